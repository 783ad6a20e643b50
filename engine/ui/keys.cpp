#include "engine/ui/keys.h"

#include "engine/hal.h"

namespace felicity::ui {
namespace {

constexpr int kButtonA = 4;
constexpr int kButtonB = 5;
constexpr int kButtonX = 6;
constexpr int kButtonY = 7;
static_assert(hal::kA == 1 << kButtonA && hal::kB == 1 << kButtonB && hal::kX == 1 << kButtonX &&
              hal::kY == 1 << kButtonY);

constexpr bool reached(std::uint32_t now, std::uint32_t at) {
  return static_cast<std::int32_t>(now - at) >= 0;  // the clock may wrap
}

bool repeats(Key key) { return key == Key::Up || key == Key::Down; }

Key turn(Key key) {
  switch (key) {
    case Key::Up: return Key::Down;
    case Key::Down: return Key::Up;
    case Key::Left: return Key::Right;
    case Key::Right: return Key::Left;
    case Key::A:
    case Key::B:
    case Key::X:
    case Key::Menu: break;
  }
  return key;
}

}  // namespace

void KeyReader::emit(Key key, bool down) {
  if (count_ < kMostEvents) out_[count_++] = {turned_ ? turn(key) : key, down};
}

void KeyReader::press(int bit, std::uint32_t now, bool secret) {
  Button& button = button_[bit];
  button.rested = now - button.up_since;
  const bool four = buttons_ == Buttons::Four;
  const bool waits = !secret && (bit == kButtonB || (four && bit >= kButtonX));
  if (waits) {
    button.phase = Phase::Undecided;
    button.change_at = now + (bit == kButtonB ? kMenuMs : kSidewaysMs);
    return;
  }
  constexpr Key kSix[] = {Key::Up, Key::Down, Key::Left, Key::Right,
                          Key::A,  Key::B,    Key::X,    Key::Menu};
  button.phase = Phase::Down;
  button.key = kSix[bit];
  if (four && bit == kButtonX) button.key = Key::Left;
  if (four && bit == kButtonY) button.key = Key::Right;
  button.change_at = now + kRepeatAfterMs;
  emit(button.key, true);
}

void KeyReader::release(int bit, std::uint32_t now) {
  Button& button = button_[bit];
  if (button.phase == Phase::Undecided) {
    const Key brief = bit == kButtonB ? Key::B : bit == kButtonX ? Key::Up : Key::Down;
    emit(brief, true);
    emit(brief, false);
  } else if (button.phase == Phase::Down) {
    emit(button.key, false);
  }
  button.phase = Phase::Up;
  button.up_since = now;
}

void KeyReader::grow_old(int bit, std::uint32_t now) {
  Button& button = button_[bit];
  if (button.phase == Phase::Undecided && reached(now, button.change_at)) {
    button.phase = Phase::Down;
    button.key = bit == kButtonB ? Key::Menu : bit == kButtonX ? Key::Left : Key::Right;
    button.change_at = now + kRepeatAfterMs;
    emit(button.key, true);
  } else if (button.phase == Phase::Down && repeats(button.key) && reached(now, button.change_at)) {
    button.change_at = now + kRepeatMs;
    emit(button.key, true);
  }
}

int KeyReader::read(std::uint32_t now, std::uint8_t held, bool secret,
                    KeyEvent (&events)[kMostEvents]) {
  out_ = events;
  count_ = 0;
  for (int bit = 0; bit < 8; ++bit) {
    const bool was = (held_ >> bit & 1) != 0;
    const bool is = (held >> bit & 1) != 0;
    if (is && !was) press(bit, now, secret);
    if (!is && was) release(bit, now);
    if (is && was) grow_old(bit, now);
  }
  held_ = held;
  return count_;
}

void KeyReader::swallow() { swallow_all_but(nullptr); }

void KeyReader::swallow_but(Key key) { swallow_all_but(button_for(key)); }

void KeyReader::swallow_all_but(const Button* kept) {
  for (Button& button : button_) {
    if (&button != kept && button.phase != Phase::Up) button.phase = Phase::Swallowed;
  }
}

const KeyReader::Button* KeyReader::button_for(Key key) const {
  const Key meant = turned_ ? turn(key) : key;
  for (const Button& button : button_) {
    if (button.phase == Phase::Down && button.key == meant) return &button;
  }
  return nullptr;
}

bool KeyReader::is_down(Key key) const { return button_for(key) != nullptr; }

std::uint8_t KeyReader::held_for(std::uint32_t now, std::uint32_t milliseconds) const {
  unsigned bits = 0;
  for (int bit = 0; bit < 8; ++bit) {
    if (is_held(bit) && now - button_[bit].pressed_at() >= milliseconds) bits |= 1U << bit;
  }
  return static_cast<std::uint8_t>(bits);
}

std::uint8_t KeyReader::pressed_together() const {
  unsigned bits = 0;
  for (int a = 0; a < 8; ++a) {
    for (int b = 0; b < a; ++b) {
      if (!is_held(a) || !is_held(b)) continue;
      if (button_[a].pressed_at() == button_[b].pressed_at()) bits |= 1U << a | 1U << b;
    }
  }
  return static_cast<std::uint8_t>(bits);
}

bool KeyReader::rested_before(Key key, std::uint32_t milliseconds) const {
  const Button* button = button_for(key);
  return button != nullptr && button->rested >= milliseconds;
}

bool KeyReader::next_change(std::uint32_t& at) const {
  bool any = false;
  for (const Button& button : button_) {
    const bool timed =
        button.phase == Phase::Undecided || (button.phase == Phase::Down && repeats(button.key));
    if (!timed || (any && reached(button.change_at, at))) continue;
    at = button.change_at;
    any = true;
  }
  return any;
}

}  // namespace felicity::ui
