// The page log: erasing ahead of need, invalidating pages, and leaving live pages alone.
#include "tests/store/log_bench.h"

namespace {

using namespace felicity;
using namespace felicity::store;

void nothing_outside_its_sectors_is_touched() {
  LogBench bench;
  for (int i = 0; i < 500; ++i) TEST_ASSERT_TRUE(bench.append(i));
  for (std::uint32_t sector = 0; sector < kRing; ++sector) {
    TEST_ASSERT_TRUE(bench.log.wipe(sector));
  }
  for (const std::uint32_t sector : {0U, 1U, 2U, kFirst + kRing}) {
    TEST_ASSERT_EQUAL(0, bench.flash.wear(sector));
    for (std::uint32_t i = 0; i < kPagesInSector; ++i) {
      TEST_ASSERT_TRUE(bench.flash.is_blank(sector * kPagesInSector + i));
    }
  }
}

// Only a foreign page can have a sequence number beyond the endurance of the flash. It is found,
// and a page written after it replaces it.
void a_foreign_sequence_number_does_not_end_saving() {
  for (const std::uint32_t number : {0x3FFFFFFEU, 0x3FFFFFFFU, 0x40000000U, 0x7FFFFFFFU}) {
    LogBench bench;
    for (int i = 0; i < 3; ++i) TEST_ASSERT_TRUE(bench.append(i));
    TEST_ASSERT_TRUE(bench.append(50, 1));
    Page page = {};
    TEST_ASSERT_TRUE(bench.flash.read(LogBench::at(1), &page, sizeof page));
    page.head.sequence = number;
    page.crc = page.sum();
    bench.flash.put(LogBench::at(1), &page, sizeof page);
    bench.flash.put(LogBench::at(33), &page, sizeof page);
    bench.restart();
    TEST_ASSERT_EQUAL(1, bench.load());
    TEST_ASSERT_EQUAL(50, bench.load(1));
    for (int i = 10; i < 100; ++i) {
      TEST_ASSERT_TRUE(bench.append(i));
      TEST_ASSERT_EQUAL(i, bench.newest());
      if (i % 20 == 0) {
        bench.restart();
        TEST_ASSERT_EQUAL(i, bench.load());
        TEST_ASSERT_EQUAL(50, bench.load(1));
      }
    }
  }
}

void a_foreign_page_that_cannot_be_invalidated_is_reported() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  Page page = bench.page;
  page.head.sequence = 0x7FFFFFFF;
  page.crc = page.sum();
  bench.flash.put(LogBench::at(0), &page, sizeof page);
  bench.restart();
  TEST_ASSERT_EQUAL(1, bench.load());
  bench.log.go_to_fresh_sector();
  bench.flash.set_health(kFirst, FailingFlash::Health::ProgramRefused);
  TEST_ASSERT_FALSE(bench.append(2));
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

void erasing_ahead_leaves_live_pages_alone() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(7, 3));
  for (int i = 0; i < 20; ++i) TEST_ASSERT_TRUE(bench.append(i, 0));
  while (bench.log.erase_ahead(1000)) {
  }
  TEST_ASSERT_EQUAL(4, bench.flash.erases());  // two opened, two ahead, none twice
  TEST_ASSERT_EQUAL(7, bench.newest(3));
  TEST_ASSERT_EQUAL(19, bench.newest(0));
}

void erasing_ahead_on_a_blank_flash_begins_with_the_first_sector() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.log.erase_ahead(1));
  TEST_ASSERT_EQUAL(1, bench.wear(0));
  TEST_ASSERT_FALSE(bench.log.erase_ahead(16));
  TEST_ASSERT_TRUE(bench.append(1));
  TEST_ASSERT_EQUAL(1, bench.flash.erases());
}

// A sector erased ahead before the power failed is erased again: its erase may have been cut.
void a_start_does_not_trust_what_was_erased_before() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  TEST_ASSERT_TRUE(bench.log.erase_ahead(20));
  bench.restart();
  TEST_ASSERT_EQUAL(1, bench.load());
  for (int i = 0; i < 15; ++i) TEST_ASSERT_TRUE(bench.append(2));
  TEST_ASSERT_EQUAL(2, bench.wear(1));
}

void a_page_that_is_invalid_is_never_found_again() {
  LogBench bench;
  for (int i = 1; i <= 3; ++i) TEST_ASSERT_TRUE(bench.append(i));
  PageRef mark = kAfterAll;
  TEST_ASSERT_EQUAL(3, bench.before(mark));
  TEST_ASSERT_EQUAL(2, bench.before(mark));
  TEST_ASSERT_TRUE(bench.log.invalidate(mark.place));
  for (std::uint32_t i = 0; i < kPageBytes; ++i) {
    TEST_ASSERT_EQUAL_HEX8(0, bench.flash.byte(LogBench::at(1) + i));
  }
  TEST_ASSERT_EQUAL(1, bench.before(mark));
  bench.restart();
  TEST_ASSERT_EQUAL(3, bench.load());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(nothing_outside_its_sectors_is_touched);
  RUN_TEST(a_foreign_sequence_number_does_not_end_saving);
  RUN_TEST(a_foreign_page_that_cannot_be_invalidated_is_reported);
  RUN_TEST(erasing_ahead_makes_room_for_the_next_appends);
  RUN_TEST(erasing_ahead_leaves_live_pages_alone);
  RUN_TEST(erasing_ahead_on_a_blank_flash_begins_with_the_first_sector);
  RUN_TEST(a_start_does_not_trust_what_was_erased_before);
  RUN_TEST(a_page_that_is_invalid_is_never_found_again);
  return UNITY_END();
}
