// Whether a cable feeds the board. A board without a pin for that counts as fed, so that it never
// enters a sleep in which USB stops.
#include "drivers/board_parts.h"
#include "drivers/this_board.h"
#include "hardware/gpio.h"

namespace felicity::drivers {
namespace {

constexpr boards::Pin kSense = kBoard.battery.usb_power;

}  // namespace

void start_usb_power() {
  if (!is_there(kSense)) return;
  gpio_init(gpio(kSense));
  gpio_disable_pulls(gpio(kSense));  // the board's own divider decides
}

// The level, not its edge: the cable may already be plugged in.
void wake_by_usb_power(bool on) {
  if (is_there(kSense)) gpio_set_dormant_irq_enabled(gpio(kSense), GPIO_IRQ_LEVEL_HIGH, on);
}

bool on_usb_power() { return !is_there(kSense) || gpio_get(gpio(kSense)); }

}  // namespace felicity::drivers
