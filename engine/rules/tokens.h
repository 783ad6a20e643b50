// The words that records use for the engine's values.
#pragma once

#include "engine/rules/record.h"

namespace felicity {

const char* word(Face face);
const char* word(Edition edition);
const char* word(Player::Kind kind);            // "human", "bot:hard"
const char* word(Player::Character character);  // "", ":bold": follows the kind

}  // namespace felicity
