// The board of the classroom: a Pico, an OLED on two wires and six buttons on a breadboard.
#pragma once

#include "boards/legal.h"
#include "boards/pico.h"

namespace felicity::boards::pico_oled {

// The two other OLED boards differ only in what hangs on the bus.
inline constexpr Keys kKeys = {.up = 10, .down = 11, .left = 12, .right = 13, .a = 14, .b = 15};
inline constexpr Pin kPiezo = 9;
inline constexpr Bus kTwoWires = {
    .kind = BusKind::I2c,
    .instance = 0,
    .hertz = 400'000,
    .address = 0x3C,
    .other_address = 0x3D,
    .sda = 4,
    .scl = 5,
};

inline constexpr Board kBoard = {
    .name = "pico_oled",
    .title = "Raspberry Pi Pico with an OLED",
    .detail = "four pins, 0.96 inch",
    .module = Module::Pico,
    .flash_bytes = pico::kFlashBytes,
    .panel = {.width = 128, .height = 64, .depth = Depth::Mono, .controller = Controller::Ssd1306},
    .bus = kTwoWires,
    .buttons = Buttons::Six,
    .keys = kKeys,
    .piezo = kPiezo,
    .lights = {.plain = pico::kLight},
    .battery = pico::kBattery,
};

static_assert(is_legal<fault_of(kBoard)>());

}  // namespace felicity::boards::pico_oled
