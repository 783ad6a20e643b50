// From the canvas of the game to a picture in RGB.
#pragma once

#include "engine/gfx/canvas.h"
#include "hal_host/device/picture.h"

namespace felicity::host {

// Converts the changed part of a canvas, as far as both have it, and returns that part.
gfx::Rect copy_pixels(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed,
                      Picture& picture);

}  // namespace felicity::host
