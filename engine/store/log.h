// An append-only log of pages on a ring of sectors. Whatever moment the power fails at, the newest
// page that was written to its end is still there, whole.
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
  constexpr Log(std::uint32_t first_sector, std::uint32_t sectors)
      : first_(first_sector), sectors_(sectors) {}

  // ---- finding: at the start nothing is in force ------------------------------------------------
  // The newest sound page of this kind (0..5) before `mark`, which then is that page's. In `page`
  // are the very bytes that were checked: after a cut a second read may differ.
  [[nodiscard]] bool find_before(Mark& mark, int kind, Page& page);
  // The sound page of this kind in that place, for whoever wants all of them in no order.
  std::uint32_t pages() const { return sectors_ * kPagesInSector; }
  [[nodiscard]] bool read(std::uint32_t place, int kind, Page& page) const;
  // This page is in force: its sector is not erased, and what is written next goes to a fresh one.
  void hold(int kind, const Mark& mark);

  // ---- writing ----------------------------------------------------------------------------------
  // page.payload and page.size become the page in force of this kind; true once read back.
  [[nodiscard]] bool append(int kind, std::uint8_t schema, Page& page);
  // What is written next goes behind the newest page. Only where no write since the last start can
  // have been cut short: a torn page may look blank.
  void go_on_in_sector();
  void go_to_fresh_sector();
  // Erases one sector so that this many appends need not wait for it. False: nothing to do.
  bool erase_ahead(std::uint32_t appends);

  // ---- forgetting -------------------------------------------------------------------------------
  // Makes one page unreadable for ever; true once it is.
  [[nodiscard]] bool strike(std::uint32_t place);
  // Erases all sectors but those with a page in force; false: one could not be.
  [[nodiscard]] bool scrub();
  // Erases all of it; false: some of it is still there.
  [[nodiscard]] bool clear();

 private:
  static constexpr std::uint32_t kNowhere = ~0U;

  std::uint32_t address(std::uint32_t place) const {
    return first_ * kSectorBytes + place * kPageBytes;
  }
  bool is_in_force(std::uint32_t sector) const;
  bool is_erased(std::uint32_t sector) const;
  bool erase(std::uint32_t sector);
  bool open_sector();
  bool is_blank(std::uint32_t place) const;
  bool holds(std::uint32_t place, const Page& page) const;

  std::uint32_t first_;
  std::uint32_t sectors_;
  std::uint32_t number_ = 0;         // no page has a higher one
  std::uint32_t next_ = 0;           // page to write; the first of a sector: not opened yet
  std::uint32_t newest_ = kNowhere;  // page of the highest number in force
  std::uint32_t newest_number_ = 0;
  std::uint32_t in_force_[kMostKinds] = {kNowhere, kNowhere, kNowhere,
                                         kNowhere, kNowhere, kNowhere};
  std::uint32_t erased_ = 0;  // a bit for each of the first 32 sectors: erased, nothing written yet
};

}  // namespace felicity::store
