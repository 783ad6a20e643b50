// The full truth of a game: for its owner and for tests, never for a screen. A bot only imagines
// one.
#pragma once

#include <type_traits>

#include "engine/rules/game.h"

namespace felicity {

// Small, so that a bot can copy it thousands of times a second. What can be computed is not
// stored: the box is every card that lies nowhere else, a discard is a box card that was never
// shown.
struct State {
  std::uint8_t players = 0;
  Edition edition = Edition::English2007;
  HouseRules house;
  Phase phase = Phase::Over;
  std::uint8_t round = 0;  // 1..9
  Seat start = 0;
  Seat turn = kNobody;
  Mice high = 0;
  Seat high_by = kNobody;
  Mice bank = 0;
  std::uint8_t passed = 0;  // a bit per seat
  std::uint8_t passes = 0;  // this round; also how many mouse cards are taken
  bool mice_laid = false;   // the mouse cards were filled for this round
  std::uint8_t row_size = 0;
  std::uint8_t won_count = 0;
  Mice money[kMaxSeats] = {};  // without mice lying in a bid
  Mice bids[kMaxSeats] = {};
  CardSet hands[kMaxSeats];
  CardSet shown[kMaxSeats];  // per set: faces that have lain open
  Card row[kMaxSeats] = {};
  Face dummy_deck[kRounds] = {};  // round r plays dummy_deck[r - 1]
  std::int16_t cat_points[kMaxSeats] = {};
  WonCard won[kMaxSeats * kRounds] = {};  // in the order won
  bool operator==(const State&) const = default;
};
static_assert(sizeof(State) <= 128);
static_assert(std::is_trivially_copyable_v<State>);

// How many cards of the row lie open, from the left (R15, R24, R25).
int cards_up(const State& state);

// The cards of one set that are out of the game.
CardSet box_of(const State& state, Seat set);

// Why an action would be refused; the first reason in the order of Verdict.
Verdict check(const State& state, const Action& action);

// A game between two rounds, for tests, puzzles and lessons. `setup.start` is a seat.
struct Position {
  Setup setup;
  CardSet hands[kMaxSeats];  // all of one size k; the round is 10 - k
  Mice money[kMaxSeats] = {};
  Mice bank = 0;
  bool mice_laid = false;
  std::uint8_t won_count = 0;
  WonCard won[kMaxSeats * kRounds] = {};
  std::uint8_t dummy_count = 0;   // three players: k; else 0
  Face dummy_deck[kRounds] = {};  // top first
};
[[nodiscard]] Verdict begin(State& state, const Position& position);

}  // namespace felicity
