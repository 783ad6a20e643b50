// The archive of finished games, and how games are removed from it.
#include "tests/store/store_bench.h"

namespace {

using namespace felicity;
using namespace felicity::store;

void finished_games_are_found_newest_first() {
  StoreBench bench;
  for (int i = 1; i <= 40; ++i) {
    TEST_ASSERT_TRUE(bench.store.archive(short_game(3 + i % 3), note_of(i), false));
  }
  TEST_ASSERT_FALSE(bench.restart());
  PageRef mark = kAfterAll;
  for (int i = 40; i >= 1; --i) {
    TEST_ASSERT_TRUE(bench.store.next_finished(mark, bench.record, bench.note));
    TEST_ASSERT_EQUAL(i, bench.note.number);
    TEST_ASSERT_TRUE(bytes_of(bench.record) == bytes_of(short_game(3 + i % 3)));
  }
  TEST_ASSERT_FALSE(bench.store.next_finished(mark, bench.record, bench.note));
}

void finished_games_go_on_in_their_sector_after_a_start() {
  StoreBench bench;
  for (int i = 1; i <= 20; ++i) {
    TEST_ASSERT_TRUE(bench.store.archive(short_game(4), note_of(i), false));
    TEST_ASSERT_FALSE(bench.restart());
  }
  TEST_ASSERT_EQUAL(2, bench.flash.erases());
  TEST_ASSERT_EQUAL(20, bench.finished().size());
}

// The power may have failed during the first write; the flash does not show whether it did.
void a_game_archived_again_counts_once_and_skips_a_page() {
  StoreBench bench;
  for (int i = 1; i <= 3; ++i) {
    TEST_ASSERT_TRUE(bench.store.archive(short_game(4), note_of(i), false));
  }
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_TRUE(bench.store.archive(short_game(4), note_of(3), true));
  TEST_ASSERT_EQUAL_HEX8(0, bench.flash.byte((kFinishedPage + 3) * kPageBytes));
  TEST_ASSERT_EQUAL_HEX8('F', bench.flash.byte((kFinishedPage + 4) * kPageBytes));
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_TRUE(bench.store.archive(short_game(4), note_of(4), false));
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({4, 3, 2, 1}));
  TEST_ASSERT_EQUAL(4, bench.store.finished_count());
}

void at_least_a_hundred_finished_games_stay() {
  StoreBench bench;
  for (int i = 1; i <= 3000; ++i) {
    TEST_ASSERT_TRUE(bench.store.archive(short_game(4), note_of(i), false));
  }
  TEST_ASSERT_FALSE(bench.restart());
  const std::vector<int> numbers = bench.finished();
  TEST_ASSERT_GREATER_OR_EQUAL(Store::kMostFinished, numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    TEST_ASSERT_EQUAL(3000 - static_cast<int>(i), numbers[i]);
  }
}

void invalid_pages_among_finished_games_are_skipped() {
  StoreBench bench;
  for (int i = 1; i <= 2; ++i) {
    TEST_ASSERT_TRUE(bench.store.archive(short_game(4), note_of(i), false));
  }
  const Bytes good = bench.payload_of(kFinishedPage);
  bench.plant(kFinishedPage + 5, 1, {1, 2, 3});
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({2, 1}));
  bench.plant(kFinishedPage + 5, 2, good);  // of a newer version
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({2, 1}));
}

void every_finished_game_with_the_name_is_invalidated() {
  StoreBench bench;
  TEST_ASSERT_TRUE(bench.store.archive(game_of("Anna", "Ben"), note_of(1), false));
  TEST_ASSERT_TRUE(bench.store.archive(game_of("Cleo", "Dora"), note_of(2), false));
  TEST_ASSERT_TRUE(bench.store.archive(game_of("Ben", "Cleo"), note_of(3), false));
  TEST_ASSERT_TRUE(bench.store.archive(game_of("Benno", "Be"), note_of(4), false));
  TEST_ASSERT_TRUE(bench.store.archive(game_of("Ban", "Cleo"), note_of(5), false));
  bench.plant(kFinishedPage + 9, 1, {1, 2, 3});  // not a game, so without any name
  TEST_ASSERT_TRUE(bench.erase_name("Ben"));
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({5, 4, 2}));
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({5, 4, 2}));
  for (std::uint32_t at = 0; at < kPageBytes; ++at) {
    TEST_ASSERT_EQUAL_HEX8(0, bench.flash.byte(kFinishedPage * kPageBytes + at));
  }
  TEST_ASSERT_TRUE(bench.erase_name("Anna"));  // her games went with Ben
}

// Seats of a record beyond its number of players are ignored.
void a_name_in_an_unused_seat_is_ignored() {
  StoreBench bench;
  Record record = game_of("Anna", "Cleo");
  name(record.players[4], "Ben");
  TEST_ASSERT_TRUE(bench.store.archive(record, note_of(1), false));
  TEST_ASSERT_TRUE(bench.erase_name("Ben"));
  TEST_ASSERT_EQUAL(1, bench.finished().size());
}

// One game per boot: the second lies in another sector.
void file_in_two_sectors(StoreBench& bench, const Record& first, const Record& second) {
  TEST_ASSERT_TRUE(bench.store.archive(first, note_of(1), false));
  for (int i = 2; i <= 16; ++i) {
    TEST_ASSERT_TRUE(bench.store.archive(game_of("Xaver", "Yves"), note_of(i), false));
  }
  TEST_ASSERT_TRUE(bench.store.archive(second, note_of(17), false));
}

void a_page_that_cannot_be_invalidated_is_reported_and_all_others_are_invalidated() {
  StoreBench bench;
  file_in_two_sectors(bench, game_of("Anna", "Ben"), game_of("Ben", "Cleo"));
  bench.flash.set_health(kFinishedPage / kPagesInSector + 1, Health::ProgramIgnored);
  TEST_ASSERT_FALSE(bench.erase_name("Ben"));
  TEST_ASSERT_EQUAL(16, bench.finished().size());
  TEST_ASSERT_EQUAL(17, bench.finished()[0]);
  TEST_ASSERT_TRUE(bench.erase_name("Dora"));
  bench.flash.set_health(kFinishedPage / kPagesInSector + 1, Health::Good);
  // The names in a game of a newer version cannot be read.
  bench.plant(kFinishedPage + 3, 2, bench.payload_of(kFinishedPage + 16));
  TEST_ASSERT_FALSE(bench.erase_name("Xaver"));
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({17}));
}

void one_page_that_cannot_be_invalidated_does_not_protect_the_others() {
  StoreBench bench;
  file_in_two_sectors(bench, game_of("Anna", "Ben"), game_of("Ben", "Cleo"));
  bench.flash.set_health(kFinishedPage / kPagesInSector, Health::ProgramIgnored);
  TEST_ASSERT_FALSE(bench.erase_name("Ben"));
  TEST_ASSERT_EQUAL(16, bench.finished().size());
  TEST_ASSERT_EQUAL(16, bench.finished()[0]);
}

// Archived before a power cut; the next start cannot see that and archives it again.
void a_game_is_not_archived_on_a_flash_that_fails_or_is_too_new() {
  StoreBench bench;
  bench.flash.set_writes(false);
  TEST_ASSERT_FALSE(bench.store.archive(short_game(3), note_of(1), false));
  TEST_ASSERT_TRUE(bench.store.failing());
  TEST_ASSERT_FALSE(bench.store.archive(short_game(3), note_of(1), true));
}

// Pages of other kinds, pages out of order, pages that cannot be read.
void foreign_pages_among_finished_games_are_skipped() {
  StoreBench bench;
  for (int i = 1; i <= 40; ++i) {
    TEST_ASSERT_TRUE(bench.store.archive(short_game(4), note_of(i), false));
  }
  TEST_ASSERT_FALSE(bench.restart());
  const Bytes game = bench.payload_of(kFinishedPage);
  bench.plant(kFinishedPage + 3, 1, game);     // number 1000: newer than the newest
  bench.plant(kFinishedPage + 4, 1, game, 3);  // another kind
  bench.plant(kFinishedPage + 5, 2, game);     // of a newer version
  Page page = {};
  TEST_ASSERT_TRUE(bench.flash.read((kFinishedPage + 5) * kPageBytes, &page, sizeof page));
  page.head.sequence = 6;
  page.crc = page.sum();
  bench.flash.put((kFinishedPage + 5) * kPageBytes, &page, sizeof page);
  bench.flash.set_byte((kFinishedPage + 6) * kPageBytes + 100, 0);  // no longer sound
  TEST_ASSERT_EQUAL(36, bench.finished().size());
  TEST_ASSERT_EQUAL(37, bench.store.finished_count());  // by heads alone
  bench.flash.set_health(kFinishedPage / kPagesInSector + 1, Health::Unreadable);
  TEST_ASSERT_EQUAL(20, bench.finished().size());
  TEST_ASSERT_EQUAL(21, bench.store.finished_count());
  // It was the last that was listed, and can no longer be read.
  PageRef mark = {20, 19};
  TEST_ASSERT_TRUE(bench.store.next_finished(mark, bench.record, bench.note));
  TEST_ASSERT_EQUAL(16, bench.note.number);
  for (long read = 0; read < 40; ++read) {
    bench.flash.fail_read(read);
    TEST_ASSERT_GREATER_OR_EQUAL(19, bench.store.finished_count());
    bench.flash.fail_read(-1);
  }
}

// At most 1152 page heads, and each game once.
void listing_and_counting_read_each_head_a_bounded_number_of_times() {
  StoreBench bench;
  for (int i = 1; i <= 1200; ++i) {
    TEST_ASSERT_TRUE(bench.store.archive(short_game(4), note_of(i), false));
  }
  TEST_ASSERT_FALSE(bench.restart());
  constexpr long kPages = kFinishedSectors * kPagesInSector;
  long before = bench.flash.reads();
  const auto games = static_cast<long>(bench.finished().size());
  TEST_ASSERT_EQUAL(kPages - kPagesInSector + 1200 % 16 + (1200 % 16 == 0 ? 16 : 0), games);
  TEST_ASSERT_LESS_OR_EQUAL(kPages + 2 * games, bench.flash.reads() - before);
  before = bench.flash.reads();
  TEST_ASSERT_EQUAL(games, bench.store.finished_count());
  TEST_ASSERT_LESS_OR_EQUAL(2 * kPages, bench.flash.reads() - before);
  // The next game is the neighbouring page.
  PageRef mark = kAfterAll;
  for (int i = 0; i < 500; ++i) {
    before = bench.flash.reads();
    TEST_ASSERT_TRUE(bench.store.next_finished(mark, bench.record, bench.note));
    TEST_ASSERT_LESS_OR_EQUAL(3, bench.flash.reads() - before);
  }
}

// Two reads for each game that is skipped; the game after them is the next.
void any_finished_game_is_found_by_passing_the_newer_ones() {
  StoreBench bench;
  for (int i = 1; i <= 40; ++i) {
    TEST_ASSERT_TRUE(bench.store.archive(short_game(4), note_of(i), false));
    if (i == 30) TEST_ASSERT_TRUE(bench.store.archive(short_game(4), note_of(i), /*again=*/true));
  }
  TEST_ASSERT_FALSE(bench.restart());
  for (int index = 0; index < 40; ++index) {
    PageRef mark = kAfterAll;
    const long before = bench.flash.reads();
    TEST_ASSERT_EQUAL(index, bench.store.skip_finished(mark, index));
    TEST_ASSERT_LESS_OR_EQUAL(2 * index + 4, bench.flash.reads() - before);
    TEST_ASSERT_TRUE(bench.store.next_finished(mark, bench.record, bench.note));
    TEST_ASSERT_EQUAL(40 - index, bench.note.number);
  }
  PageRef mark = kAfterAll;
  TEST_ASSERT_EQUAL(40, bench.store.skip_finished(mark, 41));
  TEST_ASSERT_FALSE(bench.store.next_finished(mark, bench.record, bench.note));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(finished_games_are_found_newest_first);
  RUN_TEST(finished_games_go_on_in_their_sector_after_a_start);
  RUN_TEST(a_game_archived_again_counts_once_and_skips_a_page);
  RUN_TEST(at_least_a_hundred_finished_games_stay);
  RUN_TEST(invalid_pages_among_finished_games_are_skipped);
  RUN_TEST(every_finished_game_with_the_name_is_invalidated);
  RUN_TEST(a_name_in_an_unused_seat_is_ignored);
  RUN_TEST(a_page_that_cannot_be_invalidated_is_reported_and_all_others_are_invalidated);
  RUN_TEST(one_page_that_cannot_be_invalidated_does_not_protect_the_others);
  RUN_TEST(a_game_is_not_archived_on_a_flash_that_fails_or_is_too_new);
  RUN_TEST(foreign_pages_among_finished_games_are_skipped);
  RUN_TEST(listing_and_counting_read_each_head_a_bounded_number_of_times);
  RUN_TEST(any_finished_game_is_found_by_passing_the_newer_ones);
  return UNITY_END();
}
