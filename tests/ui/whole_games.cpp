// Whole games played by buttons agree with the rules and need few presses.
#include <cstdio>

#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

// The same deal and the same actions through the rules alone.
Scores by_the_rules(const Record& record) {
  Replay replay(record);
  TEST_ASSERT_TRUE(replay.good());
  Action action;
  Events events;
  while (!replay.at_end()) TEST_ASSERT_TRUE(replay.step(action, events));
  TEST_ASSERT_TRUE(replay.state().phase == Phase::Over);
  return scores(replay.state());
}

int play_whole_game(const Panel& panel, int players, std::uint64_t seed) {
  VirtualDevice device(panel, seed);
  seat_players(device, players);
  device.app().begin(ui::kGameMode);
  Random random = Random::from_seed(seed);
  ButtonPlayer(device).play_game(random);
  ui::App& app = device.app();
  TEST_ASSERT_TRUE(app.table().over());
  TEST_ASSERT_TRUE(app.view().scores == by_the_rules(device.record()));
  TEST_ASSERT_EQUAL(1, app.saves().seating().games);
  return device.presses();
}

void games_of_three_four_and_five_end_with_the_scores_of_the_rules() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    for (int players = 3; players <= 5; ++players) {
      for (std::uint64_t seed = 1; seed <= 5; ++seed) play_whole_game(panel, players, seed);
    }
  }
}

void a_rematch_goes_on_with_the_series() {
  VirtualDevice device(kOled, 5);
  seat_players(device, 3);
  device.app().begin(ui::kGameMode);
  Random random = Random::from_seed(4);
  ButtonPlayer player(device);
  player.play_game(random);
  const Deal first = device.record().deal;
  device.press(hal::kA);
  player.play_game(random);
  TEST_ASSERT_EQUAL(2, device.app().saves().seating().games);
  TEST_ASSERT_FALSE(device.record().deal == first);
  TEST_ASSERT_EQUAL(2, device.app().saves().roster().at(0)[session::Figure::Games]);
}

// To the first turn of the auction.
void place_all(VirtualDevice& device, ButtonPlayer& player, Random& random) {
  while (device.app().view().phase == Phase::Place) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
}

void taking_back_undoes_one_own_action_and_nothing_that_was_seen() {
  VirtualDevice device = new_game(kOled, 4, 5);
  ButtonPlayer player(device);
  Random random = Random::from_seed(4);
  const State before = device.truth();
  player.play(player.decide(random));
  player.skip_to_turn();
  TEST_ASSERT_FALSE(device.truth() == before);
  device.press(hal::kB);  // on the next player's cover
  TEST_ASSERT_TRUE(device.truth() == before);
  player.skip_to_turn();
  device.press(hal::kB);  // only one
  TEST_ASSERT_TRUE(device.truth() == before);
  place_all(device, player, random);
  TEST_ASSERT_FALSE(device.app().session().can_take_back());  // a card was turned up
}

void a_refused_bid_changes_nothing_and_sounds_the_neutral_buzz() {
  VirtualDevice device = new_game(kOled, 4, 5);
  ButtonPlayer player(device);
  Random random = Random::from_seed(4);
  place_all(device, player, random);
  const State before = device.truth();
  for (int i = 0; i < 4; ++i) device.press(hal::kRight);  // 21 of 15 mice
  device.trace().clear();
  const std::uint64_t silent = device.trace().sum();
  device.press(hal::kA);
  TEST_ASSERT_TRUE(device.truth() == before);
  TEST_ASSERT_TRUE(device.trace().sum() != silent);
  TEST_ASSERT_TRUE(&device.app().screen() == &ui::kAuctionScreen);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(games_of_three_four_and_five_end_with_the_scores_of_the_rules);
  RUN_TEST(a_rematch_goes_on_with_the_series);
  RUN_TEST(taking_back_undoes_one_own_action_and_nothing_that_was_seen);
  RUN_TEST(a_refused_bid_changes_nothing_and_sounds_the_neutral_buzz);
  return UNITY_END();
}
