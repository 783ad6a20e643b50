// Purses follow from what all have seen, so they are changed on their own: until a bid is refused
// the auction looks and sounds the same whatever the seat owns.
#include <cstdio>
#include <cstring>

#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

std::uint64_t auction_noticed(const Pocket& pocket, const Mice (&purses)[kMaxSeats], bool bids) {
  Pocket device(pocket);
  State& truth = device.app().table_for_test().truth();
  std::memcpy(truth.money, purses, sizeof truth.money);
  device.watch_frames(true);
  device.trace().clear();
  device.app().redraw();
  if (bids) {
    device.press(hal::kA);
  } else {
    for (int i = 0; i < 30; ++i) device.press(i % 3 == 2 ? hal::kRight : hal::kUp);
    device.hold(hal::kB, 900);  // the menu and back
    device.release(hal::kB, 50);
    device.press(hal::kB);
    device.press(hal::kB);  // pass
  }
  device.settle();
  device.trace().add(device.now());
  device.trace().add(device.picture());
  return device.trace().sum();
}

// With `bids` everybody can afford the bid that is on the key.
int compare_purses(const Pocket& pocket, Random& random, bool bids) {
  const int least = bids ? pocket.app().view().high + 1 : 0;
  Mice purses[kMaxSeats];
  std::uint64_t expected = 0;
  for (int i = 0; i <= 16; ++i) {
    for (Mice& purse : purses)
      purse = static_cast<Mice>(least + static_cast<int>(below(random, 60)));
    const std::uint64_t noticed = auction_noticed(pocket, purses, bids);
    if (i == 0) expected = noticed;
    TEST_ASSERT_TRUE(noticed == expected);
  }
  return 16;
}

void the_auction_does_not_know_the_purse() {
  Random random = Random::from_seed(9);
  int looked = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Pocket pocket = new_game(seed % 4 == 0 ? kSquare : kOled, 4, seed, ui::Speed::Fast);
    Fingers fingers(pocket);
    for (int turn = 0; turn < scaled(60) && !pocket.app().table().over(); ++turn) {
      const Phase phase = pocket.app().view().phase;
      if (phase == Phase::Auction) looked += compare_purses(pocket, random, true);
      if (phase != Phase::Place) looked += compare_purses(pocket, random, false);
      fingers.play(fingers.decide(random));
      fingers.skip_to_turn();
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
