// Timers of the open screen: animation, auto-advance, auto-hide, input lock. And how long no key
// was touched.
#pragma once

#include "engine/hal.h"

namespace felicity::ui {

class Timers {
 public:
  void start(hal::Moment now) { now_ = last_key_at_ = now; }
  void set_now(hal::Moment now);
  hal::Moment now() const { return now_; }
  bool reached(hal::Moment at) const { return at.left(now_) <= 0; }

  // All milliseconds from here on are as they are measured: the speed of the settings is in them.
  void animate(int milliseconds);
  bool animating() const { return animating_; }
  int progress() const;  // 0..256
  bool end_animation();  // true: it has just ended
  // This long after the animation has ended.
  void advance_after(int milliseconds);
  bool advancing() const { return advancing_; }
  bool advance_is_due() const { return advancing_ && reached(advance_at_); }
  void stop_advance() { advancing_ = false; }
  void hide_after(int milliseconds);
  bool hide_is_due() const { return hiding_ && reached(hide_at_); }
  void lock(int milliseconds);
  bool locked() const { return locked_; }
  bool end_lock();  // true: it has just ended
  // Another screen is on top. The lock stays.
  void clear() { animating_ = advancing_ = hiding_ = false; }

  void touch() { last_key_at_ = now_; }
  std::uint32_t idle_ms() const { return now_ - last_key_at_; }
  hal::Moment last_key_at() const { return last_key_at_; }

  // The first of them, if that is sooner than `at`; frames of an animation are not in it.
  hal::Moment wake_at(hal::Moment at) const;

 private:
  bool animating_ = false;
  bool advancing_ = false;
  bool hiding_ = false;
  bool locked_ = false;
  hal::Moment now_;
  hal::Moment last_key_at_;
  hal::Moment animation_start_;
  hal::Moment animation_end_;
  hal::Moment advance_at_;
  hal::Moment hide_at_;
  hal::Moment locked_until_;
};

inline hal::Moment sooner(hal::Moment a, hal::Moment b) { return b.left(a) < 0 ? b : a; }

}  // namespace felicity::ui
