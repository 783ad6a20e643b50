// Dormant with pico-extras (PICO_EXTRAS_PATH). Its function takes one pin: the cable's, whose input
// it switches off for a moment afterwards. The buttons are armed here.
#include "drivers/board_parts.h"
#include "drivers/slow_clock.h"
#include "drivers/this_board.h"
#include "hardware/gpio.h"
#include "hardware/structs/rosc.h"
#include "hardware/timer.h"  // missing in pico/sleep.h
#include "hardware/watchdog.h"
#include "pico/sleep.h"

// Replaces the SDK's, which would take two pins for a serial port that no board has.
extern "C" void setup_default_uart() {}

namespace felicity::drivers {

void sleep_dormant() {
  constexpr unsigned kPin = static_cast<unsigned>(kBoard.battery.usb_power);
  const std::uint32_t ring_oscillator = rosc_hw->ctrl;
  hw_clear_bits(&watchdog_hw->ctrl, WATCHDOG_CTRL_ENABLE_BITS);
  sleep_run_from_xosc();
  wake_by_keys(true);
  sleep_goto_dormant_until_pin(kPin, /*edge=*/false, /*high=*/true);
  wake_by_keys(false);
  wake_by_usb_power(false);
  sleep_power_up();
  rosc_hw->ctrl = ring_oscillator;  // it runs again, but its range was overwritten
  begin_slow_clock(SlowClock::Crystal);
  gpio_set_input_enabled(kPin, true);
  watchdog_update();
  hw_set_bits(&watchdog_hw->ctrl, WATCHDOG_CTRL_ENABLE_BITS);
}

}  // namespace felicity::drivers
