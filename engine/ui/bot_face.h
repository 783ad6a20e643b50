// The face of a bot: an animal and a word for its character. Both follow from what all saw when the
// players were chosen, so they reveal nothing of what a bot holds.
#pragma once

#include "engine/ui/app.h"

namespace felicity::ui {

Face animal_of(Player::Character character);
// The character in a word; empty for a person.
Line bot_word(const App& app, Seat seat);
// False, and nothing is drawn, for a person or where there is no room.
bool draw_bot_face(const App& app, Page& page, gfx::Rect area, Seat seat);

}  // namespace felicity::ui
