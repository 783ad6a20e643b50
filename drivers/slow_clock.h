// For a dark panel: the whole chip on its 12 MHz crystal, PLLs off. The microsecond timer counts
// the crystal and is not affected; USB stops.
#pragma once

namespace felicity::drivers {

void begin_slow_clock();
void end_slow_clock();

}  // namespace felicity::drivers
