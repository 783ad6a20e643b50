// Everything the game asks of a machine. drivers/ answers on the RP2040, hal_host/ on a PC, tests/
// with memory; the linker picks.
#pragma once

#include <cstdint>

namespace felicity::gfx {
class Canvas;
struct Palette;
struct Rect;
}  // namespace felicity::gfx

namespace felicity::hal {

// The physical buttons a board may have, as bits: a set of held keys is one read of the port.
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

// A moment in milliseconds since start. The clock wraps after 49 days, so moments have no order and
// cannot be compared: all there is are distances.
class Moment {
 public:
  constexpr Moment() = default;
  constexpr explicit Moment(std::uint32_t milliseconds) : ms_(milliseconds) {}

  constexpr Moment operator+(std::uint32_t milliseconds) const {
    return Moment(ms_ + milliseconds);
  }
  // The time since then, if that is less than 49 days.
  constexpr std::uint32_t operator-(Moment then) const { return ms_ - then.ms_; }
  // The time left until this moment; 0 or less: it has come. For plans, not more than 24 days away.
  constexpr std::int32_t left(Moment now) const { return static_cast<std::int32_t>(ms_ - now.ms_); }
  // Keeps an old moment old: once it is a day old it is moved on by half days, until it is less
  // than that. Without this, what happened 49 days ago looks new. To be called once in 48 days at
  // least.
  constexpr void stay_old(Moment now) {
    constexpr std::uint32_t kHalf = kDayMs / 2;
    const std::uint32_t age = now - *this;
    if (age >= kDayMs) ms_ = now.ms_ - age % kHalf - kHalf;
  }

 private:
  static constexpr std::uint32_t kDayMs = 24 * 60 * 60 * 1000;

  std::uint32_t ms_ = 0;
};

Moment now_ms();

// Sleeps until then or until a key changes, whichever is first: the one place to save power.
void idle_until(Moment then);

// Keys held now, debounced edge first: a press counts at once, its chatter never again.
std::uint8_t keys();

// 256 fresh bits, all chance of a deal in one call: a test feeds these and the game repeats.
void entropy(std::uint8_t (&key)[32]);

// Sends one rectangle of the picture: the game knows what changed, the panel need not.
// False: the panel did not answer; it is sent again whole later.
bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed);

// One tone, at once, without waiting for its end; volume 0..3. Nothing queues, so nothing lags.
void beep(int hertz, int milliseconds, int volume);

// Backlight or contrast in percent; 0 switches the panel off.
void brightness(int percent);

// What the bus says of the panel: known to the driver anyway, told so that a dark panel is not a
// riddle.
struct PanelCheck {
  enum class Answer : std::uint8_t {
    Fine,
    Silent,     // the wires are fine, nobody answers
    Swapped,    // it answers with data and clock exchanged
    WireLoose,  // nothing beyond the chip holds the wire
    WireLow,    // something holds the wire to ground
    OneWay,     // SPI: nothing ever comes back
  };
  enum Wire : std::uint8_t { kNone = 0, kData = 1, kClock = 2, kBoth = 3 };

  Answer answer = Answer::OneWay;
  std::uint8_t address = 0;  // at which it is Fine
  Wire wire = kNone;         // that is loose or low
};
PanelCheck check_panel();

// The LED, each colour in percent; one of a single colour is lit by any of them.
void led(int red, int green, int blue);

// 0..100, or kNoBattery where the board cannot tell: a number that is not known is not drawn.
inline constexpr int kNoBattery = -1;
int battery();

// The part of the flash that is ours, from 0: reading is copying, because a cut may change what a
// second read gives. Program takes one whole page, erase one whole sector; false: it did not work.
bool flash_read(std::uint32_t at, void* out, std::uint32_t size);
bool flash_program(std::uint32_t at, const std::uint8_t (&page)[256]);
bool flash_erase(std::uint32_t at);

// How the last run ended, if it was not by switching off: told so that it can be shown before the
// game goes on. The third such end within a minute asks for a start with as little as possible.
struct LastReset {
  enum class Kind : std::uint8_t { None, Bug, Hang };
  Kind kind = Kind::None;
  bool again = false;
  const char* file = "";
  int line = 0;
};
LastReset last_reset();

// A bug was found: remember where, start again, show it. Never returns, so no caller goes on.
[[noreturn]] void panic(const char* file, int line);

}  // namespace felicity::hal
