// The chance of an arena: deals, and the seeds that bots are given.
#include <algorithm>

#include "hal_host/arena/arena.h"

namespace felicity::host {
namespace {

// Chance of its own for every deal, and for what the bots are given in each of its games. Deal 0 of
// a seed is the one of Random::from_seed.
Random chance_of(const ArenaKey& from, long deal, int use) {
  std::uint8_t key[Random::kKeyBytes];
  std::copy(from.begin(), from.end(), key);
  for (int i = 0; i < 8; ++i) {
    key[8 + i] ^= static_cast<std::uint8_t>(static_cast<std::uint64_t>(deal) >> (8 * i));
  }
  key[16] ^= static_cast<std::uint8_t>(use);
  return Random(key);
}

}  // namespace

ArenaKey key_of(std::uint64_t seed) {
  ArenaKey key = {};
  for (std::size_t i = 0; i < 8; ++i) key[i] = static_cast<std::uint8_t>(seed >> (8 * i));
  return key;
}

ArenaKey practice_key() {
  ArenaKey key = {};
  key.back() = 1;  // key_of() and chance_of() leave this byte alone
  return key;
}

Deal deal_of(const ArenaPlan& plan, long index) {
  Random random = chance_of(plan.deal_key, index, 0);
  return deal(plan.setup, random);
}

BotSeeds::BotSeeds(const ArenaPlan& plan, long deal, int turn)
    : house_(chance_of(plan.house_key, deal, 1 + turn)),
      guests_(chance_of(plan.guest_key, deal, 1 + turn)) {}

std::uint32_t BotSeeds::next(bool for_guest) {
  const std::uint32_t at_home = house_.word() >> 1;
  const std::uint32_t outside = guests_.word() >> 1;
  return for_guest ? outside : at_home;
}

}  // namespace felicity::host
