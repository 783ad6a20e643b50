// A passive piezo on a PWM pin: the frequency is the tone, the duty its loudness. An alarm
// ends the tone, however busy the game is.
#include <algorithm>

#include "drivers/board_parts.h"
#include "drivers/clock_rp2040.h"
#include "drivers/this_board.h"
#include "engine/hal.h"
#include "hardware/clocks.h"
#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/pwm.h"
#include "hardware/timer.h"

namespace felicity::drivers {
namespace {

static_assert(is_there(kBoard.piezo), "board.cmake names a sound driver, board.h no pin");
constexpr unsigned kPin = static_cast<unsigned>(kBoard.piezo);
constexpr unsigned kAlarm = 1;
constexpr std::uint32_t kDivider = 64;  // 125 MHz / 64 / 2^16: tones down to 30 Hz
constexpr int kLowest = 40;
constexpr int kHighest = 20'000;
constexpr int kLongestMs = 10'000;

void end_tone() {
  timer_hw->intr = 1U << kAlarm;
  pwm_set_gpio_level(kPin, 0);
}

// A piezo is loudest at half; each step down is about 10 dB.
constexpr std::uint32_t duty_of(std::uint32_t period, int volume) {
  switch (volume) {
    case 1: return period / 40;
    case 2: return period / 10;
    default: return period / 2;
  }
}

}  // namespace

void start_sound() {
  pwm_config config = pwm_get_default_config();
  pwm_config_set_clkdiv_int(&config, kDivider);
  pwm_init(pwm_gpio_to_slice_num(kPin), &config, true);
  pwm_set_gpio_level(kPin, 0);
  gpio_set_function(kPin, GPIO_FUNC_PWM);
  hardware_alarm_claim(kAlarm);
  irq_set_exclusive_handler(TIMER_IRQ_1, end_tone);
  hw_set_bits(&timer_hw->inte, 1U << kAlarm);
  irq_set_enabled(TIMER_IRQ_1, true);
}

bool is_sounding() { return (timer_hw->armed & 1U << kAlarm) != 0; }

}  // namespace felicity::drivers

namespace felicity::hal {

void beep(int hertz, int milliseconds, int volume) {
  using namespace drivers;
  if (volume <= 0 || milliseconds <= 0) return;
  const auto tone = static_cast<std::uint32_t>(std::clamp(hertz, kLowest, kHighest));
  const std::uint32_t period = clock_get_hz(clk_sys) / kDivider / tone;
  pwm_set_wrap(pwm_gpio_to_slice_num(kPin), static_cast<std::uint16_t>(period - 1));
  pwm_set_gpio_level(kPin, static_cast<std::uint16_t>(duty_of(period, volume)));
  const std::uint64_t end =
      now_us() + static_cast<unsigned>(std::min(milliseconds, kLongestMs)) * 1000;
  timer_hw->alarm[kAlarm] = static_cast<std::uint32_t>(end);
}

}  // namespace felicity::hal
