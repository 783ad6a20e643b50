// SH1106, 128 x 64 in a memory of 132 columns. It has no windows: each page of eight lines is
// addressed by itself.
#include "drivers/board_parts.h"
#include "drivers/oled.h"
#include "engine/hal.h"

namespace felicity::drivers {
namespace {

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

Oled oled;

}  // namespace

void start_display() { (void)oled.start(kSetUp); }  // the first picture tries again, and tells

bool panel_is_dark() { return oled.is_dark(); }

// It takes commands at once, and a picture before it is lit.
void serve_panel() {}

hal::Moment panel_or(hal::Moment then) { return then; }

bool panel_is_due() { return oled.is_due_to_be_asked(); }

bool panel_has_forgotten() { return oled.has_forgotten(); }

}  // namespace felicity::drivers

namespace felicity::hal {

bool show(const gfx::Canvas& canvas, const gfx::Palette&, gfx::Rect changed) {
  using namespace drivers;
  if (!oled.is_ready() && !oled.start(kSetUp)) return false;
  const gfx::Rect area = changed.intersect(canvas.bounds());
  if (area.is_empty()) return true;
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
  return oled.finish();
}

void brightness(int percent) { drivers::oled.brightness(percent); }

PanelCheck check_panel() { return drivers::oled.check(); }

}  // namespace felicity::hal
