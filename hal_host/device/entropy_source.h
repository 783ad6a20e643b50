// Where the 256 bits of a deal come from on a PC.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/rules/random.h"

namespace felicity::host {

class Chance {
 public:
  // Random bits of the operating system.
  Chance() = default;
  // The first deal is that of Random::from_seed; each further one of the run has its own key.
  static Chance from_seed(std::uint64_t seed);
  // 64 hexadecimal digits: the key of the first deal; nullopt if it is anything else.
  static std::optional<Chance> from_hex(std::string_view digits);

  // False: the operating system gives no random numbers.
  bool draw(std::uint8_t (&key)[Random::kKeyBytes]);

 private:
  bool fixed_ = false;
  std::uint8_t key_[Random::kKeyBytes] = {};  // of the next deal
};

}  // namespace felicity::host
