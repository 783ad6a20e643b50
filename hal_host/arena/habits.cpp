#include "hal_host/arena/habits.h"

#include <algorithm>
#include <cmath>

#include "engine/bots/strategies.h"

namespace felicity::host {
namespace {

constexpr double kDoubt = 1.0 / 32;  // of calls that do not fit the weights at all

}  // namespace

bots::Bidding bidding_of(const CallWeights& weights) {
  bots::Bidding bidding{};
  std::fill_n(bidding.slope, bots::kStretches, weights[kSlope]);
  std::fill_n(bidding.base, bots::kStretches, weights[kBase]);
  std::fill_n(bidding.hope, bots::kStretches, weights[kHope]);
  std::fill_n(bidding.gain, bots::kStretches, weights[kGain]);
  std::fill_n(bidding.cap, bots::kStretches, weights[kCap]);
  std::copy_n(weights + kStay, kMaxSeats - 1, bidding.stay);
  return bidding;
}

int standing_bonus(const CallWeights& weights, const State& s, Seat seat) {
  const auto purse = [&](Seat of) { return s.money[of] + s.bids[of]; };
  int most_points = -1000, most_mice = 0;
  for (Seat other = 0; other < s.players; ++other) {
    if (other == seat) continue;
    most_points = std::max(most_points, s.cat_points[other] + purse(other));
    most_mice = std::max(most_mice, purse(other));
  }
  const int lead = s.cat_points[seat] + purse(seat) - most_points;
  const int wealth = purse(seat) - most_mice;
  return (lead * weights[kLead] + wealth * weights[kWealth]) >> 4;
}

int limit_of(const CallWeights& weights, const State& s, Seat seat) {
  return bots::limit(s, seat, bidding_of(weights)) + standing_bonus(weights, s, seat);
}

double chance_below(int limit, int spread, int price) {
  return 1 / (1 + std::exp(static_cast<double>(limit - price) / spread));
}

double chance_of_calls(int limit, int spread, int lower, int upper) {
  const double below_upper = upper == bots::kNoUpper ? 1 : chance_below(limit, spread, upper);
  const double below_lower = lower == 0 ? 0 : chance_below(limit, spread, lower);
  return kDoubt + (1 - kDoubt) * (below_upper - below_lower);
}

}  // namespace felicity::host
