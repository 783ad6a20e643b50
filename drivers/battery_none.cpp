// A board that cannot tell how full its battery is.
#include "drivers/board_parts.h"
#include "engine/hal.h"

void felicity::drivers::start_battery() {}
int felicity::hal::battery() { return kNoBattery; }
