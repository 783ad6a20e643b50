// A log on a flash in memory, some sectors after its beginning.
#pragma once

#include <cstring>

#include "engine/store/log.h"
#include "tests/power/flash.h"
#include "tests/unity_main.h"

namespace felicity::store {

using tests::Flash;

inline constexpr std::uint32_t kFirst = 3;  // sectors before it belong to other regions
inline constexpr std::uint32_t kRing = 4;

struct LogBench {
  Flash flash{kFirst + kRing + 1};
  Log log{kFirst, kRing};
  Page page = {};

  LogBench() { Flash::in_use = &flash; }
  void restart() { log = Log(kFirst, kRing); }
  bool append(int value, int kind = 0, std::uint8_t schema = 1) {
    page.size = 2;
    page.payload[0] = static_cast<std::uint8_t>(value);
    page.payload[1] = static_cast<std::uint8_t>(value >> 8);
    return log.append(kind, schema, page);
  }
  int value() const { return page.payload[0] | page.payload[1] << 8; }
  // The newest value of a kind before `mark`, or -1.
  int before(PageRef& mark, int kind = 0) {
    return log.find_before(mark, kind, page) ? value() : -1;
  }
  int newest(int kind = 0) {
    PageRef mark = kAfterAll;
    return before(mark, kind);
  }
  int load(int kind = 0) {
    PageRef mark = kAfterAll;
    const int found = before(mark, kind);
    if (found >= 0 && log.confirm(mark, page)) log.set_live(kind, mark);
    return found;
  }
  static std::uint32_t at(std::uint32_t place) {
    return kFirst * kSectorBytes + place * kPageBytes;
  }
  std::uint32_t wear(std::uint32_t sector) const { return flash.wear(kFirst + sector); }
  std::uint32_t sequence_at(std::uint32_t place) const {
    PageHead head;
    std::memcpy(&head, flash.bytes(at(place)), sizeof head);
    return head.sequence;
  }
};

}  // namespace felicity::store
