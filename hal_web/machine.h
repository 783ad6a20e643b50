// The machine that a page makes of its module: clock, keys, picture and flash as memory.
#pragma once

#include <cstdint>

#include "boards/board.h"
#include "engine/hal.h"
#include "engine/store/flash_map.h"

namespace felicity::web {

inline constexpr int kMostPixels = 320 * 240;

struct Machine {
  const boards::Board* board = nullptr;
  hal::Moment now;
  std::uint8_t held = 0;
  int battery = 0;
  std::uint32_t rgba[kMostPixels] = {};  // what the panel shows, as an ImageData holds it
  std::uint8_t flash[store::kSaveBytes] = {};
  alignas(4) std::uint8_t skin[store::kSkinBytes] = {};
};

Machine& machine();

}  // namespace felicity::web
