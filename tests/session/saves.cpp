// Which slots are written, and when.
#include "tests/session/session_bench.h"

namespace {

using namespace felicity;
using namespace felicity::session;

// Each page is programmed twice.
long pages_written(const SessionBench& bench, long before) {
  return (bench.flash.programs() - before) / 2;
}

void only_a_slot_whose_contents_changed_is_written() {
  SessionBench bench;
  bench.saves.change_settings().brightness = 2;
  bench.saves.change_roster();
  bench.saves.save_changed_slots();
  const long before = bench.flash.programs();
  bench.saves.change_settings().brightness = 2;
  bench.saves.change_roster();
  bench.saves.save_changed_slots();
  TEST_ASSERT_EQUAL(before, bench.flash.programs());
  bench.saves.change_settings().brightness = 3;
  bench.saves.save_changed_slots();
  TEST_ASSERT_EQUAL(1, pages_written(bench, before));
}

void slots_survive_a_restart() {
  SessionBench bench;
  bench.seat_people(4);
  bench.saves.change_settings().night = true;
  (void)bench.saves.change_roster().meet("Zoe", 3);
  bench.saves.save_changed_slots();
  const SessionBench next(bench.flash);
  TEST_ASSERT_TRUE(bench.saves.settings() == next.saves.settings());
  TEST_ASSERT_EQUAL_STRING("Cleo", next.saves.seating().seats[2].name);
  TEST_ASSERT_EQUAL(0, next.saves.roster().find("Zoe", 3));
}

void a_slot_that_could_not_be_written_is_written_with_the_next_one() {
  SessionBench bench;
  bench.flash.set_writes(false);
  bench.saves.change_settings().night = true;
  bench.saves.save_changed_slots();
  TEST_ASSERT_TRUE(bench.saves.shows_mark());
  bench.flash.set_writes(true);
  bench.saves.store().try_again();
  bench.saves.save_changed_slots();
  TEST_ASSERT_FALSE(bench.saves.shows_mark());
  TEST_ASSERT_TRUE(SessionBench(bench.flash).saves.settings().night);
}

void a_failure_to_save_a_game_is_reported_once() {
  SessionBench bench;
  bench.seat_people(3);
  (void)bench.session.begin(kGameMode);
  TEST_ASSERT_FALSE(bench.saves.take_failure());
  bench.flash.set_writes(false);
  bench.play(1);
  TEST_ASSERT_TRUE(bench.saves.take_failure());
  bench.play(1);
  TEST_ASSERT_FALSE(bench.saves.take_failure());
  TEST_ASSERT_TRUE(bench.saves.game_is_unsafe());
}

void an_unmeasured_battery_is_safe_and_a_nearly_empty_one_is_not() {
  TEST_ASSERT_TRUE(battery_is_safe(-1));
  TEST_ASSERT_FALSE(battery_is_safe(0));
  TEST_ASSERT_FALSE(battery_is_safe(5));
  TEST_ASSERT_TRUE(battery_is_safe(6));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(only_a_slot_whose_contents_changed_is_written);
  RUN_TEST(slots_survive_a_restart);
  RUN_TEST(a_slot_that_could_not_be_written_is_written_with_the_next_one);
  RUN_TEST(a_failure_to_save_a_game_is_reported_once);
  RUN_TEST(an_unmeasured_battery_is_safe_and_a_nearly_empty_one_is_not);
  return UNITY_END();
}
