// The battery's voltage through a divider on an ADC pin, as percent of one cell of lithium.
#include <algorithm>
#include <cstdlib>

#include "drivers/board_parts.h"
#include "drivers/this_board.h"
#include "engine/hal.h"
#include "hardware/adc.h"

namespace felicity::drivers {
namespace {

constexpr boards::Battery kBattery = kBoard.battery;
static_assert(kBattery.adc >= 26 && kBattery.adc <= 29, "the pins of the ADC");
constexpr int kFirstPin = 26;
constexpr int kReferenceMillivolts = 3300;
constexpr int kSteps = 4096;
constexpr int kReadings = 16;
constexpr int kEmpty = 3200;
constexpr int kFull = 4200;
constexpr int kNoCell = 4400;  // above any cell: a cable feeds the board
constexpr int kFlicker = 2;    // percent that come and go with the load

int last_reported = hal::kNoBattery;

int millivolts() {
  adc_select_input(static_cast<unsigned>(kBattery.adc - kFirstPin));
  int sum = 0;
  for (int i = 0; i < kReadings; ++i) sum += adc_read();
  return sum / kReadings * kReferenceMillivolts / kSteps * kBattery.divided_by;
}

}  // namespace

void start_battery() {
  adc_init();
  adc_gpio_init(gpio(kBattery.adc));
}

}  // namespace felicity::drivers

namespace felicity::hal {

int battery() {
  using namespace drivers;
  const int now = millivolts();
  if (now > kNoCell) return last_reported = kNoBattery;
  const int percent = std::clamp((now - kEmpty) * 100 / (kFull - kEmpty), 0, 100);
  if (last_reported == kNoBattery || std::abs(percent - last_reported) > kFlicker) {
    last_reported = percent;
  }
  return last_reported;
}

}  // namespace felicity::hal
