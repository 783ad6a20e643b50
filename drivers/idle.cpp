// hal::idle_until: the one place to save power. Waiting is WFI; once the panel is dark it is WFI on
// a slow clock; ten minutes after the last key the chip stops altogether.
#include <algorithm>

#include "drivers/clock_rp2040.h"
#include "drivers/parts.h"
#include "drivers/slow_clock.h"
#include "engine/hal.h"
#include "hardware/sync.h"
#include "hardware/watchdog.h"

namespace felicity::drivers {
namespace {

constexpr std::int32_t kLongestMs = 500;  // the watchdog wants to be fed
constexpr std::uint32_t kDormantMs = 10 * 60 * 1000;

bool (*wanted_elsewhere)() = nullptr;

bool is_wanted() {
  return keys_changed() || panel_is_due() || (wanted_elsewhere != nullptr && wanted_elsewhere());
}

// Called with interrupts off: what comes after is_wanted() ends the sleep.
void doze(std::int32_t milliseconds) {
  std::uint32_t until = now_us() + static_cast<std::uint32_t>(milliseconds) * 1000;
  std::uint32_t keys_at = 0;
  if (keys_change_at(keys_at) && static_cast<std::int32_t>(keys_at - until) < 0) until = keys_at;
  doze_until(until);
}

// True: wanted, or the time has come. A cable ends the slow clock, which USB does not survive.
bool sleep_once(std::uint32_t ms, bool slow) {
  watchdog_update();
  const auto left = static_cast<std::int32_t>(ms - hal::now_ms());
  if (left <= 0) return true;
  const std::uint32_t before = save_and_disable_interrupts();
  const bool wanted = is_wanted() || (slow && on_usb_power());
  if (!wanted && slow && keys_rested_ms() >= kDormantMs) {
    hal::led(0, 0, 0);
    sleep_dormant();
  } else if (!wanted) {
    doze(std::min(left, kLongestMs));
  }
  restore_interrupts(before);
  return wanted;
}

}  // namespace

void end_idle_when(bool (*wanted)()) { wanted_elsewhere = wanted; }

}  // namespace felicity::drivers

namespace felicity::hal {

void idle_until(std::uint32_t ms) {
  using namespace drivers;
  const bool slow = panel_is_dark() && !on_usb_power();
  if (slow) begin_slow_clock();
  while (!sleep_once(ms, slow)) {
  }
  if (slow) end_slow_clock();
}

}  // namespace felicity::hal
