// The pictures and colours that a skin may replace; names are texts, sounds in tunes.h.
#pragma once

#include "engine/skin/skin.h"

namespace felicity::ui {

// Of skin::kAnimals.
gfx::Sprite own_large(int animal);
gfx::Sprite own_small(int animal);

const gfx::Palette& own_palette(skin::Ground ground);

}  // namespace felicity::ui
