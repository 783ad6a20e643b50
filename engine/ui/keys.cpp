#include "engine/ui/keys.h"

namespace felicity::ui {
namespace {

constexpr int kButtonUp = 0;
constexpr int kButtonDown = 1;
constexpr int kButtonLeft = 2;
constexpr int kButtonRight = 3;
constexpr int kButtonA = 4;
constexpr int kButtonB = 5;
constexpr int kButtonX = 6;
constexpr int kButtonY = 7;
static_assert(hal::kUp == 1 << kButtonUp && hal::kDown == 1 << kButtonDown);
static_assert(hal::kA == 1 << kButtonA && hal::kB == 1 << kButtonB && hal::kX == 1 << kButtonX &&
              hal::kY == 1 << kButtonY);

constexpr bool reached(hal::Moment now, hal::Moment at) { return at.left(now) <= 0; }

bool repeats(Key key) { return key == Key::Up || key == Key::Down; }

}  // namespace

Key opposite(Key key) {
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

void KeyReader::emit(const Button& button, KeyEvent::Kind kind) {
  if (count_ == kMostEvents) return;
  out_[count_++] = {turned_ ? opposite(button.key) : button.key, kind, button.rested};
}

bool KeyReader::is_arrow(int bit) const { return buttons_ == Buttons::Four && bit >= kButtonX; }

Key KeyReader::brief_key(int bit) const {
  static_assert(hal::kUp == 1 << static_cast<int>(Key::Up));  // and so on: in the same order
  static_assert(hal::kY == 1 << static_cast<int>(Key::Menu));
  if (is_arrow(bit)) return bit == kButtonX ? Key::Up : Key::Down;
  return static_cast<Key>(bit);
}

// Of a button with two meanings.
Key KeyReader::long_key(int bit) const {
  if (is_arrow(bit)) return bit == kButtonX ? Key::Left : Key::Right;
  return bit == kButtonA ? Key::B : Key::Menu;
}

bool KeyReader::is_menu_arrow(int bit) const {
  return buttons_ == Buttons::Five && bit == (turned_ ? kButtonLeft : kButtonRight);
}

int KeyReader::up_button() const {
  if (buttons_ == Buttons::Four) return turned_ ? kButtonY : kButtonX;
  return turned_ ? kButtonDown : kButtonUp;
}

bool KeyReader::fills_late(int bit) const {
  if (bit == kButtonA) return buttons_ == Buttons::Five;
  return menu_ && (bit == kButtonB || is_menu_arrow(bit));
}

void KeyReader::press(int bit, hal::Moment now, KeyTiming timing) {
  Button& button = button_[bit];
  button.rested = now - button.since;
  button.since = now;
  button.phase = Phase::Down;
  button.key = brief_key(bit);
  button.change_at = now + kRepeatAfterMs;
  button.fills_late = button.answers = false;
  const bool arrow = is_arrow(bit);
  if (timing == KeyTiming::Immediate || timing == KeyTiming::InHand) {
    if (arrow) button.key = long_key(bit);
    if (timing == KeyTiming::Immediate && buttons_ == Buttons::Five && bit == kButtonA) {
      button.key = Key::B;
    }
    if (timing == KeyTiming::InHand && bit == up_button()) {
      button.phase = Phase::Filling;
      button.change_at = now + kPlaceMs;
    }
  } else if (timing == KeyTiming::Question && bit == kButtonA && buttons_ != Buttons::Five) {
    button.phase = Phase::Filling;
    button.change_at = now + kAnswerMs;
  } else if (bit == kButtonB && !menu_) {
    button.phase = Phase::Undecided;
    button.change_at = now + kMenuMs;
  } else if (fills_late(bit)) {
    button.phase = Phase::Undecided;
    button.fills_late = true;
    button.answers = timing == KeyTiming::Question && bit == kButtonA;
    button.change_at = now + tap_ms();
  } else if (arrow && timing != KeyTiming::VerticalOnly) {
    button.phase = timing == KeyTiming::Undoable ? Phase::Provisional : Phase::Undecided;
    button.change_at = now + kSidewaysMs;
  }
  button.repeats = timing != KeyTiming::InHand && repeats(button.key);
  if (!counts_on_release(button)) emit(button, KeyEvent::Kind::Down);
}

void KeyReader::release(int bit, hal::Moment now) {
  Button& button = button_[bit];
  const bool too_late = button.fills_late && button.phase == Phase::Filling;
  if (counts_on_release(button) && !too_late) emit(button, KeyEvent::Kind::Down);
  if (button.phase != Phase::Swallowed) emit(button, KeyEvent::Kind::Up);
  button.phase = Phase::Up;
  button.since = now;
}

void KeyReader::take_back(int bit, hal::Moment now) {
  Button& button = button_[bit];
  if (button.phase != Phase::Provisional || !reached(now, button.change_at)) return;
  button.phase = Phase::Undecided;
  emit(button, KeyEvent::Kind::TakenBack);
}

void KeyReader::tick(int bit, hal::Moment now) {
  Button& button = button_[bit];
  if (button.phase == Phase::Undecided && button.fills_late && reached(now, button.change_at)) {
    button.phase = Phase::Filling;
    button.change_at = button.since + (button.answers ? kAnswerMs : kMenuMs);
  }
  const bool turns_long =
      !button.answers && (button.phase == Phase::Undecided || button.fills_late);
  if (counts_on_release(button) && turns_long && reached(now, button.change_at)) {
    button.phase = Phase::Down;
    button.key = long_key(bit);
    button.repeats = false;
    emit(button, KeyEvent::Kind::Down);
  } else if (button.phase == Phase::Filling && reached(now, button.change_at)) {
    button.phase = Phase::Down;
    button.repeats = false;
    emit(button, KeyEvent::Kind::Held);
  } else if (button.phase == Phase::Down && button.repeats && reached(now, button.change_at)) {
    button.change_at = now + kRepeatMs;
    emit(button, KeyEvent::Kind::Down);
  }
}

int KeyReader::read(hal::Moment now, std::uint8_t held, KeyTiming timing,
                    KeyEvent (&events)[kMostEvents]) {
  out_ = events;
  count_ = 0;
  const unsigned before = held_;
  held_ = held;
  read_at_ = now;
  for (int bit = 0; bit < 8; ++bit) {
    button_[bit].since.stay_old(now);
    if (is_held(bit)) take_back(bit, now);
  }
  for (int bit = 0; bit < 8; ++bit) {
    const bool was = (before >> bit & 1) != 0;
    const bool is = is_held(bit);
    if (is && !was) press(bit, now, timing);
    if (!is && was) release(bit, now);
    if (is && was) tick(bit, now);
  }
  return count_;
}

void KeyReader::swallow() { swallow_all_but(nullptr); }

void KeyReader::swallow_but(Key key) { swallow_all_but(button_for(key)); }

void KeyReader::swallow_all_but(const Button* kept) {
  for (Button& button : button_) {
    if (&button != kept && button.phase != Phase::Up) button.phase = Phase::Swallowed;
  }
}

void KeyReader::swallow_counted() {
  for (Button& button : button_) {
    if (button.phase == Phase::Provisional) button.phase = Phase::Swallowed;
  }
  Button& stick = button_[kButtonA];
  if (buttons_ == Buttons::Five && counts_on_release(stick)) stick.phase = Phase::Swallowed;
}

const KeyReader::Button* KeyReader::button_for(Key key) const {
  const Key meant = turned_ ? opposite(key) : key;
  for (const Button& button : button_) {
    if (button.phase == Phase::Down && button.key == meant) return &button;
  }
  return nullptr;
}

bool KeyReader::is_down(Key key) const { return button_for(key) != nullptr; }

std::uint8_t KeyReader::stuck() const {
  unsigned bits = 0;
  for (int bit = 0; bit < 8; ++bit) {
    if (is_held(bit) && read_at_ - button_[bit].since >= kStuckMs) bits |= 1U << bit;
  }
  return static_cast<std::uint8_t>(bits);
}

std::uint8_t KeyReader::pressed_together() const {
  unsigned bits = 0;
  for (int a = 0; a < 8; ++a) {
    for (int b = 0; b < a; ++b) {
      if (!is_held(a) || !is_held(b)) continue;
      if (button_[a].since - button_[b].since == 0) bits |= 1U << a | 1U << b;
    }
  }
  return static_cast<std::uint8_t>(bits);
}

bool KeyReader::fills_to(Key& key) const {
  for (int bit = 0; bit < 8; ++bit) {
    const Button& button = button_[bit];
    if (button.phase != Phase::Filling || !button.fills_late || button.answers) continue;
    key = long_key(bit);
    return true;
  }
  return false;
}

int KeyReader::filled() const {
  for (const Button& button : button_) {
    if (button.phase != Phase::Filling) continue;
    const hal::Moment from = button.fills_late ? button.since + tap_ms() : button.since;
    return static_cast<int>((read_at_ - from) * 256 / (button.change_at - from));
  }
  return -1;
}

bool KeyReader::next_change(hal::Moment& at) const {
  bool any = false;
  for (const Button& button : button_) {
    const bool timed = button.phase == Phase::Provisional || counts_on_release(button) ||
                       (button.phase == Phase::Down && button.repeats);
    if (!timed || (any && reached(button.change_at, at))) continue;
    at = button.change_at;
    any = true;
  }
  return any;
}

}  // namespace felicity::ui
