// The public past of a game: what a player with a perfect memory knows. Kept apart from the small
// State, for the history screen, the tracker and bots.
#pragma once

#include "engine/rules/game.h"

namespace felicity {

// How long a game can last. Bids rise by at least one, so a round has no more bids than mice are
// paid for its sack, and all payments together are at most the start mice and what the mouse
// cards pay out in rounds 1 to 8 (a payout of round 9 cannot be spent). Each round has n-1 passes
// and at most one round can gain a further pass without losing a payout worth more.
constexpr int most_auction_actions(int players) {
  return kRounds * (players - 1) + players * kStartMice + (kRounds - 1) * mouse_sum(players) + 1;
}
constexpr int most_actions(int players) {
  return kRounds * players + most_auction_actions(players);
}
// A game from a position can start with nearly all mice in the purses; they and seven payouts are
// then all that can be paid.
constexpr int most_calls(int players) {
  return kRounds * (players - 1) + total_mice(players) + (kRounds - 2) * mouse_sum(players) + 1;
}
inline constexpr int kMostCalls = most_calls(kMaxSeats);
static_assert(kMostCalls == 250 && kMostCalls >= most_auction_actions(kMaxSeats));
inline constexpr int kMostActions = most_actions(kMaxSeats);
static_assert(kMostActions == 277);

// One turn of an auction. No mice: the seat passed; a purchase at the last chance is one mouse.
struct Call {
  Seat seat = kNobody;
  Mice mice = 0;
  bool operator==(const Call&) const = default;
};

struct PastRound {
  enum class Outcome : std::uint8_t { Open, Won, NobodyTook };
  enum class Mouse : std::uint8_t { Open, Refilled, BankTooSmall, AllPassed, LastRound };

  Seat start = kNobody;
  bool mice_laid = false;
  std::uint8_t up = 0;       // how much of the row is known
  Card row[kMaxSeats] = {};  // left to right, `up` of them
  std::uint8_t passes = 0;   // passes that were paid, or would have been
  Seat passers[kMaxSeats - 1] = {};
  Mice payouts[kMaxSeats - 1] = {};
  Outcome outcome = Outcome::Open;
  Seat winner = kNobody;
  Mice price = 0;
  std::uint8_t dogs = 0;
  std::int16_t value = 0;
  std::optional<Card> chased;
  Mouse mouse = Mouse::Open;    // what happened to the mouse cards afterwards
  std::uint8_t first_call = 0;  // into the list of calls
  bool operator==(const PastRound&) const = default;
};

class History {
 public:
  History() = default;
  // A game that has just begun, at round 1 or at a position.
  explicit History(const State& state);

  // Events of each action, in order. Nothing else ever enters.
  void note(const Events& events);

  int players() const { return players_; }
  int first_round() const { return first_round_; }  // 1, or later for a position
  int round() const { return round_; }              // the running one, or the last
  const PastRound& past(int round) const { return rounds_[round - 1]; }

  // Calls of one round, oldest first.
  int call_count(int round) const;
  Call call(int round, int index) const;

  // R50: what this seat owns, mice lying in a bid included.
  int purse(Seat seat) const;

  bool operator==(const History&) const = default;

 private:
  void note(const Event& event);
  void push_call(Mice mice);
  void end_round(PastRound::Mouse mouse);

  std::uint8_t players_ = 0;
  std::uint8_t first_round_ = 1;
  std::uint8_t round_ = 1;
  std::uint8_t calls_used_ = 0;
  Mice start_mice_[kMaxSeats] = {};
  PastRound rounds_[kRounds];
  Mice calls_[kMostCalls] = {};  // the seat follows from the order of turns
};
static_assert(kMostCalls < 256);
static_assert(sizeof(History) <= 520);

}  // namespace felicity
