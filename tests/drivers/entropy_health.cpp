// The health test raises an alarm for a stuck entropy source, and none for a poor one.
#include "drivers/entropy_health.h"
#include "engine/rules/random.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using drivers::RepetitionCount;

constexpr int kAlarm = RepetitionCount::kAlarm;

// `count` bits of a kind, then one of the other, in words from bit 0 on; the rest alternates.
bool survives_run_of(int alike, bool kind) {
  RepetitionCount count;
  for (int at = 0; at < 2 * kAlarm;) {
    std::uint32_t word = 0;
    for (int bit = 0; bit < 32; ++bit, ++at) {
      const bool set = at < alike ? kind : (at - alike) % 2 == 0 ? !kind : kind;
      word |= set ? 1U << bit : 0U;
    }
    count.add(word);
  }
  return count.is_healthy();
}

void a_run_is_allowed_up_to_the_alarm_and_no_further() {
  for (const bool kind : {false, true}) {
    TEST_ASSERT_TRUE(survives_run_of(0, kind));
    TEST_ASSERT_TRUE(survives_run_of(kAlarm - 1, kind));
    TEST_ASSERT_FALSE(survives_run_of(kAlarm, kind));
    TEST_ASSERT_FALSE(survives_run_of(kAlarm + 1, kind));
  }
}

void an_alarm_is_permanent() {
  RepetitionCount count;
  for (int bits = 0; bits < kAlarm; bits += 32) count.add(0);
  TEST_ASSERT_FALSE(count.is_healthy());
  for (int i = 0; i < 100; ++i) count.add(0x5A3C96F1);
  TEST_ASSERT_FALSE(count.is_healthy());
}

// Every bit is set with a chance of `parts` in 1000.
bool survives_bias(unsigned parts, std::uint64_t seed) {
  Random random = Random::from_seed(seed);
  RepetitionCount count;
  for (int words = 0; words < 128; ++words) {
    std::uint32_t word = 0;
    for (int bit = 0; bit < 32; ++bit) word = word << 1 | (below(random, 1000) < parts ? 1U : 0U);
    count.add(word);
  }
  return count.is_healthy();
}

// 957 equal bits of 1000 are 1/16 bit of entropy each, the least that the design relies on.
void a_poor_source_raises_no_alarm_and_a_broken_one_does() {
  int alarms = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    TEST_ASSERT_TRUE(survives_bias(500, seed));
    TEST_ASSERT_TRUE(survives_bias(957, seed));
    TEST_ASSERT_TRUE(survives_bias(43, seed));
    alarms += survives_bias(999, seed) ? 0 : 1;
  }
  TEST_ASSERT_GREATER_THAN(450, alarms);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_run_is_allowed_up_to_the_alarm_and_no_further);
  RUN_TEST(an_alarm_is_permanent);
  RUN_TEST(a_poor_source_raises_no_alarm_and_a_broken_one_does);
  return UNITY_END();
}
