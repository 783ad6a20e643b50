#include "engine/bots/evaluation.h"

#include "engine/bots/half_powers.h"
#include "engine/bots/sack_value.h"

namespace felicity::bots {
namespace {

int final_share(const State& s, Seat seat) {
  const unsigned winners = scores(s).winners;
  if ((winners >> seat & 1U) == 0) return 0;
  static constexpr std::int16_t kShares[] = {
      0, kSureWin, kSureWin / 2, kSureWin / 3, kSureWin / 4, kSureWin / 5};
  return kShares[std::popcount(winners)];
}

// What the cards still in hand are good for: cats to fatten a sack one means to win, and cats
// that spoil one for others. Sums for each half of a hand, so that no card has to be looked for.
constexpr int kHalf = 5;
struct HandPoints {
  std::uint8_t treats[2][1 << kHalf] = {}, burden[2][1 << kHalf] = {};
};
constexpr HandPoints hand_points() {
  HandPoints sums;
  for (int face = 0; face < kFaces; ++face) {
    const int half = face / kHalf, worth = points(static_cast<Face>(face));
    for (int cards = 0; cards < 1 << kHalf; ++cards) {
      if ((cards >> face % kHalf & 1) == 0) continue;
      std::uint8_t& sum = worth > 0 ? sums.treats[half][cards] : sums.burden[half][cards];
      sum = static_cast<std::uint8_t>(sum + (worth > 0 ? worth : -worth));
    }
  }
  return sums;
}
constexpr HandPoints kHandPoints = hand_points();

int standing(const State& s, Seat seat, const EvalWeights& counts) {
  const unsigned low = s.hands[seat].bits() & ((1U << kHalf) - 1),
                 high = s.hands[seat].bits() >> kHalf;
  const int treats = kHandPoints.treats[0][low] + kHandPoints.treats[1][high];
  const int burden = kHandPoints.burden[0][low] + kHandPoints.burden[1][high];
  const int mice = s.money[seat];
  return s.cat_points[seat] * counts.cats + mice * counts.mice +
         (mice * mice >> 4) * counts.wealth + (seat == s.start ? counts.start : 0) +
         treats * counts.treats + burden * counts.burden;
}

}  // namespace

int win_share(const State& s, Seat seat) {
  if (s.phase == Phase::Over) return final_share(s, seat);
  return win_share(s, seat, tuned_evaluation(s.players, s.round));
}

int win_share(const State& s, Seat seat, const EvalWeights& counts) {
  int standings[kMaxSeats], best = 0;
  for (Seat other = 0; other < s.players; ++other) {
    standings[other] = standing(s, other, counts);
    if (other == 0 || standings[other] > best) best = standings[other];
  }
  unsigned mine = 0, all = 1;
  for (Seat other = 0; other < s.players; ++other) {
    const unsigned share = power_of_half((best - standings[other]) >> 3);
    all += share;
    if (other == seat) mine = share;
  }
  return static_cast<int>(mine * kSureWin / all);
}

}  // namespace felicity::bots
