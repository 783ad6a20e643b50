// A board is data: one folder a board, each with a `constexpr Board kBoard`; the firmware image has
// the name of the folder.
//
// Host, firmware, wiring pages, emulator and self-test all read the same constants. A pin is the
// number of a GPIO, not of a leg of the module.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace felicity::boards {

using Pin = std::int8_t;
inline constexpr Pin kNoPin = -1;

// ---- the panel ----------------------------------------------------------------------------------

enum class Depth { Mono, Colour };

enum class Controller { Ssd1306, Sh1106, St7789 };

// A register of the panel, and the bytes its maker writes into it: voltages, gamma, refresh rate.
struct Register {
  std::uint8_t command = 0;
  std::uint8_t count = 0;  // of bytes
  std::array<std::uint8_t, 14> bytes = {};
};

struct Panel {
  int width = 0;  // as the player holds the board
  int height = 0;
  Depth depth = Depth::Mono;
  Controller controller = Controller::Ssd1306;
  int column_offset = 0;  // of the picture's left edge in the controller's memory
  int row_offset = 0;
  std::uint8_t madctl = 0;  // ST7789: the order in which its memory is filled, command 36h
  bool inverted = false;    // the glass inverts: needs the inversion command
  Pin reset = kNoPin;       // low resets
  Pin tearing = kNoPin;     // TE: high while the panel does not read its memory
  Pin backlight = kNoPin;   // high is bright, by PWM
  // The maker mounted the glass turned by so many degrees, 90 or 180, and `madctl` has to make up
  // for it. Only the emulator reads this: it models the glass.
  int glass_turned = 0;
  // From sleep out to the light: until its voltages are up the glass is grey or white.
  std::uint32_t light_after_ms = 0;
  // ST7789: what this glass needs besides the registers above, in the order in which it is sent.
  std::span<const Register> registers = {};
};

// ---- the bus it hangs on ------------------------------------------------------------------------

enum class BusKind { I2c, Spi };

struct Bus {
  BusKind kind = BusKind::I2c;
  std::uint8_t instance = 0;  // I2C0 or I2C1, SPI0 or SPI1
  std::uint32_t hertz = 0;    // the fastest clock the controller allows
  // I2C
  std::uint8_t address = 0;
  std::uint8_t other_address = 0;  // of the same module with its resistor moved
  Pin sda = kNoPin;
  Pin scl = kNoPin;
  // SPI
  Pin sck = kNoPin;
  Pin mosi = kNoPin;
  Pin cs = kNoPin;
  Pin dc = kNoPin;  // low: a command, high: data
};

// ---- what the thumbs touch ----------------------------------------------------------------------

enum class Buttons {
  Six,    // a cross, A and B
  Eight,  // and X and Y
  Four,   // A, B, X and Y, no cross
  Five,   // a joystick alone: a cross, and pushed in it is A
};

struct Keys {
  Pin up = kNoPin;
  Pin down = kNoPin;
  Pin left = kNoPin;
  Pin right = kNoPin;
  Pin a = kNoPin;
  Pin b = kNoPin;
  Pin x = kNoPin;
  Pin y = kNoPin;
  Pin stick = kNoPin;          // a joystick pushed in: counts as A
  bool pressed_is_low = true;  // a switch to ground, held high by the chip's own pull-up
  bool has_resistors = false;  // on the board, so that the pull-up is not needed; for the emulator
};

inline constexpr int kKeyPins = 9;

// In the order of the bits of hal::KeyBit, the stick last.
constexpr std::array<Pin, kKeyPins> pins(const Keys& keys) {
  return {keys.up, keys.down, keys.left, keys.right, keys.a, keys.b, keys.x, keys.y, keys.stick};
}

// ---- sound, light, power ------------------------------------------------------------------------

struct Light {
  Pin pin = kNoPin;
  bool lit_is_low = false;
};

struct Lights {
  Light plain = {};  // one colour, for blinking codes
  Light red = {};
  Light green = {};
  Light blue = {};
};

// Which cells they are is a setting, session::Battery.
struct Battery {
  Pin adc = kNoPin;             // no pin: the board cannot measure it
  int divided_by = 1;           // the ADC sees this part of the voltage
  bool adc_sees_cable = false;  // instead of the battery, while a cable feeds the board
  Pin charging = kNoPin;        // low while it charges
  Pin usb_power = kNoPin;       // high while a cable feeds the board
};

// ---- the whole ----------------------------------------------------------------------------------

// Decides which pins are led out: on a board with the chip itself any of them may be.
enum class Module { Pico, Bare };

enum class Chip { Rp2040, Rp2350 };  // a Pico or a Pico 2, in the same socket

struct Board {
  const char* name = nullptr;   // of its folder
  const char* title = nullptr;  // what people call it
  const char* detail = "";      // how to tell it from a similar board
  Module module = Module::Pico;
  std::uint32_t flash_bytes = 0;  // with an RP2040
  Panel panel = {};
  Bus bus = {};
  Buttons buttons = Buttons::Six;
  Keys keys = {};
  Pin piezo = kNoPin;
  Lights lights = {};
  Battery battery = {};
};

constexpr bool measures_battery(const Board& board) { return board.battery.adc != kNoPin; }

// Otherwise it knows of a cable only by a PC that uses it.
constexpr bool senses_cable(const Board& board) { return board.battery.usb_power != kNoPin; }

}  // namespace felicity::boards
