// Timers of the open screen: animation, auto-advance, auto-hide, input lock. And how long no key
// was touched.
#pragma once

#include "engine/base/link.h"
#include "engine/hal.h"
#include "engine/session/settings.h"

namespace felicity::ui {

// What a screen may use of it.
class ScreenTimers {
 public:
  hal::Moment now() const { return now_; }
  // An animation of this length at normal speed, from now on; 0..256 how far it is.
  void animate(int milliseconds);
  int progress() const;
  // App::next() this long after the animation has ended: at normal speed, and at least so many at
  // any speed.
  void advance_after(int milliseconds, int least = 0);
  // How much of this many milliseconds is left until then, 0..256.
  int left_of(int milliseconds) const;
  // App::back() after this long, from now on and at any speed.
  void hide_after(int milliseconds);

 protected:
  explicit ScreenTimers(const session::Settings& settings) : settings_(settings) {}
  bool reached(hal::Moment at) const { return at.left(now_) <= 0; }

  bool animating_ = false;
  bool advancing_ = false;
  bool hiding_ = false;
  hal::Moment now_;
  hal::Moment animation_start_;
  hal::Moment animation_end_;
  hal::Moment advance_at_;
  hal::Moment hide_at_;

 private:
  int scaled(int milliseconds) const;  // by the speed of the settings

  Link<const session::Settings> settings_;
};

class Timers : public ScreenTimers {
 public:
  explicit Timers(const session::Settings& settings) : ScreenTimers(settings) {}

  void start(hal::Moment now) { now_ = last_key_at_ = now; }
  void set_now(hal::Moment now);
  using ScreenTimers::reached;

  bool animating() const { return animating_; }
  bool end_animation();  // true: it has just ended
  bool advancing() const { return advancing_; }
  bool advance_is_due() const { return advancing_ && reached(advance_at_); }
  void stop_advance() { advancing_ = false; }
  bool hide_is_due() const { return hiding_ && reached(hide_at_); }
  void lock(int milliseconds);
  bool locked() const { return locked_; }
  bool end_lock();  // true: it has just ended
  // The first key that bids or passes counts only if its button was up for a while before.
  void begin_turn() { turn_taken_up_ = false; }
  bool takes_up_turn(std::uint32_t rested_ms);
  // Another screen is on top. The lock stays.
  void clear() { animating_ = advancing_ = hiding_ = false; }

  void touch() { last_key_at_ = now_; }
  std::uint32_t idle_ms() const { return now_ - last_key_at_; }
  hal::Moment last_key_at() const { return last_key_at_; }

  // The first of them, if that is sooner than `at`; frames of an animation are not in it.
  hal::Moment wake_at(hal::Moment at) const;

 private:
  bool locked_ = false;
  bool turn_taken_up_ = false;
  hal::Moment last_key_at_;
  hal::Moment locked_until_;
};

inline hal::Moment sooner(hal::Moment a, hal::Moment b) { return b.left(a) < 0 ? b : a; }

}  // namespace felicity::ui
