#include "drivers/oled.h"

#include "drivers/clock_rp2040.h"
#include "hardware/gpio.h"

namespace felicity::drivers {
namespace {

constexpr std::uint8_t kDisplayOff = 0xAE;
constexpr std::uint8_t kDisplayOn = 0xAF;
constexpr std::uint8_t kContrast = 0x81;
constexpr std::uint8_t kNop = 0xE3;
constexpr std::uint8_t kStatusDark = 0x40;
// Both controllers want 3 us at least, the SH1106 10; a capacitor on the wire makes it slow.
constexpr std::uint32_t kResetUs = 1'000;
constexpr std::uint32_t kAskUs = 500'000;
constexpr int kMostDenials = 3;

void reset() {
  if (!is_there(kBoard.panel.reset)) return;
  gpio_put(gpio(kBoard.panel.reset), false);
  wait_us(kResetUs);
  gpio_put(gpio(kBoard.panel.reset), true);
  wait_us(kResetUs);
}

constexpr bool kCanBeAsked = kBoard.bus.kind == boards::BusKind::I2c;

template <class AnyBus>
bool read_status(AnyBus& bus, std::uint8_t& status) {
  if constexpr (std::is_same_v<AnyBus, I2cBus>) {
    return bus.read(status);
  } else {
    return false;  // never asked
  }
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
  if constexpr (kCanBeAsked) commands(std::span(&kNop, 1));  // pixels are not what will be read
  ready_ = bus_.flush();
  if (ready_ && dark_ && percent_ > 0) send_brightness();  // it is back
  return ready_;
}

bool Oled::is_due_to_be_asked() const {
  return kCanBeAsked && ready_ && !dark_ && now_us() - asked_at_ >= kAskUs;
}

// One that denies to be lit, or does not let itself be read, however often it was set up again
// cannot be asked: the status is seldom used, and copies of these chips are many. A panel that is
// gone is then noticed by the next picture, which it does not acknowledge.
bool Oled::has_forgotten() {
  if (!is_due_to_be_asked()) return false;
  asked_at_ = now_us();
  std::uint8_t status = kStatusDark;
  const bool answered = read_status(bus_, status);
  if (answered && (status & kStatusDark) == 0) {
    denials_ = 0;
  } else if (denials_ < kMostDenials) {
    ++denials_;
    ready_ = false;
  }
  return !ready_;
}

void Oled::brightness(int percent) {
  percent_ = percent;
  if (ready_) send_brightness();
}

void Oled::send_brightness() {
  const std::uint8_t lit[] = {kContrast, static_cast<std::uint8_t>(percent_ * 255 / 100),
                              kDisplayOn};
  if (percent_ > 0) {
    // Switched on only once: a panel that is dark because it was without power has to stay so.
    commands(std::span(lit, dark_ ? 3 : 2));
  } else {
    commands(std::span(&kDisplayOff, 1));
  }
  dark_ = switched_off_ = percent_ == 0;
  ready_ = bus_.flush();
}

}  // namespace felicity::drivers
