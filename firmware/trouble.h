// What went wrong in the last run. Kept in the watchdog's scratch registers: a reset by the
// watchdog leaves them alone, switching off clears them.
#pragma once

#include <cstdint>

namespace felicity::firmware {

// Reads what the last run left, and starts the watchdog.
void start_trouble();
// Notes that the game still runs, for how long; feeds the watchdog.
void still_alive(std::uint32_t now_ms);

}  // namespace felicity::firmware
