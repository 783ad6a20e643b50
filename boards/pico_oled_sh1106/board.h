// The classroom board with the other common OLED, the 1.3 inch one: same wires, another chip.
#pragma once

#include "boards/legal.h"
#include "boards/pico_oled/board.h"

namespace felicity::boards::pico_oled_sh1106 {

inline constexpr Board kBoard = {
    .name = "pico_oled_sh1106",
    .title = "Raspberry Pi Pico with an SH1106 OLED",
    .detail = "four pins, 1.3 inch",
    .module = Module::Pico,
    .flash_bytes = pico::kFlashBytes,
    .panel = {.width = 128,
              .height = 64,
              .depth = Depth::Mono,
              .controller = Controller::Sh1106,
              .column_offset = 2},  // its memory is 132 wide, the glass sits in the middle
    .bus = pico_oled::kTwoWires,
    .buttons = Buttons::Six,
    .keys = pico_oled::kKeys,
    .piezo = pico_oled::kPiezo,
    .lights = {.plain = pico::kLight},
    .battery = pico::kBattery,
};

static_assert(is_legal<fault_of(kBoard)>());

}  // namespace felicity::boards::pico_oled_sh1106
