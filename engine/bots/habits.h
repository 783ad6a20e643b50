// What is known about how one opponent plays: gathered within a game, and carried from game to game
// where somebody wants that.
#pragma once

#include "engine/bots/strategies.h"
#include "engine/rules/history.h"

namespace felicity::bots {

struct OpponentModel {
  Surprise bid[kBidWays] = {};
  Surprise place[kPlaceWays] = {};
  bool operator==(const OpponentModel&) const = default;
};

// What a bot thinks of somebody it has never met.
OpponentModel prior();

// Adds what `seat` showed in a round that is over.
void read_round(OpponentModel& habits, const View& view, const History& history, int round,
                Seat seat);

// Adds a finished game to what was known before it. Older games fade.
void learn(OpponentModel& habits, const View& end, const History& history, Seat seat);

}  // namespace felicity::bots
