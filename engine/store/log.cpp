#include "engine/store/log.h"

#include <algorithm>
#include <cstring>

#include "engine/hal.h"

namespace felicity::store {
namespace {

constexpr std::uint32_t kChunk = 64;
constexpr std::uint8_t kErased = 0xFF;
constexpr std::uint8_t kInvalid = 0;
// A bad stretch of flash is passed two sectors at a time: an erase may take 400 ms, and less than a
// second passes between two feedings of the watchdog.
constexpr std::uint32_t kMostTries = 2 * kPagesInSector;

using Bytes = std::uint8_t[kPageBytes];

}  // namespace

// ---- finding ------------------------------------------------------------------------------------

bool Log::find_before(PageRef& ref, int kind, Page& page) {
  for (;;) {
    PageRef best = {0, kNowhere};
    for (std::uint32_t place = 0; place < pages(); ++place) {
      PageHead head;
      if (!hal::flash_read(address(place), &head, sizeof head) || !head.is_ours()) continue;
      const PageRef here = {head.sequence, place};
      if (latest_ < here) latest_ = here;
      if (head.kind != kind) continue;
      if (here < ref && (best.place == kNowhere || best < here)) best = here;
    }
    if (best.place == kNowhere) return false;
    ref = best;
    if (!read(best.place, kind, page) || page.head.sequence != best.sequence) continue;
    if (best.sequence <= PageHead::kMaxOwnSequence) sequence_ = std::max(sequence_, best.sequence);
    return true;
  }
}

bool Log::read(std::uint32_t place, int kind, Page& page) const {
  return hal::flash_read(address(place), &page, sizeof page) && page.is_sound() &&
         page.head.kind == kind;
}

// Only the last page written before a cut can be torn: where a later head exists, this page was
// compared before. But the head of this very page may have read with too high a sequence.
bool Log::confirm(const PageRef& ref, const Page& page) {
  const bool was_last = latest_.sequence <= ref.sequence || latest_.place == ref.place;
  return mended_ || !was_last || write(ref.place, page);
}

void Log::put_live(int kind, const PageRef& ref) {
  sequences_[kind] = ref.sequence;
  places_[kind] = static_cast<std::uint16_t>(ref.place);
}

void Log::set_live(int kind, const PageRef& ref) {
  put_live(kind, ref);
  std::uint32_t highest = 0;
  for (int i = 0; i < kMostKinds; ++i) {
    if (places_[i] >= pages() || sequences_[i] < highest) continue;
    highest = sequences_[i];
    newest_ = places_[i];
  }
}

void Log::mend() {
  if (mended_) return;
  mended_ = true;
  if (newest_ == kNowhere) return;  // every sector is erased before it is written
  std::uint32_t least = PageHead::kMaxOwnSequence + 1;
  for (int i = 0; i < kMostKinds; ++i) {
    if (places_[i] < pages()) least = std::min(least, sequences_[i]);
  }
  for (std::uint32_t place = 0; place < pages(); ++place) {
    PageHead head;
    if (!peek(place, &head, sizeof head)) continue;
    if (is_doubtful(place, head, least)) {
      (void)invalidate(place);
    } else if (head.is_ours() && head.sequence <= PageHead::kMaxOwnSequence) {
      // One sequence stays free: a page torn after the newest may look blank.
      sequence_ = std::max(sequence_, head.sequence + 1);
    }
  }
  next_ = static_cast<std::uint16_t>(newest_ + 1);
  if (!rarely_) invalidate_next();
}

void Log::skip_next() {
  mend();
  invalidate_next();
}

// A torn page may read as blank at the next start: it is invalid before the page after it is
// programmed, so that a cut never leaves two.
void Log::invalidate_next() {
  for (bool blank = false; !blank && next_ % kPagesInSector != 0; ++next_) {
    PageHead head;
    blank = is_filled(next_, kErased);
    if (!is_filled(next_, kInvalid) && !is_sound(next_, head)) (void)invalidate(next_);
  }
}

// For a page whose invalidation was cut by a power failure.
bool Log::invalidate_torn(std::uint32_t place) {
  PageHead head;
  if (is_filled(place, kErased) || is_filled(place, kInvalid) || is_sound(place, head)) return true;
  return invalidate(place);
}

// A page that is torn, or newer than the live page. A torn page was to be newer than the live one,
// and its sequence reads as high as intended or higher: some bits were not yet cleared.
bool Log::is_doubtful(std::uint32_t place, PageHead head, std::uint32_t least) const {
  if (head.is_blank() || !head.is_torn()) return false;
  if (head.is_ours() && head.sequence < least) return false;
  if (std::find(places_, places_ + kMostKinds, place) != places_ + kMostKinds) return false;
  if (!is_sound(place, head)) return !is_filled(place, kInvalid);
  if (head.kind >= kMostKinds || places_[head.kind] == kUnknown) return false;
  return head.sequence > sequences_[head.kind] || head.sequence > PageHead::kMaxOwnSequence;
}

// ---- listing ------------------------------------------------------------------------------------

bool Log::step_back(PageRef& ref, int kind) const {
  if (newest_ == kNowhere) return false;
  const bool first = ref == kAfterAll;
  std::uint32_t place = first ? newest_ + 1U : ref.place;
  std::uint32_t left = first ? pages() : (place + pages() - newest_ - 1) % pages();
  for (; left > 0; --left) {
    place = (place + pages() - 1) % pages();
    PageHead head;
    if (!peek(place, &head, sizeof head) || !head.is_ours()) continue;
    if (head.kind != kind || head.sequence >= ref.sequence) continue;
    ref = {head.sequence, place};
    return true;
  }
  return false;
}

bool Log::peek(std::uint32_t place, void* out, std::uint32_t size) const {
  return hal::flash_read(address(place), out, size);
}

// ---- checking a page without memory for all of it -----------------------------------------------

bool Log::is_sound(std::uint32_t place, PageHead& head) const {
  std::uint8_t bytes[kChunk];
  std::uint8_t size = 0;
  std::uint32_t sum = 0;
  std::uint32_t wanted = 0;
  for (std::uint32_t at = 0; at < kPageBytes; at += kChunk) {
    if (!hal::flash_read(address(place) + at, bytes, kChunk)) return false;
    if (at == 0) {
      std::memcpy(&head, bytes, sizeof head);
      size = bytes[offsetof(Page, size)];
    }
    std::memcpy(&wanted, bytes + kChunk - sizeof wanted, sizeof wanted);
    const bool last = at + kChunk == kPageBytes;
    sum = crc32(bytes, last ? kChunk - sizeof wanted : kChunk, sum);
  }
  return head.is_ours() && size <= kPayloadBytes && sum == wanted;
}

bool Log::is_filled(std::uint32_t place, std::uint8_t value) const {
  std::uint8_t bytes[kChunk];
  for (std::uint32_t at = 0; at < kPageBytes; at += kChunk) {
    if (!hal::flash_read(address(place) + at, bytes, kChunk)) return false;
    if (std::any_of(bytes, bytes + kChunk, [&](std::uint8_t byte) { return byte != value; })) {
      return false;
    }
  }
  return true;
}

bool Log::holds(std::uint32_t place, const Page& page) const {
  std::uint8_t bytes[kChunk];
  const auto* wanted = reinterpret_cast<const std::uint8_t*>(&page);
  for (std::uint32_t at = 0; at < kPageBytes; at += kChunk) {
    if (!hal::flash_read(address(place) + at, bytes, kChunk)) return false;
    if (std::memcmp(bytes, wanted + at, kChunk) != 0) return false;
  }
  return true;
}

// ---- writing ------------------------------------------------------------------------------------

// Twice: where the supply sagged the first time, bits that were left near the threshold get a
// second pulse. Bits that are 0 stay 0, so a cut in the second program takes nothing away.
bool Log::write(std::uint32_t place, const Page& page) {
  for (int times = 0; times < 2; ++times) {
    (void)hal::flash_program(address(place), reinterpret_cast<const Bytes&>(page));
    if (!holds(place, page)) return false;
  }
  return true;
}

bool Log::has_live(std::uint32_t sector) const {
  return std::any_of(places_, places_ + kMostKinds,
                     [&](std::uint32_t place) { return place / kPagesInSector == sector; });
}

bool Log::is_erased(std::uint32_t sector) const {
  return sector < 32 && (erased_ >> sector & 1) != 0;
}

void Log::set_erased(std::uint32_t sector, bool erased) {
  if (sector < 32) erased_ = (erased_ & ~(1U << sector)) | std::uint32_t{erased} << sector;
}

bool Log::erase(std::uint32_t sector) {
  const bool erased = hal::flash_erase(address(sector * kPagesInSector));
  set_erased(sector, erased);
  return erased;
}

// The next sector of the ring that may be erased. False: erasing failed; the one after it is next.
bool Log::open_sector() {
  std::uint32_t sector = next_ / kPagesInSector % sectors_;
  while (has_live(sector)) sector = (sector + 1) % sectors_;
  const bool open = is_erased(sector) || erase(sector);
  set_erased(sector, false);
  next_ = static_cast<std::uint16_t>((open ? sector : sector + 1) * kPagesInSector);
  return open;
}

bool Log::append(int kind, std::uint8_t schema, Page& page) {
  mend();
  // A page that failed to verify may read as sound later: no sequence is used twice.
  page.head = {PageHead::kMagic, static_cast<std::uint8_t>(kind), schema, ++sequence_};
  std::memset(page.payload + page.size, kErased, kPayloadBytes - page.size);
  page.crc = page.sum();
  for (std::uint32_t tries = 0; tries < kMostTries; ++tries) {
    if (next_ % kPagesInSector == 0 && !open_sector()) {
      tries += kPagesInSector - 1;
      continue;
    }
    const std::uint32_t place = next_++;
    if (!is_filled(place, kErased)) continue;
    // Power may fail here: the live page is elsewhere, untouched.
    if (!write(place, page)) continue;
    const PageRef before = {sequences_[kind], places_[kind]};
    put_live(kind, {sequence_, place});
    newest_ = places_[kind];
    return before.sequence < sequence_ || invalidate(before.place);  // a foreign sequence
  }
  return false;
}

void Log::go_to_fresh_sector() {
  mend();
  if (newest_ == kNowhere) return;
  next_ = static_cast<std::uint16_t>((newest_ / kPagesInSector + 1) * kPagesInSector);
}

bool Log::erase_ahead(std::uint32_t appends) {
  mend();
  std::uint32_t sector = (next_ + kPagesInSector - 1) / kPagesInSector;
  std::uint32_t ready = sector * kPagesInSector - next_;
  for (std::uint32_t tries = 0; tries < sectors_ && ready < appends; ++tries, ++sector) {
    if (has_live(sector % sectors_)) continue;
    if (!is_erased(sector % sectors_)) return erase(sector % sectors_);
    ready += kPagesInSector;
  }
  return false;
}

// ---- erasing on purpose -------------------------------------------------------------------------

bool Log::invalidate(std::uint32_t place) {
  constexpr Bytes kZeros = {};
  return hal::flash_program(address(place), kZeros) && is_filled(place, kInvalid);
}

// A worn-out sector may report that it was erased and still hold everything.
bool Log::wipe(std::uint32_t sector) {
  bool gone = true;
  (void)erase(sector);
  for (std::uint32_t i = 0; i < kPagesInSector; ++i) {
    const std::uint32_t place = sector * kPagesInSector + i;
    if (is_filled(place, kErased)) continue;
    set_erased(sector, false);
    gone = invalidate(place) && gone;
  }
  return gone;
}

void Log::reset() {
  newest_ = kNowhere;
  next_ = 0;
  latest_ = {0, kNowhere};
  for (int kind = 0; kind < kMostKinds; ++kind) clear_live(kind);
}

}  // namespace felicity::store
