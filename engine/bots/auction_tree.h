// The running auction as a tree: what bidding and passing brought each seat in the simulations so
// far. Every seat chooses for itself, by what it knows, so that opponents learn in it, too.
#pragma once

#include "engine/rules/state.h"

namespace felicity::bots {

// One simulation after the other: begin(), a choice for each turn of the auction, end().
// There is nothing in it before clear(): its memory need not be cleared at start.
class AuctionTree {
 public:
  void clear();
  // Seats without a bit in `learners` act by their policy.
  void begin(unsigned learners = ~0U) {
    steps_ = 0, in_tree_ = true;
    learners_ = static_cast<std::uint8_t>(learners);
  }
  bool learns(Seat seat) const { return (learners_ >> seat & 1U) != 0; }

  // Whether the seat bids. `knows` is what the seat knows at this turn, as a hash; `by_policy` is
  // what its policy would do, which decides where nothing is known yet.
  bool choose(std::uint32_t knows, Seat seat, bool by_policy);

  // What the simulation brought the seats, 0..4096 each.
  void end(const std::int16_t (&shares)[kMaxSeats]);

 private:
  struct Node {
    std::uint32_t knows;  // 0: a free place
    std::uint16_t tries[2];
    std::uint32_t sum[2];  // of shares, by [bids]
    bool bids(bool by_policy) const;
  };
  struct Step {
    std::uint16_t node;
    Seat seat;
    bool bids;
  };
  static constexpr unsigned kNodes = 1024, kLooks = 4;
  static constexpr int kMostSteps = 40;

  int find(std::uint32_t knows);  // -1: there is no room for it

  Node nodes_[kNodes];
  Step path_[kMostSteps];
  std::uint8_t steps_, learners_;
  bool in_tree_;
};

}  // namespace felicity::bots
