#include "engine/store/store.h"

#include <algorithm>
#include <cstring>

namespace felicity::store {
namespace {

// More actions than nearly every auction has; the next cover screen erases further.
constexpr std::uint32_t kAheadPages = 40;

constexpr std::uint8_t kAnySchema = 0xFF;

// The first bytes of a page with a finished game.
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

bool is_no_game(const Page& page) { return page.size == kMetaBytes && page.payload[3] == kNoGame; }

}  // namespace

void Store::mend() {
  if (too_new_) return;
  slots_.mend();
  game_.mend();
  finished_.mend();
}

// The next older page that stays as it was found, in page_.
bool Store::find_before(PageRef& ref, Log& log, int kind, std::uint8_t newest_schema) {
  while (log.find_before(ref, kind, page_)) {
    if (page_.head.schema > newest_schema) {
      too_new_ = true;
      return false;
    }
    if (read_only_ || log.confirm(ref, page_)) return true;
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
  std::copy(bytes, bytes + size, page_.payload);  // `bytes` may be null if size is 0
  return append(slots_, static_cast<int>(slot), schema);
}

// False: the rules do not allow such a game.
bool Store::unpack(const Page& page, Record& record, GameMeta& meta) {
  if (page.size < kMetaBytes || (page.payload[3] & ~(kTakenBack | kTold)) != 0) return false;
  if (decode(record, page.payload + kMetaBytes, page.size - kMetaBytes) != RecordFault::None) {
    return false;
  }
  meta.number = number_in(page);
  meta.boots = page.payload[2];
  meta.taken_back = (page.payload[3] & kTakenBack) != 0;
  meta.result_seen = (page.payload[3] & kTold) != 0;
  return true;
}

bool Store::pack(const Record& record, const GameMeta& meta) {
  std::uint8_t bytes[kMostRecordBytes];
  const std::size_t size = encode(record, bytes);
  if (kMetaBytes + size > kPayloadBytes) return false;
  page_.size = static_cast<std::uint8_t>(kMetaBytes + size);
  page_.payload[0] = static_cast<std::uint8_t>(meta.number);
  page_.payload[1] = static_cast<std::uint8_t>(meta.number >> 8);
  page_.payload[2] = meta.boots;
  page_.payload[3] = static_cast<std::uint8_t>((meta.taken_back ? kTakenBack : 0) |
                                               (meta.result_seen ? kTold : 0));
  std::memcpy(page_.payload + kMetaBytes, bytes, size);
  return true;
}

bool Store::load_game(Record& record, GameMeta& meta) {
  bool none = false;
  const bool found = load(game_, kOnlyKind, kGameSchema, [&](const Page& page) {
    none = is_no_game(page);
    if (none) meta.number = number_in(page);
    return none || unpack(page, record, meta);
  });
  load_intent();
  PageRef ref = kAfterAll;
  if (find_before(ref, finished_, kOnlyKind, kAnySchema)) finished_.set_live(kOnlyKind, ref);
  return found && !none;
}

bool Store::save_game(const Record& record, const GameMeta& meta) {
  return pack(record, meta) && append(game_, kOnlyKind, kGameSchema);
}

bool Store::save_no_game(std::uint16_t last_number) {
  page_.size = kMetaBytes;
  page_.payload[0] = static_cast<std::uint8_t>(last_number);
  page_.payload[1] = static_cast<std::uint8_t>(last_number >> 8);
  page_.payload[2] = 0;
  page_.payload[3] = kNoGame;
  return append(game_, kOnlyKind, kGameSchema);
}

// So that the end of a game, which writes to all three regions, waits for one erase at most.
bool Store::erase_ahead() {
  if (too_new_ || failing_) return false;
  return game_.erase_ahead(kAheadPages) || slots_.erase_ahead(kSlots);
}

bool Store::archive(const Record& record, const GameMeta& meta, bool again) {
  if (too_new_ || failing_) return false;
  if (again) finished_.skip_next();
  return pack(record, meta) && append(finished_, kOnlyKind, kGameSchema);
}

bool Store::next_finished(PageRef& ref, Record& record, GameMeta& meta) {
  Beginning newer = {};
  const bool first = ref == kAfterAll || !finished_.peek(ref.place, &newer, sizeof newer);
  while (finished_.step_back(ref, kOnlyKind)) {
    if (!finished_.read(ref.place, kOnlyKind, page_) || page_.head.schema > kGameSchema) continue;
    if (!first && std::memcmp(newer.number, page_.payload, sizeof newer.number) == 0) continue;
    if (unpack(page_, record, meta)) return true;
  }
  return false;
}

int Store::skip_finished(PageRef& ref, int games) const {
  int passed = 0;
  Beginning newer = {};
  for (PageRef next = ref; passed < games && finished_.step_back(next, kOnlyKind);) {
    Beginning here;
    if (!finished_.peek(next.place, &here, sizeof here) || here.head.schema > kGameSchema) continue;
    if (passed > 0 && std::memcmp(newer.number, here.number, sizeof here.number) == 0) continue;
    newer = here;
    ref = next;
    ++passed;
  }
  return passed;
}

}  // namespace felicity::store
