// The kinds and characters of players: their words, and how a key changes them.
#pragma once

#include "engine/rules/record.h"
#include "engine/text/text.h"

namespace felicity::ui {

text::Text kind_name(Player::Kind kind);
text::Text character_name(Player::Character character);

// The next level or the one before; with `human_too`, a person is one of the ring.
void turn_kind(Player& player, int by, bool human_too);
void turn_character(Player& player);

}  // namespace felicity::ui
