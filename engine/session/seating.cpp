#include "engine/session/seating.h"

namespace felicity::session {

bool Seating::continues_series(int players) const {
  if (series_size != players) return false;
  for (Seat seat = 0; seat < series_size; ++seat) {
    if (!(series[seat] == seats[seat])) return false;
  }
  return true;
}

void Seating::begin_series(int players) {
  series_size = static_cast<std::uint8_t>(players);
  games = 0;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    series[seat] = seats[seat];
    wins[seat] = 0;
  }
}

void Seating::count_game(std::uint16_t number, std::uint8_t winners) {
  if (last_game == number || games == kMostGames) return;
  last_game = number;
  ++games;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if ((winners >> seat & 1) != 0) ++wins[seat];
  }
}

}  // namespace felicity::session
