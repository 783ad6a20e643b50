// CRC-32 as Ethernet and zip compute it, to detect changed bytes.
#pragma once

#include <cstddef>
#include <cstdint>

namespace felicity {

namespace detail {

// What four bits at the low end do to the rest: small enough for any flash, fast enough for a page.
struct Crc32Table {
  std::uint32_t nibble[16];

  constexpr Crc32Table() : nibble() {
    for (std::uint32_t value = 0; value < 16; ++value) {
      std::uint32_t rest = value;
      for (int bit = 0; bit < 4; ++bit) rest = rest >> 1 ^ ((rest & 1U) != 0 ? 0xEDB88320U : 0U);
      nibble[value] = rest;
    }
  }
};
inline constexpr Crc32Table kCrc32Table;

}  // namespace detail

// Bytes that come in pieces: hand the result of one call to the next as `before`.
constexpr std::uint32_t crc32(const std::uint8_t* bytes, std::size_t size,
                              std::uint32_t before = 0) {
  std::uint32_t crc = ~before;
  for (std::size_t i = 0; i < size; ++i) {
    crc ^= bytes[i];
    crc = crc >> 4 ^ detail::kCrc32Table.nibble[crc & 15U];
    crc = crc >> 4 ^ detail::kCrc32Table.nibble[crc & 15U];
  }
  return ~crc;
}

namespace detail {

inline constexpr std::uint8_t kCrc32Check[] = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
static_assert(crc32(kCrc32Check, 9) == 0xCBF43926U);  // the value every catalogue of CRCs gives
static_assert(crc32(kCrc32Check + 4, 5, crc32(kCrc32Check, 4)) == 0xCBF43926U);

}  // namespace detail

}  // namespace felicity
