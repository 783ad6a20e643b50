// Bytes that are no record: every RecordFault, and that a fault leaves the record as it was.
#include "tests/rules/record_table.h"

namespace {

// 4 players: version, table, start, then seats of 5, 4, 5 and 7 bytes, 2 of discards, 2 of size.
constexpr std::size_t kTable = 1, kStart = 2, kSeats = 3, kDeal = 24, kMoves = 26;

void every_truncated_record_is_too_short() {
  for (int players = 3; players <= 5; ++players) {
    const Bytes bytes = bytes_of(short_game(players));
    for (std::size_t size = 0; size < bytes.size(); ++size) {
      expect_fault(RecordFault::TooShort, Bytes(bytes.data(), bytes.data() + size));
    }
  }
}

void a_record_with_a_trailing_byte_is_too_long() {
  Bytes bytes = bytes_of(short_game(4));
  bytes.push_back(0);
  expect_fault(RecordFault::TooLong, bytes);
}

void a_record_of_another_version_is_refused() {
  for (int version : {0, 2, 255}) {
    expect_fault(RecordFault::UnknownVersion, spoiled(bytes_of(short_game(4)), 0, version));
  }
}

void an_impossible_table_gives_BadTable() {
  const Bytes bytes = bytes_of(short_game(4));
  expect_fault(RecordFault::BadTable, spoiled(bytes, kTable, bytes[kTable] | 128));
  expect_fault(RecordFault::BadTable, spoiled(bytes, kTable, 3));  // six players
  expect_fault(RecordFault::BadTable, spoiled(bytes, kStart, 4));
  expect_fault(RecordFault::BadTable, spoiled(bytes, kStart, kNobody));
}

void an_invalid_player_gives_BadSeat() {
  const Bytes bytes = bytes_of(short_game(4));
  expect_fault(RecordFault::BadSeat, spoiled(bytes, kSeats, 16));
  expect_fault(RecordFault::BadSeat, spoiled(bytes, kSeats, 1 << 2));  // a human with a character
  expect_fault(RecordFault::BadSeat, spoiled(bytes, kSeats + 1, 0));
  expect_fault(RecordFault::BadSeat, spoiled(bytes, kSeats + 1, 25));
  expect_fault(RecordFault::BadSeat, spoiled(bytes, kSeats + 2, ' '));
  expect_fault(RecordFault::BadSeat, spoiled(bytes, kSeats + 4, 0xC3));
  expect_fault(RecordFault::None, spoiled(bytes, kSeats, 1 | 1 << 2));
}

void impossible_cards_give_BadDeal() {
  const Bytes four = bytes_of(short_game(4));
  expect_fault(RecordFault::BadDeal, spoiled(four, kDeal, 0x2A));
  Record three = short_game(3);
  three.deal.dummy_deck[1] = three.deal.dummy_deck[0];
  expect_fault(RecordFault::BadDeal, bytes_of(three));
  Bytes five = bytes_of(short_game(5));  // five discards leave half a byte
  TEST_ASSERT_EQUAL_HEX8(0x02, five[kDeal + 5 + 2]);
  expect_fault(RecordFault::BadDeal, spoiled(five, kDeal + 5 + 2, 0x12));
}

void illegal_moves_give_BadMoves() {
  const Bytes bytes = bytes_of(short_game(4));  // 6 halves: 15 11 D 3, a bid of 3, a pass
  expect_fault(RecordFault::BadMoves, spoiled(bytes, kMoves + 1, 2));     // more than ever
  expect_fault(RecordFault::BadMoves, spoiled(bytes, kMoves + 2, 0x6F));  // no such card
  expect_fault(RecordFault::BadMoves, spoiled(bytes, kMoves + 2, 0x62));  // the discard
  expect_fault(RecordFault::TooShort, spoiled(bytes, kMoves + 1, 1));  // 262 halves may be a game
  const Bytes odd = spoiled(bytes, kMoves, 5);
  expect_fault(RecordFault::None, odd);
  expect_fault(RecordFault::BadMoves, spoiled(odd, kMoves + 4, 0x13));  // half a byte left
}

void a_truncated_long_raise_gives_BadMoves() {
  for (int halves = 1; halves <= 3; ++halves) {
    Record record = record_of(deal_for(setup(4)));
    Table table(record.deal);
    play(record, table, "0:15 1:15 2:15 3:15");
    record.moves.push(15);
    for (int i = 1; i < halves; ++i) record.moves.push(0);  // a bid of 15 once it is whole
    expect_fault(halves == 3 ? RecordFault::None : RecordFault::BadMoves, bytes_of(record));
  }
}

void at_the_last_chance_any_price_but_one_gives_BadMoves() {
  for (unsigned half = 0; half < 16; ++half) {
    Record record = record_of(deal_for(setup(4)));
    Table table(record.deal);
    play(record, table, "0:15 1:15 2:15 3:15 0p 1p 2p");
    record.moves.push(half);
    expect_fault(half <= 1 ? RecordFault::None : RecordFault::BadMoves, bytes_of(record));
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_truncated_record_is_too_short);
  RUN_TEST(a_record_with_a_trailing_byte_is_too_long);
  RUN_TEST(a_record_of_another_version_is_refused);
  RUN_TEST(an_impossible_table_gives_BadTable);
  RUN_TEST(an_invalid_player_gives_BadSeat);
  RUN_TEST(impossible_cards_give_BadDeal);
  RUN_TEST(illegal_moves_give_BadMoves);
  RUN_TEST(a_truncated_long_raise_gives_BadMoves);
  RUN_TEST(at_the_last_chance_any_price_but_one_gives_BadMoves);
  return UNITY_END();
}
