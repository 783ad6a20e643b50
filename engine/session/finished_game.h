// A game of the past as the list of last games shows it.
#pragma once

#include "engine/store/store.h"

namespace felicity::session {

struct FinishedGame {
  std::uint16_t number = 0;
  std::uint8_t players = 0;
  TieBreak tie_break = TieBreak::Cats;
  char names[kMaxSeats][Player::kNameBytes + 1] = {};
  Scores scores;

  // 0: the newest. False: there is none, and nothing is changed.
  bool look_up(store::Store& store, int index);
};

// The record of that game; false: there is none.
bool find_finished(store::Store& store, int index, Record& record, store::GameMeta& meta);

}  // namespace felicity::session
