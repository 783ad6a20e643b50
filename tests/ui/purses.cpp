// Purses follow from what all have seen, so a test of its own changes them: until a bid is refused,
// pictures and tones of the auction do not depend on what the seat owns.
#include <cstdio>
#include <cstring>

#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

std::uint64_t auction_noticed(const VirtualDevice& device, const Mice (&purses)[kMaxSeats],
                              bool bids) {
  VirtualDevice copy(device);
  State truth = copy.truth();
  std::memcpy(truth.money, purses, sizeof truth.money);
  copy.set_truth(truth);
  copy.watch_frames(true);
  copy.trace().clear();
  redraw(copy);
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
  return UNITY_END();
}
