#include "engine/bots/sack_value.h"

namespace felicity::bots {
namespace {

// Dogs among the cards, and the rank of the animal that one would chase: the number of its face.
// The tables take it from chaseable() and chased_by() of the rules.
constexpr int kDogStates = kMany + 1;

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

constexpr BestAndWorst best_and_worst() {
  BestAndWorst table;
  for (unsigned animals = 0; animals < 256; ++animals) {
    const int best = animals == 0 ? kNoCat : static_cast<int>(std::bit_width(animals)) - 1;
    const int worst = animals == 0 ? kNoCat : std::countr_zero(animals);
    table.of[animals] = static_cast<std::uint8_t>(best << 4 | worst);
  }
  return table;
}

}  // namespace

// Worked out by the compiler.
constexpr Taken kTaken[2] = {averages(false), averages(true)};
constexpr BestAndWorst kBestAndWorst = best_and_worst();

int unknown_cards(const State& s, Seat seat) {
  const int up = cards_up(s);
  int unknown = 0;
  for (int i = up; i < s.row_size; ++i) unknown += s.row[i].owner() == seat ? 0 : 1;
  return unknown;
}

int expected_value(const State& s, Seat seat) {
  const SackParts parts = sack_parts(s, seat);
  return parts.known + parts.unknown - parts.chased;
}

SackParts sack_parts(const State& s, Seat seat) {
  const int up = cards_up(s);
  const unsigned chaseable = chaseable_faces(s.house);
  KnownCards known;
  for (int i = 0; i < s.row_size; ++i) {
    if (i < up || s.row[i].owner() == seat) known.add(s.row[i].face(), chaseable);
  }
  const int unknown = unknown_cards(s, seat);
  return {known.points * kMouse, kUnknown[unknown],
          chased_value(known, unknown, kTaken[s.house.dog_chases_rabbit ? 1 : 0])};
}

}  // namespace felicity::bots
