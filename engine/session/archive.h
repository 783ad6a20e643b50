// The finished games, and the one of them that was looked up last.
#pragma once

#include "engine/base/link.h"
#include "engine/store/store.h"

namespace felicity::session {

// A game of the past as the list of last games shows it.
struct FinishedGame {
  std::uint16_t number = 0;
  std::uint8_t players = 0;
  TieBreak tie_break = TieBreak::Cats;
  char names[kMaxSeats][Player::kNameBytes + 1] = {};
  Scores scores;
};

class Archive {
 public:
  explicit Archive(store::Store& store) : store_(store) {}

  int count() const { return store_->finished_count(); }
  // 0: the newest. False: there is none, and game() stays as it is.
  [[nodiscard]] bool look_up(int index);
  const FinishedGame& game() const { return game_; }

 private:
  Link<store::Store> store_;
  FinishedGame game_;
};

// The record of that game; false: there is none.
bool find_finished(store::Store& store, int index, Record& record, store::GameMeta& meta);

}  // namespace felicity::session
