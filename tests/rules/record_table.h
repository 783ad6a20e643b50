// A table whose game is written down.
#pragma once

#include <vector>

#include "engine/rules/record.h"
#include "tests/rules/table.h"

namespace felicity {

using Bytes = std::vector<std::uint8_t>;

inline void name(Player& player, std::string_view text) {
  TEST_ASSERT_TRUE(set_name(player, text.data(), text.size()));
}

inline Record record_of(const Deal& deal) {
  Record record;
  record.deal = deal;
  const char* names[] = {"Ana", "Bo", "C\xC3\xA9", "Dunja", "Eli"};
  for (int seat = 0; seat < deal.setup.players; ++seat) name(record.players[seat], names[seat]);
  record.players[1].kind = Player::Kind::HardBot;
  record.players[1].character = Player::Character::Trickster;
  return record;
}

// Plays and writes it down.
inline void play(Record& record, Table& table, const Action& action) {
  append(record.moves, table.state, action);
  table.play(action, "an action of a record");
}
inline void play(Record& record, Table& table, std::string_view actions) {
  each_word(actions, [&](std::string_view word) { play(record, table, table.read(word)); });
}

inline Bytes bytes_of(const Record& record) {
  std::uint8_t out[kMostRecordBytes];
  return Bytes(out, out + encode(record, out));
}

inline void expect_fault(RecordFault wanted, const Bytes& bytes) {
  Record record = record_of(deal_for(setup(4)));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(wanted),
                        static_cast<int>(decode(record, bytes.data(), bytes.size())));
  TEST_ASSERT_TRUE(wanted == RecordFault::None || record == Record());
}

inline Bytes spoiled(Bytes bytes, std::size_t at, int value) {
  bytes.at(at) = static_cast<std::uint8_t>(value);
  return bytes;
}

// A short game: one row, a bid, a pass.
inline Record short_game(int players) {
  Record record = record_of(deal_for(setup(players)));
  Table table(record.deal);
  for (const char* word : {"0:15", "1:11", "2:D", "3:3", "4:5"}) {
    if (word[0] - '0' < players) play(record, table, word);
  }
  play(record, table, "0b3 1p");
  return record;
}

}  // namespace felicity
