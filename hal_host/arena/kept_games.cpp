#include "hal_host/arena/kept_games.h"

#include <algorithm>
#include <filesystem>

#include "hal_host/arena/report_text.h"
#include "hal_host/protocol/files.h"
#include "hal_host/protocol/record_text.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {

std::string KeptGames::open(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return folder + ": " + error.message();
  const bool empty = fs::is_empty(folder, error);
  if (error) return folder + ": " + error.message();
  if (!empty) return folder + ": it is not empty, and games of two arenas do not mix";
  folder_ = folder;
  return "";
}

// Who sat where, as comments: a record has no room for a command.
std::string KeptGames::text_of(long game, const Record& record) const {
  const long players = plan_.setup.players;
  std::string text = formatted("# game %ld\n", game);
  for (long seat = 0; seat < players; ++seat) {
    const long entrant = (seat + players - (game - 1) % players) % players;
    text += formatted("# seat %ld: ", seat) +
            printable(plan_.entrants[static_cast<std::size_t>(entrant)].name) + "\n";
  }
  return text + format_record(record);
}

void KeptGames::write(long first, const std::vector<Record>& records) {
  const int digits = std::max(4, static_cast<int>(std::to_string(games_of(plan_)).size()));
  long game = first;
  for (const Record& record : records) {
    if (!error_.empty()) return;
    const std::string path = folder_ + formatted("/game-%0*ld.felicity", digits, game);
    const std::string error = write_text(path, "wb", text_of(game, record));
    if (!error.empty()) error_.append(path).append(": ").append(error);
    ++game;
  }
}

}  // namespace felicity::host
