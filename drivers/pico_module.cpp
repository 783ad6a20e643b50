#include "drivers/pico_module.h"

#include "boards/pico.h"
#include "drivers/adc.h"
#include "drivers/output_pin.h"
#include "hardware/timer.h"

namespace felicity::drivers {
namespace {

using boards::pico::kVsys;
using boards::pico::kVsysSwitch;

// The chip needs 1.8 V at VSYS. Against the pull-down of 50 to 80 kOhm the divider of 200 and
// 100 kOhm then gives 256 mV or more; a pin that is not connected gives nothing.
constexpr int kConnectedMillivolts = 100;

PicoModule found = PicoModule::Plain;

bool is_connected() {
  busy_wait_us_32(boards::pico::kVsysSettlesUs);
  return adc_millivolts(kVsys) >= kConnectedMillivolts;
}

PicoModule measure() {
  if (is_connected()) return PicoModule::Plain;
  gpio_put(gpio(kVsysSwitch), true);
  const bool switched = is_connected();
  gpio_put(gpio(kVsysSwitch), false);
  return switched ? PicoModule::W : PicoModule::Copy;
}

}  // namespace

void find_module() {
  if constexpr (kBoard.module != boards::Module::Pico) return;
  start_output(kVsysSwitch, false);
  start_adc(kVsys);  // its digital input is off: erratum RP2350-E9 does not concern it
  gpio_pull_down(gpio(kVsys));
  found = measure();
  gpio_disable_pulls(gpio(kVsys));
}

PicoModule module() { return found; }

}  // namespace felicity::drivers
