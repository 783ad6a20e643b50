// Shapes and texts around the panel in a window.
#include "hal_host/frontend/paint.h"

#include "engine/gfx/fonts/fonts.h"
#include "tests/unity_main.h"

using namespace felicity;
using namespace felicity::host;

namespace {

constexpr int kWidth = 160;
constexpr int kHeight = 40;
constexpr Argb kWhite = 0xFFFFFFFF;

// Fonts whose cells are not whole bytes wide are packed bit after bit.
void a_text_of_any_font_looks_as_on_the_canvas() {
  for (const gfx::Font* font : gfx::kAllFonts) {
    constexpr const char* kText = "Felix 8";
    Painting painting(kWidth, kHeight);
    painting.text({kWidth / 2, kHeight / 2}, *font, 1, kText, kWhite);

    alignas(4) std::uint8_t memory[kWidth * kHeight / 8];
    gfx::Canvas canvas(kWidth, kHeight, gfx::Depth::Mono, memory);
    canvas.fill(canvas.bounds(), gfx::kPaper);
    gfx::draw_text(canvas, kWidth / 2 - gfx::text_width(*font, kText) / 2,
                   kHeight / 2 - font->height / 2, *font, kText, gfx::kInk);
    for (int y = 0; y < kHeight; ++y) {
      for (int x = 0; x < kWidth; ++x) {
        const bool lit = canvas.at(x, y) == gfx::kInk;
        TEST_ASSERT_EQUAL(lit, painting.pixels()[y * kWidth + x] != 0);
      }
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_text_of_any_font_looks_as_on_the_canvas);
  return UNITY_END();
}
