// Noise of the RP2350's generator (TRNG): an oscillator of its own, sampled at every cycle into a
// register of 192 bits. Its own tests and its whitening are switched off, as in the boot ROM: the
// raw bits are tested and hashed here, as those of the RP2040 are.
#include "drivers/clock_timer.h"
#include "drivers/entropy_health.h"
#include "drivers/noise.h"
#include "hardware/structs/trng.h"

namespace felicity::drivers {
namespace {

constexpr int kBlocks = 22;                  // of 192 bits: 16 raw bits for every one of the key
constexpr std::uint32_t kChains = 4;         // lengths of the oscillator to choose from
constexpr std::uint32_t kTimeoutUs = 1'000;  // 192 cycles take 2 us

// False: the register does not fill.
bool is_full() {
  const std::uint64_t deadline = now_us() + kTimeoutUs;
  while (trng_hw->trng_busy != 0) {
    if (has_come(deadline)) return false;
  }
  return true;
}

void begin() {
  trng_hw->rnd_source_enable = TRNG_RND_SOURCE_ENABLE_RND_SRC_EN_BITS;
  trng_hw->sample_cnt1 = 0;
  trng_hw->trng_debug_control = TRNG_TRNG_DEBUG_CONTROL_AUTO_CORRELATE_BYPASS_BITS |
                                TRNG_TRNG_DEBUG_CONTROL_TRNG_CRNGT_BYPASS_BITS |
                                TRNG_TRNG_DEBUG_CONTROL_VNC_BYPASS_BITS;
}

bool add_blocks(Sha256& hash) {
  RepetitionCount repeated;
  for (std::uint32_t block = 0; block < kBlocks; ++block) {
    trng_hw->rng_icr = ~0U;
    if (!is_full()) return false;
    for (const io_ro_32& place : trng_hw->ehr_data) {  // reading the last one starts the next block
      const std::uint32_t word = place;
      repeated.add(word);
      hash.add(&word, sizeof word);
    }
    // An oscillator that is locked to the clock of the chip is so at one length only.
    trng_hw->trng_config = block % kChains;
  }
  return repeated.is_healthy();
}

}  // namespace

bool add_noise(Sha256& hash) {
  begin();
  const bool fine = add_blocks(hash);
  trng_hw->rnd_source_enable = 0;  // it draws current
  return fine;
}

void restart_noise() { trng_hw->trng_sw_reset = TRNG_TRNG_SW_RESET_TRNG_SW_RESET_BITS; }

}  // namespace felicity::drivers
