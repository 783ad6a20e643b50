// Strategies of bidding and placing that a bot considers for its opponents, from never bidding to
// always bidding. OpponentModel learns which of them fits an opponent.
#pragma once

#include "engine/bots/policy.h"

namespace felicity::bots {

struct BidStrategy {
  enum class Basis : std::uint8_t { Tuned, Value, HalfValue, Price, Searching };
  Basis basis;
  std::uint8_t rigour;       // how strictly the limit is kept
  std::int16_t limit_bonus;  // quarter mice on top of the basis
};
inline constexpr int kBases = 5;
inline constexpr int kBidStrategies = 18;
inline constexpr int kPlaceStrategies = 9;
inline constexpr int kSearchingPlacing = kPlaceStrategies - 1;
extern const BidStrategy kBidStrategy[kBidStrategies];
// The same, as strict as players are at a table of this size.
const BidStrategy& bid_strategy(int way, int players);

// How players that search bid in a round, and how they place, as found in their games.
const Bidding& searching_bidding(int players, int round);
const Placing& searching_placing(int players);

const Bidding& bidding_of(BidStrategy::Basis basis, int players, int round);
const Placing& placing_of(int way, int players);

// What `seat` would pay by each basis, in quarter mice.
struct Limits {
  int of[kBases] = {};
  int by(const BidStrategy& way) const { return of[static_cast<int>(way.basis)] + way.limit_bonus; }
};
Limits limits_of(const State& table, Seat seat);

// Likelihoods are kept as logarithms: eighths of a bit, the larger the less likely.
using Surprise = std::int16_t;

// -log2 P(lower <= limit < upper) under this strategy, in eighths of a bit: a price of `lower` (0:
// none) was bid, one of `upper` (kNoUpper: none) refused. All in quarter mice.
inline constexpr int kNoUpper = 10'000;
Surprise surprise(const BidStrategy& way, int limit, int lower, int upper);

// -log2(part / whole), in eighths of a bit.
Surprise surprise_of(unsigned part, unsigned whole);

// 255 for the least surprise, half as much for each further bit.
std::uint8_t weight_of(Surprise surprise, Surprise least);

// Random deviation from a limit, in quarter mice.
int limit_noise(const BidStrategy& way, Dice& dice);

}  // namespace felicity::bots
