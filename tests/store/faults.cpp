// Flash that fails: a page that cannot be written in one place is written in another, and a write
// that fails everywhere is reported within a bounded time.
#include "engine/store/log.h"
#include "tests/power/failing_flash.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::store;
using tests::FailingFlash;
using Health = FailingFlash::Health;

constexpr std::uint32_t kRing = 16;

struct Bench {
  FailingFlash flash{kRing};
  Log log{0, kRing};
  Page page = {};

  Bench() { FailingFlash::in_use = &flash; }
  bool append(int value) {
    page.size = 1;
    page.payload[0] = static_cast<std::uint8_t>(value);
    return log.append(0, 1, page);
  }
  int restart() {
    log = Log(0, kRing);
    PageRef mark = kAfterAll;
    if (!log.find_before(mark, 0, page)) return -1;
    if (log.confirm(mark, page)) log.set_live(0, mark);
    return page.payload[0];
  }
  void set_all(Health health, std::uint32_t from = 0, std::uint32_t to = kRing) {
    for (std::uint32_t sector = from; sector < to; ++sector) flash.set_health(sector, health);
  }
};

constexpr Health kWriteFaults[] = {Health::EraseRefused, Health::EraseIgnored,
                                   Health::ProgramRefused, Health::ProgramIgnored};

// The sector was full of old pages before it died.
void a_dead_sector_is_skipped() {
  for (const Health health : kWriteFaults) {
    for (std::uint32_t dead = 0; dead < kRing; ++dead) {
      Bench bench;
      for (int i = 0; i < 256; ++i) TEST_ASSERT_TRUE(bench.append(i % 100));
      bench.flash.set_health(dead, health);
      for (int i = 0; i < 300; ++i) TEST_ASSERT_TRUE(bench.append(i % 100));
      TEST_ASSERT_EQUAL(99, bench.restart());
      TEST_ASSERT_TRUE(bench.append(5));
      TEST_ASSERT_EQUAL(5, bench.restart());
    }
  }
}

void an_unreadable_sector_is_skipped() {
  for (std::uint32_t dead = 1; dead < kRing; ++dead) {
    Bench bench;
    TEST_ASSERT_TRUE(bench.append(1));
    bench.flash.set_health(dead, Health::Unreadable);
    for (int i = 0; i < 300; ++i) TEST_ASSERT_TRUE(bench.append(i % 100));
    TEST_ASSERT_EQUAL(99, bench.restart());
  }
}

void a_dead_sector_is_skipped_by_one_append() {
  for (const Health health : kWriteFaults) {
    Bench bench;
    for (int i = 0; i < 256; ++i) TEST_ASSERT_TRUE(bench.append(1));
    bench.set_all(health, 0, 1);
    TEST_ASSERT_TRUE(bench.append(2));
    TEST_ASSERT_EQUAL(2, bench.restart());
  }
}

// A longer run of dead sectors takes several appends, each of bounded length: an erase may take
// 400 ms, and the watchdog has to be fed once a second.
void many_dead_sectors_are_skipped_step_by_step() {
  for (const Health health : kWriteFaults) {
    Bench bench;
    for (int i = 0; i < 256; ++i) TEST_ASSERT_TRUE(bench.append(1));
    bench.set_all(health, 0, kRing - 2);
    int tries = 1;
    for (;; ++tries) {
      const long before = bench.flash.erases();
      const bool done = bench.append(2);
      TEST_ASSERT_LESS_OR_EQUAL(2, bench.flash.erases() - before);
      if (done) break;
      TEST_ASSERT_LESS_THAN(15, tries);
    }
    TEST_ASSERT_GREATER_THAN(1, tries);
    TEST_ASSERT_EQUAL(2, bench.restart());
  }
}

void a_dead_flash_fails_quickly_and_keeps_its_contents() {
  constexpr Health kAll[] = {Health::EraseRefused, Health::EraseIgnored, Health::ProgramRefused,
                             Health::ProgramIgnored, Health::Unreadable};
  for (const Health health : kAll) {
    Bench bench;
    for (int i = 0; i < 300; ++i) TEST_ASSERT_TRUE(bench.append(i % 100));
    bench.set_all(health);
    for (int i = 0; i < 100; ++i) {
      const long before = bench.flash.operations();
      (void)bench.append(7);  // there may be blank pages left
      TEST_ASSERT_LESS_OR_EQUAL(32 + 2, bench.flash.operations() - before);
    }
    TEST_ASSERT_FALSE(bench.append(7));
    bench.set_all(Health::Good);
    const int found = bench.restart();
    TEST_ASSERT_TRUE(found == 99 || found == 7);
  }
}

// A page that could not be read back may become readable later. It must not count as newer than the
// pages written since.
void a_rejected_page_is_never_newer_than_its_successors() {
  Bench bench;
  TEST_ASSERT_TRUE(bench.append(1));
  for (std::uint32_t place = 1; place < kRing * kPagesInSector; ++place) {
    bench.flash.stick(place * kPageBytes + 8, 0xFF, 0xFF);  // sizes read wrong for now
  }
  TEST_ASSERT_FALSE(bench.append(2));
  const FailingFlash spoiled = bench.flash;
  bench.flash = FailingFlash(kRing);  // the same bytes, readable again
  for (std::uint32_t sector = 0; sector < kRing; ++sector) {
    bench.flash.put(sector * kSectorBytes, spoiled.bytes(sector * kSectorBytes), kSectorBytes);
  }
  bench.log.go_to_fresh_sector();  // so that the new page lies before the rejected ones
  TEST_ASSERT_TRUE(bench.append(3));
  TEST_ASSERT_EQUAL(3, bench.restart());
}

// Only the read of the whole page counts: an earlier read of its head may have returned other bits.
void the_read_of_the_whole_page_decides() {
  int found[3] = {};
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Bench bench;
    TEST_ASSERT_TRUE(bench.append(1));
    TEST_ASSERT_TRUE(bench.append(2));
    bench.flash.seed(seed);
    bench.flash.waver(kPageBytes + 2, 0x01);  // kind 0 or 1
    bench.flash.waver(kPageBytes + 4, 0x10);  // number 2 or 18
    PageRef mark = kAfterAll;
    TEST_ASSERT_FALSE(
        bench.log.find_before(mark, 1, bench.page));  // no page of this kind was written
    const int value = bench.restart();
    TEST_ASSERT_TRUE(value == 1 || value == 2);
    ++found[value];
    TEST_ASSERT_TRUE(value == 1 || bench.page.head.sequence == 2);
  }
  TEST_ASSERT_GREATER_THAN(0, found[1]);
  TEST_ASSERT_GREATER_THAN(0, found[2]);
}

// If it fails during a search, an older page is found; during a write, another page is written.
void a_single_failing_read_is_harmless() {
  constexpr long kReadsToFind = kRing * kPagesInSector + 1;
  for (long read = 0; read < kReadsToFind; ++read) {
    Bench bench;
    TEST_ASSERT_TRUE(bench.append(1));
    TEST_ASSERT_TRUE(bench.append(2));
    bench.flash.fail_read(read);
    const bool of_the_newest = read == 1 || read == kReadsToFind - 1;
    TEST_ASSERT_EQUAL(of_the_newest ? 1 : 2, bench.restart());
  }
  for (long read = 0; read < 8; ++read) {  // four to see that a page is blank, four to compare it
    Bench bench;
    TEST_ASSERT_TRUE(bench.append(1));
    bench.flash.fail_read(read);
    TEST_ASSERT_TRUE(bench.append(2));
    TEST_ASSERT_EQUAL(read < 4, bench.flash.is_blank(1));
    TEST_ASSERT_FALSE(bench.flash.is_blank(2));
    TEST_ASSERT_EQUAL(2, bench.restart());
  }
}

void a_stuck_bit_costs_a_page_and_nothing_else() {
  for (const bool up : {false, true}) {
    const std::uint8_t value = up ? 0xFF : 0;
    Bench bench;
    for (std::uint32_t place = 0; place < kRing * kPagesInSector; place += 3) {
      bench.flash.stick(place * kPageBytes + 9, 0x01, value);  // in the payload
    }
    for (int i = 0; i < 1000; ++i) TEST_ASSERT_TRUE(bench.append(i % 100));
    TEST_ASSERT_EQUAL(99, bench.restart());
  }
}

void a_failure_to_invalidate_is_reported() {
  for (const Health health : {Health::ProgramRefused, Health::ProgramIgnored, Health::Unreadable}) {
    Bench bench;
    TEST_ASSERT_TRUE(bench.append(1));
    PageRef mark = kAfterAll;
    TEST_ASSERT_TRUE(bench.log.find_before(mark, 0, bench.page));
    bench.flash.set_health(0, health);
    TEST_ASSERT_FALSE(bench.log.invalidate(mark.place));
  }
}

// The cover screen may wait for one erase at most, even if the sector is dead.
void erasing_ahead_does_not_hang_on_a_dead_sector() {
  for (const Health health : {Health::EraseRefused, Health::EraseIgnored}) {
    Bench bench;
    for (int i = 0; i < 260; ++i) TEST_ASSERT_TRUE(bench.append(1));  // 12 left in sector 0
    bench.flash.set_health(1, health);
    int calls = 0;
    while (bench.log.erase_ahead(13) && calls < 100) ++calls;
    TEST_ASSERT_LESS_OR_EQUAL(3, calls);
    for (int i = 0; i < 12; ++i) TEST_ASSERT_TRUE(bench.append(2));
    TEST_ASSERT_TRUE(bench.append(3));
    TEST_ASSERT_EQUAL(3, bench.restart());
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_dead_sector_is_skipped);
  RUN_TEST(an_unreadable_sector_is_skipped);
  RUN_TEST(a_dead_sector_is_skipped_by_one_append);
  RUN_TEST(many_dead_sectors_are_skipped_step_by_step);
  RUN_TEST(a_dead_flash_fails_quickly_and_keeps_its_contents);
  RUN_TEST(a_rejected_page_is_never_newer_than_its_successors);
  RUN_TEST(the_read_of_the_whole_page_decides);
  RUN_TEST(a_single_failing_read_is_harmless);
  RUN_TEST(a_stuck_bit_costs_a_page_and_nothing_else);
  RUN_TEST(a_failure_to_invalidate_is_reported);
  RUN_TEST(erasing_ahead_does_not_hang_on_a_dead_sector);
  return UNITY_END();
}
