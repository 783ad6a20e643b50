// The places of the players in a game that is over.
#pragma once

#include "engine/rules/game.h"

namespace felicity::session {

// Seats from first to last; seats that share a place are neighbours.
struct Ranking {
  Seat seat[kMaxSeats] = {};
  int place[kMaxSeats] = {};  // 0: first
};
Ranking ranking(const Scores& scores, int players, TieBreak tie_break);

}  // namespace felicity::session
