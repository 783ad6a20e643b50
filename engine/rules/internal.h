// Shared by the files of this folder only.
#pragma once

#include "engine/rules/state.h"

namespace felicity {

// Clears the table for the round `state.round`: no bids, nobody passed, an empty row but for the
// dummy's card (R14), the start player to place.
void open_round(State& state);

}  // namespace felicity
