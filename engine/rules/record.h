// A game as setup + actions, in memory and as compact bytes; the host writes the same content as
// text.
#pragma once

#include <cstddef>

#include "engine/rules/history.h"
#include "engine/rules/player.h"
#include "engine/rules/state.h"

namespace felicity {

// Actions as half bytes. Whose turn it is follows from the rules, so one half byte says it all: the
// face placed; in the auction how much above the high bid (0 = pass); at the last chance 1 = buy.
// A raise of 15 or more is a 15 and two half bytes of what exceeds 15, which is never longer than
// the single raises it replaces: the bound on actions is a bound on half bytes too.
class Moves {
 public:
  static constexpr int kMost = kMostActions;
  int size() const { return size_; }  // half bytes, not actions
  unsigned at(int index) const;
  void push(unsigned half_byte);
  void truncate(int size) { size_ = static_cast<std::uint16_t>(size); }
  bool operator==(const Moves& other) const;

 private:
  std::uint8_t bytes_[(kMost + 1) / 2] = {};
  std::uint16_t size_ = 0;
};

struct Record {
  Deal deal;
  Player players[kMaxSeats];
  Moves moves;
  bool operator==(const Record&) const = default;
};

// Adds an action that `before` allows.
void append(Moves& moves, const State& before, const Action& action);

// The action that stands at half byte `at` of a game that has come to `now`; `at` moves on to the
// next one. False: no action can be read there. Whether the rules allow it is not checked.
[[nodiscard]] bool read_action(const Moves& moves, int& at, const State& now, Action& action);

// Plays a record back action by action.
class Replay {
 public:
  // Good() is false if the deal itself is refused.
  explicit Replay(const Record& record);  // which must outlive it
  explicit Replay(const Record&& record) = delete;
  bool good() const { return good_; }
  const State& state() const { return state_; }
  bool at_end() const { return next_ == record_->moves.size(); }
  // The next action, then what it caused. False: the next move is not legal.
  [[nodiscard]] bool step(Action& action, Events& events);

 private:
  const Record* record_;
  State state_;
  int next_ = 0;
  bool good_ = false;
};

inline constexpr int kRecordVersion = 1;

// Version, table, start; seats with every name full; discards and, with three players, the dummy's
// deck; the longest game.
constexpr std::size_t most_record_bytes(int players) {
  const int faces = players == 3 ? 4 + kRounds : players;
  const int halves = most_actions(players);
  return static_cast<std::size_t>(3 + players * (2 + Player::kNameBytes) + (faces + 1) / 2 + 2 +
                                  (halves + 1) / 2);
}
inline constexpr std::size_t kMostRecordBytes = most_record_bytes(kMaxSeats);
static_assert(kMostRecordBytes == 277);

enum class RecordFault : std::uint8_t {
  None,
  TooShort,
  TooLong,
  UnknownVersion,
  BadTable,
  BadSeat,
  BadDeal,
  BadMoves,
};

// Number of bytes written to `out`, which has room for kMostRecordBytes.
std::size_t encode(const Record& record, std::uint8_t* out);

// Trusts nothing: every field is in range and every action legal, or the fault is returned and
// `record` is empty. One record has exactly one encoding.
[[nodiscard]] RecordFault decode(Record& record, const std::uint8_t* bytes, std::size_t size);

}  // namespace felicity
