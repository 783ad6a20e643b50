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

// What the cards still in hand are good for: cats to fatten a sack one means to win, and those
// nobody wants.
struct HandPoints {
  int treats = 0, burden = 0;
};
HandPoints hand_points(CardSet hand) {
  HandPoints sum;
  for (const Face face : hand) {
    const int worth = points(face);
    (worth > 0 ? sum.treats : sum.burden) += worth;
  }
  sum.burden = -sum.burden;
  return sum;
}

int standing(const State& s, Seat seat, const EvalWeights& counts) {
  const HandPoints hand = hand_points(s.hands[seat]);
  const int mice = s.money[seat];
  return s.cat_points[seat] * counts.cats + mice * counts.mice +
         (mice * mice >> 4) * counts.wealth + (seat == s.start ? counts.start : 0) +
         hand.treats * counts.treats + hand.burden * counts.burden;
}

}  // namespace

int win_share(const State& s, Seat seat) {
  if (s.phase == Phase::Over) return final_share(s, seat);
  const EvalWeights& counts = tuned_evaluation(s.players, s.round);
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
