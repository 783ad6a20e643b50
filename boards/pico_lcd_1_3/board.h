// A Pico in Waveshare's Pico-LCD-1.3: a square panel, a joystick and four buttons.
#pragma once

#include "boards/legal.h"
#include "boards/pico.h"

namespace felicity::boards::pico_lcd_1_3 {

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
              .glass_turned = true,
              .light_after_ms = 120},
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
