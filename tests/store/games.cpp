// The game in progress: loaded as it was saved, and only if its record is a legal game.
#include "tests/store/store_bench.h"

namespace {

using namespace felicity;
using namespace felicity::store;

void a_blank_flash_has_no_game() {
  StoreBench bench;
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_EQUAL(0, bench.note.number);
  TEST_ASSERT_TRUE(bench.finished().empty());
  TEST_ASSERT_EQUAL(0, bench.flash.operations());
}

void metas_differ_in_every_field() {
  const GameMeta note = note_of(1, 2, true, true);
  TEST_ASSERT_TRUE(note == note_of(1, 2, true, true));
  TEST_ASSERT_FALSE(note == note_of(2, 2, true, true));
  TEST_ASSERT_FALSE(note == note_of(1, 3, true, true));
  TEST_ASSERT_FALSE(note == note_of(1, 2, false, true));
  TEST_ASSERT_FALSE(note == note_of(1, 2, true, false));
}

void a_game_is_found_as_it_was_saved_with_its_meta_data() {
  const GameMeta notes[] = {note_of(1), note_of(65535, 255), note_of(258, 3, true),
                            note_of(0x1234, 1, false, true), note_of(7, 2, true, true)};
  for (const GameMeta& note : notes) {
    for (int players = 3; players <= 5; ++players) {
      StoreBench bench;
      const Record record = short_game(players);
      TEST_ASSERT_TRUE(bench.store.save_game(record, note));
      TEST_ASSERT_TRUE(bench.restart());
      TEST_ASSERT_TRUE(bytes_of(bench.record) == bytes_of(record));
      TEST_ASSERT_TRUE(bench.note == note);
    }
  }
}

// Number, boots, flags, then the record. This format never changes.
void the_bytes_of_a_saved_game_are_known() {
  StoreBench bench;
  const Record record = short_game(4);
  TEST_ASSERT_TRUE(bench.store.save_game(record, note_of(0x1234, 5, true, true)));
  Bytes wanted = {0x34, 0x12, 5, 3};
  const Bytes bytes = bytes_of(record);
  wanted.insert(wanted.end(), bytes.begin(), bytes.end());
  TEST_ASSERT_TRUE(bench.payload_of(kGamePage) == wanted);
  TEST_ASSERT_TRUE(bench.store.save_no_game(0x4321));
  TEST_ASSERT_TRUE(bench.payload_of(kGamePage + 1) == Bytes({0x21, 0x43, 0, 4}));
}

void a_game_that_is_over_leaves_its_number() {
  StoreBench bench;
  TEST_ASSERT_TRUE(bench.store.save_game(short_game(4), note_of(300)));
  TEST_ASSERT_TRUE(bench.store.save_no_game(300));
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_EQUAL(300, bench.note.number);
  TEST_ASSERT_TRUE(bench.record == Record());
}

Record with_names_of(std::string_view text) {
  Record record = short_game(5);
  for (Player& player : record.players) name(player, text);
  return record;
}

void a_game_whose_names_are_longer_than_any_device_writes_is_refused() {
  StoreBench bench;
  Record longest = with_names_of("sixteen_letters_");
  TEST_ASSERT_TRUE(bench.store.save_game(longest, note_of(1)));
  // As many moves as there can be: what a device can play always fits.
  while (longest.moves.size() < Moves::kMost) longest.moves.push(0);
  TEST_ASSERT_TRUE(bench.store.save_game(longest, note_of(2)));
  TEST_ASSERT_TRUE(bench.store.archive(longest, note_of(2), false));
  Record too_long = with_names_of("twenty_four_letters_long");
  while (too_long.moves.size() < Moves::kMost) too_long.moves.push(0);
  const long operations = bench.flash.operations();
  TEST_ASSERT_FALSE(bench.store.save_game(too_long, note_of(3)));
  TEST_ASSERT_FALSE(bench.store.archive(too_long, note_of(3), false));
  TEST_ASSERT_FALSE(bench.store.failing());
  TEST_ASSERT_EQUAL(operations, bench.flash.operations());
}

// Contents are checked although the checksum is valid.
void an_invalid_game_falls_back_to_the_page_before() {
  StoreBench bench;
  const Record record = short_game(4);
  TEST_ASSERT_TRUE(bench.store.save_game(record, note_of(1)));
  const Bytes good = bench.payload_of(kGamePage);
  const Bytes strange[] = {
      {},                   // no meta data
      {1, 0, 0},            // incomplete meta data
      {1, 0, 0, 0},         // no record
      {1, 0, 0, 4, 0},      // no game, and then something
      spoiled(good, 3, 4),  // an unknown flag
      spoiled(good, 3, 8),
      spoiled(good, 4, 99),                  // a record of another version
      spoiled(good, good.size() - 1, 0xFF),  // an illegal move
      Bytes(good.begin(), good.end() - 1),   // a move is missing
  };
  for (const Bytes& payload : strange) {
    bench.plant(kGamePage + 1, 1, payload);
    TEST_ASSERT_TRUE(bench.restart());
    TEST_ASSERT_TRUE(bytes_of(bench.record) == bytes_of(record));
    TEST_ASSERT_EQUAL(1, bench.note.number);
  }
  bench.plant(kGamePage + 1, 1, spoiled(good, 0, 2));
  TEST_ASSERT_TRUE(bench.restart());
  TEST_ASSERT_EQUAL(2, bench.note.number);
}

void a_game_of_a_newer_version_is_refused_and_left_alone() {
  StoreBench bench;
  TEST_ASSERT_TRUE(bench.store.save_game(short_game(4), note_of(1)));
  TEST_ASSERT_TRUE(bench.store.archive(short_game(3), note_of(0), false));
  bench.plant(kGamePage + 1, 2, bench.payload_of(kGamePage));
  const FailingFlash before = bench.flash;
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_TRUE(bench.store.too_new());
  const long operations = bench.flash.operations();  // a finished game got the same bytes again
  TEST_ASSERT_FALSE(bench.store.save_game(short_game(4), note_of(2)));
  TEST_ASSERT_FALSE(bench.store.save_no_game(2));
  TEST_ASSERT_FALSE(bench.store.archive(short_game(4), note_of(2), true));
  TEST_ASSERT_FALSE(bench.store.erase_ahead());
  TEST_ASSERT_FALSE(bench.store.begin_erase_name("Ana"));
  bench.store.mend();
  TEST_ASSERT_TRUE(before == bench.flash);
  TEST_ASSERT_EQUAL(operations, bench.flash.operations());
}

void an_auction_never_waits_for_an_erase() {
  StoreBench bench;
  TEST_ASSERT_TRUE(bench.store.save_game(short_game(4), note_of(1)));
  while (bench.store.erase_ahead()) {
  }
  const long erases = bench.flash.erases();
  for (int i = 0; i < 40; ++i) TEST_ASSERT_TRUE(bench.store.save_game(short_game(4), note_of(1)));
  TEST_ASSERT_EQUAL(erases, bench.flash.erases());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_blank_flash_has_no_game);
  RUN_TEST(metas_differ_in_every_field);
  RUN_TEST(a_game_is_found_as_it_was_saved_with_its_meta_data);
  RUN_TEST(the_bytes_of_a_saved_game_are_known);
  RUN_TEST(a_game_that_is_over_leaves_its_number);
  RUN_TEST(a_game_whose_names_are_longer_than_any_device_writes_is_refused);
  RUN_TEST(an_invalid_game_falls_back_to_the_page_before);
  RUN_TEST(a_game_of_a_newer_version_is_refused_and_left_alone);
  RUN_TEST(an_auction_never_waits_for_an_erase);
  return UNITY_END();
}
