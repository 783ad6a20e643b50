// SSD1306, 128 x 64, on I2C or SPI. Numbers of pages and commands are those of its datasheet.
#include "drivers/oled.h"

namespace felicity::drivers {
namespace {

static_assert(kBoard.panel.controller == boards::Controller::Ssd1306,
              "board.h and board.cmake name different controllers");

constexpr std::uint8_t kSetUp[] = {
    0xA8, 0x3F,  // 64 lines
    0xD3, 0x00,  // the first one on top
    0x40,        // and it is line 0
    0xA1, 0xC8,  // columns and lines run the other way: the cable is above the picture
    0xDA, 0x12,  // every other line on the other side of the glass
    0xD5, 0x80,  // clock as after reset
    0xD9, 0xF1,  // precharge for the inner pump
    0xDB, 0x40,  // voltage of dark pixels
    0xA4, 0xA6,  // show the memory, lit is 1
    0x20, 0x00,  // fill a window line by line
    0x8D, 0x14,  // the inner charge pump
};

}  // namespace

const std::span<const std::uint8_t> kOledSetUp = kSetUp;

void send_area(Oled& oled, const gfx::Canvas& canvas, gfx::Rect area) {
  const int first = area.y / 8;
  const int last = (area.bottom() - 1) / 8;
  const int left = area.x + kBoard.panel.column_offset;
  const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
  const std::uint8_t window[] = {0x21, byte(left),  byte(left + area.w - 1),
                                 0x22, byte(first), byte(last)};
  oled.commands(window);
  oled.begin_pixels();
  for (int page = first; page <= last; ++page) oled.pixels(canvas, area.x, area.w, page);
  oled.end_pixels();
}

}  // namespace felicity::drivers
