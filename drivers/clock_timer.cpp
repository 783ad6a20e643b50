#include "drivers/clock_timer.h"

#include "engine/hal.h"
#include "hardware/irq.h"
#include "hardware/sync.h"

namespace felicity::drivers {
namespace {

constexpr unsigned kAlarm = 0;

void on_alarm() { timer_hw->intr = 1U << kAlarm; }

}  // namespace

void start_clock() {
  hardware_alarm_claim(kAlarm);
  irq_set_exclusive_handler(hardware_alarm_get_irq_num(kAlarm), on_alarm);
  hw_set_bits(&timer_hw->inte, 1U << kAlarm);
  irq_set_enabled(hardware_alarm_get_irq_num(kAlarm), true);
}

void doze_until(std::uint64_t us) {
  timer_hw->alarm[kAlarm] = static_cast<std::uint32_t>(us);
  // The alarm fires on equality only: a time that has just passed would not end the sleep.
  if (!has_come(us)) __wfi();
  timer_hw->armed = 1U << kAlarm;
}

bool wait_until(std::uint64_t us, bool (*done)()) {
  for (;;) {
    const std::uint32_t before = save_and_disable_interrupts();
    const bool is_done = done();
    const bool is_late = !is_done && has_come(us);
    if (!is_done && !is_late) doze_until(us);
    restore_interrupts(before);
    if (is_done || is_late) return is_done;
  }
}

void wait_us(std::uint32_t us) {
  wait_until(now_us() + us, [] { return false; });
}

}  // namespace felicity::drivers

namespace felicity::hal {

Moment now_ms() { return Moment(static_cast<std::uint32_t>(drivers::now_us() / 1000)); }

}  // namespace felicity::hal
