#include "hal_host/arena/suspicion.h"

#include <algorithm>
#include <cmath>

#include "engine/bots/opponent_model.h"

namespace felicity::host {
namespace {

double liked(const std::uint8_t* liking, CardSet cards) {
  double sum = 0;
  for (const Face face : cards) sum += liking[static_cast<int>(face)];
  return sum;
}

// A number between 0 and 1, neither of them.
double chance(bots::Dice& dice) { return (dice.below(65'536) + 0.5) / 65'536; }

// Of a well liked card that does not come round after round it is likely that it was discarded.
void weigh_discards(double (&weights)[kFaces], const View& view, const History& history,
                    const Habits& habits, const Suspicion& about, Seat seat) {
  std::fill_n(weights, kFaces, 1.0);
  CardSet held = about.unseen;
  for (int round = view.round; round >= history.first_round(); --round) {
    const PastRound& then = history.past(round);
    for (int i = 0; i < then.up; ++i) {
      if (then.row[i].owner() != seat) continue;
      held.add(then.row[i].face());
      const std::uint8_t* liking =
          habits.placing.liking[bots::situation_then(view, history, round, seat)];
      for (const Face face : about.unseen) {
        weights[static_cast<int>(face)] *=
            liked(liking, held) / liked(liking, held.without(CardSet::only(face)));
      }
    }
  }
}

// The chance of the calls of this round with each face behind them.
void weigh_calls(double (&weights)[kFaces], const View& view, const History& history,
                 const Habits& habits, const Suspicion& about, Seat seat) {
  std::fill_n(weights, kFaces, 1.0);
  const CallWeights& bidding = habits.calls[view.round - 1];
  bots::observe(
      bots::PastAuction(view, history, view.round), seat, [&](State& table, int lower, int upper) {
        std::copy_n(view.cat_points, view.players, table.cat_points);
        for (const Face face : about.unseen) {
          table.row[about.hidden] = Card(seat, face);
          const int limit = limit_of(bidding, table, seat);
          weights[static_cast<int>(face)] *= chance_of_calls(limit, bidding[kSpread], lower, upper);
        }
      });
}

int bid_since_a_pass(const History& history, int round, Seat seat) {
  int lower = 0;
  for (int i = 0; i < history.call_count(round); ++i) {
    const Call call = history.call(round, i);
    if (call.mice == 0) lower = 0;
    if (call.seat == seat) lower = call.mice * bots::kMouse;
  }
  return lower;
}

}  // namespace

Suspicion suspect(const View& view, const History& history, const Habits& habits, Seat seat) {
  Suspicion about;
  about.unseen = CardSet::full().without(view.shown[seat]);
  about.hand_size = view.hand_size[seat];
  for (int i = 0; i < view.row_size; ++i) {
    if (view.row[i].owner == seat && !view.row[i].up) about.hidden = i;
  }
  about.lower = bid_since_a_pass(history, view.round, seat);
  double discards[kFaces], calls[kFaces];
  weigh_discards(discards, view, history, habits, about, seat);
  if (about.hidden < 0) {
    for (const Face face : about.unseen) {
      about.all += about.weight[static_cast<int>(face)][0] = discards[static_cast<int>(face)];
    }
    return about;
  }
  weigh_calls(calls, view, history, habits, about, seat);
  const std::uint8_t* liking =
      habits.placing.liking[bots::situation_then(view, history, view.round, seat)];
  for (const Face discard : about.unseen) {
    const CardSet held = about.unseen.without(CardSet::only(discard));
    const double of_all = discards[static_cast<int>(discard)] / liked(liking, held);
    for (const Face face : held) {
      const int i = static_cast<int>(face);
      about.all += about.weight[static_cast<int>(discard)][i] = of_all * liking[i] * calls[i];
    }
  }
  return about;
}

std::int16_t imagine_hand(State& s, const Suspicion& about, const Habits& habits, Seat seat,
                          bots::Dice& dice) {
  double left = about.all * chance(dice);
  int last = 0;
  for (int i = 0; i < kFaces * kFaces && left > 0; ++i) {
    const double weight = about.weight[i / kFaces][i % kFaces];
    if (weight == 0) continue;
    left -= weight;
    last = i;
  }
  CardSet hand = about.unseen;
  hand.remove(static_cast<Face>(last / kFaces));
  if (about.hidden >= 0) {
    const Face face = static_cast<Face>(last % kFaces);
    s.row[about.hidden] = Card(seat, face);
    hand.remove(face);
  }
  // Only a game that began at a position has cards beyond these.
  while (hand.size() > about.hand_size) {
    hand.remove(hand.at(static_cast<int>(dice.below(static_cast<unsigned>(hand.size())))));
  }
  s.hands[seat] = hand;
  // It would pay what it has already bid for the same cards.
  const CallWeights& bidding = habits.calls[s.round - 1];
  const std::int8_t spread = bidding[kSpread];
  double below = 0;
  if (about.lower > 0) {
    const int limit = limit_of(bidding, s, seat);
    below = std::min(chance_below(limit, spread, about.lower), 0.99);
  }
  const double rank = below + (1 - below) * chance(dice);
  return static_cast<std::int16_t>(std::lround(spread * std::log(rank / (1 - rank))));
}

}  // namespace felicity::host
