#include "engine/session/ranking.h"

namespace felicity::session {

Ranking ranking(const Scores& scores, int players, TieBreak tie_break) {
  const auto ahead = [&](Seat a, Seat b) { return is_ahead(scores, a, b, tie_break); };
  Ranking ranks;
  for (Seat seat = 0; seat < players; ++seat) {  // each moves up past those it beats
    int at = seat;
    for (; at > 0 && ahead(seat, ranks.seat[at - 1]); --at) ranks.seat[at] = ranks.seat[at - 1];
    ranks.seat[at] = seat;
  }
  for (int i = 1; i < players; ++i) {
    ranks.place[i] = ahead(ranks.seat[i - 1], ranks.seat[i]) ? i : ranks.place[i - 1];
  }
  return ranks;
}

}  // namespace felicity::session
