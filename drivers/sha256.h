// SHA-256 (FIPS 180-4), to condense entropy into one key.
#pragma once

#include <cstddef>
#include <cstdint>

namespace felicity::drivers {

class Sha256 {
 public:
  void add(const void* data, std::size_t size);
  void finish(std::uint8_t (&digest)[32]);

 private:
  void add_byte(std::uint8_t byte);
  void mix_block();

  std::uint32_t hash_[8] = {0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A,
                            0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19};
  std::uint32_t block_[16] = {};
  std::uint32_t bytes_ = 0;  // so far; far below 2^29 here
};

}  // namespace felicity::drivers
