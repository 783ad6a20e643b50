// Dormant with pico-extras, for those who have it (PICO_EXTRAS_PATH). It knows of one pin only, so
// the others are armed beside it.
#include "drivers/parts.h"
#include "drivers/slow_clock.h"
#include "drivers/this_board.h"
#include "hardware/gpio.h"
#include "hardware/timer.h"  // which pico/sleep.h forgets
#include "hardware/watchdog.h"
#include "pico/sleep.h"

namespace felicity::drivers {

void sleep_dormant() {
  constexpr unsigned kPin = static_cast<unsigned>(kBoard.keys.a);
  hw_clear_bits(&watchdog_hw->ctrl, WATCHDOG_CTRL_ENABLE_BITS);
  sleep_run_from_xosc();
  wake_by_keys(true);
  sleep_goto_dormant_until_pin(kPin, /*edge=*/true, /*high=*/!kBoard.keys.pressed_is_low);
  wake_by_keys(false);
  sleep_power_up();
  begin_slow_clock();
  gpio_set_input_enabled(kPin, true);  // it is left deaf
  watchdog_update();
  hw_set_bits(&watchdog_hw->ctrl, WATCHDOG_CTRL_ENABLE_BITS);
}

}  // namespace felicity::drivers
