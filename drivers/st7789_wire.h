// What an ST7789 is sent: commands, windows and pixels on SPI. The canvas holds two palette indices
// a byte; they become colours a few lines at a time, while DMA sends the lines before.
#pragma once

#include <cstdint>
#include <span>

#include "engine/gfx/canvas.h"

namespace felicity::drivers::st7789 {

enum Command : std::uint8_t {
  kSoftReset = 0x01,
  kSleepIn = 0x10,
  kSleepOut = 0x11,
  kInvert = 0x21,
  kDisplayOff = 0x28,
  kDisplayOn = 0x29,
  kColumns = 0x2A,
  kRows = 0x2B,
  kWriteMemory = 0x2C,
  kTearingOn = 0x35,
  kMemoryOrder = 0x36,
  kPixelFormat = 0x3A,
};

// Pins, SPI and DMA; nothing is sent.
void start_wire();

void command(Command code, std::span<const std::uint8_t> with = {});
inline void command(Command code, std::uint8_t with) { command(code, std::span(&with, 1)); }

// The part of the canvas, in columns and rows of the controller. False: DMA did not end.
bool send_area(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect area);

}  // namespace felicity::drivers::st7789
