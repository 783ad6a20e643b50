// The reset wire of a panel, the same for every controller.
#pragma once

#include "drivers/clock_timer.h"
#include "drivers/output_pin.h"

namespace felicity::drivers {

inline constexpr bool kHasResetWire = is_there(kBoard.panel.reset);
// The controllers need 3 to 10 us; a capacitor on the wire makes its edges slow.
inline constexpr std::uint32_t kResetUs = 1'000;

inline void start_reset_wire() {
  if constexpr (kHasResetWire) start_output(kBoard.panel.reset, true);
}

inline void pulse_reset_wire() {
  gpio_put(gpio(kBoard.panel.reset), false);
  wait_us(kResetUs);
  gpio_put(gpio(kBoard.panel.reset), true);
}

}  // namespace felicity::drivers
