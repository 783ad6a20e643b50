// A mouse on the drawn device. It has one pointer, and a hand is seen only while A is held: a click
// that opens it keeps A down until A, or no key at all, is clicked or the hand closes. One's own
// mice need no second key: they are hidden when the button is let go, as the screen says.
#pragma once

#include <cstdint>

#include "engine/hal.h"

namespace felicity::host {

class MouseKeys {
 public:
  enum class Button : std::uint8_t { Left, Right };

  std::uint8_t held() const { return static_cast<std::uint8_t>(clicked_ | kept_); }

  // On the key with this bit; 0: beside all keys. The right button keeps any key down.
  void press(Button button, std::uint8_t bit) {
    if (bit == 0) kept_ = static_cast<std::uint8_t>(kept_ & ~opener_);
    const bool was_kept = (kept_ & bit) != 0;
    kept_ = static_cast<std::uint8_t>(kept_ & ~bit);
    if (was_kept) return;
    if (button == Button::Left) clicked_ = bit;
    if (button == Button::Right) kept_ |= bit;
  }

  void release() {
    if (secret_) kept_ |= clicked_ & opener_;
    clicked_ = 0;
  }

  // A secret is on the panel as long as its key is held.
  void secret_shown(bool shown) {
    if (shown == secret_) return;
    secret_ = shown;
    if (!shown) kept_ = static_cast<std::uint8_t>(kept_ & ~opener_);
    opener_ = shown ? clicked_ & hal::kA : 0;
  }

 private:
  std::uint8_t clicked_ = 0;
  std::uint8_t kept_ = 0;
  std::uint8_t opener_ = 0;  // A, if it was down when the secret appeared
  bool secret_ = false;
};

}  // namespace felicity::host
