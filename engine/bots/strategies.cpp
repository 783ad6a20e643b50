#include "engine/bots/strategies.h"

#include <algorithm>

#include "engine/bots/half_powers.h"

namespace felicity::bots {
namespace {

using Basis = BidStrategy::Basis;
constexpr std::uint8_t kStrict = 27, kFirm = 14, kLoose = 8;

// What lies open and one's own card, nothing for cards unknown, no thought for mouse cards.
constexpr Bidding kValue = {{16, 16, 16, 16}, {}, {-10, -10, -10, -10}, {}, {16, 16, 16, 16}, {}};
constexpr Bidding kHalfValue = {{8, 8, 8, 8}, {}, {-10, -10, -10, -10}, {}, {16, 16, 16, 16}, {}};
// The same price for every sack.
constexpr Bidding kPrice = {{}, {}, {}, {}, {16, 16, 16, 16}, {}};

constexpr BidStrategy kSearchingOfFive = {Basis::Searching, kFirm, 0};

// Likings that do not depend on the stretch or the purse; the first card of the row may differ.
using Faces = std::uint8_t[kFaces];
constexpr Placing likes(const Faces& first, const Faces& later) {
  Placing placing{};
  for (int i = 0; i < kSituations; ++i) {
    const bool is_first = (i & 2) != 0;
    for (int face = 0; face < kFaces; ++face) {
      placing.liking[i][face] = is_first ? first[face] : later[face];
    }
  }
  return placing;
}
//                            -8   -5    R    3    5    8   11   15  big small
constexpr Faces kAny = {16, 16, 16, 16, 16, 16, 16, 16, 16, 16};
constexpr Faces kBest = {1, 1, 2, 5, 10, 20, 60, 180, 2, 2};
constexpr Faces kWorst = {180, 90, 30, 12, 6, 3, 2, 1, 3, 3};
constexpr Faces kMiddle = {4, 6, 24, 24, 24, 12, 6, 3, 4, 4};
constexpr Faces kDogs = {24, 24, 8, 4, 4, 3, 3, 3, 120, 120};
constexpr Faces kGood = {2, 2, 4, 12, 16, 24, 24, 24, 4, 4};
constexpr Faces kBad = {24, 24, 16, 6, 4, 3, 2, 2, 24, 24};
constexpr Placing kPlacings[kSearchingPlacing - 1] = {
    likes(kAny, kAny),   likes(kBest, kBest), likes(kWorst, kWorst), likes(kMiddle, kMiddle),
    likes(kDogs, kDogs), likes(kGood, kBad),  likes(kBad, kGood),
};

// 255 / (1 + e^(-(k - 32) / 5)): the chance that a limit lies below a price k - 32 steps above it.
constexpr std::uint8_t kBelow[65] = {
    0,   1,   1,   1,   1,   1,   1,   2,   2,   3,   3,   4,   5,   6,   7,   8,   10,
    12,  15,  18,  21,  25,  30,  36,  43,  50,  59,  69,  79,  90,  102, 115, 128, 140,
    153, 165, 176, 186, 196, 205, 212, 219, 225, 230, 234, 237, 240, 243, 245, 247, 248,
    249, 250, 251, 252, 252, 253, 253, 254, 254, 254, 254, 254, 254, 255};

// -8 log2(p / 256) for p = 4k + 2.
constexpr std::uint8_t kDoubts[64] = {
    56, 43, 37, 34, 31, 28, 26, 25, 23, 22, 21, 20, 19, 18, 17, 16, 16, 15, 14, 14, 13, 13,
    12, 12, 11, 11, 10, 10, 9,  9,  9,  8,  8,  7,  7,  7,  6,  6,  6,  6,  5,  5,  5,  4,
    4,  4,  4,  3,  3,  3,  3,  3,  2,  2,  2,  2,  1,  1,  1,  1,  1,  0,  0,  0};

int chance_below(const BidStrategy& way, int limit, int price) {
  const int step = 32 + ((price - limit) * way.rigour >> 3);
  return kBelow[std::clamp(step, 0, 64)];
}

}  // namespace

const BidStrategy kBidStrategy[kBidStrategies] = {
    {Basis::Tuned, kStrict, 0},  {Basis::Tuned, kLoose, -8},    {Basis::Tuned, kLoose, 8},
    {Basis::Tuned, kLoose, -20}, {Basis::Tuned, kLoose, 20},    {Basis::Tuned, kLoose, 40},
    {Basis::Value, kStrict, 0},  {Basis::Value, kLoose, -12},   {Basis::Value, kLoose, 12},
    {Basis::Value, kLoose, 24},  {Basis::HalfValue, kLoose, 0}, {Basis::Price, kLoose, -40},
    {Basis::Price, kLoose, 12},  {Basis::Price, kLoose, 24},    {Basis::Price, kLoose, 40},
    {Basis::Price, kLoose, 64},  {Basis::Price, kLoose, 120},   {Basis::Searching, kLoose, 0},
};

const BidStrategy& bid_strategy(int way, int players) {
  const bool searches = kBidStrategy[way].basis == Basis::Searching;
  return searches && players == kMaxSeats ? kSearchingOfFive : kBidStrategy[way];
}

const Bidding& bidding_of(Basis basis, int players, int round) {
  switch (basis) {
    case Basis::Tuned: return tuned_bidding(players);
    case Basis::Value: return kValue;
    case Basis::HalfValue: return kHalfValue;
    case Basis::Searching: return searching_bidding(players, round);
    case Basis::Price: break;
  }
  return kPrice;
}

const Placing& placing_of(int way, int players) {
  if (way == kSearchingPlacing) return searching_placing(players);
  return way == 0 ? tuned_placing(players) : kPlacings[way - 1];
}

Limits limits_of(const State& table, Seat seat) {
  Limits limits;
  for (int basis = 0; basis < kBases; ++basis) {
    limits.of[basis] =
        limit(table, seat, bidding_of(static_cast<Basis>(basis), table.players, table.round));
  }
  return limits;
}

Surprise surprise(const BidStrategy& way, int limit, int lower, int upper) {
  const int below_upper = upper == kNoUpper ? 255 : chance_below(way, limit, upper);
  const int below_lower = lower == 0 ? 0 : chance_below(way, limit, lower);
  // Nobody is so sure of anything that a sixteenth could not be otherwise.
  const int chance = 15 + ((below_upper - below_lower) * 15 >> 4);
  return kDoubts[chance >> 2];
}

Surprise surprise_of(unsigned part, unsigned whole) {
  const unsigned chance = whole == 0 ? 255 : (part * 240 / whole) + 15;
  return kDoubts[chance >> 2];
}

std::uint8_t weight_of(Surprise surprise, Surprise least) {
  return static_cast<std::uint8_t>(power_of_half((surprise - least) * 4) >> 8);
}

int limit_noise(const BidStrategy& way, Dice& dice) {
  // Eighths of a step of kBelow, by equal chances.
  static constexpr std::int16_t kSteps[16] = {-17, -11, -8, -6, -4, -3, -2, -1,
                                              1,   2,   3,  4,  6,  8,  11, 17};
  const int steps = kSteps[dice.below(16)];
  switch (way.rigour) {
    case kStrict: return steps * 5 >> 4;
    case kFirm: return steps * 9 >> 4;
    default: return steps;
  }
}

}  // namespace felicity::bots
