// What the screens of a round share: the round the last action belongs to, why a dog chased whom,
// and the players with their bids.
#pragma once

#include "engine/ui/app.h"
#include "engine/ui/pieces.h"
#include "engine/ui/row.h"

namespace felicity::ui {

// Made from public events and the public past alone. A View is of no use here: when a round has
// ended it already shows the next one.
struct RoundSummary {
  int round = 0;
  const PastRound* past = nullptr;
  const Event* passed = nullptr;
  const Event* won = nullptr;
  bool ended = false;      // the round is over
  std::uint8_t fresh = 0;  // places of the row that were turned up, a bit each
  RowPicture row;          // as the action left it
};
RoundSummary summary_of(const PublicTable& table);

// The places whose cards the dogs take away: theirs, and that of their victim.
std::uint8_t dog_places(const PastRound& past);
int chased_place(const PastRound& past);  // -1: none
// R28-R34 and R42 in words; empty where there is nothing to say.
Line why_chased(const App& app, const PastRound& past);

// What lies before a seat, for all to see.
struct SeatState {
  bool turn = false;
  bool passed = false;
  int bid = 0;
};
SeatState seat_state(const App& app, Seat seat);

}  // namespace felicity::ui
