// Why the last run ended, and the watchdog. The report lies in the watchdog's scratch registers:
// they survive a reset by the watchdog, and power-off clears them.
#pragma once

#include "engine/hal.h"

namespace felicity::firmware {

// Reads the report of the last run for hal::last_reset(), and starts the watchdog.
void start_crash_report();
// Feeds the watchdog, and stores how long this run has lasted.
void feed_watchdog(hal::Moment now);

}  // namespace felicity::firmware
