// While nobody looks: the whole chip on its 12 MHz crystal, PLLs off. Time goes on as ever, because
// the microsecond timer counts the crystal; USB does not survive it.
#pragma once

namespace felicity::drivers {

void begin_slow_clock();
void end_slow_clock();

}  // namespace felicity::drivers
