// S16: what the self-test shows, and what the LED tells when the panel cannot.
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

Pocket testing(const Panel& panel) {
  Pocket pocket(panel);
  pocket.app().open(ui::kSelfTestScreen);
  pocket.wait(100);
  return pocket;
}

// Every text of the picture the device draws next.
std::string texts(Pocket& pocket) {
  std::string all;
  gfx::TextWatch watch;
  watch.listener = &all;
  watch.drawn = [](void* to, std::string_view text, gfx::Rect) {
    static_cast<std::string*>(to)->append(text).append("\n");
  };
  pocket.watch_texts(&watch);
  pocket.app().redraw();
  pocket.wait(0);
  pocket.watch_texts(nullptr);
  return all;
}

void says(const char* expected, Pocket& pocket) {
  const std::string all = texts(pocket);
  TEST_ASSERT_TRUE_MESSAGE(all.find(std::string(expected) + "\n") != std::string::npos,
                           all.c_str());
}

// ---- the panel ----------------------------------------------------------------------------------

void it_tells_the_address_at_which_the_panel_answers() {
  Pocket small = testing(kOled);
  says("I2C 0x3C  Battery 87%", small);
  small.set_panel({.answer = Answer::Fine, .address = 0x3D});
  says("I2C 0x3D  Battery 87%", small);
  Pocket square = testing(kSquare);
  says("Display: I2C 0x3C", square);
  says("Battery 87%", square);
}

void a_bus_of_one_way_has_no_address() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    Pocket pocket = testing(panel);
    pocket.set_panel({});
    says(panel.depth == gfx::Depth::Mono ? "SPI  Battery 87%" : "Display: SPI", pocket);
  }
}

void a_panel_that_does_not_answer_is_told_to_whoever_reads_along() {
  for (const Answer fault : {Answer::Silent, Answer::Swapped, Answer::WireLoose, Answer::WireLow}) {
    Pocket pocket = testing(kOled);
    pocket.set_panel({.answer = fault});
    says("Display does not answer", pocket);
  }
}

void a_panel_lost_while_nothing_was_drawn_is_drawn_anew() {
  Pocket pocket(kOled);
  pocket.app().go(ui::kHomeScreen);
  pocket.settle();
  const std::uint64_t home = pocket.picture();
  pocket.set_panel_answers(false);
  pocket.wait(20'000);
  pocket.set_pixel(false);  // its memory is lost
  TEST_ASSERT_TRUE(pocket.picture() != home);
  pocket.set_panel_answers(true);
  pocket.wait(1000);
  TEST_ASSERT_TRUE(pocket.picture() == home);
}

// ---- buttons ------------------------------------------------------------------------------------

void a_stuck_button_and_a_shorted_pair_are_named() {
  Pocket pocket = testing(kOled);
  pocket.hold(hal::kLeft, 7'900);
  says("Press every button", pocket);
  pocket.wait(200);
  says("Button ◄ is stuck", pocket);
  pocket.hold(hal::kA | hal::kUp, 100);
  says("▲ and A are shorted", pocket);
}

// ---- the LED ------------------------------------------------------------------------------------

void every_press_lights_the_led_in_the_next_colour() {
  Pocket pocket = testing(kOled);
  TEST_ASSERT_TRUE(pocket.led() == kDark);
  for (const Led& colour : {kRed, kGreen, kBlue, kRed}) {
    pocket.hold(hal::kA, 50);
    TEST_ASSERT_TRUE(pocket.led() == colour);
    pocket.hold(hal::kUp, 600);  // another one, and its repeats, change nothing
    TEST_ASSERT_TRUE(pocket.led() == colour);
    pocket.release(hal::kA | hal::kUp, 50);
    TEST_ASSERT_TRUE(pocket.led() == kDark);
  }
}

void every_button_lights_the_led() {
  for (const Panel& panel : {kOled, kWide}) {
    const int first = panel.buttons == ui::Buttons::Four ? 4 : 0;
    for (int bit = first; bit < 8; ++bit) {
      Pocket pocket = testing(panel);
      pocket.hold(static_cast<std::uint8_t>(1 << bit), 20);
      TEST_ASSERT_TRUE(pocket.led() == kRed);
    }
  }
}

void leaving_darkens_the_led_although_the_button_is_still_held() {
  Pocket pocket = testing(kOled);
  pocket.hold(hal::kB, 700);
  TEST_ASSERT_TRUE(at(pocket, ui::kSelfTestScreen));
  TEST_ASSERT_TRUE(pocket.led() == kRed);
  pocket.wait(200);
  TEST_ASSERT_FALSE(at(pocket, ui::kSelfTestScreen));
  TEST_ASSERT_TRUE(pocket.led() == kDark);
}

void a_stuck_button_does_not_burn_the_led_in_sleep() {
  Pocket pocket = testing(kOled);
  pocket.hold(hal::kA, 130'000);
  TEST_ASSERT_TRUE(at(pocket, ui::kSleepScreen));
  TEST_ASSERT_TRUE(pocket.led() == kDark);
}

void elsewhere_no_button_lights_the_led() {
  Pocket pocket(kOled);
  for (int bit = 0; bit < 8; ++bit) {
    pocket.app().go(ui::kHomeScreen);
    pocket.hold(static_cast<std::uint8_t>(1 << bit), 100);
    TEST_ASSERT_TRUE(pocket.led() == kDark);
    pocket.release(0xFF, 100);
  }
}

// How often the LED changes in ten seconds.
int changes(Pocket& pocket) {
  int count = 0;
  for (int i = 0; i < 100; ++i) {
    const Led before = pocket.led();
    pocket.wait(100);
    count += before == pocket.led() ? 0 : 1;
    TEST_ASSERT_TRUE(pocket.led() == kDark || pocket.led() == kAll);
  }
  return count;
}

void the_led_blinks_while_nobody_answers() {
  for (const Answer fault : {Answer::Silent, Answer::Swapped, Answer::WireLoose}) {
    Pocket pocket(kOled);
    pocket.set_panel({.answer = fault});
    pocket.wait(1000);
    TEST_ASSERT_INT_WITHIN(2, 20, changes(pocket));
    pocket.set_panel_answers(true);
    pocket.wait(600);
    TEST_ASSERT_TRUE(pocket.led() == kDark);
    TEST_ASSERT_EQUAL(0, changes(pocket));
  }
}

void the_led_stays_lit_while_a_wire_is_held_low() {
  Pocket pocket(kOled);
  pocket.set_panel({.answer = Answer::WireLow, .wire = hal::PanelCheck::kClock});
  pocket.wait(1000);
  TEST_ASSERT_TRUE(pocket.led() == kAll);
  TEST_ASSERT_EQUAL(0, changes(pocket));
}

void what_is_wrong_with_the_panel_goes_before_the_self_test() {
  Pocket pocket = testing(kOled);
  pocket.set_panel_answers(false);
  pocket.hold(hal::kA, 1000);
  TEST_ASSERT_INT_WITHIN(2, 20, changes(pocket));
  pocket.set_panel_answers(true);
  pocket.wait(600);
  TEST_ASSERT_TRUE(pocket.led() == kRed);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(it_tells_the_address_at_which_the_panel_answers);
  RUN_TEST(a_bus_of_one_way_has_no_address);
  RUN_TEST(a_panel_that_does_not_answer_is_told_to_whoever_reads_along);
  RUN_TEST(a_panel_lost_while_nothing_was_drawn_is_drawn_anew);
  RUN_TEST(a_stuck_button_and_a_shorted_pair_are_named);
  RUN_TEST(every_press_lights_the_led_in_the_next_colour);
  RUN_TEST(every_button_lights_the_led);
  RUN_TEST(leaving_darkens_the_led_although_the_button_is_still_held);
  RUN_TEST(a_stuck_button_does_not_burn_the_led_in_sleep);
  RUN_TEST(elsewhere_no_button_lights_the_led);
  RUN_TEST(the_led_blinks_while_nobody_answers);
  RUN_TEST(the_led_stays_lit_while_a_wire_is_held_low);
  RUN_TEST(what_is_wrong_with_the_panel_goes_before_the_self_test);
  return UNITY_END();
}
