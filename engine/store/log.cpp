#include "engine/store/log.h"

#include <algorithm>
#include <cstring>

#include "engine/hal.h"

namespace felicity::store {
namespace {

constexpr std::uint32_t kChunk = 64;
constexpr std::uint8_t kErased = 0xFF;
constexpr std::uint8_t kStruck = 0;
// A bad stretch of flash is passed two sectors at a time: an erase may take 400 ms, and less than a
// second passes between two feedings of the watchdog.
constexpr std::uint32_t kMostTries = 2 * kPagesInSector;

using Bytes = std::uint8_t[kPageBytes];

}  // namespace

// ---- finding ------------------------------------------------------------------------------------

bool Log::find_before(Mark& mark, int kind, Page& page) {
  for (;;) {
    Mark best = {0, kNowhere};
    for (std::uint32_t place = 0; place < pages(); ++place) {
      PageHead head;
      if (!hal::flash_read(address(place), &head, sizeof head) || !head.is_ours()) continue;
      const Mark here = {head.number, place};
      if (latest_ < here) latest_ = here;
      if (head.kind != kind) continue;
      if (here < mark && (best.place == kNowhere || best < here)) best = here;
    }
    if (best.place == kNowhere) return false;
    mark = best;
    if (!read(best.place, kind, page) || page.head.number != best.number) continue;
    if (best.number <= PageHead::kMostOwn) number_ = std::max(number_, best.number);
    return true;
  }
}

bool Log::read(std::uint32_t place, int kind, Page& page) const {
  return hal::flash_read(address(place), &page, sizeof page) && page.is_sound() &&
         page.head.kind == kind;
}

// Only the last page of a life can be torn. Where a later head is, this page was whole before; but
// a head that was read here may have had too high a number.
bool Log::firm(const Mark& mark, const Page& page) {
  const bool was_last = latest_.number <= mark.number || latest_.place == mark.place;
  return mended_ || !was_last || write(mark.place, page);
}

void Log::set_in_force(int kind, const Mark& mark) {
  numbers_[kind] = mark.number;
  places_[kind] = static_cast<std::uint16_t>(mark.place);
}

void Log::hold(int kind, const Mark& mark) {
  set_in_force(kind, mark);
  std::uint32_t highest = 0;
  for (int i = 0; i < kMostKinds; ++i) {
    if (places_[i] >= pages() || numbers_[i] < highest) continue;
    highest = numbers_[i];
    newest_ = places_[i];
  }
}

void Log::mend() {
  if (mended_) return;
  mended_ = true;
  if (newest_ == kNowhere) return;  // every sector is erased before it is written
  std::uint32_t least = PageHead::kMostOwn + 1;
  for (int i = 0; i < kMostKinds; ++i) {
    if (places_[i] < pages()) least = std::min(least, numbers_[i]);
  }
  for (std::uint32_t place = 0; place < pages(); ++place) {
    PageHead head;
    if (!peek(place, &head, sizeof head)) continue;
    if (is_doubtful(place, head, least)) {
      (void)strike(place);
    } else if (head.is_ours() && head.number <= PageHead::kMostOwn) {
      // One number stays free: the page that was torn behind the newest may look blank.
      number_ = std::max(number_, head.number + 1);
    }
  }
  next_ = static_cast<std::uint16_t>(newest_ + 1);
  if (!rarely_) strike_next();
}

void Log::pass_over_next() {
  mend();
  strike_next();
}

void Log::strike_next() {
  while (next_ % kPagesInSector != 0 && !is_filled(next_, kErased)) ++next_;
  if (next_ % kPagesInSector != 0) (void)strike(next_++);
}

// For a page that was being struck when the power failed.
bool Log::strike_torn(std::uint32_t place) {
  PageHead head;
  if (is_filled(place, kErased) || is_filled(place, kStruck) || is_sound(place, head)) return true;
  return strike(place);
}

// A page that is torn, or newer than what was found. A torn page was to be newer than what is in
// force, and its number reads as high as it shall be or higher: bits of it have yet to fall.
bool Log::is_doubtful(std::uint32_t place, PageHead head, std::uint32_t least) const {
  if (head.is_blank() || !head.is_torn()) return false;
  if (head.is_ours() && head.number < least) return false;
  if (std::find(places_, places_ + kMostKinds, place) != places_ + kMostKinds) return false;
  if (!is_sound(place, head)) return !is_filled(place, kStruck);
  if (head.kind >= kMostKinds || places_[head.kind] == kUnknown) return false;
  return head.number > numbers_[head.kind] || head.number > PageHead::kMostOwn;
}

// ---- listing ------------------------------------------------------------------------------------

bool Log::step_back(Mark& mark, int kind) const {
  if (newest_ == kNowhere) return false;
  const bool first = mark == kAfterAll;
  std::uint32_t place = first ? newest_ + 1U : mark.place;
  std::uint32_t left = first ? pages() : (place + pages() - newest_ - 1) % pages();
  for (; left > 0; --left) {
    place = (place + pages() - 1) % pages();
    PageHead head;
    if (!peek(place, &head, sizeof head) || !head.is_ours()) continue;
    if (head.kind != kind || head.number >= mark.number) continue;
    mark = {head.number, place};
    return true;
  }
  return false;
}

bool Log::peek(std::uint32_t place, void* out, std::uint32_t size) const {
  return hal::flash_read(address(place), out, size);
}

// ---- looking at a page without room for all of it -----------------------------------------------

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

bool Log::is_in_force(std::uint32_t sector) const {
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

// The next sector of the ring that may be erased. False: it cannot be; the one behind it is next.
bool Log::open_sector() {
  std::uint32_t sector = next_ / kPagesInSector % sectors_;
  while (is_in_force(sector)) sector = (sector + 1) % sectors_;
  const bool open = is_erased(sector) || erase(sector);
  set_erased(sector, false);
  next_ = static_cast<std::uint16_t>((open ? sector : sector + 1) * kPagesInSector);
  return open;
}

bool Log::append(int kind, std::uint8_t schema, Page& page) {
  mend();
  // A page that is given up may turn out sound some other day, too: no number is used twice.
  page.head = {PageHead::kMagic, static_cast<std::uint8_t>(kind), schema, ++number_};
  std::memset(page.payload + page.size, kErased, kPayloadBytes - page.size);
  page.crc = page.sum();
  for (std::uint32_t tries = 0; tries < kMostTries; ++tries) {
    if (next_ % kPagesInSector == 0 && !open_sector()) {
      tries += kPagesInSector - 1;
      continue;
    }
    const std::uint32_t place = next_++;
    if (!is_filled(place, kErased)) continue;
    // Power may fail here: the page in force lies in another place, untouched.
    if (!write(place, page)) continue;
    const Mark before = {numbers_[kind], places_[kind]};
    set_in_force(kind, {number_, place});
    newest_ = places_[kind];
    return before.number < number_ || strike(before.place);  // a foreign number
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
    if (is_in_force(sector % sectors_)) continue;
    if (!is_erased(sector % sectors_)) return erase(sector % sectors_);
    ready += kPagesInSector;
  }
  return false;
}

// ---- forgetting ---------------------------------------------------------------------------------

bool Log::strike(std::uint32_t place) {
  constexpr Bytes kNothing = {};
  return hal::flash_program(address(place), kNothing) && is_filled(place, kStruck);
}

// A worn-out sector may report that it was erased and still hold everything.
bool Log::wipe(std::uint32_t sector) {
  bool gone = true;
  (void)erase(sector);
  for (std::uint32_t i = 0; i < kPagesInSector; ++i) {
    const std::uint32_t place = sector * kPagesInSector + i;
    if (is_filled(place, kErased)) continue;
    set_erased(sector, false);
    gone = strike(place) && gone;
  }
  return gone;
}

void Log::forget() {
  newest_ = kNowhere;
  next_ = 0;
  latest_ = {0, kNowhere};
  for (int kind = 0; kind < kMostKinds; ++kind) hold_none(kind);
}

}  // namespace felicity::store
