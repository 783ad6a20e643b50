// An append-only log of pages on a ring of sectors. The newest complete page survives a power cut
// at any moment. The newest sound page of a kind is live; older ones are stale.
//
// What holds at every moment, and why, step by step: docs/reliability.md.
#pragma once

#include "engine/store/page.h"

namespace felicity::store {

// A page and its place in the order of writing.
struct PageRef {
  std::uint32_t sequence;
  std::uint32_t place;  // page of the region
  bool operator==(const PageRef&) const = default;
  bool operator<(const PageRef& other) const {
    return sequence != other.sequence ? sequence < other.sequence : place < other.place;
  }
};
inline constexpr PageRef kAfterAll = {~0U, ~0U};

class Log {
 public:
  static constexpr int kMostKinds = 6;

  // Needs more sectors than kinds, so that one sector without a live page can always be erased.
  // `rarely`: the caller knows whether the last run was cut in a write to this log.
  constexpr Log(std::uint8_t first_sector, std::uint8_t sectors, bool rarely = false)
      : first_(first_sector), sectors_(sectors), rarely_(rarely) {}

  // ---- finding: at the start no page is live ----------------------------------------------------
  // The newest sound page of this kind (0..5) older than `ref`, which then refers to it. `page`
  // holds the bytes that were checked: after a cut a second read may differ.
  [[nodiscard]] bool find_before(PageRef& ref, int kind, Page& page);
  // Programs the found `page` again if it was the last one written, as its program may have been
  // cut. False: it reads differently now.
  [[nodiscard]] bool confirm(const PageRef& ref, const Page& page);
  // This page is live: its sector is not erased.
  void set_live(int kind, const PageRef& ref);
  // No page of this kind is live.
  void clear_live(int kind) { put_live(kind, {0, kNowhere}); }
  // Permanently invalidates pages that were torn by a cut. append() does this first; before it,
  // nothing that was found may be shown.
  void mend();
  // Invalidates the next page, which may look blank although its program was cut. mend() does this
  // unless the log is written rarely.
  void skip_next();

  // ---- listing: after the newest page is live ---------------------------------------------------
  // The next older page by its head alone, from kAfterAll on. The ring is walked backwards: a whole
  // walk reads each head once.
  [[nodiscard]] bool step_back(PageRef& ref, int kind) const;
  [[nodiscard]] bool peek(std::uint32_t place, void* out, std::uint32_t size) const;
  // Reads the sound page of this kind at that place.
  [[nodiscard]] bool read(std::uint32_t place, int kind, Page& page) const;

  // ---- writing ----------------------------------------------------------------------------------
  // Writes page.payload and page.size as the live page of this kind. True: read back and equal.
  [[nodiscard]] bool append(int kind, std::uint8_t schema, Page& page);
  void go_to_fresh_sector();
  // Erases one sector so that this many appends need no erase. False: nothing to do.
  bool erase_ahead(std::uint32_t appends);

  // ---- erasing on purpose -----------------------------------------------------------------------
  // Makes one page permanently unreadable by programming all of it to 0. True: it reads as 0.
  [[nodiscard]] bool invalidate(std::uint32_t place);
  // The same for a page that is neither sound nor blank.
  [[nodiscard]] bool invalidate_torn(std::uint32_t place);
  // Erases a sector and invalidates pages that do not become blank: one erase, at most 16 programs.
  // False: some of it is still readable.
  [[nodiscard]] bool wipe(std::uint32_t sector);
  bool has_live(std::uint32_t sector) const;
  // Place of the live page of this kind; beyond all sectors if there is none.
  std::uint32_t live_place(int kind) const { return places_[kind]; }
  // After every sector was wiped: no page is live, the ring starts at its first page.
  void reset();

 private:
  static constexpr std::uint16_t kNowhere = 0xFFFF;
  static constexpr std::uint16_t kUnknown = 0xFFFE;  // not looked for yet

  std::uint32_t pages() const { return sectors_ * kPagesInSector; }
  std::uint32_t address(std::uint32_t place) const {
    return first_ * kSectorBytes + place * kPageBytes;
  }
  void put_live(int kind, const PageRef& ref);
  void invalidate_next();
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
  std::uint16_t next_ = 0;           // page to write; the first of a sector: not erased yet
  std::uint16_t newest_ = kNowhere;  // page written last
  std::uint32_t sequence_ = 0;       // highest of our pages
  PageRef latest_ = {0, kNowhere};   // the head with the highest sequence, sound or not
  std::uint32_t erased_ = 0;  // a bit for each of the first 32 sectors: erased, nothing written yet
  // Live pages, by kind.
  std::uint32_t sequences_[kMostKinds] = {};
  std::uint16_t places_[kMostKinds] = {kUnknown, kUnknown, kUnknown, kUnknown, kUnknown, kUnknown};
};

}  // namespace felicity::store
