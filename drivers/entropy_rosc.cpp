// Entropy from the ring oscillator: noise changes its frequency, and one bit of its phase can be
// read. Single bits may be biased or correlated, so 16 times as many as needed are hashed into a
// key, together with the moments at which people pressed buttons.
#include <cstring>

#include "drivers/board_parts.h"
#include "drivers/clock_rp2040.h"
#include "drivers/entropy_health.h"
#include "drivers/ring_oscillator.h"
#include "drivers/sha256.h"
#include "engine/hal.h"
#include "hardware/sync.h"

// The last key handed out: a test in the emulator reads it here and deals the same game elsewhere.
extern "C" {
std::uint8_t felicity_entropy_key[32];
}

namespace felicity::drivers {
namespace {

constexpr int kWords = 128;  // of 32 bits: 16 raw bits for every one of the key

std::uint32_t pool[8];
std::uint32_t stirred;

// About 30 instructions between two bits: time for the oscillator to drift.
std::uint32_t rosc_word() {
  std::uint32_t word = 0;
  for (int i = 0; i < 32; ++i) {
    word = word << 1 | (rosc_hw->randombit & 1);
    for (int pause = 0; pause < 8; ++pause) __nop();
  }
  return word;
}

// False: it is stuck.
bool add_ring_oscillator(Sha256& hash) {
  RepetitionCount repeated;
  for (int i = 0; i < kWords; ++i) {
    const std::uint32_t word = rosc_word();
    repeated.add(word);
    hash.add(&word, sizeof word);
  }
  return repeated.is_healthy();
}

}  // namespace

bool entropy_is_healthy() {
  Sha256 unused;
  return add_ring_oscillator(unused);
}

void stir_entropy(std::uint64_t us) {
  std::uint32_t& part = pool[stirred++ % 8];
  part = (part << 7 | part >> 25) ^ static_cast<std::uint32_t>(us);
}

}  // namespace felicity::drivers

namespace felicity::hal {

void entropy(std::uint8_t (&key)[32]) {
  using namespace drivers;
  Sha256 hash;
  hash.add(felicity_entropy_key, sizeof felicity_entropy_key);
  if (!add_ring_oscillator(hash)) {
    // It may have been stopped. If it is broken, the moments of key presses are all the entropy.
    run_ring_oscillator(true);
    (void)add_ring_oscillator(hash);
  }
  const std::uint32_t before = save_and_disable_interrupts();
  hash.add(pool, sizeof pool);
  restore_interrupts(before);
  const std::uint64_t now = now_us();
  hash.add(&now, sizeof now);
  hash.finish(felicity_entropy_key);
  std::memcpy(key, felicity_entropy_key, sizeof key);
}

}  // namespace felicity::hal
