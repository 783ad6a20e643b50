// Pins that are read against the chip's pull-down. Erratum RP2350-E9, revision A2: while a pin is
// an input and its voltage is between low and high, it feeds about 120 uA out, more than the
// pull-down of the chip takes. The pin then stays at 2.2 V and reads high. It stops when the input
// is switched off, and does not begin again at a voltage that is low by then.
#pragma once

#include "drivers/this_board.h"
#include "hardware/gpio.h"
#include "hardware/timer.h"

namespace felicity::drivers {

// Switches the input of a pin off until the pull-down has emptied the wire, and on again. Does
// nothing on a chip without the erratum.
inline void switch_latching_input(unsigned pin, bool on) {
  if constexpr (!chip::kPulledDownPinsLatch) return;
  gpio_set_input_enabled(pin, on);
  if (on) busy_wait_us_32(1);  // until gpio_get() sees the pin
}

// The level of a pulled-down pin. The divider of VBUS on a Pico 2, 10 kOhm to ground, is weaker
// than the 8.2 kOhm that would overcome the leak.
inline bool read_pulled_down(unsigned pin) {
  constexpr std::uint32_t kEmptyUs = 3;  // 80 kOhm against 10 pF, three times
  switch_latching_input(pin, false);
  if constexpr (chip::kPulledDownPinsLatch) busy_wait_us_32(kEmptyUs);
  switch_latching_input(pin, true);
  return gpio_get(pin);
}

}  // namespace felicity::drivers
