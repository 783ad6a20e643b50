// Pins that the chip drives.
#pragma once

#include "drivers/this_board.h"
#include "hardware/gpio.h"

namespace felicity::drivers {

// Makes the pin an output at this level, without a moment at the other one.
inline void start_output(boards::Pin pin, bool level) {
  gpio_init(gpio(pin));
  gpio_put(gpio(pin), level);
  gpio_set_dir(gpio(pin), GPIO_OUT);
}

}  // namespace felicity::drivers
