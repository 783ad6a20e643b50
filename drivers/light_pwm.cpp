#include "drivers/light_pwm.h"

#include "drivers/this_board.h"
#include "hardware/gpio.h"
#include "hardware/pwm.h"

namespace felicity::drivers {
namespace {

constexpr int kFull = 10'000;  // 125 MHz / 10,000: far above what eyes and cameras notice

}  // namespace

void start_light(boards::Light light) {
  const unsigned pin = gpio(light.pin);
  pwm_set_wrap(pwm_gpio_to_slice_num(pin), kFull - 1);
  pwm_set_output_polarity(pwm_gpio_to_slice_num(pin), false, false);
  pwm_set_enabled(pwm_gpio_to_slice_num(pin), true);
  set_light(light, 0);
  gpio_set_function(pin, GPIO_FUNC_PWM);
}

// Perceived brightness is about the square root of power.
void set_light(boards::Light light, int percent) {
  const int level = percent * percent * (kFull / 10'000);
  pwm_set_gpio_level(gpio(light.pin),
                     static_cast<std::uint16_t>(light.lit_is_low ? kFull - level : level));
}

}  // namespace felicity::drivers
