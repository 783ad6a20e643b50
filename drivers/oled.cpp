#include "drivers/oled.h"

#include "drivers/clock_rp2040.h"
#include "hardware/gpio.h"
#include "hardware/timer.h"

namespace felicity::drivers {
namespace {

constexpr std::uint8_t kDisplayOff = 0xAE;
constexpr std::uint8_t kDisplayOn = 0xAF;
constexpr std::uint8_t kContrast = 0x81;
constexpr std::uint32_t kResetUs = 10;  // both controllers want 3 us at least (10 us for SH1106)

void reset() {
  if (!is_there(kBoard.panel.reset)) return;
  gpio_put(gpio(kBoard.panel.reset), false);
  busy_wait_us_32(kResetUs);
  gpio_put(gpio(kBoard.panel.reset), true);
  busy_wait_us_32(kResetUs);
}

}  // namespace

bool Oled::start(std::span<const std::uint8_t> set_up) {
  ready_ = bus_.open();
  if (!ready_) return false;
  reset();
  commands(std::span(&kDisplayOff, 1));
  commands(set_up);
  dark_ = true;
  ready_ = bus_.flush();
  return ready_;
}

void Oled::commands(std::span<const std::uint8_t> bytes) {
  bus_.begin_commands();
  bus_.put(bytes.data(), static_cast<int>(bytes.size()));
  bus_.end();
}

void Oled::pixels(const gfx::Canvas& canvas, int left, int count, int page) {
  bus_.put(canvas.pixels() + page * canvas.stride() + left, count);
}

bool Oled::finish() {
  ready_ = bus_.flush();
  if (ready_ && dark_ && percent_ > 0) send_brightness();  // it is back
  return ready_;
}

void Oled::brightness(int percent) {
  percent_ = percent;
  if (ready_) send_brightness();
}

void Oled::send_brightness() {
  const std::uint8_t lit[] = {kContrast, static_cast<std::uint8_t>(percent_ * 255 / 100),
                              kDisplayOn};
  if (percent_ > 0) {
    commands(lit);
  } else {
    commands(std::span(&kDisplayOff, 1));
  }
  dark_ = percent_ == 0;
  ready_ = bus_.flush();
}

}  // namespace felicity::drivers
