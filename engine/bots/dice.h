// Pseudo-random numbers for simulations: 32 bits of state and no division, as the chip has neither
// 64-bit registers nor a divider instruction; the same on every machine. Deals come from Random.
#pragma once

#include <cstdint>

namespace felicity::bots {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) {
    const auto low = static_cast<std::uint32_t>(seed),
               high = static_cast<std::uint32_t>(seed >> 32);
    word_ = scatter(low + 0x9E3779B9U) ^ scatter(high + 0x85EBCA6BU);
    if (word_ == 0) word_ = 1;  // the one state a shift register never leaves
  }

  std::uint32_t word() {
    word_ ^= word_ << 13;
    word_ ^= word_ >> 17;
    word_ ^= word_ << 5;
    return word_;
  }

  // In 0..count-1, count up to 65,536: a bias of one in 65,536 does not matter, and the
  // chip has no division.
  unsigned below(unsigned count) { return (word() >> 16) * count >> 16; }

 private:
  static std::uint32_t scatter(std::uint32_t x) {
    x = (x ^ x >> 16) * 0x21F0AAADU;
    x = (x ^ x >> 15) * 0x735A2D97U;
    return x ^ x >> 15;
  }

  std::uint32_t word_;
};

}  // namespace felicity::bots
