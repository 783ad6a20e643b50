// A game as setup and actions: moves as half bytes, replay, encode and decode.
#include "engine/base/crc32.h"
#include "engine/rules/random.h"
#include "engine/rules/tokens.h"
#include "tests/rules/record_table.h"
#include "tests/rules/share.h"

namespace {

// ---- Half bytes

void moves_keep_half_bytes_in_order() {
  Moves moves;
  for (unsigned i = 0; i < Moves::kMost; ++i) moves.push(i * 7 % 16);
  TEST_ASSERT_EQUAL_INT(Moves::kMost, moves.size());
  for (int i = 0; i < Moves::kMost; ++i) TEST_ASSERT_EQUAL_INT(i * 7 % 16, moves.at(i));
}

void moves_are_equal_if_every_half_byte_is() {
  Moves one, other;
  one.push(15), one.push(15), one.truncate(0);  // what was there before counts for nothing
  for (unsigned half : {1U, 2U, 3U}) one.push(half), other.push(half);
  TEST_ASSERT_TRUE(one == other);
  one.push(4);
  TEST_ASSERT_FALSE(one == other);
  other.push(5);
  TEST_ASSERT_FALSE(one == other);
}

void an_action_is_one_half_byte() {
  Record record = record_of(deal_for(setup(3)));
  Table table(record.deal);
  play(record, table,
       "0:d 1:-8 2:15 0b2 1b3 2p 0b15 1p 0:8 1:8 2:8 0p 1p 2buy 2:5 0:5 1:5 2p 0p 1p");
  const unsigned halves[] = {9, 0, 7, 2, 1, 0, 12, 0, 5, 5, 5, 0, 0, 1, 4, 4, 4, 0, 0, 0};
  TEST_ASSERT_EQUAL_INT(20, record.moves.size());
  for (int i = 0; i < 20; ++i) TEST_ASSERT_EQUAL_UINT(halves[i], record.moves.at(i));
}

void a_raise_of_15_or_more_takes_three() {
  Position laid = position_of_all(setup(4), "15");
  laid.mice_laid = false;
  laid.money[1] = laid.money[2] = laid.money[3] = 0;
  laid.money[0] = 87;
  balance(laid);
  Table table(laid);
  table.place_anything();
  for (unsigned mice = 1; mice <= 87; ++mice) {
    Moves moves;
    append(moves, table.state, Action::bid(0, static_cast<int>(mice)));
    TEST_ASSERT_EQUAL_INT(mice < 15 ? 1 : 3, moves.size());
    TEST_ASSERT_EQUAL_UINT(mice < 15 ? mice : 15, moves.at(0));
    if (mice >= 15) TEST_ASSERT_EQUAL_UINT(mice, 15 + moves.at(1) + 16 * moves.at(2));
  }
}

// ---- Replay

void a_replay_plays_the_same_actions() {
  const Record record = short_game(5);
  Replay replay(record);
  TEST_ASSERT_TRUE(replay.good());
  Action action;
  Events events;
  for (const char* word : {"0:15", "1:11", "2:D", "3:3", "4:5", "0b3", "1p"}) {
    TEST_ASSERT_FALSE(replay.at_end());
    TEST_ASSERT_TRUE(replay.step(action, events));
    TEST_ASSERT_TRUE(action == Table(record.deal).read(word));
    TEST_ASSERT_GREATER_THAN_INT(0, events.size());
  }
  TEST_ASSERT_TRUE(replay.at_end());
  TEST_ASSERT_EQUAL_INT(3, replay.state().high);
  TEST_ASSERT_FALSE(replay.step(action, events));
}

void a_replay_of_a_bad_deal_is_not_good() {
  Record record = short_game(4);
  record.deal.setup.start = kNobody;
  TEST_ASSERT_FALSE(Replay(record).good());
}

void long_raises_survive_encoding_and_decoding() {
  Record record = record_of(deal_for(setup(5)));
  Table table(record.deal);
  play(record, table, "0:3 1:3 2:3 3:3 4:3 0b12 1p 2p 3p 4p");
  play(record, table, "0:5 1:5 2:5 3:5 4:5 0p 1b15 2p 3p 4p");
  play(record, table, "1:8 2:8 3:8 4:8 0:8 1p 2b15 3p 4p 0p");
  play(record, table, "2:11 3:11 4:11 0:11 1:11 2p 3p 4b31");  // 15, and 16 more
  const int size = record.moves.size();
  TEST_ASSERT_EQUAL_UINT(15, record.moves.at(size - 3));
  TEST_ASSERT_EQUAL_UINT(0, record.moves.at(size - 2));
  TEST_ASSERT_EQUAL_UINT(1, record.moves.at(size - 1));
  Record read;
  const Bytes bytes = bytes_of(record);
  TEST_ASSERT_TRUE(decode(read, bytes.data(), bytes.size()) == RecordFault::None);
  TEST_ASSERT_TRUE(bytes_of(read) == bytes);
}

// ---- Bytes

void every_table_survives_encoding_and_decoding() {
  for (int code = 0; code < 3 * 4 * 8; ++code) {
    const int players = 3 + code % 3;
    Record record = short_game(players);
    Setup& table = record.deal.setup;
    table.edition = static_cast<Edition>(code / 3 % 4);
    table.house.dog_chases_rabbit = code / 12 % 2 != 0;
    table.house.tie_break = static_cast<TieBreak>(code / 24 % 2);
    table.house.money = static_cast<Money>(code / 48);
    const Bytes bytes = bytes_of(record);
    Record read;
    TEST_ASSERT_TRUE(decode(read, bytes.data(), bytes.size()) == RecordFault::None);
    TEST_ASSERT_TRUE(read.deal.setup == table);
    TEST_ASSERT_TRUE(read.moves == record.moves);
    for (int set = 0; set < sets_in_use(players); ++set) {
      TEST_ASSERT_TRUE(read.deal.discards[set] == record.deal.discards[set]);
    }
    if (players == 3) {
      TEST_ASSERT_EQUAL_MEMORY(record.deal.dummy_deck, read.deal.dummy_deck, kRounds);
    }
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      TEST_ASSERT_TRUE(read.players[seat] == record.players[seat]);
    }
  }
}

void the_bytes_of_a_record_are_known() {
  const Bytes wanted = {1,   1,   0,    0,    3,    'A',  'n',  'a',  15,  2,   'B',
                        'o', 0,   3,    'C',  0xC3, 0xA9, 0,    5,    'D', 'u', 'n',
                        'j', 'a', 0x22, 0x22, 6,    0,    0x67, 0x38, 0x03};
  TEST_ASSERT_EQUAL_size_t(wanted.size(), bytes_of(short_game(4)).size());
  TEST_ASSERT_EQUAL_MEMORY(wanted.data(), bytes_of(short_game(4)).data(), wanted.size());
}

void the_largest_record_fits_and_the_bounds_are_known() {
  for (int players = 3; players <= 5; ++players) {
    Record record = record_of(deal_for(setup(players)));
    for (int seat = 0; seat < players; ++seat) name(record.players[seat], std::string(24, 'J'));
    for (int i = 0; i < most_actions(players); ++i) record.moves.push(15);
    std::uint8_t out[kMostRecordBytes];
    TEST_ASSERT_EQUAL_size_t(most_record_bytes(players), encode(record, out));
    const int halves = most_actions(players);
    const std::size_t size_at =
        most_record_bytes(players) - static_cast<std::size_t>(halves + 5) / 2;
    TEST_ASSERT_EQUAL_INT(halves, out[size_at] + 256 * out[size_at + 1]);
  }
}

// One record, one encoding: whatever byte is changed, it is refused or it is another record.
void every_changed_byte_is_refused_or_encodes_to_itself() {
  for (int players = 3; players <= 5; ++players) {
    const Bytes bytes = bytes_of(short_game(players));
    for (std::size_t at = 0; at < bytes.size(); ++at) {
      for (int value = 0; value < 256; value += kShare) {
        const Bytes changed = spoiled(bytes, at, value);
        Record read;
        if (decode(read, changed.data(), changed.size()) == RecordFault::None) {
          TEST_ASSERT_TRUE(bytes_of(read) == changed);
        }
      }
    }
  }
}

void random_games_survive_encoding_and_stay_within_the_bounds() {
  Random random = Random::from_seed(2007);
  for (int game = 0; game < 150; game += kShare) {
    const int players = 3 + game % 3;
    Record record = record_of(deal(setup(players, kNobody), random));
    Table table(record.deal);
    int actions = 0;
    while (table.state.phase != Phase::Over) {
      const Choices open = choices(table.state);
      Action action = Action::pass(open.seat);
      if (open.phase == Phase::Place) action = Action::place(open.seat, open.cards.highest());
      if (open.bid_high > 0 && below(random, 8) > 0) action = Action::bid(open.seat, open.bid_low);
      if (open.buy && below(random, 2) > 0) action = Action::buy(open.seat);
      play(record, table, action);
      ++actions;
    }
    TEST_ASSERT_LESS_OR_EQUAL_INT(most_actions(players), actions);
    const Bytes bytes = bytes_of(record);
    expect_fault(RecordFault::None, bytes);
    Record read;
    TEST_ASSERT_TRUE(decode(read, bytes.data(), bytes.size()) == RecordFault::None);
    TEST_ASSERT_TRUE(bytes_of(read) == bytes);
    record.moves.push(0);  // nothing follows the end
    expect_fault(RecordFault::BadMoves, bytes_of(record));
  }
}

// The published check value of this CRC, and that a single bit changes it.
void the_checksum_of_a_record_is_the_usual_crc_32() {
  std::uint8_t bytes[] = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
  TEST_ASSERT_EQUAL_HEX32(0xCBF43926, crc32(bytes, sizeof bytes));
  bytes[4] ^= 1;
  TEST_ASSERT_NOT_EQUAL(0xCBF43926, crc32(bytes, sizeof bytes));
  TEST_ASSERT_EQUAL_HEX32(0, crc32(bytes, 0));
}

// Records and saves hold the number of a kind: a new level comes after the others.
void levels_of_bots_follow_the_human_in_order() {
  const char* const words[] = {"bot:easy", "bot:normal", "bot:hard"};
  TEST_ASSERT_EQUAL(3, kBotLevels);
  for (int level = 0; level < kBotLevels; ++level) {
    TEST_ASSERT_EQUAL_STRING(words[level], word(bot_of_level(level)));
  }
}

void the_words_of_a_record_are_known() {
  const char* faces[] = {"-8", "-5", "R", "3", "5", "8", "11", "15", "BIG", "SMALL"};
  for (int face = 0; face < kFaces; ++face) {
    TEST_ASSERT_EQUAL_STRING(faces[face], word(static_cast<Face>(face)));
  }
  TEST_ASSERT_EQUAL_STRING("english-2007", word(Edition::English2007));
  TEST_ASSERT_EQUAL_STRING("human", word(Player::Kind::Human));
  TEST_ASSERT_EQUAL_STRING("", word(Player::Character::Plain));
  TEST_ASSERT_EQUAL_STRING(":trickster", word(Player::Character::Trickster));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(moves_keep_half_bytes_in_order);
  RUN_TEST(moves_are_equal_if_every_half_byte_is);
  RUN_TEST(an_action_is_one_half_byte);
  RUN_TEST(a_raise_of_15_or_more_takes_three);
  RUN_TEST(a_replay_plays_the_same_actions);
  RUN_TEST(a_replay_of_a_bad_deal_is_not_good);
  RUN_TEST(long_raises_survive_encoding_and_decoding);
  RUN_TEST(every_table_survives_encoding_and_decoding);
  RUN_TEST(the_bytes_of_a_record_are_known);
  RUN_TEST(the_largest_record_fits_and_the_bounds_are_known);
  RUN_TEST(every_changed_byte_is_refused_or_encodes_to_itself);
  RUN_TEST(random_games_survive_encoding_and_stay_within_the_bounds);
  RUN_TEST(the_checksum_of_a_record_is_the_usual_crc_32);
  RUN_TEST(levels_of_bots_follow_the_human_in_order);
  RUN_TEST(the_words_of_a_record_are_known);
  return UNITY_END();
}
