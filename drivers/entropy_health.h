// Health of an entropy source: the repetition count test of NIST SP 800-90B, section 4.4.1. It
// finds the likeliest fault, a source that is stuck at one bit.
#pragma once

#include <cstdint>

namespace felicity::drivers {

class RepetitionCount {
 public:
  // Sixteen raw bits are hashed into one, so each is taken to hold 1/16 bit of entropy. A run of
  // this length then comes once in 2^40 times: 1 + 40 / (1/16).
  static constexpr int kAlarm = 641;

  void add(std::uint32_t word) {
    for (int i = 0; i < 32; ++i, word >>= 1) {
      const bool bit = (word & 1) != 0;
      alike_ = bit == last_ ? alike_ + 1 : 1;
      last_ = bit;
      alarmed_ = alarmed_ || alike_ >= kAlarm;
    }
  }

  bool is_healthy() const { return !alarmed_; }

 private:
  int alike_ = 0;
  bool last_ = false;
  bool alarmed_ = false;
};

}  // namespace felicity::drivers
