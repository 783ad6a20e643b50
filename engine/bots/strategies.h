// The ways of bidding and placing that a bot thinks others capable of. Which one somebody follows
// is learned from what he does; together they cover everything from never bidding to always
// bidding.
#pragma once

#include "engine/bots/policy.h"

namespace felicity::bots {

struct BidStrategy {
  enum class Basis : std::uint8_t { Tuned, Value, HalfValue, Price };
  Basis basis;
  std::uint8_t rigour;       // how strictly the limit is kept
  std::int16_t limit_bonus;  // quarter mice more than the basis says
};
inline constexpr int kBases = 4;
inline constexpr int kBidWays = 17;
inline constexpr int kPlaceWays = 8;
extern const BidStrategy kBidWay[kBidWays];

const Bidding& bidding_of(BidStrategy::Basis basis, int players);
const Placing& placing_of(int way, int players);

// What `seat` would pay by each basis, in quarter mice.
struct Limits {
  int of[kBases] = {};
  int by(const BidStrategy& way) const { return of[static_cast<int>(way.basis)] + way.limit_bonus; }
};
Limits limits_of(const State& table, Seat seat);

// Likelihoods are kept as logarithms: eighths of a bit, the larger the less likely.
using Surprise = std::int16_t;

// How much it speaks against a way that a price of `lower` (0: none) was bid and one of `upper`
// (kNoUpper: none) was refused, if the limit were `limit`. All in quarter mice.
inline constexpr int kNoUpper = 10'000;
Surprise doubt(const BidStrategy& way, int limit, int lower, int upper);

// How much it speaks against a liking that this share of it came true.
Surprise doubt_of(unsigned part, unsigned whole);

// 255 for the least doubt, half as much for each further bit.
std::uint8_t weight_of(Surprise doubt, Surprise least);

// A limit is not kept to the mouse: by how many quarter mice it is missed this time.
int limit_noise(const BidStrategy& way, Dice& dice);

}  // namespace felicity::bots
