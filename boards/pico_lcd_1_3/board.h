// A Pico in Waveshare's Pico-LCD-1.3: a square panel, a joystick and four buttons.
#pragma once

#include "boards/legal.h"
#include "boards/pico.h"

namespace felicity::boards::pico_lcd_1_3 {

// Voltages and gamma as its maker sends them; what maker.json omits has these values after a reset.
inline constexpr Register kRegisters[] = {
    {.command = 0xB7, .count = 1, .bytes = {0x35}},  // voltages of the gates
    {.command = 0xBB, .count = 1, .bytes = {0x19}},  // VCOM
    {.command = 0xC3, .count = 1, .bytes = {0x12}},  // VRH, the voltage of white
    {.command = 0xE0,                                // gamma of positive voltages
     .count = 14,
     .bytes = {0xD0, 0x04, 0x0D, 0x11, 0x13, 0x2B, 0x3F, 0x54, 0x4C, 0x18, 0x0D, 0x0B, 0x1F, 0x23}},
    {.command = 0xE1,  // gamma of negative voltages
     .count = 14,
     .bytes = {0xD0, 0x04, 0x0C, 0x11, 0x13, 0x2C, 0x3F, 0x44, 0x51, 0x2F, 0x1F, 0x1F, 0x20, 0x23}},
};

inline constexpr Board kBoard = {
    .name = "pico_lcd_1_3",
    .title = "Waveshare Pico-LCD-1.3",
    .module = Module::Pico,
    .flash_bytes = pico::kFlashBytes,
    .panel = {.width = 240,
              .height = 240,
              .depth = Depth::Colour,
              .controller = Controller::St7789,
              .madctl = 0x70,  // the glass is mounted a quarter turn round
              .inverted = true,
              .reset = 12,
              .backlight = 13,
              .glass_turned = 90,
              .light_after_ms = 120,
              .registers = kRegisters},
    .bus = {.kind = BusKind::Spi,
            .instance = 1,
            .hertz = 62'500'000,
            .sck = 10,
            .mosi = 11,
            .cs = 9,
            .dc = 8},
    .buttons = Buttons::Eight,
    .keys = {.up = 2,
             .down = 18,
             .left = 16,
             .right = 20,
             .a = 15,
             .b = 17,
             .x = 19,
             .y = 21,
             .stick = 3},
    .lights = {.plain = pico::kLight},
    .battery = pico::kBattery,
};

static_assert(is_legal<fault_of(kBoard)>());

}  // namespace felicity::boards::pico_lcd_1_3
