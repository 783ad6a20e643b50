// A light of one colour, on or off.
#include "drivers/board_parts.h"
#include "drivers/this_board.h"
#include "engine/hal.h"
#include "hardware/gpio.h"

namespace felicity::drivers {
namespace {

constexpr boards::Light kLight = kBoard.lights.plain;

}  // namespace

void start_led() {
  gpio_init(gpio(kLight.pin));
  gpio_put(gpio(kLight.pin), kLight.lit_is_low);
  gpio_set_dir(gpio(kLight.pin), GPIO_OUT);
}

}  // namespace felicity::drivers

namespace felicity::hal {

void led(int red, int green, int blue) {
  using namespace drivers;
  const bool lit = red > 0 || green > 0 || blue > 0;
  gpio_put(gpio(kLight.pin), lit != kLight.lit_is_low);
}

}  // namespace felicity::hal
