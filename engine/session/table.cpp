#include "engine/session/table.h"

#include <new>

#include "engine/base/crc32.h"
#include "engine/hal.h"
#include "engine/rules/random.h"

namespace felicity::session {

void Table::begin(const Setup& setup, const Player (&players)[kMaxSeats], Random& random) {
  begin(deal(setup, random), players);
}

// In place, here and below: a second table on the stack would not leave enough of the device's.
void Table::clear() { new (this) Table(); }

void Table::begin(const Deal& dealt, const Player (&players)[kMaxSeats]) {
  clear();
  record_.deal = dealt;
  for (int seat = 0; seat < kMaxSeats; ++seat) record_.players[seat] = players[seat];
  if (felicity::begin(state_, record_.deal) != Verdict::Ok) hal::panic(__FILE__, __LINE__);
  new (&history_) History(state_);
  running_ = true;
}

void Table::resume(const Record& record, bool taken_back) {
  begin(record.deal, record.players);
  Replay replay(record);
  while (!replay.at_end()) {
    Action action;
    Events events;
    if (!replay.step(action, events) || play(action) != Verdict::Ok) {
      hal::panic(__FILE__, __LINE__);
    }
  }
  if (taken_back) {
    last_.clear();
    can_take_back_ = false;
  }
}

void Table::set_aside(const Record& record) {
  clear();
  record_ = record;
}

Action Table::recorded(const Moves& moves) const {
  Action action;
  int at = record_.moves.size();
  if (!read_action(moves, at, state_, action)) hal::panic(__FILE__, __LINE__);
  return action;
}

const View& Table::view() const { return *new (&seen_by_all_) View(view_for(state_, kNobody)); }

const View& Table::view_of(Seat seat) const {
  return *new (&seen_by_one_) View(view_for(state_, seat));
}

Verdict Table::play(const Action& action) {
  Events events;
  const State before = state_;
  const Verdict verdict = apply(state_, action, events);
  if (verdict != Verdict::Ok) return verdict;
  before_ = before;
  history_before_ = history_;
  moves_before_ = record_.moves.size();
  append(record_.moves, before, action);
  history_.note(events);
  last_ = events;
  last_actor_ = action.seat;
  // A single event is a card laid face down, a bid or a pass that turns nothing up.
  can_take_back_ = events.size() == 1 && state_.phase != Phase::Over;
  return Verdict::Ok;
}

void Table::take_back() {
  if (!can_take_back_) return;
  state_ = before_;
  history_ = history_before_;
  record_.moves.truncate(moves_before_);
  last_.clear();
  can_take_back_ = false;
}

std::uint32_t Table::code() const {
  if (!over()) return 0;
  std::uint8_t bytes[kMostRecordBytes] = {};
  const std::size_t size = encode(record_, bytes);
  return crc32(bytes, size);
}

}  // namespace felicity::session
