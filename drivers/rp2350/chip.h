// What differs from chip to chip, here for the RP2350 with its Arm cores; drivers/rp2040/chip.h has
// the same names.
#pragma once

#include <cstdint>

#include "boards/board.h"
#include "hardware/structs/powman.h"
#include "hardware/structs/watchdog.h"
#include "pico/platform.h"

namespace felicity::drivers::chip {

inline constexpr boards::Chip kChip = boards::Chip::Rp2350;
inline constexpr const char* kPico = "Pico 2";
inline constexpr const char* kPicoW = "Pico 2 W";

inline const char* name() {
  return rp2350_chip_version() == 2 ? "RP2350 A2" : "RP2350 of another revision than A2";
}

// The ring oscillator before main(): mostly 13 MHz; the boot ROM reckons with 23.
inline constexpr std::uint32_t kFastestStartMegahertz = 23;
// Of the loop that clears memory before main(), or more: a store and a branch that is predicted.
inline constexpr std::uint32_t kCyclesToClearWord = 2;

// Erratum RP2350-E9, see drivers/pulled_down.h.
inline constexpr bool kPulledDownPinsLatch = true;

// The cause of the last reset. The boot ROM restarts by the watchdog after it has written the
// flash, which the SDK's watchdog_caused_reboot() does not count.
inline bool had_power_on() {
  constexpr std::uint32_t kPower = POWMAN_CHIP_RESET_HAD_POR_BITS | POWMAN_CHIP_RESET_HAD_BOR_BITS;
  return (powman_hw->chip_reset & kPower) != 0 && watchdog_hw->reason == 0;
}
inline bool had_run_pin() {
  return (powman_hw->chip_reset & POWMAN_CHIP_RESET_HAD_RUN_LOW_BITS) != 0;
}
inline bool had_debugger() {
  constexpr std::uint32_t kDebugger =
      POWMAN_CHIP_RESET_HAD_DP_RESET_REQ_BITS | POWMAN_CHIP_RESET_HAD_RESCUE_BITS;
  return (powman_hw->chip_reset & kDebugger) != 0;
}

// Clocks that would run on in dormant: none, all are made from the crystal by then.
inline void stop_clocks_for_dormant() {}

}  // namespace felicity::drivers::chip
