// A Pico in Pimoroni's Display Pack 2.0: a wide panel and four buttons in its corners.
#pragma once

#include "boards/board.h"

namespace boards::pico_display_2 {

inline constexpr Board kBoard = {
    .name = "pico_display_2",
    .title = "Pimoroni Pico Display Pack 2.0",
    .panel = {.width = 320, .height = 240, .depth = Depth::Colour},
    .buttons = Buttons::Four,
    .tells_battery = false,
};

}  // namespace boards::pico_display_2
