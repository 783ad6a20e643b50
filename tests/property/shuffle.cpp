// Chance: the keystream, drawing from it, and what deal() makes of it.
#include <cmath>
#include <cstdio>
#include <cstring>

#include "engine/rules/game.h"
#include "engine/rules/random.h"
#include "tests/effort.h"
#include "tests/unity_main.h"

namespace felicity::property {
namespace {

// ---- ChaCha8 ------------------------------------------------------------------------------------

// First two blocks for the zero key and for the key 00 01 .. 1f, nonce 0, from a reference written
// in Python after RFC 8439 with 8 rounds (its 20-round blocks agree with the published ones; the
// zero-key block, 3e00ef2f895f40d6.., is also the one of the eSTREAM test vectors).
constexpr std::uint32_t kZeroKey[32] = {
    0x2fef003e, 0xd6405f89, 0xe8b85b7f, 0xa1a5091f, 0xc30e842c, 0x3b7f9ace, 0x88e11b18, 0x1e1a71ef,
    0x72e14c98, 0x416f21b9, 0x6753449f, 0x19566d45, 0xa3424a31, 0x01b086da, 0xb8fd7b38, 0x42fe0c0e,
    0x0dfaaed2, 0x51c1a5ea, 0x6cdb0abf, 0xada5f201, 0x1258fdc0, 0xaaa2f959, 0x8f0ff2dc, 0x6ba266d5,
    0x38ec3250, 0x98dac5bb, 0x566f0cee, 0x652a878b, 0x25bf8aa0, 0xbb21eb1d, 0xd8e5564b, 0xaa681e82};
constexpr std::uint32_t kCountingKey[32] = {
    0x8fb21540, 0x6aab126e, 0x7b66e8d9, 0x3312c531, 0x27178ff7, 0x4fd9b290, 0xd72e6b32, 0xcbbebcff,
    0x36ad9eff, 0x3bce895f, 0xbc55406f, 0xfd909d75, 0x271d838f, 0x93dfb0c7, 0x82edb9b3, 0xd656a238,
    0x0f6e1a76, 0x59b8b2c8, 0xaef3a9f5, 0x99750a17, 0xce23b0b0, 0x9b65d779, 0x3779ee32, 0x8972723e,
    0x89f22f71, 0x1f640ff3, 0xf82f82cd, 0xd8ff56e6, 0xf8915672, 0x33b4a739, 0x5310b6a5, 0xe0ae9bd9};

static_assert(Random::kKeyBytes == 32);  // 256 bits

void the_keystream_is_chacha8() {
  std::uint8_t key[Random::kKeyBytes] = {};
  Random zero(key);
  for (std::uint32_t word : kZeroKey) TEST_ASSERT_EQUAL_HEX32(word, zero.word());
  for (int i = 0; i < Random::kKeyBytes; ++i) key[i] = static_cast<std::uint8_t>(i);
  Random counting(key);
  for (std::uint32_t word : kCountingKey) TEST_ASSERT_EQUAL_HEX32(word, counting.word());
}

void every_bit_of_a_seed_makes_another_stream() {
  Random none = Random::from_seed(0);
  TEST_ASSERT_EQUAL_HEX32(kZeroKey[0], none.word());
  std::uint32_t first[65] = {kZeroKey[0]};
  for (int i = 0; i < 64; ++i) {
    Random random = Random::from_seed(std::uint64_t{1} << i);
    first[i + 1] = random.word();
    for (int j = 0; j <= i; ++j) TEST_ASSERT_TRUE(first[j] != first[i + 1]);
  }
  std::uint8_t key[Random::kKeyBytes] = {8, 7, 6, 5, 4, 3, 2, 1};  // little-endian, then zeros
  Random same(key), seeded = Random::from_seed(0x0102030405060708);
  for (int i = 0; i < 40; ++i) TEST_ASSERT_EQUAL_HEX32(same.word(), seeded.word());
}

// Lowest bits first; a word that has too few left is dropped.
void bits_are_exactly_the_bits_of_the_stream() {
  Random drawn = Random::from_seed(3), stream = Random::from_seed(3), widths = Random::from_seed(4);
  std::uint32_t word = 0;
  int left = 0;
  for (int i = 0; i < 100'000; ++i) {
    const int width = static_cast<int>(widths.word() % 17);
    if (left < width) {
      word = stream.word();
      left = 32;
    }
    TEST_ASSERT_EQUAL_HEX32(word & ((1U << width) - 1U), drawn.bits(width));
    word = static_cast<std::uint32_t>(std::uint64_t{word} >> width);
    left -= width;
  }
  Random single = Random::from_seed(3), whole = Random::from_seed(3);
  for (int i = 0; i < 100; ++i) {
    const std::uint32_t expected = whole.word();
    std::uint32_t joined = 0;
    for (int place = 0; place < 32; ++place) joined |= single.bits(1) << place;
    TEST_ASSERT_EQUAL_HEX32(expected, joined);
  }
}

// ---- Drawing, from sources that are enumerated

// Hands out a prepared list of draws and watches the widths asked for.
struct Enumerated {
  unsigned draws[16] = {};
  int widths[16] = {};
  int used = 0;
  unsigned bits(int width) {
    widths[used] = width;
    return draws[used++];
  }
};

int width_of(unsigned count) {
  int width = 0;
  while ((1U << width) < count) ++width;
  return width;
}

// All first draws of the smallest width: each value in range is answered once; the others lead to
// a second draw of which the same is true. So every value has the same share at any depth.
void below_gives_every_value_the_same_share() {
  const auto most = static_cast<unsigned>(by_effort(2048, 2048, 65536));
  for (unsigned count = 1; count <= most; count = count < 64 ? count + 1 : count * 5 / 4 + 1) {
    const int width = width_of(count);
    long answered = 0, redrawn = 0;
    for (unsigned first = 0; first < 1U << width; ++first) {
      Enumerated source;
      source.draws[0] = first;
      source.draws[1] = (1U << width) - 1U >= count ? (1U << width) - 1U : 0;
      source.draws[2] = (first * 7U) % count;
      const unsigned value = below(source, count);
      TEST_ASSERT_EQUAL_INT(width, source.widths[0]);
      if (first < count) {
        TEST_ASSERT_EQUAL_UINT(first, value);
        TEST_ASSERT_EQUAL_INT(1, source.used);
        ++answered;
      } else {  // twice thrown away, then a fresh draw of the same width
        TEST_ASSERT_EQUAL_UINT(source.draws[2], value);
        TEST_ASSERT_EQUAL_INT(3, source.used);
        TEST_ASSERT_EQUAL_INT(width, source.widths[1]);
        TEST_ASSERT_EQUAL_INT(width, source.widths[2]);
        ++redrawn;
      }
    }
    TEST_ASSERT_EQUAL_INT64(count, answered);
    TEST_ASSERT_TRUE(redrawn < answered);  // at least half of the source is used
  }
}

long factorial(unsigned n) {
  long product = 1;
  for (unsigned i = 2; i <= n; ++i) product *= static_cast<long>(i);
  return product;
}

// The number of an order of 0..n-1 in the dictionary of all orders.
long rank_of(const int* items, unsigned n) {
  long rank = 0;
  for (unsigned i = 0; i < n; ++i) {
    long smaller = 0;
    for (unsigned j = i + 1; j < n; ++j) smaller += items[j] < items[i] ? 1 : 0;
    rank += smaller * factorial(n - 1 - i);
  }
  return rank;
}

void every_order_comes_from_exactly_one_sequence_of_draws() {
  static bool met[40320];
  for (unsigned n = 0; n <= static_cast<unsigned>(by_effort(6, 6, 8)); ++n) {
    std::memset(met, 0, sizeof met);
    const long orders = factorial(n);
    for (long sequence = 0; sequence < orders; ++sequence) {
      Enumerated source;
      long rest = sequence;
      int draws = 0;
      for (unsigned left = n; left > 1; --left) {
        // One too many, where the bits have room for it: must be thrown away.
        if (left < 1U << width_of(left)) source.draws[draws++] = left;
        source.draws[draws++] = static_cast<unsigned>(rest % static_cast<long>(left));
        rest /= static_cast<long>(left);
      }
      int items[8] = {0, 1, 2, 3, 4, 5, 6, 7};
      shuffle(source, items, n);
      TEST_ASSERT_EQUAL_INT(draws, source.used);
      const long rank = rank_of(items, n);
      TEST_ASSERT_FALSE(met[rank]);
      met[rank] = true;
    }
    std::printf("n = %u: %ld sequences of draws, %ld orders\n", n, orders, orders);
  }
}

// ---- Deals --------------------------------------------------------------------------------------

// Chi-square as a normal deviate.
double deviate(double chi_square, int freedom) {
  return (chi_square - freedom) / std::sqrt(2.0 * freedom);
}

double deviate_of(const long* counts, int cells) {
  long total = 0;
  for (int i = 0; i < cells; ++i) total += counts[i];
  const double expected = static_cast<double>(total) / cells;
  double chi_square = 0;
  for (int i = 0; i < cells; ++i) {
    const double off = static_cast<double>(counts[i]) - expected;
    chi_square += off * off / expected;
  }
  return deviate(chi_square, cells - 1);
}

void expect_chance(const char* what, double z) {
  std::printf("z = %+.2f  %s\n", z, what);
  TEST_ASSERT_MESSAGE(z > -4 && z < 4, what);
}

void deals_are_as_even_as_chance() {
  const int deals = by_effort(20'000, 100'000, 3'000'000);
  for (int players = 3; players <= 5; ++players) {
    static long starts[5], discards[5][10], pairs[100], places[10][10], followers[100];
    std::memset(starts, 0, sizeof starts);
    std::memset(discards, 0, sizeof discards);
    std::memset(pairs, 0, sizeof pairs);
    std::memset(places, 0, sizeof places);
    std::memset(followers, 0, sizeof followers);
    Random random = Random::from_seed(static_cast<std::uint64_t>(1000 + players));
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    for (int i = 0; i < deals; ++i) {
      const Deal dealt = deal(setup, random);
      ++starts[dealt.setup.start];
      for (int seat = 0; seat < players; ++seat) {
        ++discards[seat][static_cast<int>(dealt.discards[seat])];
      }
      ++pairs[static_cast<int>(dealt.discards[0]) * 10 + static_cast<int>(dealt.discards[1])];
      if (players > 3) continue;
      for (int place = 0; place < 9; ++place) {
        ++places[place][static_cast<int>(dealt.dummy_deck[place])];
      }
      ++places[9][static_cast<int>(dealt.discards[kDummySet])];
      ++followers[static_cast<int>(dealt.dummy_deck[0]) * 10 +
                  static_cast<int>(dealt.dummy_deck[1])];
    }
    std::printf("%d players, %d deals\n", players, deals);
    expect_chance("start player", deviate_of(starts, players));
    for (int seat = 0; seat < players; ++seat) {
      expect_chance("discard of a seat", deviate_of(discards[seat], 10));
    }
    expect_chance("discards of two neighbours", deviate_of(pairs, 100));
    if (players > 3) continue;
    // A table of orders: rows and columns both have fixed sums, hence 9 x 9 and the factor.
    const double expected = deals / 10.0;
    double chi_square = 0;
    for (const auto& place : places) {
      for (long count : place) {
        chi_square += (static_cast<double>(count) - expected) *
                      (static_cast<double>(count) - expected) / expected;
      }
    }
    expect_chance("dummy deck, place by face", deviate(chi_square * 0.9, 81));
    long distinct[90];
    int cells = 0;
    for (int i = 0; i < 100; ++i) {
      if (i % 11 == 0) {
        TEST_ASSERT_EQUAL_INT64(0, followers[i]);
      } else {
        distinct[cells++] = followers[i];
      }
    }
    expect_chance("first two cards of the dummy deck", deviate_of(distinct, 90));
  }
}

}  // namespace
}  // namespace felicity::property

int main() {
  using namespace felicity::property;
  UNITY_BEGIN();
  RUN_TEST(the_keystream_is_chacha8);
  RUN_TEST(every_bit_of_a_seed_makes_another_stream);
  RUN_TEST(bits_are_exactly_the_bits_of_the_stream);
  RUN_TEST(below_gives_every_value_the_same_share);
  RUN_TEST(every_order_comes_from_exactly_one_sequence_of_draws);
  RUN_TEST(deals_are_as_even_as_chance);
  return UNITY_END();
}
