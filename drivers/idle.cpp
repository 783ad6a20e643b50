// hal::idle_until: the one place to save power.
#include <algorithm>

#include "drivers/clock_rp2040.h"
#include "drivers/parts.h"
#include "engine/hal.h"
#include "hardware/sync.h"
#include "hardware/watchdog.h"

namespace felicity::drivers {
namespace {

constexpr std::int32_t kLongestMs = 500;  // the watchdog wants to be fed

bool (*wanted_elsewhere)() = nullptr;

bool is_wanted() { return keys_changed() || (wanted_elsewhere != nullptr && wanted_elsewhere()); }

void doze(std::int32_t milliseconds) {
  std::uint32_t until = now_us() + static_cast<std::uint32_t>(milliseconds) * 1000;
  std::uint32_t keys_at = 0;
  if (keys_change_at(keys_at) && static_cast<std::int32_t>(keys_at - until) < 0) until = keys_at;
  doze_until(until);
}

}  // namespace

void end_idle_when(bool (*wanted)()) { wanted_elsewhere = wanted; }

}  // namespace felicity::drivers

namespace felicity::hal {

void idle_until(std::uint32_t ms) {
  using namespace drivers;
  for (;;) {
    watchdog_update();
    const auto left = static_cast<std::int32_t>(ms - now_ms());
    if (left <= 0) return;
    const std::uint32_t before = save_and_disable_interrupts();
    const bool wanted = is_wanted();
    if (!wanted) doze(std::min(left, kLongestMs));
    restore_interrupts(before);
    if (wanted) return;
  }
}

}  // namespace felicity::hal
