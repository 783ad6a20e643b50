// A game of the past on the table again: every seat does what its record says.
#include "engine/session/session.h"

namespace felicity::session {
namespace {

Action act(Session& session) { return session.table().recorded(session.replay().moves); }

Show interject(Session& session) {
  return session.queue().is_empty() && session.record_ends() ? Show::RecordEnds : Show::Unchanged;
}

Show leave(Session& session) {
  session.restore_game();
  return Show::Statistics;
}

}  // namespace

Show Session::begin_replay(const Record& record) {
  use_table(kReplayMode);
  replay_ = {.moves = record.moves};
  table_.begin(record.deal, record.players);
  return Show::Deal;
}

bool Session::begin_replay(int finished) {
  Record record;
  store::GameMeta meta;
  if (!find_finished(saves_->store(), finished, record, meta)) return false;
  begin_replay(record);
  replay_.finished = static_cast<std::int16_t>(finished);
  return true;
}

// A record may end after any action.
bool Session::record_ends() const {
  return mode_->recorded && !table_.over() && table_.record().moves.size() == replay_.moves.size();
}

const Mode kReplayMode = {.recorded = true, .act = act, .interject = interject, .leave = leave};

}  // namespace felicity::session
