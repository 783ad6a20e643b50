// What differs from chip to chip, here for the RP2040; drivers/rp2350/chip.h has the same names.
#pragma once

#include <cstdint>

#include "boards/board.h"
#include "hardware/clocks.h"
#include "hardware/structs/vreg_and_chip_reset.h"
#include "pico/platform.h"

namespace felicity::drivers::chip {

inline constexpr boards::Chip kChip = boards::Chip::Rp2040;
inline constexpr const char* kPico = "Pico";
inline constexpr const char* kPicoW = "Pico W";

inline const char* name() {
  switch (rp2040_rom_version()) {
    case 1: return "RP2040 B0";
    case 2: return "RP2040 B1";
    case 3: return "RP2040 B2";
    default: return "RP2040 of an unknown revision";
  }
}

// The ring oscillator before main(): 1.8 to 12 MHz, mostly 6.5.
inline constexpr std::uint32_t kFastestStartMegahertz = 12;
// Of the loop that clears memory before main(), or more.
inline constexpr std::uint32_t kCyclesToClearWord = 4;

// Erratum RP2350-E9 (drivers/pulled_down.h) does not concern this chip.
inline constexpr bool kPulledDownPinsLatch = false;

// The cause of the last reset. A reset by the watchdog leaves it as it was.
inline bool had_power_on() {
  return (vreg_and_chip_reset_hw->chip_reset & VREG_AND_CHIP_RESET_CHIP_RESET_HAD_POR_BITS) != 0;
}
inline bool had_run_pin() {
  return (vreg_and_chip_reset_hw->chip_reset & VREG_AND_CHIP_RESET_CHIP_RESET_HAD_RUN_BITS) != 0;
}
inline bool had_debugger() {
  constexpr std::uint32_t kRestart = VREG_AND_CHIP_RESET_CHIP_RESET_HAD_PSM_RESTART_BITS;
  return (vreg_and_chip_reset_hw->chip_reset & kRestart) != 0;
}

// Clocks that would run on in dormant.
inline void stop_clocks_for_dormant() { clock_stop(clk_rtc); }

}  // namespace felicity::drivers::chip
