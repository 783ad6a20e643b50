// What a device writes down in its life, one save after the other, and what must be found after so
// many of them.
#pragma once

#include <vector>

#include "engine/store/store.h"

namespace felicity::tests {

// One save. Erasing ahead saves nothing, but the power can fail in it, too.
struct Step {
  enum class Kind : std::uint8_t { Slot, Game, File, NoGame, EraseAhead };
  Kind kind = Kind::EraseAhead;
  store::Slot choice = store::Slot::Settings;
  int version = 0;  // of the choice
  int game = 0;     // from 1 on
  int actions = 0;  // so many of that game
  bool told = false;
};

// What a start must find.
struct Sight {
  int choices[store::kSlots] = {};  // versions; 0: never saved
  int game = 0;                     // the last one begun
  int actions = 0;
  bool told = false;
  bool none = true;  // no game in progress
  int finished = 0;  // games 1..finished were archived
  bool operator==(const Sight&) const = default;
};

class SaveScript {
 public:
  // So many games, each with its own table and choices made in between.
  explicit SaveScript(int games, std::uint64_t seed = 1);

  int size() const { return static_cast<int>(steps_.size()); }
  const Step& step(int index) const { return steps_[static_cast<std::size_t>(index)]; }
  // After the first `steps` steps.
  const Sight& sight(int steps) const { return sights_[static_cast<std::size_t>(steps)]; }
  // Where a game begins: the number of steps before it.
  int begin_of(int game) const { return begins_[static_cast<std::size_t>(game - 1)]; }

  // A game as it was after so many actions.
  const Record& record(int game, int actions) const {
    return games_[static_cast<std::size_t>(game - 1)][static_cast<std::size_t>(actions)];
  }
  int actions(int game) const {
    return static_cast<int>(games_[static_cast<std::size_t>(game - 1)].size()) - 1;
  }

  // The bytes of a choice: any size, any contents.
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
