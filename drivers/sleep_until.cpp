// hal::idle_until, in three depths: WFI on a divided clock; once the panel is dark, WFI on the
// crystal; dormant with all clocks stopped when the game wants that. USB and a tune keep the full
// clock.
#include <algorithm>

#include "drivers/board_parts.h"
#include "drivers/clock_timer.h"
#include "drivers/slow_clock.h"
#include "engine/hal.h"
#include "hardware/sync.h"
#include "hardware/watchdog.h"

namespace felicity::drivers {
namespace {

constexpr std::int32_t kLongestMs = 500;  // then the watchdog is fed

bool (*has_other_work)() = nullptr;
bool wants_dormant = false;  // in this hal::idle_until

bool is_wanted() {
  return keys_changed() || panel_is_due() || (has_other_work != nullptr && has_other_work());
}

// Not while a button opens: its release would count only after the next edge.
bool may_be_dormant() {
  std::uint64_t opens_at = 0;
  return wants_dormant && !keys_change_at(opens_at);
}

// Called with interrupts off: an interrupt after is_wanted() ends the sleep.
void doze(std::int32_t milliseconds) {
  const std::uint64_t end = now_us() + static_cast<std::uint32_t>(milliseconds) * 1000;
  std::uint64_t keys_at = end;
  watch_scan(false);
  doze_until(keys_change_at(keys_at) ? std::min(keys_at, end) : end);
  watch_scan(true);
}

// True: there is work, or the time has come. A cable ends a slow clock, because USB needs the full
// one.
bool sleep_once(hal::Moment then, SlowClock clock) {
  watchdog_update();
  const std::int32_t left = then.left(hal::now_ms());
  if (left <= 0) return true;
  const std::uint32_t before = save_and_disable_interrupts();
  const bool wanted = is_wanted() || (clock != SlowClock::None && usb_needs_clock());
  if (!wanted && clock == SlowClock::Crystal && may_be_dormant()) {
    hal::led(0, 0, 0);
    sleep_dormant();
  } else if (!wanted) {
    doze(std::min(left, kLongestMs));
  }
  restore_interrupts(before);
  return wanted;
}

}  // namespace

void end_idle_when(bool (*wanted)()) { has_other_work = wanted; }

}  // namespace felicity::drivers

namespace felicity::hal {

void idle_until(Moment then) {
  using namespace drivers;
  SlowClock clock = SlowClock::None;
  do {
    if (clock == SlowClock::None && !usb_needs_clock() && !is_sounding()) {
      clock = panel_is_dark() ? SlowClock::Crystal : SlowClock::Divided;
      begin_slow_clock(clock);
    }
  } while (!sleep_once(then, clock));
  end_slow_clock(clock);
  wants_dormant = false;
}

void sleep_deeply() { drivers::wants_dormant = true; }

}  // namespace felicity::hal
