// A press meant for the seat before never bids or passes for the next one.
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

// The first auction; the seats of these bits are bots.
VirtualDevice bidding(const Panel& panel, unsigned bots = 0) {
  VirtualDevice device(panel, 5);
  seat_players(device, 4);
  for (Seat seat = 0; seat < 4; ++seat) {
    if ((bots >> seat & 1) == 0) continue;
    device.app().saves().change_seating().seats[seat].kind = Player::Kind::EasyBot;
  }
  device.app().change_settings().speed = ui::Speed::Normal;
  device.app().begin(ui::kGameMode);
  ButtonPlayer player(device);
  player.skip_to_turn();
  Random random = Random::from_seed(5);
  while (device.app().view().phase == Phase::Place) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  device.wait(400);
  TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
  return device;
}

// Presses a button so often, down for half of the time.
void mash(VirtualDevice& device, std::uint8_t key, int period_ms, int for_ms) {
  for (int passed = 0; passed < for_ms; passed += period_ms) {
    device.hold(key, period_ms / 2);
    device.release(key, period_ms - period_ms / 2);
  }
}

void a_second_press_right_after_a_bid_is_not_one_of_the_next_seat() {
  for (const Panel& panel : {kOled, kWide}) {
    for (int after = 60; after <= 340; after += 10) {
      VirtualDevice device = bidding(panel);
      device.hold(hal::kA, 50);
      device.release(hal::kA, after - 50);
      device.press(hal::kA);
      device.settle();
      TEST_ASSERT_EQUAL(1, device.app().view().high);
    }
  }
}

void a_thumb_that_hurries_neither_bids_nor_passes() {
  for (const std::uint8_t key : {hal::kA, hal::kB}) {
    for (const int period : {100, 150, 200, 250, 300, 400, 430}) {
      VirtualDevice device = bidding(kOled);
      device.hold(hal::kA, 50);
      device.release(hal::kA, 100);
      const View before = device.app().view();
      TEST_ASSERT_EQUAL(1, before.high);
      mash(device, key, period, 4'000);
      TEST_ASSERT_TRUE(device.app().view() == before);
      device.wait(400);
      device.press(key);
      device.settle();
      TEST_ASSERT_FALSE(device.app().view() == before);
    }
  }
}

// Bots cannot be hurried, and the thumb that tries does not bid when they are done.
void mashing_while_bots_think_does_not_bid() {
  for (const int period : {150, 200, 250}) {
    VirtualDevice device = bidding(kOled, 0b1110);
    const Seat own = device.app().view().turn;
    device.press(hal::kA);
    const int bid = device.app().view().bids[own];
    for (int i = 0; i < 60 && device.app().view().phase == Phase::Auction; ++i) {
      mash(device, hal::kA, period, 1'000);
    }
    const bool over = device.app().view().phase != Phase::Auction;
    TEST_ASSERT_TRUE(over || device.app().view().bids[own] == bid);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_second_press_right_after_a_bid_is_not_one_of_the_next_seat);
  RUN_TEST(a_thumb_that_hurries_neither_bids_nor_passes);
  RUN_TEST(mashing_while_bots_think_does_not_bid);
  return UNITY_END();
}
