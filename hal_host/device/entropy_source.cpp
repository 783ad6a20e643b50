#include "hal_host/device/entropy_source.h"

#include <sys/random.h>

#include <algorithm>
#include <charconv>

namespace felicity::host {

Chance Chance::from_seed(std::uint64_t seed) {
  Chance chance;
  chance.fixed_ = true;
  for (int i = 0; i < 8; ++i) chance.key_[i] = static_cast<std::uint8_t>(seed >> (8 * i));
  return chance;
}

std::optional<Chance> Chance::from_hex(std::string_view digits) {
  if (digits.size() != 2 * Random::kKeyBytes) return std::nullopt;
  Chance chance;
  chance.fixed_ = true;
  for (std::uint8_t& byte : chance.key_) {
    const char* end = digits.data() + 2;
    if (std::from_chars(digits.data(), end, byte, 16).ptr != end) return std::nullopt;
    digits.remove_prefix(2);
  }
  return chance;
}

bool Chance::draw(std::uint8_t (&key)[Random::kKeyBytes]) {
  if (!fixed_) return getrandom(key, sizeof key, 0) == static_cast<ssize_t>(sizeof key);
  std::copy(std::begin(key_), std::end(key_), key);
  for (int i = 8; i < 16 && ++key_[i] == 0; ++i) {  // a counter above the seed
  }
  return true;
}

}  // namespace felicity::host
