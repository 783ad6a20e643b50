// SH1106, 128 x 64 in a memory of 132 columns. It has no windows: each page of eight lines is
// addressed on its own.
#include "drivers/oled.h"

namespace felicity::drivers {
namespace {

static_assert(kBoard.panel.controller == boards::Controller::Sh1106,
              "board.h and board.cmake name different controllers");

constexpr std::uint8_t kSetUp[] = {
    0xA8, 0x3F,  // 64 lines
    0xD3, 0x00,  // the first one on top
    0x40,        // and it is line 0
    0xA1, 0xC8,  // columns and lines run the other way: the cable is above the picture
    0xDA, 0x12,  // every other line on the other side of the glass
    0xD5, 0x80,  // clock 15 % above its middle
    0xD9, 0x22,  // precharge as after reset
    0xDB, 0x35,  // voltage of dark pixels as after reset
    0xA4, 0xA6,  // show the memory, lit is 1
    0xAD, 0x8B,  // the inner DC-DC converter
};

}  // namespace

const std::span<const std::uint8_t> kOledSetUp = kSetUp;

void send_area(Oled& oled, const gfx::Canvas& canvas, gfx::Rect area) {
  const int left = area.x + kBoard.panel.column_offset;
  for (int page = area.y / 8; page <= (area.bottom() - 1) / 8; ++page) {
    const std::uint8_t place[] = {static_cast<std::uint8_t>(0xB0 | page),
                                  static_cast<std::uint8_t>(0x00 | (left & 0xF)),
                                  static_cast<std::uint8_t>(0x10 | left >> 4)};
    oled.commands(place);
    oled.begin_pixels();
    oled.pixels(canvas, area.x, area.w, page);
    oled.end_pixels();
  }
}

}  // namespace felicity::drivers
