#include "drivers/sha256.h"

#include <bit>

namespace felicity::drivers {
namespace {

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::uint32_t kRounds[64] = {
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
};

}  // namespace

void Sha256::add(const void* data, std::size_t size) {
  const auto* bytes = static_cast<const std::uint8_t*>(data);
  for (std::size_t i = 0; i < size; ++i) add_byte(bytes[i]);
}

void Sha256::add_byte(std::uint8_t byte) {
  std::uint32_t& word = block_[bytes_ / 4 % 16];
  word = word << 8 | byte;
  if (++bytes_ % 64 == 0) mix_block();
}

void Sha256::mix_block() {
  auto [a, b, c, d, e, f, g, h] = hash_;
  for (int i = 0; i < 64; ++i) {
    std::uint32_t& w = block_[i % 16];
    if (i >= 16) {
      const std::uint32_t early = block_[(i + 1) % 16];
      const std::uint32_t late = block_[(i + 14) % 16];
      w += (std::rotr(early, 7) ^ std::rotr(early, 18) ^ early >> 3) + block_[(i + 9) % 16] +
           (std::rotr(late, 17) ^ std::rotr(late, 19) ^ late >> 10);
    }
    const std::uint32_t mixed = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                ((e & f) ^ (~e & g)) + kRounds[i] + w;
    const std::uint32_t majority =
        (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + mixed;
    d = c;
    c = b;
    b = a;
    a = mixed + majority;
  }
  const std::uint32_t added[8] = {a, b, c, d, e, f, g, h};
  for (int i = 0; i < 8; ++i) hash_[i] += added[i];
}

void Sha256::finish(std::uint8_t (&digest)[32]) {
  const std::uint32_t bits = bytes_ * 8;
  add_byte(0x80);
  while (bytes_ % 64 != 56) add_byte(0);
  for (int i = 0; i < 4; ++i) add_byte(0);  // the upper half of the length
  for (int shift = 24; shift >= 0; shift -= 8) add_byte(static_cast<std::uint8_t>(bits >> shift));
  for (int i = 0; i < 32; ++i) {
    digest[i] = static_cast<std::uint8_t>(hash_[i / 4] >> (24 - i % 4 * 8));
  }
}

}  // namespace felicity::drivers
