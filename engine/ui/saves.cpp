// What outlives the battery: when the app writes it down, and how it finds it again.
#include <cstring>

#include "engine/base/crc32.h"
#include "engine/hal.h"
#include "engine/ui/app.h"

namespace felicity::ui {
namespace {

using store::Slot;

// At this or less an erase may not be carried through, nor the writes of a start.
constexpr int kSafePercent = 5;

constexpr std::uint8_t bit(Slot slot) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(slot));
}
constexpr Slot roster_page(int page) {
  return static_cast<Slot>(static_cast<int>(Slot::Roster0) + page);
}
static_assert(roster_page(Roster::kPages - 1) == Slot::Roster3);

std::uint32_t sum_of(const std::uint8_t* bytes, std::size_t size) {
  return crc32(bytes, size) | 1U;  // never kNothingKept
}

// Both apart, so that the search for the record need not have room for them too.
[[gnu::noinline]] Scores scores_of(const Record& record) {
  Replay replay(record);
  Action action;
  Events events;
  while (!replay.at_end() && replay.step(action, events)) {
  }
  return scores(replay.state());
}

[[gnu::noinline]] void fill(FinishedGame& game, const Record& record, std::uint16_t number) {
  game = FinishedGame();
  game.number = number;
  game.players = record.deal.setup.players;
  game.tie_break = record.deal.setup.house.tie_break;
  game.scores = scores_of(record);
  for (Seat seat = 0; seat < game.players; ++seat) {
    std::memcpy(game.names[seat], record.players[seat].name, Player::kNameBytes);
  }
}

}  // namespace

void App::load() {
  const bool writes = battery_is_safe();
  if (!writes) store_.load_read_only();
  const auto read = [&](Slot slot, auto& into) {
    const auto believe = [&](std::uint8_t schema, const std::uint8_t* bytes, std::size_t size) {
      if (!unpack(into, schema, bytes, size)) return false;
      kept_sums_[static_cast<int>(slot)] = writes ? sum_of(bytes, size) : kNothingKept;
      return true;
    };
    if (store_.load(slot, kKeptSchema, believe) && !writes) unsaved_ |= bit(slot);
  };
  read(Slot::Settings, settings_);
  read(Slot::Seating, seating_);
  for (int page = 0; page < Roster::kPages; ++page) read(roster_page(page), roster_);
  load_game();
}

void App::load_game() {
  Record record;
  const bool found = store_.load_game(record, note_);
  set_aside_ = found && safe_mode_ && !note_.result_seen;
  if (set_aside_) table_.set_aside(record);
  if (!found || safe_mode_) return;
  table_.resume(record, note_.taken_back);
  if (table_.over() && note_.result_seen) table_.clear();
}

// What a start does with a game, once the table asks for it.
void App::resume_set_aside() {
  const Record record = table_.record();
  safe_mode_ = set_aside_ = false;
  table_.resume(record, note_.taken_back);
  tell_events(table_.last());
  if (table_.over()) finish_game(/*again=*/true);
}

void App::use_table(Use use) {
  use_ = use;
  tale_size_ = tale_next_ = 0;
}

// The game that waited meanwhile is found as after a start: what was about to be told is told.
void App::restore_game() {
  use_table(Use::Game);
  table_.clear();
  load_game();
  tell_events(table_.last());
}

// Before anything of the game is shown: what was found is made safe, and the start is counted.
void App::rewrite_all() {
  rewritten_ = true;
  if (has_game()) {
    if (note_.boots < kMostBoots) ++note_.boots;
    std::uint8_t key[Random::kKeyBytes];
    hal::entropy(key);
    chance_ = Random(key);
    tell_events(table_.last());
  }
  if (store_.erase_pending()) return go_on_erasing();
  if (battery_is_safe()) write_start();
}

// With an empty battery this waits for a charger or for the first action: a series of starts that
// are cut is the worst that can happen to a flash. Until then the mark in the corner is shown.
void App::write_start() {
  start_is_written_ = true;
  store_.mend();
  if (has_game()) save_game();
  if (table_.over() && is_kept()) finish_game(/*again=*/true);
  save_changed_slots();
}

bool App::battery_is_safe() const { return chrome_.battery < 0 || chrome_.battery > kSafePercent; }

// Pages whose contents changed, and only those.
void App::save_changed_slots() {
  for (int i = 0; i < store::kSlots; ++i) {
    const auto slot = static_cast<Slot>(i);
    if ((unsaved_ & bit(slot)) == 0) continue;
    std::uint8_t bytes[store::kPayloadBytes];
    const std::size_t size = pack_slot(slot, bytes);
    const std::uint32_t sum = sum_of(bytes, size);
    if (sum != kept_sums_[i] && !store_.save(slot, kKeptSchema, bytes, size)) continue;
    kept_sums_[i] = sum;
    unsaved_ = static_cast<std::uint8_t>(unsaved_ & ~bit(slot));
  }
}

std::size_t App::pack_slot(Slot slot, std::uint8_t* bytes) const {
  switch (slot) {
    case Slot::Settings: return pack(settings_, bytes);
    case Slot::Seating: return pack(seating_, bytes);
    case Slot::Roster0:
    case Slot::Roster1:
    case Slot::Roster2:
    case Slot::Roster3: break;
  }
  const int page = static_cast<int>(slot) - static_cast<int>(Slot::Roster0);
  return pack(roster_, page, bytes);
}

Settings& App::change_settings() {
  unsaved_ |= bit(Slot::Settings);
  dirty_ = true;
  tiles_.forget();  // another palette or another way up changes pixels that no tile sees
  return settings_;
}

Roster& App::change_roster() {
  for (int page = 0; page < Roster::kPages; ++page) unsaved_ |= bit(roster_page(page));
  return roster_;
}

Seating& App::change_seating() {
  unsaved_ |= bit(Slot::Seating);
  return seating_;
}

// Commit before reveal: what an action causes is shown only after this. Whatever else the table is
// used for is never written.
void App::save_game() {
  if (!is_kept()) return;
  const bool failed = !store_.save_game(table_.record(), note_) && !store_.too_new();
  saving_failed_ = saving_failed_ || (failed && !saving_fails_);
  saving_fails_ = failed;
}

void App::forget_game() {
  table_.clear();
  set_aside_ = false;
  if (!store_.save_no_game(note_.number)) dirty_ = true;  // the mark in the corner tells
}

// An erase stops the device for up to a second: only while a screen allows it and no key is down.
void App::erase_ahead() {
  erasing_ =
      screen().idle_flash && battery_is_safe() && is_kept() && held() == 0 && store_.erase_ahead();
}

void App::mark_result_seen() {
  if (note_.result_seen) return;
  if (!start_is_written_) write_start();  // it was over before, and is not filed yet
  note_.result_seen = true;
  save_game();
}

bool App::next_finished(store::Mark& mark, Record& record) {
  store::GameMeta note;
  return store_.next_finished(mark, record, note);
}

bool App::find_finished(int index, Record& record, store::GameMeta& note) {
  if (index < 0 || index >= store::Store::kMostFinished) return false;
  store::Mark mark = store::kAfterAll;
  return store_.pass_finished(mark, index) == index && store_.next_finished(mark, record, note);
}

bool App::look_up_finished(int index) {
  Record record;
  store::GameMeta note;
  if (!find_finished(index, record, note)) return false;
  fill(finished_, record, note.number);
  return true;
}

}  // namespace felicity::ui
