#include "engine/bots/auction_tree.h"

#include <array>

namespace felicity::bots {
namespace {

// How much is tried that looks worse so far, and how much of it because the policy would do it.
constexpr unsigned kCuriosity = 64;    // 1/4096 of a win, by sixteenths of a root
constexpr unsigned kPolicysShare = 3;  // of four

// 16 times the square root, rounded down.
constexpr auto kRoots = [] {
  std::array<std::uint8_t, 256> roots{};
  unsigned root = 0;
  for (unsigned n = 0; n < 256; ++n) {
    while ((root + 1) * (root + 1) <= 256 * n && root < 255) ++root;
    roots[n] = static_cast<std::uint8_t>(root);
  }
  return roots;
}();

unsigned root_of(unsigned n) {
  unsigned doublings = 0;
  for (; n >= 256; n >>= 2) ++doublings;
  return static_cast<unsigned>(kRoots[n]) << doublings;
}

// 65,535 / n: the chip divides in software, which would take longer than all the rest.
constexpr auto kInverses = [] {
  std::array<std::uint16_t, 256> inverses{};
  for (unsigned n = 1; n < 256; ++n) inverses[n] = static_cast<std::uint16_t>(65'535 / n);
  return inverses;
}();

// A sum of `count` shares divided by their number, which is not 0; to about 1 in 256.
unsigned mean_of(unsigned sum, unsigned count) {
  for (; count >= 256; count >>= 1) sum >>= 1;
  return (sum >> 4) * kInverses[count] >> 12;
}

unsigned divided(unsigned number, unsigned by) {
  for (; by >= 256; by >>= 1) number >>= 1;
  return number * kInverses[by] >> 16;
}

}  // namespace

void AuctionTree::clear() {
  for (Node& node : nodes_) node.knows = 0;
}

int AuctionTree::find(std::uint32_t knows) {
  if (knows == 0) knows = 1;
  for (unsigned look = 0; look < kLooks; ++look) {
    const unsigned place = (knows + look) & (kNodes - 1);
    Node& node = nodes_[place];
    if (node.knows == knows) return static_cast<int>(place);
    if (node.knows == 0) {
      node = {knows, {0, 0}, {0, 0}};
      return static_cast<int>(place);
    }
  }
  return -1;
}

// The higher of the means, with a premium on what was tried less.
bool AuctionTree::Node::bids(bool by_policy) const {
  const unsigned all = tries[0] + tries[1];
  const unsigned premium = kCuriosity * root_of(all);
  unsigned hopes[2];
  for (unsigned option = 0; option < 2; ++option) {
    const unsigned mean =
        tries[option] > 0 ? mean_of(sum[option], tries[option]) : mean_of(sum[0] + sum[1], all);
    const unsigned share = (option == 1) == by_policy ? kPolicysShare : 4 - kPolicysShare;
    hopes[option] = mean + divided(premium * share >> 2, tries[option] + 1U);
  }
  return hopes[1] > hopes[0];
}

bool AuctionTree::choose(std::uint32_t knows, Seat seat, bool by_policy) {
  if (!in_tree_ || steps_ == kMostSteps) return by_policy;
  const int place = find(knows);
  if (place < 0) {
    in_tree_ = false;
    return by_policy;
  }
  const Node& node = nodes_[place];
  in_tree_ = node.tries[0] + node.tries[1] > 0;  // a new one: the policies play on
  const bool bids = in_tree_ ? node.bids(by_policy) : by_policy;
  path_[steps_++] = {static_cast<std::uint16_t>(place), seat, bids};
  return bids;
}

void AuctionTree::end(const std::int16_t (&shares)[kMaxSeats]) {
  for (int i = 0; i < steps_; ++i) {
    const Step& step = path_[i];
    Node& node = nodes_[step.node];
    ++node.tries[step.bids ? 1 : 0];
    node.sum[step.bids ? 1 : 0] += static_cast<unsigned>(shares[step.seat]);
  }
}

}  // namespace felicity::bots
