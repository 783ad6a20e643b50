// The expected value of a sack of which a part is known.
#pragma once

#include "engine/rules/state.h"

namespace felicity::bots {

// Prices inside a bot are quarters of a mouse.
inline constexpr int kMouse = 4;

// What the sack brings on average, dogs included, if each card that `seat` does not know were any
// face with the same chance. Reads nothing of `state` that is hidden from the seat.
int expected_value(const State& state, Seat seat);

// Its parts, in the same quarters: known + unknown - chased.
struct SackParts {
  int known = 0;    // cards that the seat knows, dogs left out
  int unknown = 0;  // the others, dogs among them left out
  int chased = 0;   // what dogs take; below zero if it is more often a bad cat
};
SackParts sack_parts(const State& state, Seat seat);

// How many cards of the row `seat` does not know.
int unknown_cards(const State& state, Seat seat);

// ---- the same, card by card ---------------------------------------------------------------------

// Dogs among some cards. Two or more chase nothing (R34).
enum Dogs : std::uint8_t { kNone, kBig, kSmall, kMany };

constexpr int together(int a, int b) { return a == kNone ? b : b == kNone ? a : kMany; }

// Cards of a row that are known: what their value depends on.
struct KnownCards {
  int points = 0;
  unsigned animals = 0;  // a bit per face, rabbits only where a dog chases them (A1)
  int dogs = kNone;

  // `chaseable` has a bit per face that a dog chases.
  constexpr void add(Face face, unsigned chaseable) {
    if (is_dog(face)) {
      dogs = together(dogs, face == Face::BigDog ? kBig : kSmall);
    } else {
      points += felicity::points(face);
      animals |= 1U << static_cast<unsigned>(face) & chaseable;
    }
  }
};

inline constexpr int kMostUnknown =
    5;  // 0..4, as one card of a row always lies open or is one's own
// What unknown cards add, in quarter mice: a set of ten has 29 points.
inline constexpr std::int8_t kUnknown[kMostUnknown] = {0, 12, 23, 35, 46};

constexpr unsigned chaseable_faces(const HouseRules& house) {
  return house.dog_chases_rabbit ? 0xFFU : 0xFFU & ~(1U << static_cast<unsigned>(Face::Rabbit));
}

// In place of the rank of an animal, the number of its face: there is none to chase (R33).
inline constexpr int kNoCat = 8;
inline constexpr int kRanks = kNoCat + 1;

// What a dog takes on average, in quarter mice, by known dogs, unknown cards, its kind, and the
// rank that it would take of the known animals.
struct Taken {
  std::int8_t by[kMany][kMostUnknown][kMany][kRanks] = {};
};
extern const Taken kTaken[2];  // without rabbits and with them among the chased

// The ranks of the best (<< 4) and the worst of some animals; the chip has no instruction for it.
struct BestAndWorst {
  std::uint8_t of[256] = {};
};
extern const BestAndWorst kBestAndWorst;

// What dogs take on average from these cards and `unknown` more, in quarter mice.
inline int chased_value(const KnownCards& cards, int unknown, const Taken& taken) {
  if (cards.dogs == kMany) return 0;
  const unsigned ends = kBestAndWorst.of[cards.animals];
  const auto& by = taken.by[cards.dogs][unknown];
  return by[kBig][ends >> 4] + by[kSmall][ends & 15U];
}

}  // namespace felicity::bots
