// Dormant with the SDK alone: every clock runs on the crystal, then the crystal stops.
#include "drivers/board_parts.h"
#include "drivers/ring_oscillator.h"
#include "drivers/this_board.h"
#include "hardware/watchdog.h"
#include "hardware/xosc.h"

namespace felicity::drivers {

void sleep_dormant() {
  hw_clear_bits(&watchdog_hw->ctrl, WATCHDOG_CTRL_ENABLE_BITS);
  chip::stop_clocks_for_dormant();
  run_ring_oscillator(false);  // it would go on running in dormant, and draw current
  wake_by_keys(true);
  wake_by_usb_power(true);
  xosc_dormant();  // the chip stops here
  wake_by_keys(false);
  wake_by_usb_power(false);
  run_ring_oscillator(true);
  watchdog_update();
  hw_set_bits(&watchdog_hw->ctrl, WATCHDOG_CTRL_ENABLE_BITS);
}

}  // namespace felicity::drivers
