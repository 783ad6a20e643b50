// A game of the past on the table again: every seat does what its record says.
#include "engine/ui/app.h"

namespace felicity::ui {

void App::watch(const Record& record) {
  use_table(Use::Watching);
  watched_ = record.moves;
  watched_game_ = -1;
  table_.begin(record.deal, record.players);
  go(kDealScreen);
}

bool App::watch_finished(int index) {
  Record record;
  store::GameMeta note;
  if (!find_finished(index, record, note)) return false;
  watch(record);
  watched_game_ = static_cast<std::int16_t>(index);
  return true;
}

// A record may end after any action.
bool App::record_ends() const {
  return is_watching() && !table_.over() && table_.record().moves.size() == watched_.size();
}

// Back to the page the game was chosen on.
void App::stop_watching() {
  restore_game();
  go(kStatisticsScreen);
  if (watched_game_ < 0) return;
  open(kLastGamesScreen);
  memory<LastGamesMemory>().game = watched_game_;
  (void)look_up_finished(watched_game_);
}

}  // namespace felicity::ui
