// The parts on every Raspberry Pi Pico.
#pragma once

#include "boards/board.h"

namespace felicity::boards::pico {

inline constexpr std::uint32_t kFlashBytes = 2 * 1024 * 1024;
inline constexpr Light kLight = {.pin = 25};
inline constexpr Pin kUsbPower = 24;  // VBUS through a divider

// VSYS through a divider: the battery while one feeds VSYS, about 4.7 V on a cable.
inline constexpr Battery kBattery = {.adc = 29, .divided_by = 3, .usb_power = kUsbPower};

}  // namespace felicity::boards::pico
