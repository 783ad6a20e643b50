// A replay: the screens of the game itself, with keys that only skip pauses or leave.
#include <cstdio>

#include "tests/ui/replayed_game.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

// ---- what is seen ------------------------------------------------------------------------------

void a_replay_shows_the_results_and_the_podium_of_the_game() {
  for (int players = kMinSeats; players <= kMaxSeats; ++players) {
    SeenGame played;
    VirtualDevice device = with_a_finished_game(kOled, players, 4, played);
    const Record record = record_of(device);
    device.app().change_settings().speed = ui::Speed::Fast;
    watch_newest(device);
    const SeenGame watched = watch_to_the_podium(device);
    TEST_ASSERT_EQUAL(kRounds, played.results.size());
    TEST_ASSERT_TRUE(played == watched);
    TEST_ASSERT_TRUE(record.moves == record_of(device).moves);
    TEST_ASSERT_TRUE(record.deal == record_of(device).deal);
  }
}

void the_podium_is_the_same_in_colour() {
  for (const Panel& panel : {kSquare, kWide}) {
    SeenGame played;
    VirtualDevice device = with_a_finished_game(panel, 4, 6, played);
    device.app().change_settings().speed = ui::Speed::Fast;
    watch_newest(device);
    TEST_ASSERT_TRUE(played.podium == watch_to_the_podium(device).podium);
  }
}

void a_replay_plays_every_seat_without_any_cover() {
  VirtualDevice device = with_a_finished_game(kOled, 3, 5);
  device.app().change_settings().speed = ui::Speed::Fast;
  watch_newest(device);
  TEST_ASSERT_TRUE(at(device, ui::kDealScreen));
  TEST_ASSERT_TRUE(device.app().session().is_demo());
  for (int i = 0; i < 60'000 && !at(device, ui::kScoringScreen); ++i) {
    TEST_ASSERT_FALSE(at(device, ui::kCoverScreen) || at(device, ui::kAuctionScreen) ||
                      at(device, ui::kLastChanceScreen));
    TEST_ASSERT_FALSE(device.app().session().can_take_back());
    device.wait(10);
  }
  TEST_ASSERT_TRUE(at(device, ui::kScoringScreen));
}

void A_skips_the_pause() {
  VirtualDevice device = with_a_finished_game(kOled, 4, 5);
  device.app().change_settings().speed = ui::Speed::Slow;
  watch_newest(device);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kWaitScreen));
  const int before = record_of(device).moves.size();
  device.hold(hal::kA, 5);
  device.release(hal::kA, 5);
  TEST_ASSERT_EQUAL(before + 1, record_of(device).moves.size());
}

// Without animations all other screens close at once.
void without_animations_a_result_waits_for_a_press() {
  VirtualDevice device = with_a_finished_game(kOled, 3, 5);
  device.app().change_settings().speed = ui::Speed::Off;
  watch_newest(device);
  for (int round = 1; round <= kRounds; ++round) {
    device.wait(10'000);
    TEST_ASSERT_TRUE(at(device, ui::kResultScreen));
    TEST_ASSERT_EQUAL(round == kRounds ? round : round + 1, device.app().view().round);
    device.press(hal::kA);
  }
  device.settle();
  TEST_ASSERT_TRUE(at(device, ui::kScoringScreen));
}

// Elsewhere two minutes without a key put the device to sleep; the scoring waits for a key.
void the_device_stays_awake_as_long_as_the_game_goes_on() {
  VirtualDevice device = with_a_finished_game(kOled, 4, 4);
  device.app().change_settings().speed = ui::Speed::Normal;
  watch_newest(device);
  const std::uint64_t from = device.now();
  const int light = device.light();
  for (int i = 0; i < 60'000 && !at(device, ui::kScoringScreen); ++i) {
    TEST_ASSERT_EQUAL(light, device.light());
    device.wait(10);
  }
  TEST_ASSERT_TRUE(at(device, ui::kScoringScreen));
  TEST_ASSERT_GREATER_THAN(130'000, device.now() - from);
  device.wait(130'000);
  TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
}

void the_podium_of_a_replay_offers_no_rematch() {
  VirtualDevice device = with_a_finished_game(kOled, 3, 5);
  device.app().change_settings().speed = ui::Speed::Fast;
  watch_newest(device);
  watch_to_the_podium(device);
  device.press(hal::kA);
  TEST_ASSERT_FALSE(device.app().session().mode().recorded);
  TEST_ASSERT_TRUE(at(device, ui::kLastGamesScreen));
  TEST_ASSERT_FALSE(device.app().table().running());
}

void leaving_leads_back_to_the_page_of_the_same_game() {
  VirtualDevice device = with_a_finished_game(kOled, 3, 5);
  for (int game = 0; game < 2; ++game) {
    device.app().begin(ui::kGameMode);
    Random random = Random::from_seed(9);
    ButtonPlayer(device).play_game(random);
  }
  device.app().go(ui::kStatisticsScreen);
  device.press(hal::kA);
  device.press(hal::kDown);
  const int number = device.app().archive().game().number;
  const std::uint64_t page = device.picture();
  device.press(hal::kA);
  TEST_ASSERT_TRUE(device.app().session().mode().recorded);
  device.press(hal::kB);
  TEST_ASSERT_TRUE(at(device, ui::kLastGamesScreen));
  TEST_ASSERT_EQUAL(number, device.app().archive().game().number);
  TEST_ASSERT_EQUAL_UINT64(page, device.picture());
  device.press(hal::kDown);
  TEST_ASSERT_EQUAL(number - 1, device.app().archive().game().number);
  device.press(hal::kB);
  device.press(hal::kB);
  TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
}

void the_menu_leaves_without_a_question() {
  VirtualDevice device = with_a_finished_game(kOled, 3, 5);
  device.app().change_settings().speed = ui::Speed::Slow;
  watch_newest(device);
  device.press(hal::kA);
  device.press(hal::kY);
  TEST_ASSERT_TRUE(at(device, ui::kMenuScreen));
  device.press(hal::kB);  // only closes the menu
  TEST_ASSERT_TRUE(device.app().session().mode().recorded);
  TEST_ASSERT_TRUE(at(device, ui::kWaitScreen));
  device.press(hal::kY);
  device.press(hal::kUp);
  device.press(hal::kA);
  TEST_ASSERT_FALSE(device.app().session().mode().recorded);
  TEST_ASSERT_TRUE(at(device, ui::kLastGamesScreen));
}

// ---- a record may end after any action ---------------------------------------------------------

// False: the last action is cut, and a record like this is refused when it is decoded.
bool ends_between_actions(const Record& record) {
  std::uint8_t bytes[kMostRecordBytes];
  Record decoded;
  return decode(decoded, bytes, encode(record, bytes)) == RecordFault::None;
}

void an_unfinished_record_ends_with_a_notice_after_its_last_action() {
  int ends = 0;
  for (int players = kMinSeats; players <= kMaxSeats; ++players) {
    VirtualDevice finished = with_a_finished_game(kOled, players, 7);
    const Record whole = record_of(finished);
    for (int moves = 0; moves < whole.moves.size(); ++moves) {
      Record part = whole;
      part.moves.truncate(moves);
      if (!ends_between_actions(part)) continue;
      VirtualDevice device(kOled, 1);
      device.app().change_settings().speed = ui::Speed::Off;
      device.app().watch(part);
      for (int i = 0; i < 1000 && !at(device, ui::kQuestionScreen); ++i) {
        device.wait(10);
        if (at(device, ui::kResultScreen)) device.press(hal::kA);
      }
      TEST_ASSERT_TRUE(at(device, ui::kQuestionScreen));
      TEST_ASSERT_TRUE(device.app().question().is_notice);
      TEST_ASSERT_EQUAL_STRING("The record ends here", device.app().question().words.c_str());
      TEST_ASSERT_TRUE(part.moves == record_of(device).moves);
      device.wait(300);
      device.press(moves % 2 == 0 ? hal::kA : hal::kB);
      TEST_ASSERT_FALSE(device.app().session().mode().recorded);
      TEST_ASSERT_FALSE(at(device, ui::kQuestionScreen));
      ++ends;
    }
  }
  std::printf("%d records that end before their game\n", ends);
  TEST_ASSERT_GREATER_THAN(100, ends);
}

// ---- any keys at all ---------------------------------------------------------------------------

bool begins_with(const Moves& longer, const Moves& shorter) {
  Moves cut = longer;
  if (cut.size() < shorter.size()) return false;
  cut.truncate(shorter.size());
  return cut == shorter;
}

void random_keys_during_a_replay_show_the_recorded_game_and_no_secret() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    VirtualDevice device = with_a_finished_game(panel, 3 + panel.width % 3, 11);
    device.app().change_settings().speed = panel.width == 240 ? ui::Speed::Off : ui::Speed::Fast;
    const Record record = record_of(device);
    Random random = Random::from_seed(static_cast<std::uint64_t>(panel.width));
    int ends = 0;
    int games = 0;
    for (int i = 0; i < scaled(20'000); ++i) {
      if (!device.app().session().mode().recorded) {
        device.release(device.held(), 300);
        device.app().watch(record);
        ++games;
      }
      // Rarely B: it ends the replay. Not the menu: it leads to the settings, which can erase
      // everything.
      const std::uint8_t kKeys[] = {hal::kA, hal::kA, hal::kA, hal::kUp, hal::kDown, hal::kLeft};
      const bool leaves = below(random, 400) == 0;
      const std::uint8_t key = leaves ? std::uint8_t{hal::kB} : kKeys[below(random, 6)];
      device.hold(key, static_cast<int>(below(random, 60)));
      device.release(key, static_cast<int>(below(random, 300)));
      TEST_ASSERT_FALSE(device.app().screen().secret);
      if (!device.app().session().mode().recorded) continue;
      TEST_ASSERT_TRUE(begins_with(record.moves, record_of(device).moves));
      TEST_ASSERT_TRUE(record.deal == record_of(device).deal);
      ends += at(device, ui::kPodiumScreen) ? 1 : 0;
    }
    std::printf("%dx%d: %d times watched\n", panel.width, panel.height, games);
    TEST_ASSERT_GREATER_THAN(1, games);
    TEST_ASSERT_GREATER_THAN(0, ends);
    TEST_ASSERT_EQUAL(1, device.app().saves().seating().games);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_replay_shows_the_results_and_the_podium_of_the_game);
  RUN_TEST(the_podium_is_the_same_in_colour);
  RUN_TEST(a_replay_plays_every_seat_without_any_cover);
  RUN_TEST(A_skips_the_pause);
  RUN_TEST(without_animations_a_result_waits_for_a_press);
  RUN_TEST(the_device_stays_awake_as_long_as_the_game_goes_on);
  RUN_TEST(the_podium_of_a_replay_offers_no_rematch);
  RUN_TEST(leaving_leads_back_to_the_page_of_the_same_game);
  RUN_TEST(the_menu_leaves_without_a_question);
  RUN_TEST(an_unfinished_record_ends_with_a_notice_after_its_last_action);
  RUN_TEST(random_keys_during_a_replay_show_the_recorded_game_and_no_secret);
  return UNITY_END();
}
