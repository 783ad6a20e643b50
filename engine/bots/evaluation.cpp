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

// What each seat's chance is worth beside the others', and the sum of it.
unsigned weigh_seats(const State& s, const EvalWeights& counts, unsigned (&weights)[kMaxSeats]) {
  int standings[kMaxSeats], best = 0;
  for (Seat seat = 0; seat < s.players; ++seat) {
    standings[seat] = standing(s, seat, counts);
    if (seat == 0 || standings[seat] > best) best = standings[seat];
  }
  unsigned all = 1;
  for (Seat seat = 0; seat < s.players; ++seat) {
    all += weights[seat] = power_of_half((best - standings[seat]) >> 3);
  }
  return all;
}

}  // namespace

int win_share(const State& s, Seat seat) {
  std::int16_t shares[kMaxSeats];
  win_shares(s, shares);
  return shares[seat];
}

int win_share(const State& s, Seat seat, const EvalWeights& counts) {
  unsigned weights[kMaxSeats];
  const unsigned all = weigh_seats(s, counts, weights);
  return static_cast<int>(weights[seat] * kSureWin / all);
}

void win_shares(const State& s, std::int16_t (&shares)[kMaxSeats]) {
  if (s.phase == Phase::Over) {
    for (Seat seat = 0; seat < s.players; ++seat) {
      shares[seat] = static_cast<std::int16_t>(final_share(s, seat));
    }
    return;
  }
  unsigned weights[kMaxSeats];
  const unsigned all = weigh_seats(s, tuned_evaluation(s.players, s.round), weights);
  // One division for all: the chip divides in software.
  constexpr int kShift = 19;
  const unsigned each = (static_cast<unsigned>(kSureWin) << kShift) / all;
  for (Seat seat = 0; seat < s.players; ++seat) {
    shares[seat] = static_cast<std::int16_t>(weights[seat] * each >> kShift);
  }
}

}  // namespace felicity::bots
