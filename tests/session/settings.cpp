// Every row of kSettings: its range, and its place in a save.
#include "engine/session/settings.h"

#include "engine/session/save_format.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::session;

void every_row_reaches_each_of_its_values_in_steps_of_one() {
  for (const Setting& row : kSettings) {
    Settings settings;
    row.set(settings, row.low);
    for (int value = row.low; value <= row.high; ++value) {
      TEST_ASSERT_EQUAL(value, row.get(settings));
      change(row, settings, 1);
    }
    TEST_ASSERT_EQUAL(row.stops ? row.high : row.low, row.get(settings));
    row.set(settings, row.low);
    change(row, settings, -1);
    TEST_ASSERT_EQUAL(row.stops ? row.low : row.high, row.get(settings));
  }
}

void every_row_changes_nothing_but_its_own_value() {
  for (const Setting& row : kSettings) {
    Settings settings;
    const Settings before = settings;
    change(row, settings, row.get(settings) == row.high ? -1 : 1);
    TEST_ASSERT_FALSE(settings == before);
    for (const Setting& other : kSettings) {
      if (&other != &row) TEST_ASSERT_EQUAL(other.get(before), other.get(settings));
    }
  }
}

void every_value_of_every_row_survives_a_save() {
  for (const Setting& row : kSettings) {
    for (int value = row.low; value <= row.high; ++value) {
      Settings settings;
      row.set(settings, value);
      std::uint8_t bytes[store::kPayloadBytes];
      const std::size_t size = pack(settings, bytes);
      Settings read;
      TEST_ASSERT_TRUE(unpack(read, kKeptSchema, bytes, size));
      TEST_ASSERT_TRUE(read == settings);
      TEST_ASSERT_EQUAL(value, row.get(read));
    }
  }
}

void muting_keeps_the_volume() {
  Settings settings;
  set_volume_step(settings, 3);
  set_volume_step(settings, 0);
  TEST_ASSERT_TRUE(settings.mute);
  TEST_ASSERT_EQUAL(0, volume_step(settings));
  TEST_ASSERT_EQUAL(3, settings.volume);
}

void minutes_that_are_no_longer_offered_count_as_the_longest() {
  Settings settings;
  settings.sleep_minutes = 7;
  TEST_ASSERT_EQUAL(std::size(kSleepMinutes) - 1, sleep_step(settings));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_row_reaches_each_of_its_values_in_steps_of_one);
  RUN_TEST(every_row_changes_nothing_but_its_own_value);
  RUN_TEST(every_value_of_every_row_survives_a_save);
  RUN_TEST(muting_keeps_the_volume);
  RUN_TEST(minutes_that_are_no_longer_offered_count_as_the_longest);
  return UNITY_END();
}
