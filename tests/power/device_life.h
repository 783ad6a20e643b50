// A device reduced to its store: it starts, goes on with its script, loses power at any moment, and
// starts again. At every start it compares what it finds with what was saved.
#pragma once

#include <string>

#include "tests/power/failing_flash.h"
#include "tests/power/save_script.h"

namespace felicity::tests {

class DeviceLife {
 public:
  explicit DeviceLife(const SaveScript& story) : story_(&story) {}

  FailingFlash flash;

  // Power on: loads everything, compares it with what was saved, mends half-written pages and
  // counts the start, as the game does before it shows anything. False: the power failed again, or
  // something is wrong.
  bool start();
  // The next steps of the script. False: the power failed, or something is wrong.
  bool run(int steps);
  bool run_to_the_end() { return run(story_->size() - done_); }

  // The first promise that was broken; empty: none.
  const std::string& wrong() const { return wrong_; }
  // Steps that are saved.
  int done() const { return done_; }
  bool at_end() const { return done_ == story_->size(); }
  const store::Store& store() const { return store_; }
  // Compares only this many of the finished games: reading all takes long.
  void look_at_finished(int most) { most_finished_ = most; }

 private:
  bool find_choices(Sight& found);
  bool find_game(Sight& found);
  bool find_finished(Sight& found);
  bool refresh(const Sight& found);
  bool is_first(const Step& step) const;
  bool take(const Step& step);
  bool save(store::Slot choice, int version);
  bool fail(const char* what);
  // The last step that is saved, and the one in which the power may have failed.
  const Sight& safe() const { return story_->sight(done_); }
  const Sight& next() const { return story_->sight(begun_ ? done_ + 1 : done_); }

  const SaveScript* story_;
  store::Store store_;
  store::GameMeta note_;
  std::string wrong_;
  int done_ = 0;
  bool begun_ = false;    // the step after those done may already be on the flash
  bool resumed_ = false;  // no game was saved since the start
  int starts_ = 0;        // counted during this game
  int most_starts_ = 0;   // the same, if the power did not fail before it was counted
  int most_finished_ = 2;
};

}  // namespace felicity::tests
