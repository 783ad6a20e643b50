// The people this device knows: their names and how they did.
#pragma once

#include "engine/rules/record.h"

namespace felicity::session {

struct Person {
  std::uint8_t name_size = 0;
  char name[Player::kNameBytes + 1] = {};
  std::uint16_t games = 0;
  std::uint16_t wins = 0;
  std::int16_t best_score = 0;
  std::int16_t best_sack = 0;    // worth of the best sack ever won
  std::uint8_t dearest_dog = 0;  // most mice ever paid for a sack with a dog in it
  std::int32_t points = 0;       // over all games
  std::uint16_t last_game = 0;   // number of the last one counted, so that none counts twice
  // How this person plays, as bots see it, where the table wants that remembered; all 0: unknown.
  std::uint8_t habits[28] = {};
};

class Roster {
 public:
  static constexpr int kInPage = 4;  // of flash
  static constexpr int kPages = 4;
  static constexpr int kMost = kPages * kInPage;

  int count() const { return count_; }
  const Person& at(int index) const { return list_[index]; }
  Person& change(int index) { return list_[index]; }
  // -1 if unknown.
  int find(const char* name, int size) const;
  // Known from now on; the one who has played least makes room where there is none.
  int meet(const char* name, int size);
  void forget(int index);

  // A finished game goes into the statistics of the humans at the table, once.
  void note_game(std::uint16_t number, const Record& record, const History& history,
                 const Scores& scores);

 private:
  std::uint8_t count_ = 0;
  Person list_[kMost];
};

}  // namespace felicity::session
