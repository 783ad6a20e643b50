// What the chip and the parts on a board allow: a board that breaks a rule does not compile. The
// RP2350A of a Pico 2 has the same 30 pins with the same uses; its further PWM slices reach none.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "boards/board.h"

namespace felicity::boards {

// What each of them means is said by is_legal(), at the end.
enum class Fault {
  None,
  NoName,
  FlashSizeIsWrong,
  PinIsNotGpio,
  PinIsInsideThePico,
  PinUsedTwice,
  PinMissing,
  PinOfAnotherBus,
  PinIsNotI2cData,
  PinIsNotI2cClock,
  PinIsNotSpiData,
  PinIsNotSpiClock,
  PinIsNotAdc,
  PinIsNotButton,
  AddressIsReserved,
  ClockIsWrong,
  ControllerHasNoSuchBus,
  ControllerHasNoSuchDepth,
  PanelIsTooSmall,
  PictureLeavesTheMemory,
  LightComesTooEarly,
  SoundSharesItsPwm,
};

namespace legal {

inline constexpr int kGpios = 30;
inline constexpr Pin kFirstAdc = 26;

// Datasheet, GPIO functions: SPI repeats every four pins as RX, CSn, SCK, TX, in blocks of eight
// for SPI0 and SPI1; I2C as SDA, SCL, in blocks of two for I2C0 and I2C1; PWM has eight slices of
// two pins each.
constexpr bool is_spi_clock(Pin pin, int instance) {
  return pin % 4 == 2 && pin / 8 % 2 == instance;
}
constexpr bool is_spi_data(Pin pin, int instance) {
  return pin % 4 == 3 && pin / 8 % 2 == instance;
}
constexpr bool is_i2c_data(Pin pin, int instance) {
  return pin % 2 == 0 && pin / 2 % 2 == instance;
}
constexpr bool is_i2c_clock(Pin pin, int instance) {
  return pin % 2 == 1 && pin / 2 % 2 == instance;
}
constexpr int pwm_slice(Pin pin) { return pin / 2 % 8; }

// Every pin of a board, those it does not use included.
constexpr auto all_pins(const Board& board) {
  const auto keys = pins(board.keys);
  std::array<Pin, kKeyPins + 17> all = {};
  std::size_t count = 0;
  for (const Pin pin : keys) all[count++] = pin;
  for (const Pin pin :
       {board.panel.reset, board.panel.tearing, board.panel.backlight, board.bus.sda, board.bus.scl,
        board.bus.sck, board.bus.mosi, board.bus.cs, board.bus.dc, board.piezo,
        board.lights.plain.pin, board.lights.red.pin, board.lights.green.pin, board.lights.blue.pin,
        board.battery.adc, board.battery.charging, board.battery.usb_power}) {
    all[count++] = pin;
  }
  return all;
}

constexpr bool is_inside_the_pico(Pin pin) {
  return pin == 23 || pin == 24 || pin == 25 || pin == 29;
}

// The uses that a Pico has for them.
constexpr bool is_meant(const Board& board, Pin pin) {
  return (pin == 24 && board.battery.usb_power == pin) ||
         (pin == 25 && board.lights.plain.pin == pin) || (pin == 29 && board.battery.adc == pin);
}

constexpr Fault pins_fault(const Board& board) {
  std::uint32_t used = 0;
  for (const Pin pin : all_pins(board)) {
    if (pin == kNoPin) continue;
    if (pin < 0 || pin >= kGpios) return Fault::PinIsNotGpio;
    if (board.module == Module::Pico && is_inside_the_pico(pin) && !is_meant(board, pin)) {
      return Fault::PinIsInsideThePico;
    }
    const std::uint32_t bit = std::uint32_t{1} << pin;
    if ((used & bit) != 0) return Fault::PinUsedTwice;
    used |= bit;
  }
  if (board.battery.adc != kNoPin && board.battery.adc < kFirstAdc) return Fault::PinIsNotAdc;
  return Fault::None;
}

constexpr Fault i2c_fault(const Bus& bus) {
  if (bus.sck != kNoPin || bus.mosi != kNoPin || bus.cs != kNoPin || bus.dc != kNoPin) {
    return Fault::PinOfAnotherBus;
  }
  if (bus.sda == kNoPin || bus.scl == kNoPin) return Fault::PinMissing;
  if (!is_i2c_data(bus.sda, bus.instance)) return Fault::PinIsNotI2cData;
  if (!is_i2c_clock(bus.scl, bus.instance)) return Fault::PinIsNotI2cClock;
  for (const std::uint8_t address : {bus.address, bus.other_address}) {
    if (address < 0x08 || address > 0x77) return Fault::AddressIsReserved;
  }
  return Fault::None;
}

// CS and DC are ordinary outputs: any pin does.
constexpr Fault spi_fault(const Bus& bus) {
  if (bus.sda != kNoPin || bus.scl != kNoPin) return Fault::PinOfAnotherBus;
  if (bus.sck == kNoPin || bus.mosi == kNoPin || bus.cs == kNoPin || bus.dc == kNoPin) {
    return Fault::PinMissing;
  }
  if (!is_spi_clock(bus.sck, bus.instance)) return Fault::PinIsNotSpiClock;
  if (!is_spi_data(bus.mosi, bus.instance)) return Fault::PinIsNotSpiData;
  return Fault::None;
}

// Serial clock cycles of the datasheets: 2.5 us on I2C; SSD1306 100 ns, SH1106 250 ns at 3.3 V,
// ST7789 16 ns for a write.
constexpr std::uint32_t fastest(Controller controller, BusKind bus) {
  switch (controller) {
    case Controller::Ssd1306: return bus == BusKind::I2c ? 400'000 : 10'000'000;
    case Controller::Sh1106: return bus == BusKind::I2c ? 400'000 : 4'000'000;
    case Controller::St7789: break;
  }
  return bus == BusKind::I2c ? 0 : 62'500'000;
}

// The smallest panels that texts_fit and people have seen every screen on.
constexpr bool has_room(const Panel& panel) {
  const bool mono = panel.depth == Depth::Mono;
  return panel.width >= (mono ? 128 : 240) && panel.height >= (mono ? 64 : 240);
}

struct Memory {
  int width;
  int height;
};

constexpr Memory memory_of(const Panel& panel) {
  switch (panel.controller) {
    case Controller::Ssd1306: return {128, 64};
    case Controller::Sh1106: return {132, 64};
    case Controller::St7789: break;
  }
  constexpr int kExchanged = 0x20;  // MADCTL: rows are filled as columns
  return (panel.madctl & kExchanged) != 0 ? Memory{320, 240} : Memory{240, 320};
}

constexpr Fault panel_fault(const Board& board) {
  const Panel& panel = board.panel;
  const bool is_colour = panel.controller == Controller::St7789;
  if ((panel.depth == Depth::Colour) != is_colour) return Fault::ControllerHasNoSuchDepth;
  const std::uint32_t most = fastest(panel.controller, board.bus.kind);
  if (most == 0) return Fault::ControllerHasNoSuchBus;
  if (board.bus.hertz == 0 || board.bus.hertz > most) return Fault::ClockIsWrong;
  constexpr std::uint32_t kSleepOutMs = 120;
  if (is_colour && panel.light_after_ms < kSleepOutMs) return Fault::LightComesTooEarly;
  if (!has_room(panel)) return Fault::PanelIsTooSmall;
  const Memory memory = memory_of(panel);
  if (panel.column_offset < 0 || panel.row_offset < 0 ||
      panel.column_offset + panel.width > memory.width ||
      panel.row_offset + panel.height > memory.height) {
    return Fault::PictureLeavesTheMemory;
  }
  return Fault::None;
}

constexpr Fault buttons_fault(const Board& board) {
  const Keys& keys = board.keys;
  const bool cross = board.buttons != Buttons::Four, b = board.buttons != Buttons::Five;
  const bool xy = board.buttons == Buttons::Four || board.buttons == Buttons::Eight;
  for (const Pin pin : {keys.up, keys.down, keys.left, keys.right}) {
    if ((pin != kNoPin) != cross) return cross ? Fault::PinMissing : Fault::PinIsNotButton;
  }
  for (const Pin pin : {keys.x, keys.y}) {
    if ((pin != kNoPin) != xy) return xy ? Fault::PinMissing : Fault::PinIsNotButton;
  }
  if ((keys.b != kNoPin) != b) return b ? Fault::PinMissing : Fault::PinIsNotButton;
  return keys.a == kNoPin ? Fault::PinMissing : Fault::None;
}

// The plain light is switched, not dimmed: it needs no PWM.
constexpr Fault sound_fault(const Board& board) {
  if (board.piezo == kNoPin) return Fault::None;
  for (const Pin pin : {board.panel.backlight, board.lights.red.pin, board.lights.green.pin,
                        board.lights.blue.pin}) {
    if (pin != kNoPin && pwm_slice(pin) == pwm_slice(board.piezo)) return Fault::SoundSharesItsPwm;
  }
  return Fault::None;
}

}  // namespace legal

// The first thing wrong with a board.
constexpr Fault fault_of(const Board& board) {
  constexpr std::uint32_t kMegabyte = 1024 * 1024;
  if (board.name == nullptr || board.title == nullptr) return Fault::NoName;
  const std::uint32_t flash = board.flash_bytes;
  if (flash < kMegabyte || flash > 16 * kMegabyte || (flash & (flash - 1)) != 0) {
    return Fault::FlashSizeIsWrong;
  }
  const Fault bus =
      board.bus.kind == BusKind::I2c ? legal::i2c_fault(board.bus) : legal::spi_fault(board.bus);
  for (const Fault fault : {legal::pins_fault(board), legal::panel_fault(board), bus,
                            legal::buttons_fault(board), legal::sound_fault(board)}) {
    if (fault != Fault::None) return fault;
  }
  return Fault::None;
}

// Every board.h ends with static_assert(is_legal<fault_of(kBoard)>()): the compiler prints the
// sentence of the first fault.
template <Fault kFault>
constexpr bool is_legal() {
  constexpr auto kIsNot = [](Fault fault) { return kFault != fault; };
  static_assert(kIsNot(Fault::NoName), "a board has a name, that of its folder, and a title");
  static_assert(kIsNot(Fault::FlashSizeIsWrong),
                "flash_bytes is a power of two from 1 to 16 MB, which is all the chip can address");
  static_assert(kIsNot(Fault::PinIsNotGpio), "a pin is the number of a GPIO, 0 to 29");
  static_assert(kIsNot(Fault::PinIsInsideThePico),
                "GPIO 23, 24, 25 and 29 are used on the Pico itself and not led out; a board with "
                "the bare chip has Module::Bare");
  static_assert(kIsNot(Fault::PinUsedTwice), "two parts of this board use the same pin");
  static_assert(kIsNot(Fault::PinMissing), "a pin that the bus or the buttons need is not named");
  static_assert(kIsNot(Fault::PinOfAnotherBus),
                "a pin of the other kind of bus is named: an I2C bus has sda and scl, an SPI bus "
                "sck, mosi, cs and dc");
  static_assert(kIsNot(Fault::PinIsNotI2cData), "sda is no data pin of this I2C instance");
  static_assert(kIsNot(Fault::PinIsNotI2cClock), "scl is no clock pin of this I2C instance");
  static_assert(kIsNot(Fault::PinIsNotSpiData), "mosi is no TX pin of this SPI instance");
  static_assert(kIsNot(Fault::PinIsNotSpiClock), "sck is no clock pin of this SPI instance");
  static_assert(kIsNot(Fault::PinIsNotAdc), "the battery is measured on GPIO 26 to 29 alone");
  static_assert(kIsNot(Fault::PinIsNotButton), "a key has a pin that `buttons` does not include");
  static_assert(kIsNot(Fault::AddressIsReserved), "an I2C address is 0x08 to 0x77");
  static_assert(kIsNot(Fault::ClockIsWrong),
                "bus.hertz is 0, or faster than the controller's data sheet allows");
  static_assert(kIsNot(Fault::ControllerHasNoSuchBus), "no driver has this controller on this bus");
  static_assert(kIsNot(Fault::ControllerHasNoSuchDepth),
                "an ST7789 has colours, an SSD1306 and an SH1106 have none");
  static_assert(kIsNot(Fault::PanelIsTooSmall),
                "the screens need a panel of 128 x 64 pixels in black and white, or of 240 x 240 "
                "in colour, at least: on a smaller one texts lie over each other");
  static_assert(kIsNot(Fault::PictureLeavesTheMemory),
                "the picture, moved by its offsets, does not fit into the controller's memory; a "
                "wide one needs MADCTL to exchange rows and columns");
  static_assert(kIsNot(Fault::LightComesTooEarly),
                "an ST7789 needs light_after_ms of 120 at least, from sleep out to the light");
  static_assert(kIsNot(Fault::SoundSharesItsPwm),
                "the piezo shares a PWM slice with a light: a tone would make it flicker");
  return kFault == Fault::None;
}

}  // namespace felicity::boards
