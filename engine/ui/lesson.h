// The guided round (S14): one round by hand against three opponents who follow a script, with a
// word of advice at the right moments. Nothing in it is left to chance.
#pragma once

#include "engine/rules/game.h"

namespace felicity::ui {

inline constexpr Seat kLearner = 0;

Deal guided_deal();

// What a scripted opponent does; it sees what any player in its seat would see.
Action guided_action(const View& own);

}  // namespace felicity::ui
