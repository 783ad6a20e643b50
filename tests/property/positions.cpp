// A game between two rounds, set up again as a Position, goes on in the same way.
#include <cstdio>

#include "engine/rules/history.h"
#include "engine/rules/random.h"
#include "tests/effort.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

namespace felicity::property {
namespace {

long positions = 0, refusals = 0;

Position position_of(const State& s) {
  Position position;
  position.setup = {s.players, s.edition, s.house, s.start};
  for (int seat = 0; seat < s.players; ++seat) {
    position.hands[seat] = s.hands[seat];
    position.money[seat] = s.money[seat];
  }
  position.bank = s.bank;
  position.mice_laid = s.mice_laid;
  position.won_count = s.won_count;
  for (int i = 0; i < s.won_count; ++i) position.won[i] = s.won[i];
  if (s.players == 3) position.dummy_count = static_cast<std::uint8_t>(kRounds + 1 - s.round);
  for (int i = 0; i < position.dummy_count; ++i) {
    position.dummy_deck[i] = s.dummy_deck[s.round - 1 + i];
  }
  return position;
}

// Not part of a position: which cards of the box have lain open, and past dummy cards.
State as_if_laid_out(State s) {
  for (CardSet& shown : s.shown) shown = CardSet();
  for (int i = 0; i < s.won_count; ++i) {
    const Card card = s.won[i].card();
    s.shown[card.owner()].add(card.face());
  }
  for (int i = 0; i < s.round - 1; ++i) s.dummy_deck[i] = Face();
  for (int i = s.row_size; i < kMaxSeats; ++i) s.row[i] = Card();
  return s;
}

void check_refused(const Position& position) {
  State untouched;
  TEST_ASSERT_TRUE(begin(untouched, position) == Verdict::BadSetup);
  TEST_ASSERT_TRUE(untouched == State());
  ++refusals;
}

// One thing wrong with a good position.
void check_broken(const Position& good, SplitMix64& dice) {
  const int players = good.setup.players;
  const auto seat = static_cast<Seat>(dice.below(players));
  Position bad = good;
  ++bad.bank;
  check_refused(bad);
  bad = good;
  bad.mice_laid = !bad.mice_laid;
  check_refused(bad);
  bad = good;
  bad.hands[seat].remove(bad.hands[seat].lowest());
  check_refused(bad);
  bad = good;
  bad.dummy_count = static_cast<std::uint8_t>(players == 3 ? bad.dummy_count - 1 : 1);
  check_refused(bad);
  bad = good;
  bad.setup.start = static_cast<Seat>(dice.chance(50) ? players : kNobody);
  check_refused(bad);
  bad = good;
  bad.won[bad.won_count++] = WonCard(seat, Card(seat, bad.hands[seat].highest()));
  check_refused(bad);
  if (good.won_count == 0) return;
  bad = good;
  bad.won[bad.won_count++] = bad.won[0];
  check_refused(bad);
}

void a_position_goes_on_like_the_game_it_was_taken_from() {
  const auto games = by_effort<std::uint64_t>(100, 2000, 100'000);
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    SplitMix64 dice(seed);
    Random random = Random::from_seed(seed);
    State real, laid;
    TEST_ASSERT_TRUE(begin(real, deal(random_setup(dice), random)) == Verdict::Ok);
    const int from = 1 + static_cast<int>(seed % 9);
    History history;
    Company company;
    Events events, same_events;
    while (real.phase != Phase::Over) {
      const int own_cards = real.row_size - (real.players == 3 ? 1 : 0);
      if (real.round == from && real.phase == Phase::Place && own_cards == 0) {
        const Position position = position_of(real);
        TEST_ASSERT_TRUE(begin(laid, position) == Verdict::Ok);
        TEST_ASSERT_TRUE(laid == as_if_laid_out(real));
        history = History(laid);
        TEST_ASSERT_EQUAL_INT(from, history.first_round());
        TEST_ASSERT_EQUAL_INT(0, history.call_count(from - 1));
        check_broken(position, dice);
        ++positions;
      }
      const Action action = company.act(real, dice);
      TEST_ASSERT_TRUE(apply(real, action, events) == Verdict::Ok);
      if (laid.players == 0) continue;
      TEST_ASSERT_TRUE(apply(laid, action, same_events) == Verdict::Ok);
      TEST_ASSERT_EQUAL_INT(events.size(), same_events.size());
      for (int i = 0; i < events.size(); ++i) TEST_ASSERT_TRUE(events[i] == same_events[i]);
      history.note(same_events);
      for (Seat seat = 0; seat < real.players; ++seat) {
        TEST_ASSERT_EQUAL_INT(real.money[seat] + real.bids[seat], history.purse(seat));
      }
    }
    TEST_ASSERT_TRUE(scores(laid) == scores(real));
    TEST_ASSERT_EQUAL_INT(kRounds, history.round());
  }
  std::printf("%ld positions played on, %ld broken ones refused\n", positions, refusals);
}

}  // namespace
}  // namespace felicity::property

int main() {
  using namespace felicity::property;
  UNITY_BEGIN();
  RUN_TEST(a_position_goes_on_like_the_game_it_was_taken_from);
  return UNITY_END();
}
