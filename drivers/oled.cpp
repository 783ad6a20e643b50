#include "drivers/oled.h"

#include "drivers/board_parts.h"
#include "drivers/clock_timer.h"
#include "drivers/panel_reset.h"

namespace felicity::drivers {
namespace {

constexpr std::uint8_t kDisplayOff = 0xAE;
constexpr std::uint8_t kDisplayOn = 0xAF;
constexpr std::uint8_t kContrast = 0x81;
constexpr std::uint8_t kNop = 0xE3;
constexpr std::uint8_t kStatusDark = 0x40;
constexpr std::uint32_t kPollUs = 500'000;
constexpr int kMostDarkPolls = 3;

Oled oled;

void reset() {
  if constexpr (kHasResetWire) {
    start_reset_wire();
    pulse_reset_wire();
    wait_us(kResetUs);
  }
}

constexpr bool kCanBeRead = kBoard.bus.kind == boards::BusKind::I2c;

template <class AnyBus>
bool read_status(AnyBus& bus, std::uint8_t& status) {
  if constexpr (std::is_same_v<AnyBus, I2cBus>) {
    return bus.read(status);
  } else {
    return false;  // never polled
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
  if constexpr (kCanBeRead)
    commands(std::span(&kNop, 1));  // after pixels a read would return pixels
  ready_ = bus_.flush();
  if (ready_ && dark_ && percent_ > 0) send_brightness();  // after it was lost
  return ready_;
}

bool Oled::is_due_for_poll() const {
  return kCanBeRead && ready_ && !dark_ && now_us() - polled_at_ >= kPollUs;
}

// After three polls in a row that failed or returned "dark", each followed by a set-up, further
// ones are ignored: some copies of these chips have no working status. If such a panel is pulled
// off, the next picture is not acknowledged.
bool Oled::has_forgotten() {
  if (!is_due_for_poll()) return false;
  polled_at_ = now_us();
  std::uint8_t status = kStatusDark;
  const bool answered = read_status(bus_, status);
  if (answered && (status & kStatusDark) == 0) {
    dark_polls_ = 0;
  } else if (dark_polls_ < kMostDarkPolls) {
    ++dark_polls_;
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
    // Switched on only once: a panel that is dark because it lost its power must stay dark until it
    // is set up again.
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

bool panel_is_due() { return oled.is_due_for_poll(); }

bool panel_has_forgotten() { return oled.has_forgotten(); }

// Reports none.
void watch_scan(bool) {}

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
