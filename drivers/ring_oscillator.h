// The oscillator the chip starts on. Afterwards it is only a source of entropy.
#pragma once

#include <cstdint>

#include "hardware/structs/rosc.h"

namespace felicity::drivers {

inline void run_ring_oscillator(bool on) {
  const std::uint32_t value = on ? ROSC_CTRL_ENABLE_VALUE_ENABLE : ROSC_CTRL_ENABLE_VALUE_DISABLE;
  hw_write_masked(&rosc_hw->ctrl, value << ROSC_CTRL_ENABLE_LSB, ROSC_CTRL_ENABLE_BITS);
}

}  // namespace felicity::drivers
