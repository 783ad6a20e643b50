// The classroom board with the OLED on SPI: more wires, frames twenty times as fast.
#pragma once

#include "boards/legal.h"
#include "boards/pico_oled/board.h"

namespace felicity::boards::pico_oled_spi {

inline constexpr Board kBoard = {
    .name = "pico_oled_spi",
    .title = "Raspberry Pi Pico with an OLED on SPI",
    .detail = "seven pins",
    .module = Module::Pico,
    .flash_bytes = pico::kFlashBytes,
    .panel = {.width = 128,
              .height = 64,
              .depth = Depth::Mono,
              .controller = Controller::Ssd1306,
              .reset = 21},
    .bus = {.kind = BusKind::Spi,
            .instance = 0,
            .hertz = 10'000'000,
            .sck = 18,
            .mosi = 19,
            .cs = 17,
            .dc = 20},
    .buttons = Buttons::Six,
    .keys = pico_oled::kKeys,
    .piezo = pico_oled::kPiezo,
    .lights = {.plain = pico::kLight},
    .battery = pico::kBattery,
};

static_assert(is_legal<fault_of(kBoard)>());

}  // namespace felicity::boards::pico_oled_spi
