// The board of the classroom: a Pico, an OLED and six buttons on a breadboard.
#pragma once

#include "boards/board.h"

namespace boards::pico_oled {

inline constexpr Board kBoard = {
    .name = "pico_oled",
    .title = "Raspberry Pi Pico with an OLED",
    .panel = {.width = 128, .height = 64, .depth = Depth::Mono},
    .buttons = Buttons::Six,
    .tells_battery = true,
};

}  // namespace boards::pico_oled
