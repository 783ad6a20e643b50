// Time, and the one way to wait: asleep. The RP2040 counts microseconds; its first alarm is ours.
#pragma once

#include <cstdint>

#include "hardware/structs/timer.h"

namespace felicity::drivers {

// Wraps after 71 minutes: compare with has_come().
inline std::uint32_t now_us() { return timer_hw->timerawl; }
inline bool has_come(std::uint32_t us) { return static_cast<std::int32_t>(now_us() - us) >= 0; }

void start_clock();

// Sleeps until that time or until any interrupt; at once if the time has come. Called with
// interrupts off, so that one which comes after the caller has looked is not slept through.
void doze_until(std::uint32_t us);

// Sleeps until done() or that time; done() is asked after every interrupt. True: done.
bool wait_until(std::uint32_t us, bool (*done)());
void wait_us(std::uint32_t us);

}  // namespace felicity::drivers
