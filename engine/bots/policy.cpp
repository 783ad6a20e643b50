#include "engine/bots/policy.h"

namespace felicity::bots {

int stretch_of(int round) {
  static constexpr std::uint8_t kOfRound[kRounds] = {0, 0, 0, 1, 1, 1, 2, 2, 3};
  return kOfRound[round - 1];
}

int limit(const State& s, Seat seat, const Bidding& bidding) {
  const int stretch = stretch_of(s.round);
  const int sack = expected_value(s, seat) + unknown_cards(s, seat) * bidding.hope[stretch];
  const int gain = s.mice_laid ? mouse_card(s.players, s.passes) * kMouse : 0;
  const int wanted = ((sack * bidding.slope[stretch] - gain * bidding.gain[stretch]) >> 4) +
                     bidding.base[stretch] + bidding.stay[s.passes];
  const int purse = (s.money[seat] + s.bids[seat]) * kMouse;
  const int cap = purse * bidding.cap[stretch] >> 4;
  return wanted < cap ? wanted : cap;
}

int situation_of(const State& s, Seat seat) {
  int mice = 0;
  for (Seat other = 0; other < s.players; ++other) mice += s.money[other] + s.bids[other];
  const bool rich = (s.money[seat] + s.bids[seat]) * s.players > mice;
  return stretch_of(s.round) * 4 + (seat == s.start ? 2 : 0) + (rich ? 1 : 0);
}

// Bit by bit: the chip has no instruction that finds the next one.
Face draw(CardSet hand, const std::uint8_t* weights, Dice& dice) {
  unsigned sum = 0;
  const std::uint8_t* weight = weights;
  for (unsigned left = hand.bits(); left != 0; left >>= 1, ++weight) {
    if ((left & 1U) != 0) sum += *weight;
  }
  if (sum == 0) return hand.at(static_cast<int>(dice.below(static_cast<unsigned>(hand.size()))));
  unsigned chance = dice.below(sum);
  unsigned face = 0;
  for (unsigned left = hand.bits();; left >>= 1, ++face) {
    if ((left & 1U) == 0) continue;
    if (chance < weights[face]) return static_cast<Face>(face);
    chance -= weights[face];
  }
}

int pick(const std::uint8_t* weights, int count, Dice& dice) {
  unsigned sum = 0;
  for (int i = 0; i < count; ++i) sum += weights[i];
  unsigned left = dice.below(sum);
  int i = 0;
  for (; i < count - 1 && left >= weights[i]; ++i) left -= weights[i];
  return i;
}

}  // namespace felicity::bots
