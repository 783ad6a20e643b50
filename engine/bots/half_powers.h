// Chances as whole numbers: powers of one half.
#pragma once

#include <array>
#include <cstdint>

namespace felicity::bots {

// 65,535 / 2^(k/32), rounded, for k in 0..31.
inline constexpr std::array<std::uint16_t, 32> kPowers = {
    65535, 64131, 62757, 61412, 60096, 58809, 57549, 56316, 55109, 53928, 52772,
    51642, 50535, 49452, 48393, 47356, 46341, 45348, 44376, 43425, 42495, 41584,
    40693, 39821, 38968, 38133, 37316, 36516, 35733, 34968, 34219, 33486};

// 65,535 halved `steps` / 32 times.
constexpr unsigned power_of_half(int steps) {
  if (steps >= 16 * 32) return 0;
  return static_cast<unsigned>(kPowers[static_cast<std::size_t>(steps & 31)] >> (steps >> 5));
}

}  // namespace felicity::bots
