#include "drivers/oled.h"

#include "drivers/board_parts.h"
#include "drivers/clock_rp2040.h"
#include "drivers/panel_reset.h"

namespace felicity::drivers {
namespace {

constexpr std::uint8_t kDisplayOff = 0xAE;
constexpr std::uint8_t kDisplayOn = 0xAF;
constexpr std::uint8_t kContrast = 0x81;
constexpr std::uint8_t kNop = 0xE3;
constexpr std::uint8_t kStatusDark = 0x40;
constexpr std::uint32_t kAskUs = 500'000;
constexpr int kMostDenials = 3;

Oled oled;

void reset() {
  if constexpr (kHasResetWire) {
    start_reset_wire();
    pulse_reset_wire();
    wait_us(kResetUs);
  }
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

bool Oled::start() {
  ready_ = bus_.open();
  if (!ready_) return false;
  reset();
  commands(std::span(&kDisplayOff, 1));
  commands(kOledSetUp);
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

void start_display() { (void)oled.start(); }  // on failure hal::show() starts it again and reports

bool panel_is_dark() { return oled.is_dark(); }

// It takes commands at once, and a picture before it is lit.
void serve_panel() {}

hal::Moment panel_or(hal::Moment then) { return then; }

bool panel_is_due() { return oled.is_due_to_be_asked(); }

bool panel_has_forgotten() { return oled.has_forgotten(); }

}  // namespace felicity::drivers

namespace felicity::hal {

bool show(const gfx::Canvas& canvas, const gfx::Palette&, gfx::Rect changed) {
  using namespace drivers;
  if (!oled.is_ready() && !oled.start()) return false;
  const gfx::Rect area = changed.intersect(canvas.bounds());
  if (area.is_empty()) return true;
  send_area(oled, canvas, area);
  return oled.finish();
}

void brightness(int percent) { drivers::oled.brightness(percent); }

PanelCheck check_panel() { return drivers::oled.check(); }

}  // namespace felicity::hal
