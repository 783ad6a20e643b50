// PicoBoy: an OLED and a joystick, no other button.
#pragma once

#include "boards/legal.h"

namespace felicity::boards::picoboy {

inline constexpr Board kBoard = {
    .name = "picoboy",
    .title = "PicoBoy",
    .module = Module::Bare,
    .flash_bytes = 2 * 1024 * 1024,
    .panel = {.width = 128,
              .height = 64,
              .depth = Depth::Mono,
              .controller = Controller::Sh1106,
              .column_offset = 2,  // its memory is 132 wide, the glass sits in the middle
              .reset = 9},
    .bus = {.kind = BusKind::Spi,
            .instance = 0,
            .hertz = 4'000'000,
            .sck = 18,
            .mosi = 19,
            .cs = 10,
            .dc = 8},
    .buttons = Buttons::Five,
    .keys = {.up = 1, .down = 3, .left = 4, .right = 2, .a = 0},
    .piezo = 15,                      // a small speaker
    .lights = {.plain = {.pin = 6}},  // the yellow one; red is on 5, green on 7
};

static_assert(is_legal<fault_of(kBoard)>());

}  // namespace felicity::boards::picoboy
