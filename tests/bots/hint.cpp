// Advice: legal, the same for the same question, and with the reason that weighs most.
#include "engine/bots/hint.h"

#include <cstdio>

#include "engine/bots/playout.h"
#include "engine/bots/policy.h"
#include "engine/bots/sample_world.h"
#include "tests/bots/bot_game.h"
#include "tests/effort.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

namespace felicity::bots {
namespace {

using Reason = Hint::Reason;

// Plays games of normal bots and calls `look(game, view, hint)` before every action.
template <class Look>
void watch_games(long games, Look look) {
  property::SplitMix64 dice(8);
  Bot bot;
  for (long game = 0; game < games; ++game) {
    BotGame sitting = BotGame::from_seed(property::random_setup(dice), dice.word());
    while (!sitting.over()) {
      const View view = view_for(sitting.state(), sitting.state().turn);
      const std::uint64_t seed = dice.word();
      const Hint hint = hint_for(view, sitting.history(), seed);
      TEST_ASSERT_TRUE(hint.action == hint_for(view, sitting.history(), seed).action);
      look(sitting, view, hint);
      sitting.play(sitting.ask(bot, style_of(1, 0), dice.word(), 0));
    }
    TEST_ASSERT_TRUE(sitting.good());
  }
}

void advice_is_legal() {
  watch_games(by_effort<long>(13, 40, 400),
              [](const BotGame& sitting, const View&, const Hint& hint) {
                State after = sitting.state();
                Events events;
                TEST_ASSERT_TRUE(apply(after, hint.action, events) == Verdict::Ok);
              });
}

void no_reason_is_unused() {
  long seen[Hint::kReasons] = {};
  watch_games(by_effort<long>(100, 300, 3000), [&](const BotGame&, const View&, const Hint& hint) {
    ++seen[static_cast<int>(hint.reason)];
  });
  for (int reason = 0; reason < Hint::kReasons; ++reason) {
    std::printf("reason %2d: %ld times\n", reason, seen[reason]);
    char what[32];
    std::snprintf(what, sizeof what, "reason %d", reason);
    TEST_ASSERT_GREATER_THAN_MESSAGE(0, seen[reason], what);
  }
}

// What the limit loses without a part of the policy, in quarter mice; rounding may add one.
struct Effects {
  int known, chased, hidden, stay, gain, price;
};

Effects effects_of(const State& table, Seat seat) {
  const Bidding tuned = tuned_bidding(table.players);
  State rich = table;  // so that the purse is no limit
  rich.money[seat] = 200;
  const auto without = [&](auto change) {
    Bidding less = tuned;
    change(less);
    return limit(rich, seat, tuned) - limit(rich, seat, less);
  };
  const int stretch = stretch_of(table.round);
  const int slope = tuned.slope[stretch];
  const SackParts sack = sack_parts(table, seat);
  Effects effects = {};
  effects.known = sack.known * slope / 16;
  effects.chased = -sack.chased * slope / 16;
  effects.hidden =
      sack.unknown * slope / 16 + without([&](Bidding& less) { less.hope[stretch] = 0; });
  effects.stay = without([&](Bidding& less) {
    less.base[stretch] = 0;
    less.stay[table.passes] = 0;
  });
  effects.gain = without([&](Bidding& less) { less.gain[stretch] = 0; });
  effects.price = -(table.high + 1) * kMouse;
  return effects;
}

int weight_of(Reason reason, const Effects& of) {
  switch (reason) {
    case Reason::GoodCards:
    case Reason::BadCards: return of.known;
    case Reason::ChasesBad:
    case Reason::ChasesGood: return of.chased;
    case Reason::HiddenCards: return of.hidden;
    case Reason::StayingPays: return of.stay;
    case Reason::PassPays: return of.gain;
    default: return of.price;
  }
}

void reason_of_a_bid_is_the_largest_part_of_its_limit() {
  constexpr int kRounding = 3;
  long bids = 0, passes = 0;
  watch_games(by_effort<long>(33, 100, 1000), [&](const BotGame& sitting, const View& view,
                                                  const Hint& hint) {
    if (view.choices.phase != Phase::Auction || hint.reason == Reason::FewMice) return;
    const State table = table_of(view, sitting.history());
    const Effects of = effects_of(table, view.choices.seat);
    const bool bid = hint.action.kind == Action::Kind::Bid;
    const int sign = bid ? 1 : -1;
    ++(bid ? bids : passes);
    const int given = sign * weight_of(hint.reason, of);
    TEST_ASSERT_GREATER_THAN(0, given);
    for (const int other : {of.known, of.chased, of.hidden, of.stay, of.gain, of.price}) {
      TEST_ASSERT_GREATER_OR_EQUAL(sign * other - kRounding, given);
    }
  });
  TEST_ASSERT_GREATER_THAN(100, bids);
  TEST_ASSERT_GREATER_THAN(100, passes);
}

void advice_to_bid_is_within_the_limit_of_a_normal_bot() {
  watch_games(
      by_effort<long>(20, 60, 600), [](const BotGame& sitting, const View& view, const Hint& hint) {
        if (view.choices.phase != Phase::Auction) return;
        const State table = table_of(view, sitting.history());
        const int most = limit(table, view.choices.seat, tuned_bidding(view.players)) / kMouse;
        const bool bid = hint.action.kind == Action::Kind::Bid;
        TEST_ASSERT_EQUAL(view.choices.bid_low > 0 && view.choices.bid_low <= most, bid);
        TEST_ASSERT_EQUAL(most > 0 ? most : 0, hint.most);
      });
}

void parts_of_a_sack_are_its_expected_value() {
  watch_games(by_effort<long>(13, 40, 400), [](const BotGame& sitting, const View& view,
                                               const Hint&) {
    const State table = table_of(view, sitting.history());
    const SackParts sack = sack_parts(table, view.viewer);
    TEST_ASSERT_EQUAL(expected_value(table, view.viewer), sack.known + sack.unknown - sack.chased);
  });
}

// A mind that always advised the card it likes best would be read by all others.
void cards_are_drawn_by_liking() {
  long most_liked = 0, all = 0;
  watch_games(by_effort<long>(33, 100, 1000), [&](const BotGame& sitting, const View& view,
                                                  const Hint& hint) {
    if (view.choices.phase != Phase::Place || view.choices.cards.size() < 4) return;
    const State table = table_of(view, sitting.history());
    const auto& liking = tuned_placing(view.players).liking[situation_of(table, view.viewer)];
    int best = 0;
    for (const Face face : view.choices.cards) {
      if (liking[static_cast<int>(face)] > best) best = liking[static_cast<int>(face)];
    }
    ++all;
    if (liking[static_cast<int>(hint.action.face)] == best) ++most_liked;
  });
  TEST_ASSERT_GREATER_THAN(all / 10, most_liked);
  TEST_ASSERT_LESS_THAN(all * 9 / 10, most_liked);
}

}  // namespace
}  // namespace felicity::bots

int main() {
  using namespace felicity::bots;
  UNITY_BEGIN();
  RUN_TEST(advice_is_legal);
  RUN_TEST(no_reason_is_unused);
  RUN_TEST(reason_of_a_bid_is_the_largest_part_of_its_limit);
  RUN_TEST(advice_to_bid_is_within_the_limit_of_a_normal_bot);
  RUN_TEST(parts_of_a_sack_are_its_expected_value);
  RUN_TEST(cards_are_drawn_by_liking);
  return UNITY_END();
}
