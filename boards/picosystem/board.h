// Pimoroni PicoSystem: everything in one case.
#pragma once

#include "boards/board.h"
#include "boards/legal.h"

namespace felicity::boards::picosystem {

inline constexpr Board kBoard = {
    .name = "picosystem",
    .title = "Pimoroni PicoSystem",
    .module = Module::PicoSystem,
    .flash_bytes = 16 * 1024 * 1024,
    .panel = {.width = 240,
              .height = 240,
              .depth = Depth::Colour,
              .controller = Controller::St7789,
              .madctl = 0x04,
              .inverted = true,
              .reset = 4,
              .tearing = 8,
              .backlight = 12,
              .light_after_ms = 120},
    .bus = {.kind = BusKind::Spi,
            .instance = 0,
            .hertz = 62'500'000,
            .sck = 6,
            .mosi = 7,
            .cs = 5,
            .dc = 9},
    .buttons = Buttons::Eight,
    .keys = {.up = 23,
             .down = 20,
             .left = 22,
             .right = 21,
             .a = 18,
             .b = 19,
             .x = 17,
             .y = 16,
             .has_resistors = true},
    .piezo = 11,
    // Bright when high in the maker's own library; the SDK's board header says the opposite.
    .lights = {.red = {.pin = 14}, .green = {.pin = 13}, .blue = {.pin = 15}},
    .battery = {.adc = 26, .divided_by = 3, .charging = 24, .usb_power = 2},
};

static_assert(is_legal<fault_of(kBoard)>());

}  // namespace felicity::boards::picosystem
