#include "engine/session/table.h"

#include <new>

#include "engine/base/crc32.h"
#include "engine/hal.h"
#include "engine/rules/random.h"

namespace felicity::session {

std::uint32_t PublicTable::code() const {
  if (!over()) return 0;
  std::uint8_t bytes[kMostRecordBytes] = {};
  const std::size_t size = encode(record_, bytes);
  return crc32(bytes, size);
}

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
  refresh_views();
}

void Table::resume(const Record& record, bool taken_back) {
  begin(record.deal, record.players);
  while (record_.moves.size() < record.moves.size()) {
    if (play(recorded(record.moves)) != Verdict::Ok) hal::panic(__FILE__, __LINE__);
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

void Table::open_cover(Seat seat) {
  opened_ = seat;
  refresh_views();
}

void Table::set_state(const State& state) {
  state_ = state;
  refresh_views();
}

// Apart, so that the stack has no room for a View while the rules play an action.
[[gnu::noinline]] void Table::refresh_views() {
  seen_by_all_ = view_for(state_, kNobody);
  if (opened_ != kNobody) seen_by_one_ = view_for(state_, opened_);
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
  refresh_views();
  return Verdict::Ok;
}

void Table::take_back() {
  if (can_take_back_) hold_back();
}

void Table::hold_back() {
  history_ = history_before_;
  record_.moves.truncate(moves_before_);
  last_.clear();
  can_take_back_ = false;
  set_state(before_);
}

}  // namespace felicity::session
