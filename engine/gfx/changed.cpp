#include "engine/gfx/changed.h"

#include <cstring>

namespace felicity::gfx {
namespace {

// Canvas promises that rows start on a word boundary; without the hint a Cortex-M0+ loads bytes.
uint32_t word_at(const uint8_t* bytes) {
  uint32_t word = 0;
  std::memcpy(&word, __builtin_assume_aligned(bytes, 4), sizeof word);
  return word;
}

// Two rounds of multiply and shift: cheap on a Cortex-M0+ (no constant but the factor), where a
// table CRC takes four times as long. One round would not do: a pixel's colour changing by eight
// can be the top bit of a word, which runs through a single multiplication unmixed, and the next
// word could cancel it.
//
// Each step maps words one to one for a given sum, so a change within one word (eight pixels in a
// row of the colour canvas, four columns of a mono page) is always seen. Any other goes unseen with
// probability 2^-32: with some 100 changed tiles for each of a game's 230 presses, one tile in
// about 190,000 games stays stale, until it changes again.
inline uint32_t mix(uint32_t sum, uint32_t word, uint32_t factor) {
  word *= factor;
  word ^= word >> 15;
  sum = (sum ^ word) * factor;
  return sum ^ sum >> 16;
}

// Two words, or only one, from each of so many places. Not inlined: alone it fits the registers.
[[gnu::noinline]] uint32_t tile_sum(const uint8_t* bytes, int places, int step, bool two) {
  uint32_t factor = 0x9E3779B1u;  // odd, near 2^32 / golden ratio
  // Hides the value: GCC believes this core multiplies slowly and would shift and add 14 times.
  asm("" : "+r"(factor));
  uint32_t sum = 0;
  for (; places > 0; --places, bytes += step) {
    sum = mix(sum, word_at(bytes), factor);
    if (two) sum = mix(sum, word_at(bytes + 4), factor);
  }
  return sum;
}

}  // namespace

Rect ChangedTiles::update(const Canvas& canvas, Rect drawn) {
  const int across = (canvas.width() + kTileWidth - 1) / kTileWidth;
  const int down = (canvas.height() + kTileHeight - 1) / kTileHeight;
  if (across * down > kMostTiles) return canvas.bounds();
  const bool all = seen_ != canvas.bounds() || depth_ != canvas.depth();
  if (all) drawn = canvas.bounds();
  seen_ = canvas.bounds();
  depth_ = canvas.depth();

  const int stride = canvas.stride();
  const int first_top = drawn.y / kTileHeight * kTileHeight;
  const int first_left = drawn.x / kTileWidth * kTileWidth;
  Rect changed;
  for (int top = first_top; top < drawn.bottom(); top += kTileHeight) {
    uint32_t* sum = sums_ + top / kTileHeight * across + first_left / kTileWidth;
    for (int left = first_left; left < drawn.right(); left += kTileWidth, ++sum) {
      const bool whole = left + kTileWidth <= canvas.width();
      uint32_t now = 0;
      if (canvas.is_mono()) {
        now = tile_sum(canvas.pixels() + top / 8 * stride + left, whole ? 2 : 1, 8, true);
      } else {
        const int rows = std::min(kTileHeight, canvas.height() - top);
        now = tile_sum(canvas.pixels() + top * stride + left / 2, rows, stride, whole);
      }
      if (!all && now == *sum) continue;
      *sum = now;
      changed = changed.join({left, top, kTileWidth, kTileHeight});
    }
  }
  return changed.intersect(canvas.bounds());
}

}  // namespace felicity::gfx
