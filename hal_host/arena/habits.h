// How one kind of player places and bids, as fit_habits.h finds it in recorded games, and its file.
#pragma once

#include <string>

#include "engine/bots/policy.h"

namespace felicity::host {

// The weights of a round's calls. The first are those of bots::Bidding.
enum CallWeight : std::uint8_t {
  kSlope,
  kBase,
  kHope,
  kGain,
  kCap,
  kStay,                          // one for each number of passes
  kLead = kStay + kMaxSeats - 1,  // 1/16 of a quarter mouse for each point ahead of the best other
  kWealth,                        // the same for each mouse more than the richest other has
  kSpread,                        // of the limits round those of the weights, in quarter mice
  kCallWeights,
};
using CallWeights = std::int8_t[kCallWeights];

struct Habits {
  CallWeights calls[kRounds] = {};
  bots::Placing placing{};
};

bots::Bidding bidding_of(const CallWeights& weights);
// What lead and wealth add to the limit of bidding_of(), in quarter mice.
int standing_bonus(const CallWeights& weights, const State& state, Seat seat);
// Both: the highest price that the seat would pay now.
int limit_of(const CallWeights& weights, const State& state, Seat seat);

// The chance of a limit below this price, both in quarter mice: a logistic distribution.
double chance_below(int limit, int spread, int price);

// The chance that a player with this limit bids `lower` (0: did not bid) and refuses `upper`
// (bots::kNoUpper: refused nothing). Never zero: a model may be wrong.
double chance_of_calls(int limit, int spread, int lower, int upper);

std::string format_habits(const Habits& habits);

// Empty, or what is wrong with the file and where.
[[nodiscard]] std::string read_habits(const std::string& path, Habits& habits);

}  // namespace felicity::host
