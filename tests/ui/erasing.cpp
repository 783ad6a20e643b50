// Erasing on purpose: a step at a time with a picture of how far it is, and to its end, whenever
// the power fails.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

#include "tests/ui/full_device.h"
#include "tests/ui/restart.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

VirtualDevice started(const FailingFlash& flash, const Panel& panel = kOled) {
  return VirtualDevice(panel, 9, flash);
}

enum class What : std::uint8_t { Name, Everything };
constexpr What kBoth[] = {What::Name, What::Everything};

void begin(VirtualDevice& device, What what, const char* name) {
  ui::App& app = device.app();
  app.go(ui::kHomeScreen);
  app.open(ui::kSettingsScreen);
  if (what == What::Everything) return app.erase({});
  app.erase(name);
}

// Two games that ended, and one under way without the name.
VirtualDevice with_games() {
  VirtualDevice device(kOled, 5);
  seat_players(device, 3);
  for (int game = 0; game < 2; ++game) {
    Random random = Random::from_seed(5);
    device.app().begin(ui::kGameMode);
    ButtonPlayer(device).play_game(random);
    device.settle();
  }
  TEST_ASSERT_TRUE(set_name(device.app().saves().change_seating().seats[2], "Zoe", 3));
  device.app().begin(ui::kGameMode);
  ButtonPlayer(device).skip_to_turn();
  return device;
}

void an_erased_name_is_found_nowhere_in_the_flash() {
  VirtualDevice device(kOled, 5);
  seat_players(device, 3);
  device.app().begin(ui::kGameMode);
  Random random = Random::from_seed(5);
  ButtonPlayer(device).play_game(random);
  device.settle();
  device.app().abandon();
  device.wait(100);
  TEST_ASSERT_TRUE(knows(device, "Cleo"));
  device.app().erase("Cleo");
  device.settle();
  TEST_ASSERT_FALSE(knows(device, "Cleo"));
  TEST_ASSERT_TRUE(knows(device, "Anna"));
  VirtualDevice next = started(device.flash());
  TEST_ASSERT_EQUAL(2, next.app().saves().roster().count());
}

// People move up in the pages when one before them is forgotten.
void no_other_name_is_lost_whenever_the_power_fails() {
  VirtualDevice device(kOled, 5);
  char name[] = "A";
  for (int i = 0; i < ui::Roster::kMost; ++i, ++name[0])
    device.app().saves().change_roster().meet(name, 1);
  device.wait(100);
  bool ended = false;
  int cuts = 0;
  for (; !ended; ++cuts) {
    VirtualDevice last(device);
    last.flash().cut(cuts, {});
    last.app().saves().change_roster().forget(2);
    last.wait(100);
    ended = !last.flash().is_off();
    FailingFlash flash = last.flash();
    flash.power_on();
    VirtualDevice next(kOled, 1, flash);
    for (char letter = 'A'; letter < name[0]; ++letter) {
      if (letter != 'C')
        TEST_ASSERT_GREATER_OR_EQUAL(0, next.app().saves().roster().find(&letter, 1));
    }
  }
  TEST_ASSERT_GREATER_THAN(4, cuts);
}

void after_erasing_everything_only_the_language_and_the_battery_are_left() {
  VirtualDevice device = new_game(kOled, 3, 5, ui::Speed::Off);
  device.app().change_settings().language = ui::Language::Dutch;
  device.app().change_settings().battery = session::Battery::None;
  Random random = Random::from_seed(5);
  for (int i = 0; i < 10; ++i) {
    ButtonPlayer(device).play(ButtonPlayer(device).decide(random));
    ButtonPlayer(device).skip_to_turn();
  }
  device.app().erase({});
  device.settle();
  for (const char* name : {"Anna", "Ben", "Cleo"}) TEST_ASSERT_FALSE(knows(device, name));
  VirtualDevice next = started(device.flash());
  TEST_ASSERT_FALSE(next.app().session().can_resume());
  ui::Settings expected;
  expected.language = ui::Language::Dutch;
  expected.battery = session::Battery::None;
  expected.first_start = true;  // it asks again
  TEST_ASSERT_TRUE(expected == next.app().settings());
}

void a_full_device_is_erased_in_steps_of_one_sector() {
  const FailingFlash full = full_device();
  for (const What what : kBoth) {
    VirtualDevice device = started(full);
    begin(device, what, full_name(0));
    int steps = 0;
    int percent = 0;
    while (at(device, ui::kErasingScreen)) {
      const long erases = device.flash().erases();
      const long programs = device.flash().programs();
      device.wait(0);
      TEST_ASSERT_LESS_OR_EQUAL(1, device.flash().erases() - erases);
      TEST_ASSERT_LESS_OR_EQUAL(store::kPagesInSector, device.flash().programs() - programs);
      if (!at(device, ui::kErasingScreen)) break;
      TEST_ASSERT_GREATER_OR_EQUAL(percent, device.app().saves().erase_percent());
      percent = device.app().saves().erase_percent();
      TEST_ASSERT_LESS_THAN(200, ++steps);
    }
    TEST_ASSERT_GREATER_THAN(90, percent);
    TEST_ASSERT_FALSE(knows(device, full_name(0)) && what == What::Everything);
    VirtualDevice next = started(device.flash());
    TEST_ASSERT_EQUAL(what == What::Name ? kFullNames - 1 : 0, next.app().saves().roster().count());
    TEST_ASSERT_FALSE(next.app().archive().look_up(0));
  }
}

void while_erasing_no_key_counts_and_the_panel_stays_lit() {
  VirtualDevice device = with_games();
  const VirtualDevice calm = [&] {
    VirtualDevice other(device);
    begin(other, What::Name, "Cleo");
    other.settle();
    return other;
  }();
  begin(device, What::Name, "Cleo");
  for (int i = 0; i < 8; ++i) {
    device.hold(static_cast<std::uint8_t>(1 << i), 5);
    TEST_ASSERT_TRUE(at(device, ui::kErasingScreen));
    TEST_ASSERT_GREATER_THAN(0, device.light());
    device.release(static_cast<std::uint8_t>(1 << i));
  }
  device.hold(hal::kA);
  device.settle();
  device.wait(300);
  device.release(hal::kA, 100);
  TEST_ASSERT_EQUAL_UINT64(calm.picture(), device.picture());
}

// The settings of a new device have the day palette. A panel holds RGB, so a part of a picture in
// another palette would be a panic of the device in memory.
void after_erasing_everything_at_night_the_whole_picture_is_sent_in_the_day_palette() {
  for (const Panel& panel : {kSquare, kWide}) {
    VirtualDevice device(panel, 5);
    device.app().change_settings().night = true;
    device.settle();
    TEST_ASSERT_TRUE(device.panel().palette() == &gfx::kNight);
    begin(device, What::Everything, "");
    device.settle();
    TEST_ASSERT_TRUE(device.panel().palette() == &gfx::kDay);
    TEST_ASSERT_EQUAL_MEMORY(device.canvas().pixels(), device.panel().words().data(),
                             device.panel().words().size() * sizeof(std::uint32_t));
  }
}

// Compares pictures, not the number: the bar is longer every time.
void the_bar_grows_on_every_panel() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    VirtualDevice before = with_games();
    VirtualDevice device = started(before.flash(), panel);
    begin(device, What::Everything, "");
    std::vector<std::uint64_t> pictures;
    for (int i = 0; i < 90; i += 10) {
      device.wait(10);
      pictures.push_back(device.picture());
    }
    std::sort(pictures.begin(), pictures.end());
    TEST_ASSERT_TRUE(std::unique(pictures.begin(), pictures.end()) == pictures.end());
  }
}

// At each operation, torn in its middle.
void an_interrupted_erase_is_finished_before_anything_else() {
  const VirtualDevice before = with_games();
  for (const What what : kBoth) {
    int cuts = 0;
    int continued = 0;
    for (bool ended = false; !ended; ++cuts) {
      VirtualDevice last(before);
      last.flash().cut(cuts, {Tear::How::FirstBytes, 128});
      begin(last, what, "Cleo");
      last.settle();
      ended = !last.flash().is_off();
      FailingFlash flash = last.flash();
      flash.power_on();
      VirtualDevice next = started(flash);
      if (at(next, ui::kErasingScreen)) ++continued;
      next.settle();
      TEST_ASSERT_FALSE(at(next, ui::kErasingScreen));
      if (next.app().saves().roster().find("Cleo", 4) >= 0) {
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(1, cuts, "an erase that was begun is forgotten");
        TEST_ASSERT_TRUE(next.app().session().can_resume());
        continue;
      }
      TEST_ASSERT_FALSE(knows(next, "Cleo"));
      TEST_ASSERT_EQUAL(what == What::Name, next.app().session().can_resume());
      TEST_ASSERT_EQUAL(what == What::Name, knows(next, "Anna"));
    }
    std::printf("%d cuts, %d erases finished by the next start\n", cuts, continued);
    TEST_ASSERT_GREATER_THAN(20, cuts);
    TEST_ASSERT_GREATER_THAN(cuts / 2, continued);
  }
}

// At each operation: the language is the one thing that stays.
void the_language_stays_wherever_an_erase_of_everything_is_cut() {
  VirtualDevice before = with_games();
  before.app().change_settings().language = ui::Language::Slovak;
  before.app().change_settings().volume = 3;
  before.wait(100);
  int cuts = 0;
  for (bool ended = false; !ended; ++cuts) {
    VirtualDevice last(before);
    last.flash().cut(cuts, {Tear::How::FirstBytes, 128});
    begin(last, What::Everything, "");
    last.settle();
    ended = !last.flash().is_off();
    FailingFlash flash = last.flash();
    flash.power_on();
    VirtualDevice next = started(flash);
    next.settle();
    TEST_ASSERT_EQUAL(ui::Language::Slovak, next.app().saves().settings().language);
    VirtualDevice after = started(next.flash());
    TEST_ASSERT_EQUAL(ui::Language::Slovak, after.app().saves().settings().language);
    if (cuts > 1) TEST_ASSERT_EQUAL(ui::Settings().volume, after.app().saves().settings().volume);
  }
  TEST_ASSERT_GREATER_THAN(20, cuts);
}

void a_failed_erase_is_reported() {
  for (const What what : kBoth) {
    VirtualDevice device = with_games();
    device.flash().set_writes(false);
    begin(device, what, "Cleo");
    device.settle();
    TEST_ASSERT_TRUE(at(device, ui::kQuestionScreen));
    TEST_ASSERT_EQUAL_STRING(ui::translate(ui::Language::English, ui::Text::ErasingFailed),
                             device.app().question().words.c_str());
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(an_erased_name_is_found_nowhere_in_the_flash);
  RUN_TEST(no_other_name_is_lost_whenever_the_power_fails);
  RUN_TEST(after_erasing_everything_only_the_language_and_the_battery_are_left);
  RUN_TEST(a_full_device_is_erased_in_steps_of_one_sector);
  RUN_TEST(while_erasing_no_key_counts_and_the_panel_stays_lit);
  RUN_TEST(after_erasing_everything_at_night_the_whole_picture_is_sent_in_the_day_palette);
  RUN_TEST(the_bar_grows_on_every_panel);
  RUN_TEST(an_interrupted_erase_is_finished_before_anything_else);
  RUN_TEST(the_language_stays_wherever_an_erase_of_everything_is_cut);
  RUN_TEST(a_failed_erase_is_reported);
  return UNITY_END();
}
