// The tree of an auction: seats learn in it what pays, and nothing else than what they could do.
#include "engine/bots/auction_tree.h"

#include <cstdio>
#include <cstring>

#include "engine/bots/evaluation.h"
#include "engine/bots/playout.h"
#include "engine/bots/strategies.h"
#include "tests/bots/bot_game.h"
#include "tests/effort.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

namespace felicity::bots {
namespace {

AuctionTree tree;

// As the device's memory may be at start.
void clear_after_noise() {
  std::memset(static_cast<void*>(&tree), 0xA5, sizeof(tree));
  tree.clear();
}

// A seat at one turn, for which one of the two calls brings it all and the other nothing.
int bids_of(int simulations, bool bidding_pays, bool by_policy) {
  clear_after_noise();
  int bids = 0;
  for (int i = 0; i < simulations; ++i) {
    tree.begin();
    const bool bid = tree.choose(7, 2, by_policy);
    const std::int16_t won = bid == bidding_pays ? kSureWin : 0;
    tree.end({0, 0, won, 0, 0});
    if (bid) ++bids;
  }
  return bids;
}

void a_seat_learns_which_call_pays() {
  for (const bool by_policy : {false, true}) {
    TEST_ASSERT_GREATER_THAN(950, bids_of(1000, true, by_policy));
    TEST_ASSERT_LESS_THAN(50, bids_of(1000, false, by_policy));
  }
}

void what_is_not_known_yet_is_called_by_policy() {
  clear_after_noise();
  tree.begin();
  TEST_ASSERT_TRUE(tree.choose(1, 0, true));
  TEST_ASSERT_FALSE(tree.choose(2, 1, false));  // beyond a new turn, too
  TEST_ASSERT_TRUE(tree.choose(3, 2, true));
  tree.end({kSureWin, 0, 0, 0, 0});
}

// A turn is reached after those before it: one new turn a simulation.
void a_seat_further_on_learns_for_itself() {
  clear_after_noise();
  int passes = 0;
  for (int i = 0; i < 1000; ++i) {
    tree.begin();
    (void)tree.choose(1, 0, true);
    const bool bid = tree.choose(2, 1, true);
    const std::int16_t other = bid ? 0 : kSureWin;
    tree.end({100, other, 0, 0, 0});
    if (!bid) ++passes;
  }
  TEST_ASSERT_GREATER_THAN(900, passes);
}

void a_full_tree_leaves_the_rest_to_the_policy() {
  clear_after_noise();
  property::SplitMix64 dice(5);
  for (int i = 0; i < 20'000; ++i) {
    tree.begin();
    (void)tree.choose(static_cast<std::uint32_t>(dice.word()), 0, true);
    tree.end({0, 0, 0, 0, 0});
  }
  int by_policy = 0;
  for (int i = 0; i < 1000; ++i) {
    tree.begin();
    if (tree.choose(static_cast<std::uint32_t>(dice.word()), 0, i % 2 == 0) == (i % 2 == 0))
      ++by_policy;
    tree.end({0, 0, 0, 0, 0});
  }
  TEST_ASSERT_EQUAL(1000, by_policy);
}

int mice_in(const State& s) {
  int mice = s.bank;
  for (Seat seat = 0; seat < s.players; ++seat) mice += s.money[seat] + s.bids[seat];
  for (int i = s.passes; s.mice_laid && i < s.players - 1; ++i) mice += mouse_card(s.players, i);
  return mice;
}

// From moments of random games, with a tree that grows: no mouse comes or goes, and no seat pays
// what it has not got.
void auctions_in_a_tree_keep_to_the_rules() {
  property::SplitMix64 dice(17);
  long rounds = 0, otherwise = 0;
  for (long game = 0; game < by_effort<long>(10, 60, 2'000); ++game) {
    BotGame sitting = BotGame::from_seed(property::random_setup(dice), dice.word());
    property::Company players;
    while (!sitting.over()) {
      const State& now = sitting.state();
      Company company;
      for (int seat = 0; seat < now.players; ++seat) {
        company.bidding[seat] = &tuned_bidding(now.players);
        company.placing[seat] = &tuned_placing(now.players);
      }
      clear_after_noise();
      for (int i = 0; i < 20; ++i, ++rounds) {
        State s = now, plain = now;
        Dice chance(static_cast<std::uint64_t>(i)), same = chance;
        tree.begin();
        play_round(s, company, chance, &tree);
        play_round(plain, company, same);
        std::int16_t shares[kMaxSeats];
        win_shares(s, shares);
        tree.end(shares);
        TEST_ASSERT_EQUAL(mice_in(now), mice_in(s));
        for (Seat seat = 0; seat < s.players; ++seat) {
          TEST_ASSERT_TRUE(s.money[seat] < 128 && s.bids[seat] == 0);
          TEST_ASSERT_EQUAL(win_share(s, seat), shares[seat]);
        }
        if (!(s == plain)) ++otherwise;
      }
      sitting.play(players.act(now, dice));
    }
  }
  std::printf("%ld rounds, %ld otherwise than by policy\n", rounds, otherwise);
  TEST_ASSERT_TRUE(otherwise > rounds / 50);
}

}  // namespace
}  // namespace felicity::bots

int main() {
  using namespace felicity::bots;
  UNITY_BEGIN();
  RUN_TEST(a_seat_learns_which_call_pays);
  RUN_TEST(what_is_not_known_yet_is_called_by_policy);
  RUN_TEST(a_seat_further_on_learns_for_itself);
  RUN_TEST(a_full_tree_leaves_the_rest_to_the_policy);
  RUN_TEST(auctions_in_a_tree_keep_to_the_rules);
  return UNITY_END();
}
