// The mice that a pass pays: they fly from the row to the seat.
#pragma once

#include "engine/ui/app.h"

namespace felicity::ui {

inline constexpr int kFlightMs = 700;

// A squeak for each mouse.
void sound_of_pass(App& app, int mice);
// `flight`: 0..256 how far they are.
void draw_mice_flight(Page& page, gfx::Rect from, gfx::Rect to, int mice, int flight);

}  // namespace felicity::ui
