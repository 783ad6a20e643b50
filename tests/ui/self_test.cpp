// S16: what the self-test shows, and what the LED signals when the panel cannot.
#include <string>

#include "tests/ui/virtual_device.h"
#include "tests/unity_main.h"

using namespace felicity;
using namespace felicity::tests;
using Answer = hal::PanelCheck::Answer;

namespace {

constexpr Led kDark = {};
constexpr Led kAll = {100, 100, 100};
constexpr Led kRed = {100, 0, 0};
constexpr Led kGreen = {0, 100, 0};
constexpr Led kBlue = {0, 0, 100};

VirtualDevice testing(const Panel& panel) {
  VirtualDevice device(panel);
  device.app().open(ui::kSelfTestScreen);
  device.wait(100);
  return device;
}

// Every text of the picture the device draws next.
std::string texts(VirtualDevice& device) {
  std::string all;
  gfx::TextWatch watch;
  watch.listener = &all;
  watch.drawn = [](void* to, std::string_view text, gfx::Rect) {
    static_cast<std::string*>(to)->append(text).append("\n");
  };
  device.watch_texts(&watch);
  redraw(device);
  device.wait(0);
  device.watch_texts(nullptr);
  return all;
}

void shows(const char* expected, VirtualDevice& device) {
  const std::string all = texts(device);
  TEST_ASSERT_TRUE_MESSAGE(all.find(std::string(expected) + "\n") != std::string::npos,
                           all.c_str());
}

// ---- the panel ----------------------------------------------------------------------------------

void the_self_test_shows_the_address_at_which_the_panel_answers() {
  VirtualDevice small = testing(kOled);
  shows("I2C 0x3C  Battery 87%", small);
  small.set_panel({.answer = Answer::Fine, .address = 0x3D});
  shows("I2C 0x3D  Battery 87%", small);
  VirtualDevice square = testing(kSquare);
  shows("Display: I2C 0x3C", square);
  shows("Battery 87%", square);
}

void a_write_only_bus_has_no_address() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    VirtualDevice device = testing(panel);
    device.set_panel({});
    shows(panel.depth == gfx::Depth::Mono ? "SPI  Battery 87%" : "Display: SPI", device);
  }
}

void a_panel_that_does_not_answer_is_reported_in_the_text() {
  for (const Answer fault : {Answer::Silent, Answer::Swapped, Answer::WireLoose, Answer::WireLow}) {
    VirtualDevice device = testing(kOled);
    device.set_panel({.answer = fault});
    shows("Display does not answer", device);
  }
}

void a_panel_lost_while_idle_is_drawn_again() {
  VirtualDevice device(kOled);
  device.app().go(ui::kHomeScreen);
  device.settle();
  const std::uint64_t home = device.picture();
  device.set_panel_answers(false);
  device.wait(20'000);
  device.set_pixel(false);  // its memory is lost
  TEST_ASSERT_TRUE(device.picture() != home);
  device.set_panel_answers(true);
  device.wait(1000);
  TEST_ASSERT_TRUE(device.picture() == home);
}

// ---- buttons ------------------------------------------------------------------------------------

void a_stuck_button_and_a_shorted_pair_are_named() {
  VirtualDevice device = testing(kOled);
  device.hold(hal::kLeft, 7'900);
  shows("Press every button", device);
  device.wait(200);
  shows("Button ◄ is stuck", device);
  device.hold(hal::kA | hal::kUp, 100);
  shows("▲ and A are shorted", device);
}

// ---- the LED ------------------------------------------------------------------------------------

void every_press_lights_the_led_in_the_next_colour() {
  VirtualDevice device = testing(kOled);
  TEST_ASSERT_TRUE(device.led() == kDark);
  for (const Led& colour : {kRed, kGreen, kBlue, kRed}) {
    device.hold(hal::kA, 50);
    TEST_ASSERT_TRUE(device.led() == colour);
    device.hold(hal::kUp, 600);  // another one, and its repeats, change nothing
    TEST_ASSERT_TRUE(device.led() == colour);
    device.release(hal::kA | hal::kUp, 50);
    TEST_ASSERT_TRUE(device.led() == kDark);
  }
}

void every_button_lights_the_led() {
  for (const Panel& panel : {kOled, kWide}) {
    const int first = panel.buttons == ui::Buttons::Four ? 4 : 0;
    for (int bit = first; bit < 8; ++bit) {
      VirtualDevice device = testing(panel);
      device.hold(static_cast<std::uint8_t>(1 << bit), 20);
      TEST_ASSERT_TRUE(device.led() == kRed);
    }
  }
}

void leaving_darkens_the_led_although_the_button_is_still_held() {
  VirtualDevice device = testing(kOled);
  device.hold(hal::kB, 700);
  TEST_ASSERT_TRUE(at(device, ui::kSelfTestScreen));
  TEST_ASSERT_TRUE(device.led() == kRed);
  device.wait(200);
  TEST_ASSERT_FALSE(at(device, ui::kSelfTestScreen));
  TEST_ASSERT_TRUE(device.led() == kDark);
}

void a_stuck_button_does_not_burn_the_led_in_sleep() {
  VirtualDevice device = testing(kOled);
  device.hold(hal::kA, 130'000);
  TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
  TEST_ASSERT_TRUE(device.led() == kDark);
}

void elsewhere_no_button_lights_the_led() {
  VirtualDevice device(kOled);
  for (int bit = 0; bit < 8; ++bit) {
    device.app().go(ui::kHomeScreen);
    device.hold(static_cast<std::uint8_t>(1 << bit), 100);
    TEST_ASSERT_TRUE(device.led() == kDark);
    device.release(0xFF, 100);
  }
}

// How often the LED changes in ten seconds.
int changes(VirtualDevice& device) {
  int count = 0;
  for (int i = 0; i < 100; ++i) {
    const Led before = device.led();
    device.wait(100);
    count += before == device.led() ? 0 : 1;
    TEST_ASSERT_TRUE(device.led() == kDark || device.led() == kAll);
  }
  return count;
}

void the_led_blinks_while_the_panel_does_not_answer() {
  for (const Answer fault : {Answer::Silent, Answer::Swapped, Answer::WireLoose}) {
    VirtualDevice device(kOled);
    device.set_panel({.answer = fault});
    device.wait(1000);
    TEST_ASSERT_INT_WITHIN(2, 20, changes(device));
    device.set_panel_answers(true);
    device.wait(600);
    TEST_ASSERT_TRUE(device.led() == kDark);
    TEST_ASSERT_EQUAL(0, changes(device));
  }
}

void the_led_stays_lit_while_a_wire_is_held_low() {
  VirtualDevice device(kOled);
  device.set_panel({.answer = Answer::WireLow, .wire = hal::PanelCheck::kClock});
  device.wait(1000);
  TEST_ASSERT_TRUE(device.led() == kAll);
  TEST_ASSERT_EQUAL(0, changes(device));
}

void a_fault_of_the_panel_has_priority_over_the_self_test() {
  VirtualDevice device = testing(kOled);
  device.set_panel_answers(false);
  device.hold(hal::kA, 1000);
  TEST_ASSERT_INT_WITHIN(2, 20, changes(device));
  device.set_panel_answers(true);
  device.wait(600);
  TEST_ASSERT_TRUE(device.led() == kRed);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_self_test_shows_the_address_at_which_the_panel_answers);
  RUN_TEST(a_write_only_bus_has_no_address);
  RUN_TEST(a_panel_that_does_not_answer_is_reported_in_the_text);
  RUN_TEST(a_panel_lost_while_idle_is_drawn_again);
  RUN_TEST(a_stuck_button_and_a_shorted_pair_are_named);
  RUN_TEST(every_press_lights_the_led_in_the_next_colour);
  RUN_TEST(every_button_lights_the_led);
  RUN_TEST(leaving_darkens_the_led_although_the_button_is_still_held);
  RUN_TEST(a_stuck_button_does_not_burn_the_led_in_sleep);
  RUN_TEST(elsewhere_no_button_lights_the_led);
  RUN_TEST(the_led_blinks_while_the_panel_does_not_answer);
  RUN_TEST(the_led_stays_lit_while_a_wire_is_held_low);
  RUN_TEST(a_fault_of_the_panel_has_priority_over_the_self_test);
  return UNITY_END();
}
