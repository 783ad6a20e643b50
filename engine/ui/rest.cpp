// The battery, and rest in all its depths: dim, dark, locked for the pocket.
#include <algorithm>

#include "engine/hal.h"
#include "engine/ui/app.h"
#include "engine/ui/idle_life.h"

namespace felicity::ui {
namespace {

constexpr std::uint32_t kHideMs = 20'000;
constexpr std::uint32_t kDimMs = 45'000;
constexpr std::uint32_t kLostMs = 500;  // a panel that took no picture is tried again
constexpr std::uint32_t kEmptyMs = 4'000;
constexpr std::uint32_t kPocketMs = 10 * 60'000;
constexpr int kDimPercent = 30;
constexpr int kLeastLight = 5;   // percent
constexpr int kWarningMs = 500;  // a press that was meant for the screen beneath does not count

// Of a locked device.
constexpr std::uint32_t kTouchMs = 100;   // shorter lights nothing
constexpr std::uint32_t kHoldMs = 1'000;  // A unlocks
constexpr std::uint32_t kSignMs = 2'000;  // a key that is held in a pocket lights no longer

using Level = session::Gauge::Level;

}  // namespace

// ---- the battery --------------------------------------------------------------------------------

void App::watch_battery() {
  const bool is_due = timers_.now() - battery_at_ >= gauge_.interval_ms();
  if (is_due || settings().battery != gauge_.battery()) read_battery();
  if (gauge_.wants_warning()) warn_of_battery();
}

void App::read_battery() {
  const bool was_on_cable = gauge_.on_cable();
  battery_at_ = timers_.now();
  gauge_.read(hal::power(), settings().battery);
  hal::write_above(cut_off(settings().battery));
  // Pages that were refused below the cut-off are not worn out.
  if (gauge_.on_cable() && !was_on_cable) saves_->store().try_again();
  Chrome& chrome = panel_->chrome();
  const bool is_same = chrome.battery == gauge_.percent() && chrome.level == gauge_.level() &&
                       chrome.charging == gauge_.is_charging() &&
                       chrome.measured == gauge_.measures();
  if (is_same) return;
  chrome.battery = gauge_.percent();
  chrome.level = gauge_.level();
  chrome.charging = gauge_.is_charging();
  chrome.measured = gauge_.measures();
  panel_->redraw();
}

// Not on top of anything else that was opened, and never of a secret.
void App::warn_of_battery() {
  if (rest_ != Rest::Awake || screens_.depth() > 0 || !screen().menu || screen().secret) return;
  gauge_.set_warned();
  notice(Text::BatteryLow);
  lock(kWarningMs);
}

// ---- rest ---------------------------------------------------------------------------------------

void App::watch_idleness() {
  if (screen().secret && !secret_stays() && timers_.idle_ms() >= kHideMs) back();
  rest_deeper();
}

// In the settings an empty battery may be one of another kind.
void App::rest_deeper() {
  const std::uint32_t idle = timers_.idle_ms();
  const bool empty = gauge_.level() == Level::Empty && !screen().settings;
  const bool busy = session_->mode().in_background || session_->bots().thinking();
  switch (rest_) {
    case Rest::Awake:
      if (empty) return begin_rest(Rest::Empty);
      if (settings().sleep_minutes > 0 && idle >= sleep_ms()) begin_rest(Rest::Dark);
      break;
    case Rest::Empty:
      if (!empty) return wake_up();
      if (timers_.now() - rest_since_ >= kEmptyMs) lock_for_pocket();
      break;
    case Rest::Dark:
      if (gauge_.on_cable() || (!empty && (busy || idle < kPocketMs))) break;
      lock_for_pocket();
      break;
    case Rest::Locked: break;
  }
}

void App::lock_for_pocket() {
  rest_ = Rest::Locked;
  hal::sleep_deeply();
}

int App::backlight() const {
  const int full = settings().brightness * 20;
  const int dimmed = std::max(full * kDimPercent / 100, kLeastLight);
  const bool low = gauge_.level() >= Level::Low;
  switch (rest_) {
    case Rest::Awake: return low || timers_.idle_ms() >= kDimMs ? dimmed : full;
    case Rest::Empty: return dimmed;
    case Rest::Dark: break;
    case Rest::Locked: return shows_lock_sign() ? dimmed : 0;
  }
  return 0;
}

void App::update_backlight() { panel_->update_backlight(backlight()); }

void App::begin_rest(Rest rest) {
  session_->set_holder_known(false);
  while (screen().secret) back();
  rest_ = rest;
  rest_since_ = timers_.now();
  touched_ = 0;
  keys_.swallow();
  open(kSleepScreen);
}

// The waking press wakes and nothing else, nor does what was pressed with it.
void App::wake_up() {
  rest_ = Rest::Awake;
  panel_->chrome().waking = -1;
  if (screen().sleeps) back();
  lock(0);
  panel_->forget_tiles();
  panel_->redraw();
}

// ---- locked -------------------------------------------------------------------------------------

bool App::shows_lock_sign() const {
  const std::uint32_t held_ms = timers_.now() - rest_since_;
  return touched_ != 0 && held_ms >= kTouchMs && held_ms < kSignMs;
}

// Instead of everything else that a step does. The clock of a dormant chip stands still, so the
// cable is looked at every time.
void App::step_locked(std::uint8_t held) {
  const bool is_due = timers_.now() - battery_at_ >= gauge_.interval_ms();
  if (is_due || hal::power().cable) read_battery();
  if (held != touched_) rest_since_ = timers_.now();
  touched_ = held;
  rest_since_.stay_old(timers_.now());
  const std::uint32_t held_ms = timers_.now() - rest_since_;
  const bool unlocks = held == hal::kA && held_ms >= kHoldMs;
  if (unlocks || gauge_.on_cable()) {
    ignore_keys(held);
    rest_ = Rest::Dark;
    if (unlocks) wake_up();
    return;
  }
  Chrome& chrome = panel_->chrome();
  const int filled = held == hal::kA ? static_cast<int>(held_ms * 256 / kHoldMs) : 0;
  const int waking = shows_lock_sign() ? filled : -1;
  if (waking != chrome.waking) {
    // As after any dark: a panel that cannot be read is set up again before it is lit.
    if (chrome.waking < 0) panel_->forget_tiles();
    panel_->redraw();
  }
  chrome.waking = waking;
  panel_->draw_if_due(*this, false);
  update_backlight();
  const bool is_over = held == 0 || held_ms >= kSignMs;
  if (is_over) hal::sleep_deeply();
}

hal::Moment App::locked_wake_at() const {
  const std::uint32_t held_ms = timers_.now() - rest_since_;
  if (touched_ == 0 || held_ms >= kSignMs) return battery_at_ + gauge_.interval_ms();
  if (held_ms < kTouchMs) return rest_since_ + kTouchMs;
  if (touched_ != hal::kA) return rest_since_ + kSignMs;
  return sooner(panel_->drawn_at() + Panel::kFrameMs, rest_since_ + kHoldMs);
}

// ---- time ---------------------------------------------------------------------------------------

hal::Moment App::wake_at() const {
  if (rest_ == Rest::Locked) return locked_wake_at();
  if (!session_->boot_is_counted() || panel_->is_dirty() || erasing_ahead_ ||
      saves_->store().erasing() || session_->bots().thinking() || session_->mode().in_background) {
    return timers_.now();
  }
  hal::Moment at = timers_.wake_at(battery_at_ + gauge_.interval_ms());
  if (moves()) at = sooner(at, panel_->drawn_at() + Panel::kFrameMs);
  if (lives()) {
    const std::uint32_t still_ms = timers_.now() - panel_->drawn_at();
    at = sooner(at, timers_.now() + until_pose_changes(still_ms, timers_.idle_ms()));
  }
  if (panel_->is_lost()) at = sooner(at, panel_->drawn_at() + kLostMs);
  hal::Moment key_at;
  if (keys_.next_change(key_at)) at = sooner(at, key_at);
  const hal::Moment idle_since = timers_.last_key_at();
  if (screen().secret && !secret_stays()) at = sooner(at, idle_since + kHideMs);
  if (!timers_.reached(idle_since + kDimMs)) at = sooner(at, idle_since + kDimMs);
  switch (rest_) {
    case Rest::Awake:
      if (settings().sleep_minutes > 0) at = sooner(at, idle_since + sleep_ms());
      break;
    case Rest::Empty: at = sooner(at, rest_since_ + kEmptyMs); break;
    case Rest::Dark:
      if (!timers_.reached(idle_since + kPocketMs)) at = sooner(at, idle_since + kPocketMs);
      break;
    case Rest::Locked: break;
  }
  return at;
}

}  // namespace felicity::ui
