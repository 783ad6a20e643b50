// Noise of the ring oscillator: it changes the frequency, and one bit of the phase can be read.
#include "drivers/entropy_health.h"
#include "drivers/noise.h"
#include "drivers/ring_oscillator.h"
#include "hardware/sync.h"

namespace felicity::drivers {
namespace {

constexpr int kWords = 128;  // of 32 bits: 16 raw bits for every one of the key

// About 30 instructions between two bits: time for the oscillator to drift.
std::uint32_t rosc_word() {
  std::uint32_t word = 0;
  for (int i = 0; i < 32; ++i) {
    word = word << 1 | (rosc_hw->randombit & 1);
    for (int pause = 0; pause < 8; ++pause) __nop();
  }
  return word;
}

}  // namespace

bool add_noise(Sha256& hash) {
  RepetitionCount repeated;
  for (int i = 0; i < kWords; ++i) {
    const std::uint32_t word = rosc_word();
    repeated.add(word);
    hash.add(&word, sizeof word);
  }
  return repeated.is_healthy();
}

void restart_noise() { run_ring_oscillator(true); }

}  // namespace felicity::drivers
