// A log on a flash in memory, some sectors after its beginning.
#pragma once

#include <cstring>

#include "engine/store/log.h"
#include "tests/power/failing_flash.h"
#include "tests/unity_main.h"

namespace felicity::store {

using tests::FailingFlash;

inline constexpr std::uint32_t kFirst = 3;  // sectors before it belong to other regions
inline constexpr std::uint32_t kRing = 4;

struct LogBench {
  FailingFlash flash{kFirst + kRing + 1};
  Log log{kFirst, kRing};
  Page page = {};

  LogBench() { FailingFlash::in_use = &flash; }
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
  // On a new bench: appends 1, then 2 with the power cut so that some bits of its page read
  // differently every time, more of them with `amount`. The value found at the next start: 1 or 2.
  int load_after_a_wavering_append(std::uint64_t seed, int amount) {
    TEST_ASSERT_TRUE(append(1));
    flash.seed(seed);
    flash.cut(0, {tests::Tear::How::Wavering, amount});
    TEST_ASSERT_FALSE(append(2));
    flash.power_on();
    restart();
    const int found = load();
    TEST_ASSERT_TRUE(found == 1 || found == 2);
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
