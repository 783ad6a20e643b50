// Cards, sets of cards and seats (R1, R4).
#pragma once

#include <bit>
#include <cstdint>

namespace felicity {

using Seat = std::uint8_t;  // 0..n-1 clockwise
using Mice = std::uint8_t;  // all mice of a game are at most 108 (R3)

inline constexpr int kMinSeats = 3;
inline constexpr int kMaxSeats = 5;
inline constexpr int kFaces = 10;
inline constexpr int kRounds = 9;
inline constexpr Seat kNobody = 0xFF;
inline constexpr Seat kDummySet = 3;  // with three players, the set behind the dummy deck (R10)

// R1. In the order of a hand, which is also the order of worth among animals that can be chased:
// the best of them is the last one set, the worst the first.
enum class Face : std::uint8_t {
  CatMinus8,
  CatMinus5,
  Rabbit,
  Cat3,
  Cat5,
  Cat8,
  Cat11,
  Cat15,
  BigDog,
  SmallDog,
};

constexpr bool is_face(Face face) { return static_cast<int>(face) < kFaces; }
constexpr bool is_dog(Face face) { return face >= Face::BigDog; }

// Outside of the function: inside it gcc for the chip would copy the table at every call.
inline constexpr std::int8_t kPoints[kFaces] = {-8, -5, 0, 3, 5, 8, 11, 15, 0, 0};
constexpr int points(Face face) { return kPoints[static_cast<int>(face)]; }

// A hand is ten bits: no set holds a face twice.
class CardSet {
 public:
  constexpr CardSet() = default;
  static constexpr CardSet full() { return CardSet((1U << kFaces) - 1U); }
  static constexpr CardSet cats() { return full().without(dogs()).without(only(Face::Rabbit)); }
  static constexpr CardSet dogs() { return only(Face::BigDog).with(only(Face::SmallDog)); }
  static constexpr CardSet only(Face face) { return CardSet(1U << static_cast<unsigned>(face)); }

  constexpr bool has(Face face) const { return (bits_ & only(face).bits_) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr unsigned bits() const { return bits_; }  // 1 << face
  constexpr void add(Face face) { *this = with(only(face)); }
  constexpr void remove(Face face) { *this = without(only(face)); }
  constexpr CardSet with(CardSet other) const { return CardSet(bits_ | unsigned{other.bits_}); }
  constexpr CardSet without(CardSet other) const { return CardSet(bits_ & ~unsigned{other.bits_}); }
  constexpr CardSet both(CardSet other) const { return CardSet(bits_ & unsigned{other.bits_}); }

  // Of a set that is not empty.
  constexpr Face lowest() const { return static_cast<Face>(std::countr_zero(bits_)); }
  constexpr Face highest() const { return static_cast<Face>(std::bit_width(bits_) - 1); }

  // Walks the faces in hand order.
  class Walk {
   public:
    constexpr explicit Walk(unsigned bits) : left_(bits) {}
    constexpr Face operator*() const { return static_cast<Face>(std::countr_zero(left_)); }
    constexpr Walk& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    constexpr bool operator==(const Walk&) const = default;

   private:
    unsigned left_;
  };
  constexpr Walk begin() const { return Walk(bits_); }
  constexpr Walk end() const { return Walk(0); }
  // The face at this place in hand order, 0..size()-1.
  constexpr Face at(int place) const {
    Walk walk = begin();
    for (; place > 0; --place) ++walk;
    return *walk;
  }

  constexpr bool operator==(const CardSet&) const = default;

 private:
  constexpr explicit CardSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}
  std::uint16_t bits_ = 0;
};

// One animal card: its face and whose set it came from.
class Card {
 public:
  constexpr Card() = default;
  constexpr Card(Seat owner, Face face)
      : code_(static_cast<std::uint8_t>(owner << 4 | static_cast<int>(face))) {}
  constexpr Seat owner() const { return static_cast<Seat>(code_ >> 4); }
  constexpr Face face() const { return static_cast<Face>(code_ & 15); }
  constexpr bool operator==(const Card&) const = default;

 private:
  std::uint8_t code_ = 0;
};

// A card in a won pile and who took it: 5 sets x 10 faces x 5 takers just fit a byte, and there
// are up to 45 of them in a State.
class WonCard {
 public:
  constexpr WonCard() = default;
  constexpr WonCard(Seat taker, Card card)
      : code_(static_cast<std::uint8_t>(
            (card.owner() * kFaces + static_cast<int>(card.face())) * kMaxSeats + taker)) {}
  constexpr Seat taker() const { return static_cast<Seat>(code_ % kMaxSeats); }
  constexpr Card card() const {
    const int card = code_ / kMaxSeats;
    return Card(static_cast<Seat>(card / kFaces), static_cast<Face>(card % kFaces));
  }
  constexpr bool operator==(const WonCard&) const = default;

 private:
  std::uint8_t code_ = 0;
};
static_assert(kMaxSeats * kFaces * kMaxSeats <= 256);

}  // namespace felicity
