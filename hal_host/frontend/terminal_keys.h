// From the bytes of a terminal to keys that are held and released.
//
// Most terminals send presses and repeats, never releases. So a key counts as held for a moment, as
// long as repeats follow closely, or, if it has opened a secret, until it is pressed again. While a
// secret is shown repeats are presses: only Shift holds a key, so that no card is placed by them.
// Terminals with kitty's keyboard protocol report releases.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

#include "boards/board.h"
#include "engine/hal.h"
#include "engine/ui/keys.h"

namespace felicity::host {

struct Stroke {
  enum class Kind : std::uint8_t {
    Tap,       // a press, or the repeat of one
    Long,      // with Shift: long enough for any long press of the game
    Sideways,  // ◄ ► of four buttons: Long, but a Tap while a secret is shown
    Down,      // only from terminals that report releases
    Up,
    Quit,
    Stop,           // the job, at Ctrl-Z
    TellsReleases,  // the terminal's answer to kAskForReleases
    Letter,         // of a name
  };
  Kind kind;
  std::uint8_t bit = 0;
  char16_t letter = 0;
};

class StrokeReader {
 public:
  static constexpr const char* kAskForReleases = "\x1b[?u";
  static constexpr const char* kWantReleases = "\x1b[>11u";

  explicit StrokeReader(const boards::Board& board);

  void feed(std::string_view bytes);
  // No byte followed: the escape was the Esc key, not the start of a sequence.
  void flush();
  bool waits() const { return !pending_.empty(); }
  // From now on letters are letters of a name: only arrows, Enter, Esc and Backspace are buttons.
  void takes_letters(bool takes) { takes_letters_ = takes; }
  bool next(Stroke& stroke);

 private:
  enum class Named : std::uint8_t { Up, Down, Left, Right, A, B, X, Y, Menu, Quit, Stop, None };
  struct Press {
    Named key = Named::None;
    bool shift = false;
    bool tells_event = false;  // and it is this one: 1 press, 2 repeat, 3 release
    int event = 1;
  };

  std::size_t take_sequence();  // bytes used; 0: not complete yet
  static Named of_code(int code, bool control);
  void add(const Press& press);
  bool add_letter(char32_t code);  // false: it is none, or a button
  std::size_t take_code();         // bytes used; 0: not complete yet

  std::uint8_t bits_;
  bool four_;
  bool five_;
  bool tells_releases_ = false;
  bool takes_letters_ = false;
  std::string pending_;
  std::deque<Stroke> strokes_;
};

class HeldKeys {
 public:
  static constexpr std::uint32_t kTapMs = 60;
  static constexpr std::uint32_t kRepeatMs = 150;       // longer than the gap between repeats
  static constexpr std::uint32_t kFirstRepeatMs = 700;  // longer than the gap before the first
  static constexpr std::uint32_t kLongMs = ui::KeyReader::kAnswerMs + 100;  // the longest press

  std::uint8_t held() const { return held_; }
  void strike(const Stroke& stroke, hal::Moment now);
  void tick(hal::Moment now);
  // When tick() will release a key.
  bool next_change(hal::Moment& at) const;
  // `stays`: although no key is held.
  void secret_shown(bool shown, bool stays = false);
  void let_all_go();

 private:
  enum class Phase : std::uint8_t { Up, Timed, Real, Latched };
  struct Held {
    Phase phase = Phase::Up;
    bool timed = false;  // released at `until`
    hal::Moment until;
    hal::Moment struck;
  };

  void press(int index, Phase phase, hal::Moment now);
  void let_go(int index);
  void strike_latched(int index, hal::Moment now);

  Held keys_[8];
  std::uint8_t held_ = 0;
  int last_ = 0;  // the key pressed last
  bool secret_ = false;
};

}  // namespace felicity::host
