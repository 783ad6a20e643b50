// What a sack is worth to somebody who knows a part of it.
#pragma once

#include <array>

#include "engine/rules/state.h"

namespace felicity::bots {

// Prices inside a bot are quarters of a mouse.
inline constexpr int kMouse = 4;

// points() by table: the compiler for the chip would copy the function's own on every call.
inline constexpr std::array<std::int8_t, kFaces> kPointsOf = [] {
  std::array<std::int8_t, kFaces> table{};
  for (std::size_t i = 0; i < kFaces; ++i) {
    table[i] = static_cast<std::int8_t>(points(static_cast<Face>(i)));
  }
  return table;
}();
constexpr int points_of(Face face) { return kPointsOf[static_cast<std::size_t>(face)]; }

// What the sack brings on average, dogs included, if each card that `seat` does not know were any
// face with the same chance. Reads nothing of `state` that is hidden from the seat.
int expected_value(const State& state, Seat seat);

// How many cards of the row `seat` does not know.
int unknown_cards(const State& state, Seat seat);

}  // namespace felicity::bots
