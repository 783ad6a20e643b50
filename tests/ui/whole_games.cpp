// Whole games played by the buttons agree with the rules, and do not tire the thumbs.
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
  Pocket pocket(panel, seed);
  seat_players(pocket, players);
  pocket.app().begin_game();
  Random random = Random::from_seed(seed);
  Fingers(pocket).play_game(random);
  ui::App& app = pocket.app();
  TEST_ASSERT_TRUE(app.table().over());
  TEST_ASSERT_TRUE(app.view().scores == by_the_rules(app.table_for_test().record()));
  TEST_ASSERT_EQUAL(1, app.series_games());
  return pocket.presses();
}

void games_of_three_four_and_five_end_with_the_scores_of_the_rules() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    for (int players = 3; players <= 5; ++players) {
      for (std::uint64_t seed = 1; seed <= 5; ++seed) play_whole_game(panel, players, seed);
    }
  }
}

void a_rematch_goes_on_with_the_series() {
  Pocket pocket(kOled, 5);
  seat_players(pocket, 3);
  pocket.app().begin_game();
  Random random = Random::from_seed(4);
  Fingers fingers(pocket);
  fingers.play_game(random);
  const Deal first = pocket.app().table_for_test().record().deal;
  pocket.press(hal::kA);
  fingers.play_game(random);
  TEST_ASSERT_EQUAL(2, pocket.app().series_games());
  TEST_ASSERT_FALSE(pocket.app().table_for_test().record().deal == first);
  TEST_ASSERT_EQUAL(2, pocket.app().people().at(0).games);
}

void taking_back_undoes_one_own_action_and_nothing_that_was_seen() {
  Pocket pocket(kOled, 5);
  seat_players(pocket, 4);
  pocket.app().begin_game();
  Fingers fingers(pocket);
  Random random = Random::from_seed(4);
  fingers.skip_to_turn();
  const State before = pocket.app().table_for_test().truth();
  fingers.play(fingers.decide(random));
  fingers.skip_to_turn();
  TEST_ASSERT_FALSE(pocket.app().table_for_test().truth() == before);
  pocket.press(hal::kB);  // on the next player's cover
  TEST_ASSERT_TRUE(pocket.app().table_for_test().truth() == before);
  fingers.skip_to_turn();
  pocket.press(hal::kB);  // only one
  TEST_ASSERT_TRUE(pocket.app().table_for_test().truth() == before);
  while (pocket.app().view().phase == Phase::Place) {
    fingers.play(fingers.decide(random));
    fingers.skip_to_turn();
  }
  TEST_ASSERT_FALSE(pocket.app().can_take_back());  // a card was turned up
}

void a_refused_bid_changes_nothing_and_says_so_with_the_neutral_buzz() {
  Pocket pocket(kOled, 5);
  seat_players(pocket, 4);
  pocket.app().begin_game();
  Fingers fingers(pocket);
  Random random = Random::from_seed(4);
  fingers.skip_to_turn();
  while (pocket.app().view().phase == Phase::Place) {
    fingers.play(fingers.decide(random));
    fingers.skip_to_turn();
  }
  const State before = pocket.app().table_for_test().truth();
  for (int i = 0; i < 4; ++i) pocket.press(hal::kRight);  // 21 of 15 mice
  pocket.trace().clear();
  const std::uint64_t silent = pocket.trace().sum();
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(pocket.app().table_for_test().truth() == before);
  TEST_ASSERT_TRUE(pocket.trace().sum() != silent);
  TEST_ASSERT_TRUE(&pocket.app().screen() == &ui::kAuctionScreen);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(games_of_three_four_and_five_end_with_the_scores_of_the_rules);
  RUN_TEST(a_rematch_goes_on_with_the_series);
  RUN_TEST(taking_back_undoes_one_own_action_and_nothing_that_was_seen);
  RUN_TEST(a_refused_bid_changes_nothing_and_says_so_with_the_neutral_buzz);
  return UNITY_END();
}
