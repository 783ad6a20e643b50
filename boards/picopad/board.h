// Pajenicko's PicoPad: a Pico W in a case with a wide panel and eight buttons.
#pragma once

#include "boards/legal.h"
#include "boards/pico.h"

namespace felicity::boards::picopad {

// Voltages and gamma as its maker sends them; what maker.json omits has these values after a reset.
inline constexpr Register kRegisters[] = {
    {.command = 0xB7, .count = 1, .bytes = {0x14}},  // voltages of the gates
    {.command = 0xBB, .count = 1, .bytes = {0x37}},  // VCOM
    {.command = 0xC3, .count = 1, .bytes = {0x12}},  // VRH, the voltage of white
    {.command = 0xE0,                                // gamma of positive voltages
     .count = 14,
     .bytes = {0xD0, 0x04, 0x0D, 0x11, 0x13, 0x2B, 0x3F, 0x54, 0x4C, 0x18, 0x0D, 0x0B, 0x1F, 0x23}},
    {.command = 0xE1,  // gamma of negative voltages
     .count = 14,
     .bytes = {0xD0, 0x04, 0x0C, 0x11, 0x13, 0x2C, 0x3F, 0x44, 0x51, 0x2F, 0x1F, 0x1F, 0x20, 0x23}},
};

inline constexpr Board kBoard = {
    .name = "picopad",
    .title = "Pajenicko PicoPad",
    .module = Module::Pico,
    .flash_bytes = pico::kFlashBytes,
    .panel = {.width = 320,
              .height = 240,
              .depth = Depth::Colour,
              .controller = Controller::St7789,
              .madctl = 0x60,  // the glass stands upright, the board lies on its side
              .inverted = true,
              .reset = 20,
              .backlight = 16,
              .glass_turned = 90,
              .light_after_ms = 120,
              .registers = kRegisters},
    .bus = {.kind = BusKind::Spi,
            .instance = 0,
            .hertz = 62'500'000,
            .sck = 18,
            .mosi = 19,
            .cs = 21,
            .dc = 17},
    .buttons = Buttons::Eight,
    .keys = {.up = 4, .down = 5, .left = 3, .right = 2, .a = 7, .b = 6, .x = 9, .y = 8},
    .piezo = 15,                       // a small speaker
    .lights = {.plain = {.pin = 22}},  // its own: that of a Pico W hangs on the radio
    .battery = pico::kBattery,
};

static_assert(is_legal<fault_of(kBoard)>());

}  // namespace felicity::boards::picopad
