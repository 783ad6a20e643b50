// Keys from the chip's noise. Single bits of it may be biased or correlated, so 16 times as many as
// needed are hashed into a key, together with the moments at which people pressed buttons.
#include <cstring>

#include "drivers/board_parts.h"
#include "drivers/clock_timer.h"
#include "drivers/noise.h"
#include "drivers/sha256.h"
#include "engine/hal.h"
#include "hardware/sync.h"

// The last key handed out: a test in the emulator reads it here and deals the same game elsewhere.
extern "C" {
std::uint8_t felicity_entropy_key[32];
}

namespace felicity::drivers {
namespace {

std::uint32_t pool[8];
std::uint32_t stirred;

}  // namespace

bool entropy_is_healthy() {
  Sha256 unused;
  return add_noise(unused);
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
  if (!add_noise(hash)) {
    // It may have been stopped. If it is broken, the moments of key presses are all the entropy.
    restart_noise();
    (void)add_noise(hash);
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
