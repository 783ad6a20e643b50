// A canvas for tests that detects writes outside its memory.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/gfx/canvas.h"

// Memory for a canvas with guard bytes on both sides, which must not change.
struct Walled {
  static constexpr int kWall = 64;
  std::vector<uint8_t> bytes;
  felicity::gfx::Canvas canvas;

  Walled(int w, int h, felicity::gfx::Depth depth)
      : bytes(2 * kWall + felicity::gfx::Canvas::bytes(w, h, depth), 0xA5),
        canvas(w, h, depth, {bytes.data() + kWall, bytes.size() - 2 * kWall}) {}
  bool walls_stand() const {
    for (int i = 0; i < kWall; ++i) {
      const auto at = static_cast<std::size_t>(i);
      if (bytes[at] != 0xA5 || bytes[bytes.size() - 1 - at] != 0xA5) return false;
    }
    return true;
  }
};
