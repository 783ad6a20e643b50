// The colour canvas is worked on in words of eight pixels, the leftmost in the highest four bits.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "engine/gfx/colour.h"

namespace felicity::gfx {

// The bits of mask from value, the others as they are.
template <typename Bits>
inline Bits merge(Bits old, Bits value, Bits mask) {
  return static_cast<Bits>((old & ~mask) | (value & mask));
}

inline constexpr uint32_t kAll = ~uint32_t{0};
static_assert(std::endian::native == std::endian::little);

// Rows start on a word boundary: without the hint a Cortex-M0+ would load and store bytes.
inline uint32_t load(const uint8_t* at) {
  uint32_t word = 0;
  std::memcpy(&word, __builtin_assume_aligned(at, 4), sizeof word);
  return __builtin_bswap32(word);
}

inline void store(uint8_t* at, uint32_t word) {
  word = __builtin_bswap32(word);
  std::memcpy(__builtin_assume_aligned(at, 4), &word, sizeof word);
}

constexpr uint32_t eight_of(Colour colour) { return static_cast<uint32_t>(colour) * 0x11111111u; }

// The lowest bit of each of eight pixels that is not zero.
[[gnu::always_inline]] inline uint32_t not_zero(uint32_t eight) {
  eight |= eight >> 2;
  eight |= eight >> 1;
  return eight & 0x11111111u;
}

// What a picture's ink and paper become on a ground, in each of eight pixels: the light colour is
// ink at night and on felt, the dark one paper at night and black on felt.
inline uint32_t on_ground(uint32_t eight, Ground ground) {
  constexpr uint32_t kSwap = static_cast<uint32_t>(kInk) ^ static_cast<uint32_t>(kPaper);
  constexpr uint32_t kBlacken = static_cast<uint32_t>(kInk) ^ static_cast<uint32_t>(Colour::Black);
  if (ground == Ground::Day) return eight;
  const uint32_t is_ink = not_zero(eight ^ eight_of(kInk)) ^ 0x11111111u;
  const uint32_t is_paper = not_zero(eight ^ eight_of(kPaper)) ^ 0x11111111u;
  return eight ^ is_ink * (ground == Ground::Felt ? kBlacken : kSwap) ^ is_paper * kSwap;
}

// Eight bits become eight pixels: all ones where the bit is set.
inline constexpr uint16_t kFour[16] = {0x0000, 0x000F, 0x00F0, 0x00FF, 0x0F00, 0x0F0F,
                                       0x0FF0, 0x0FFF, 0xF000, 0xF00F, 0xF0F0, 0xF0FF,
                                       0xFF00, 0xFF0F, 0xFFF0, 0xFFFF};
[[gnu::always_inline]] inline uint32_t widen(unsigned bits) {
  return static_cast<uint32_t>(kFour[bits >> 4]) << 16 | kFour[bits & 15];
}

// Puts eight pixels on two neighbouring words, 0 to 7 pixels (`by` is their bits) to the right.
// A word in which the mask has nothing is not touched: it may lie outside the buffer.
[[gnu::always_inline]] inline void put_eight(uint8_t* row, int at, int by, uint32_t value,
                                             uint32_t mask) {
  if (const uint32_t m = mask >> by) store(row + at, merge(load(row + at), value >> by, m));
  if (const uint32_t m = mask << 1 << (31 - by)) {
    store(row + at + 4, merge(load(row + at + 4), value << 1 << (31 - by), m));
  }
}

}  // namespace felicity::gfx
