#include "engine/bots/sack_value.h"

namespace felicity::bots {
namespace {

// Dogs among the cards, and the rank of the animal that one would chase: the number of its face.
// The tables take it from chaseable() and chased_by() of the rules.
constexpr int kNoCat = 8;  // in place of a rank: no animal to chase (R33)
constexpr int kRanks = 9;
constexpr int kMostUnknown = 5;  // 0..4, as one card of a row always lies open or is one's own
enum Dogs { kNone, kBig, kSmall, kMany, kDogStates };  // kMany: two or more chase nothing (R34)

constexpr int together(int a, int b) { return a == kNone ? b : b == kNone ? a : kMany; }

constexpr int chased_of(int dog, int a, int b) {
  CardSet animals;
  for (const int rank : {a, b}) {
    if (rank != kNoCat) animals.add(static_cast<Face>(rank));
  }
  if (animals.empty()) return kNoCat;
  return static_cast<int>(chased_by(dog == kBig ? Face::BigDog : Face::SmallDog, animals));
}

// Of all ways to draw this many unknown cards: the number with these dogs and this chased rank.
struct Unknown {
  int all = 0;
  int ways[kDogStates][kRanks] = {};
};

constexpr Unknown with_one_more(const Unknown& before, int dog, const HouseRules& house) {
  Unknown after;
  after.all = before.all * kFaces;
  for (int dogs = 0; dogs < kDogStates; ++dogs) {
    for (int rank = 0; rank < kRanks; ++rank) {
      for (int i = 0; i < kFaces; ++i) {
        const Face face = static_cast<Face>(i);
        int then = dogs, chased = rank;
        if (is_dog(face)) {
          then = together(dogs, face == Face::BigDog ? kBig : kSmall);
        } else if (!chaseable(CardSet::only(face), house).empty()) {
          chased = chased_of(dog, rank, i);
        }
        after.ways[then][chased] += before.ways[dogs][rank];
      }
    }
  }
  return after;
}

// What a dog of this kind takes on average if it is the only one, in quarter mice; `rank` is what
// it would take of the known cards.
constexpr std::int8_t taken(const Unknown& unknown, int dog, int known_dogs, int rank) {
  int sum = 0;
  for (int dogs = 0; dogs < kDogStates; ++dogs) {
    if (together(known_dogs, dogs) != dog) continue;
    for (int other = 0; other < kRanks; ++other) {
      const int chased = chased_of(dog, rank, other);
      if (chased == kNoCat) continue;
      sum += unknown.ways[dogs][other] * points(static_cast<Face>(chased)) * kMouse;
    }
  }
  const int half = (sum < 0 ? -unknown.all : unknown.all) / 2;
  return static_cast<std::int8_t>((sum + half) / unknown.all);
}

struct Taken {
  std::int8_t by[kMany][kMostUnknown][kMany][kRanks] = {};  // known dogs, unknown cards, dog, rank
};

constexpr Taken averages(bool dog_chases_rabbit) {
  HouseRules house;
  house.dog_chases_rabbit = dog_chases_rabbit;
  Taken table;
  for (const int dog : {kBig, kSmall}) {
    Unknown unknown;
    unknown.all = unknown.ways[kNone][kNoCat] = 1;
    for (int count = 0; count < kMostUnknown; ++count) {
      for (int known_dogs = 0; known_dogs < kMany; ++known_dogs) {
        for (int rank = 0; rank < kRanks; ++rank) {
          table.by[known_dogs][count][dog][rank] = taken(unknown, dog, known_dogs, rank);
        }
      }
      unknown = with_one_more(unknown, dog, house);
    }
  }
  return table;
}

// Worked out by the compiler: without rabbits and with them among the chased.
constexpr Taken kTaken[2] = {averages(false), averages(true)};
// What unknown cards add: a set of ten has 29 points.
constexpr std::int8_t kUnknown[kMostUnknown] = {0, 12, 23, 35, 46};

// In place, in both functions below: expected_value() runs at every step of a simulation.
[[gnu::always_inline]] inline SackParts parts_of(const State& s, Seat seat) {
  const int up = cards_up(s);
  CardSet known;
  int sum = 0, dogs = kNone, unknown = 0;
  for (int i = 0; i < s.row_size; ++i) {
    if (i >= up && s.row[i].owner() != seat) {
      ++unknown;
      continue;
    }
    const Face face = s.row[i].face();
    if (is_dog(face)) {
      dogs = together(dogs, face == Face::BigDog ? kBig : kSmall);
    } else {
      known.add(face);
      sum += points(face);
    }
  }
  SackParts parts = {.known = sum * kMouse, .unknown = kUnknown[unknown], .chased = 0};
  if (dogs == kMany) return parts;
  // As chaseable() and chased_by(), which the tables come from, for cards without dogs. Written out
  // because on the chip the calls cost 12 bytes of code.
  if (!s.house.dog_chases_rabbit) known.remove(Face::Rabbit);
  const int best = known.empty() ? kNoCat : static_cast<int>(known.highest());
  const int worst = known.empty() ? kNoCat : static_cast<int>(known.lowest());
  const auto& by = kTaken[s.house.dog_chases_rabbit ? 1 : 0].by[dogs][unknown];
  parts.chased = by[kBig][best] + by[kSmall][worst];
  return parts;
}

}  // namespace

int unknown_cards(const State& s, Seat seat) {
  const int up = cards_up(s);
  int unknown = 0;
  for (int i = up; i < s.row_size; ++i) unknown += s.row[i].owner() == seat ? 0 : 1;
  return unknown;
}

int expected_value(const State& s, Seat seat) {
  const SackParts parts = parts_of(s, seat);
  return parts.known + parts.unknown - parts.chased;
}

SackParts sack_parts(const State& s, Seat seat) { return parts_of(s, seat); }

}  // namespace felicity::bots
