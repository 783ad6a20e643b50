// Everything the game needs from a machine, as plain functions: drivers/ defines them for the
// RP2040, hal_host/ for a PC, and the linker picks. There is one machine in a program, so there are
// no objects and no virtual calls.
#pragma once

#include <cstdint>
#include <span>

#include "engine/base/notes.h"

namespace felicity::gfx {
class Canvas;
struct Palette;
struct Rect;
}  // namespace felicity::gfx

namespace felicity::hal {

// The buttons a board may have, as bits: a set of held keys is one byte.
enum KeyBit : std::uint8_t {
  kUp = 1,
  kDown = 2,
  kLeft = 4,
  kRight = 8,
  kA = 16,
  kB = 32,
  kX = 64,
  kY = 128,
};

// A moment in milliseconds since start. The clock wraps after 49 days, so moments have no order:
// they can be subtracted, not compared.
class Moment {
 public:
  constexpr Moment() = default;
  constexpr explicit Moment(std::uint32_t milliseconds) : ms_(milliseconds) {}

  constexpr Moment operator+(std::uint32_t milliseconds) const {
    return Moment(ms_ + milliseconds);
  }
  // The time since then, if that is less than 49 days.
  constexpr std::uint32_t operator-(Moment then) const { return ms_ - then.ms_; }
  // The time left until this moment, which is at most 24 days away; 0 or less: it has come.
  constexpr std::int32_t left(Moment now) const { return static_cast<std::int32_t>(ms_ - now.ms_); }
  // Keeps an old moment old: once its age exceeds a day it is moved forward by half days. Without
  // this, a moment of 49 days ago looks new. Call it at least once in 48 days.
  constexpr void stay_old(Moment now) {
    constexpr std::uint32_t kHalf = kDayMs / 2;
    const std::uint32_t age = now - *this;
    if (age >= kDayMs) ms_ = now.ms_ - age % kHalf - kHalf;
  }

 private:
  static constexpr std::uint32_t kDayMs = 24 * 60 * 60 * 1000;

  std::uint32_t ms_ = 0;
};

// Milliseconds since start, as a Moment: see there why it is not a number.
Moment now_ms();

// Sleeps until then or until keys() would change, whichever is first. The only call that waits, so
// that the driver behind it is the one place that saves power.
void idle_until(Moment then);

// The next idle_until() sleeps as deeply as the machine can, provided the panel is dark and no
// cable feeds it: until a key changes or a cable comes, whatever moment is given, and the clock may
// stand still.
void sleep_deeply();

// Keys held now, as KeyBits. Debounced by the driver, because only its interrupt sees every edge: a
// press counts with its first edge, and a press that ended between two calls is still returned.
std::uint8_t keys();

// 256 fresh random bits. One call a deal, so that a test or a record that supplies them repeats the
// whole game.
void entropy(std::uint8_t (&key)[32]);

// Sends one rectangle of the picture. The game compares pictures, so that a driver needs no copy of
// the last one. False: the panel did not answer; the game sends the whole picture later.
bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed);

// Starts a tune, played this many times, and returns. A new tune ends the old one, so sound never
// lags behind the picture. The notes are constants: they are read while the tune lasts. Volume
// 0..3; 0 ends the old tune, too.
void play(std::span<const Note> notes, int times, int volume);
// False: the board has no sound, and the game offers no settings for it.
bool has_sound();

// Backlight or contrast in percent; 0 switches the panel off, which lets the driver power it down.
void brightness(int percent);

// Result of probing the panel's bus, so that a dark panel can be diagnosed.
struct PanelCheck {
  enum class Answer : std::uint8_t {
    Fine,
    Silent,     // the wires are high, but no address acknowledges
    Swapped,    // the panel acknowledges with data and clock exchanged
    WireLoose,  // nothing outside the chip pulls the wire up
    WireLow,    // the wire is held at ground
    OneWay,     // SPI: the panel cannot answer
  };
  enum Wire : std::uint8_t { kNone = 0, kData = 1, kClock = 2, kBoth = 3 };

  Answer answer = Answer::OneWay;
  std::uint8_t address = 0;  // that acknowledged, if Fine
  Wire wire = kNone;         // that is loose or low
};
// The result of the last transfer; sends nothing itself.
PanelCheck check_panel();

// The LED, each colour in percent. An LED of one colour is lit if any of them is above 0.
void led(int red, int green, int blue);

// A charge in percent that is not known, and is not drawn.
inline constexpr int kNoBattery = -1;

// What feeds the device, as far as the board can sense it.
struct Power {
  enum class Charging : std::uint8_t { Unknown, No, Yes };

  int millivolts = 0;     // of the battery; 0: not measured
  bool of_cable = false;  // both share a wire, and the millivolts are those of the cable
  bool cable = false;
  Charging charging = Charging::Unknown;
};
Power power();

// Below this voltage without a cable flash_program() and flash_erase() return false: a supply that
// breaks down in the middle of an erase may damage other sectors. 0, as at the start: no limit.
void write_above(int millivolts);

// The save region of the flash, addressed from 0 (engine/store/flash_map.h). Reading copies,
// because after a power cut two reads of the same cell may differ. Programs one page, erases one
// sector; false: the operation failed.
bool flash_read(std::uint32_t at, void* out, std::uint32_t size);
bool flash_program(std::uint32_t at, const std::uint8_t (&page)[256]);
bool flash_erase(std::uint32_t at);

// A skin, where it lies, aligned to four bytes (engine/skin); the game looks whether it is one. It
// stays there while the game runs.
std::span<const std::uint8_t> skin();

// Why the last run ended, if abnormally; shown before the game goes on.
struct LastReset {
  enum class Kind : std::uint8_t { None, Bug, Hang };
  Kind kind = Kind::None;
  bool repeated = false;  // the third abnormal end within a minute: start in safe mode
  const char* file = "";  // of a bug
  int line = 0;
};
LastReset last_reset();

// Stores the place of a bug and resets; last_reset() returns it afterwards. Does not return, so
// that no caller goes on with a broken state.
[[noreturn]] void panic(const char* file, int line);

}  // namespace felicity::hal
