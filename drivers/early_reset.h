// The reset of a panel that has to wait long after it. It comes before the crystal starts, so that
// the panel waits while the crystal does.
#pragma once

#include <cstdint>

namespace felicity::drivers {

// After power-on the panel sleeps. After any other reset of the chip it may be awake, and then
// needs longer.
bool panel_was_without_power();

// The moment of clock_timer.h that comes this long after the end of the reset, or one that has
// passed.
std::uint64_t after_early_reset(std::uint32_t us);

}  // namespace felicity::drivers
