// The device that the window draws around the panel.
#include "hal_host/frontend/device_case.h"

#include "hal_host/device/boards.h"
#include "tests/unity_main.h"

using namespace felicity;
using namespace felicity::host;

namespace {

constexpr Argb kRed = 0xFFFF0000;

Painting with_led(const Case& device, Argb colour) {
  Painting painting = device.paint_body(text::Language::English);
  device.paint_buttons(painting, 0);
  device.paint_led(painting, colour);
  return painting;
}

// The whole of it is seen: neither panel nor button covers any of its light.
void the_led_lies_clear_of_panel_and_buttons() {
  for (const boards::Board* board : kBoards) {
    for (int scale = 1; scale <= 4; ++scale) {
      Case device(*board);
      const gfx::Rect window = device.window_at(scale);
      device.place(window.w, window.h);
      const Painting dark = with_led(device, Case::kUnlit);
      const Painting lit = with_led(device, kRed);
      int changed = 0;
      for (int at = 0; at < window.w * window.h; ++at) {
        if (dark.pixels()[at] == lit.pixels()[at]) continue;
        const int x = at % window.w, y = at / window.w;
        TEST_ASSERT_EQUAL_MESSAGE(0, device.button_at(x, y), board->name);
        TEST_ASSERT_TRUE_MESSAGE(gfx::Rect(x, y, 1, 1).intersect(device.panel()).is_empty(),
                                 board->name);
        ++changed;
      }
      TEST_ASSERT_TRUE_MESSAGE(changed >= 9 * scale * scale, board->name);
    }
  }
}

// Of the line below the device.
int lit_pixels(const Case& device, gfx::Rect window, text::Language language, const char* name) {
  const Painting painting = device.paint_body(language);
  int lit = 0;
  for (int at = 0; at < window.w * window.h; ++at) {
    if (painting.pixels()[at] != Case::kLegend) continue;
    ++lit;
    const int x = at % window.w, y = at / window.w;
    TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(window.h - 18, y, name);
    TEST_ASSERT_TRUE_MESSAGE(x > 0 && x < window.w - 1, name);
  }
  return lit;
}

// In the smallest window and in every language: every board has room for the keys at least.
void the_legend_lies_below_the_device() {
  for (const boards::Board* board : kBoards) {
    for (int scale = 1; scale <= 2; ++scale) {
      Case device(*board);
      const gfx::Rect window = device.window_at(scale);
      device.place(window.w, window.h);
      for (int i = 0; i < text::kLanguages; ++i) {
        const int lit = lit_pixels(device, window, static_cast<text::Language>(i), board->name);
        TEST_ASSERT_GREATER_THAN_MESSAGE(200, lit, board->name);
      }
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_led_lies_clear_of_panel_and_buttons);
  RUN_TEST(the_legend_lies_below_the_device);
  return UNITY_END();
}
