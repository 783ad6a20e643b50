#include "engine/session/session.h"

#include "engine/hal.h"

namespace felicity::session {
namespace {

// A moment to look at the table: from the first number on, by so much longer, drawn by lot.
struct Moments {
  int place_ms, bid_ms;
  unsigned more_ms;
};
constexpr Moments kMoments[] = {{400, 500, 700}, {200, 250, 200}, {200, 75, 1}};  // by Pace
// A hard bot needs up to 0.5 s, less where it has little to choose from. It never answers sooner
// than this, so that the difference cannot be seen.
constexpr int kSimulationMs = 600;
constexpr std::uint8_t kNoKey[Random::kKeyBytes] = {};

}  // namespace

PublicSession::PublicSession(Saves& saves) : saves_(saves), chance_(kNoKey) {}

const Action* PublicSession::waiting() const {
  using Stage = WaitingAction::Stage;
  const bool waits = waiting_.stage == Stage::Saved || waiting_.stage == Stage::Shown;
  return waits ? &waiting_.action : nullptr;
}

bool PublicSession::can_take_back() const {
  if (waiting() != nullptr) return true;
  return table_.can_take_back() && !is_automatic(table_.last_actor());
}

bool PublicSession::can_resume() const {
  return boot_is_counted_ && mode_->saves && has_game() && !meta_.result_seen;
}

bool PublicSession::would_lose_game() const { return can_resume() && saves_->game_is_unsafe(); }

bool PublicSession::is_automatic(Seat seat) const {
  return seat < table_.players() &&
         (mode_->recorded || table_.player(seat).kind != Player::Kind::Human);
}

// Who sat down when the game began is in the series: a person who left may still look on.
bool PublicSession::is_alone(Seat seat) const {
  for (Seat other = 0; other < table_.players(); ++other) {
    if (other == seat) continue;
    const bool was_person = saves_->seating().series[other].kind == Player::Kind::Human;
    if (!is_automatic(other) || (mode_->saves && was_person)) return false;
  }
  return !is_automatic(seat);
}

bool PublicSession::is_demo() const {
  for (Seat seat = 0; seat < table_.players(); ++seat) {
    if (!is_automatic(seat)) return false;
  }
  return true;
}

// A card and a price that are advised depend on nothing else than what the seat sees and on the
// round: looking twice gives the same advice, and the game goes on the same without it.
std::optional<bots::Hint> PublicSession::tip() const {
  const Seat seat = table_.view().turn;
  if (!saves_->settings().tips || mode_ != &kGameMode || table_.over() || is_automatic(seat)) {
    return std::nullopt;
  }
  if (table_.opened_view().viewer != seat && !is_alone(seat)) return std::nullopt;
  const auto turn = static_cast<std::uint64_t>(table_.view().round * kMaxSeats + seat);
  return bots::hint_for(table_.view_of(seat), table_.history(), tip_seed_ + turn);
}

// Of the auction that the last action ended only the winner has not passed; the View shows the next
// round already.
Pace PublicSession::pace() const {
  if (!mode_->bots_think || is_demo()) return Pace::Watched;
  const View& now = table_.view();
  const bool bidding = now.phase == Phase::Auction || now.phase == Phase::LastChance;
  unsigned passed = bidding ? now.passed : 0;
  for (const Event& event : table_.last()) {
    if (event.kind == Event::Kind::Won) passed = ~(1U << event.seat);
    if (event.kind == Event::Kind::AllPassed) passed = ~0U;
  }
  bool any_bot = false;
  for (Seat seat = 0; seat < table_.players(); ++seat) {
    any_bot = any_bot || is_automatic(seat);
    if (!is_automatic(seat) && (passed >> seat & 1) == 0) return Pace::Played;
  }
  return any_bot ? Pace::Hurried : Pace::Played;
}

Session::Session(Saves& saves, bots::Bot& bot) : PublicSession(saves), bots_(bot) {}

void Session::reseed() {
  std::uint8_t key[Random::kKeyBytes];
  hal::entropy(key);
  chance_ = Random(key);
  key[0] ^= 1;  // another stream, from which no deal can be computed
  tip_seed_ = Random(key).word();
}

// ---- a start ------------------------------------------------------------------------------------

void Session::load(bool battery_is_safe, bool safe_mode) {
  safe_mode_ = safe_mode;
  const bool found = saves_->load(battery_is_safe);
  load_game();
  // A game was never played, nothing was ever chosen: the owner is new.
  const bool is_new = !found && meta_.number == 0 && !saves_->store().too_new();
  if (is_new) saves_->set_first_start(true);
}

void Session::load_game() {
  Record record;
  const bool found = saves_->store().load_game(record, meta_);
  set_aside_ = found && safe_mode_ && !meta_.result_seen;
  if (set_aside_) table_.set_aside(record);
  if (!found || safe_mode_) return;
  table_.resume(record, meta_.taken_back);
  if (table_.over() && meta_.result_seen) table_.clear();
}

// A start does this to a game; in safe mode it waits until the game is asked for.
void Session::resume_set_aside() {
  const Record record = table_.record();
  safe_mode_ = set_aside_ = false;
  table_.resume(record, meta_.taken_back);
  queue_.fill(table_.last());
  if (table_.over()) (void)finish_game(/*again=*/true);
}

bool Session::count_boot() {
  boot_is_counted_ = true;
  if (has_game()) {
    if (meta_.boots < kMostBoots) ++meta_.boots;
    reseed();
    queue_.fill(table_.last());
  }
  return !saves_->store().erase_pending();
}

bool Session::write_start() {
  saves_->set_start_is_written();
  saves_->store().mend();
  bool archived = true;
  if (has_game()) save_game();
  if (table_.over() && mode_->saves) archived = finish_game(/*again=*/true);
  saves_->save_changed_slots();
  return archived;
}

// ---- what the table is used for -----------------------------------------------------------------

void Session::use_table(const Mode& mode) {
  mode_ = &mode;
  waiting_ = {};
  queue_.clear();
}

Show Session::leave() { return mode_->leave(*this); }

void Session::restore_game() {
  use_table(kGameMode);
  table_.clear();
  load_game();
  queue_.fill(table_.last());
}

bool Session::begin_erase_name(std::string_view name) {
  if (!saves_->begin_erase_name(name)) return false;
  if (has_game()) {
    save_game();
  } else {
    (void)saves_->store().save_no_game(meta_.number);
  }
  return true;
}

void Session::begin_erase_everything() {
  saves_->begin_erase_everything();
  meta_ = store::GameMeta();
  table_.clear();
  set_aside_ = false;
  use_table(kGameMode);
}

// ---- a turn -------------------------------------------------------------------------------------

// Once a turn: an action that follows one taken back is final.
Verdict Session::play(const Action& action) {
  const bool is_final = meta_.taken_back;
  const Verdict verdict = table_.play(action);
  if (verdict != Verdict::Ok) return verdict;
  const bool waits = !is_final && can_wait(action);
  waiting_ = {waits ? WaitingAction::Stage::Saved : WaitingAction::Stage::None, action};
  commit();
  if (waits) {
    table_.hold_back();
  } else {
    queue_.fill(table_.last());
  }
  return verdict;
}

bool Session::can_wait(const Action& played) const {
  if (is_automatic(played.seat)) return false;
  const bool fills_row = played.kind == Action::Kind::Place && table_.view().phase != Phase::Place;
  return fills_row || played.kind == Action::Kind::Pass;
}

// The same action as the one that is saved.
void Session::play_waiting() {
  if (table_.play(waiting_.action) != Verdict::Ok) hal::panic(__FILE__, __LINE__);
  waiting_.stage = WaitingAction::Stage::Played;
  if (mode_->saves && table_.over()) (void)finish_game(/*again=*/false);
  queue_.fill(table_.last());
}

Show Session::next() {
  if (waiting_.stage == WaitingAction::Stage::Saved) {
    waiting_.stage = WaitingAction::Stage::Shown;
    return Show::TakeBack;
  }
  if (waiting_.stage == WaitingAction::Stage::Shown) play_waiting();
  if (queue_.is_empty()) play_forced_cards();
  if (mode_->interject != nullptr) {
    const Show first = mode_->interject(*this);
    if (first != Show::Unchanged) return first;
  }
  if (!queue_.is_empty()) return queue_.take();
  return table_.running() ? turn() : Show::Home;
}

Show Session::turn() const {
  const View& now = table_.view();
  if (is_automatic(now.turn)) return Show::Wait;
  switch (now.phase) {
    case Phase::Place: return Show::Cover;
    case Phase::Auction: return Show::Auction;
    case Phase::LastChance: return Show::LastChance;
    case Phase::Over: break;
  }
  return Show::Podium;
}

// In round 9 each seat holds one card: nothing to decide, nothing to hide a choice of.
void Session::play_forced_cards() {
  const View& now = table_.view();
  if (!table_.running() || now.round != kRounds) return;
  if (now.phase != Phase::Place || record_ends()) return;
  while (now.phase == Phase::Place && !record_ends()) {
    const Action forced = Action::place(now.turn, table_.state().hands[now.turn].lowest());
    if (table_.play(forced) != Verdict::Ok) hal::panic(__FILE__, __LINE__);
  }
  commit();
  queue_.fill(table_.last());
}

bool Session::take_back() {
  if (!can_take_back()) return false;
  if (waiting() == nullptr) table_.take_back();
  waiting_ = {};
  meta_.taken_back = true;
  save_game();
  queue_.clear();
  return true;
}

Show Session::resume() {
  if (set_aside_) resume_set_aside();
  return table_.over() && queue_.is_empty() ? Show::Podium : next();
}

// A bot takes the seat under the same name: all cards stay where they are.
void Session::give_to_bot(Seat seat) {
  table_.give_to_bot(seat);
  save_game();
}

BotPause Session::begin_bot_turn() {
  const View& now = table_.view();
  const Moments& moments = kMoments[static_cast<int>(pace())];
  const int least = now.phase == Phase::Place ? moments.place_ms : moments.bid_ms;
  BotPause pause = {.drawn = least + static_cast<int>(below(chance_, moments.more_ms))};
  if (!mode_->bots_think) return pause;
  if (bots::simulates(table_.player(now.turn).kind)) pause.least = kSimulationMs;
  ask_bot();
  return pause;
}

void Session::ask_bot() {
  const std::uint64_t low = chance_.word();
  bots_.begin(table_.view().turn, std::uint64_t{chance_.word()} << 32 | low);
}

void Session::think() {
  const bool learned = saves_->settings().bots_learn && mode_->saves;
  if (bots_.thinking()) bots_.think(table_, learned ? &saves_->roster() : nullptr);
}

Action Session::automatic_action() { return mode_->act(*this); }

bool Session::step_in_background() {
  if (bots_.thinking()) return false;
  if (table_.play(automatic_action()) != Verdict::Ok) hal::panic(__FILE__, __LINE__);
  return mode_->after_action(*this);
}

}  // namespace felicity::session
