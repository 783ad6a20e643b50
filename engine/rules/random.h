// The generator behind every deal, and unbiased drawing from any source of bits.
#pragma once

#include <bit>
#include <cstdint>
#include <utility>

namespace felicity {

// The ChaCha8 keystream, handed out a few bits at a time. A new key for every deal; the state is
// never saved, because a record keeps the deal itself.
class Random {
 public:
  static constexpr int kKeyBytes = 32;
  explicit Random(const std::uint8_t (&key)[kKeyBytes]);
  static Random from_seed(std::uint64_t seed);  // repeatable games: tests, replays, --seed

  std::uint32_t word();
  unsigned bits(int count);  // 0..16 fresh bits

 private:
  void refill();

  std::uint32_t key_[8];
  std::uint32_t block_[16] = {};
  std::uint32_t counter_ = 0;
  std::uint32_t pool_ = 0;
  std::uint8_t pool_bits_ = 0;
  std::uint8_t used_ = 16;
};

// Uniform in 0..count-1. Values beyond the range are thrown away, never folded back (no modulo),
// so each outcome has exactly the same share of the source.
template <class Source>
unsigned below(Source& source, unsigned count) {
  const int width = static_cast<int>(std::bit_width(count - 1U));
  unsigned drawn = source.bits(width);
  while (drawn >= count) drawn = source.bits(width);
  return drawn;
}

// Fisher and Yates: every order has the same chance if `below` is uniform.
template <class Source, class Item>
void shuffle(Source& source, Item* items, unsigned count) {
  for (unsigned left = count; left > 1; --left) {
    std::swap(items[left - 1], items[below(source, left)]);
  }
}

}  // namespace felicity
