// The games that ended, and how they are forgotten.
#include "tests/unit/store_bench.h"

namespace {

using namespace felicity;
using namespace felicity::store;

void finished_games_are_found_newest_first() {
  StoreBench bench;
  for (int i = 1; i <= 40; ++i) {
    TEST_ASSERT_TRUE(bench.store.file(short_game(3 + i % 3), note_of(i), false));
  }
  TEST_ASSERT_FALSE(bench.restart());
  Mark mark = kAfterAll;
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
    TEST_ASSERT_TRUE(bench.store.file(short_game(4), note_of(i), false));
    TEST_ASSERT_FALSE(bench.restart());
  }
  TEST_ASSERT_EQUAL(2, bench.flash.erases());
  TEST_ASSERT_EQUAL(20, bench.finished().size());
}

// The first time may have been cut short; whether it was, nobody can see.
void a_game_filed_again_is_one_game_and_lies_in_a_fresh_sector() {
  StoreBench bench;
  for (int i = 1; i <= 3; ++i) {
    TEST_ASSERT_TRUE(bench.store.file(short_game(4), note_of(i), false));
  }
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_TRUE(bench.store.file(short_game(4), note_of(3), true));
  TEST_ASSERT_TRUE(bench.flash.is_blank(kFinishedPage + 3));
  TEST_ASSERT_FALSE(bench.flash.is_blank(kFinishedPage + 16));
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_TRUE(bench.store.file(short_game(4), note_of(4), false));
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({4, 3, 2, 1}));
}

void at_least_a_hundred_finished_games_stay() {
  StoreBench bench;
  for (int i = 1; i <= 3000; ++i) {
    TEST_ASSERT_TRUE(bench.store.file(short_game(4), note_of(i), false));
  }
  TEST_ASSERT_FALSE(bench.restart());
  const std::vector<int> numbers = bench.finished();
  TEST_ASSERT_GREATER_OR_EQUAL(Store::kMostFinished, numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    TEST_ASSERT_EQUAL(3000 - static_cast<int>(i), numbers[i]);
  }
}

void finished_pages_that_are_no_games_are_passed_over() {
  StoreBench bench;
  for (int i = 1; i <= 2; ++i) {
    TEST_ASSERT_TRUE(bench.store.file(short_game(4), note_of(i), false));
  }
  const Bytes good = bench.payload_of(kFinishedPage);
  bench.plant(kFinishedPage + 5, 1, {1, 2, 3});
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({2, 1}));
  bench.plant(kFinishedPage + 5, 2, good);  // of a newer version
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({2, 1}));
}

void a_name_is_struck_from_all_finished_games() {
  StoreBench bench;
  TEST_ASSERT_TRUE(bench.store.file(game_of("Anna", "Ben"), note_of(1), false));
  TEST_ASSERT_TRUE(bench.store.file(game_of("Cleo", "Dora"), note_of(2), false));
  TEST_ASSERT_TRUE(bench.store.file(game_of("Ben", "Cleo"), note_of(3), false));
  TEST_ASSERT_TRUE(bench.store.file(game_of("Benno", "Be"), note_of(4), false));
  TEST_ASSERT_TRUE(bench.store.file(game_of("Ban", "Cleo"), note_of(5), false));
  bench.plant(kFinishedPage + 9, 1, {1, 2, 3});  // no game: nobody played in it
  TEST_ASSERT_TRUE(bench.store.strike_games_of("Ben", 3));
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({5, 4, 2}));
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({5, 4, 2}));
  for (std::uint32_t at = 0; at < kPageBytes; ++at) {
    TEST_ASSERT_EQUAL_HEX8(0, bench.flash.byte(kFinishedPage * kPageBytes + at));
  }
  TEST_ASSERT_TRUE(bench.store.strike_games_of("Anna", 4));  // gone with Ben
}

// The seats of a record beyond its table are nobody's.
void a_name_beyond_the_table_is_nobody() {
  StoreBench bench;
  Record record = game_of("Anna", "Cleo");
  name(record.players[4], "Ben");
  TEST_ASSERT_TRUE(bench.store.file(record, note_of(1), false));
  TEST_ASSERT_TRUE(bench.store.strike_games_of("Ben", 3));
  TEST_ASSERT_EQUAL(1, bench.finished().size());
}

void a_name_that_cannot_be_struck_everywhere_is_told_and_struck_where_it_can_be() {
  StoreBench bench;
  TEST_ASSERT_TRUE(bench.store.file(game_of("Anna", "Ben"), note_of(1), false));
  TEST_ASSERT_TRUE(bench.store.file(game_of("Ben", "Cleo"), note_of(2), true));
  bench.flash.set_health(kFinishedPage / kPagesInSector + 1, Health::ProgramIgnored);
  TEST_ASSERT_FALSE(bench.store.strike_games_of("Ben", 3));
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({2}));
  TEST_ASSERT_TRUE(bench.store.strike_games_of("Dora", 4));
  bench.flash.set_health(kFinishedPage / kPagesInSector + 1, Health::Good);
  // Nobody knows who plays in a game of a newer version.
  bench.plant(kFinishedPage + 5, 2, bench.payload_of(kFinishedPage + 16));
  TEST_ASSERT_FALSE(bench.store.strike_games_of("Dora", 4));
}

void one_page_that_resists_does_not_save_the_others() {
  StoreBench bench;
  TEST_ASSERT_TRUE(bench.store.file(game_of("Anna", "Ben"), note_of(1), false));
  TEST_ASSERT_TRUE(bench.store.file(game_of("Ben", "Cleo"), note_of(2), true));
  bench.flash.set_health(kFinishedPage / kPagesInSector, Health::ProgramIgnored);
  TEST_ASSERT_FALSE(bench.store.strike_games_of("Ben", 3));
  TEST_ASSERT_TRUE(bench.finished() == std::vector<int>({1}));
}

void scrubbing_leaves_nothing_but_what_was_saved_since() {
  StoreBench bench;
  for (int i = 0; i < 30; ++i) {
    TEST_ASSERT_TRUE(bench.store.save_game(game_of("Anna", "Ben"), note_of(1)));
    const std::uint8_t old[] = {'B', 'e', 'n'};
    TEST_ASSERT_TRUE(bench.store.save(Choice::People, 1, old, sizeof old));
  }
  bench.store.begin_scrub();
  TEST_ASSERT_TRUE(bench.store.save_game(game_of("Anna", "Cleo"), note_of(1)));
  const std::uint8_t fresh[] = {'C', 'l', 'e', 'o'};
  TEST_ASSERT_TRUE(bench.store.save(Choice::People, 1, fresh, sizeof fresh));
  TEST_ASSERT_TRUE(bench.store.scrub());
  int written = 0;
  for (std::uint32_t page = 0; page < kFinishedPage; ++page) {
    written += bench.flash.is_blank(page) ? 0 : 1;
  }
  TEST_ASSERT_EQUAL(2, written);
  TEST_ASSERT_TRUE(bench.restart());
  TEST_ASSERT_TRUE(bytes_of(bench.record) == bytes_of(game_of("Anna", "Cleo")));
}

void what_cannot_be_scrubbed_is_told() {
  for (const std::uint32_t dead : {1U, kChoiceSectors + 1}) {
    StoreBench bench;
    TEST_ASSERT_TRUE(bench.store.save_game(short_game(4), note_of(1)));
    bench.flash.set_health(dead, Health::EraseRefused);
    TEST_ASSERT_FALSE(bench.store.scrub());
  }
}

void clearing_makes_a_blank_flash() {
  StoreBench bench;
  const std::uint8_t choice[] = {1};
  for (int i = 0; i < 30; ++i) {
    TEST_ASSERT_TRUE(bench.store.save_game(short_game(4), note_of(i)));
    TEST_ASSERT_TRUE(bench.store.file(short_game(4), note_of(i), false));
    TEST_ASSERT_TRUE(bench.store.save(Choice::Table, 1, choice, sizeof choice));
  }
  TEST_ASSERT_TRUE(bench.store.clear());
  TEST_ASSERT_TRUE(bench.flash == Flash(kSectors));
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_TRUE(bench.finished().empty());
  for (const std::uint32_t dead : {0U, kChoiceSectors, kSectors - 1}) {
    bench.flash.set_health(dead, Health::EraseRefused);
    TEST_ASSERT_FALSE(bench.store.clear());
    bench.flash.set_health(dead, Health::Good);
  }
}

// Otherwise whoever regrets a bid would erase everything and pull the battery.
void a_cut_while_everything_is_erased_brings_no_older_game_back() {
  using tests::Tear;
  StoreBench used;
  for (int i = 1; i <= 300; ++i) {
    TEST_ASSERT_TRUE(used.store.save_game(short_game(4), note_of(i)));
  }
  bool cut = true;
  for (long operation = 0; cut; ++operation) {
    for (const Tear& tear : {Tear{Tear::How::FirstBytes, 0}, Tear{Tear::How::FirstBytes, 200},
                             Tear{Tear::How::LastBytes, 200}, Tear{Tear::How::LastBytes, 250},
                             Tear{Tear::How::Bits, 4}, Tear{Tear::How::FirstBytes, 256}}) {
      StoreBench bench = used;
      Flash::in_use = &bench.flash;
      bench.flash.cut(operation, tear);
      const bool cleared = bench.store.clear();
      cut = bench.flash.is_off();
      TEST_ASSERT_EQUAL(!cut, cleared);
      bench.flash.power_on();
      if (bench.restart()) TEST_ASSERT_EQUAL(300, bench.note.number);
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(finished_games_are_found_newest_first);
  RUN_TEST(finished_games_go_on_in_their_sector_after_a_start);
  RUN_TEST(a_game_filed_again_is_one_game_and_lies_in_a_fresh_sector);
  RUN_TEST(at_least_a_hundred_finished_games_stay);
  RUN_TEST(finished_pages_that_are_no_games_are_passed_over);
  RUN_TEST(a_name_is_struck_from_all_finished_games);
  RUN_TEST(a_name_beyond_the_table_is_nobody);
  RUN_TEST(a_name_that_cannot_be_struck_everywhere_is_told_and_struck_where_it_can_be);
  RUN_TEST(one_page_that_resists_does_not_save_the_others);
  RUN_TEST(scrubbing_leaves_nothing_but_what_was_saved_since);
  RUN_TEST(what_cannot_be_scrubbed_is_told);
  RUN_TEST(clearing_makes_a_blank_flash);
  RUN_TEST(a_cut_while_everything_is_erased_brings_no_older_game_back);
  return UNITY_END();
}
