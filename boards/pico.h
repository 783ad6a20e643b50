// The parts on every Raspberry Pi Pico and Pico 2.
#pragma once

#include "boards/board.h"

namespace felicity::boards::pico {

inline constexpr std::uint32_t kFlashBytes = 2 * 1024 * 1024;
inline constexpr std::uint32_t kPico2FlashBytes = 4 * 1024 * 1024;
inline constexpr Light kLight = {.pin = 25};
inline constexpr Pin kUsbPower = 24;  // VBUS through a divider
inline constexpr Pin kVsys = 29;      // through a divider

// VSYS is the battery while one feeds it, and about 4.7 V on a cable.
inline constexpr Battery kBattery = {
    .adc = kVsys, .divided_by = 3, .adc_sees_cable = true, .usb_power = kUsbPower};

// A Pico W has no LED on GPIO 25: a high level there connects the divider of VSYS to its pin.
inline constexpr Pin kVsysSwitch = 25;
inline constexpr std::uint32_t kVsysSettlesUs = 100;

}  // namespace felicity::boards::pico
