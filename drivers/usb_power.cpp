// Whether a cable feeds the board: by a pin that senses it, or, on modules and boards without that
// wire, by USB in use.
#include "drivers/board_parts.h"
#include "drivers/pico_module.h"
#include "drivers/pulled_down.h"
#include "drivers/this_board.h"
#include "hardware/gpio.h"

namespace felicity::drivers {
namespace {

constexpr boards::Pin kSense = kBoard.battery.usb_power;

UsbState usb = UsbState::Off;

}  // namespace

void start_usb_power() {
  find_module();
  if (!is_there(kSense)) return;
  gpio_init(gpio(kSense));
  // The board's own divider decides; a pin that is not connected reads low.
  gpio_pull_down(gpio(kSense));
}

bool senses_cable() { return is_there(kSense) && module() == PicoModule::Plain; }

// The level, not its edge: the cable may already be plugged in.
void wake_by_usb_power(bool on) {
  if (senses_cable()) gpio_set_dormant_irq_enabled(gpio(kSense), GPIO_IRQ_LEVEL_HIGH, on);
}

bool on_usb_power() {
  return senses_cable() ? read_pulled_down(gpio(kSense)) : usb == UsbState::Active;
}

bool usb_may_connect() { return on_usb_power() || (!senses_cable() && !panel_is_dark()); }

bool usb_needs_clock() { return on_usb_power() || usb != UsbState::Off; }

void set_usb_state(UsbState state) { usb = state; }

}  // namespace felicity::drivers
