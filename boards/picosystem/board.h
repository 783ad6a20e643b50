// Pimoroni PicoSystem: everything in one case.
#pragma once

#include "boards/board.h"
#include "boards/legal.h"

namespace felicity::boards::picosystem {

// Voltages and gamma as its maker sends them; what maker.json omits has these values after a reset.
inline constexpr Register kRegisters[] = {
    {.command = 0xB7, .count = 1, .bytes = {0x14}},  // voltages of the gates
    {.command = 0xBB, .count = 1, .bytes = {0x25}},  // VCOM
    {.command = 0xC3, .count = 1, .bytes = {0x12}},  // VRH, the voltage of white
    {.command = 0xC6, .count = 1, .bytes = {0x1E}},  // 40 Hz: slower than we write, never torn
    {.command = 0xE0,                                // gamma of positive voltages
     .count = 14,
     .bytes = {0xD0, 0x04, 0x0D, 0x11, 0x13, 0x2B, 0x3F, 0x54, 0x4C, 0x18, 0x0D, 0x0B, 0x1F, 0x23}},
    {.command = 0xE1,  // gamma of negative voltages
     .count = 14,
     .bytes = {0xD0, 0x04, 0x0C, 0x11, 0x13, 0x2C, 0x3F, 0x44, 0x51, 0x2F, 0x1F, 0x1F, 0x20, 0x23}},
};

inline constexpr Board kBoard = {
    .name = "picosystem",
    .title = "Pimoroni PicoSystem",
    .module = Module::Bare,
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
              .light_after_ms = 120,
              .registers = kRegisters},
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
