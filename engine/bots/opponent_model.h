// How one opponent plays: learned from its calls and cards within a game, and from game to game
// where the settings allow it.
#pragma once

#include "engine/bots/strategies.h"
#include "engine/rules/history.h"

namespace felicity::bots {

// How surprising the opponent's past would be under each strategy.
struct OpponentModel {
  Surprise bid[kBidStrategies] = {};
  Surprise place[kPlaceStrategies] = {};
  bool operator==(const OpponentModel&) const = default;
};

// The model of an opponent that has not been met yet.
OpponentModel prior();

// Adds what `seat` showed in a round that is over.
void read_round(OpponentModel& model, const View& view, const History& history, int round,
                Seat seat);

// Adds a finished game. Older games fade.
void learn(OpponentModel& model, const View& end, const History& history, Seat seat);

// ---- reading an auction -------------------------------------------------------------------------

// The public auction of a round, call by call. Cards that were never turned up are rabbits.
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

// The situation in which the seat placed its card of that round.
int situation_then(const View& view, const History& history, int round, Seat seat);

// Between two passes no card is turned up and a limit does not change. Calls
// `report(table, lower, upper)` for each such stretch in which the seat bid `lower` or refused
// `upper`.
template <class Report>
void observe(PastAuction auction, Seat seat, Report report) {
  int lower = 0;
  for (; !auction.at_end(); auction.step()) {
    const Call call = auction.next();
    State& table = auction.table();
    if (table.phase == Phase::LastChance) return;  // every card is up: no limit
    if (call.mice > 0) {
      if (call.seat == seat) lower = call.mice * kMouse;
      continue;
    }
    const int price = table.high + 1;
    const bool refused =
        call.seat == seat && price <= table.money[seat] + table.bids[seat];  // else it had to pass
    if (refused || lower > 0) report(table, lower, refused ? price * kMouse : kNoUpper);
    lower = 0;
    if (call.seat == seat) return;
  }
  if (lower > 0) report(auction.table(), lower, kNoUpper);
}

}  // namespace felicity::bots
