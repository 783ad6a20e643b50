// Computer players: their words, and what they remember.
#pragma once

#include "engine/bots/habits.h"
#include "engine/session/roster.h"
#include "engine/text/text.h"

namespace felicity::ui {

using namespace session;
using namespace text;

// What bots remember of a person; of a stranger, where they remember nothing.
bots::OpponentModel habits_of(const Person& person);
void set_habits(Person& person, const bots::OpponentModel& habits);

Text kind_name(Player::Kind kind);
Text character_name(Player::Character character);

// A bot of the next or the one before: levels and "human" in a ring.
void turn_kind(Player& player, int by, bool human_too);
void turn_character(Player& player);

}  // namespace felicity::ui
