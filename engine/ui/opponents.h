// Words for computer players.
#pragma once

#include "engine/rules/record.h"
#include "engine/ui/text/text.h"

namespace felicity::ui {

Text kind_name(Player::Kind kind);
Text character_name(Player::Character character);

// A bot of the next or the one before: levels and "human" in a ring.
void turn_kind(Player& player, int by, bool human_too);
void turn_character(Player& player);

}  // namespace felicity::ui
