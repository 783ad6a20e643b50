// The page log: pages are found again, newest first, and a write never destroys a live page.
#include "tests/store/log_bench.h"

namespace {

using namespace felicity;
using namespace felicity::store;

void page_refs_are_ordered_by_sequence_and_then_by_place() {
  constexpr PageRef kMarks[] = {{1, 9}, {2, 3}, {2, 4}, kAfterAll};
  for (int i = 0; i < 4; ++i) {
    for (int j = 0; j < 4; ++j) {
      TEST_ASSERT_EQUAL(i < j, kMarks[i] < kMarks[j]);
      TEST_ASSERT_EQUAL(i == j, kMarks[i] == kMarks[j]);
    }
  }
}

void a_blank_flash_holds_nothing() {
  LogBench bench;
  TEST_ASSERT_EQUAL(-1, bench.newest());
}

// Magic, kind, schema, sequence, size, payload, 0xFF, CRC-32. This format never changes.
void the_bytes_of_a_page_are_known() {
  LogBench bench;
  bench.page.size = 3;
  std::memcpy(bench.page.payload, "cat", 3);
  TEST_ASSERT_TRUE(bench.log.append(2, 7, bench.page));
  constexpr std::uint8_t kHead[] = {'F', 'L', 2, 7, 1, 0, 0, 0, 3, 'c', 'a', 't', 0xFF};
  for (std::uint32_t i = 0; i < sizeof kHead; ++i) {
    TEST_ASSERT_EQUAL_HEX8(kHead[i], bench.flash.byte(LogBench::at(0) + i));
  }
  for (std::uint32_t i = 13; i < 252; ++i) {
    TEST_ASSERT_EQUAL_HEX8(0xFF, bench.flash.byte(LogBench::at(0) + i));
  }
  constexpr std::uint8_t kSum[] = {0x97, 0x55, 0x36, 0x49};
  for (std::uint32_t i = 0; i < 4; ++i) {
    TEST_ASSERT_EQUAL_HEX8(kSum[i], bench.flash.byte(LogBench::at(0) + 252 + i));
  }
}

void appended_pages_are_found_after_a_restart() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(41));
  TEST_ASSERT_TRUE(bench.append(42));
  bench.restart();
  PageRef mark = kAfterAll;
  TEST_ASSERT_EQUAL(42, bench.before(mark));
  TEST_ASSERT_EQUAL(1, bench.page.head.schema);
  TEST_ASSERT_EQUAL(1, mark.place);
  TEST_ASSERT_EQUAL(41, bench.before(mark));
  TEST_ASSERT_EQUAL(0, mark.place);
  TEST_ASSERT_EQUAL(-1, bench.before(mark));
}

void each_kind_is_found_separately() {
  LogBench bench;
  for (int kind = 0; kind < Log::kMostKinds; ++kind)
    TEST_ASSERT_TRUE(bench.append(10 + kind, kind));
  TEST_ASSERT_TRUE(bench.append(99, 1));
  bench.restart();
  TEST_ASSERT_EQUAL(10, bench.newest(0));
  TEST_ASSERT_EQUAL(99, bench.newest(1));
  TEST_ASSERT_EQUAL(12, bench.newest(2));
  TEST_ASSERT_EQUAL(13, bench.newest(3));
}

void the_ring_wears_evenly_and_its_newest_pages_stay() {
  LogBench bench;
  for (int i = 0; i < 1000; ++i) {
    TEST_ASSERT_TRUE(bench.append(i));
    TEST_ASSERT_EQUAL(i, bench.newest());
  }
  for (std::uint32_t sector = 0; sector < kRing; ++sector) {
    TEST_ASSERT_TRUE(bench.wear(sector) == 15 || bench.wear(sector) == 16);
  }
  PageRef mark = kAfterAll;
  for (int i = 999; i > 999 - 3 * 16; --i) TEST_ASSERT_EQUAL(i, bench.before(mark));
}

// A torn page may look blank, so the page after the newest is invalidated. All others stay as they
// are.
void after_a_start_the_page_after_the_newest_is_skipped() {
  LogBench bench;
  for (int i = 0; i < 3; ++i) TEST_ASSERT_TRUE(bench.append(i));
  bench.restart();
  TEST_ASSERT_EQUAL(2, bench.load());
  TEST_ASSERT_TRUE(bench.append(3));
  TEST_ASSERT_EQUAL_HEX8(0, bench.flash.byte(LogBench::at(3)));
  TEST_ASSERT_EQUAL_HEX8(0, bench.flash.byte(LogBench::at(3) + kPageBytes - 1));
  TEST_ASSERT_EQUAL(5, bench.sequence_at(4));  // 4 stays free for a page that was torn
  TEST_ASSERT_EQUAL(1, bench.wear(0));
  TEST_ASSERT_EQUAL(0, bench.wear(1));
}

void a_torn_page_that_turns_out_sound_later_is_older_than_what_followed() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  const FailingFlash before = bench.flash;
  TEST_ASSERT_TRUE(bench.append(2));
  const FailingFlash whole = bench.flash;
  bench.flash = before;  // as if it had not been written
  bench.restart();
  TEST_ASSERT_EQUAL(1, bench.load());
  TEST_ASSERT_TRUE(bench.append(10));
  bench.flash.put(LogBench::at(1), whole.bytes(LogBench::at(1)), kPageBytes);
  bench.restart();
  TEST_ASSERT_EQUAL(10, bench.load());
}

void a_rarely_written_log_continues_after_its_newest_page() {
  LogBench bench;
  for (int i = 0; i < 3; ++i) TEST_ASSERT_TRUE(bench.append(i));
  bench.log = Log(kFirst, kRing, /*rarely=*/true);
  TEST_ASSERT_EQUAL(2, bench.load());
  TEST_ASSERT_TRUE(bench.append(3));
  TEST_ASSERT_EQUAL(5, bench.sequence_at(3));
  bench.log.skip_next();
  TEST_ASSERT_TRUE(bench.append(4));
  TEST_ASSERT_EQUAL_HEX8(0, bench.flash.byte(LogBench::at(4)));
  TEST_ASSERT_EQUAL(6, bench.sequence_at(5));
}

void a_log_that_continues_after_a_full_sector_takes_the_next() {
  LogBench bench;
  for (int i = 0; i < 16; ++i) TEST_ASSERT_TRUE(bench.append(i));
  bench.restart();
  TEST_ASSERT_EQUAL(15, bench.load());
  TEST_ASSERT_TRUE(bench.append(16));
  TEST_ASSERT_EQUAL(1, bench.wear(1));
  TEST_ASSERT_EQUAL(16, bench.newest());
}

void without_a_live_page_a_fresh_sector_changes_nothing() {
  LogBench bench;
  bench.log.go_to_fresh_sector();
  TEST_ASSERT_TRUE(bench.append(1));
  TEST_ASSERT_EQUAL(1, bench.sequence_at(0));
}

// One kind is written once, another thousands of times: the first must not be overwritten.
void a_sector_with_a_live_page_is_never_erased() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(7, 3));
  for (int i = 0; i < 300; ++i) TEST_ASSERT_TRUE(bench.append(i, 0));
  TEST_ASSERT_EQUAL(1, bench.wear(0));
  bench.restart();
  TEST_ASSERT_EQUAL(7, bench.load(3));
  TEST_ASSERT_EQUAL(299, bench.load(0));
  for (int i = 0; i < 300; ++i) TEST_ASSERT_TRUE(bench.append(i, 0));
  TEST_ASSERT_EQUAL(1, bench.wear(0));
  TEST_ASSERT_EQUAL(7, bench.newest(3));
}

// Kinds are found in any order, not by age.
void an_append_follows_the_newest_page_of_all_kinds() {
  for (const bool oldest_first : {true, false}) {
    LogBench bench;
    for (int i = 0; i < 16; ++i) TEST_ASSERT_TRUE(bench.append(i, 0));
    TEST_ASSERT_TRUE(bench.append(100, 1));
    bench.restart();
    TEST_ASSERT_EQUAL(oldest_first ? 15 : 100, bench.load(oldest_first ? 0 : 1));
    TEST_ASSERT_EQUAL(oldest_first ? 100 : 15, bench.load(oldest_first ? 1 : 0));
    TEST_ASSERT_TRUE(bench.append(200, 2));
    TEST_ASSERT_EQUAL(0, bench.wear(2));
    TEST_ASSERT_EQUAL(19, bench.sequence_at(18));
    bench.log.go_to_fresh_sector();
    TEST_ASSERT_TRUE(bench.append(201, 2));
    TEST_ASSERT_EQUAL(20, bench.sequence_at(32));
  }
}

void a_changed_page_is_rejected() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  TEST_ASSERT_TRUE(bench.append(2));
  for (std::uint32_t i = 0; i < kPageBytes; ++i) {
    const std::uint8_t was = bench.flash.byte(LogBench::at(1) + i);
    bench.flash.set_byte(LogBench::at(1) + i, static_cast<std::uint8_t>(was ^ 0x10));
    bench.restart();
    TEST_ASSERT_EQUAL(1, bench.load());
    bench.flash.set_byte(LogBench::at(1) + i, was);
  }
  bench.restart();
  TEST_ASSERT_EQUAL(2, bench.load());
}

// Pages with a valid checksum that the log did not write.
void a_foreign_page_with_a_valid_checksum_is_rejected() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  TEST_ASSERT_TRUE(bench.append(2));
  const FailingFlash good = bench.flash;
  const auto found_after = [&](auto spoil) {
    Page page;
    bench.flash = good;
    TEST_ASSERT_TRUE(bench.flash.read(LogBench::at(1), &page, sizeof page));
    spoil(page);
    page.crc = page.sum();
    bench.flash.put(LogBench::at(1), &page, sizeof page);
    bench.restart();
    return bench.newest();
  };
  TEST_ASSERT_EQUAL(2, found_after([](Page&) {}));
  TEST_ASSERT_EQUAL(1, found_after([](Page& page) { ++page.head.magic; }));
  TEST_ASSERT_EQUAL(1, found_after([](Page& page) { page.head.sequence = 0x80000000; }));
  TEST_ASSERT_EQUAL(2, found_after([](Page& page) { page.head.sequence = 0x7FFFFFFF; }));
  TEST_ASSERT_EQUAL(1, found_after([](Page& page) { page.size = kPayloadBytes + 1; }));
  TEST_ASSERT_EQUAL(2, found_after([](Page& page) { page.size = kPayloadBytes; }));
  TEST_ASSERT_EQUAL(1, found_after([](Page& page) { page.head.kind = 4; }));
}

// The head was read once to find the page; the second read, of the whole page, decides.
void a_page_with_an_unstable_head_is_harmless() {
  int found[2] = {};
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    LogBench bench;
    const int amount = 1 + static_cast<int>(seed % 4);
    ++found[bench.load_after_a_wavering_append(seed, amount) - 1];
    TEST_ASSERT_TRUE(bench.append(10));
    bench.restart();
    TEST_ASSERT_EQUAL(10, bench.load());
  }
  TEST_ASSERT_GREATER_THAN(0, found[0]);
}

// Two identical pages: either may be taken, and the search ends.
void two_pages_with_the_same_sequence_end_the_search_too() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  bench.flash.put(LogBench::at(5), bench.flash.bytes(LogBench::at(0)), kPageBytes);
  PageRef mark = kAfterAll;
  TEST_ASSERT_EQUAL(1, bench.before(mark));
  TEST_ASSERT_EQUAL(5, mark.place);
  TEST_ASSERT_EQUAL(1, bench.before(mark));
  TEST_ASSERT_EQUAL(0, mark.place);
  TEST_ASSERT_EQUAL(-1, bench.before(mark));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(page_refs_are_ordered_by_sequence_and_then_by_place);
  RUN_TEST(a_blank_flash_holds_nothing);
  RUN_TEST(the_bytes_of_a_page_are_known);
  RUN_TEST(appended_pages_are_found_after_a_restart);
  RUN_TEST(each_kind_is_found_separately);
  RUN_TEST(the_ring_wears_evenly_and_its_newest_pages_stay);
  RUN_TEST(after_a_start_the_page_after_the_newest_is_skipped);
  RUN_TEST(a_torn_page_that_turns_out_sound_later_is_older_than_what_followed);
  RUN_TEST(a_rarely_written_log_continues_after_its_newest_page);
  RUN_TEST(a_log_that_continues_after_a_full_sector_takes_the_next);
  RUN_TEST(without_a_live_page_a_fresh_sector_changes_nothing);
  RUN_TEST(a_sector_with_a_live_page_is_never_erased);
  RUN_TEST(an_append_follows_the_newest_page_of_all_kinds);
  RUN_TEST(a_changed_page_is_rejected);
  RUN_TEST(a_foreign_page_with_a_valid_checksum_is_rejected);
  RUN_TEST(a_page_with_an_unstable_head_is_harmless);
  RUN_TEST(two_pages_with_the_same_sequence_end_the_search_too);
  return UNITY_END();
}
