// Lights dimmed by PWM: backlight and coloured LEDs. Two pins share a slice and with it a
// frequency, so all lights use the same one, and boards/legal.h keeps the piezo off their slices.
#pragma once

#include "boards/board.h"

namespace felicity::drivers {

void start_light(boards::Light light);
void set_light(boards::Light light, int percent);

}  // namespace felicity::drivers
