// What feeds the device in memory, and that nothing is written below the limit.
#include "hal_host/device/flash.h"
#include "hal_host/device/machine.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;

class Cell final : public host::Machine {
 public:
  explicit Cell(const hal::Power& power) : power_(power) { use(); }

  hal::Moment now_ms() override { return {}; }
  void idle_until(hal::Moment) override {}
  std::uint8_t keys() override { return 0; }
  void entropy(std::uint8_t (&)[32]) override {}
  bool show(const gfx::Canvas&, const gfx::Palette&, gfx::Rect) override { return true; }
  void play(std::span<const Note>, int, int) override {}
  bool has_sound() override { return false; }
  void brightness(int) override {}
  void led(int, int, int) override {}
  hal::PanelCheck check_panel() override { return {}; }
  hal::Power power() override { return power_; }
  host::FlashChip& flash() override { return flash_; }

 private:
  hal::Power power_;
  host::Flash flash_;
};

bool writes() {
  constexpr std::uint8_t kBytes[256] = {};
  const bool programmed = hal::flash_program(0, kBytes);
  TEST_ASSERT_EQUAL(programmed, hal::flash_erase(0));
  return programmed;
}

void without_a_limit_every_voltage_is_enough() {
  const Cell cell({.millivolts = 1'900});
  TEST_ASSERT_TRUE(writes());
}

void below_the_limit_nothing_is_programmed_and_nothing_erased() {
  for (const int millivolts : {1'900, 3'199, 3'200, 4'200}) {
    const Cell cell({.millivolts = millivolts});
    hal::write_above(3'200);
    TEST_ASSERT_EQUAL(millivolts >= 3'200, writes());
    std::uint8_t byte = 0;
    TEST_ASSERT_TRUE(hal::flash_read(0, &byte, 1));
  }
}

void a_cable_or_an_unknown_voltage_lifts_the_limit() {
  const Cell on_cable({.millivolts = 3'000, .cable = true});
  hal::write_above(3'200);
  TEST_ASSERT_TRUE(writes());
  const Cell unknown({.millivolts = 0});
  hal::write_above(3'200);
  TEST_ASSERT_TRUE(writes());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(without_a_limit_every_voltage_is_enough);
  RUN_TEST(below_the_limit_nothing_is_programmed_and_nothing_erased);
  RUN_TEST(a_cable_or_an_unknown_voltage_lifts_the_limit);
  return UNITY_END();
}
