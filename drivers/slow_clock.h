// Slower clocks for an idle chip. The microsecond timer counts the crystal and is not affected; USB
// needs the full clock.
#pragma once

namespace felicity::drivers {

enum class SlowClock {
  None,
  Divided,  // a fifth of the full clock, for a lit panel: back in a few cycles
  Crystal,  // 12 MHz with both PLLs off, for a dark panel
};

// From and back to the full clock.
void begin_slow_clock(SlowClock clock);
void end_slow_clock(SlowClock clock);

}  // namespace felicity::drivers
