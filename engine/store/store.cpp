#include "engine/store/store.h"

#include <algorithm>
#include <cstring>

namespace felicity::store {
namespace {

constexpr std::uint8_t kGameSchema = 1;  // of the game in progress and of finished ones
constexpr int kOnlyKind = 0;
// More than any auction has calls but the very longest, and there is a cover between two of them.
constexpr std::uint32_t kAheadPages = 40;

enum Flag : std::uint8_t { kTakenBack = 1, kTold = 2, kNoGame = 4 };

std::uint16_t number_in(const Page& page) {
  return static_cast<std::uint16_t>(page.payload[0] | page.payload[1] << 8);
}

bool is_no_game(const Page& page) { return page.size == kNoteBytes && page.payload[3] == kNoGame; }

// False: no game that could have been played.
bool unpack(const Page& page, Record& record, GameNote& note) {
  if (page.size < kNoteBytes || (page.payload[3] & ~(kTakenBack | kTold)) != 0) return false;
  if (decode(record, page.payload + kNoteBytes, page.size - kNoteBytes) != RecordFault::None) {
    return false;
  }
  note.number = number_in(page);
  note.starts = page.payload[2];
  note.taken_back = (page.payload[3] & kTakenBack) != 0;
  note.told = (page.payload[3] & kTold) != 0;
  return true;
}

bool plays_in(const Record& record, const char* name, std::size_t size) {
  for (Seat seat = 0; seat < record.deal.setup.players; ++seat) {
    const Player& player = record.players[seat];
    if (player.name_size == size && std::memcmp(player.name, name, size) == 0) return true;
  }
  return false;
}

}  // namespace

bool Store::append(Log& log, int kind, std::uint8_t schema) {
  if (too_new_ || failing_) return false;
  failing_ = !log.append(kind, schema, page_);
  return !failing_;
}

bool Store::save(Choice choice, std::uint8_t schema, const std::uint8_t* bytes, std::size_t size) {
  if (size > kPayloadBytes) return false;
  page_.size = static_cast<std::uint8_t>(size);
  std::copy(bytes, bytes + size, page_.payload);  // nothing may be no bytes at all
  return append(choices_, static_cast<int>(choice), schema);
}

bool Store::pack(const Record& record, const GameNote& note) {
  std::uint8_t bytes[kMostRecordBytes];
  const std::size_t size = encode(record, bytes);
  if (kNoteBytes + size > kPayloadBytes) return false;
  page_.size = static_cast<std::uint8_t>(kNoteBytes + size);
  page_.payload[0] = static_cast<std::uint8_t>(note.number);
  page_.payload[1] = static_cast<std::uint8_t>(note.number >> 8);
  page_.payload[2] = note.starts;
  page_.payload[3] =
      static_cast<std::uint8_t>((note.taken_back ? kTakenBack : 0) | (note.told ? kTold : 0));
  std::memcpy(page_.payload + kNoteBytes, bytes, size);
  return true;
}

bool Store::load_game(Record& record, GameNote& note) {
  bool none = false;
  const bool found = load(game_, kOnlyKind, kGameSchema, [&](const Page& page) {
    none = is_no_game(page);
    if (none) note.number = number_in(page);
    return none || unpack(page, record, note);
  });
  // Finished games stay where they are: between them no write can have been cut short but that of
  // a game which is still in progress, and that one is filed again.
  Mark mark = kAfterAll;
  if (finished_.find_before(mark, kOnlyKind, page_)) {
    finished_.hold(kOnlyKind, mark);
    finished_.go_on_in_sector();
  }
  return found && !none;
}

bool Store::save_game(const Record& record, const GameNote& note) {
  return pack(record, note) && append(game_, kOnlyKind, kGameSchema);
}

bool Store::save_no_game(std::uint16_t last_number) {
  page_.size = kNoteBytes;
  page_.payload[0] = static_cast<std::uint8_t>(last_number);
  page_.payload[1] = static_cast<std::uint8_t>(last_number >> 8);
  page_.payload[2] = 0;
  page_.payload[3] = kNoGame;
  return append(game_, kOnlyKind, kGameSchema);
}

bool Store::erase_ahead() { return !too_new_ && !failing_ && game_.erase_ahead(kAheadPages); }

bool Store::file(const Record& record, const GameNote& note, bool again) {
  if (again) finished_.go_to_fresh_sector();
  return pack(record, note) && append(finished_, kOnlyKind, kGameSchema);
}

bool Store::next_finished(Mark& mark, Record& record, GameNote& note) {
  const bool first = mark == kAfterAll;
  const std::uint16_t newer = note.number;
  while (finished_.find_before(mark, kOnlyKind, page_)) {
    if (page_.head.schema > kGameSchema || !unpack(page_, record, note)) continue;
    if (first || note.number != newer) return true;
  }
  return false;
}

bool Store::strike_games_of(const char* name, std::size_t size) {
  if (too_new_) return false;
  Record record;
  GameNote note;
  bool done = true;
  for (std::uint32_t place = 0; place < finished_.pages(); ++place) {
    if (!finished_.read(place, kOnlyKind, page_)) continue;
    if (page_.head.schema > kGameSchema) {
      done = false;  // whoever played in it
    } else if (unpack(page_, record, note) && plays_in(record, name, size)) {
      done = finished_.strike(place) && done;
    }
  }
  return done;
}

void Store::begin_scrub() {
  choices_.go_to_fresh_sector();
  game_.go_to_fresh_sector();
}

bool Store::scrub() {
  if (too_new_) return false;
  const bool choices_done = choices_.scrub();
  return game_.scrub() && choices_done;
}

bool Store::clear() {
  too_new_ = failing_ = false;
  // If the power fails in between, no older state of the game may come to light.
  game_.go_to_fresh_sector();
  (void)save_no_game(0);
  failing_ = false;
  const bool choices_gone = choices_.clear();
  const bool game_gone = game_.clear();
  return finished_.clear() && choices_gone && game_gone;
}

}  // namespace felicity::store
