// A Pico in Pimoroni's Display Pack 2.0: a wide panel and four buttons in its corners.
#pragma once

#include "boards/legal.h"
#include "boards/pico.h"

namespace felicity::boards::pico_display_2 {

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
              .glass_turned = true,
              .light_after_ms = 120},
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
