#include "engine/store/store.h"

#include <algorithm>
#include <cstring>

namespace felicity::store {
namespace {

// More than any auction has calls but the very longest, and there is a cover between two of them.
constexpr std::uint32_t kAheadPages = 40;

constexpr std::uint8_t kAnySchema = 0xFF;

// As a page of a finished game begins.
struct Beginning {
  PageHead head;
  std::uint8_t size;
  std::uint8_t number[2];
  std::uint8_t boots;
};
static_assert(sizeof(Beginning) == 12);

enum Flag : std::uint8_t { kTakenBack = 1, kTold = 2, kNoGame = 4 };

std::uint16_t number_in(const Page& page) {
  return static_cast<std::uint16_t>(page.payload[0] | page.payload[1] << 8);
}

bool is_no_game(const Page& page) { return page.size == kNoteBytes && page.payload[3] == kNoGame; }

}  // namespace

void Store::mend() {
  if (too_new_) return;
  choices_.mend();
  game_.mend();
  finished_.mend();
}

// The next older page that stays as it was found, in page_.
bool Store::find_before(Mark& mark, Log& log, int kind, std::uint8_t newest_schema) {
  while (log.find_before(mark, kind, page_)) {
    if (page_.head.schema > newest_schema) {
      too_new_ = true;
      return false;
    }
    if (read_only_ || log.firm(mark, page_)) return true;
  }
  return false;
}

bool Store::append(Log& log, int kind, std::uint8_t schema) {
  if (too_new_ || failing_) return false;
  failing_ = !log.append(kind, schema, page_);
  return !failing_;
}

bool Store::save(Slot slot, std::uint8_t schema, const std::uint8_t* bytes, std::size_t size) {
  if (size > kPayloadBytes) return false;
  page_.size = static_cast<std::uint8_t>(size);
  std::copy(bytes, bytes + size, page_.payload);  // nothing may be no bytes at all
  return append(choices_, static_cast<int>(slot), schema);
}

// False: no game that could have been played.
bool Store::unpack(const Page& page, Record& record, GameMeta& note) {
  if (page.size < kNoteBytes || (page.payload[3] & ~(kTakenBack | kTold)) != 0) return false;
  if (decode(record, page.payload + kNoteBytes, page.size - kNoteBytes) != RecordFault::None) {
    return false;
  }
  note.number = number_in(page);
  note.boots = page.payload[2];
  note.taken_back = (page.payload[3] & kTakenBack) != 0;
  note.result_seen = (page.payload[3] & kTold) != 0;
  return true;
}

bool Store::pack(const Record& record, const GameMeta& note) {
  std::uint8_t bytes[kMostRecordBytes];
  const std::size_t size = encode(record, bytes);
  if (kNoteBytes + size > kPayloadBytes) return false;
  page_.size = static_cast<std::uint8_t>(kNoteBytes + size);
  page_.payload[0] = static_cast<std::uint8_t>(note.number);
  page_.payload[1] = static_cast<std::uint8_t>(note.number >> 8);
  page_.payload[2] = note.boots;
  page_.payload[3] = static_cast<std::uint8_t>((note.taken_back ? kTakenBack : 0) |
                                               (note.result_seen ? kTold : 0));
  std::memcpy(page_.payload + kNoteBytes, bytes, size);
  return true;
}

bool Store::load_game(Record& record, GameMeta& note) {
  bool none = false;
  const bool found = load(game_, kOnlyKind, kGameSchema, [&](const Page& page) {
    none = is_no_game(page);
    if (none) note.number = number_in(page);
    return none || unpack(page, record, note);
  });
  load_intent();
  Mark mark = kAfterAll;
  if (find_before(mark, finished_, kOnlyKind, kAnySchema)) finished_.hold(kOnlyKind, mark);
  return found && !none;
}

bool Store::save_game(const Record& record, const GameMeta& note) {
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

// So that the end of a game, which writes to all three regions, waits for one erase at most.
bool Store::erase_ahead() {
  if (too_new_ || failing_) return false;
  return game_.erase_ahead(kAheadPages) || choices_.erase_ahead(kSlots);
}

bool Store::file(const Record& record, const GameMeta& note, bool again) {
  if (too_new_ || failing_) return false;
  if (again) finished_.pass_over_next();
  return pack(record, note) && append(finished_, kOnlyKind, kGameSchema);
}

bool Store::next_finished(Mark& mark, Record& record, GameMeta& note) {
  Beginning newer = {};
  const bool first = mark == kAfterAll || !finished_.peek(mark.place, &newer, sizeof newer);
  while (finished_.step_back(mark, kOnlyKind)) {
    if (!finished_.read(mark.place, kOnlyKind, page_) || page_.head.schema > kGameSchema) continue;
    if (!first && std::memcmp(newer.number, page_.payload, sizeof newer.number) == 0) continue;
    if (unpack(page_, record, note)) return true;
  }
  return false;
}

int Store::pass_finished(Mark& mark, int games) const {
  int passed = 0;
  Beginning newer = {};
  for (Mark next = mark; passed < games && finished_.step_back(next, kOnlyKind);) {
    Beginning here;
    if (!finished_.peek(next.place, &here, sizeof here) || here.head.schema > kGameSchema) continue;
    if (passed > 0 && std::memcmp(newer.number, here.number, sizeof here.number) == 0) continue;
    newer = here;
    mark = next;
    ++passed;
  }
  return passed;
}

}  // namespace felicity::store
