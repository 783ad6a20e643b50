// A device that is switched on again with the flash of another one, and goes on with its game.
#pragma once

#include <algorithm>
#include <cstring>
#include <vector>

#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace felicity::tests {

inline Pocket switched_on(Pocket& before, std::uint64_t seed = 99) {
  return Pocket(kOled, seed, before.flash());
}

inline void resume(Pocket& pocket) {
  TEST_ASSERT_TRUE(at(pocket, ui::kBootScreen));
  TEST_ASSERT_TRUE(pocket.app().can_resume());
  pocket.press(hal::kA);
  pocket.settle();
}

inline void play(Pocket& pocket, Random& random, int actions) {
  Fingers fingers(pocket);
  for (int i = 0; i < actions && !pocket.app().table().over(); ++i) {
    fingers.play(fingers.decide(random));
    fingers.skip_to_turn();
  }
}

// The name stands somewhere in the flash.
inline bool knows(Pocket& pocket, const char* name) {
  const std::vector<std::uint8_t> bytes = bytes_of(pocket);
  return std::search(bytes.begin(), bytes.end(), name, name + std::strlen(name)) != bytes.end();
}

}  // namespace felicity::tests
