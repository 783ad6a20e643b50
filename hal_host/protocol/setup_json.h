// A setup line of the rules service: a fresh game, a seeded one, or a position between rounds.
#pragma once

#include <string>

#include "engine/rules/state.h"
#include "hal_host/protocol/json_line.h"

namespace felicity::host {

// Empty: `state` is the new game. Else the reason why not, and `state` is untouched.
std::string begin_from_json(State& state, const Json& line);

}  // namespace felicity::host
