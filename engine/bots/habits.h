// What is known about how one opponent plays: gathered within a game, and carried from game to game
// where somebody wants that.
#pragma once

#include "engine/bots/strategies.h"
#include "engine/rules/history.h"

namespace felicity::bots {

struct Habits {
  Doubt bid[kBidWays] = {};
  Doubt place[kPlaceWays] = {};
  bool operator==(const Habits&) const = default;
};

// What a bot thinks of somebody it has never met.
Habits stranger();

// Adds what `seat` showed in a round that is over.
void read_round(Habits& habits, const View& view, const History& history, int round, Seat seat);

// Adds a finished game to what was known before it. Older games fade.
void learn(Habits& habits, const View& end, const History& history, Seat seat);

}  // namespace felicity::bots
