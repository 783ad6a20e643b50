// What simulations brought, for the bots of the arena that search: calls in a tree, and cards to
// place.
#pragma once

#include <cmath>
#include <cstdint>

#include "engine/bots/dice.h"
#include "engine/rules/state.h"

namespace felicity::host {

struct Branch {
  int tries = 0;
  double sum = 0;  // of shares of the win
  double mean(double otherwise) const { return tries == 0 ? otherwise : sum / tries; }
  void add(double share) {
    ++tries;
    sum += share;
  }
};

// A seat at its turn in the auction, as far as that seat knows.
struct Node {
  Branch pass, bid;
  int tries() const { return pass.tries + bid.tries; }

  // The higher of the means, with a premium on what was tried less, above all if it is what the
  // policy would do. Not for a node without tries.
  bool bids(bool by_policy) const {
    constexpr double kCuriosity = 0.25, kPolicysShare = 0.75;
    const double root = kCuriosity * std::sqrt(tries());
    const double mean = (pass.sum + bid.sum) / tries();
    const double for_bid = by_policy ? kPolicysShare : 1 - kPolicysShare;
    return bid.mean(mean) + root * for_bid / (1 + bid.tries) >
           pass.mean(mean) + root * (1 - for_bid) / (1 + pass.tries);
  }
};

// What the seat knows of the auction, as a hash: the open cards, its own, and the calls.
inline std::uint64_t known_to(const State& s, Seat seat) {
  std::uint64_t key = seat;
  const auto mix = [&](std::uint64_t value) {
    key = (key ^ value) * 0x9E3779B97F4A7C15U;
    key ^= key >> 29;
  };
  const int up = cards_up(s);
  for (int i = 0; i < s.row_size; ++i) {
    const bool known = i < up || s.row[i].owner() == seat;
    mix(known ? 1U + static_cast<unsigned>(s.row[i].face()) : 0U);
  }
  mix(s.passed);
  mix(s.high);
  mix(s.high_by);
  return key;
}

// The cards of a hand, by UCB1.
class CardTrials {
 public:
  explicit CardTrials(CardSet hand) : hand_(hand) {}

  Face next(bots::Dice& dice) {
    constexpr double kCuriosity = 0.12;
    Face chosen = hand_.lowest();
    double best = -1;
    for (const Face face : hand_) {
      const Branch& card = of(face);
      const double hope =
          card.tries == 0
              ? 2 + dice.below(256) / 256.0
              : card.mean(0) + kCuriosity * std::sqrt(std::log(1 + tries_) / card.tries);
      if (hope > best) {
        best = hope;
        chosen = face;
      }
    }
    return chosen;
  }

  void add(Face face, double share) {
    of(face).add(share);
    ++tries_;
  }

  Face most_tried() {
    Face best = hand_.lowest();
    for (const Face face : hand_) {
      if (of(face).tries > of(best).tries) best = face;
    }
    return best;
  }

 private:
  Branch& of(Face face) { return cards_[static_cast<int>(face)]; }

  CardSet hand_;
  Branch cards_[kFaces];
  int tries_ = 0;
};

}  // namespace felicity::host
