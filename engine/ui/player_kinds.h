// How a key changes the kind and the character of a player.
#pragma once

#include "engine/rules/player.h"

namespace felicity::ui {

// The next level or the one before; with `human_too`, a person is one of the ring.
void turn_kind(Player& player, int by, bool human_too);
void turn_character(Player& player);

}  // namespace felicity::ui
