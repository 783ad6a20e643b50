// Every screen in every language on every panel, with ordinary and with large text: no character
// without a glyph, nothing cut off, no word broken.
#include <cstdio>
#include <cstring>
#include <string>

#include "engine/ui/lessons.h"
#include "tests/ui/button_player.h"
#include "tests/ui/text_reader.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using namespace felicity::ui;

// The widest names there are, and letters of every language.
constexpr const char* kNames[] = {"Wwwwwwww", "ŠŠŠŠŠŠŠŠ", "Ľubomíra", "Ärgeröße", "Ijsbrand"};

struct Look {
  Panel panel;
  Language language;
  bool large;
};

void dress(Pocket& pocket, const Look& look, int players) {
  seat_players(pocket, players);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const bool good = set_name(pocket.app().player(seat), kNames[seat], std::strlen(kNames[seat]));
    TEST_ASSERT_TRUE(good);
  }
  Settings& settings = pocket.app().change_settings();
  settings.language = look.language;
  settings.large_text = look.large;
  settings.tracker = true;
  settings.house = house_rules_of(settings.edition);
}

// ---- the pages around the game ------------------------------------------------------------------

void press_often(Pocket& pocket, std::uint8_t key, int times) {
  for (int i = 0; i < times; ++i) pocket.press(key);
}

// Along a list, with every line changed there and back.
void walk_list(Pocket& pocket, int lines) {
  for (int i = 0; i < lines; ++i) {
    pocket.press(hal::kDown);
    pocket.press(hal::kRight);
    pocket.press(hal::kLeft);
  }
}

void open(Pocket& pocket, const Screen& screen) {
  pocket.app().go(kHomeScreen);
  pocket.app().open(screen);
  pocket.settle();
}

void tour_of_settings(Pocket& pocket) {
  open(pocket, kSettingsScreen);
  walk_list(pocket, 16);
  for (int line = 0; line < 16; ++line) {  // what A opens on each line, answered with no
    open(pocket, kSettingsScreen);
    press_often(pocket, hal::kDown, line);
    const Settings before = pocket.app().settings();
    pocket.press(hal::kA);
    pocket.settle();
    press_often(pocket, hal::kDown, 2);
    if (&pocket.app().screen() == &kExplainScreen) press_often(pocket, hal::kA, 8);
    if (&pocket.app().screen() == &kSettingsScreen) {  // the names to erase
      pocket.press(hal::kA);
      pocket.settle();
    }
    pocket.app().change_settings() = before;
  }
}

void open_names(Pocket& pocket) {
  pocket.app().go(kHomeScreen);
  pocket.app().open(kNameScreen);
  pocket.app().memory().seat = 4;
}

void tour_of_names(Pocket& pocket) {
  open_names(pocket);
  press_often(pocket, hal::kDown, 12);
  open_names(pocket);
  pocket.press(hal::kDown);
  pocket.press(hal::kA);
  for (int place = 0; place < kNameLetters; ++place) {
    press_often(pocket, hal::kDown, 60);
    pocket.press(hal::kRight);
  }
  open_names(pocket);  // a name that somebody has
  pocket.press(hal::kDown);
  pocket.press(hal::kA);
  pocket.app().memory().letters[0] = u'Q';
  TEST_ASSERT_TRUE(set_name(pocket.app().player(0), "Q", 1));
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(set_name(pocket.app().player(0), kNames[0], std::strlen(kNames[0])));
}

void tour_of_reading(Pocket& pocket) {
  open(pocket, kRulesScreen);
  press_often(pocket, hal::kDown, 80);
  for (std::int16_t lesson = 0; lesson < kLessons; ++lesson) {
    open(pocket, kLessonScreen);
    pocket.app().memory().value = lesson;
    pocket.app().redraw();
    press_often(pocket, hal::kDown, 12);
  }
  open(pocket, kLearnScreen);
  press_often(pocket, hal::kDown, 7);
  open(pocket, kCardListScreen);
  press_often(pocket, hal::kDown, 10);
  for (int prose = 0; prose < kProse; ++prose) {
    pocket.app().go(kHomeScreen);
    pocket.app().explain(Text::HouseRabbit, static_cast<Prose>(prose));
    press_often(pocket, hal::kDown, 8);
  }
}

void tour_of_players(Pocket& pocket) {
  for (std::uint8_t players = kMinSeats; players <= kMaxSeats; ++players) {
    pocket.app().change_settings().players = players;
    open(pocket, kPlayersScreen);
    walk_list(pocket, 2 + players + 4);
    for (int line = 2 + players; line < 2 + players + 4; ++line) {
      open(pocket, kPlayersScreen);
      press_often(pocket, hal::kDown, line);
      for (int edition = 0; edition < kEditions; ++edition) pocket.press(hal::kRight);
      press_often(pocket, hal::kA, 8);
    }
  }
}

void tour_of_the_lab(Pocket& pocket) {
  open(pocket, kBotsLabScreen);
  walk_list(pocket, 3 + kMaxSeats);
  Lab& lab = pocket.app().change_lab();
  lab.players = kMaxSeats;
  for (Player& seat : lab.seats) {
    seat.kind = Player::Kind::NormalBot;
    seat.character = Player::Character::Cautious;
  }
  open(pocket, kBotsLabScreen);
  pocket.press(hal::kA);
  pocket.wait(300);
  for (int i = 0; i < 100 && pocket.app().in_lab(); ++i) pocket.wait(500);
  pocket.settle();
}

void tour_of_the_rest(Pocket& pocket) {
  pocket.app().go(kBootScreen);
  pocket.settle();
  open(pocket, kErasingScreen);
  for (const Text said : {Text::SavingFailed, Text::ErasingFailed}) {
    pocket.app().go(kHomeScreen);
    pocket.app().notice(said);
    pocket.settle();
  }
  pocket.app().go(kHomeScreen);
  press_often(pocket, hal::kDown, 6);
  open(pocket, kMenuScreen);
  press_often(pocket, hal::kDown, 6);
  open(pocket, kStatisticsScreen);
  press_often(pocket, hal::kA, 2);
  press_often(pocket, hal::kDown, 5);
  open(pocket, kSelfTestScreen);
  for (int bit = 0; bit < 8; ++bit) pocket.press(static_cast<std::uint8_t>(1 << bit));
  pocket.hold(hal::kA | hal::kB, 100);  // shorted
  pocket.release(hal::kB);
  pocket.wait(9'000);  // stuck
  pocket.release(hal::kA);
  for (const int battery : {100, hal::kNoBattery}) {
    pocket.set_battery(battery);
    pocket.wait(11'000);
  }
  pocket.set_panel_answers(false);
  pocket.wait(1'000);
  pocket.set_panel_answers(true);
}

// What a start shows after a bug, and the game that waits. The name of a long file may be broken.
void tour_of_trouble(const Look& look) {
  Pocket before(look.panel, 1);
  dress(before, look, 4);
  before.wait(100);
  for (const bool game : {false, true}) {
    if (game) before.app().begin_game();
    for (const bool again : {false, true}) {
      Pocket::trouble = {hal::Trouble::Kind::Bug, again, "engine/ui/app.cpp", 123};
      Pocket pocket(look.panel, 1, before.flash());
      Pocket::trouble = {};
      const Reader reader(pocket);
      pocket.app().redraw();
      pocket.settle();
      pocket.press(hal::kA);
      pocket.settle();
      pocket.press(hal::kB);
      pocket.settle();
    }
  }
}

// ---- the game -----------------------------------------------------------------------------------

void look_beside_the_game(const Pocket& pocket) {
  const Screen* const kPages[] = {&kMenuScreen,  &kHistoryScreen, &kTrackerScreen, &kPauseScreen,
                                  &kLeaveScreen, &kBootScreen,    &kHomeScreen,    &kPeekScreen};
  for (const Screen* page : kPages) {
    Pocket beside(pocket);
    const Reader reader(beside);
    if (page == &kPeekScreen) {
      if (beside.app().view().phase == Phase::Place) continue;
      beside.hold(hal::kLeft, 60);
      continue;
    }
    beside.app().open(*page);
    press_often(beside, hal::kDown, 9);
    if (page != &kMenuScreen && page != &kLeaveScreen) continue;
    beside.press(hal::kUp);
    beside.press(hal::kA);
    beside.settle();
  }
}

// Equal totals, and all there is to say about them.
void look_at_ties(const Pocket& pocket) {
  for (const TieBreak rule : {TieBreak::Cats, TieBreak::Shared}) {
    for (int tied = 1; tied <= pocket.app().view().players; ++tied) {
      Pocket other(pocket);
      const Reader reader(other);
      State& truth = other.app().table_for_test().truth();
      truth.house.tie_break = rule;
      const Scores before = scores(truth);
      for (Seat seat = 0; seat < tied; ++seat) {
        truth.money[seat] = static_cast<Mice>(70 - before.cats[seat]);
      }
      for (const Screen* page : {&kScoringScreen, &kPodiumScreen}) {
        other.app().go(*page);
        for (int i = 0; i < 4; ++i) {
          other.settle();
          other.press(page == &kScoringScreen ? hal::kA : hal::kDown);
        }
      }
    }
  }
}

void game(const Look& look, int players, std::uint64_t seed, Speed speed) {
  Random random = Random::from_seed(seed);
  Pocket pocket(look.panel, seed);
  dress(pocket, look, players);
  Settings& settings = pocket.app().change_settings();
  settings.speed = speed;
  settings.toggle_hand = seed % 2 == 0;
  settings.house.dog_chases_rabbit = seed % 2 == 0;
  settings.house.money = seed % 3 == 0 ? Money::Open : Money::Secret;
  settings.all_in_warning = true;
  const Reader reader(pocket);
  pocket.app().begin_game();
  Fingers fingers(pocket);
  fingers.skip_to_turn();
  for (int turn = 0; !pocket.app().table().over(); ++turn) {
    if (turn % 16 == static_cast<int>(seed % 16)) look_beside_the_game(pocket);
    if (pocket.app().view().phase == Phase::Auction && seed % 3 == 0) {  // all in?
      Pocket rich(pocket);
      const Reader second(rich);
      const Seat seat = rich.app().view().turn;
      rich.app().memory().value =
          static_cast<std::int16_t>(*rich.app().view().money[seat] + rich.app().view().bids[seat]);
      rich.press(hal::kA);
      rich.settle();
    }
    fingers.play(fingers.decide(random));
    fingers.skip_to_turn();
  }
  press_often(pocket, hal::kDown, 2);
  look_beside_the_game(pocket);
  look_at_ties(pocket);
  open(pocket, kStatisticsScreen);
  press_often(pocket, hal::kA, 2);
  press_often(pocket, hal::kDown, 1);
  press_often(pocket, hal::kA, 1);
  press_often(pocket, hal::kDown, 5);
  tour_of_settings(pocket);  // now there are names to erase
}

void guided_round(const Look& look) {
  Pocket pocket(look.panel, 1);
  dress(pocket, look, 4);
  const Reader reader(pocket);
  pocket.app().begin_lesson_game();
  for (int i = 0; i < 200 && pocket.app().in_lesson(); ++i) {
    pocket.settle();
    if (&pocket.app().screen() == &kCoverScreen) {
      pocket.hold(hal::kA, 60);
      pocket.press(hal::kB);
      pocket.release(hal::kA, 300);
    } else {
      pocket.press(hal::kA);
    }
  }
  TEST_ASSERT_FALSE(pocket.app().in_lesson());
}

void tour(const Look& look) {
  {
    Pocket pocket(look.panel, 1);
    dress(pocket, look, 4);
    const Reader reader(pocket);
    tour_of_settings(pocket);
    tour_of_names(pocket);
    tour_of_reading(pocket);
    tour_of_players(pocket);
    tour_of_the_lab(pocket);
    tour_of_the_rest(pocket);
  }
  tour_of_trouble(look);
  guided_round(look);
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(scaled(6)); ++seed) {
    game(look, kMinSeats + static_cast<int>(seed % 3), seed, Speed::Off);
  }
  game(look, 4, 7, Speed::Fast);
}

void on(const Panel& panel) {
  Reader::faults.clear();
  Reader::texts = 0;
  for (int language = 0; language < kLanguages; ++language) {
    for (const bool large : {false, true}) tour({panel, static_cast<Language>(language), large});
  }
  std::printf("%dx%d: %ld texts read\n", panel.width, panel.height, Reader::texts);
  for (const std::string& fault : Reader::faults) std::printf("%s\n", fault.c_str());
  TEST_ASSERT_EQUAL_MESSAGE(0, Reader::faults.size(), "texts that do not fit");
}

void every_text_fits_on_the_small_panel() { on(kOled); }
void every_text_fits_on_the_square_panel() { on(kSquare); }
void every_text_fits_on_the_wide_panel() { on(kWide); }

void every_screen_was_read() {
  if (scaled(10) < 10) return;                              // too few games for every screen
  TEST_ASSERT_EQUAL(kScreens - 1, Reader::screens.size());  // asleep there is nothing to read
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_text_fits_on_the_small_panel);
  RUN_TEST(every_text_fits_on_the_square_panel);
  RUN_TEST(every_text_fits_on_the_wide_panel);
  RUN_TEST(every_screen_was_read);
  return UNITY_END();
}
