// Lights dimmed by PWM: backlight and coloured LEDs. Two pins share a slice and so a frequency,
// which is why all of them use the same.
#pragma once

#include "boards/board.h"

namespace felicity::drivers {

void start_light(boards::Light light);
void set_light(boards::Light light, int percent);

constexpr int slice_of(boards::Pin pin) { return pin / 2 % 8; }

}  // namespace felicity::drivers
