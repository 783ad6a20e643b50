// A Pico in Pimoroni's Display Pack 2.0: a wide panel and four buttons in its corners.
#pragma once

#include "boards/legal.h"
#include "boards/pico.h"

namespace felicity::boards::pico_display_2 {

// Voltages and gamma as its maker sends them; what maker.json omits has these values after a reset.
inline constexpr Register kRegisters[] = {
    {.command = 0xB0, .count = 2, .bytes = {0x00, 0xC0}},  // 16 bits become 18 by a zero
    {.command = 0xB7, .count = 1, .bytes = {0x35}},        // voltages of the gates
    {.command = 0xBB, .count = 1, .bytes = {0x1F}},        // VCOM
    {.command = 0xC3, .count = 1, .bytes = {0x12}},        // VRH, the voltage of white
    {.command = 0xE0,                                      // gamma of positive voltages
     .count = 14,
     .bytes = {0xD0, 0x08, 0x11, 0x08, 0x0C, 0x15, 0x39, 0x33, 0x50, 0x36, 0x13, 0x14, 0x29, 0x2D}},
    {.command = 0xE1,  // gamma of negative voltages
     .count = 14,
     .bytes = {0xD0, 0x08, 0x10, 0x08, 0x06, 0x06, 0x39, 0x44, 0x51, 0x0B, 0x16, 0x14, 0x2F, 0x31}},
};

inline constexpr Board kBoard = {
    .name = "pico_display_2",
    .title = "Pimoroni Pico Display Pack 2.0",
    .module = Module::Pico,
    .flash_bytes = pico::kFlashBytes,
    .panel = {.width = 320,
              .height = 240,
              .depth = Depth::Colour,
              .controller = Controller::St7789,
              .madctl = 0x70,  // the glass stands upright, the board lies on its side
              .inverted = true,
              .backlight = 20,
              .glass_turned = 90,
              .light_after_ms = 120,
              .registers = kRegisters},
    .bus = {.kind = BusKind::Spi,
            .instance = 0,
            .hertz = 62'500'000,
            .sck = 18,
            .mosi = 19,
            .cs = 17,
            .dc = 16},
    .buttons = Buttons::Four,
    .keys = {.a = 12, .b = 13, .x = 14, .y = 15},
    .lights = {.plain = pico::kLight,
               .red = {.pin = 6, .lit_is_low = true},
               .green = {.pin = 7, .lit_is_low = true},
               .blue = {.pin = 8, .lit_is_low = true}},
    .battery = {.usb_power = pico::kUsbPower},  // no battery is meant to hang on this pack
};

static_assert(is_legal<fault_of(kBoard)>());

}  // namespace felicity::boards::pico_display_2
