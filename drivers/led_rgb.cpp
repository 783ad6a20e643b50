// A light of three colours.
#include "drivers/board_parts.h"
#include "drivers/light_pwm.h"
#include "drivers/this_board.h"
#include "engine/hal.h"

namespace felicity::drivers {

static_assert(is_there(kBoard.lights.red.pin) && is_there(kBoard.lights.green.pin) &&
                  is_there(kBoard.lights.blue.pin),
              "board.cmake names an LED driver of three colours, board.h not three pins");

void start_led() {
  for (const boards::Light light : {kBoard.lights.red, kBoard.lights.green, kBoard.lights.blue}) {
    start_light(light);
  }
}

}  // namespace felicity::drivers

namespace felicity::hal {

void led(int red, int green, int blue) {
  using namespace drivers;
  set_light(kBoard.lights.red, red);
  set_light(kBoard.lights.green, green);
  set_light(kBoard.lights.blue, blue);
}

}  // namespace felicity::hal
