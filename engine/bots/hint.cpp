#include "engine/bots/hint.h"

#include <algorithm>

#include "engine/bots/playout.h"
#include "engine/bots/policy.h"
#include "engine/bots/sample_world.h"

namespace felicity::bots {
namespace {

using Reason = Hint::Reason;

// A summand of a decision. Above zero it speaks for the sack, below zero against it.
struct Term {
  int weight;
  Reason favours, opposes;
};

// The reason with the largest weight on the side that the decision took.
template <std::size_t count>
Reason largest(const Term (&terms)[count], bool takes) {
  const Term* best = &terms[0];
  for (const Term& term : terms) {
    const int weight = takes ? term.weight : -term.weight;
    if (weight > (takes ? best->weight : -best->weight)) best = &term;
  }
  return takes ? best->favours : best->opposes;
}

// The summands of limit(), in 64ths of a mouse, and the price.
Hint auction_hint(const State& table, const Choices& open) {
  const Bidding& bidding = tuned_bidding(table.players);
  const int most = limit(table, open.seat, bidding);
  const int stretch = stretch_of(table.round);
  const SackParts sack = sack_parts(table, open.seat);
  const int hope = unknown_cards(table, open.seat) * bidding.hope[stretch];
  const int gain = table.mice_laid ? mouse_card(table.players, table.passes) * kMouse : 0;
  const int purse = (table.money[open.seat] + table.bids[open.seat]) * kMouse;
  const bool bids = open.bid_low > 0 && open.bid_low * kMouse <= most;
  const Term terms[] = {
      {sack.known * bidding.slope[stretch], Reason::GoodCards, Reason::BadCards},
      {-sack.chased * bidding.slope[stretch], Reason::ChasesBad, Reason::ChasesGood},
      {(sack.unknown + hope) * bidding.slope[stretch], Reason::HiddenCards, Reason::Price},
      {(bidding.base[stretch] + bidding.stay[table.passes]) * 16, Reason::StayingPays,
       Reason::Price},
      {-gain * bidding.gain[stretch], Reason::StayingPays, Reason::PassPays},
      {-(table.high + 1) * kMouse * 16, Reason::GoodCards, Reason::Price},
  };
  Hint hint;
  hint.most = static_cast<std::int16_t>(std::max(most / kMouse, 0));
  hint.action = bids ? Action::bid(open.seat, open.bid_low) : Action::pass(open.seat);
  const bool purse_is_limit = !bids && (table.high + 1) * kMouse > purse;
  hint.reason = purse_is_limit ? Reason::FewMice : largest(terms, bids);
  return hint;
}

Hint last_chance_hint(const State& table, const Choices& open) {
  const bool buys = wants_to_buy(table);
  const SackParts sack = sack_parts(table, open.seat);
  const Term terms[] = {
      {sack.known, Reason::GoodCards, Reason::BadCards},
      {-sack.chased, Reason::ChasesBad, Reason::ChasesGood},
      {sack.unknown, Reason::HiddenCards, Reason::Price},
      {-kMouse, Reason::GoodCards, Reason::Price},
  };
  Hint hint;
  hint.action = buys ? Action::buy(open.seat) : Action::pass(open.seat);
  hint.reason = !buys && table.money[open.seat] < 1 ? Reason::FewMice : largest(terms, buys);
  return hint;
}

// How much of the liking for the cards of a hand one of them has, of 4096.
int share(CardSet hand, const std::uint8_t* liking, Face face) {
  int sum = 0;
  for (const Face other : hand) sum += liking[static_cast<int>(other)];
  return sum == 0 ? 0 : liking[static_cast<int>(face)] * 4096 / sum;
}

// A situation is a number of three digits: the stretch, whether the card is turned up first, and
// whether the seat is rich. The digit without which the card would be liked least is the reason.
Hint placing_hint(const State& table, const Choices& open, Dice& dice) {
  const auto& liking = tuned_placing(table.players).liking;
  const int situation = situation_of(table, open.seat);
  const Face face = draw(open.cards, liking[situation], dice);
  const bool first = (situation & 2) != 0, rich = (situation & 1) != 0;
  const int stretch = situation / 4;
  const int middle = stretch < kStretches / 2 ? stretch + 2 : stretch - 2;
  const auto gains = [&](int other) {
    return share(open.cards, liking[situation], face) - share(open.cards, liking[other], face);
  };
  struct {
    int gain;
    Reason reason;
  } const flips[] = {
      {gains(situation ^ 2), first ? Reason::TurnedFirst : Reason::TurnedLater},
      {gains(situation ^ 1), rich ? Reason::RicherThanMost : Reason::PoorerThanMost},
      {gains(middle * 4 + situation % 4),
       stretch < kStretches / 2 ? Reason::EarlyRounds : Reason::LateRounds},
  };
  Hint hint;
  hint.action = Action::place(open.seat, face);
  hint.reason = Reason::Unexpected;
  int best = 0;
  for (const auto& flip : flips) {
    if (flip.gain <= best) continue;
    best = flip.gain;
    hint.reason = flip.reason;
  }
  return hint;
}

}  // namespace

Hint hint_for(const View& view, const History& history, std::uint64_t seed) {
  const Choices& open = view.choices;
  const State table = table_of(view, history);
  Dice dice(seed);
  switch (open.phase) {
    case Phase::Place: return placing_hint(table, open, dice);
    case Phase::Auction: return auction_hint(table, open);
    case Phase::LastChance: return last_chance_hint(table, open);
    case Phase::Over: break;
  }
  return Hint();
}

}  // namespace felicity::bots
