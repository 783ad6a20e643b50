#include <vector>

#include "engine/gfx/changed.h"
#include "tests/gfx/roll.h"
#include "tests/rules/share.h"
#include "tests/unity_main.h"

using namespace felicity::gfx;

namespace {

void the_changed_rectangle_is_what_comparing_every_tile_finds(int w, int h, Depth depth) {
  seed_rolls(7);
  std::vector<uint8_t> memory(Canvas::bytes(w, h, depth)), before;
  Canvas canvas(w, h, depth, memory);
  ChangedTiles tiles;
  canvas.clear(kPaper);
  TEST_ASSERT_TRUE(tiles.update(canvas) == canvas.bounds());
  TEST_ASSERT_TRUE(tiles.update(canvas).is_empty());
  for (int round = 0; round < 2000; round += kShare) {
    before = memory;
    const Canvas past(w, h, depth, before);
    const int x = roll(-9, w), y = roll(-9, h), size = roll(0, 2) == 0 ? roll(0, 90) : 1;
    canvas.fill({x, y, size, size}, static_cast<Colour>(roll(0, 15)));
    Rect expected;
    for (int ty = 0; ty < h; ty += 8) {
      for (int tx = 0; tx < w; tx += 16) {
        bool same = true;
        for (int i = 0; i < 128; ++i) {
          same = same && past.at(tx + i % 16, ty + i / 16) == canvas.at(tx + i % 16, ty + i / 16);
        }
        if (!same) expected = expected.join({tx, ty, 16, 8});
      }
    }
    TEST_ASSERT_TRUE(tiles.update(canvas) == expected.intersect(canvas.bounds()));
  }
  tiles.forget();
  TEST_ASSERT_TRUE(tiles.update(canvas) == canvas.bounds());
}

void the_changed_rectangle_is_what_comparing_every_tile_finds_on_every_canvas() {
  the_changed_rectangle_is_what_comparing_every_tile_finds(128, 64, Depth::Mono);
  the_changed_rectangle_is_what_comparing_every_tile_finds(72, 40, Depth::Mono);
  the_changed_rectangle_is_what_comparing_every_tile_finds(240, 240, Depth::Colour);
  the_changed_rectangle_is_what_comparing_every_tile_finds(40, 21, Depth::Colour);
}

void two_tiles_painted_in_any_two_colours_never_look_alike() {
  alignas(4) uint8_t pixels[64] = {};
  Canvas canvas(16, 8, Depth::Colour, pixels);
  ChangedTiles tiles;
  for (int a = 0; a < 256; ++a) {
    for (int b = 0; b < 256; b += kShare) {
      for (const int split : {1, 4, 15}) {
        const auto paint = [&](int two) {
          canvas.clear(static_cast<Colour>(two & 15));
          canvas.fill({0, 0, split, 8}, static_cast<Colour>(two >> 4));
          return tiles.update(canvas);
        };
        paint(a);
        TEST_ASSERT_TRUE(paint(b).is_empty() == (a == b));
      }
    }
  }
}

void a_change_of_any_two_pixels_of_a_tile_is_detected() {
  alignas(4) uint8_t pixels[64] = {};
  const Canvas canvas(16, 8, Depth::Colour, pixels);
  ChangedTiles tiles;
  tiles.update(canvas);
  for (int a = 0; a < 128; ++a) {
    for (int b = 0; b < a; ++b) {
      for (int bits = 0; bits < 225; bits += kShare) {
        const auto flip = [&](int pixel, int by) {
          pixels[pixel / 2] = static_cast<uint8_t>(pixels[pixel / 2] ^ by << (pixel % 2 ? 0 : 4));
        };
        flip(a, 1 + bits / 15);
        flip(b, 1 + bits % 15);
        TEST_ASSERT_FALSE(tiles.update(canvas).is_empty());
        flip(a, 1 + bits / 15);
        flip(b, 1 + bits % 15);
        TEST_ASSERT_FALSE(tiles.update(canvas).is_empty());
      }
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_changed_rectangle_is_what_comparing_every_tile_finds_on_every_canvas);
  RUN_TEST(a_change_of_any_two_pixels_of_a_tile_is_detected);
  RUN_TEST(two_tiles_painted_in_any_two_colours_never_look_alike);
  return UNITY_END();
}
