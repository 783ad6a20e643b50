// Whether a cable feeds the board. One that cannot tell is taken to be fed: it must not fall into a
// sleep that USB does not survive.
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

// The level, not its edge: a cable that came a moment ago counts, too.
void wake_by_usb_power(bool on) {
  if (is_there(kSense)) gpio_set_dormant_irq_enabled(gpio(kSense), GPIO_IRQ_LEVEL_HIGH, on);
}

bool on_usb_power() { return !is_there(kSense) || gpio_get(gpio(kSense)); }

}  // namespace felicity::drivers
