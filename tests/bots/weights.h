// The weights of a normal bot as one list of numbers that can be nudged.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/bots/policy.h"

namespace felicity::bots {

struct Temper {
  Bidding bidding;
  Placing placing;
};

struct Weights {
  static constexpr int kBiddingCount = sizeof(Bidding);
  static constexpr int kTastes = 5;  // good cats, bad cats, rabbit, big dog, small dog
  static constexpr int kCount = kBiddingCount + kSituations * kTastes;
  static constexpr int kCaps = 4 * kStretches;  // where the shares of the purse begin
  static constexpr int kMostTaste = 20;

  int number[kCount] = {};

  // Bids up to three quarters of what the sack and the mouse card differ by; places any card.
  static Weights plain() {
    Weights plain;
    for (int stretch = 0; stretch < kStretches; ++stretch) {
      plain.number[stretch] = 12;
      plain.number[3 * kStretches + stretch] = 12;
      plain.number[kCaps + stretch] = 16;
    }
    return plain;
  }

  // A taste is an eighth of a doubling; no face is ever more than some thirty times as likely as
  // another, so that no opponent can be sure.
  void keep_in_bounds() {
    for (int i = 0; i < kBiddingCount; ++i) number[i] = std::clamp(number[i], -100, 100);
    for (int i = kCaps; i < kCaps + kStretches; ++i) number[i] = std::clamp(number[i], 2, 16);
    for (int i = kBiddingCount; i < kCount; ++i) {
      number[i] = std::clamp(number[i], -kMostTaste, kMostTaste);
    }
  }
};

inline std::uint8_t liking(const int* tastes, Face face) {
  int taste = points(face) < 0 ? tastes[1] : tastes[0] * points(face) / 15;
  if (face == Face::Rabbit) taste = tastes[2];
  if (face == Face::BigDog) taste = tastes[3];
  if (face == Face::SmallDog) taste = tastes[4];
  return static_cast<std::uint8_t>(std::lround(24 * std::exp2(taste / 8.0)));
}

inline Temper temper_of(const Weights& weights) {
  Temper temper = {};
  const int* next = weights.number;
  Bidding& bidding = temper.bidding;
  for (std::int8_t* part :
       {bidding.slope, bidding.base, bidding.hope, bidding.gain, bidding.cap, bidding.stay}) {
    for (int i = 0; i < 4; ++i) part[i] = static_cast<std::int8_t>(*next++);
  }
  for (auto& likings : temper.placing.liking) {
    for (int face = 0; face < kFaces; ++face) likings[face] = liking(next, static_cast<Face>(face));
    next += Weights::kTastes;
  }
  return temper;
}

}  // namespace felicity::bots
