// The saves of a device in their order, and what must be found after any number of them.
#pragma once

#include <vector>

#include "engine/store/store.h"

namespace felicity::tests {

// One save. Erasing ahead saves nothing, but the power can fail in it, too.
struct Step {
  enum class Kind : std::uint8_t { Slot, Game, File, NoGame, EraseAhead };
  Kind kind = Kind::EraseAhead;
  store::Slot choice = store::Slot::Settings;
  int version = 0;  // of the slot
  int game = 0;     // from 1 on
  int actions = 0;  // played in that game
  bool result_seen = false;
};

// What a start must find.
struct Sight {
  int choices[store::kSlots] = {};  // versions; 0: never saved
  int game = 0;                     // the last one begun
  int actions = 0;
  bool result_seen = false;
  bool none = true;  // no game in progress
  int finished = 0;  // games 1..finished were archived
  bool operator==(const Sight&) const = default;
};

class SaveScript {
 public:
  // A number of games, each with its own players and with changed slots in between.
  explicit SaveScript(int games, std::uint64_t seed = 1);

  int size() const { return static_cast<int>(steps_.size()); }
  const Step& step(int index) const { return steps_[static_cast<std::size_t>(index)]; }
  // After the first `steps` steps.
  const Sight& sight(int steps) const { return sights_[static_cast<std::size_t>(steps)]; }
  // Where a game begins: the number of steps before it.
  int begin_of(int game) const { return begins_[static_cast<std::size_t>(game - 1)]; }

  // A game as it was after this many actions.
  const Record& record(int game, int actions) const {
    return games_[static_cast<std::size_t>(game - 1)][static_cast<std::size_t>(actions)];
  }
  int actions(int game) const {
    return static_cast<int>(games_[static_cast<std::size_t>(game - 1)].size()) - 1;
  }

  // The payload of a slot: any size, any contents.
  static std::vector<std::uint8_t> bytes_of(store::Slot choice, int version);

 private:
  void add(const Step& step);
  void tell_game(int game);

  std::vector<std::vector<Record>> games_;
  std::vector<Step> steps_;
  std::vector<Sight> sights_;
  std::vector<int> begins_;
  int version_ = 0;
};

}  // namespace felicity::tests
