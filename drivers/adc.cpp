#include "drivers/adc.h"

#include "drivers/this_board.h"
#include "hardware/adc.h"

namespace felicity::drivers {
namespace {

constexpr int kFirstPin = 26;
constexpr int kReferenceMillivolts = 3300;
constexpr int kSteps = 4096;
constexpr int kIgnored = 3;  // readings that are too low, after the ADC was switched on
constexpr int kReadings = 16;

void switch_on(bool on) {
  if (!on) return hw_clear_bits(&adc_hw->cs, ADC_CS_EN_BITS);
  hw_set_bits(&adc_hw->cs, ADC_CS_EN_BITS);
  while ((adc_hw->cs & ADC_CS_READY_BITS) == 0) tight_loop_contents();
}

}  // namespace

void start_adc(boards::Pin pin) {
  adc_init();
  switch_on(false);
  adc_gpio_init(gpio(pin));
}

int adc_millivolts(boards::Pin pin) {
  switch_on(true);
  adc_select_input(gpio(pin) - kFirstPin);
  for (int i = 0; i < kIgnored; ++i) (void)adc_read();
  int sum = 0;
  for (int i = 0; i < kReadings; ++i) sum += adc_read();
  switch_on(false);
  return sum * kReferenceMillivolts / (kReadings * kSteps);
}

}  // namespace felicity::drivers
