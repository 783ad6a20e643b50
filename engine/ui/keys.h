// From buttons to keys: what a press means depends on how long it lasts and how many buttons the
// board has.
#pragma once

#include <cstdint>

#include "engine/hal.h"

namespace felicity::ui {

// What a screen receives. Menu is the Y button or a long B; with five buttons a long ►, and a long
// A is B.
enum class Key : std::uint8_t { Up, Down, Left, Right, A, B, X, Menu };

// The other way.
Key opposite(Key key);

struct KeyEvent {
  enum class Kind : std::uint8_t { Down, Up, TakenBack, Held };
  Key key;
  Kind kind;
  std::uint32_t rested = UINT32_MAX;  // how long its button had been up before it was pressed
};

// Four are A B X Y, six have none of X Y, five are a joystick: a cross, and pushed in it is A.
enum class Buttons : std::uint8_t { Six, Four, Eight, Five };

// When a button with two meanings counts: B, which held is the menu; X and Y where there are only
// four: brief they are ▲ and ▼, held they are ◄ and ►; A and ► where there are only five.
enum class KeyTiming : std::uint8_t {
  OnRelease,     // once it is known which
  Undoable,      // ▲ and ▼ undo each other here: they count at once and are taken back if held
  VerticalOnly,  // nothing here needs ◄ or ►: X and Y are ▲ and ▼ alone, at once, and repeat
  Immediate,     // at once; X and Y are ◄ and ►, A of five is B
  Question,      // as OnRelease, and A counts on release or is Held
  // At once, X and Y are ◄ and ►, but ▲, X of four, counts on release or is Held; nothing repeats.
  InHand,
};

class KeyReader {
 public:
  static constexpr std::uint32_t kMenuMs = 800;
  static constexpr std::uint32_t kTapMs =
      250;  // let go before: B; later, and before the menu: none
  static constexpr std::uint32_t kSlowTapMs = 400;  // the same for A and ► of five
  static constexpr std::uint32_t kSidewaysMs = 500;
  static constexpr std::uint32_t kPlaceMs = 400;    // Held, in the hand
  static constexpr std::uint32_t kAnswerMs = 1000;  // Held, in a question
  static constexpr std::uint32_t kRepeatAfterMs = 400;
  static constexpr std::uint32_t kRepeatMs = 90;
  static constexpr std::uint32_t kStuckMs = 8000;
  static constexpr int kMostEvents = 24;

  explicit KeyReader(Buttons buttons) : buttons_(buttons) {}

  // What is taken back comes before everything else.
  int read(hal::Moment now, std::uint8_t held, KeyTiming timing, KeyEvent (&events)[kMostEvents]);

  // A button held now counts only after it was released and pressed again.
  void swallow();
  // All but the button that stands for this key.
  void swallow_but(Key key);
  // What was counted at once can no longer be taken back: its screen is not on top any more. With
  // five buttons A, which counts on release, must be pressed again there: it lifts covers.
  void swallow_counted();

  // B held opens a menu on this screen: it fills once it is too long for a tap.
  void set_menu(bool menu) { menu_ = menu; }
  // For a picture turned by 180 degrees.
  void set_turned(bool turned) { turned_ = turned; }

  std::uint8_t held() const { return held_; }
  // For the self-test: buttons held for longer than a thumb does, and those that went down at the
  // very same time as another one, which fingers hardly ever do.
  std::uint8_t stuck() const;
  std::uint8_t pressed_together() const;
  // A button that was pressed, not swallowed, and stands for this key is still held.
  bool is_down(Key key) const;
  // How far a button is from being Held or from its second meaning, 0..256; -1: none fills.
  int filled() const;
  // A button fills, and will be this key: Menu, or B of five.
  bool fills_to(Key& key) const;
  // Whether, and when, holding a key will produce an event without any change of the buttons.
  bool next_change(hal::Moment& at) const;

  Buttons buttons() const { return buttons_; }

 private:
  enum class Phase : std::uint8_t { Up, Swallowed, Undecided, Provisional, Filling, Down };
  struct Button {
    Phase phase = Phase::Up;
    Key key = Key::A;         // what it stands for; Undecided, Filling: if it is let go in time
    bool fills_late = false;  // Undecided while it may be a tap, then Filling
    bool answers = false;     // and then it is Held, instead of another key
    bool repeats = false;     // while it is Down
    hal::Moment change_at;    // Down: the next repeat; else when it turns long or is Held
    hal::Moment since;        // it is held, or up
    std::uint32_t rested = UINT32_MAX;  // how long it had been up when it was pressed
  };

  void press(int bit, hal::Moment now, KeyTiming timing);
  void release(int bit, hal::Moment now);
  void take_back(int bit, hal::Moment now);
  void tick(int bit, hal::Moment now);
  void emit(const Button& button, KeyEvent::Kind kind);
  bool is_arrow(int bit) const;       // brief ▲ or ▼, held ◄ or ►
  int up_button() const;              // ▲, or X of four, as the device is held
  bool is_menu_arrow(int bit) const;  // ► of five, as the device is held
  Key brief_key(int bit) const;
  Key long_key(int bit) const;
  bool fills_late(int bit) const;
  std::uint32_t tap_ms() const { return buttons_ == Buttons::Five ? kSlowTapMs : kTapMs; }
  // What it does is known when it is let go, or held for long.
  static bool counts_on_release(const Button& button) {
    return button.phase == Phase::Undecided || button.phase == Phase::Filling;
  }
  const Button* button_for(Key key) const;
  void swallow_all_but(const Button* kept);
  bool is_held(int bit) const { return (held_ >> bit & 1) != 0; }

  Buttons buttons_;
  bool turned_ = false;
  bool menu_ = false;
  std::uint8_t held_ = 0;
  hal::Moment read_at_;
  Button button_[8];
  KeyEvent* out_ = nullptr;
  int count_ = 0;
};

}  // namespace felicity::ui
