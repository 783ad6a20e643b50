// Home and the lists it opens: where each row leads, and who sits at the table then.
#include <string>
#include <utility>

#include "tests/ui/button_player.h"
#include "tests/ui/drawn_texts.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using Kind = Player::Kind;

// On a list, presses down until the chosen row has this text, then A.
void choose(VirtualDevice& device, const std::string& row) {
  for (int i = 0; i < 24; ++i) {
    if (chosen_row(device) == row) return device.press(hal::kA);
    device.press(hal::kDown);
  }
  TEST_FAIL_MESSAGE(("no row " + row).c_str());
}

VirtualDevice at_home(const Panel& panel = kSquare) {
  VirtualDevice device(panel, 1);
  device.app().go(ui::kHomeScreen);
  device.settle();
  return device;
}

const Player& seated(const VirtualDevice& device, Seat seat) {
  return device.app().saves().seating().seats[seat];
}

int people(const VirtualDevice& device) {
  int count = 0;
  for (Seat seat = 0; seat < device.app().settings().players; ++seat) {
    count += seated(device, seat).kind == Kind::Human;
  }
  return count;
}

void the_first_row_of_home_is_a_game_of_people() {
  VirtualDevice device = at_home();
  TEST_ASSERT_EQUAL_STRING("Play together", chosen_row(device).c_str());
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kPlayersScreen));
  TEST_ASSERT_EQUAL(4, people(device));
}

void play_against_bots_needs_one_more_press_and_seats_one_person() {
  VirtualDevice device = at_home();
  choose(device, "Play against bots");
  TEST_ASSERT_TRUE(at(device, ui::kPlayersScreen));
  TEST_ASSERT_EQUAL(1, people(device));
  TEST_ASSERT_TRUE(seated(device, 0).kind == Kind::Human);
  for (Seat seat = 1; seat < 4; ++seat) {
    TEST_ASSERT_TRUE(seated(device, seat).kind == Kind::NormalBot);
    TEST_ASSERT_GREATER_THAN(0, seated(device, seat).name_size);
  }
  device.press(hal::kA);
  device.settle();
  TEST_ASSERT_TRUE(device.app().table().running());
  TEST_ASSERT_FALSE(device.app().session().is_automatic(0));
  for (Seat seat = 1; seat < 4; ++seat) {
    TEST_ASSERT_TRUE(device.app().session().is_automatic(seat));
  }
}

void play_together_after_bots_seats_people_and_keeps_their_names() {
  VirtualDevice device = at_home();
  seat_players(device, 4);
  choose(device, "Play against bots");
  TEST_ASSERT_EQUAL(1, people(device));
  device.press(hal::kB);
  device.app().go(ui::kHomeScreen);
  device.settle();
  choose(device, "Play together");
  TEST_ASSERT_EQUAL(4, people(device));
  TEST_ASSERT_EQUAL_STRING("Cleo", seated(device, 2).name);
}

void the_lab_and_the_statistics_are_under_more() {
  for (const auto& [row, screen] : {std::pair{"Statistics", &ui::kStatisticsScreen},
                                    std::pair{"Bot lab", &ui::kBotsLabScreen}}) {
    VirtualDevice device = at_home();
    choose(device, "More");
    TEST_ASSERT_TRUE(at(device, ui::kMoreScreen));
    choose(device, row);
    TEST_ASSERT_TRUE(at(device, *screen));
    device.press(hal::kB);
    TEST_ASSERT_TRUE(at(device, ui::kMoreScreen));
    device.press(hal::kB);
    TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
  }
}

void rules_cards_and_keys_are_under_learn() {
  for (const auto& [row, screen] :
       {std::pair{"Rules", &ui::kRulesScreen}, std::pair{"Cards", &ui::kCardListScreen},
        std::pair{"Keys", &ui::kKeysPageScreen}}) {
    VirtualDevice device = at_home();
    choose(device, "Learn to play");
    TEST_ASSERT_TRUE(at(device, ui::kLearnScreen));
    choose(device, row);
    TEST_ASSERT_TRUE(at(device, *screen));
    device.press(hal::kB);
    TEST_ASSERT_TRUE(at(device, ui::kLearnScreen));
  }
}

// The deepest screens there are, each opened from the one before.
void the_test_pattern_opens_from_the_last_games() {
  VirtualDevice device(kSquare, 1);
  seat_players(device, 3);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    device.app().saves().change_seating().seats[seat].kind = Kind::EasyBot;
  }
  device.app().begin(ui::kGameMode);
  for (int i = 0; i < 400 && !at(device, ui::kPodiumScreen); ++i) {
    device.settle();
    device.press(hal::kA);
  }
  device.settle();
  device.app().go(ui::kHomeScreen);
  device.settle();
  choose(device, "More");
  choose(device, "Statistics");
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kLastGamesScreen));
  device.press(hal::kY);
  choose(device, "Settings");
  choose(device, "Self-test");
  TEST_ASSERT_TRUE(at(device, ui::kSelfTestScreen));
  device.hold(hal::kB, 900);
  device.release(hal::kB, 50);
  TEST_ASSERT_TRUE(at(device, ui::kTestPatternScreen));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_first_row_of_home_is_a_game_of_people);
  RUN_TEST(play_against_bots_needs_one_more_press_and_seats_one_person);
  RUN_TEST(play_together_after_bots_seats_people_and_keeps_their_names);
  RUN_TEST(the_lab_and_the_statistics_are_under_more);
  RUN_TEST(rules_cards_and_keys_are_under_learn);
  RUN_TEST(the_test_pattern_opens_from_the_last_games);
  return UNITY_END();
}
