// What people see on standard error while an arena plays.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "hal_host/arena/arena.h"

namespace felicity::host {

// A bar on a terminal; the first faults of each kind with their question, the others summed up at
// the end.
class Scoreboard {
 public:
  explicit Scoreboard(const ArenaPlan& plan);

  void played(long games);
  void fault(const Fault& fault);
  void end();  // after the last game

 private:
  static constexpr int kMostReported = 3;  // of each kind and entrant

  void draw();
  void clear();

  const ArenaPlan& plan_;
  long games_;
  bool bar_;
  long played_ = 0;
  int shown_ = -1;
  std::map<std::pair<std::size_t, std::string>, long> faults_;  // by entrant and kind
};

}  // namespace felicity::host
