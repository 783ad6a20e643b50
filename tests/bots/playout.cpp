// A simulated round ends exactly as the rules end it, action by action.
#include "engine/bots/playout.h"

#include <cstdio>

#include "engine/bots/strategies.h"
#include "tests/bots/bot_game.h"
#include "tests/effort.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

namespace felicity::bots {
namespace {

Action policy_action(const State& s, const Company& company, Dice& dice) {
  const Seat seat = s.turn;
  switch (s.phase) {
    case Phase::Place: {
      const auto& liking = company.placing[seat]->liking[situation_of(s, seat)];
      return Action::place(seat, draw(s.hands[seat], liking, dice));
    }
    case Phase::Auction: {
      const int most = limit(s, seat, *company.bidding[seat]) + company.limit_bonus[seat];
      const int next = s.high + 1;
      const bool bids = next * kMouse <= most && next <= s.money[seat] + s.bids[seat];
      return bids ? Action::bid(seat, next) : Action::pass(seat);
    }
    case Phase::LastChance:
    case Phase::Over: break;
  }
  return wants_to_buy(s) ? Action::buy(seat) : Action::pass(seat);
}

void play_round_by_the_rules(State& s, const Company& company, Dice& dice) {
  Events events;
  const int round = s.round;
  while (s.phase != Phase::Over && s.round == round) {
    TEST_ASSERT_TRUE(apply(s, policy_action(s, company, dice), events) == Verdict::Ok);
  }
}

// A simulation does not keep what it does not read.
State comparable(State s) {
  for (CardSet& shown : s.shown) shown = CardSet();
  for (WonCard& card : s.won) card = WonCard();
  s.won_count = 0;
  for (int i = s.row_size; i < kMaxSeats; ++i) s.row[i] = Card();
  return s;
}

Company any_company(int players, int round, property::SplitMix64& dice) {
  Company company;
  for (int seat = 0; seat < players; ++seat) {
    const BidStrategy& way = kBidStrategy[dice.below(kBidStrategies)];
    company.bidding[seat] = &bidding_of(way.basis, players, round);
    company.placing[seat] = &placing_of(dice.below(kPlaceStrategies), players);
    company.limit_bonus[seat] = static_cast<std::int16_t>(way.limit_bonus + dice.below(9) - 4);
  }
  return company;
}

// From every moment of random games, up to three rounds on.
void a_simulated_round_ends_as_the_rules_end_it() {
  property::SplitMix64 dice(63);
  long rounds = 0, ends = 0, unsold = 0;
  for (long game = 0; game < by_effort<long>(40, 300, 5'000); ++game) {
    BotGame sitting = BotGame::from_seed(property::random_setup(dice), dice.word());
    property::Company players;
    while (!sitting.over()) {
      State fast = sitting.state(), slow = fast;
      const Company company = any_company(fast.players, fast.round, dice);
      Dice chance(dice.word()), same = chance;
      for (int i = 0; i < 3 && slow.phase != Phase::Over; ++i, ++rounds) {
        const int won = slow.won_count, start = slow.start;
        play_round(fast, company, chance);
        play_round_by_the_rules(slow, company, same);
        TEST_ASSERT_TRUE(comparable(fast) == comparable(slow));
        TEST_ASSERT_EQUAL(same.word(), chance.word());
        if (slow.phase == Phase::Over) ++ends;
        if (slow.won_count == won && slow.start == start) ++unsold;
      }
      sitting.play(players.act(sitting.state(), dice));
    }
  }
  std::printf("%ld rounds, %ld of them the last, %ld without a sale\n", rounds, ends, unsold);
  TEST_ASSERT_TRUE(ends > 100 && unsold > 100);
}

}  // namespace
}  // namespace felicity::bots

int main() {
  UNITY_BEGIN();
  RUN_TEST(felicity::bots::a_simulated_round_ends_as_the_rules_end_it);
  return UNITY_END();
}
