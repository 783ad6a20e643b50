// A device that is switched on again with the flash of another one, and goes on with its game.
#pragma once

#include <algorithm>
#include <cstring>
#include <vector>

#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace felicity::tests {

inline VirtualDevice switched_on(VirtualDevice& before, std::uint64_t seed = 99) {
  return VirtualDevice(kOled, seed, before.flash());
}

// A copy of the device erases a name, or everything without one, and loses its power in this
// operation of the flash: the device at the end of its next start.
inline VirtualDevice erased_with_a_cut(const VirtualDevice& device, std::string_view name,
                                       long operation) {
  VirtualDevice last(device);
  last.flash().cut(operation, {});
  last.app().erase(name);
  last.wait(60'000);
  last.flash().power_on();
  VirtualDevice next = switched_on(last, 1);
  next.wait(60'000);
  return next;
}

inline void resume(VirtualDevice& device) {
  TEST_ASSERT_TRUE(at(device, ui::kBootScreen));
  TEST_ASSERT_TRUE(device.app().session().can_resume());
  device.press(hal::kA);
  device.settle();
}

inline void play(VirtualDevice& device, Random& random, int actions) {
  ButtonPlayer player(device);
  for (int i = 0; i < actions && !device.app().table().over(); ++i) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
}

// Whether the name is anywhere in the flash.
inline bool knows(VirtualDevice& device, const char* name) {
  const std::vector<std::uint8_t> bytes = bytes_of(device);
  return std::search(bytes.begin(), bytes.end(), name, name + std::strlen(name)) != bytes.end();
}

}  // namespace felicity::tests
