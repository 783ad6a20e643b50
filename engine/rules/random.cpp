#include "engine/rules/random.h"

namespace felicity {
namespace {

void quarter_round(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
  a += b;
  d = std::rotl(d ^ a, 16);
  c += d;
  b = std::rotl(b ^ c, 12);
  a += b;
  d = std::rotl(d ^ a, 8);
  c += d;
  b = std::rotl(b ^ c, 7);
}

}  // namespace

Random::Random(const std::uint8_t (&key)[kKeyBytes]) {
  for (int i = 0; i < 8; ++i) {
    key_[i] = static_cast<std::uint32_t>(key[4 * i]) |
              static_cast<std::uint32_t>(key[4 * i + 1]) << 8 |
              static_cast<std::uint32_t>(key[4 * i + 2]) << 16 |
              static_cast<std::uint32_t>(key[4 * i + 3]) << 24;
  }
}

Random Random::from_seed(std::uint64_t seed) {
  std::uint8_t key[kKeyBytes] = {};
  for (int i = 0; i < 8; ++i) key[i] = static_cast<std::uint8_t>(seed >> (8 * i));
  return Random(key);
}

// One block of ChaCha8: four double rounds over constants, key, block counter and a nonce of zero.
void Random::refill() {
  std::uint32_t start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (int i = 0; i < 8; ++i) start[4 + i] = key_[i];
  start[12] = counter_++;
  for (int i = 0; i < 16; ++i) block_[i] = start[i];
  std::uint32_t* x = block_;
  for (int double_round = 0; double_round < 4; ++double_round) {
    quarter_round(x[0], x[4], x[8], x[12]);
    quarter_round(x[1], x[5], x[9], x[13]);
    quarter_round(x[2], x[6], x[10], x[14]);
    quarter_round(x[3], x[7], x[11], x[15]);
    quarter_round(x[0], x[5], x[10], x[15]);
    quarter_round(x[1], x[6], x[11], x[12]);
    quarter_round(x[2], x[7], x[8], x[13]);
    quarter_round(x[3], x[4], x[9], x[14]);
  }
  for (int i = 0; i < 16; ++i) block_[i] += start[i];
  used_ = 0;
}

std::uint32_t Random::word() {
  if (used_ == 16) refill();
  return block_[used_++];
}

unsigned Random::bits(int count) {
  if (pool_bits_ < count) {
    pool_ = word();  // the few bits left over are dropped: simpler than joining two words
    pool_bits_ = 32;
  }
  const unsigned drawn = pool_ & ((1U << count) - 1U);
  pool_ >>= count;
  pool_bits_ = static_cast<std::uint8_t>(pool_bits_ - count);
  return drawn;
}

}  // namespace felicity
