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
  Player seats[kMaxSeats] = {{.kind = first_choice(0)},
                             {.kind = first_choice(1)},
                             {.kind = first_choice(2)},
                             {.kind = first_choice(3)},
                             {.kind = first_choice(4)}};
  std::uint16_t played = 0;
  std::uint32_t wins[kMaxSeats] = {};  // in sixtieths

  // Every level once, the weakest first; then downwards again.
  static constexpr Player::Kind first_choice(Seat seat) {
    constexpr int kHighest = kBotLevels - 1;
    static_assert(2 * kHighest >= kMaxSeats - 1);
    return bot_of_level(seat <= kHighest ? seat : 2 * kHighest - seat);
  }
  int games() const { return kGames[size]; }
  // In percent, rounded; 0 before the first game.
  int share(Seat seat) const;
  void count(const Scores& scores);
};

}  // namespace felicity::session
