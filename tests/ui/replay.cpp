// A game of the past, watched: the screens of the game itself, and whoever watches goes on or
// leaves.
#include <cstdio>

#include "tests/ui/replayed_game.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

// ---- what is seen ------------------------------------------------------------------------------

void a_watched_game_shows_the_results_and_the_podium_of_the_game_itself() {
  for (int players = kMinSeats; players <= kMaxSeats; ++players) {
    Told played;
    Pocket pocket = with_a_finished_game(kOled, players, 4, played);
    const Record record = record_of(pocket);
    pocket.app().change_settings().speed = ui::Speed::Fast;
    watch_newest(pocket);
    const Told watched = watch_to_the_podium(pocket);
    TEST_ASSERT_EQUAL(kRounds, played.results.size());
    TEST_ASSERT_TRUE(played == watched);
    TEST_ASSERT_TRUE(record.moves == record_of(pocket).moves);
    TEST_ASSERT_TRUE(record.deal == record_of(pocket).deal);
  }
}

void the_podium_is_the_same_in_colour() {
  for (const Panel& panel : {kSquare, kWide}) {
    Told played;
    Pocket pocket = with_a_finished_game(panel, 4, 6, played);
    pocket.app().change_settings().speed = ui::Speed::Fast;
    watch_newest(pocket);
    TEST_ASSERT_TRUE(played.podium == watch_to_the_podium(pocket).podium);
  }
}

void every_seat_acts_by_itself_and_nobody_is_asked_to_lift_a_cover() {
  Pocket pocket = with_a_finished_game(kOled, 3, 5);
  pocket.app().change_settings().speed = ui::Speed::Fast;
  watch_newest(pocket);
  TEST_ASSERT_TRUE(at(pocket, ui::kDealScreen));
  TEST_ASSERT_TRUE(pocket.app().is_demo());
  for (int i = 0; i < 60'000 && !at(pocket, ui::kScoringScreen); ++i) {
    TEST_ASSERT_FALSE(at(pocket, ui::kCoverScreen) || at(pocket, ui::kAuctionScreen) ||
                      at(pocket, ui::kLastChanceScreen));
    TEST_ASSERT_FALSE(pocket.app().can_take_back());
    pocket.wait(10);
  }
  TEST_ASSERT_TRUE(at(pocket, ui::kScoringScreen));
}

void a_goes_on_at_once() {
  Pocket pocket = with_a_finished_game(kOled, 4, 5);
  pocket.app().change_settings().speed = ui::Speed::Slow;
  watch_newest(pocket);
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kWaitScreen));
  const int before = record_of(pocket).moves.size();
  pocket.hold(hal::kA, 5);
  pocket.release(hal::kA, 5);
  TEST_ASSERT_EQUAL(before + 1, record_of(pocket).moves.size());
}

// Everything else is gone in no time then.
void without_animations_a_result_waits_for_a_press() {
  Pocket pocket = with_a_finished_game(kOled, 3, 5);
  pocket.app().change_settings().speed = ui::Speed::Off;
  watch_newest(pocket);
  for (int round = 1; round <= kRounds; ++round) {
    pocket.wait(10'000);
    TEST_ASSERT_TRUE(at(pocket, ui::kResultScreen));
    TEST_ASSERT_EQUAL(round == kRounds ? round : round + 1, pocket.app().view().round);
    pocket.press(hal::kA);
  }
  pocket.settle();
  TEST_ASSERT_TRUE(at(pocket, ui::kScoringScreen));
}

// Two minutes without a key put it to sleep otherwise; at the scoring it waits for one.
void the_device_stays_awake_as_long_as_the_game_goes_on() {
  Pocket pocket = with_a_finished_game(kOled, 4, 4);
  pocket.app().change_settings().speed = ui::Speed::Normal;
  watch_newest(pocket);
  const std::uint64_t from = pocket.now();
  const int light = pocket.light();
  for (int i = 0; i < 60'000 && !at(pocket, ui::kScoringScreen); ++i) {
    TEST_ASSERT_EQUAL(light, pocket.light());
    pocket.wait(10);
  }
  TEST_ASSERT_TRUE(at(pocket, ui::kScoringScreen));
  TEST_ASSERT_GREATER_THAN(130'000, pocket.now() - from);
  pocket.wait(130'000);
  TEST_ASSERT_TRUE(at(pocket, ui::kSleepScreen));
}

void the_podium_of_the_past_begins_no_rematch() {
  Pocket pocket = with_a_finished_game(kOled, 3, 5);
  pocket.app().change_settings().speed = ui::Speed::Fast;
  watch_newest(pocket);
  watch_to_the_podium(pocket);
  pocket.press(hal::kA);
  TEST_ASSERT_FALSE(pocket.app().is_watching());
  TEST_ASSERT_TRUE(at(pocket, ui::kLastGamesScreen));
  TEST_ASSERT_FALSE(pocket.app().table().running());
}

void leaving_leads_back_to_the_page_of_the_same_game() {
  Pocket pocket = with_a_finished_game(kOled, 3, 5);
  for (int game = 0; game < 2; ++game) {
    pocket.app().begin_game();
    Random random = Random::from_seed(9);
    Fingers(pocket).play_game(random);
  }
  pocket.app().go(ui::kStatisticsScreen);
  pocket.press(hal::kA);
  pocket.press(hal::kDown);
  const int number = pocket.app().finished().number;
  const std::uint64_t page = pocket.picture();
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(pocket.app().is_watching());
  pocket.press(hal::kB);
  TEST_ASSERT_TRUE(at(pocket, ui::kLastGamesScreen));
  TEST_ASSERT_EQUAL(number, pocket.app().finished().number);
  TEST_ASSERT_EQUAL_UINT64(page, pocket.picture());
  pocket.press(hal::kDown);
  TEST_ASSERT_EQUAL(number - 1, pocket.app().finished().number);
  pocket.press(hal::kB);
  pocket.press(hal::kB);
  TEST_ASSERT_TRUE(at(pocket, ui::kHomeScreen));
}

void the_menu_leaves_without_a_question() {
  Pocket pocket = with_a_finished_game(kOled, 3, 5);
  pocket.app().change_settings().speed = ui::Speed::Slow;
  watch_newest(pocket);
  pocket.press(hal::kA);
  pocket.press(hal::kY);
  TEST_ASSERT_TRUE(at(pocket, ui::kMenuScreen));
  pocket.press(hal::kB);  // closes the menu, no more
  TEST_ASSERT_TRUE(pocket.app().is_watching());
  TEST_ASSERT_TRUE(at(pocket, ui::kWaitScreen));
  pocket.press(hal::kY);
  pocket.press(hal::kUp);
  pocket.press(hal::kA);
  TEST_ASSERT_FALSE(pocket.app().is_watching());
  TEST_ASSERT_TRUE(at(pocket, ui::kLastGamesScreen));
}

// ---- a record may end after any action ---------------------------------------------------------

// The game as far as `moves` half bytes tell it; false: they end within an action.
bool ends_between_actions(const Record& record) {
  Replay replay(record);
  Action action;
  Events events;
  while (!replay.at_end()) {
    if (!replay.step(action, events)) return false;
  }
  return true;
}

void an_unfinished_record_ends_with_a_notice_after_its_last_action() {
  int ends = 0;
  for (int players = kMinSeats; players <= kMaxSeats; ++players) {
    Pocket finished = with_a_finished_game(kOled, players, 7);
    const Record whole = record_of(finished);
    for (int moves = 0; moves < whole.moves.size(); ++moves) {
      Record part = whole;
      part.moves.truncate(moves);
      if (!ends_between_actions(part)) continue;
      Pocket pocket(kOled, 1);
      pocket.app().change_settings().speed = ui::Speed::Off;
      pocket.app().watch(part);
      for (int i = 0; i < 1000 && !at(pocket, ui::kQuestionScreen); ++i) {
        pocket.wait(10);
        if (at(pocket, ui::kResultScreen)) pocket.press(hal::kA);
      }
      TEST_ASSERT_TRUE(at(pocket, ui::kQuestionScreen));
      TEST_ASSERT_TRUE(pocket.app().is_notice());
      TEST_ASSERT_EQUAL_STRING("The record ends here", pocket.app().question().c_str());
      TEST_ASSERT_TRUE(part.moves == record_of(pocket).moves);
      pocket.wait(300);
      pocket.press(moves % 2 == 0 ? hal::kA : hal::kB);
      TEST_ASSERT_FALSE(pocket.app().is_watching());
      TEST_ASSERT_FALSE(at(pocket, ui::kQuestionScreen));
      ++ends;
    }
  }
  std::printf("%d records that end somewhere\n", ends);
  TEST_ASSERT_GREATER_THAN(100, ends);
}

// ---- any keys at all ---------------------------------------------------------------------------

bool begins_with(const Moves& longer, const Moves& shorter) {
  Moves cut = longer;
  if (cut.size() < shorter.size()) return false;
  cut.truncate(shorter.size());
  return cut == shorter;
}

void a_monkey_that_watches_sees_the_game_of_the_record_and_no_secret() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    Pocket pocket = with_a_finished_game(panel, 3 + panel.width % 3, 11);
    pocket.app().change_settings().speed = panel.width == 240 ? ui::Speed::Off : ui::Speed::Fast;
    const Record record = record_of(pocket);
    Random random = Random::from_seed(static_cast<std::uint64_t>(panel.width));
    int ends = 0;
    int games = 0;
    for (int i = 0; i < scaled(20'000); ++i) {
      if (!pocket.app().is_watching()) {
        pocket.release(pocket.held(), 300);
        pocket.app().watch(record);
        ++games;
      }
      // Hardly ever B: it is the end. Not the menu: it leads to the settings, and from there
      // anything may be erased.
      const std::uint8_t kKeys[] = {hal::kA, hal::kA, hal::kA, hal::kUp, hal::kDown, hal::kLeft};
      const bool leaves = below(random, 400) == 0;
      const std::uint8_t key = leaves ? std::uint8_t{hal::kB} : kKeys[below(random, 6)];
      pocket.hold(key, static_cast<int>(below(random, 60)));
      pocket.release(key, static_cast<int>(below(random, 300)));
      TEST_ASSERT_FALSE(pocket.app().screen().secret);
      if (!pocket.app().is_watching()) continue;
      TEST_ASSERT_TRUE(begins_with(record.moves, record_of(pocket).moves));
      TEST_ASSERT_TRUE(record.deal == record_of(pocket).deal);
      ends += at(pocket, ui::kPodiumScreen) ? 1 : 0;
    }
    std::printf("%dx%d: %d times watched\n", panel.width, panel.height, games);
    TEST_ASSERT_GREATER_THAN(1, games);
    TEST_ASSERT_GREATER_THAN(0, ends);
    TEST_ASSERT_EQUAL(1, pocket.app().series_games());
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_watched_game_shows_the_results_and_the_podium_of_the_game_itself);
  RUN_TEST(the_podium_is_the_same_in_colour);
  RUN_TEST(every_seat_acts_by_itself_and_nobody_is_asked_to_lift_a_cover);
  RUN_TEST(a_goes_on_at_once);
  RUN_TEST(without_animations_a_result_waits_for_a_press);
  RUN_TEST(the_device_stays_awake_as_long_as_the_game_goes_on);
  RUN_TEST(the_podium_of_the_past_begins_no_rematch);
  RUN_TEST(leaving_leads_back_to_the_page_of_the_same_game);
  RUN_TEST(the_menu_leaves_without_a_question);
  RUN_TEST(an_unfinished_record_ends_with_a_notice_after_its_last_action);
  RUN_TEST(a_monkey_that_watches_sees_the_game_of_the_record_and_no_secret);
  return UNITY_END();
}
