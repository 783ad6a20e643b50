// Which part of the picture changed since it was last sent to the panel: a checksum for every tile
// of 16 × 8 pixels instead of a second frame.
#pragma once

#include <cstdint>

#include "engine/gfx/canvas.h"

namespace felicity::gfx {

class ChangedTiles {
 public:
  static constexpr int kTileWidth = 16;
  static constexpr int kTileHeight = 8;
  static constexpr int kMostTiles = 320 / kTileWidth * 240 / kTileHeight;

  // The smallest rectangle of whole tiles around everything that changed since the last update,
  // within the canvas; empty if nothing did. A canvas with more tiles than fit, or of another
  // size than last time, has changed as a whole.
  Rect update(const Canvas& canvas) { return update(canvas, canvas.bounds()); }
  // The same for a picture of which only this part was redrawn.
  Rect update(const Canvas& canvas, Rect drawn);

  // The panel lost its picture: the next update returns the whole canvas.
  void forget() { seen_ = {}; }

 private:
  uint32_t sums_[kMostTiles] = {};
  Rect seen_;
  Depth depth_ = Depth::Mono;
};

static_assert(sizeof(ChangedTiles) <= 4096);

}  // namespace felicity::gfx
