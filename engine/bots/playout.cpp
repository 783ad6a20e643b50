#include "engine/bots/playout.h"

namespace felicity::bots {
namespace {

Face card_of(const State& s, const Company& company, Dice& dice) {
  return draw(s.hands[s.turn], company.placing[s.turn]->liking[situation_of(s, s.turn)], dice);
}

// Limits change only when a card is turned up, so they are computed once between two passes.
void play_auction(State& s, const Company& company, Events& events) {
  int limits[kMaxSeats];
  unsigned known = 0;  // a bit per seat
  while (s.phase == Phase::Auction) {
    const Seat seat = s.turn;
    if ((known >> seat & 1U) == 0) {
      limits[seat] = limit(s, seat, *company.bidding[seat]) + company.limit_bonus[seat];
      known |= 1U << seat;
    }
    const int next = s.high + 1;
    if (next * kMouse <= limits[seat] && next <= s.money[seat] + s.bids[seat]) {
      play(s, Action::bid(seat, next), events);
    } else {
      play(s, Action::pass(seat), events);
      known = 0;
    }
  }
}

}  // namespace

bool wants_to_buy(const State& s) {
  return s.money[s.turn] >= 1 && expected_value(s, s.turn) > kMouse;
}

void play(State& s, const Action& action, Events& events) {
  [[maybe_unused]] const Verdict verdict = apply(s, action, events);
}

void play_round(State& s, const Company& company, Dice& dice, Events& events) {
  while (s.phase == Phase::Place) {
    play(s, Action::place(s.turn, card_of(s, company, dice)), events);
  }
  if (s.phase == Phase::Auction) play_auction(s, company, events);
  if (s.phase == Phase::LastChance) {
    play(s, wants_to_buy(s) ? Action::buy(s.turn) : Action::pass(s.turn), events);
  }
}

}  // namespace felicity::bots
