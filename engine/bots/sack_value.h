// The expected value of a sack of which a part is known.
#pragma once

#include "engine/rules/state.h"

namespace felicity::bots {

// Prices inside a bot are quarters of a mouse.
inline constexpr int kMouse = 4;

// What the sack brings on average, dogs included, if each card that `seat` does not know were any
// face with the same chance. Reads nothing of `state` that is hidden from the seat.
int expected_value(const State& state, Seat seat);

// Its parts, in the same quarters: known + unknown - chased.
struct SackParts {
  int known = 0;    // cards that the seat knows, dogs left out
  int unknown = 0;  // the others, dogs among them left out
  int chased = 0;   // what dogs take; below zero if it is more often a bad cat
};
SackParts sack_parts(const State& state, Seat seat);

// How many cards of the row `seat` does not know.
int unknown_cards(const State& state, Seat seat);

}  // namespace felicity::bots
