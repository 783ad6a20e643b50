// The people this device knows: their names and how they did.
#pragma once

#include "engine/rules/record.h"
#include "engine/session/statistics.h"

namespace felicity::session {

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
