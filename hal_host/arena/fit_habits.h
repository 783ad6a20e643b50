// Finds the habits of a player in records of its games.
#pragma once

#include <vector>

#include "engine/rules/record.h"
#include "hal_host/arena/habits.h"

namespace felicity::host {

class HabitFitter {
 public:
  // What these seats did, a bit per seat. A record has the whole deal: the hand that a card was
  // chosen from, and the face-down card behind a call.
  void add(const Record& record, unsigned seats);

  std::size_t cards() const { return cards_.size(); }
  std::size_t calls() const;

  // The weights under which these cards and calls are likeliest. The same games, the same habits.
  // Without standing, lead and wealth count nothing: bots::Bidding has no weights for them.
  Habits fit(bool with_standing = true) const;

 private:
  struct PlacedCard {
    int situation;
    CardSet hand;
    Face face;
  };
  // Between two passes no card is turned up: what a seat bid meanwhile and what it refused.
  struct Calls {
    State table;
    Seat seat;
    int lower, upper;
  };

  void fit_placing(bots::Placing& placing) const;
  void fit_calls(CallWeights& weights, int round, bool with_standing) const;

  std::vector<PlacedCard> cards_;
  std::vector<Calls> calls_[kRounds];
};

}  // namespace felicity::host
