// An append-only log of pages on a ring of sectors. Whatever moment the power fails at, the newest
// page that was written to its end is still there, whole.
//
// What holds at every moment, and why, step by step: docs/reliability.md.
#pragma once

#include "engine/store/page.h"

namespace felicity::store {

// Where a page is in the order of writing.
struct Mark {
  std::uint32_t number;
  std::uint32_t place;  // page of the region
  bool operator==(const Mark&) const = default;
  bool operator<(const Mark& other) const {
    return number != other.number ? number < other.number : place < other.place;
  }
};
inline constexpr Mark kAfterAll = {~0U, ~0U};

class Log {
 public:
  static constexpr int kMostKinds = 6;

  // More sectors than kinds: there must always be one without a page in force.
  // `rarely`: it is known from elsewhere whether the last life was cut in a write to this log.
  constexpr Log(std::uint8_t first_sector, std::uint8_t sectors, bool rarely = false)
      : first_(first_sector), sectors_(sectors), rarely_(rarely) {}

  // ---- finding: at the start nothing is in force ------------------------------------------------
  // The newest sound page of this kind (0..5) before `mark`, which then is that page's. In `page`
  // are the very bytes that were checked: after a cut a second read may differ.
  [[nodiscard]] bool find_before(Mark& mark, int kind, Page& page);
  // `page` was found there. If it is the last page that was written, its program may have been cut:
  // it is programmed again with the same bytes. False: it does not stay as it was found.
  [[nodiscard]] bool firm(const Mark& mark, const Page& page);
  // This page is in force: its sector is not erased.
  void hold(int kind, const Mark& mark);
  // No page of this kind is in force.
  void hold_none(int kind) { set_in_force(kind, {0, kNowhere}); }
  // What the last life left half written is made unreadable for ever. The first write does this
  // first; what was found may be shown after it.
  void mend();
  // The page to be written next may have been torn and look blank all the same: it is struck. A log
  // that is not written rarely does this when it is mended.
  void pass_over_next();

  // ---- listing: after the newest page is in force -----------------------------------------------
  // The next older page by its head alone, from kAfterAll on. The ring is walked backwards: a whole
  // walk reads each head once.
  [[nodiscard]] bool step_back(Mark& mark, int kind) const;
  [[nodiscard]] bool peek(std::uint32_t place, void* out, std::uint32_t size) const;
  // The sound page of this kind in that place.
  [[nodiscard]] bool read(std::uint32_t place, int kind, Page& page) const;

  // ---- writing ----------------------------------------------------------------------------------
  // page.payload and page.size become the page in force of this kind; true once read back.
  [[nodiscard]] bool append(int kind, std::uint8_t schema, Page& page);
  void go_to_fresh_sector();
  // Erases one sector so that this many appends need not wait for it. False: nothing to do.
  bool erase_ahead(std::uint32_t appends);

  // ---- forgetting -------------------------------------------------------------------------------
  // Makes one page unreadable for ever: all of it is 0. True once it is.
  [[nodiscard]] bool strike(std::uint32_t place);
  // The same, unless it is sound or blank.
  [[nodiscard]] bool strike_torn(std::uint32_t place);
  // Erases a sector, or strikes what does not become blank: one erase and 16 programs at most.
  // False: some of it is still there.
  [[nodiscard]] bool wipe(std::uint32_t sector);
  bool is_in_force(std::uint32_t sector) const;
  // Where the page in force of this kind lies; beyond all sectors if there is none.
  std::uint32_t place_of(int kind) const { return places_[kind]; }
  // Every sector was wiped: nothing is in force, the ring starts at its first page.
  void forget();

 private:
  static constexpr std::uint16_t kNowhere = 0xFFFF;
  static constexpr std::uint16_t kUnknown = 0xFFFE;  // not looked for yet

  std::uint32_t pages() const { return sectors_ * kPagesInSector; }
  std::uint32_t address(std::uint32_t place) const {
    return first_ * kSectorBytes + place * kPageBytes;
  }
  void set_in_force(int kind, const Mark& mark);
  void strike_next();
  bool is_doubtful(std::uint32_t place, PageHead head, std::uint32_t least) const;
  bool is_sound(std::uint32_t place, PageHead& head) const;
  bool is_filled(std::uint32_t place, std::uint8_t value) const;
  bool holds(std::uint32_t place, const Page& page) const;
  bool write(std::uint32_t place, const Page& page);
  bool is_erased(std::uint32_t sector) const;
  void set_erased(std::uint32_t sector, bool erased);
  bool erase(std::uint32_t sector);
  bool open_sector();

  std::uint8_t first_;
  std::uint8_t sectors_;
  bool rarely_;
  bool mended_ = false;
  std::uint16_t next_ = 0;           // page to write; the first of a sector: not opened yet
  std::uint16_t newest_ = kNowhere;  // page that was written last
  std::uint32_t number_ = 0;         // no page of ours has a higher one
  Mark latest_ = {0, kNowhere};      // the head with the highest number, sound or not
  std::uint32_t erased_ = 0;  // a bit for each of the first 32 sectors: erased, nothing written yet
  // In force, by kind.
  std::uint32_t numbers_[kMostKinds] = {};
  std::uint16_t places_[kMostKinds] = {kUnknown, kUnknown, kUnknown, kUnknown, kUnknown, kUnknown};
};

}  // namespace felicity::store
