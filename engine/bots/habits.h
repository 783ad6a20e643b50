// What a bot has learned about one opponent and can carry from game to game.
#pragma once

#include "engine/rules/history.h"

namespace felicity::bots {

struct Habits {
  std::uint8_t games = 0;
};

// Reads a finished game for what `seat` tends to place and to bid.
void learn(Habits& habits, const View& end, const History& history, Seat seat);

}  // namespace felicity::bots
