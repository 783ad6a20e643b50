#include "engine/ui/timers.h"

#include <algorithm>

namespace felicity::ui {
namespace {

// A thumb that hurries the seat before presses about five times a second. Its presses do not bid.
// A release is known only when the button has stopped chattering, so that a rest of 250 ms seems
// up to 30 ms shorter.
constexpr std::uint32_t kRestMs = 220;

}  // namespace

void Timers::set_now(hal::Moment now) {
  now_ = now;
  last_key_at_.stay_old(now);
}

int ScreenTimers::scaled(int milliseconds) const {
  switch (settings_->speed) {
    case session::Speed::Slow: return milliseconds * 3 / 2;
    case session::Speed::Normal: return milliseconds;
    case session::Speed::Fast: return milliseconds / 2;
    case session::Speed::Off: break;
  }
  return 0;
}

void ScreenTimers::animate(int milliseconds) {
  animation_start_ = now_;
  animation_end_ = now_ + static_cast<std::uint32_t>(scaled(milliseconds));
  animating_ = animation_end_ - now_ != 0;
}

int ScreenTimers::progress() const {
  if (!animating_ || reached(animation_end_)) return 256;
  return static_cast<int>((now_ - animation_start_) * 256 / (animation_end_ - animation_start_));
}

bool Timers::end_animation() {
  if (!animating_ || !reached(animation_end_)) return false;
  animating_ = false;
  return true;
}

void ScreenTimers::advance_after(int milliseconds, int least) {
  const int waits = std::max(scaled(milliseconds), least);
  advancing_ = true;
  advance_at_ = (animating_ ? animation_end_ : now_) + static_cast<std::uint32_t>(waits);
}

int ScreenTimers::left_of(int milliseconds) const {
  if (!advancing_) return 0;
  return std::clamp<int>(advance_at_.left(now_) * 256 / milliseconds, 0, 256);
}

void ScreenTimers::hide_after(int milliseconds) {
  hiding_ = true;
  hide_at_ = now_ + static_cast<std::uint32_t>(milliseconds);
}

void Timers::lock(int milliseconds) {
  locked_ = true;
  locked_until_ = now_ + static_cast<std::uint32_t>(milliseconds);
}

bool Timers::end_lock() {
  if (!locked_ || !reached(locked_until_)) return false;
  locked_ = false;
  return true;
}

bool Timers::takes_up_turn(std::uint32_t rested_ms) {
  turn_taken_up_ = turn_taken_up_ || rested_ms >= kRestMs;
  return turn_taken_up_;
}

hal::Moment Timers::wake_at(hal::Moment at) const {
  if (animating_) at = sooner(at, animation_end_);
  if (advancing_) at = sooner(at, advance_at_);
  if (hiding_) at = sooner(at, hide_at_);
  if (locked_) at = sooner(at, locked_until_);
  return at;
}

}  // namespace felicity::ui
