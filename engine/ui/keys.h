// From buttons to keys: what a press means depends on how long it lasts and how many buttons the
// board has.
#pragma once

#include <cstdint>

namespace felicity::ui {

// What a screen is told. Menu is the Y button or a long B.
enum class Key : std::uint8_t { Up, Down, Left, Right, A, B, X, Menu };

struct KeyEvent {
  Key key;
  bool down;  // else: let go
};

enum class Buttons : std::uint8_t { Six, Four };  // more than six count as six; four are A B X Y

class KeyReader {
 public:
  static constexpr std::uint32_t kMenuMs = 800;
  static constexpr std::uint32_t kSidewaysMs = 500;
  static constexpr std::uint32_t kRepeatAfterMs = 400;
  static constexpr std::uint32_t kRepeatMs = 90;
  static constexpr int kMostEvents = 24;

  explicit KeyReader(Buttons buttons) : buttons_(buttons) {}

  // On a secret screen nothing waits to see how long it is held: B acts at once and four buttons
  // turn sideways.
  int read(std::uint32_t now, std::uint8_t held, bool secret, KeyEvent (&events)[kMostEvents]);

  // Whatever is held now counts only after it was let go and pressed anew.
  void swallow();
  // All but the button that stands for this key.
  void swallow_but(Key key);

  // For a picture turned by 180 degrees.
  void set_turned(bool turned) { turned_ = turned; }

  std::uint8_t held() const { return held_; }
  // For the self-test: buttons held for so long, and those that went down at the very same time as
  // another one, which fingers hardly ever do.
  std::uint8_t held_for(std::uint32_t now, std::uint32_t milliseconds) const;
  std::uint8_t pressed_together() const;
  // A button that was pressed, not swallowed, and stands for this key is still held.
  bool is_down(Key key) const;
  // The button that stands for this key had been up for so long before it was pressed.
  bool rested_before(Key key, std::uint32_t milliseconds) const;
  // True, and when, if a held key will mean something new by itself.
  bool next_change(std::uint32_t& at) const;

  Buttons buttons() const { return buttons_; }

 private:
  enum class Phase : std::uint8_t { Up, Swallowed, Undecided, Down };
  struct Button {
    std::uint32_t pressed_at() const { return up_since + rested; }

    Phase phase = Phase::Up;
    Key key = Key::A;             // what it stands for while Down
    std::uint32_t change_at = 0;  // Undecided: when it turns long; Down: the next repeat
    std::uint32_t up_since = 0;
    std::uint32_t rested = UINT32_MAX;  // how long it had been up when it was pressed
  };

  void press(int bit, std::uint32_t now, bool secret);
  void release(int bit, std::uint32_t now);
  void grow_old(int bit, std::uint32_t now);
  void emit(Key key, bool down);
  const Button* button_for(Key key) const;
  void swallow_all_but(const Button* kept);
  bool is_held(int bit) const { return (held_ >> bit & 1) != 0; }

  Buttons buttons_;
  bool turned_ = false;
  std::uint8_t held_ = 0;
  Button button_[8];
  KeyEvent* out_ = nullptr;
  int count_ = 0;
};

}  // namespace felicity::ui
