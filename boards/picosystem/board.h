// Pimoroni PicoSystem: everything in one case.
#pragma once

#include "boards/board.h"

namespace boards::picosystem {

inline constexpr Board kBoard = {
    .name = "picosystem",
    .title = "Pimoroni PicoSystem",
    .panel = {.width = 240, .height = 240, .depth = Depth::Colour},
    .buttons = Buttons::Eight,
    .tells_battery = true,
};

}  // namespace boards::picosystem
