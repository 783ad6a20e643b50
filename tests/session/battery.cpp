// The charge of a battery from its voltage, and when it counts as low or empty.
#include "engine/session/battery.h"

#include <initializer_list>

#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::session;
using Level = Gauge::Level;

constexpr Battery kCells[] = {Battery::Lithium, Battery::ThreeCells, Battery::TwoCells};

Gauge read(int millivolts, Battery battery = Battery::Lithium, int times = 1) {
  Gauge gauge;
  for (int i = 0; i < times; ++i) gauge.read({.millivolts = millivolts}, battery);
  return gauge;
}

void read_on(Gauge& gauge, int millivolts, int times) {
  for (int i = 0; i < times; ++i) gauge.read({.millivolts = millivolts}, gauge.battery());
}

// The first voltage with this charge.
int at(int percent, Battery battery = Battery::Lithium) {
  int millivolts = 1'000;
  while (percent_at(battery, millivolts) < percent) ++millivolts;
  return millivolts;
}

// ---- scales -------------------------------------------------------------------------------------

void every_scale_rises_from_the_cut_off_to_a_full_battery() {
  for (const Battery battery : kCells) {
    int before = 0;
    for (int millivolts = 1'000; millivolts < 3'100; ++millivolts) {
      const int now = percent_at(battery, millivolts);
      TEST_ASSERT_TRUE(now >= before && now <= 100);
      if (millivolts <= cut_off(battery)) TEST_ASSERT_EQUAL(0, now);
      before = now;
    }
  }
  TEST_ASSERT_EQUAL(100, percent_at(Battery::Lithium, 4'200));
  TEST_ASSERT_EQUAL(100, percent_at(Battery::ThreeCells, 4'400));
  TEST_ASSERT_EQUAL(100, percent_at(Battery::TwoCells, 2'850));
}

// 3.2 V keep a cell of lithium from harm; the converter of a Pico ends at 1.8 V.
void the_cut_off_spares_the_cells_and_the_converter() {
  TEST_ASSERT_EQUAL(3'200, cut_off(Battery::Lithium));
  TEST_ASSERT_TRUE(cut_off(Battery::ThreeCells) >= 2'400);
  TEST_ASSERT_TRUE(cut_off(Battery::TwoCells) > 1'800);
  TEST_ASSERT_EQUAL(0, cut_off(Battery::None));
}

void a_voltage_that_no_such_battery_has_gives_no_charge() {
  TEST_ASSERT_EQUAL(hal::kNoBattery, percent_at(Battery::Lithium, 4'700));
  TEST_ASSERT_EQUAL(hal::kNoBattery, percent_at(Battery::TwoCells, 3'700));
  TEST_ASSERT_EQUAL(100, percent_at(Battery::ThreeCells, 4'800));
  TEST_ASSERT_EQUAL(hal::kNoBattery, percent_at(Battery::None, 3'700));
  TEST_ASSERT_EQUAL(hal::kNoBattery, percent_at(Battery::Lithium, 0));
}

// ---- levels -------------------------------------------------------------------------------------

void the_warning_comes_at_10_percent_and_the_low_level_at_5() {
  for (const Battery battery : kCells) {
    TEST_ASSERT_TRUE(read(at(11, battery), battery).level() == Level::Fine);
    TEST_ASSERT_TRUE(read(at(11, battery) - 1, battery).level() == Level::Warning);
    TEST_ASSERT_TRUE(read(at(6, battery), battery).level() == Level::Warning);
    TEST_ASSERT_TRUE(read(at(6, battery) - 1, battery).level() == Level::Low);
  }
}

void a_voltage_that_recovers_a_little_ends_no_level() {
  Gauge gauge = read(at(10));
  read_on(gauge, at(14), 20);
  TEST_ASSERT_TRUE(gauge.level() == Level::Warning);
  read_on(gauge, at(17), 20);
  TEST_ASSERT_TRUE(gauge.level() == Level::Fine);
  gauge = read(at(5));
  read_on(gauge, at(8), 20);
  TEST_ASSERT_TRUE(gauge.level() == Level::Low);
  read_on(gauge, at(12), 20);
  TEST_ASSERT_TRUE(gauge.level() == Level::Warning);
}

void it_warns_once_until_the_battery_was_charged() {
  Gauge gauge = read(at(50));
  TEST_ASSERT_FALSE(gauge.wants_warning());
  read_on(gauge, at(9), 20);
  TEST_ASSERT_TRUE(gauge.wants_warning());
  gauge.set_warned();
  read_on(gauge, at(3), 20);
  TEST_ASSERT_FALSE(gauge.wants_warning());
  read_on(gauge, at(60), 40);
  read_on(gauge, at(9), 40);
  TEST_ASSERT_TRUE(gauge.wants_warning());
}

// ---- a load -------------------------------------------------------------------------------------

void one_low_reading_hardly_moves_the_charge() {
  Gauge gauge = read(3'700);
  const int before = gauge.percent();
  read_on(gauge, 3'100, 1);
  TEST_ASSERT_TRUE(gauge.level() == Level::Fine);
  read_on(gauge, 3'700, 20);
  TEST_ASSERT_INT_WITHIN(2, before, gauge.percent());
}

void noise_of_some_millivolts_leaves_the_charge_as_it_is() {
  Gauge gauge = read(3'850);
  read_on(gauge, 3'845, 20);
  const int settled = gauge.percent();
  for (int i = 0; i < 100; ++i) {
    read_on(gauge, i % 2 == 0 ? 3'850 : 3'840, 1);
    TEST_ASSERT_INT_WITHIN(1, settled, gauge.percent());
  }
}

// ---- empty --------------------------------------------------------------------------------------

void three_readings_in_a_row_below_the_cut_off_make_it_empty() {
  for (const Battery battery : kCells) {
    const int low = cut_off(battery) - 1;
    Gauge gauge = read(low + 1, battery, 5);
    TEST_ASSERT_TRUE(gauge.level() == Level::Low);
    read_on(gauge, low, 2);
    read_on(gauge, low + 1, 1);
    read_on(gauge, low, 2);
    TEST_ASSERT_TRUE(gauge.level() == Level::Low);
    TEST_ASSERT_TRUE(gauge.interval_ms() <= 1'000);
    read_on(gauge, low, 1);
    TEST_ASSERT_TRUE(gauge.level() == Level::Empty);
  }
}

void empty_stays_empty_when_the_load_is_gone_and_ends_with_a_fresh_cell() {
  Gauge gauge = read(3'150, Battery::Lithium, 3);
  read_on(gauge, 3'400, 50);
  TEST_ASSERT_TRUE(gauge.level() == Level::Empty);
  read_on(gauge, 3'900, 1);
  TEST_ASSERT_TRUE(gauge.level() == Level::Fine);
}

void a_cable_ends_every_level_and_without_it_the_charge_is_measured_from_the_start() {
  Gauge gauge = read(3'150, Battery::Lithium, 3);
  gauge.read({.millivolts = 3'150, .cable = true}, Battery::Lithium);
  TEST_ASSERT_TRUE(gauge.level() == Level::Fine);
  gauge.read({.millivolts = 4'700, .of_cable = true, .cable = true}, Battery::Lithium);
  TEST_ASSERT_EQUAL(hal::kNoBattery, gauge.percent());
  gauge.read({.millivolts = 4'000}, Battery::Lithium);
  TEST_ASSERT_EQUAL(percent_at(Battery::Lithium, 4'000), gauge.percent());
}

void without_a_measurement_nothing_is_low() {
  for (const int millivolts : {0, 4'700}) {
    const Gauge gauge = read(millivolts, Battery::Lithium, 9);
    TEST_ASSERT_TRUE(gauge.level() == Level::Fine);
    TEST_ASSERT_EQUAL(hal::kNoBattery, gauge.percent());
    TEST_ASSERT_EQUAL(millivolts > 0, gauge.measures());
  }
  TEST_ASSERT_TRUE(read(1'500, Battery::None, 9).level() == Level::Fine);
}

void another_kind_of_battery_counts_at_once() {
  Gauge gauge = read(2'500, Battery::Lithium, 3);
  TEST_ASSERT_TRUE(gauge.level() == Level::Empty);
  gauge.read({.millivolts = 2'500}, Battery::TwoCells);
  TEST_ASSERT_TRUE(gauge.level() == Level::Fine);
  TEST_ASSERT_EQUAL(percent_at(Battery::TwoCells, 2'500), gauge.percent());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_scale_rises_from_the_cut_off_to_a_full_battery);
  RUN_TEST(the_cut_off_spares_the_cells_and_the_converter);
  RUN_TEST(a_voltage_that_no_such_battery_has_gives_no_charge);
  RUN_TEST(the_warning_comes_at_10_percent_and_the_low_level_at_5);
  RUN_TEST(a_voltage_that_recovers_a_little_ends_no_level);
  RUN_TEST(it_warns_once_until_the_battery_was_charged);
  RUN_TEST(one_low_reading_hardly_moves_the_charge);
  RUN_TEST(noise_of_some_millivolts_leaves_the_charge_as_it_is);
  RUN_TEST(three_readings_in_a_row_below_the_cut_off_make_it_empty);
  RUN_TEST(empty_stays_empty_when_the_load_is_gone_and_ends_with_a_fresh_cell);
  RUN_TEST(a_cable_ends_every_level_and_without_it_the_charge_is_measured_from_the_start);
  RUN_TEST(without_a_measurement_nothing_is_low);
  RUN_TEST(another_kind_of_battery_counts_at_once);
  return UNITY_END();
}
