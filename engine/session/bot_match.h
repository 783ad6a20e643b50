// A match of bots: they play a number of games among themselves, and shares of the wins are
// counted.
#pragma once

#include "engine/rules/record.h"

namespace felicity::session {

struct BotMatch {
  // Two, three or four may share a win; in sixtieths every share is a whole number.
  static constexpr int kWhole = 60;
  static constexpr std::uint16_t kGames[] = {10, 50, 200, 1000};

  std::uint8_t players = 3;
  std::uint8_t size = 0;  // which of kGames
  Player seats[kMaxSeats] = {{.kind = Player::Kind::EasyBot},
                             {.kind = Player::Kind::NormalBot},
                             {.kind = Player::Kind::HardBot},
                             {.kind = Player::Kind::NormalBot},
                             {.kind = Player::Kind::EasyBot}};
  std::uint16_t played = 0;
  std::uint32_t wins[kMaxSeats] = {};  // in sixtieths

  int games() const { return kGames[size]; }
  // In percent, rounded; 0 before the first game.
  int share(Seat seat) const;
  void count(const Scores& scores);
};

}  // namespace felicity::session
