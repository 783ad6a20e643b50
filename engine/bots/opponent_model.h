// Reading an auction: what the calls of a seat say about its way of bidding and its hidden card.
#pragma once

#include "engine/bots/habits.h"

namespace felicity::bots {

// A round's auction as everybody saw it, call by call. Cards that nobody has seen are rabbits.
class PastAuction {
 public:
  PastAuction(const View& view, const History& history, int round);
  State& table() { return table_; }
  bool at_end() const { return next_ == count_; }
  Call next() const { return history_->call(round_, next_); }
  void step();

 private:
  const History* history_;
  State table_;
  Events events_;
  int round_;
  int count_;
  int next_ = 0;
};

// Which situation the seat placed its card of that round in.
int situation_then(const View& view, const History& history, int round, Seat seat);

// Between two passes nothing is turned up and a limit stays: what a seat bid and refused meanwhile.
// Calls `tell(table, lower, upper)` for each such stretch in which the seat showed something.
template <class Tell>
void watch(PastAuction auction, Seat seat, Tell tell) {
  int lower = 0;
  for (; !auction.at_end(); auction.step()) {
    const Call call = auction.next();
    State& table = auction.table();
    if (table.phase == Phase::LastChance) return;  // everything is known and no limit is asked
    if (call.mice > 0) {
      if (call.seat == seat) lower = call.mice * kMouse;
      continue;
    }
    const int price = table.high + 1;
    const bool refused =
        call.seat == seat && price <= table.money[seat] + table.bids[seat];  // else he had to pass
    if (refused || lower > 0) tell(table, lower, refused ? price * kMouse : kNoUpper);
    lower = 0;
    if (call.seat == seat) return;
  }
  if (lower > 0) tell(auction.table(), lower, kNoUpper);
}

}  // namespace felicity::bots
