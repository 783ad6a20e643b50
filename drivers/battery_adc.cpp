// The battery's voltage through a divider on an ADC pin.
#include "boards/pico.h"
#include "drivers/adc.h"
#include "drivers/board_parts.h"
#include "drivers/pico_module.h"
#include "drivers/this_board.h"
#include "engine/hal.h"
#include "hardware/gpio.h"
#include "hardware/timer.h"

namespace felicity::drivers {
namespace {

constexpr boards::Battery kBattery = kBoard.battery;
static_assert(kBattery.adc >= 26 && kBattery.adc <= 29, "the pins of the ADC");

int supply_millivolts() {
  if (module() == PicoModule::Copy) return 0;  // VSYS is not connected
  const bool switched = module() == PicoModule::W;
  if (switched) {
    gpio_put(gpio(boards::pico::kVsysSwitch), true);
    busy_wait_us_32(boards::pico::kVsysSettlesUs);
  }
  const int millivolts = adc_millivolts(kBattery.adc) * kBattery.divided_by;
  if (switched) gpio_put(gpio(boards::pico::kVsysSwitch), false);
  return millivolts;
}

hal::Power::Charging charging() {
  using Charging = hal::Power::Charging;
  if (!is_there(kBattery.charging)) return Charging::Unknown;
  return gpio_get(gpio(kBattery.charging)) ? Charging::No : Charging::Yes;
}

}  // namespace

void start_battery() {
  start_adc(kBattery.adc);
  if (!is_there(kBattery.charging)) return;
  gpio_init(gpio(kBattery.charging));
  gpio_pull_up(gpio(kBattery.charging));  // the charger only pulls it low
}

}  // namespace felicity::drivers

namespace felicity::hal {

Power power() {
  const bool cable = drivers::on_usb_power();
  return {.millivolts = drivers::supply_millivolts(),
          .of_cable = cable && drivers::kBattery.adc_sees_cable,
          .cable = cable,
          .charging = drivers::charging()};
}

}  // namespace felicity::hal
