// Time and waiting, which is always sleeping. The chip counts microseconds; alarm 0 is used here.
#pragma once

#include <cstdint>

#include "hardware/timer.h"

namespace felicity::drivers {

// Microseconds since start. A moment has 64 bits, which never wrap: the timer's low word alone does
// so after 71 minutes, and looks ahead or back only half as far.
inline std::uint64_t now_us() { return time_us_64(); }
inline bool has_come(std::uint64_t us) { return now_us() >= us; }

void start_clock();

// Sleeps until that time or until any interrupt, for 71 minutes at most; not at all if the time has
// come. Called with interrupts off, so that an interrupt between the caller's check and the sleep
// ends the sleep.
void doze_until(std::uint64_t us);

// Sleeps until done() or that time; done() is called after every interrupt. True: done.
bool wait_until(std::uint64_t us, bool (*done)());
void wait_us(std::uint32_t us);

}  // namespace felicity::drivers
