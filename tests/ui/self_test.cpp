// S16: what the self-test shows, and what the LED signals when the panel cannot.
#include <string>
#include <vector>

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

// ---- the pattern --------------------------------------------------------------------------------

VirtualDevice with_pattern(const Panel& panel, bool turned = false) {
  VirtualDevice device = testing(panel);
  device.app().change_settings().left_handed = turned;
  device.hold(hal::kB, 900);
  device.release(hal::kB, 100);
  TEST_ASSERT_TRUE(at(device, ui::kTestPatternScreen));
  return device;
}

// A panel that is shifted by one pixel lacks an edge.
void the_pattern_has_a_frame_on_all_four_edges() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    for (const bool turned : {false, true}) {
      const host::Picture shown = with_pattern(panel, turned).panel().picture();
      for (int x = 0; x < panel.width; ++x) {
        TEST_ASSERT_EQUAL_HEX16(0xFFFF, shown.at(x, 0));
        TEST_ASSERT_EQUAL_HEX16(0xFFFF, shown.at(x, panel.height - 1));
      }
      for (int y = 0; y < panel.height; ++y) {
        TEST_ASSERT_EQUAL_HEX16(0xFFFF, shown.at(0, y));
        TEST_ASSERT_EQUAL_HEX16(0xFFFF, shown.at(panel.width - 1, y));
      }
      TEST_ASSERT_EQUAL_HEX16(0, shown.at(1, 1));
    }
  }
}

// From left to right, each colour once.
std::vector<std::uint16_t> colours_along(const host::Picture& shown, int y) {
  std::vector<std::uint16_t> found;
  for (int x = 8; x < shown.width - 8; ++x) {
    if (found.empty() || found.back() != shown.at(x, y)) found.push_back(shown.at(x, y));
  }
  return found;
}

void in_colour_there_are_pure_stripes_and_even_steps_of_grey() {
  for (const Panel& panel : {kSquare, kWide}) {
    const host::Picture shown = with_pattern(panel).panel().picture();
    const std::vector<std::uint16_t> stripes = {0xF800, 0x07E0, 0x001F, 0xFFE0,
                                                0x07FF, 0xF81F, 0xFFFF};
    TEST_ASSERT_TRUE(colours_along(shown, 20) == stripes);
    const std::vector<std::uint16_t> greys = colours_along(shown, panel.height - 20);
    TEST_ASSERT_EQUAL(9, greys.size());
    for (std::size_t i = 1; i < greys.size(); ++i) {
      TEST_ASSERT_INT_WITHIN(1, 4, (greys[i] & 31) - (greys[i - 1] & 31));
      TEST_ASSERT_EQUAL(greys[i] & 31, greys[i] >> 11);
    }
  }
}

void on_mono_rows_and_columns_can_be_told_apart() {
  const host::Picture shown = with_pattern(kOled).panel().picture();
  int rows = 0, columns = 0;
  for (int y = 4; y < 60; ++y) {
    for (int x = 4; x < 124; ++x) {
      const bool lit = shown.at(x, y) != 0;
      columns += lit && shown.at(x, y + 1) != 0 && shown.at(x + 1, y) == 0;
      rows += lit && shown.at(x + 1, y) != 0 && shown.at(x, y + 1) == 0;
    }
  }
  TEST_ASSERT_GREATER_THAN(300, rows);
  TEST_ASSERT_GREATER_THAN(300, columns);
}

void any_key_leaves_the_pattern_and_the_colours_are_those_of_the_theme_again() {
  for (const bool night : {false, true}) {
    VirtualDevice device(kSquare);
    device.app().change_settings().night = night;
    device.app().go(ui::kHomeScreen);
    device.settle();
    const host::Picture home = device.panel().picture();
    device.app().open(ui::kTestPatternScreen);
    device.wait(100);
    device.press(hal::kUp);
    TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
    TEST_ASSERT_TRUE(device.panel().picture() == home);
  }
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
  RUN_TEST(the_pattern_has_a_frame_on_all_four_edges);
  RUN_TEST(in_colour_there_are_pure_stripes_and_even_steps_of_grey);
  RUN_TEST(on_mono_rows_and_columns_can_be_told_apart);
  RUN_TEST(any_key_leaves_the_pattern_and_the_colours_are_those_of_the_theme_again);
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
