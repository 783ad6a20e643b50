// A mouse on the drawn device. It has one pointer, and a hand is seen only while A is held: a click
// that opens a secret keeps its key down until the key is clicked again or the secret closes.
#pragma once

#include <cstdint>

namespace felicity::host {

class MouseKeys {
 public:
  enum class Button : std::uint8_t { Left, Right };

  std::uint8_t held() const { return static_cast<std::uint8_t>(clicked_ | kept_); }

  // On the key with this bit; 0: beside all keys. The right button keeps any key down.
  void press(Button button, std::uint8_t bit) {
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
    opener_ = shown ? clicked_ : 0;
  }

 private:
  std::uint8_t clicked_ = 0;
  std::uint8_t kept_ = 0;
  std::uint8_t opener_ = 0;  // the key that was down when the secret appeared
  bool secret_ = false;
};

}  // namespace felicity::host
