// Charge from voltage: the scale, its ends, and small changes.
#include "drivers/lithium_cell.h"

#include "tests/unity_main.h"

namespace {

using felicity::drivers::LithiumCell;

int first_percent(int millivolts) { return LithiumCell().percent(millivolts); }

void a_cell_is_empty_at_3200_and_full_at_4200_millivolts() {
  TEST_ASSERT_EQUAL(0, first_percent(3200));
  TEST_ASSERT_EQUAL(50, first_percent(3700));
  TEST_ASSERT_EQUAL(100, first_percent(4200));
}

void beyond_its_ends_the_scale_stays_at_0_and_100() {
  TEST_ASSERT_EQUAL(0, first_percent(1800));
  TEST_ASSERT_EQUAL(100, first_percent(5000));
}

void changes_of_two_percent_leave_the_number_as_it_was() {
  LithiumCell cell;
  TEST_ASSERT_EQUAL(50, cell.percent(3700));
  TEST_ASSERT_EQUAL(50, cell.percent(3720));
  TEST_ASSERT_EQUAL(50, cell.percent(3680));
  TEST_ASSERT_EQUAL(53, cell.percent(3730));
  TEST_ASSERT_EQUAL(53, cell.percent(3710));
}

void after_a_cable_the_next_voltage_counts_as_it_is() {
  LithiumCell cell;
  TEST_ASSERT_EQUAL(50, cell.percent(3700));
  cell.forget();
  TEST_ASSERT_EQUAL(51, cell.percent(3710));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_cell_is_empty_at_3200_and_full_at_4200_millivolts);
  RUN_TEST(beyond_its_ends_the_scale_stays_at_0_and_100);
  RUN_TEST(changes_of_two_percent_leave_the_number_as_it_was);
  RUN_TEST(after_a_cable_the_next_voltage_counts_as_it_is);
  return UNITY_END();
}
