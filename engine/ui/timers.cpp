// What screens ask of the clock: animations, what follows by itself, a deaf moment.
#include "engine/ui/app.h"

namespace felicity::ui {

int App::scaled(int milliseconds) const {
  switch (settings_.speed) {
    case Speed::Slow: return milliseconds * 3 / 2;
    case Speed::Normal: return milliseconds;
    case Speed::Fast: return milliseconds / 2;
    case Speed::Off: break;
  }
  return 0;
}

void App::animate(int milliseconds) {
  animation_start_ = now_;
  animation_end_ = now_ + static_cast<std::uint32_t>(scaled(milliseconds));
  animating_ = animation_end_ - now_ != 0;
}

int App::progress() const {
  if (!animating_ || reached(animation_end_)) return 256;
  return static_cast<int>((now_ - animation_start_) * 256 / (animation_end_ - animation_start_));
}

void App::advance_after(int milliseconds) {
  advancing_ = true;
  advance_at_ =
      (animating_ ? animation_end_ : now_) + static_cast<std::uint32_t>(scaled(milliseconds));
}

void App::hide_after(int milliseconds) {
  hiding_ = true;
  hide_at_ = now_ + static_cast<std::uint32_t>(milliseconds);
}

void App::lock(int milliseconds) {
  keys_.swallow();
  locked_ = true;
  locked_until_ = now_ + static_cast<std::uint32_t>(milliseconds);
}

}  // namespace felicity::ui
