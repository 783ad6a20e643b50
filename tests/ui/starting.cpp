// A start: what it writes, what it postpones with an empty battery, and how it goes on with what
// was left unsaved or half erased.
#include <cstring>
#include <string>

#include "tests/ui/restart.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

std::string caption_of(VirtualDevice& device) {
  static std::string all;
  all.clear();
  gfx::TextWatch watch = {};
  watch.listener = &all;
  watch.drawn = [](void* into, std::string_view text, gfx::Rect) {
    *static_cast<std::string*>(into) += std::string(text) + "\n";
  };
  device.watch_texts(&watch);
  redraw(device);
  device.wait(100);
  device.watch_texts(nullptr);
  return all;
}

// The panel is the heaviest load of a battery: what a start writes is written before the light.
void nothing_of_the_game_is_shown_before_it_is_saved_again() {
  VirtualDevice device = new_game(kOled, 4, 3, ui::Speed::Off);
  const long before = device.flash().operations();
  const VirtualDevice next = switched_on(device);
  TEST_ASSERT_GREATER_THAN(before, next.writes_when_lit());
  TEST_ASSERT_EQUAL(next.writes_when_lit(), VirtualDevice(next).flash().operations());
  TEST_ASSERT_EQUAL_UINT64(next.picture_when_lit(), next.picture());
}

// With an empty battery a start writes nothing and shows that; the first action writes it all.
void a_start_with_an_empty_battery_postpones_its_writes() {
  for (const bool charged : {false, true}) {
    Random random = Random::from_seed(3);
    VirtualDevice device = new_game(kOled, 4, 3, ui::Speed::Off);
    play(device, random, 3);
    const VirtualDevice plugged = switched_on(device);
    const long before = device.flash().operations();
    VirtualDevice::full_battery = 5;
    VirtualDevice next = switched_on(device);
    VirtualDevice::full_battery = 87;
    TEST_ASSERT_EQUAL(before, next.flash().operations());
    TEST_ASSERT_TRUE(next.app().session().can_resume());
    TEST_ASSERT_EQUAL(1, next.app().session().boots());
    TEST_ASSERT_NOT_EQUAL(plugged.picture(), next.picture());  // the mark
    if (charged) {
      next.set_battery(20);
      next.wait(60'000);
    } else {
      resume(next);
      next.wait(1'000);
      TEST_ASSERT_TRUE(at(next, ui::kQuestionScreen));  // it warns of the battery
      next.press(hal::kA);
      next.wait(500);
      play(next, random, 1);
    }
    TEST_ASSERT_GREATER_THAN(before, next.flash().operations());
    VirtualDevice last = switched_on(next);
    TEST_ASSERT_EQUAL(2, last.app().session().boots());
    TEST_ASSERT_TRUE(truth(next) == truth(last));
    TEST_ASSERT_EQUAL(4, last.app().saves().seating().seats[0].name_size);
  }
}

// The game is over and its end was not shown yet: it is archived before it is shown.
void a_finished_game_is_archived_with_an_empty_battery_too() {
  Random random = Random::from_seed(3);
  VirtualDevice device = new_game(kOled, 3, 3, ui::Speed::Off);
  ButtonPlayer(device).skip_to_turn();
  for (;;) {
    VirtualDevice cut(device);
    Random same = random;
    cut.flash().cut(2, {});  // after the two programs of the action
    play(cut, same, 1);
    if (cut.app().table().over()) {
      cut.flash().power_on();
      device.flash() = cut.flash();
      break;
    }
    play(device, random, 1);
  }
  VirtualDevice::full_battery = 3;
  VirtualDevice next = switched_on(device);
  VirtualDevice::full_battery = 87;
  resume(next);
  next.wait(20'000);
  next.settle();
  next.press(hal::kA);
  next.wait(1000);
  VirtualDevice last = switched_on(next);
  TEST_ASSERT_TRUE(last.app().archive().look_up(0));
  TEST_ASSERT_EQUAL(1, last.app().saves().roster().at(0)[session::Figure::Games]);
}

// Flash that fails is shown; a choice that was made meanwhile is kept as soon as it works again.
void a_slot_that_could_not_be_saved_is_saved_later() {
  VirtualDevice device = new_game(kOled, 3, 3, ui::Speed::Off);
  device.flash().set_writes(false);
  device.app().change_settings().language = ui::Language::Slovak;
  device.wait(1000);
  TEST_ASSERT_TRUE(device.session().saves().store().failing());
  device.flash().set_writes(true);
  device.app().begin(ui::kGameMode);
  device.wait(1000);
  VirtualDevice next = switched_on(device);
  TEST_ASSERT_TRUE(next.app().settings().language == ui::Language::Slovak);
}

// The power may fail during an erase: at 5 % or less no sector is erased ahead.
void no_sector_is_erased_ahead_with_an_empty_battery() {
  for (const int percent : {0, 5, 6, 100, -1}) {
    VirtualDevice device = new_game(kOled, 3, 3, ui::Speed::Off);
    VirtualDevice::full_battery = percent;
    VirtualDevice next = switched_on(device);
    VirtualDevice::full_battery = 87;
    const long before = next.flash().erases();
    resume(next);
    ButtonPlayer(next).skip_to_turn();
    next.wait(15'000);
    TEST_ASSERT_EQUAL(percent < 0 || percent > 5, next.flash().erases() > before);
  }
}

void the_restart_counter_saturates_with_a_plus_sign() {
  for (const int starts : {253, 254, 255}) {
    VirtualDevice device = new_game(kOled, 3, 3, ui::Speed::Off);
    device.use();
    store::Store store;
    Record record;
    store::GameMeta note;
    TEST_ASSERT_TRUE(store.load_game(record, note));
    note.boots = static_cast<std::uint8_t>(starts);
    TEST_ASSERT_TRUE(store.save_game(record, note));
    VirtualDevice next = switched_on(device);
    const std::string words = caption_of(next);
    const char* wanted = starts == 253 ? "again: 254\xC3\x97" : "again: 255+\xC3\x97";
    TEST_ASSERT_TRUE_MESSAGE(words.find(wanted) != std::string::npos, words.c_str());
  }
}

// Three people have played one game to its end.
VirtualDevice after_a_game() {
  VirtualDevice device = new_game(kOled, 3, 5, ui::Speed::Off);
  Random random = Random::from_seed(5);
  ButtonPlayer(device).play_game(random);
  device.wait(1000);
  return device;
}

// ---- erasing ------------------------------------------------------------------------------------

void everything_is_erased_wherever_the_power_fails() {
  VirtualDevice device = new_game(kOled, 3, 5, ui::Speed::Off);
  Random random = Random::from_seed(5);
  play(device, random, 10);
  int finished = 0;
  for (long operation = 0; operation < 100; operation += 7) {
    VirtualDevice next = erased_with_a_cut(device, {}, operation);
    if (next.app().session().can_resume()) {  // cut before the erase was noted
      TEST_ASSERT_LESS_THAN(4, operation);
      continue;
    }
    ++finished;
    for (const char* name : {"Anna", "Ben", "Cleo"}) TEST_ASSERT_FALSE(knows(next, name));
  }
  TEST_ASSERT_GREATER_THAN(10, finished);
}

void a_name_is_erased_wherever_the_power_fails() {
  VirtualDevice device = after_a_game();
  device.app().abandon();
  int finished = 0;
  for (long operation = 0; operation < 50; operation += 3) {
    VirtualDevice next = erased_with_a_cut(device, "Cleo", operation);
    if (next.app().saves().roster().find("Cleo", 4) >= 0) {
      TEST_ASSERT_LESS_THAN(4, operation);
      continue;
    }
    ++finished;
    TEST_ASSERT_FALSE(knows(next, "Cleo"));
    TEST_ASSERT_GREATER_OR_EQUAL(0, next.app().saves().roster().find("Anna", 4));
  }
  TEST_ASSERT_GREATER_THAN(10, finished);
}

// Otherwise it could not be chosen a second time.
void a_name_that_cannot_be_erased_stays_in_the_list() {
  VirtualDevice device = after_a_game();
  device.flash().set_health(store::kFirstFinishedSector, FailingFlash::Health::ProgramIgnored);
  device.app().erase("Cleo");
  device.wait(60'000);
  TEST_ASSERT_GREATER_OR_EQUAL(0, device.app().saves().roster().find("Cleo", 4));
  VirtualDevice next = switched_on(device);
  TEST_ASSERT_GREATER_OR_EQUAL(0, next.app().saves().roster().find("Cleo", 4));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(nothing_of_the_game_is_shown_before_it_is_saved_again);
  RUN_TEST(a_start_with_an_empty_battery_postpones_its_writes);
  RUN_TEST(a_finished_game_is_archived_with_an_empty_battery_too);
  RUN_TEST(a_slot_that_could_not_be_saved_is_saved_later);
  RUN_TEST(no_sector_is_erased_ahead_with_an_empty_battery);
  RUN_TEST(the_restart_counter_saturates_with_a_plus_sign);
  RUN_TEST(everything_is_erased_wherever_the_power_fails);
  RUN_TEST(a_name_is_erased_wherever_the_power_fails);
  RUN_TEST(a_name_that_cannot_be_erased_stays_in_the_list);
  return UNITY_END();
}
