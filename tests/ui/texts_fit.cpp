// Every screen in every language on every panel, with ordinary and with large text: no character
// without a glyph, nothing cut off, no word broken.
#include <cstdio>
#include <cstring>
#include <string>

#include "engine/ui/lessons.h"
#include "engine/ui/paging.h"
#include "tests/effort.h"
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
  tests::Panel panel;
  Language language;
  bool large;
};

void dress(VirtualDevice& device, const Look& look, int players) {
  seat_players(device, players);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const bool good = set_name(device.app().saves().change_seating().seats[seat], kNames[seat],
                               std::strlen(kNames[seat]));
    TEST_ASSERT_TRUE(good);
  }
  Settings& settings = device.app().change_settings();
  settings.language = look.language;
  settings.large_text = look.large;
  settings.tracker = true;
  settings.house = house_rules_of(settings.edition);
}

// ---- the pages around the game ------------------------------------------------------------------

void press_often(VirtualDevice& device, std::uint8_t key, int times) {
  for (int i = 0; i < times; ++i) device.press(key);
}

// Along a list, with every line changed there and back.
void walk_list(VirtualDevice& device, int lines) {
  for (int i = 0; i < lines; ++i) {
    device.press(hal::kDown);
    device.press(hal::kRight);
    device.press(hal::kLeft);
  }
}

void open(VirtualDevice& device, const Screen& screen) {
  device.app().go(kHomeScreen);
  device.app().open(screen);
  device.settle();
}

void tour_of_settings(VirtualDevice& device) {
  open(device, kSettingsScreen);
  int lines = 0;  // until the cursor is back on the first
  do {
    walk_list(device, 1);
    ++lines;
  } while (device.app().memory<SettingsMemory>().cursor != 0);
  TEST_ASSERT_GREATER_THAN(std::size(kSettings), lines);
  for (int line = 0; line < lines; ++line) {  // what A opens on each line, answered with no
    open(device, kSettingsScreen);
    press_often(device, hal::kDown, line);
    const Settings before = device.app().settings();
    device.press(hal::kA);
    device.settle();
    press_often(device, hal::kDown, 2);
    if (&device.app().screen() == &kExplainScreen) press_often(device, hal::kA, 8);
    if (&device.app().screen() == &kSettingsScreen) {  // the names to erase
      device.press(hal::kA);
      device.settle();
    }
    device.app().change_settings() = before;
  }
}

void open_names(VirtualDevice& device) {
  device.app().go(kHomeScreen);
  device.app().open(kNameScreen);
  device.app().memory<NameMemory>().seat = 4;
}

void tour_of_names(VirtualDevice& device) {
  open_names(device);
  press_often(device, hal::kDown, 12);
  open_names(device);
  device.press(hal::kDown);
  device.press(hal::kA);
  for (int place = 0; place < kNameLetters; ++place) {
    press_often(device, hal::kDown, 60);
    device.press(hal::kRight);
  }
  open_names(device);  // a name that another seat has
  device.press(hal::kDown);
  device.press(hal::kA);
  device.app().memory<NameMemory>().letters[0] = u'Q';
  TEST_ASSERT_TRUE(set_name(device.app().saves().change_seating().seats[0], "Q", 1));
  device.press(hal::kA);
  TEST_ASSERT_TRUE(
      set_name(device.app().saves().change_seating().seats[0], kNames[0], std::strlen(kNames[0])));
}

void tour_of_reading(VirtualDevice& device) {
  open(device, kRulesScreen);
  press_often(device, hal::kDown, 80);
  for (std::int16_t lesson = 0; lesson < kLessons; ++lesson) {
    open(device, kLessonScreen);
    device.app().memory<LessonMemory>().lesson = lesson;
    redraw(device);
    press_often(device, hal::kDown, 12);
  }
  open(device, kLearnScreen);
  press_often(device, hal::kDown, 10);
  open(device, kKeysPageScreen);
  press_often(device, hal::kDown, 8);
  open(device, kCardListScreen);
  press_often(device, hal::kDown, 10);
  for (int prose = 0; prose < kProse; ++prose) {
    device.app().go(kHomeScreen);
    ui::explain(device.app(), Text::HouseRabbit, static_cast<Prose>(prose));
    press_often(device, hal::kDown, 8);
  }
}

void tour_of_players(VirtualDevice& device) {
  for (std::uint8_t players = kMinSeats; players <= kMaxSeats; ++players) {
    device.app().change_settings().players = players;
    open(device, kPlayersScreen);
    walk_list(device, 2 + players + 4);
    for (int line = 2 + players; line < 2 + players + 4; ++line) {
      open(device, kPlayersScreen);
      press_often(device, hal::kDown, line);
      for (int edition = 0; edition < kEditions; ++edition) device.press(hal::kRight);
      press_often(device, hal::kA, 8);
    }
  }
}

void tour_of_the_lab(VirtualDevice& device) {
  open(device, kBotsLabScreen);
  walk_list(device, 3 + kMaxSeats);
  BotMatch& lab = device.app().session().bot_match();
  lab.players = kMaxSeats;
  for (Player& seat : lab.seats) {
    seat.kind = Player::Kind::NormalBot;
    seat.character = Player::Character::Cautious;
  }
  open(device, kBotsLabScreen);
  device.press(hal::kA);
  device.wait(300);
  for (int i = 0; i < 100 && device.app().session().mode().in_background; ++i) device.wait(500);
  device.settle();
}

void tour_of_the_rest(VirtualDevice& device) {
  device.app().go(kBootScreen);
  device.settle();
  open(device, kErasingScreen);
  for (const Text said : {Text::SavingFailed, Text::ErasingFailed}) {
    device.app().go(kHomeScreen);
    device.app().notice(said);
    device.settle();
  }
  device.app().go(kHomeScreen);
  press_often(device, hal::kDown, 6);
  open(device, kMoreScreen);
  device.press(hal::kDown);
  device.app().go(kLanguageScreen);
  press_often(device, hal::kDown, kLanguages);
  device.press(hal::kA);  // the guided round is offered
  device.settle();
  open(device, kMenuScreen);
  press_often(device, hal::kDown, 6);
  open(device, kStatisticsScreen);
  press_often(device, hal::kA, 2);
  press_often(device, hal::kDown, 5);
  open(device, kSelfTestScreen);
  for (int bit = 0; bit < 8; ++bit) device.press(static_cast<std::uint8_t>(1 << bit));
  device.hold(hal::kA | hal::kB, 100);  // shorted
  device.release(hal::kB);
  device.wait(9'000);  // stuck
  device.release(hal::kA);
  for (const int battery : {100, hal::kNoBattery}) {
    device.set_battery(battery);
    device.wait(11'000);
  }
  device.set_panel_answers(false);
  device.wait(1'000);
  device.set_panel_answers(true);
  open(device, kTestPatternScreen);
}

// What a start shows after a bug, and the game that waits. The name of a long file may be broken.
void tour_of_trouble(const Look& look) {
  VirtualDevice before(look.panel, 1);
  dress(before, look, 4);
  before.wait(100);
  for (const bool game : {false, true}) {
    if (game) before.app().begin(ui::kGameMode);
    for (const bool repeated : {false, true}) {
      VirtualDevice::trouble = {hal::LastReset::Kind::Bug, repeated, "engine/ui/app.cpp", 123};
      VirtualDevice device(look.panel, 1, before.flash());
      VirtualDevice::trouble = {};
      const Reader reader(device);
      redraw(device);
      device.settle();
      device.press(hal::kA);
      device.settle();
      device.press(hal::kB);
      device.settle();
    }
  }
}

// ---- the game -----------------------------------------------------------------------------------

void look_at_menu_pages(const VirtualDevice& device) {
  const Screen* const kPages[] = {&kMenuScreen,  &kHistoryScreen, &kTrackerScreen, &kPauseScreen,
                                  &kLeaveScreen, &kBootScreen,    &kHomeScreen,    &kPeekScreen};
  for (const Screen* page : kPages) {
    VirtualDevice copy(device);
    const Reader reader(copy);
    if (page == &kPeekScreen) {
      if (copy.app().view().phase == Phase::Place) continue;
      copy.hold(hal::kLeft, 60);
      continue;
    }
    copy.app().open(*page);
    press_often(copy, hal::kDown, 9);
    if (page != &kMenuScreen && page != &kLeaveScreen) continue;
    copy.press(hal::kUp);
    copy.press(hal::kA);
    copy.settle();
  }
}

void look_at_refusal(const VirtualDevice& device) {
  VirtualDevice poor(device);
  const Reader reader(poor);
  State truth = poor.truth();
  truth.money[truth.turn] = 0;
  poor.set_truth(truth);
  if (truth.phase == Phase::Auction) poor.app().memory<AuctionMemory>().offer = 99;
  poor.press(hal::kA);
  poor.settle();
}

// Equal totals, with every explanation of them.
void look_at_ties(const VirtualDevice& device) {
  for (const TieBreak rule : {TieBreak::Cats, TieBreak::Shared}) {
    for (int tied = 1; tied <= device.app().view().players; ++tied) {
      VirtualDevice other(device);
      const Reader reader(other);
      State truth = other.truth();
      truth.house.tie_break = rule;
      const Scores before = scores(truth);
      for (Seat seat = 0; seat < tied; ++seat) {
        truth.money[seat] = static_cast<Mice>(70 - before.cats[seat]);
      }
      other.set_truth(truth);
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
  VirtualDevice device(look.panel, seed);
  dress(device, look, players);
  Settings& settings = device.app().change_settings();
  settings.speed = speed;
  settings.toggle_hand = seed % 2 == 0;
  settings.house.dog_chases_rabbit = seed % 2 == 0;
  settings.house.money = seed % 3 == 0 ? Money::Open : Money::Secret;
  settings.all_in_warning = true;
  const Reader reader(device);
  device.app().begin(ui::kGameMode);
  ButtonPlayer player(device);
  player.skip_to_turn();
  for (int turn = 0; !device.app().table().over(); ++turn) {
    if (turn % 16 == static_cast<int>(seed % 16)) look_at_menu_pages(device);
    if (device.app().view().phase == Phase::Auction && seed % 3 == 0) {  // all in?
      VirtualDevice rich(device);
      const Reader second(rich);
      const Seat seat = rich.app().view().turn;
      rich.app().memory<AuctionMemory>().offer =
          static_cast<std::int16_t>(*rich.app().view().money[seat] + rich.app().view().bids[seat]);
      rich.press(hal::kA);
      rich.settle();
    }
    if (device.app().view().phase != Phase::Place) look_at_refusal(device);
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  press_often(device, hal::kDown, 2);
  look_at_menu_pages(device);
  look_at_ties(device);
  open(device, kStatisticsScreen);
  press_often(device, hal::kA, 2);
  press_often(device, hal::kDown, 1);
  press_often(device, hal::kA, 1);
  press_often(device, hal::kDown, 5);
  tour_of_settings(device);  // now there are names to erase
}

void guided_round(const Look& look) {
  VirtualDevice device(look.panel, 1);
  dress(device, look, 4);
  const Reader reader(device);
  device.app().begin(ui::kLessonMode);
  for (int i = 0; i < 200 && (&device.app().session().mode() == &session::kLessonMode); ++i) {
    device.settle();
    if (&device.app().screen() == &kHandScreen) {
      const Face card = device.truth().hands[kLearner].lowest();
      ButtonPlayer(device).play(Action::place(kLearner, card));
    } else {
      device.press(hal::kA);
    }
  }
  TEST_ASSERT_FALSE((&device.app().session().mode() == &session::kLessonMode));
}

void tour(const Look& look) {
  {
    VirtualDevice device(look.panel, 1);
    dress(device, look, 4);
    const Reader reader(device);
    tour_of_settings(device);
    tour_of_names(device);
    tour_of_reading(device);
    tour_of_players(device);
    tour_of_the_lab(device);
    tour_of_the_rest(device);
  }
  tour_of_trouble(look);
  guided_round(look);
  if (kEffort == Effort::Short && look.large) return;
  for (std::uint64_t seed = 1; seed <= by_effort<std::uint64_t>(1, 2, 6); ++seed) {
    game(look, kMinSeats + static_cast<int>(seed % 3), seed, Speed::Off);
  }
  if (kEffort != Effort::Short) game(look, 4, 7, Speed::Fast);
}

void on(const tests::Panel& panel) {
  Reader::faults.clear();
  Reader::texts = 0;
  // A quick run reads all languages where there is least room, and the one with the longest words
  // everywhere.
  const bool all = kEffort != Effort::Short || panel.width <= 128;
  for (int language = 0; language < kLanguages; ++language) {
    if (!all && static_cast<Language>(language) != Language::German) continue;
    for (const bool large : {false, true}) tour({panel, static_cast<Language>(language), large});
  }
  std::printf("%dx%d: %ld texts read\n", panel.width, panel.height, Reader::texts);
  for (const std::string& fault : Reader::faults) std::printf("%s\n", fault.c_str());
  TEST_ASSERT_EQUAL_MESSAGE(0, Reader::faults.size(), "texts that do not fit");
}

void every_text_fits_on_the_small_panel() { on(kOled); }
void every_text_fits_on_the_narrow_panel() { on(kNarrow); }
void every_text_fits_on_the_square_panel() { on(kSquare); }
void every_text_fits_on_the_wide_panel() { on(kWide); }
void every_text_fits_on_the_tall_panel() { on(kTall); }

void every_screen_was_read() {
  if (scaled(10) < 10) return;                              // too few games for every screen
  TEST_ASSERT_EQUAL(kScreens - 1, Reader::screens.size());  // asleep there is nothing to read
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_text_fits_on_the_small_panel);
  RUN_TEST(every_text_fits_on_the_narrow_panel);
  RUN_TEST(every_text_fits_on_the_square_panel);
  RUN_TEST(every_text_fits_on_the_wide_panel);
  RUN_TEST(every_text_fits_on_the_tall_panel);
  RUN_TEST(every_screen_was_read);
  return UNITY_END();
}
