// Mending at a start, before the first write: the last page is confirmed, torn pages are
// invalidated.
#include <algorithm>

#include "tests/store/log_bench.h"

namespace {

using namespace felicity;
using namespace felicity::store;
using Health = FailingFlash::Health;

bool is_invalid(const LogBench& bench, std::uint32_t place) {
  const std::uint8_t* bytes = bench.flash.bytes(LogBench::at(place));
  return std::all_of(bytes, bytes + kPageBytes, [](std::uint8_t byte) { return byte == 0; });
}

Page page_at(LogBench& bench, std::uint32_t place) {
  Page page = {};
  TEST_ASSERT_TRUE(bench.flash.read(LogBench::at(place), &page, sizeof page));
  return page;
}

void put(LogBench& bench, std::uint32_t place, Page page, bool sound = true) {
  page.crc = page.sum() ^ (sound ? 0U : 1U);
  bench.flash.put(LogBench::at(place), &page, sizeof page);
}

// A last page with unstable bits is found at some starts only. Once it is confirmed, it is found at
// every start.
void the_last_page_is_confirmed() {
  int found[2] = {};
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    LogBench bench;
    const int value = bench.load_after_a_wavering_append(seed, 0);
    ++found[value - 1];
    bench.log.mend();
    for (int start = 0; start < 20; ++start) {
      bench.restart();
      TEST_ASSERT_EQUAL(value, bench.newest());
    }
  }
  TEST_ASSERT_GREATER_THAN(0, found[0]);
  TEST_ASSERT_GREATER_THAN(0, found[1]);
}

// Its head may have been read with a higher sequence number.
void a_last_page_with_an_unstable_sequence_is_confirmed() {
  int firm = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    LogBench bench;
    for (int i = 0; i < 5; ++i) TEST_ASSERT_TRUE(bench.append(i));
    bench.flash.seed(seed);
    bench.flash.waver(LogBench::at(4) + 4, 0x08);  // 5 or 13
    bench.restart();
    (void)bench.newest(1);
    (void)bench.newest(2);
    if (bench.load() != 4) continue;
    ++firm;
    for (int start = 0; start < 20; ++start) {
      bench.restart();
      TEST_ASSERT_EQUAL(4, bench.newest());
    }
  }
  TEST_ASSERT_GREATER_THAN(10, firm);
}

void only_the_last_page_is_written_again() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1, 0));
  TEST_ASSERT_TRUE(bench.append(2, 1));
  bench.restart();
  const long programs = bench.flash.programs();
  TEST_ASSERT_EQUAL(1, bench.load(0));
  TEST_ASSERT_EQUAL(programs, bench.flash.programs());
  TEST_ASSERT_EQUAL(2, bench.load(1));
  TEST_ASSERT_EQUAL(programs + 2, bench.flash.programs());
  bench.log.mend();
  const long mended = bench.flash.programs();
  TEST_ASSERT_EQUAL(2, bench.load(1));  // found once more, but not after a start
  TEST_ASSERT_EQUAL(mended, bench.flash.programs());
}

void a_last_page_that_cannot_be_confirmed_is_not_live() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  bench.restart();
  PageRef mark = kAfterAll;
  TEST_ASSERT_EQUAL(1, bench.before(mark));
  bench.flash.waver(LogBench::at(0) + 20, 0xFF);
  bench.flash.set_health(kFirst, Health::ProgramRefused);
  TEST_ASSERT_FALSE(bench.log.confirm(mark, bench.page));
}

// Places 1, 2, ... of a log whose newest page, with the sequence number 2, is in place 1.
LogBench mended_with(const Page& planted, bool sound) {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  TEST_ASSERT_TRUE(bench.append(2));
  put(bench, 20, planted, sound);
  bench.restart();
  TEST_ASSERT_EQUAL(2, bench.load());
  bench.log.clear_live(1);
  bench.log.mend();
  TEST_ASSERT_TRUE(is_invalid(bench, 2));  // the page after it may look blank and be torn
  TEST_ASSERT_FALSE(is_invalid(bench, 0) || is_invalid(bench, 1));
  return bench;
}

void torn_pages_are_invalidated_and_others_are_left_alone() {
  Page page = {};
  page.head = {PageHead::kMagic, 0, 1, 3};
  page.size = 2;
  TEST_ASSERT_TRUE(is_invalid(mended_with(page, false), 20));
  page.head.sequence = 1;  // older than the live page: never to be found
  TEST_ASSERT_FALSE(is_invalid(mended_with(page, false), 20));
  page.head.sequence = 3;
  page.head.magic = PageHead::kMagic | 0x0100;  // a bit has yet to fall
  TEST_ASSERT_TRUE(is_invalid(mended_with(page, false), 20));
  page.head.magic = PageHead::kMagic & ~0x0400;  // some have fallen: it was being invalidated
  TEST_ASSERT_TRUE(is_invalid(mended_with(page, false), 20));
  page.head.magic = 0xFFFF;  // none of its bits has fallen
  TEST_ASSERT_TRUE(is_invalid(mended_with(page, false), 20));
  page.head.magic = 0x1234;  // foreign
  TEST_ASSERT_FALSE(is_invalid(mended_with(page, false), 20));
}

// One bit of it has fallen, and not in its head: it may read as blank at the next start. Nothing
// else is programmed before it is invalid, so that a cut leaves one torn page, not two.
void a_torn_page_behind_the_newest_is_invalidated_before_the_blank_one() {
  for (const long programs : {2L, 3L}) {
    LogBench bench;
    TEST_ASSERT_TRUE(bench.append(1));
    TEST_ASSERT_TRUE(bench.append(2));
    bench.flash.set_byte(LogBench::at(2) + 100, 0xFE);
    bench.restart();
    TEST_ASSERT_EQUAL(2, bench.load());
    const long before = bench.flash.operations();
    if (programs == 2) bench.flash.cut(1, {tests::Tear::How::FirstBytes, 0});
    bench.log.mend();
    bench.flash.power_on();
    TEST_ASSERT_EQUAL(before + 2, bench.flash.operations());
    TEST_ASSERT_TRUE(is_invalid(bench, 2));
    TEST_ASSERT_EQUAL(programs == 3, is_invalid(bench, 3));
  }
}

void behind_the_newest_page_nothing_sound_and_nothing_twice_is_invalidated() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  Page page = {};
  page.head = {PageHead::kMagic, 2, 1, 9};  // a kind that is not looked for
  put(bench, 1, page);
  TEST_ASSERT_TRUE(bench.log.invalidate(2));
  bench.restart();
  TEST_ASSERT_EQUAL(1, bench.load());
  const long before = bench.flash.operations();
  bench.log.mend();
  TEST_ASSERT_EQUAL(before + 1, bench.flash.operations());
  TEST_ASSERT_FALSE(is_invalid(bench, 1));
  TEST_ASSERT_TRUE(is_invalid(bench, 3));
}

void sound_pages_of_other_kinds_are_left_alone() {
  Page page = {};
  page.head = {PageHead::kMagic, 1, 1, 3};  // searched for, and rejected
  TEST_ASSERT_TRUE(is_invalid(mended_with(page, true), 20));
  page.head.kind = 2;  // not searched for
  TEST_ASSERT_FALSE(is_invalid(mended_with(page, true), 20));
  page.head.kind = 6;  // of a newer version
  TEST_ASSERT_FALSE(is_invalid(mended_with(page, true), 20));
  page.head = {PageHead::kMagic, 0, 1, 9};
  page.size = kPayloadBytes + 1;  // a valid checksum, but an impossible size
  TEST_ASSERT_TRUE(is_invalid(mended_with(page, true), 20));
  page.head = {PageHead::kMagic, 0, 1, 2};  // as old as the live page
  page.size = 200;                          // and rejected
  LogBench bench = mended_with(page, false);
  TEST_ASSERT_TRUE(is_invalid(bench, 20));
}

// It could not be read during the search.
void a_page_newer_than_the_one_found_is_invalidated() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  TEST_ASSERT_TRUE(bench.append(2));
  const Page newer = page_at(bench, 1);
  put(bench, 1, newer, false);
  bench.restart();
  TEST_ASSERT_EQUAL(1, bench.load());
  put(bench, 1, newer);
  bench.log.mend();
  TEST_ASSERT_TRUE(is_invalid(bench, 1));
  bench.restart();
  TEST_ASSERT_EQUAL(1, bench.newest());
}

// Not even with a foreign sequence number, or while it cannot be read.
void a_live_page_is_never_invalidated() {
  LogBench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  Page page = page_at(bench, 0);
  page.head.sequence = 0x7FFFFFFF;
  put(bench, 0, page);
  bench.restart();
  TEST_ASSERT_EQUAL(1, bench.load());
  bench.log.mend();
  bench.restart();
  TEST_ASSERT_EQUAL(1, bench.load());
  put(bench, 0, page, false);
  bench.log.mend();
  TEST_ASSERT_FALSE(is_invalid(bench, 0));
}

void mending_twice_and_mending_a_blank_flash_does_nothing() {
  LogBench bench;
  bench.log.mend();
  TEST_ASSERT_EQUAL(0, bench.flash.operations());
  TEST_ASSERT_TRUE(bench.append(1));
  bench.restart();
  TEST_ASSERT_EQUAL(1, bench.load());
  bench.log.mend();
  const long operations = bench.flash.operations();
  bench.log.mend();
  TEST_ASSERT_EQUAL(operations, bench.flash.operations());
  bench.flash.set_health(kFirst + 1, Health::Unreadable);
  bench.restart();
  TEST_ASSERT_EQUAL(1, bench.load());
  bench.log.mend();  // an unreadable page cannot be found either
}

// Any of the reads of a page may fail.
void a_page_that_cannot_be_read_in_one_piece_is_not_sound() {
  Page page = {};
  page.head = {PageHead::kMagic, 0, 1, 3};
  for (long read = 0; read < 80; ++read) {
    LogBench bench;
    TEST_ASSERT_TRUE(bench.append(1));
    put(bench, 20, page, false);
    bench.restart();
    TEST_ASSERT_EQUAL(1, bench.load());
    bench.flash.fail_read(read);
    bench.log.mend();
    bench.flash.fail_read(-1);
    TEST_ASSERT_TRUE(bench.append(7));
    bench.restart();
    TEST_ASSERT_EQUAL(7, bench.newest());
  }
}

void invalidating_a_page_is_completed_after_a_cut() {
  LogBench bench;
  for (int i = 1; i <= 3; ++i) TEST_ASSERT_TRUE(bench.append(i));
  bench.flash.cut(0, {tests::Tear::How::FirstBytes, 100});
  TEST_ASSERT_FALSE(bench.log.invalidate(1));
  bench.flash.power_on();
  for (const std::uint32_t place : {0U, 1U, 2U, 3U}) {
    TEST_ASSERT_TRUE(bench.log.invalidate_torn(place));
    TEST_ASSERT_EQUAL(place == 1, is_invalid(bench, place));
  }
  TEST_ASSERT_TRUE(bench.log.invalidate_torn(1));
}

void a_wiped_sector_is_blank_or_invalidated_or_reported() {
  for (const Health health : {Health::Good, Health::EraseRefused, Health::EraseIgnored}) {
    LogBench bench;
    for (int i = 0; i < 20; ++i) TEST_ASSERT_TRUE(bench.append(i));
    bench.flash.set_health(kFirst, health);
    TEST_ASSERT_TRUE(bench.log.wipe(0));
    TEST_ASSERT_EQUAL(health != Health::Good, is_invalid(bench, 15));
    TEST_ASSERT_FALSE(is_invalid(bench, 16));
  }
  LogBench bench;
  for (int i = 0; i < 20; ++i) TEST_ASSERT_TRUE(bench.append(i));
  bench.flash.set_health(kFirst, Health::Unreadable);
  TEST_ASSERT_FALSE(bench.log.wipe(0));
  for (std::uint32_t sector = 1; sector < kRing; ++sector) {
    TEST_ASSERT_TRUE(bench.log.wipe(sector));
  }
  bench.flash.set_health(kFirst, Health::EraseIgnored);
  bench.flash.stick(LogBench::at(3) + 7, 1,
                    1);  // one page of it can be neither erased nor invalidated
  TEST_ASSERT_FALSE(bench.log.wipe(0));
  TEST_ASSERT_TRUE(is_invalid(bench, 2) && is_invalid(bench, 4));
  bench.log.reset();
  TEST_ASSERT_EQUAL(-1, bench.newest());
  TEST_ASSERT_FALSE(bench.log.has_live(0));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_last_page_is_confirmed);
  RUN_TEST(a_last_page_with_an_unstable_sequence_is_confirmed);
  RUN_TEST(only_the_last_page_is_written_again);
  RUN_TEST(a_last_page_that_cannot_be_confirmed_is_not_live);
  RUN_TEST(torn_pages_are_invalidated_and_others_are_left_alone);
  RUN_TEST(a_torn_page_behind_the_newest_is_invalidated_before_the_blank_one);
  RUN_TEST(behind_the_newest_page_nothing_sound_and_nothing_twice_is_invalidated);
  RUN_TEST(sound_pages_of_other_kinds_are_left_alone);
  RUN_TEST(a_page_newer_than_the_one_found_is_invalidated);
  RUN_TEST(a_live_page_is_never_invalidated);
  RUN_TEST(mending_twice_and_mending_a_blank_flash_does_nothing);
  RUN_TEST(a_page_that_cannot_be_read_in_one_piece_is_not_sound);
  RUN_TEST(invalidating_a_page_is_completed_after_a_cut);
  RUN_TEST(a_wiped_sector_is_blank_or_invalidated_or_reported);
  return UNITY_END();
}
