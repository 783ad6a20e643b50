// A battery that runs empty: the warning, the dimmed light, the last picture, and nothing written
// below the cut-off.
#include <string>

#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using Charging = hal::Power::Charging;

constexpr int kMinute = 60'000;
constexpr hal::Power kBelow = {.millivolts = 3'190};
constexpr hal::Power kCable = {.millivolts = 3'190, .cable = true};
constexpr Panel kPanels[] = {kOled, kSquare, kWide};

VirtualDevice at_home(const Panel& panel) {
  VirtualDevice device(panel);
  device.app().go(ui::kHomeScreen);
  device.settle();
  return device;
}

VirtualDevice dealt(const Panel& panel) {
  VirtualDevice device(panel, 5);
  seat_players(device, 4);
  device.app().begin(ui::kGameMode);
  ButtonPlayer(device).skip_to_turn();
  return device;
}

// Long enough for the mean of the readings, in the light of a key now and then.
void live(VirtualDevice& device, int minutes) {
  for (int i = 0; i < 2 * minutes; ++i) {
    device.press(hal::kUp);
    device.wait(kMinute / 2);
  }
}

// ---- the warning --------------------------------------------------------------------------------

void at_10_percent_a_notice_comes_once_and_a_sign_stays() {
  for (const Panel& panel : kPanels) {
    VirtualDevice device = dealt(panel);
    device.set_battery(12);
    live(device, 6);
    TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
    VirtualDevice warned = device;
    warned.set_battery(9);
    live(warned, 3);
    TEST_ASSERT_TRUE(at(warned, ui::kQuestionScreen));
    warned.press(hal::kA);
    TEST_ASSERT_TRUE(at(warned, ui::kCoverScreen));
    live(warned, 5);
    TEST_ASSERT_TRUE(at(warned, ui::kCoverScreen));
  }
}

void the_sign_of_a_low_battery_is_another_one() {
  for (const Panel& panel : kPanels) {
    VirtualDevice fine = at_home(panel);
    VirtualDevice low = fine;
    fine.set_battery(14);
    low.set_battery(9);
    live(fine, 10);
    live(low, 10);
    TEST_ASSERT_TRUE(at(low, ui::kQuestionScreen));
    low.press(hal::kA);
    low.app().go(ui::kHomeScreen);
    fine.app().go(ui::kHomeScreen);
    low.settle();
    fine.settle();
    TEST_ASSERT_TRUE(fine.picture() != low.picture());
  }
}

void a_key_pressed_as_the_warning_comes_does_not_close_it() {
  VirtualDevice device = at_home(kOled);
  device.set_battery(9);
  for (int i = 0; i < 600 && !at(device, ui::kQuestionScreen); ++i) {
    device.press(hal::kUp);
    device.wait(1'000);
  }
  TEST_ASSERT_TRUE(at(device, ui::kQuestionScreen));
  device.wait(500);
  TEST_ASSERT_TRUE(at(device, ui::kQuestionScreen));
}

void no_warning_comes_between_a_player_and_the_hand() {
  VirtualDevice device = dealt(kOled);
  device.set_battery(9);
  device.hold(hal::kA, 19'000);
  TEST_ASSERT_TRUE(at(device, ui::kHandScreen));
  device.press(hal::kRight);
  device.wait(19'000);
  TEST_ASSERT_TRUE(at(device, ui::kHandScreen));
  device.release(hal::kA, 100);
  for (int i = 0; i < 600 && !at(device, ui::kQuestionScreen); ++i) {
    device.press(hal::kUp);
    device.wait(1'000);
  }
  TEST_ASSERT_TRUE(at(device, ui::kQuestionScreen));
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
}

// ---- 5 percent ----------------------------------------------------------------------------------

void at_5_percent_the_light_is_dimmed_until_a_cable_comes() {
  VirtualDevice device = at_home(kSquare);
  const int full = device.light();
  device.set_battery(3);
  live(device, 12);
  device.press(hal::kUp);
  TEST_ASSERT_TRUE(device.light() > 0 && device.light() <= full / 2);
  device.set_supply({.millivolts = 3'400, .cable = true});
  device.wait(11'000);
  TEST_ASSERT_EQUAL(full, device.light());
}

// ---- the cut-off --------------------------------------------------------------------------------

void below_the_cut_off_a_picture_is_seen_for_seconds_and_then_it_sleeps_deeply() {
  for (const Panel& panel : kPanels) {
    VirtualDevice device = dealt(panel);
    device.set_supply(kBelow);
    device.wait(9'000);
    TEST_ASSERT_FALSE(at(device, ui::kSleepScreen));
    for (int i = 0; i < 100 && !at(device, ui::kSleepScreen); ++i) device.wait(100);
    TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
    const std::uint64_t empty = device.picture();
    device.wait(2'500);
    TEST_ASSERT_TRUE(device.light() > 0);
    TEST_ASSERT_FALSE(device.sleeps_deeply());
    device.press(hal::kB);  // no key does anything now
    TEST_ASSERT_TRUE(device.picture() == empty);
    device.wait(3'000);
    TEST_ASSERT_EQUAL(0, device.light());
    TEST_ASSERT_TRUE(device.sleeps_deeply());
    device.wait(20 * kMinute);
    TEST_ASSERT_TRUE(device.sleeps_deeply());
  }
}

void a_dip_under_load_is_no_empty_battery() {
  VirtualDevice device = dealt(kOled);
  for (int i = 0; i < 30; ++i) {
    device.set_supply(kBelow);
    device.wait(1'500);
    device.set_battery(50);
    device.press(hal::kUp);
    device.wait(10'000);
    TEST_ASSERT_FALSE(at(device, ui::kSleepScreen));  // a warning may come: readings may meet dips
    TEST_ASSERT_TRUE(device.light() > 0);
  }
}

void an_emptied_device_shows_its_picture_again_when_a_is_held() {
  VirtualDevice device = dealt(kOled);
  device.set_supply(kBelow);
  device.wait(kMinute);
  TEST_ASSERT_EQUAL(0, device.light());
  device.set_supply({.millivolts = 3'400});  // the load is gone
  device.hold(hal::kA, 1'200);
  device.release(hal::kA, 500);
  TEST_ASSERT_TRUE(device.light() > 0);
  TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
  device.wait(5'000);
  TEST_ASSERT_EQUAL(0, device.light());
  TEST_ASSERT_TRUE(device.sleeps_deeply());
}

void a_fresh_cell_or_a_cable_ends_it() {
  for (const bool cable : {false, true}) {
    VirtualDevice device = dealt(kOled);
    const std::uint64_t cover = device.picture();
    device.set_supply(kBelow);
    device.wait(kMinute);
    device.set_supply(cable ? kCable : hal::Power{.millivolts = 4'075});
    device.wait(11'000);
    TEST_ASSERT_EQUAL(0, device.light());  // nothing is lit in a bag
    device.hold(hal::kA, 1'200);
    device.release(hal::kA, 500);
    TEST_ASSERT_TRUE(device.light() > 0);
    TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
    if (!cable) TEST_ASSERT_TRUE(device.picture() == cover);
    device.wait(kMinute);
    TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  }
}

void a_cable_while_the_last_picture_is_shown_leads_back_to_the_game() {
  VirtualDevice device = dealt(kOled);
  device.set_supply(kBelow);
  for (int i = 0; i < 200 && !at(device, ui::kSleepScreen); ++i) device.wait(100);
  device.set_supply(kCable);
  device.wait(3'000);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  TEST_ASSERT_TRUE(device.light() > 0);
}

void below_the_cut_off_nothing_is_written() {
  VirtualDevice device = dealt(kOled);
  device.set_supply(kBelow);
  const long before = device.flash().operations();
  device.app().change_settings().language = ui::Language::Slovak;
  device.wait(2'000);
  TEST_ASSERT_EQUAL(before, device.flash().operations());
  device.set_supply(kCable);
  device.wait(11'000);
  TEST_ASSERT_GREATER_THAN(before, device.flash().operations());
}

void an_empty_battery_shows_no_hand() {
  for (const bool toggle : {false, true}) {
    VirtualDevice device = dealt(kOled);
    device.app().change_settings().toggle_hand = toggle;
    device.set_supply(kBelow);
    device.wait(9'000);
    device.hold(hal::kA, 100);
    if (toggle) device.release(hal::kA, 0);
    TEST_ASSERT_TRUE(at(device, ui::kHandScreen));
    for (int i = 0; i < 100 && !at(device, ui::kSleepScreen); ++i) device.wait(100);
    TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
    device.set_supply(kCable);
    device.wait(2'000);
    TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  }
}

// ---- the setting --------------------------------------------------------------------------------

void two_cells_play_on_where_lithium_is_empty() {
  for (const auto battery :
       {ui::Battery::Lithium, ui::Battery::ThreeCells, ui::Battery::TwoCells, ui::Battery::None}) {
    VirtualDevice device = dealt(kOled);
    device.app().change_settings().battery = battery;
    device.set_supply({.millivolts = 2'500});
    device.wait(kMinute);
    const bool ends = battery == ui::Battery::Lithium || battery == ui::Battery::ThreeCells;
    TEST_ASSERT_EQUAL(ends, at(device, ui::kSleepScreen));
    const bool known = battery != ui::Battery::None;
    TEST_ASSERT_EQUAL(known, device.app().panel().battery() >= 0);
  }
}

// A wrong kind of battery can be put right there.
void the_settings_stay_open_with_an_empty_battery() {
  VirtualDevice device = at_home(kOled);
  device.app().open(ui::kSettingsScreen);
  device.set_supply({.millivolts = 2'500});
  device.wait(kMinute);
  TEST_ASSERT_TRUE(at(device, ui::kSettingsScreen));
  device.app().change_settings().battery = ui::Battery::TwoCells;
  device.app().go(ui::kHomeScreen);
  device.wait(30'000);
  TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
}

std::string settings_texts(VirtualDevice& device) {
  std::string all;
  gfx::TextWatch watch;
  watch.listener = &all;
  watch.drawn = [](void* to, std::string_view text, gfx::Rect) {
    static_cast<std::string*>(to)->append(text).append("\n");
  };
  device.app().go(ui::kSettingsScreen);
  device.watch_texts(&watch);
  for (int i = 0; i < 30; ++i) device.press(hal::kDown);
  device.watch_texts(nullptr);
  return all;
}

void a_board_that_measures_nothing_has_no_such_row() {
  for (const bool measures : {true, false}) {
    VirtualDevice device = at_home(kOled);
    device.set_supply({.millivolts = measures ? 3'900 : 0, .cable = true});
    device.wait(11'000);
    const std::string texts = settings_texts(device);
    TEST_ASSERT_TRUE(texts.find("Sleep after") != std::string::npos);
    TEST_ASSERT_EQUAL(measures, texts.find("Battery\n") != std::string::npos);
  }
}

void resetting_and_erasing_keep_the_kind_of_battery() {
  VirtualDevice device = at_home(kOled);
  device.app().change_settings().battery = ui::Battery::TwoCells;
  device.set_supply({.millivolts = 2'600});
  device.wait(1'000);
  device.app().erase({});
  device.wait(kMinute);
  TEST_ASSERT_TRUE(device.app().settings().battery == ui::Battery::TwoCells);
  const VirtualDevice next(kOled, 1, device.flash());
  TEST_ASSERT_TRUE(next.app().settings().battery == ui::Battery::TwoCells);
}

// ---- charging -----------------------------------------------------------------------------------

void charging_is_shown_where_the_board_can_sense_it() {
  for (const Panel& panel : kPanels) {
    VirtualDevice device = at_home(panel);
    const auto shown = [&](Charging charging) {
      device.set_supply({.millivolts = 3'900, .cable = true, .charging = charging});
      device.wait(11'000);
      return device.picture();
    };
    const std::uint64_t unknown = shown(Charging::Unknown);
    TEST_ASSERT_TRUE(shown(Charging::Yes) != unknown);
    TEST_ASSERT_TRUE(shown(Charging::No) == unknown);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(at_10_percent_a_notice_comes_once_and_a_sign_stays);
  RUN_TEST(the_sign_of_a_low_battery_is_another_one);
  RUN_TEST(a_key_pressed_as_the_warning_comes_does_not_close_it);
  RUN_TEST(no_warning_comes_between_a_player_and_the_hand);
  RUN_TEST(at_5_percent_the_light_is_dimmed_until_a_cable_comes);
  RUN_TEST(below_the_cut_off_a_picture_is_seen_for_seconds_and_then_it_sleeps_deeply);
  RUN_TEST(a_dip_under_load_is_no_empty_battery);
  RUN_TEST(an_emptied_device_shows_its_picture_again_when_a_is_held);
  RUN_TEST(a_fresh_cell_or_a_cable_ends_it);
  RUN_TEST(a_cable_while_the_last_picture_is_shown_leads_back_to_the_game);
  RUN_TEST(below_the_cut_off_nothing_is_written);
  RUN_TEST(an_empty_battery_shows_no_hand);
  RUN_TEST(two_cells_play_on_where_lithium_is_empty);
  RUN_TEST(the_settings_stay_open_with_an_empty_battery);
  RUN_TEST(a_board_that_measures_nothing_has_no_such_row);
  RUN_TEST(resetting_and_erasing_keep_the_kind_of_battery);
  RUN_TEST(charging_is_shown_where_the_board_can_sense_it);
  return UNITY_END();
}
