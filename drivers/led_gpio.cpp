// A light of one colour, on or off.
#include "drivers/board_parts.h"
#include "drivers/output_pin.h"
#include "engine/hal.h"

namespace felicity::drivers {
namespace {

constexpr boards::Light kLight = kBoard.lights.plain;
static_assert(is_there(kLight.pin), "board.cmake names an LED driver, board.h no pin");

}  // namespace

void start_led() { start_output(kLight.pin, kLight.lit_is_low); }

}  // namespace felicity::drivers

namespace felicity::hal {

void led(int red, int green, int blue) {
  using namespace drivers;
  const bool lit = red > 0 || green > 0 || blue > 0;
  gpio_put(gpio(kLight.pin), lit != kLight.lit_is_low);
}

}  // namespace felicity::hal
