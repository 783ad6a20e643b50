// What is counted about each person: a table with a row for each figure. The save format and the
// statistics screen loop over it. A new figure is a name at the end of the enum, a row in
// statistics.cpp with the next schema of save_format.h, and a label in engine/text/text.h.
#pragma once

#include "engine/rules/history.h"
#include "engine/rules/player.h"
#include "engine/text/text.h"

namespace felicity::session {

enum class Figure : std::uint8_t { Games, Wins, BestScore, BestSack, DearestDog, Points };
inline constexpr int kFigures = static_cast<int>(Figure::Points) + 1;

struct Person {
  std::uint8_t name_size = 0;
  char name[Player::kNameBytes + 1] = {};
  std::int32_t figures[kFigures] = {};
  std::uint16_t last_game = 0;  // number of the last one counted, so that none counts twice
  // How this person plays, as bots see it, where the table wants that remembered; all 0: unknown.
  std::uint8_t habits[28] = {};

  std::int32_t& operator[](Figure figure) { return figures[static_cast<int>(figure)]; }
  std::int32_t operator[](Figure figure) const { return figures[static_cast<int>(figure)]; }
};

// A finished game, for the person at `seat`.
struct PlayedGame {
  const History& history;
  Seat seat;
  std::int32_t total;
  bool won;
};

struct Statistic {
  enum class Shown : std::uint8_t {
    Number,        // a dash before the first game
    AboveZero,     // a number; a dash while it is 0
    WithShare,     // "3 (25%)" of the games
    MeanOfAGame,   // a dash before the first game
    InTheHeading,  // the screen writes it above the lines
  };

  text::Text label;
  Shown shown;
  std::uint8_t line;    // of the statistics screen, from 0
  std::uint8_t schema;  // the first one whose pages have it
  std::uint8_t bytes;   // in a page
  // In a page of so many bytes; a figure that reaches one of them stays there.
  std::int32_t least;
  std::int32_t most;
  // The figure after a game; those above it in the table count the game already.
  std::int64_t (*after)(const Person& person, const PlayedGame& game);
};
extern const Statistic kStatistics[kFigures];
inline constexpr int kStatisticLines = kFigures - 1;  // one is in the heading

void count_game(Person& person, const PlayedGame& game);

}  // namespace felicity::session
