#include "engine/rules/history.h"

#include "engine/rules/state.h"

namespace felicity {

History::History(const State& state)
    : players_(state.players), first_round_(state.round), round_(state.round) {
  rounds_[round_ - 1].start = state.start;
  rounds_[round_ - 1].mice_laid = state.mice_laid;
  for (Seat seat = 0; seat < players_; ++seat) start_mice_[seat] = state.money[seat];
}

void History::note(const Events& events) {
  for (const Event& event : events) note(event);
}

void History::push_call(Mice mice) { calls_[calls_used_++] = mice; }

void History::end_round(PastRound::Mouse mouse) {
  PastRound& ended = rounds_[round_ - 1];
  ended.mouse = mouse;
  if (mouse == PastRound::Mouse::LastRound) return;
  PastRound& next = rounds_[round_];
  next.start = ended.outcome == PastRound::Outcome::Won ? ended.winner : ended.start;
  next.mice_laid = mouse == PastRound::Mouse::Refilled;
  next.first_call = calls_used_;
  ++round_;
}

void History::note(const Event& event) {
  PastRound& now = rounds_[round_ - 1];
  switch (event.kind) {
    case Event::Kind::Placed: break;
    case Event::Kind::Revealed: now.row[now.up++] = event.card; break;
    case Event::Kind::Bid:
    case Event::Kind::Bought: push_call(event.mice); break;
    case Event::Kind::Passed:
      push_call(0);
      now.passers[now.passes] = event.seat;
      now.payouts[now.passes++] = event.gain;
      break;
    case Event::Kind::AllPassed:
      push_call(0);
      now.outcome = PastRound::Outcome::NobodyTook;
      break;
    case Event::Kind::Won:
      now.outcome = PastRound::Outcome::Won;
      now.winner = event.seat;
      now.price = event.mice;
      now.dogs = event.dogs;
      now.value = event.value;
      now.chased = event.chased;
      break;
    case Event::Kind::Refilled: end_round(PastRound::Mouse::Refilled); break;
    case Event::Kind::NotRefilled:
      end_round(event.all_pass ? PastRound::Mouse::AllPassed : PastRound::Mouse::BankTooSmall);
      break;
    case Event::Kind::GameOver: end_round(PastRound::Mouse::LastRound); break;
  }
}

int History::call_count(int round) const {
  if (round < first_round_ || round > round_) return 0;
  const int end = round == round_ ? calls_used_ : past(round + 1).first_call;
  return end - past(round).first_call;
}

Call History::call(int round, int index) const {
  const Mice* calls = calls_ + past(round).first_call;
  Seat seat = past(round).start;
  unsigned passed = 0;
  for (int i = 0; i < index; ++i) {  // R16
    if (calls[i] == 0) passed |= 1U << seat;
    do {
      seat = seat + 1 == players_ ? Seat{0} : static_cast<Seat>(seat + 1);
    } while ((passed >> seat & 1U) != 0);
  }
  return {seat, calls[index]};
}

int History::purse(Seat seat) const {
  int mice = start_mice_[seat];
  for (int round = first_round_; round <= round_; ++round) {
    const PastRound& then = past(round);
    for (int k = 0; k < then.passes; ++k) {
      if (then.passers[k] == seat) mice += then.payouts[k];
    }
    if (then.winner == seat) mice -= then.price;
  }
  return mice;
}

}  // namespace felicity
