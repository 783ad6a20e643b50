#include "engine/store/log.h"

#include <algorithm>
#include <cstring>

#include "engine/hal.h"

namespace felicity::store {
namespace {

constexpr std::uint32_t kChunk = 64;
constexpr std::uint8_t kErased = 0xFF;
// A bad stretch of flash is passed four sectors at a time: an erase may take 400 ms, and the
// watchdog waits for 2 s.
constexpr std::uint32_t kMostTries = 4 * kPagesInSector;

using Bytes = std::uint8_t[kPageBytes];

}  // namespace

bool Log::find_before(Mark& mark, int kind, Page& page) {
  for (;;) {
    Mark best = {0, kNowhere};
    for (std::uint32_t place = 0; place < pages(); ++place) {
      PageHead head;
      if (!hal::flash_read(address(place), &head, sizeof head)) continue;
      if (!head.is_ours() || head.kind != kind) continue;
      const Mark here = {head.number, place};
      if (here < mark && (best.place == kNowhere || best < here)) best = here;
    }
    if (best.place == kNowhere) return false;
    mark = best;
    if (!read(best.place, kind, page) || page.head.number != best.number) continue;
    // One number stays free: a page torn at the last moment may turn out sound some other day, and
    // must then be older than what was written since.
    number_ = std::max(number_, best.number + 1);
    return true;
  }
}

bool Log::read(std::uint32_t place, int kind, Page& page) const {
  return hal::flash_read(address(place), &page, sizeof page) && page.is_sound() &&
         page.head.kind == kind;
}

void Log::hold(int kind, const Mark& mark) {
  in_force_[kind] = mark.place;
  if (newest_ == kNowhere || mark.number > newest_number_) {
    newest_ = mark.place;
    newest_number_ = mark.number;
  }
  go_to_fresh_sector();
}

void Log::go_to_fresh_sector() {
  if (newest_ == kNowhere) return;
  next_ = (newest_ / kPagesInSector + 1) * kPagesInSector;
}

void Log::go_on_in_sector() {
  if (newest_ != kNowhere) next_ = newest_ + 1;
}

bool Log::is_in_force(std::uint32_t sector) const {
  return std::any_of(in_force_, in_force_ + kMostKinds, [&](std::uint32_t place) {
    return place != kNowhere && place / kPagesInSector == sector;
  });
}

bool Log::is_erased(std::uint32_t sector) const {
  return sector < 32 && (erased_ >> sector & 1) != 0;
}

bool Log::erase(std::uint32_t sector) {
  if (!hal::flash_erase(address(sector * kPagesInSector))) return false;
  if (sector < 32) erased_ |= 1U << sector;
  return true;
}

// The next sector of the ring that may be erased. False: it cannot be; the one behind it is next.
bool Log::open_sector() {
  std::uint32_t sector = next_ / kPagesInSector % sectors_;
  while (is_in_force(sector)) sector = (sector + 1) % sectors_;
  const bool open = is_erased(sector) || erase(sector);
  if (sector < 32) erased_ &= ~(1U << sector);
  next_ = (open ? sector : sector + 1) * kPagesInSector;
  return open;
}

bool Log::is_blank(std::uint32_t place) const {
  std::uint8_t bytes[kChunk];
  for (std::uint32_t at = 0; at < kPageBytes; at += kChunk) {
    if (!hal::flash_read(address(place) + at, bytes, kChunk)) return false;
    if (std::any_of(bytes, bytes + kChunk, [](std::uint8_t byte) { return byte != kErased; })) {
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

bool Log::append(int kind, std::uint8_t schema, Page& page) {
  if (number_ >= PageHead::kMostNumber) return false;
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
    if (!is_blank(place)) continue;
    // Power may fail here: the page in force lies in another place, untouched.
    if (!hal::flash_program(address(place), reinterpret_cast<const Bytes&>(page))) continue;
    if (!holds(place, page)) continue;
    in_force_[kind] = newest_ = place;
    newest_number_ = number_;
    return true;
  }
  return false;
}

bool Log::erase_ahead(std::uint32_t appends) {
  std::uint32_t sector = (next_ + kPagesInSector - 1) / kPagesInSector;
  std::uint32_t ready = sector * kPagesInSector - next_;
  for (std::uint32_t tries = 0; tries < sectors_ && ready < appends; ++tries, ++sector) {
    if (is_in_force(sector % sectors_)) continue;
    if (!is_erased(sector % sectors_)) return erase(sector % sectors_);
    ready += kPagesInSector;
  }
  return false;
}

bool Log::strike(std::uint32_t place) {
  constexpr Bytes kNothing = {};
  PageHead head;
  return hal::flash_program(address(place), kNothing) &&
         hal::flash_read(address(place), &head, sizeof head) && !head.is_ours();
}

// A worn-out sector may say that it was erased and still hold everything.
bool Log::scrub() {
  bool done = true;
  for (std::uint32_t place = 0; place < pages(); ++place) {
    const std::uint32_t sector = place / kPagesInSector;
    if (is_in_force(sector)) continue;
    if (place % kPagesInSector == 0 && !is_erased(sector)) done = erase(sector) && done;
    done = is_blank(place) && done;
  }
  return done;
}

bool Log::clear() {
  (void)scrub();  // what is in force goes last
  Log blank(first_, sectors_);
  blank.erased_ = erased_;
  blank.number_ = number_;  // what is written now must be newer than what cannot be erased
  *this = blank;
  if (!scrub()) return false;
  number_ = 0;
  return true;
}

}  // namespace felicity::store
