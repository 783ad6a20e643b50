// A passive piezo on a PWM pin: the frequency is the pitch, the duty its loudness. An alarm starts
// each step of a tune, however busy the game is, and the chip sleeps between them.
#include <algorithm>

#include "drivers/board_parts.h"
#include "drivers/clock_timer.h"
#include "drivers/this_board.h"
#include "engine/hal.h"
#include "hardware/clocks.h"
#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/pwm.h"
#include "hardware/sync.h"
#include "hardware/timer.h"

namespace felicity::drivers {
namespace {

static_assert(is_there(kBoard.piezo), "board.cmake names a sound driver, board.h no pin");
constexpr unsigned kPin = static_cast<unsigned>(kBoard.piezo);
constexpr unsigned kAlarm = 1;
constexpr std::uint32_t kDivider = 64;  // 125 MHz / 64 / 2^16: tones down to 30 Hz
constexpr int kLowest = 40;
constexpr int kHighest = 20'000;

// Written by hal::play() with interrupts off, and by the interrupt.
Sequencer sequencer;
std::uint64_t step_end;   // microseconds
std::uint32_t ticks = 0;  // of the PWM in a second
int loudness = 0;

// A piezo is loudest at half; each step down is about 10 dB.
constexpr std::uint32_t duty_of(std::uint32_t period, int volume) {
  switch (volume) {
    case 1: return period / 40;
    case 2: return period / 10;
    default: return period / 2;
  }
}

void set_pitch(int hertz) {
  if (hertz == 0) return pwm_set_gpio_level(kPin, 0);
  const std::uint32_t period = ticks / static_cast<unsigned>(std::clamp(hertz, kLowest, kHighest));
  pwm_set_wrap(pwm_gpio_to_slice_num(kPin), static_cast<std::uint16_t>(period - 1));
  pwm_set_gpio_level(kPin, static_cast<std::uint16_t>(duty_of(period, loudness)));
}

// Steps whose time has passed are left out: an erase of the flash keeps interrupts off for longer
// than a step, and an alarm in the past would come 71 minutes later.
void next_step() {
  timer_hw->intr = 1U << kAlarm;
  for (Step step; sequencer.next(step);) {
    step_end += step.milliseconds * 1000U;
    if (step_end <= now_us()) continue;
    set_pitch(step.hertz);
    timer_hw->alarm[kAlarm] = static_cast<std::uint32_t>(step_end);
    if (step_end > now_us()) return;
    timer_hw->armed = 1U << kAlarm;  // writing the bit disarms it
    timer_hw->intr = 1U << kAlarm;
  }
  set_pitch(0);
}

}  // namespace

void start_sound() {
  pwm_config config = pwm_get_default_config();
  pwm_config_set_clkdiv_int(&config, kDivider);
  pwm_init(pwm_gpio_to_slice_num(kPin), &config, true);
  pwm_set_gpio_level(kPin, 0);
  gpio_set_function(kPin, GPIO_FUNC_PWM);
  hardware_alarm_claim(kAlarm);
  irq_set_exclusive_handler(hardware_alarm_get_irq_num(kAlarm), next_step);
  hw_set_bits(&timer_hw->inte, 1U << kAlarm);
  irq_set_enabled(hardware_alarm_get_irq_num(kAlarm), true);
}

bool is_sounding() { return (timer_hw->armed & 1U << kAlarm) != 0; }

}  // namespace felicity::drivers

namespace felicity::hal {

void play(std::span<const Note> notes, int times, int volume) {
  using namespace drivers;
  const std::uint32_t before = save_and_disable_interrupts();
  timer_hw->armed = 1U << kAlarm;
  sequencer = Sequencer(notes, volume > 0 ? times : 0);
  step_end = now_us();
  ticks = clock_get_hz(clk_sys) / kDivider;
  loudness = volume;
  next_step();
  restore_interrupts(before);
}

bool has_sound() { return true; }

}  // namespace felicity::hal
