// The games of an arena as files that `felicity replay` shows.
#pragma once

#include "hal_host/arena/arena.h"

namespace felicity::host {

class KeptGames {
 public:
  explicit KeptGames(const ArenaPlan& plan) : plan_(plan) {}

  // The folder is new or empty: games of two arenas do not mix. Empty, or what is wrong.
  [[nodiscard]] std::string open(const std::string& folder);
  // One file a game: game-0001.felicity. After an error nothing more is written.
  void write(long first, const std::vector<Record>& records);
  // Empty, or why not every game was written.
  const std::string& error() const { return error_; }

 private:
  std::string text_of(long game, const Record& record) const;

  const ArenaPlan& plan_;
  std::string folder_;
  std::string error_;
};

}  // namespace felicity::host
