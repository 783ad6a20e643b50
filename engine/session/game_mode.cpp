// A game: from its deal to the archive and the statistics.
#include "engine/session/session.h"

namespace felicity::session {
namespace {

Show begin(Session& session) { return session.begin_game(); }

Action act(Session& session) { return session.bots().answer(); }

Show leave(Session& session) {
  session.abandon_game();
  return Show::Home;
}

}  // namespace

Show Session::begin_game() {
  reseed();
  const Settings& settings = saves_->settings();
  Setup setup;
  setup.players = settings.players;
  setup.edition = settings.edition;
  setup.house = settings.house;
  if (!saves_->seating().continues_series(settings.players)) {
    saves_->change_seating().begin_series(settings.players);
  }
  use_table(kGameMode);
  set_aside_ = false;
  meta_ = {.number = static_cast<std::uint16_t>(meta_.number + 1)};
  table_.begin(setup, saves_->seating().seats, chance_);
  saves_->store().try_again();
  save_game();
  return Show::Deal;
}

void Session::abandon_game() {
  table_.clear();
  waiting_ = {};
  set_aside_ = false;
  (void)saves_->store().save_no_game(meta_.number);  // the mark in the corner shows a failure
}

// Commit before reveal: nothing that follows from an action is shown before it is safe.
void Session::commit() {
  meta_.taken_back = false;
  if (!mode_->saves) return;
  const View& now = table_.view();
  if (now.phase == Phase::Place && now.row_size < 2) saves_->store().try_again();  // once a round
  saves_->set_start_is_written();
  save_game();
  if (table_.over() && waiting() == nullptr) (void)finish_game(/*again=*/false);
}

// Whatever else the table is used for is never written.
void Session::save_game() {
  if (mode_->saves) saves_->save_game(table_.record(), meta_);
}

// To the finished games, into the series and the statistics. The power may fail in between: done
// again after a start, every part of it still counts once.
bool Session::finish_game(bool again) {
  const bool archived = saves_->store().archive(table_.record(), meta_, again);
  const Scores& scores = table_.view().scores;
  saves_->change_seating().count_game(meta_.number, scores.winners);
  learn_habits();
  saves_->change_roster().note_game(meta_.number, table_.record(), table_.history(), scores);
  saves_->save_changed_slots();
  return archived;
}

// Before the game is counted: a person whose statistics hold it was learned from already.
void Session::learn_habits() {
  if (!saves_->settings().bots_learn) return;
  const View& end = table_.view();
  for (Seat seat = 0; seat < table_.players(); ++seat) {
    if (is_automatic(seat)) continue;
    const Player& player = table_.player(seat);
    Roster& roster = saves_->change_roster();
    Person& person = roster.change(roster.meet(player.name, player.name_size));
    if (person.last_game == meta_.number) continue;
    bots::OpponentModel habits = habits_of(person);
    bots::learn(habits, end, table_.history(), seat);
    set_habits(person, habits);
  }
}

void Session::mark_result_seen() {
  if (meta_.result_seen) return;
  if (!saves_->start_is_written()) (void)write_start();  // over before, and not archived yet
  meta_.result_seen = true;
  save_game();
}

const Mode kGameMode = {
    .saves = true, .bots_think = true, .begin = begin, .act = act, .leave = leave};

}  // namespace felicity::session
