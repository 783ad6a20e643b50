// Purses follow from what all have seen, so a test of its own changes them: until a bid is refused,
// pictures and tones of the auction do not depend on what the seat owns, and a refusal is the same
// for every purse that cannot pay.
#include <cstdio>
#include <cstring>

#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

VirtualDevice with_purses(const VirtualDevice& device, const Mice (&purses)[kMaxSeats]) {
  VirtualDevice copy(device);
  State truth = copy.truth();
  std::memcpy(truth.money, purses, sizeof truth.money);
  copy.set_truth(truth);
  copy.watch_frames(true);
  copy.trace().clear();
  redraw(copy);
  return copy;
}

std::uint64_t auction_noticed(const VirtualDevice& device, const Mice (&purses)[kMaxSeats],
                              bool bids) {
  VirtualDevice copy = with_purses(device, purses);
  if (bids) {
    copy.press(hal::kA);
  } else {
    for (int i = 0; i < 30; ++i) copy.press(i % 3 == 2 ? hal::kRight : hal::kUp);
    copy.hold(hal::kB, 900);  // the menu and back
    copy.release(hal::kB, 50);
    copy.press(hal::kB);
    copy.press(hal::kB);  // pass
  }
  copy.settle();
  copy.trace().add(copy.now());
  copy.trace().add(copy.picture());
  return copy.trace().sum();
}

// With `bids` every purse can afford the bid on the key.
int compare_purses(const VirtualDevice& device, Random& random, bool bids) {
  const int least = bids ? device.app().view().high + 1 : 0;
  Mice purses[kMaxSeats];
  std::uint64_t expected = 0;
  for (int i = 0; i <= 16; ++i) {
    for (Mice& purse : purses)
      purse = static_cast<Mice>(least + static_cast<int>(below(random, 60)));
    const std::uint64_t noticed = auction_noticed(device, purses, bids);
    if (i == 0) expected = noticed;
    TEST_ASSERT_TRUE(noticed == expected);
  }
  return 16;
}

// The bid is refused twice; then another amount is turned, the menu opened and closed, and the
// seat passes.
std::uint64_t refusal_noticed(const VirtualDevice& device, const Mice (&purses)[kMaxSeats]) {
  VirtualDevice copy = with_purses(device, purses);
  for (int i = 0; i < 2; ++i) {
    copy.press(hal::kA);
    copy.settle();
    copy.trace().add(copy.picture());
  }
  TEST_ASSERT_TRUE(copy.app().view() == device.app().view());  // it was refused
  copy.press(hal::kUp);
  copy.press(hal::kDown);
  copy.press(hal::kA);
  copy.hold(hal::kB, 900);
  copy.release(hal::kB, 50);
  copy.press(hal::kB);
  copy.press(hal::kB);  // pass
  copy.settle();
  copy.trace().add(copy.now());
  copy.trace().add(copy.picture());
  return copy.trace().sum();
}

// From 0 to one mouse less than the bid on the key. The other purses do not matter.
int compare_refusals(const VirtualDevice& device, Random& random) {
  const View& view = device.app().view();
  const bool sells = view.phase == Phase::LastChance;
  const int price = sells ? 1 : view.high + 1 - view.bids[view.turn];
  Mice purses[kMaxSeats];
  std::uint64_t expected = 0;
  for (int mice = 0; mice < price; ++mice) {
    for (int others = 0; others < 3; ++others) {
      for (Mice& purse : purses) purse = static_cast<Mice>(below(random, 60));
      purses[view.turn] = static_cast<Mice>(mice);
      const std::uint64_t noticed = refusal_noticed(device, purses);
      if (mice == 0 && others == 0) expected = noticed;
      TEST_ASSERT_TRUE(noticed == expected);
    }
  }
  return 3 * price;
}

VirtualDevice on_highest_offer(const VirtualDevice& device) {
  VirtualDevice copy(device);
  copy.press(hal::kDown);
  return copy;
}

void a_refusal_does_not_know_the_purse() {
  Random random = Random::from_seed(10);
  int refused = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    VirtualDevice device = new_game(seed % 4 == 0 ? kSquare : kOled, 4, seed, ui::Speed::Fast);
    ButtonPlayer player(device);
    for (int turn = 0; turn < scaled(60) && !device.app().table().over(); ++turn) {
      if (device.app().view().phase != Phase::Place) refused += compare_refusals(device, random);
      if (device.app().view().phase == Phase::Auction) {  // the wrap does not know it either
        refused += compare_refusals(on_highest_offer(device), random);
      }
      player.play(player.decide(random));
      player.skip_to_turn();
    }
  }
  std::printf("%d refusals looked alike\n", refused);
  TEST_ASSERT_GREATER_OR_EQUAL(scaled(800), refused);
}

void the_auction_does_not_know_the_purse() {
  Random random = Random::from_seed(9);
  int looked = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    VirtualDevice device = new_game(seed % 4 == 0 ? kSquare : kOled, 4, seed, ui::Speed::Fast);
    ButtonPlayer player(device);
    for (int turn = 0; turn < scaled(60) && !device.app().table().over(); ++turn) {
      const Phase phase = device.app().view().phase;
      if (phase == Phase::Auction) looked += compare_purses(device, random, true);
      if (phase != Phase::Place) looked += compare_purses(device, random, false);
      player.play(player.decide(random));
      player.skip_to_turn();
    }
  }
  std::printf("%d purses looked alike\n", looked);
  TEST_ASSERT_GREATER_OR_EQUAL(scaled(1'000), looked);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_auction_does_not_know_the_purse);
  RUN_TEST(a_refusal_does_not_know_the_purse);
  return UNITY_END();
}
