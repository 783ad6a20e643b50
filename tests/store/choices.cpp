// The slots for settings, seating and roster: one page each, with any payload.
#include <cstring>
#include <vector>

#include "engine/store/store.h"
#include "tests/power/failing_flash.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::store;
using tests::FailingFlash;

using Bytes = std::vector<std::uint8_t>;

struct Bench {
  FailingFlash flash{kSectors};
  Store store;

  Bench() { FailingFlash::in_use = &flash; }
  bool save(Slot choice, const Bytes& bytes, std::uint8_t schema = 1) {
    return store.save(choice, schema, bytes.data(), bytes.size());
  }
  // The first page that `believe` accepts; empty if it accepts none.
  template <class Believe>
  Bytes load(Slot choice, const Believe& believe, std::uint8_t newest_schema = 1) {
    Bytes found;
    const bool loaded =
        store.load(choice, newest_schema,
                   [&](std::uint8_t schema, const std::uint8_t* bytes, std::size_t size) {
                     const Bytes page(bytes, bytes + size);
                     if (!believe(schema, page)) return false;
                     found = page;
                     return true;
                   });
    TEST_ASSERT_EQUAL(loaded, !found.empty());
    return found;
  }
  Bytes load(Slot choice) {
    return load(choice, [](std::uint8_t, const Bytes&) { return true; });
  }
  void restart() { store = Store(); }
};

constexpr Slot kAll[] = {Slot::Settings, Slot::Seating, Slot::Roster0, Slot::Roster1};

void a_blank_flash_has_no_slots() {
  Bench bench;
  for (const Slot choice : kAll) TEST_ASSERT_TRUE(bench.load(choice).empty());
  TEST_ASSERT_FALSE(bench.store.too_new());
  TEST_ASSERT_FALSE(bench.store.failing());
  TEST_ASSERT_EQUAL(0, bench.flash.operations());
}

void each_slot_is_found_as_it_was_last_saved() {
  Bench bench;
  for (std::uint8_t round = 0; round < 3; ++round) {
    for (const Slot choice : kAll) {
      const Bytes bytes(static_cast<std::size_t>(round) * 10 + 1,
                        static_cast<std::uint8_t>(choice));
      TEST_ASSERT_TRUE(bench.save(choice, bytes));
    }
  }
  bench.restart();
  for (const Slot choice : kAll) {
    TEST_ASSERT_TRUE(bench.load(choice) == Bytes(21, static_cast<std::uint8_t>(choice)));
  }
}

void a_slot_fills_at_most_one_page() {
  Bench bench;
  TEST_ASSERT_TRUE(bench.save(Slot::Seating, Bytes(kPayloadBytes, 7)));
  TEST_ASSERT_FALSE(bench.save(Slot::Seating, Bytes(kPayloadBytes + 1, 8)));
  TEST_ASSERT_FALSE(bench.store.failing());  // the flash is all right
  bench.restart();
  TEST_ASSERT_TRUE(bench.load(Slot::Seating) == Bytes(kPayloadBytes, 7));
}

void an_invalid_page_falls_back_to_the_one_before() {
  Bench bench;
  TEST_ASSERT_TRUE(bench.save(Slot::Seating, {1}));
  TEST_ASSERT_TRUE(bench.save(Slot::Seating, {2}));
  TEST_ASSERT_TRUE(bench.save(Slot::Seating, {3}));
  bench.restart();
  const auto up_to = [](std::uint8_t most) {
    return [most](std::uint8_t, const Bytes& page) { return page[0] <= most; };
  };
  TEST_ASSERT_TRUE(bench.load(Slot::Seating, up_to(2)) == Bytes{2});
  TEST_ASSERT_TRUE(bench.load(Slot::Seating, up_to(0)).empty());
  // A page saved now is newer than all of them, accepted or not.
  TEST_ASSERT_TRUE(bench.load(Slot::Seating, up_to(1)) == Bytes{1});
  TEST_ASSERT_TRUE(bench.save(Slot::Seating, {9}));
  bench.restart();
  TEST_ASSERT_TRUE(bench.load(Slot::Seating) == Bytes{9});
}

void the_schema_of_an_older_page_is_returned() {
  Bench bench;
  TEST_ASSERT_TRUE(bench.save(Slot::Settings, {1}, 3));
  bench.restart();
  const auto is_three = [](std::uint8_t schema, const Bytes&) { return schema == 3; };
  TEST_ASSERT_TRUE(bench.load(Slot::Settings, is_three, 4) == Bytes{1});
  TEST_ASSERT_TRUE(bench.load(Slot::Settings, is_three, 3) == Bytes{1});
  TEST_ASSERT_FALSE(bench.store.too_new());
}

// Rule 9 of docs/reliability.md: the device was downgraded to an older version of the game.
void a_newer_schema_is_refused_and_left_unchanged() {
  Bench bench;
  TEST_ASSERT_TRUE(bench.save(Slot::Settings, {1}, 1));
  TEST_ASSERT_TRUE(bench.save(Slot::Settings, {2}, 2));
  TEST_ASSERT_TRUE(bench.save(Slot::Seating, {3}, 1));
  bench.restart();
  const FailingFlash before = bench.flash;
  TEST_ASSERT_TRUE(bench.load(Slot::Settings).empty());
  TEST_ASSERT_TRUE(bench.store.too_new());
  TEST_ASSERT_TRUE(bench.load(Slot::Seating) == Bytes{3});
  const long operations = bench.flash.operations();  // the newest page got the same bytes again
  TEST_ASSERT_FALSE(bench.save(Slot::Settings, {9}));
  TEST_ASSERT_FALSE(bench.save(Slot::Seating, {9}));
  TEST_ASSERT_FALSE(bench.store.save_no_game(1));
  TEST_ASSERT_FALSE(bench.store.erase_ahead());
  TEST_ASSERT_FALSE(bench.store.begin_erase_name("Ana"));
  TEST_ASSERT_TRUE(bench.store.erase_step() == Store::Erasing::Idle);
  bench.store.mend();
  bench.store.try_again();
  TEST_ASSERT_FALSE(bench.save(Slot::Settings, {9}));
  TEST_ASSERT_FALSE(bench.store.failing());
  TEST_ASSERT_TRUE(before == bench.flash);
  TEST_ASSERT_EQUAL(operations, bench.flash.operations());
  bench.store.begin_erase_everything();  // on purpose
  TEST_ASSERT_TRUE(bench.store.erasing());
  while (bench.store.erase_step() == Store::Erasing::Working) {
  }
  TEST_ASSERT_FALSE(bench.store.too_new());
  TEST_ASSERT_TRUE(bench.save(Slot::Settings, {9}));
}

void a_failed_write_is_reported_and_not_retried_until_requested() {
  Bench bench;
  TEST_ASSERT_TRUE(bench.save(Slot::Settings, {1}));
  for (std::uint32_t sector = 0; sector < kSectors; ++sector) {
    bench.flash.set_health(sector, FailingFlash::Health::ProgramRefused);
  }
  TEST_ASSERT_FALSE(bench.save(Slot::Settings, {2}));
  TEST_ASSERT_TRUE(bench.store.failing());
  const long operations = bench.flash.operations();
  TEST_ASSERT_FALSE(bench.save(Slot::Settings, {3}));
  TEST_ASSERT_FALSE(bench.store.save_no_game(1));
  TEST_ASSERT_FALSE(bench.store.erase_ahead());
  TEST_ASSERT_EQUAL(operations, bench.flash.operations());
  for (std::uint32_t sector = 0; sector < kSectors; ++sector) {
    bench.flash.set_health(sector, FailingFlash::Health::Good);
  }
  bench.store.try_again();
  TEST_ASSERT_FALSE(bench.store.failing());
  TEST_ASSERT_TRUE(bench.save(Slot::Settings, {4}));
  bench.restart();
  TEST_ASSERT_TRUE(bench.load(Slot::Settings) == Bytes{4});
}

// With an empty battery a start only reads.
void a_load_that_only_reads_finds_the_same_and_writes_nothing() {
  Bench bench;
  TEST_ASSERT_TRUE(bench.save(Slot::Seating, {1}));
  const long operations = bench.flash.operations();
  bench.restart();
  bench.store.load_read_only();
  TEST_ASSERT_TRUE(bench.load(Slot::Seating) == Bytes{1});
  TEST_ASSERT_EQUAL(operations, bench.flash.operations());
  bench.restart();
  TEST_ASSERT_TRUE(bench.load(Slot::Seating) == Bytes{1});
  TEST_ASSERT_EQUAL(operations + 2, bench.flash.operations());
}

void a_page_that_reads_differently_later_falls_back_to_the_one_before() {
  int found[2] = {};
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Bench bench;
    TEST_ASSERT_TRUE(bench.save(Slot::Seating, {1}));
    TEST_ASSERT_TRUE(bench.save(Slot::Seating, {2}));
    bench.flash.seed(seed);
    bench.flash.waver(kPageBytes + 9, 0x01);  // of the newer page
    bench.flash.set_health(0, FailingFlash::Health::ProgramRefused);
    bench.restart();
    const Bytes value = bench.load(Slot::Seating);
    TEST_ASSERT_TRUE(value == Bytes{1} || value == Bytes{2});
    ++found[value[0] - 1];
  }
  TEST_ASSERT_GREATER_THAN(60, found[0]);  // it would have to read correctly three times
  TEST_ASSERT_GREATER_THAN(0, found[1]);
}

// The first eight sectors of the region.
void slots_stay_in_their_own_region() {
  Bench bench;
  for (int i = 0; i < 1000; ++i) {
    TEST_ASSERT_TRUE(bench.save(kAll[i % 4], Bytes(5, static_cast<std::uint8_t>(i))));
  }
  for (std::uint32_t sector = 0; sector < kSectors; ++sector) {
    const bool was_erased = bench.flash.wear(sector) > 0;
    TEST_ASSERT_EQUAL(sector < 8, was_erased);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_blank_flash_has_no_slots);
  RUN_TEST(each_slot_is_found_as_it_was_last_saved);
  RUN_TEST(a_slot_fills_at_most_one_page);
  RUN_TEST(an_invalid_page_falls_back_to_the_one_before);
  RUN_TEST(the_schema_of_an_older_page_is_returned);
  RUN_TEST(a_newer_schema_is_refused_and_left_unchanged);
  RUN_TEST(a_failed_write_is_reported_and_not_retried_until_requested);
  RUN_TEST(a_load_that_only_reads_finds_the_same_and_writes_nothing);
  RUN_TEST(a_page_that_reads_differently_later_falls_back_to_the_one_before);
  RUN_TEST(slots_stay_in_their_own_region);
  return UNITY_END();
}
