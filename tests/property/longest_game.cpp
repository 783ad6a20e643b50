// How long can a game get? An adversary looks for the longest one: every seat raises by one up to a
// limit of its own in each round, and the limits are improved step by step.
#include <cstdio>

#include "engine/rules/random.h"
#include "engine/rules/record.h"
#include "tests/effort.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

namespace felicity::property {
namespace {

struct Plan {
  int limit[kRounds][kMaxSeats] = {};  // no bid above it
  bool buys[kRounds] = {};
};

struct Length {
  int actions = 0, halves = 0, calls = 0, prices = 0, untaken = 0;
};

// Limits decide alone, so cards do not matter: the lowest of the hand is placed.
Length play(const Plan& plan, const Deal& dealt) {
  State s;
  TEST_ASSERT_TRUE(begin(s, dealt) == Verdict::Ok);
  const int players = s.players;
  Length length;
  Moves moves;
  Events events;
  History history(s);
  while (s.phase != Phase::Over) {
    const Choices open = choices(s);
    const int round = s.round - 1;
    Action action = Action::pass(s.turn);
    if (s.phase == Phase::Place) action = Action::place(s.turn, open.cards.lowest());
    if (open.bid_low > 0 && open.bid_low <= plan.limit[round][s.turn]) {
      action = Action::bid(s.turn, open.bid_low);
    }
    if (open.buy && plan.buys[round]) action = Action::buy(s.turn);
    append(moves, s, action);
    TEST_ASSERT_TRUE(apply(s, action, events) == Verdict::Ok);
    history.note(events);
    ++length.actions;
  }
  for (int round = 1; round <= kRounds; ++round) {
    length.calls += history.call_count(round);
    length.prices += history.past(round).price;
    if (history.past(round).outcome == PastRound::Outcome::NobodyTook) ++length.untaken;
  }
  length.halves = moves.size();
  TEST_ASSERT_EQUAL_INT(length.actions, length.calls + kRounds * players);
  // The steps of the derivation: no more bids than mice paid, n-1 passes a round and one more where
  // nobody took the sack; that one more costs a payout, but for one round.
  const int owned = 15 * players + 8 * mouse_sum(players);
  const int passes = kRounds * (players - 1) + length.untaken;
  TEST_ASSERT_LESS_OR_EQUAL_INT(passes + length.prices, length.calls);
  TEST_ASSERT_LESS_OR_EQUAL_INT(owned, length.prices);
  TEST_ASSERT_LESS_OR_EQUAL_INT(owned + 1, length.prices + length.untaken);
  TEST_ASSERT_LESS_OR_EQUAL_INT(most_auction_actions(players), length.calls);
  TEST_ASSERT_LESS_OR_EQUAL_INT(most_actions(players), length.actions);
  TEST_ASSERT_LESS_OR_EQUAL_INT(most_actions(players), length.halves);
  return length;
}

void the_longest_game_found_is_within_the_bound() {
  const int tries = by_effort(1000, 8000, 400'000);
  const int restarts = by_effort(2, 4, 20);
  for (int players = 3; players <= 5; ++players) {
    Random random = Random::from_seed(1);
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.start = 0;
    const Deal dealt = deal(setup, random);
    Length longest;
    for (int restart = 0; restart < restarts; ++restart) {
      SplitMix64 dice(static_cast<std::uint64_t>(restart));
      Plan best;
      for (auto& round : best.limit) {
        for (int& limit : round) limit = restart == 0 ? 108 : dice.below(20);
      }
      int best_actions = play(best, dealt).actions;
      for (int i = 0; i < tries; ++i) {
        Plan plan = best;
        for (int change = dice.below(4); change >= 0; --change) {
          const int round = dice.below(kRounds), seat = dice.below(players);
          plan.limit[round][seat] = dice.chance(30) ? 108 : dice.below(40);
          if (dice.chance(20)) plan.buys[round] = dice.chance(50);
        }
        const Length length = play(plan, dealt);
        if (length.actions < best_actions) continue;
        best_actions = length.actions;
        best = plan;
        if (length.actions > longest.actions) longest = length;
      }
    }
    std::printf("%d players: longest game found %d actions (%d calls, prices %d), bound %d\n",
                players, longest.actions, longest.calls, longest.prices, most_actions(players));
    // The search must be worth something: twice the start mice, at least, are bid away by ones.
    TEST_ASSERT_GREATER_OR_EQUAL_INT(9 * (2 * players - 1) + 15 * players, longest.actions);
  }
}

// A raise of 15 or more takes three half bytes, never more than the single raises it replaces.
void half_bytes_never_outnumber_the_bound() {
  for (std::uint64_t seed = 1; seed <= by_effort<std::uint64_t>(200, 5000, 500'000); ++seed) {
    SplitMix64 dice(seed);
    Random random = Random::from_seed(seed);
    State s;
    const Deal dealt = deal(random_setup(dice), random);
    TEST_ASSERT_TRUE(begin(s, dealt) == Verdict::Ok);
    Company company;
    Moves moves;
    Events events;
    int halves_before = 0, raises = 0;
    while (s.phase != Phase::Over) {
      const Action action = company.act(s, dice);
      const int high = s.high;
      append(moves, s, action);
      const int halves = moves.size() - halves_before;
      halves_before = moves.size();
      const bool bids = action.kind == Action::Kind::Bid;
      if (bids) raises += action.mice - high;
      TEST_ASSERT_EQUAL_INT(bids && action.mice - high >= 15 ? 3 : 1, halves);
      TEST_ASSERT_TRUE(apply(s, action, events) == Verdict::Ok);
    }
    TEST_ASSERT_LESS_OR_EQUAL_INT(most_actions(s.players), moves.size());
    TEST_ASSERT_LESS_OR_EQUAL_INT(15 * s.players + 8 * mouse_sum(s.players), raises);
  }
}

}  // namespace
}  // namespace felicity::property

int main() {
  using namespace felicity::property;
  UNITY_BEGIN();
  RUN_TEST(the_longest_game_found_is_within_the_bound);
  RUN_TEST(half_bytes_never_outnumber_the_bound);
  return UNITY_END();
}
