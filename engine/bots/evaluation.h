// The chance of a seat to win from a table between two rounds.
#pragma once

#include "engine/rules/state.h"

namespace felicity::bots {

inline constexpr int kSureWin = 4096;

// What each thing counts for the chance to win, in 1/256 of a doubling; a row for each round to
// come.
struct EvalWeights {
  std::int16_t cats, mice, wealth, start, treats, burden;
};

// The share of the win that `seat` can expect, 0..kSureWin. The state is between rounds, or over.
int win_share(const State& state, Seat seat);
// Of all seats at once.
void win_shares(const State& state, std::int16_t (&shares)[kMaxSeats]);
int win_share(const State& state, Seat seat, const EvalWeights& counts);  // not over

const EvalWeights& tuned_evaluation(int players, int round);  // round 2..9, the one about to begin

}  // namespace felicity::bots
