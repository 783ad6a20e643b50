// Records: there and back, damaged in every way.
#include <cstdio>
#include <cstring>

#include "engine/rules/random.h"
#include "engine/rules/record.h"
#include "tests/effort.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

namespace felicity::property {
namespace {

struct Bytes {
  std::uint8_t data[kMostRecordBytes + 8] = {};
  std::size_t size = 0;
};

Bytes encoded(const Record& record) {
  Bytes bytes;
  std::memset(bytes.data, 0xA5, sizeof bytes.data);
  bytes.size = encode(record, bytes.data);
  TEST_ASSERT_LESS_OR_EQUAL(most_record_bytes(record.deal.setup.players), bytes.size);
  TEST_ASSERT_EQUAL_HEX8(0xA5, bytes.data[bytes.size]);  // not a byte more than it says
  return bytes;
}

// Names of one to 24 bytes from one-, two-, three- and four-byte letters.
void name_players(Record& record, SplitMix64& dice, int most_letters) {
  static constexpr const char* kLetters[] = {
      "A", "z", "!", "\xC2\xA1", "\xC5\xBE", "\xE1\xBA\x9E", "\xEE\x80\x80", "\xF0\x9F\x90\xB1"};
  for (int seat = 0; seat < record.deal.setup.players; ++seat) {
    Player& player = record.players[seat];
    player.kind = static_cast<Player::Kind>(dice.below(Player::kKinds));
    if (player.kind != Player::Kind::Human) {
      player.character = static_cast<Player::Character>(dice.below(Player::kCharacters));
    }
    char name[64] = {};
    std::size_t size = 0;
    const int letters = 1 + dice.below(most_letters);
    for (int i = 0; i < letters; ++i) {
      const char* letter = kLetters[dice.below(8)];
      if (size + std::strlen(letter) > Player::kNameBytes) break;
      std::memcpy(name + size, letter, std::strlen(letter));
      size += std::strlen(letter);
    }
    TEST_ASSERT_TRUE(set_name(player, name, size));
  }
}

// Bids by ones and twos up to a worth of its own each round: the length of a usual game.
Action sensible(const State& s, SplitMix64& dice, const int (&limits)[kMaxSeats]) {
  const Choices open = choices(s);
  if (s.phase == Phase::Auction && open.bid_low > 0 && open.bid_low <= limits[s.turn]) {
    const int bid = open.bid_low + (dice.chance(30) ? dice.below(3) : 0);
    return Action::bid(s.turn, bid < open.bid_high ? bid : open.bid_high);
  }
  if (s.phase == Phase::Place) {
    int skip = dice.below(open.cards.size());
    for (Face face : open.cards) {
      if (skip-- == 0) return Action::place(s.turn, face);
    }
  }
  return open.buy ? Action::buy(s.turn) : Action::pass(s.turn);
}

// A record of a game, whole or broken off after `most` actions.
Record play(std::uint64_t seed, int players, bool usual, int most, State& s) {
  SplitMix64 dice(seed);
  Random random = Random::from_seed(seed);
  Setup setup = random_setup(dice);
  if (players > 0)
    setup = {static_cast<std::uint8_t>(players), setup.edition, setup.house, kNobody};
  Record record;
  record.deal = deal(setup, random);
  name_players(record, dice, usual ? 8 : 24);
  TEST_ASSERT_TRUE(begin(s, record.deal) == Verdict::Ok);
  Company company;
  Events events;
  int limits[kMaxSeats] = {}, round = 0;
  for (int i = 0; i < most && s.phase != Phase::Over; ++i) {
    if (s.round != round) {
      for (int& limit : limits) limit = dice.below(16);
      round = s.round;
    }
    const Action action = usual ? sensible(s, dice, limits) : company.act(s, dice);
    append(record.moves, s, action);
    TEST_ASSERT_TRUE(apply(s, action, events) == Verdict::Ok);
  }
  return record;
}

void every_record_survives_encoding_and_decoding() {
  const int games = by_effort(1000, 20'000, 1'000'000);
  for (int game = 0; game < games; ++game) {
    const std::uint64_t seed = static_cast<std::uint64_t>(game) + 1;
    State last;
    const Record record = play(seed, 0, false, game % 3 == 0 ? game % 120 : 1000, last);
    const Bytes bytes = encoded(record);
    Record back;
    TEST_ASSERT_TRUE(decode(back, bytes.data, bytes.size) == RecordFault::None);
    TEST_ASSERT_TRUE(back == record);
    TEST_ASSERT_EQUAL_INT(record.moves.size(), back.moves.size());
    const Bytes again = encoded(back);
    TEST_ASSERT_EQUAL(bytes.size, again.size);
    TEST_ASSERT_EQUAL_MEMORY(bytes.data, again.data, bytes.size);
    Replay replay(back);
    Action action;
    Events events;
    while (!replay.at_end()) TEST_ASSERT_TRUE(replay.step(action, events));
    TEST_ASSERT_TRUE(replay.state() == last);
    TEST_ASSERT_FALSE(replay.step(action, events));  // nothing follows, in whatever phase
  }
  std::printf("%d records there and back\n", games);
}

void a_usual_game_fits_256_bytes() {
  const int games = by_effort(500, 10'000, 300'000);
  for (int players = 3; players <= 5; ++players) {
    std::size_t least = 1000, most = 0, sum = 0;
    int most_halves = 0;
    for (int game = 0; game < games; ++game) {
      State last;
      const std::uint64_t seed = static_cast<std::uint64_t>(game) + 7'000'000;
      const Record record = play(seed, players, true, 1000, last);
      const std::size_t size = encoded(record).size;
      least = size < least ? size : least;
      most = size > most ? size : most;
      sum += size;
      most_halves = record.moves.size() > most_halves ? record.moves.size() : most_halves;
    }
    std::printf("%d players, %d games: %zu to %zu bytes, %.1f on average, <= %d half bytes\n",
                players, games, least, most, static_cast<double>(sum) / games, most_halves);
    TEST_ASSERT_LESS_OR_EQUAL(256, most);
  }
}

void a_record_truncated_anywhere_is_refused() {
  for (std::uint64_t seed = 1; seed <= by_effort<std::uint64_t>(10, 300, 3000); ++seed) {
    State last;
    const Record record = play(seed, 0, false, 1000, last);
    const Bytes bytes = encoded(record);
    for (std::size_t size = 0; size < bytes.size; ++size) {
      std::uint8_t exact[kMostRecordBytes];  // so that a sanitizer sees a read beyond it
      std::memcpy(exact, bytes.data, size);
      Record half_read = record;
      TEST_ASSERT_TRUE(decode(half_read, exact, size) == RecordFault::TooShort);
      TEST_ASSERT_TRUE(half_read == Record());
    }
    Record longer = record;
    TEST_ASSERT_TRUE(decode(longer, bytes.data, bytes.size + 1) == RecordFault::TooLong);
    TEST_ASSERT_TRUE(longer == Record());
  }
}

// Equality of moves is equality of what was pushed, whatever lay there before.
void moves_differ_in_any_half_byte_and_in_nothing_else() {
  const auto face = [](int i) { return static_cast<unsigned>(i % 10); };
  for (int size = 1; size <= 20; ++size) {
    for (int other = 0; other < size; ++other) {
      Moves one, two, again;
      for (int i = 0; i < size; ++i) one.push(face(i));
      for (int i = 0; i < size; ++i) two.push(i == other ? 12 : face(i));
      for (int i = 0; i < Moves::kMost; ++i) again.push(i < other ? face(i) : 15);
      again.truncate(other);
      for (int i = other; i < size; ++i) again.push(face(i));
      TEST_ASSERT_EQUAL_INT(size, again.size());
      TEST_ASSERT_TRUE(one == again);
      TEST_ASSERT_FALSE(one == two);
      two.push(0);
      TEST_ASSERT_FALSE(one == two);
    }
  }
}

// Sixteen bits, lowest first, behind the deal; more than kMost is refused before they are read.
void the_number_of_moves_is_checked() {
  State last;
  Record record = play(1, 5, true, 0, last);
  Bytes bytes = encoded(record);
  const auto decoded = [&](int moves) {
    bytes.data[bytes.size - 2] = static_cast<std::uint8_t>(moves);
    bytes.data[bytes.size - 1] = static_cast<std::uint8_t>(moves >> 8);
    Record read;
    return decode(read, bytes.data, bytes.size);
  };
  TEST_ASSERT_TRUE(decoded(0) == RecordFault::None);
  TEST_ASSERT_TRUE(decoded(255) == RecordFault::TooShort);
  TEST_ASSERT_TRUE(decoded(256) == RecordFault::TooShort);
  TEST_ASSERT_TRUE(decoded(Moves::kMost) == RecordFault::TooShort);
  TEST_ASSERT_TRUE(decoded(Moves::kMost + 1) == RecordFault::BadMoves);
  TEST_ASSERT_TRUE(decoded(65535) == RecordFault::BadMoves);
  for (int i = 0; i < 260; ++i) record.moves.push(0);  // encode() asks for no legal game
  const Bytes long_one = encoded(record);
  TEST_ASSERT_EQUAL(bytes.size + 130, long_one.size);
  TEST_ASSERT_EQUAL_HEX8(4, long_one.data[bytes.size - 2]);
  TEST_ASSERT_EQUAL_HEX8(1, long_one.data[bytes.size - 1]);
}

long faults[8] = {};

// Either a fault that leaves `record` alone, or a record with exactly this encoding.
void decode_believes_nothing(const std::uint8_t* bytes, std::size_t size) {
  Record record;
  const RecordFault fault = decode(record, bytes, size);
  ++faults[static_cast<int>(fault)];
  if (fault != RecordFault::None) {
    TEST_ASSERT_TRUE(record == Record());
    return;
  }
  const Bytes again = encoded(record);
  TEST_ASSERT_EQUAL(size, again.size);
  TEST_ASSERT_EQUAL_MEMORY(bytes, again.data, size);
}

void a_flipped_bit_is_refused_or_gives_another_record() {
  long flips = 0;
  std::memset(faults, 0, sizeof faults);
  for (std::uint64_t seed = 1; seed <= by_effort<std::uint64_t>(10, 100, 3000); ++seed) {
    State last;
    Bytes bytes = encoded(play(seed, 0, false, 1000, last));
    for (std::size_t place = 0; place < bytes.size * 8; ++place, ++flips) {
      const auto flip = static_cast<std::uint8_t>(1U << place % 8);
      bytes.data[place / 8] ^= flip;
      decode_believes_nothing(bytes.data, bytes.size);
      bytes.data[place / 8] ^= flip;
    }
  }
  std::printf("%ld single bits flipped: %ld still a record\n", flips, faults[0]);
  for (int fault = 0; fault < 8; ++fault) TEST_ASSERT_GREATER_OR_EQUAL(1, faults[fault]);
}

// Noise, noise behind a good version byte, good records with a few bytes of noise, two good records
// joined in the middle.
void decode_survives_random_bytes() {
  const long wanted = by_effort(50'000, 1'000'000, 20'000'000);
  std::memset(faults, 0, sizeof faults);
  SplitMix64 dice(77);
  Bytes good[64];
  for (int i = 0; i < 64; ++i) {
    State last;
    good[i] = encoded(play(static_cast<std::uint64_t>(i) + 40, 0, i % 2 == 0, 20 + i * 8, last));
  }
  for (long i = 0; i < wanted; ++i) {
    std::uint8_t bytes[320];
    std::size_t size = static_cast<std::size_t>(dice.below(300));
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(dice.word());
    if (i % 4 == 1) bytes[0] = kRecordVersion;
    if (i % 4 >= 2) {
      const Bytes& base = good[dice.below(64)];
      std::memcpy(bytes, base.data, base.size);
      size = base.size;
      for (int noise = dice.below(4); noise > 0; --noise) {
        bytes[dice.below(static_cast<int>(size))] = static_cast<std::uint8_t>(dice.word());
      }
    }
    if (i % 4 == 3) {
      const Bytes& tail = good[dice.below(64)];
      const std::size_t cut = static_cast<std::size_t>(dice.below(static_cast<int>(size)));
      if (cut < tail.size) std::memcpy(bytes + cut, tail.data + cut, tail.size - cut);
      if (dice.chance(50)) size = tail.size;
    }
    decode_believes_nothing(bytes, size);
  }
  std::printf("%ld random strings: %ld records; faults", wanted, faults[0]);
  for (int fault = 1; fault < 8; ++fault) std::printf(" %ld", faults[fault]);
  std::printf("\n");
}

}  // namespace
}  // namespace felicity::property

int main() {
  using namespace felicity::property;
  UNITY_BEGIN();
  RUN_TEST(every_record_survives_encoding_and_decoding);
  RUN_TEST(a_usual_game_fits_256_bytes);
  RUN_TEST(a_record_truncated_anywhere_is_refused);
  RUN_TEST(moves_differ_in_any_half_byte_and_in_nothing_else);
  RUN_TEST(the_number_of_moves_is_checked);
  RUN_TEST(a_flipped_bit_is_refused_or_gives_another_record);
  RUN_TEST(decode_survives_random_bytes);
  return UNITY_END();
}
