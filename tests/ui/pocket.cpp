// The lock for the pocket: ten minutes after the last key only A held for a second wakes, and a
// touch lights nothing.
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

constexpr int kMinute = 60'000;
constexpr Panel kPanels[] = {kOled, kOledFour, kSquare, kWide};

VirtualDevice dealt(const Panel& panel) { return new_game(panel, 4, 5, ui::Speed::Normal); }

VirtualDevice locked(const Panel& panel) {
  VirtualDevice device = dealt(panel);
  device.wait(11 * kMinute);
  TEST_ASSERT_TRUE(device.sleeps_deeply());
  return device;
}

void dark_for_less_than_ten_minutes_any_key_wakes() {
  for (const Panel& panel : kPanels) {
    for (int bit = 4; bit < 8; ++bit) {
      VirtualDevice device = dealt(panel);
      device.wait(9 * kMinute);
      TEST_ASSERT_EQUAL(0, device.light());
      TEST_ASSERT_FALSE(device.sleeps_deeply());
      device.press(static_cast<std::uint8_t>(1 << bit));
      TEST_ASSERT_TRUE(device.light() > 0);
      TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
    }
  }
}

void a_touch_of_any_key_lights_nothing_and_it_sleeps_on() {
  for (const Panel& panel : kPanels) {
    VirtualDevice device = locked(panel);
    device.trace().clear();
    const std::uint64_t nothing = device.trace().sum();
    for (int bit = 0; bit < 8; ++bit) {
      const auto key = static_cast<std::uint8_t>(1 << bit);
      device.hold(key, 90);
      TEST_ASSERT_FALSE(device.sleeps_deeply());
      device.release(key, 0);
      TEST_ASSERT_TRUE(device.sleeps_deeply());
      device.wait(1'000);
    }
    TEST_ASSERT_TRUE_MESSAGE(device.trace().sum() == nothing, "a touch was noticed");
    TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
  }
}

void a_held_for_a_second_wakes_and_does_nothing_else() {
  for (const Panel& panel : kPanels) {
    for (const bool turned : {false, true}) {
      VirtualDevice device = dealt(panel);
      device.app().change_settings().left_handed = turned;
      device.wait(100);
      const std::uint64_t cover = device.picture();
      const int full = device.light();
      device.wait(11 * kMinute);
      device.hold(hal::kA, 990);
      TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
      device.wait(30);
      TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
      device.wait(3'000);  // still held
      TEST_ASSERT_TRUE(device.picture() == cover);
      TEST_ASSERT_EQUAL(full, device.light());
      device.release(hal::kA, 300);
      device.hold(hal::kA, 100);
      TEST_ASSERT_TRUE_MESSAGE(at(device, ui::kHandScreen), "a fresh press was not taken");
    }
  }
}

void while_a_is_held_a_bar_fills() {
  for (const Panel& panel : kPanels) {
    VirtualDevice device = locked(panel);
    device.hold(hal::kA, 150);
    TEST_ASSERT_TRUE(device.light() > 0);
    std::uint64_t before = device.picture();
    for (int i = 0; i < 4; ++i) {
      device.wait(200);
      TEST_ASSERT_TRUE(device.picture() != before);
      before = device.picture();
    }
    device.release(hal::kA, 0);
    TEST_ASSERT_EQUAL(0, device.light());
    TEST_ASSERT_TRUE(device.sleeps_deeply());
    device.hold(hal::kA, 900);  // from the beginning
    TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
  }
}

void another_key_shows_the_sign_for_two_seconds_at_most_and_wakes_nothing() {
  for (const std::uint8_t keys : {hal::kB, hal::kUp, hal::KeyBit(hal::kA | hal::kB)}) {
    VirtualDevice device = locked(kOled);
    device.hold(keys, 150);
    TEST_ASSERT_TRUE(device.light() > 0);
    const std::uint64_t sign = device.picture();
    device.wait(1'000);
    TEST_ASSERT_TRUE(device.picture() == sign);
    device.wait(1'000);
    TEST_ASSERT_EQUAL(0, device.light());
    TEST_ASSERT_TRUE(device.sleeps_deeply());
    device.wait(30 * kMinute);
    TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
    TEST_ASSERT_TRUE(device.sleeps_deeply());
  }
}

void a_let_go_of_after_another_key_begins_a_new_second() {
  VirtualDevice device = locked(kOled);
  device.hold(hal::kA | hal::kB, 900);
  device.release(hal::kB, 900);
  TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
  device.wait(200);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
}

void on_a_cable_nothing_is_locked() {
  VirtualDevice device = dealt(kOled);
  device.set_supply({.cable = true});
  device.wait(30 * kMinute);
  TEST_ASSERT_EQUAL(0, device.light());
  TEST_ASSERT_FALSE(device.sleeps_deeply());
  device.press(hal::kB);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
}

void a_cable_unlocks_and_lights_nothing() {
  VirtualDevice device = locked(kOled);
  device.set_supply({.cable = true});
  device.wait(11'000);
  TEST_ASSERT_EQUAL(0, device.light());
  TEST_ASSERT_FALSE(device.sleeps_deeply());
  device.press(hal::kB);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
}

void a_match_of_bots_is_played_to_its_end_before_it_is_locked() {
  VirtualDevice device(kOled);
  seat_players(device, 4);
  device.app().begin(ui::kBotMatchMode);
  device.wait(100);
  TEST_ASSERT_TRUE(device.app().session().mode().in_background);
  device.wait(3 * kMinute);
  TEST_ASSERT_FALSE(device.sleeps_deeply());
}

// The truth of the game is another one: the sign, its light and its moments are the same.
void the_sign_depends_on_no_secret() {
  VirtualDevice one = locked(kSquare);
  VirtualDevice other = one;
  State truth = other.truth();
  for (auto& hand : truth.hands) std::swap(hand, truth.hands[0]);
  other.set_truth(truth);
  TEST_ASSERT_FALSE(one.truth() == other.truth());
  for (VirtualDevice* device : {&one, &other}) {
    device->watch_frames(true);
    device->trace().clear();
    device->hold(hal::kB, 500);
    device->release(hal::kB, 500);
    device->hold(hal::kA, 1'200);
    device->release(hal::kA, 500);
  }
  TEST_ASSERT_TRUE(one.trace().sum() == other.trace().sum());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(dark_for_less_than_ten_minutes_any_key_wakes);
  RUN_TEST(a_touch_of_any_key_lights_nothing_and_it_sleeps_on);
  RUN_TEST(a_held_for_a_second_wakes_and_does_nothing_else);
  RUN_TEST(while_a_is_held_a_bar_fills);
  RUN_TEST(another_key_shows_the_sign_for_two_seconds_at_most_and_wakes_nothing);
  RUN_TEST(a_let_go_of_after_another_key_begins_a_new_second);
  RUN_TEST(on_a_cable_nothing_is_locked);
  RUN_TEST(a_cable_unlocks_and_lights_nothing);
  RUN_TEST(a_match_of_bots_is_played_to_its_end_before_it_is_locked);
  RUN_TEST(the_sign_depends_on_no_secret);
  return UNITY_END();
}
