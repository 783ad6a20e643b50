// What outlives the battery: when the app writes it down, and how it finds it again.
#include <cstring>

#include "engine/hal.h"
#include "engine/rules/crc32.h"
#include "engine/ui/app.h"

namespace felicity::ui {
namespace {

using store::Choice;

constexpr int kSafePercent = 5;  // below this an erase may not be carried through

constexpr std::uint8_t bit(Choice choice) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(choice));
}
constexpr Choice people_page(int page) {
  return static_cast<Choice>(static_cast<int>(Choice::People) + page);
}
static_assert(people_page(People::kPages - 1) == Choice::LastPeople);
constexpr std::uint8_t kAllChoices = (1U << store::kChoices) - 1;

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

// Only reads, so that the first picture comes at once and in the right language.
void App::load() {
  const auto read = [&](Choice choice, auto& into) {
    return store_.load(choice, kKeptSchema,
                       [&](std::uint8_t schema, const std::uint8_t* bytes, std::size_t size) {
                         return unpack(into, schema, bytes, size);
                       });
  };
  if (read(Choice::Settings, settings_)) unsaved_ |= bit(Choice::Settings);
  if (read(Choice::Table, company_)) unsaved_ |= bit(Choice::Table);
  for (int page = 0; page < People::kPages; ++page) {
    if (read(people_page(page), people_)) unsaved_ |= bit(people_page(page));
  }
  load_game();
}

void App::load_game() {
  Record record;
  const bool found = store_.load_game(record, note_);
  game_is_gone_ = !found && note_.number != 0;
  set_aside_ = found && safe_mode_ && !note_.told;
  if (set_aside_) table_.set_aside(record);
  if (!found || safe_mode_) return;
  table_.resume(record, note_.taken_back);
  if (table_.over() && note_.told) table_.clear();
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
void App::give_table_back() {
  use_table(Use::Game);
  table_.clear();
  load_game();
  tell_events(table_.last());
}

// After a start everything is written anew before any of it is shown: a page that was torn by the
// last cut may be readable now and gone the next time.
void App::refresh() {
  if (has_game()) {
    if (note_.starts < 255) ++note_.starts;
    save_game();
    std::uint8_t key[Random::kKeyBytes];
    hal::entropy(key);
    chance_ = Random(key);
    tell_events(table_.last());
    if (table_.over()) finish_game(/*again=*/true);
  } else if (game_is_gone_) {
    forget_game();  // the page that says so may be torn as well
  }
  keep();
  refreshed_ = true;
}

// Pages whose contents changed, and only those.
void App::keep() {
  for (int i = 0; i < store::kChoices; ++i) {
    const auto choice = static_cast<Choice>(i);
    if ((unsaved_ & bit(choice)) == 0) continue;
    std::uint8_t bytes[store::kPayloadBytes];
    const std::size_t size = pack_choice(choice, bytes);
    const std::uint32_t sum = crc32(bytes, size);
    const bool same = refreshed_ && sum == kept_sums_[i];
    if (!same && !store_.save(choice, kKeptSchema, bytes, size)) continue;
    kept_sums_[i] = sum;
    unsaved_ = static_cast<std::uint8_t>(unsaved_ & ~bit(choice));
  }
}

std::size_t App::pack_choice(Choice choice, std::uint8_t* bytes) const {
  switch (choice) {
    case Choice::Settings: return pack(settings_, bytes);
    case Choice::Table: return pack(company_, bytes);
    case Choice::People:
    case Choice::MorePeople:
    case Choice::EvenMorePeople:
    case Choice::LastPeople: break;
  }
  const int page = static_cast<int>(choice) - static_cast<int>(Choice::People);
  return pack(people_, page, bytes);
}

Settings& App::change_settings() {
  unsaved_ |= bit(Choice::Settings);
  dirty_ = true;
  tiles_.forget();  // another palette or another way up changes pixels that no tile sees
  return settings_;
}

People& App::change_people() {
  for (int page = 0; page < People::kPages; ++page) unsaved_ |= bit(people_page(page));
  return people_;
}

Company& App::change_company() {
  unsaved_ |= bit(Choice::Table);
  return company_;
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

// A cover is on the table and somebody reaches for it: the time to erase.
void App::erase_ahead() {
  const bool waits = &screen() == &kCoverScreen || &screen() == &kWaitScreen;
  const bool safe = chrome_.battery < 0 || chrome_.battery > kSafePercent;
  erasing_ = waits && safe && is_kept() && held() == 0 && store_.erase_ahead();
}

void App::game_is_told() {
  if (note_.told) return;
  note_.told = true;
  save_game();
}

bool App::next_finished(store::Mark& mark, Record& record) {
  store::GameNote note;
  return store_.next_finished(mark, record, note);
}

bool App::find_finished(int index, Record& record, store::GameNote& note) {
  if (index < 0 || index >= store::Store::kMostFinished) return false;
  store::Mark mark = store::kAfterAll;
  for (int i = 0; i <= index; ++i) {
    if (!store_.next_finished(mark, record, note)) return false;
  }
  return true;
}

bool App::look_up_finished(int index) {
  Record record;
  store::GameNote note;
  if (!find_finished(index, record, note)) return false;
  fill(finished_, record, note.number);
  return true;
}

void App::erase_name(int index) {
  if (!is_kept()) {  // the game that waits is written anew like everything else
    give_table_back();
    go(kHomeScreen);
  }
  const Person person = people_.at(index);
  change_people().forget(index);
  Company& company = change_company();
  for (Player& player : company.seats) {
    if (player.name_size != person.name_size) continue;
    if (std::memcmp(player.name, person.name, person.name_size) == 0) player = Player();
  }
  begin_series();
  store_.try_again();
  const bool struck = store_.strike_games_of(person.name, person.name_size);
  store_.begin_scrub();
  unsaved_ = kAllChoices;
  refreshed_ = false;  // all of it, changed or not
  keep();
  refreshed_ = true;
  if (has_game()) {
    save_game();
  } else if (!store_.save_no_game(note_.number)) {
    dirty_ = true;
  }
  if (!store_.scrub() || !struck) notice(Text::SavingFailed);
}

void App::erase_everything() {
  const Language language = settings_.language;
  settings_ = Settings();
  change_settings().language = language;
  people_ = People();
  company_ = Company();
  note_ = store::GameNote();
  table_.clear();
  set_aside_ = false;
  use_table(Use::Game);
  const bool gone = store_.clear();
  unsaved_ = bit(Choice::Settings);
  go(kHomeScreen);
  if (!gone) notice(Text::SavingFailed);
}

}  // namespace felicity::ui
