// Signs of life: an animal blinks and flicks its tail while a public picture rests, for 20 s.
#include <algorithm>

#include "engine/ui/idle_life.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

constexpr int kLifeMs = 20'000;

int sent = 0;

void count_pictures(VirtualDevice& device) {
  device.set_witness([](VirtualDevice&) { ++sent; });
  sent = 0;
}

VirtualDevice bidding(const Panel& panel, ui::Speed speed = ui::Speed::Normal) {
  VirtualDevice device(panel, 5);
  seat_players(device, 4);
  device.app().begin(ui::kGameMode);
  ButtonPlayer player(device);
  player.skip_to_turn();
  Random random = Random::from_seed(5);
  while (device.app().view().phase == Phase::Place) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  device.app().change_settings().speed = speed;
  device.press(hal::kX);  // the clocks begin here
  device.settle();
  TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
  return device;
}

void a_pose_lasts_exactly_until_it_is_said_to_change() {
  for (const std::uint32_t later : {0U, 150U, 9'000U}) {  // the picture moved on after the key
    std::uint32_t still = 0;
    while (still + later < kLifeMs) {
      const ui::Pose pose = ui::pose_at(still, still + later);
      const std::uint32_t left = ui::until_pose_changes(still, still + later);
      TEST_ASSERT_TRUE(left > 0);
      if (left == ui::kLifelessMs) break;
      for (std::uint32_t ms = 0; ms < left; ++ms) {
        TEST_ASSERT_TRUE(ui::pose_at(still + ms, still + ms + later) == pose);
        TEST_ASSERT_EQUAL(left - ms, ui::until_pose_changes(still + ms, still + ms + later));
      }
      still += left;
      TEST_ASSERT_TRUE(ui::pose_at(still, still + later) != pose);
    }
    for (; still < 100'000; ++still) {
      TEST_ASSERT_TRUE(ui::pose_at(still, still + later) == ui::Pose::Still);
      TEST_ASSERT_EQUAL(ui::kLifelessMs, ui::until_pose_changes(still, still + later));
    }
  }
}

void it_blinks_and_flicks_and_rests_as_before_after_20_seconds() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    for (const bool turned : {false, true}) {
      VirtualDevice device = bidding(panel);
      device.app().change_settings().left_handed = turned;
      device.wait(100);
      device.press(panel.buttons == ui::Buttons::Four ? hal::kX : hal::kUp);  // turns the bid
      device.settle();
      const std::uint64_t calm = device.picture();
      const State before = truth(device);
      const std::vector<std::uint8_t> flash = bytes_of(device);
      count_pictures(device);
      bool moved = false;
      for (int ms = 0; ms < kLifeMs; ms += 20) {
        device.wait(20);
        TEST_ASSERT_TRUE_MESSAGE(device.app().settled(), "a key script would wait for it");
        moved = moved || device.picture() != calm;
      }
      TEST_ASSERT_TRUE(moved);
      TEST_ASSERT_TRUE(sent >= 4 && sent <= 12);
      TEST_ASSERT_EQUAL_HEX64(calm, device.picture());
      sent = 0;
      device.wait(3 * kLifeMs / 2);  // until the light is dimmed, and longer
      TEST_ASSERT_EQUAL(0, sent);
      TEST_ASSERT_TRUE(truth(device) == before);
      TEST_ASSERT_TRUE(bytes_of(device) == flash);
    }
  }
}

void a_key_script_that_settles_sees_none_of_it() {
  VirtualDevice device = bidding(kSquare);
  const std::uint64_t calm = device.picture();
  for (int ms = 0; ms < 4'000; ms += 20) {
    device.wait(20);
    TEST_ASSERT_EQUAL_HEX64(calm, device.picture());
  }
}

void a_key_opens_the_eyes_at_once() {
  for (const Panel& panel : {kOled, kSquare}) {
    VirtualDevice device = bidding(panel);
    const std::uint64_t calm = device.picture();
    while (device.picture() == calm) device.wait(10);
    device.press(hal::kUp);
    VirtualDevice other = bidding(panel);
    other.press(hal::kUp);
    TEST_ASSERT_EQUAL_HEX64(other.picture(), device.picture());
  }
}

void none_where_animations_are_off() {
  VirtualDevice device = bidding(kSquare, ui::Speed::Off);
  count_pictures(device);
  device.wait(kLifeMs);
  TEST_ASSERT_EQUAL(0, sent);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_pose_lasts_exactly_until_it_is_said_to_change);
  RUN_TEST(it_blinks_and_flicks_and_rests_as_before_after_20_seconds);
  RUN_TEST(a_key_script_that_settles_sees_none_of_it);
  RUN_TEST(a_key_opens_the_eyes_at_once);
  RUN_TEST(none_where_animations_are_off);
  return UNITY_END();
}
