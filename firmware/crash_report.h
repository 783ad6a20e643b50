// What went wrong in the last run. Kept in the watchdog's scratch registers: a reset by the
// watchdog leaves them alone, switching off clears them.
#pragma once

#include "engine/hal.h"

namespace felicity::firmware {

// Reads what the last run left, and starts the watchdog.
void start_trouble();
// Notes that the game still runs, for how long; feeds the watchdog.
void feed_watchdog(hal::Moment now);

}  // namespace felicity::firmware
