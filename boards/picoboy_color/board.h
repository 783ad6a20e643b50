// PicoBoy Color: an upright panel, a joystick and two buttons.
#pragma once

#include "boards/legal.h"

namespace felicity::boards::picoboy_color {

inline constexpr Board kBoard = {
    .name = "picoboy_color",
    .title = "PicoBoy Color",
    .module = Module::Bare,
    .flash_bytes = 2 * 1024 * 1024,
    .panel = {.width = 240,
              .height = 280,
              .depth = Depth::Colour,
              .controller = Controller::St7789,
              .row_offset = 20,  // the glass is wired to the middle of the 320 rows
              .madctl = 0xC0,    // and mounted upside down
              .inverted = true,
              .reset = 9,
              .backlight = 26,
              .glass_turned = 180,
              .light_after_ms = 120},
    .bus = {.kind = BusKind::Spi,
            .instance = 0,
            .hertz = 62'500'000,
            .sck = 18,
            .mosi = 19,
            .cs = 10,
            .dc = 8},
    .buttons = Buttons::Six,
    .keys = {.up = 4, .down = 2, .left = 3, .right = 1, .a = 27, .b = 28, .stick = 0},
    .piezo = 15,                       // a small speaker
    .lights = {.plain = {.pin = 13}},  // the yellow one; green is on 12, red on 14
};

static_assert(is_legal<fault_of(kBoard)>());

}  // namespace felicity::boards::picoboy_color
