// A second implementation of the books: faces computed independently, and one round from its
// events.
#pragma once

#include "engine/rules/game.h"

namespace felicity::property {

using Mask = unsigned;  // a bit per face, or per seat

constexpr Mask bit(int index) { return 1U << index; }

inline Mask mask_of(CardSet cards) {
  Mask mask = 0;
  for (int face = 0; face < 10; ++face) {
    if (cards.has(static_cast<Face>(face))) mask |= bit(face);
  }
  return mask;
}

constexpr int worth(Face face) {
  switch (face) {
    case Face::CatMinus8: return -8;
    case Face::CatMinus5: return -5;
    case Face::Cat3: return 3;
    case Face::Cat5: return 5;
    case Face::Cat8: return 8;
    case Face::Cat11: return 11;
    case Face::Cat15: return 15;
    case Face::Rabbit:
    case Face::BigDog:
    case Face::SmallDog: return 0;
  }
  return 0;
}

constexpr bool barks(Face face) { return face == Face::BigDog || face == Face::SmallDog; }

// One round from its events.
struct RoundNotes {
  Seat start = kNobody;
  bool laid = false;
  int up = 0;
  Card row[5];
  int passes = 0;
  Seat passers[4] = {};
  int payouts[4] = {};
  bool sold = false, untaken = false;
  Seat winner = kNobody;
  int price = 0;
  int dogs = 0;
  int value = 0;
  bool chased = false;
  Card victim;
  bool refilled = false, too_small = false;
  int calls = 0;
  Seat callers[128] = {};
  int said[128] = {};  // 0: passed
};

}  // namespace felicity::property
