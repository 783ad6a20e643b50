// A policy of placing and bidding: a handful of weights. A normal bot plays by one; a hard bot
// assigns one to each opponent it simulates.
#pragma once

#include "engine/bots/dice.h"
#include "engine/bots/sack_value.h"

namespace felicity::bots {

// Weights differ by stretch of the game: rounds 1-3, 4-6, 7-8 and 9.
inline constexpr int kStretches = 4;
int stretch_of(int round);

struct Bidding {
  std::int8_t slope[kStretches];    // sixteenths of the sack's worth
  std::int8_t base[kStretches];     // quarter mice on top
  std::int8_t hope[kStretches];     // quarter mice for each unknown card
  std::int8_t gain[kStretches];     // sixteenths of the mice that a pass would bring
  std::int8_t cap[kStretches];      // sixteenths of the purse
  std::int8_t stay[kMaxSeats - 1];  // quarter mice by passes so far
};

// How much each face is liked, by situation: the stretch, whether one's own card is the first to be
// turned up, and whether one is richer than the others on average.
inline constexpr int kSituations = kStretches * 4;
struct Placing {
  std::uint8_t liking[kSituations][kFaces];
};
int situation_of(const State& state, Seat seat);

// The highest price in quarter mice that `seat` would pay now.
int limit(const State& state, Seat seat, const Bidding& bidding);

// A face of the hand by chance, as the weights say; any face if they are all zero.
Face draw(CardSet hand, const std::uint8_t* weights, Dice& dice);

// A place in a list by chance, as the weights say; they are not all zero.
int pick(const std::uint8_t* weights, int count, Dice& dice);

// The tuned weights of a normal bot.
const Bidding& tuned_bidding(int players);
const Placing& tuned_placing(int players);

}  // namespace felicity::bots
