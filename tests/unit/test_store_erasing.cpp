// The page log: what it erases ahead of need, what it forgets, and what it leaves alone.
#include "tests/unit/log_bench.h"

namespace {

using namespace felicity;
using namespace felicity::store;

void nothing_outside_its_sectors_is_touched() {
  LogBench bench;
  for (int i = 0; i < 500; ++i) TEST_ASSERT_TRUE(bench.append(i));
  TEST_ASSERT_TRUE(bench.log.clear());
  for (const std::uint32_t sector : {0U, 1U, 2U, kFirst + kRing}) {
    TEST_ASSERT_EQUAL(0, bench.flash.wear(sector));
    for (std::uint32_t i = 0; i < kPagesInSector; ++i) {
      TEST_ASSERT_TRUE(bench.flash.is_blank(sector * kPagesInSector + i));
    }
  }
}

void a_flash_that_was_written_more_often_than_any_can_be_takes_no_more() {
  const auto append_after = [&](LogBench& bench, std::uint32_t number) {
    TEST_ASSERT_TRUE(bench.append(1));
    Page page = bench.page;
    page.head.number = number;
    page.crc = page.sum();
    bench.flash.put(LogBench::at(0), &page, sizeof page);
    bench.restart();
    TEST_ASSERT_EQUAL(1, bench.load());
    return bench.append(2);
  };
  LogBench just, one_more, full;
  Flash::in_use = &just.flash;
  TEST_ASSERT_TRUE(append_after(just, 0x7FFFFFFD));
  TEST_ASSERT_EQUAL_HEX32(0x7FFFFFFF, just.number_at(16));
  Flash::in_use = &one_more.flash;
  TEST_ASSERT_FALSE(append_after(one_more, 0x7FFFFFFE));
  Flash::in_use = &full.flash;
  TEST_ASSERT_FALSE(append_after(full, 0x7FFFFFFF));
  TEST_ASSERT_FALSE(full.append(2));
  TEST_ASSERT_TRUE(full.log.clear());  // then it is a new one
  TEST_ASSERT_TRUE(full.append(3));
}

void erasing_ahead_makes_room_for_the_next_appends() {
  LogBench bench;
  for (int i = 0; i < 10; ++i) TEST_ASSERT_TRUE(bench.append(i));  // 6 left in this sector
  TEST_ASSERT_FALSE(bench.log.erase_ahead(6));
  TEST_ASSERT_EQUAL(1, bench.flash.erases());
  TEST_ASSERT_TRUE(bench.log.erase_ahead(7));
  TEST_ASSERT_FALSE(bench.log.erase_ahead(22));
  TEST_ASSERT_TRUE(bench.log.erase_ahead(23));
  TEST_ASSERT_FALSE(bench.log.erase_ahead(38));
  TEST_ASSERT_EQUAL(3, bench.flash.erases());
  for (int i = 0; i < 38; ++i) TEST_ASSERT_TRUE(bench.append(i));
  TEST_ASSERT_EQUAL(3, bench.flash.erases());
  TEST_ASSERT_TRUE(bench.append(1));
  TEST_ASSERT_EQUAL(4, bench.flash.erases());
}

void erasing_ahead_leaves_alone_what_is_in_force() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(7, 3));
  for (int i = 0; i < 20; ++i) TEST_ASSERT_TRUE(bench.append(i, 0));
  while (bench.log.erase_ahead(1000)) {
  }
  TEST_ASSERT_EQUAL(4, bench.flash.erases());  // two opened, two ahead, none twice
  TEST_ASSERT_EQUAL(7, bench.newest(3));
  TEST_ASSERT_EQUAL(19, bench.newest(0));
}

void erasing_ahead_on_a_blank_flash_begins_at_the_beginning() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.log.erase_ahead(1));
  TEST_ASSERT_EQUAL(1, bench.wear(0));
  TEST_ASSERT_FALSE(bench.log.erase_ahead(16));
  TEST_ASSERT_TRUE(bench.append(1));
  TEST_ASSERT_EQUAL(1, bench.flash.erases());
}

// What was erased ahead before the power failed is erased again: it may not have come to its end.
void a_start_does_not_trust_what_was_erased_before() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  TEST_ASSERT_TRUE(bench.log.erase_ahead(20));
  bench.restart();
  TEST_ASSERT_EQUAL(1, bench.load());
  TEST_ASSERT_TRUE(bench.append(2));
  TEST_ASSERT_EQUAL(2, bench.wear(1));
}

void a_page_that_is_struck_is_never_found_again() {
  LogBench bench;
  for (int i = 1; i <= 3; ++i) TEST_ASSERT_TRUE(bench.append(i));
  Mark mark = kAfterAll;
  TEST_ASSERT_EQUAL(3, bench.before(mark));
  TEST_ASSERT_EQUAL(2, bench.before(mark));
  TEST_ASSERT_TRUE(bench.log.strike(mark.place));
  for (std::uint32_t i = 0; i < kPageBytes; ++i) {
    TEST_ASSERT_EQUAL_HEX8(0, bench.flash.byte(LogBench::at(1) + i));
  }
  TEST_ASSERT_EQUAL(1, bench.before(mark));
  bench.restart();
  TEST_ASSERT_EQUAL(3, bench.load());
}

void scrubbing_leaves_only_sectors_with_a_page_in_force() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(7, 3));
  for (int i = 0; i < 40; ++i) TEST_ASSERT_TRUE(bench.append(i, 0));
  bench.log.go_to_fresh_sector();
  TEST_ASSERT_TRUE(bench.append(100, 0));
  TEST_ASSERT_TRUE(bench.log.scrub());
  int written = 0;
  for (std::uint32_t place = 0; place < kRing * kPagesInSector; ++place) {
    written += bench.flash.is_blank(kFirst * kPagesInSector + place) ? 0 : 1;
  }
  TEST_ASSERT_EQUAL(16 + 1, written);  // the first sector with kind 3, and the new page
  TEST_ASSERT_EQUAL(7, bench.newest(3));
  TEST_ASSERT_EQUAL(100, bench.newest(0));
  const long erases = bench.flash.erases();
  TEST_ASSERT_TRUE(bench.log.scrub());  // nothing left to do
  TEST_ASSERT_EQUAL(erases, bench.flash.erases());
}

void clearing_leaves_nothing_at_all() {
  LogBench bench;
  for (int i = 0; i < 40; ++i) TEST_ASSERT_TRUE(bench.append(i, i % 4));
  TEST_ASSERT_TRUE(bench.log.clear());
  for (std::uint32_t place = 0; place < kRing * kPagesInSector; ++place) {
    TEST_ASSERT_TRUE(bench.flash.is_blank(kFirst * kPagesInSector + place));
  }
  TEST_ASSERT_EQUAL(-1, bench.newest(0));
  TEST_ASSERT_TRUE(bench.append(1));
  TEST_ASSERT_EQUAL(1, bench.number_at(0));
  TEST_ASSERT_EQUAL(0, bench.flash.overwrites());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(nothing_outside_its_sectors_is_touched);
  RUN_TEST(a_flash_that_was_written_more_often_than_any_can_be_takes_no_more);
  RUN_TEST(erasing_ahead_makes_room_for_the_next_appends);
  RUN_TEST(erasing_ahead_leaves_alone_what_is_in_force);
  RUN_TEST(erasing_ahead_on_a_blank_flash_begins_at_the_beginning);
  RUN_TEST(a_start_does_not_trust_what_was_erased_before);
  RUN_TEST(a_page_that_is_struck_is_never_found_again);
  RUN_TEST(scrubbing_leaves_only_sectors_with_a_page_in_force);
  RUN_TEST(clearing_leaves_nothing_at_all);
  return UNITY_END();
}
