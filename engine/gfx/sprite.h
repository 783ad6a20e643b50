// Pictures as text in the source, packed by the compiler.
//
//   constexpr auto kMouse = colour_sprite<4, 2>({".00.",
//                                                "0b0f"});  // '.' clear, 0-9 a-f a Colour
//   constexpr auto kHeart = mono_sprite<5, 2>({"#.-.#",
//                                              ".###."});   // '.' clear, '#' ink, '-' paper
//   constexpr Pattern kStripes = pattern({"##......", …});  // eight rows of eight, '#' ink
//
// A picture that is not what it says does not compile, and the error names what is wrong.
#pragma once

#include <cstddef>
#include <cstdint>

namespace felicity::gfx {

// A picture of either kind, as the canvas takes it.
struct Sprite {
  const uint32_t* pixels;  // of a colour sprite, otherwise nullptr
  const uint8_t* bits;     // of a mono sprite, otherwise nullptr
  uint16_t w, h;
  uint8_t clear;  // colour only: the palette index that stands for "nothing here"

  constexpr bool is_colour() const { return pixels != nullptr; }
};

// Eight pixels a word, the leftmost in its highest four bits. Clear pixels bear an index the
// picture itself does not use: no mask is stored, and a picture may have fifteen colours.
template <int W, int H>
struct ColourSprite {
  static constexpr int kStride = (W + 7) / 8;
  uint32_t pixels[kStride * H];
  uint8_t clear;

  // NOLINTNEXTLINE(google-explicit-constructor): every picture is meant to be drawn as a Sprite
  constexpr operator Sprite() const { return {pixels, nullptr, W, H, clear}; }
};

// One bit a pixel, left pixel in the high bit: all rows of ink, then all rows of paper.
template <int W, int H>
struct MonoSprite {
  static constexpr int kStride = (W + 7) / 8;
  uint8_t bits[2 * kStride * H];

  // NOLINTNEXTLINE(google-explicit-constructor): as above
  constexpr operator Sprite() const { return {nullptr, bits, W, H, 0}; }
};

struct Pattern {
  uint8_t rows[8];  // left pixel in the high bit
};

// Not constexpr: packing that reaches one of them stops the build with its name.
namespace bad_picture {
void a_row_has_the_wrong_width();
void unknown_character();
void all_sixteen_colours_used_and_none_left_for_clear();
}  // namespace bad_picture

template <int W>
consteval void check_row(const char* row) {
  int width = 0;
  while (row[width] != '\0') ++width;
  if (width != W) bad_picture::a_row_has_the_wrong_width();
}

// Not consteval: clang 14 cannot call one such function from another under a condition.
constexpr int palette_index(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  bad_picture::unknown_character();
  return 0;
}

template <int W, int H, std::size_t N>
consteval ColourSprite<W, H> colour_sprite(const char* const (&rows)[N]) {
  static_assert(W > 0 && W <= 1024 && H > 0 && H <= 1024);
  static_assert(N == H, "the picture has another number of rows than it says");
  bool used[16] = {};
  for (const char* row : rows) {
    check_row<W>(row);
    for (int x = 0; x < W; ++x) {
      if (row[x] != '.') used[palette_index(row[x])] = true;
    }
  }
  int clear = 0;
  while (clear < 16 && used[clear]) ++clear;
  if (clear == 16) bad_picture::all_sixteen_colours_used_and_none_left_for_clear();

  ColourSprite<W, H> sprite = {};
  sprite.clear = static_cast<uint8_t>(clear);
  for (int y = 0; y < H; ++y) {
    for (int x = 0; x < 8 * sprite.kStride; ++x) {
      const bool drawn = x < W && rows[y][x] != '.';
      const auto index = static_cast<uint32_t>(drawn ? palette_index(rows[y][x]) : clear);
      sprite.pixels[y * sprite.kStride + x / 8] |= index << (28 - x % 8 * 4);
    }
  }
  return sprite;
}

template <int W, int H, std::size_t N>
consteval MonoSprite<W, H> mono_sprite(const char* const (&rows)[N]) {
  static_assert(W > 0 && W <= 1024 && H > 0 && H <= 1024);
  static_assert(N == H, "the picture has another number of rows than it says");
  MonoSprite<W, H> sprite = {};
  for (int y = 0; y < H; ++y) {
    check_row<W>(rows[y]);
    for (int x = 0; x < W; ++x) {
      const char c = rows[y][x];
      if (c == '.') continue;
      if (c != '#' && c != '-') bad_picture::unknown_character();
      uint8_t& eight = sprite.bits[((c == '-' ? H : 0) + y) * sprite.kStride + x / 8];
      eight = static_cast<uint8_t>(eight | 0x80 >> x % 8);
    }
  }
  return sprite;
}

template <std::size_t N>
consteval Pattern pattern(const char* const (&rows)[N]) {
  static_assert(N == 8, "a pattern has eight rows");
  Pattern pattern = {};
  for (int y = 0; y < 8; ++y) {
    check_row<8>(rows[y]);
    for (int x = 0; x < 8; ++x) {
      if (rows[y][x] != '#' && rows[y][x] != '.') bad_picture::unknown_character();
      if (rows[y][x] == '#') {
        pattern.rows[y] = static_cast<uint8_t>(pattern.rows[y] | 0x80 >> x);
      }
    }
  }
  return pattern;
}

}  // namespace felicity::gfx
