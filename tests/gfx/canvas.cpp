#include <climits>
#include <vector>

#include "engine/gfx/canvas.h"
#include "engine/gfx/changed.h"
#include "tests/gfx/roll.h"
#include "tests/gfx/walled_canvas.h"
#include "tests/rules/share.h"
#include "tests/unity_main.h"

using namespace felicity::gfx;

namespace {

Colour any_colour() { return static_cast<Colour>(roll(0, 15)); }

// Mostly near the canvas, sometimes at the far ends of what a coordinate can hold.
int coordinate() {
  static const int far[] = {INT_MIN, INT_MIN + 1, -40000, INT16_MIN, INT16_MAX, 40000, INT_MAX};
  return roll(0, 9) == 0 ? far[roll(0, 6)] : roll(-30, 110);
}
Rect any_rect() {
  // INT_MIN + width must stay an int before Rect can see it.
  const auto side = [] { return std::clamp(coordinate(), -40000, 40000); };
  return {side(), side(), side(), side()};
}

// The same verbs, pixel by pixel and without any thought of speed.
struct Reference {
  int w, h;
  bool mono;
  Rect clip{0, 0, w, h};
  std::vector<Colour> pixels = std::vector<Colour>(static_cast<std::size_t>(w * h));

  Colour& at(int x, int y) { return pixels[static_cast<std::size_t>(y * w + x)]; }
  void set(int x, int y, Colour c) { at(x, y) = !mono ? c : lit_on_mono(c) ? kInk : kPaper; }

  template <typename Inside, typename Value>
  void each(Inside inside, Value value) {
    for (int y = 0; y < h; ++y) {
      for (int x = 0; x < w; ++x) {
        if (clip.contains(x, y) && inside(x, y)) set(x, y, value(x, y));
      }
    }
  }
  static bool in_rounded(Rect r, int radius, int x, int y) {
    static const int step[4][3] = {{}, {1}, {2, 1}, {3, 1, 1}};
    if (!r.contains(x, y)) return false;
    radius = std::max(0, std::min({radius, 3, r.w / 2, r.h / 2}));
    const int edge_x = std::min(x - r.x, r.right() - 1 - x);
    const int edge_y = std::min(y - r.y, r.bottom() - 1 - y);
    return edge_y >= radius || edge_x >= step[radius][std::max(edge_y, 0)];
  }
  static bool on_rim(Rect r, int radius, int x, int y) {
    return in_rounded(r, radius, x, y) &&
           !(in_rounded(r, radius, x - 1, y) && in_rounded(r, radius, x + 1, y) &&
             in_rounded(r, radius, x, y - 1) && in_rounded(r, radius, x, y + 1));
  }
};

bool bit(const uint8_t* rows, int w, int x, int y) {
  return rows[y * ((w + 7) / 8) + x / 8] >> (7 - x % 8) & 1;
}

void do_the_same(Canvas& canvas, Reference& ref) {
  const Colour ink = any_colour(), paper = any_colour();
  const Rect r = any_rect();
  const int radius = roll(-1, 5);
  const auto in_ink = [=](int, int) { return ink; };
  switch (roll(0, 9)) {
    case 0:
      ref.clip = roll(0, 3) ? Rect(roll(0, 20), roll(0, 9), roll(1, 80), roll(1, 50)) : r;
      canvas.set_clip(ref.clip);
      ref.clip = ref.clip.intersect({0, 0, ref.w, ref.h});
      break;
    case 1:
      canvas.set_clip(canvas.bounds());
      ref.clip = canvas.bounds();
      break;
    case 2:
      canvas.fill(r, ink);
      ref.each([=](int x, int y) { return r.contains(x, y); }, in_ink);
      break;
    case 3:
      canvas.frame(r, ink);
      ref.each([=](int x, int y) { return Reference::on_rim(r, 0, x, y); }, in_ink);
      break;
    case 4:
      canvas.fill_rounded(r, radius, ink);
      ref.each([=](int x, int y) { return Reference::in_rounded(r, radius, x, y); }, in_ink);
      break;
    case 5:
      canvas.frame_rounded(r, radius, ink);
      ref.each([=](int x, int y) { return Reference::on_rim(r, radius, x, y); }, in_ink);
      break;
    case 6: {
      Pattern p;
      for (uint8_t& row : p.rows) row = static_cast<uint8_t>(roll(0, 255));
      canvas.pattern(r, p, ink, paper);
      ref.each([=](int x, int y) { return r.contains(x, y); },
               [=](int x, int y) {
                 return p.rows[(y - r.y) & 7] << ((x - r.x) & 7) & 0x80 ? ink : paper;
               });
      break;
    }
    default: {
      const bool colour = roll(0, 1), with_paper = roll(0, 1);
      const int w = roll(1, 60), h = roll(1, 40);
      // Every third time by a hair's breadth in or out.
      const int x0 = roll(0, 2) ? coordinate() : ref.clip.x - w + roll(0, 2);
      const int y0 = roll(0, 2) ? coordinate() : ref.clip.y - h + roll(0, 2);
      const int stride = (w + 7) / 8;  // in words, or in bytes
      std::vector<uint32_t> pixels(static_cast<std::size_t>(stride * h));
      for (uint32_t& word : pixels) word = static_cast<uint32_t>(rolls());
      std::vector<uint8_t> bits(static_cast<std::size_t>(stride * h * 2));
      for (uint8_t& byte : bits) byte = static_cast<uint8_t>(roll(0, 255));
      const Sprite s = {colour ? pixels.data() : nullptr, colour ? nullptr : bits.data(),
                        static_cast<uint16_t>(w), static_cast<uint16_t>(h),
                        static_cast<uint8_t>(roll(0, 15))};
      const auto ground = static_cast<Ground>(roll(0, 2));
      canvas.set_ground(ground);
      with_paper ? canvas.draw(s, x0, y0, ink, paper) : canvas.draw(s, x0, y0, ink);
      for (int y = 0; y < h; ++y) {
        for (int x = 0; x < w; ++x) {
          const long px = long{x0} + x, py = long{y0} + y;
          if (px < ref.clip.x || px >= ref.clip.right()) continue;
          if (py < ref.clip.y || py >= ref.clip.bottom()) continue;
          const int tx = static_cast<int>(px), ty = static_cast<int>(py);
          if (colour) {
            uint32_t index = s.pixels[y * stride + x / 8] >> (28 - x % 8 * 4) & 15;
            if (ref.mono || index == s.clear) continue;
            const bool is_ink = index == 9, is_paper = index == 14;
            if (ground == Ground::Night && is_ink) index = 14;
            if (ground == Ground::Felt && is_ink) index = 0;
            if (ground != Ground::Day && is_paper) index = 9;
            ref.set(tx, ty, static_cast<Colour>(index));
          } else {
            if (bit(s.bits, w, x, y)) ref.set(tx, ty, ink);
            if (with_paper && bit(s.bits + stride * h, w, x, y)) ref.set(tx, ty, paper);
          }
        }
      }
    }
  }
}

void compare_with_reference(int w, int h, Depth depth) {
  seed_rolls(static_cast<unsigned>(w * h));
  Walled walled(w, h, depth);
  Canvas& canvas = walled.canvas;
  Reference ref{w, h, depth == Depth::Mono};
  TEST_ASSERT_EQUAL_INT(w, canvas.width());
  canvas.clear(kPaper);
  ref.each([](int, int) { return true; }, [](int, int) { return kPaper; });
  for (int call = 0; call < 6000; call += kShare) {
    do_the_same(canvas, ref);
    TEST_ASSERT_TRUE_MESSAGE(walled.walls_stand(), "wrote outside the buffer");
    for (int y = 0; y < h; ++y) {
      for (int x = 0; x < w; ++x) {
        if (canvas.at(x, y) != ref.at(x, y)) TEST_FAIL_MESSAGE("differs from the reference");
      }
    }
  }
}

void every_verb_clips_and_paints_like_a_pixel_by_pixel_reference_in_colour() {
  compare_with_reference(80, 50, Depth::Colour);
  compare_with_reference(8, 3, Depth::Colour);
}

void every_verb_clips_and_paints_like_a_pixel_by_pixel_reference_in_mono() {
  compare_with_reference(72, 40, Depth::Mono);
  compare_with_reference(40, 21, Depth::Mono);
}

void an_unsuitable_buffer_gives_an_empty_canvas() {
  alignas(4) uint8_t buffer[1024 + 4] = {};
  TEST_ASSERT_EQUAL_INT(128, Canvas(128, 64, Depth::Mono, {buffer, 1024}).width());
  TEST_ASSERT_EQUAL_INT(0, Canvas(128, 64, Depth::Mono, {buffer, 1023}).width());
  TEST_ASSERT_EQUAL_INT(0, Canvas(128, 64, Depth::Mono, {buffer + 1, 1024}).width());
  TEST_ASSERT_EQUAL_INT(0, Canvas(127, 64, Depth::Mono, {buffer, 1024}).width());
  Canvas canvas(128, 64, Depth::Mono, {buffer, 3});
  canvas.clear(kInk);
  canvas.set_clip({0, 0, 10, 10});
  canvas.set(0, 0, kInk);
  TEST_ASSERT_EACH_EQUAL_HEX8(0, buffer, sizeof buffer);
  TEST_ASSERT_TRUE(ChangedTiles().update(canvas).is_empty());
}

void the_buffers_are_laid_out_as_the_panels_want_them() {
  static_assert(Canvas::bytes(240, 240, Depth::Colour) == 28800);
  static_assert(Canvas::bytes(320, 240, Depth::Colour) == 38400);
  static_assert(Canvas::bytes(128, 64, Depth::Mono) == 1024);
  Walled mono(16, 16, Depth::Mono), colour(16, 16, Depth::Colour);
  mono.canvas.clear(kPaper);
  mono.canvas.set(3, 8, kInk);
  TEST_ASSERT_EQUAL_HEX8(0x01, mono.canvas.pixels()[16 + 3]);
  colour.canvas.clear(Colour::Black);
  colour.canvas.set(2, 1, Colour::Cream);
  TEST_ASSERT_EQUAL_HEX8(0xE0, colour.canvas.pixels()[8 + 1]);
}

void a_rectangle_is_cut_into_pieces_without_gap_or_overlap() {
  Rect rest = {0, 0, 128, 64};
  TEST_ASSERT_TRUE(rest.cut_top(10) == Rect(0, 0, 128, 10));
  TEST_ASSERT_TRUE(rest.cut_bottom(12) == Rect(0, 52, 128, 12));
  TEST_ASSERT_TRUE(rest.cut_left(20) == Rect(0, 10, 20, 42));
  TEST_ASSERT_TRUE(rest.cut_right(8) == Rect(120, 10, 8, 42));
  TEST_ASSERT_TRUE(rest == Rect(20, 10, 100, 42));
  TEST_ASSERT_TRUE(rest.cut_left(500) == Rect(20, 10, 100, 42));
  TEST_ASSERT_TRUE(rest.is_empty());
  TEST_ASSERT_TRUE(Rect(0, 0, 10, 10).inset(2) == Rect(2, 2, 6, 6));
  TEST_ASSERT_TRUE(Rect(0, 0, 10, 10).intersect({10, 0, 5, 5}).is_empty());
  TEST_ASSERT_TRUE(Rect(0, 0, 2, 2).join({8, 9, 2, 1}) == Rect(0, 0, 10, 10));
  TEST_ASSERT_TRUE(Rect(10, 10, 20, 10).centred(4, 2) == Rect(18, 14, 4, 2));
}

void a_picture_in_the_source_is_the_picture_on_the_canvas() {
  static constexpr auto kFish = colour_sprite<5, 2>({"0.f.9", "abcde"});
  static_assert(kFish.clear == 1);  // the first index the picture does not use
  Walled colour(8, 8, Depth::Colour), mono(8, 8, Depth::Mono);
  colour.canvas.clear(Colour::Sky);
  colour.canvas.draw(kFish, 1, 2);
  const Colour top[] = {Colour::Sky, Colour::Black,    Colour::Sky, Colour::Pink,
                        Colour::Sky, Colour::DarkGrey, Colour::Sky};
  for (int x = 0; x < 7; ++x) TEST_ASSERT_TRUE(colour.canvas.at(x, 2) == top[x]);
  for (int x = 0; x < 5; ++x) TEST_ASSERT_EQUAL_INT(10 + x, int(colour.canvas.at(1 + x, 3)));

  static constexpr auto kDot = mono_sprite<3, 2>({"#.-", "-.#"});
  mono.canvas.fill({0, 0, 8, 4}, kInk);
  mono.canvas.fill({0, 4, 8, 4}, kPaper);
  mono.canvas.draw(kDot, 0, 0);
  TEST_ASSERT_TRUE(mono.canvas.at(0, 0) == kInk && mono.canvas.at(2, 0) == kPaper);
  mono.canvas.draw(kDot, 4, 0, kPaper);  // '-' left as it was
  TEST_ASSERT_TRUE(mono.canvas.at(4, 0) == kPaper && mono.canvas.at(6, 0) == kInk);
  mono.canvas.draw(kDot, 0, 4, kPaper, kInk);  // inside out
  TEST_ASSERT_TRUE(mono.canvas.at(0, 4) == kPaper && mono.canvas.at(2, 4) == kInk);
  mono.canvas.draw(kFish, 0, 0);  // colour on mono: nothing
  TEST_ASSERT_TRUE(mono.canvas.at(0, 0) == kInk);
}

// In every place, also where the clip leaves only a part of it.
void a_mirrored_picture_has_left_and_right_exchanged() {
  static constexpr auto kFish = colour_sprite<9, 2>({"0.f.9e765", "abcde...2"});
  static constexpr auto kDot = mono_sprite<10, 2>({"#.-#..#-.#", "-.#.....##"});
  for (const Ground ground : {Ground::Day, Ground::Night, Ground::Felt}) {
    for (int x = -12; x < 20; ++x) {
      Walled plain(16, 8, Depth::Colour), other(16, 8, Depth::Colour);
      Walled plain_mono(16, 8, Depth::Mono), other_mono(16, 8, Depth::Mono);
      for (Walled* walled : {&plain, &other, &plain_mono, &other_mono}) {
        walled->canvas.set_ground(ground);
        walled->canvas.fill({0, 0, 16, 4}, kInk);
        walled->canvas.fill({0, 4, 16, 4}, Colour::Cream);
      }
      other.canvas.set_clip({3, 1, 9, 3});
      other_mono.canvas.set_clip({3, 1, 9, 3});
      plain.canvas.draw(kFish, 0, 2);
      other.canvas.draw_mirrored(kFish, x, 2, kInk, kPaper);
      plain_mono.canvas.draw(kDot, 0, 2, kPaper, kInk);
      other_mono.canvas.draw_mirrored(kDot, x, 2, kPaper, kInk);
      other_mono.canvas.draw_mirrored(kFish, x, 2, kInk, kPaper);  // colour on mono: nothing
      for (int at = 0; at < 16; ++at) {
        const int fish = x + 8 - at, dot = x + 9 - at;
        const bool seen = at >= 3 && at < 12;
        const bool has_fish = seen && fish >= 0 && fish < 9, has_dot = seen && dot >= 0 && dot < 10;
        for (int y = 2; y < 4; ++y) {
          const Colour drawn = has_fish ? plain.canvas.at(fish, y) : kInk;
          TEST_ASSERT_TRUE(other.canvas.at(at, y) == drawn);
          const Colour lit = has_dot ? plain_mono.canvas.at(dot, y) : kInk;
          TEST_ASSERT_TRUE(other_mono.canvas.at(at, y) == lit);
        }
      }
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_verb_clips_and_paints_like_a_pixel_by_pixel_reference_in_colour);
  RUN_TEST(every_verb_clips_and_paints_like_a_pixel_by_pixel_reference_in_mono);
  RUN_TEST(an_unsuitable_buffer_gives_an_empty_canvas);
  RUN_TEST(the_buffers_are_laid_out_as_the_panels_want_them);
  RUN_TEST(a_rectangle_is_cut_into_pieces_without_gap_or_overlap);
  RUN_TEST(a_picture_in_the_source_is_the_picture_on_the_canvas);
  RUN_TEST(a_mirrored_picture_has_left_and_right_exchanged);
  return UNITY_END();
}
