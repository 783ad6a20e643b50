// The players of the next game in their seats, and the series they play.
#pragma once

#include "engine/rules/record.h"

namespace felicity::session {

struct Seating {
  static constexpr int kMostGames = 255;

  Player seats[kMaxSeats];   // as the next game is set up
  Player series[kMaxSeats];  // of the series
  std::uint8_t series_size = 0;
  std::uint8_t wins[kMaxSeats] = {};
  std::uint8_t games = 0;
  std::uint16_t last_game = 0;  // number of the last one counted, so that none counts twice

  // For a game of people: seats as they are, but a table of one person and bots gets people only.
  void seat_people(int players);
  // For a game against bots: the first person stays, each other one becomes a normal bot.
  void seat_bots(int players);

  // The series goes on as long as the same players sit in the same seats.
  bool continues_series(int players) const;
  void begin_series(int players);
  void count_game(std::uint16_t number, std::uint8_t winners);
};

}  // namespace felicity::session
