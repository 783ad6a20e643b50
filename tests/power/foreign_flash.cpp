// A flash with foreign contents or flipped bits: only pages of this store are accepted, and with
// any contents the game starts and saves.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

#include "tests/effort.h"
#include "tests/power/device_life.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::store;
using namespace felicity::tests;
using property::SplitMix64;

constexpr std::uint32_t kGamePage = kFirstGameSector * kPagesInSector;
constexpr std::uint32_t kGamePages = kGameSectors * kPagesInSector;
constexpr std::uint32_t kPages = kSectors * kPagesInSector;

const SaveScript& story() {
  static const SaveScript kStory(2);
  return kStory;
}

Page page_of(const FailingFlash& flash, std::uint32_t page) {
  Page read;
  std::memcpy(&read, flash.bytes(page * kPageBytes), sizeof read);
  return read;
}

void put(FailingFlash& flash, std::uint32_t page, const Page& written) {
  flash.put(page * kPageBytes, &written, sizeof written);
}

// A device in the middle of its second game.
DeviceLife used_device() {
  DeviceLife life(story());
  TEST_ASSERT_TRUE(life.start());
  TEST_ASSERT_TRUE(life.run(story().begin_of(2) + 60));
  TEST_ASSERT_TRUE(life.start());
  TEST_ASSERT_TRUE(life.run(7));
  return life;
}

std::uint32_t newest_game_page(const FailingFlash& flash) {
  std::uint32_t newest = kGamePage;
  for (std::uint32_t page = kGamePage; page < kGamePage + kGamePages; ++page) {
    const Page read = page_of(flash, page);
    if (read.is_sound() && read.head.sequence >= page_of(flash, newest).head.sequence)
      newest = page;
  }
  return newest;
}

void a_page_with_one_flipped_bit_falls_back_to_the_one_before() {
  DeviceLife life = used_device();
  const std::uint32_t page = newest_game_page(life.flash);
  Record last, found;
  GameMeta note;
  FailingFlash::in_use = &life.flash;
  TEST_ASSERT_TRUE(Store().load_game(last, note));
  for (std::uint32_t bit = 0; bit < kPageBytes * 8; ++bit) {
    FailingFlash flipped = life.flash;
    const std::uint32_t at = page * kPageBytes + bit / 8;
    flipped.set_byte(at, static_cast<std::uint8_t>(flipped.byte(at) ^ 1U << bit % 8));
    FailingFlash::in_use = &flipped;
    Store store;
    TEST_ASSERT_TRUE(store.load_game(found, note));
    TEST_ASSERT_FALSE(found == last);
    TEST_ASSERT_TRUE(found.moves.size() < last.moves.size());
  }
}

// All of them, in a game, a short page and a full one.
void a_page_with_one_or_two_flipped_bits_is_always_rejected() {
  DeviceLife life = used_device();
  Page full = {};
  full.head = {PageHead::kMagic, 3, 1, 12345};
  full.size = kPayloadBytes;
  SplitMix64 dice(5);
  for (std::uint8_t& byte : full.payload) byte = static_cast<std::uint8_t>(dice.word());
  full.crc = full.sum();
  Page empty = {};
  empty.head = {PageHead::kMagic, 0, 1, 1};
  std::memset(empty.payload, 0xFF, kPayloadBytes);
  empty.crc = empty.sum();
  const Page pages[] = {page_of(life.flash, newest_game_page(life.flash)), full, empty};
  long flips = 0;
  const int last = by_effort(1, 1, 3);
  for (int i = 0; i < last; ++i) {
    Page page = pages[i];
    TEST_ASSERT_TRUE(page.is_sound());
    auto* bytes = reinterpret_cast<std::uint8_t*>(&page);
    const auto flip = [&](std::uint32_t bit) {
      bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ 1U << bit % 8);
    };
    for (std::uint32_t one = 0; one < kPageBytes * 8; ++one) {
      flip(one);
      if (page.is_sound()) TEST_FAIL_MESSAGE("a page with one flipped bit was accepted");
      const std::uint32_t step = kEffort == Effort::Short ? 97 : 1;
      for (std::uint32_t two = one + 1; two < kPageBytes * 8; two += step, ++flips) {
        flip(two);
        if (page.is_sound()) TEST_FAIL_MESSAGE("a page with two flipped bits was accepted");
        flip(two);
      }
      flip(one);
    }
  }
  std::printf("%ld pairs of bits flipped, 0 accepted\n", flips);
}

// What the store must find, computed from the bytes independently of it.
struct Expected {
  bool too_new = false;
  bool game = false;
  Record record;
};

bool says_no_game(const Page& page) { return page.size == 4 && page.payload[3] == 4; }

bool says_game(const Page& page, Record& record) {
  return page.size >= 4 && page.payload[3] <= 3 &&
         decode(record, page.payload + 4, page.size - 4U) == RecordFault::None;
}

// Sound pages of the game in progress (kind 0) or of an erase that was begun (1), newest first.
std::vector<Page> sound_pages(const FailingFlash& flash, int kind) {
  std::vector<PageRef> marks;
  for (std::uint32_t place = 0; place < kGamePages; ++place) {
    const std::uint8_t* bytes = flash.bytes((kGamePage + place) * kPageBytes);
    if (bytes[0] != 'F' || bytes[1] != 'L' || bytes[2] != kind) continue;
    marks.push_back({page_of(flash, kGamePage + place).head.sequence, place});
  }
  std::sort(marks.begin(), marks.end(), [](const PageRef& a, const PageRef& b) { return b < a; });
  std::vector<Page> pages;
  for (const PageRef& mark : marks) {
    const Page page = page_of(flash, kGamePage + mark.place);
    if (crc32(reinterpret_cast<const std::uint8_t*>(&page), 252) != page.crc) continue;
    if (page.size > 243 || page.head.sequence >= 0x80000000) continue;
    pages.push_back(page);
  }
  return pages;
}

Expected expected_of(const FailingFlash& flash) {
  Expected expected;
  for (const Page& page : sound_pages(flash, 0)) {
    expected.too_new = page.head.schema > 1;
    if (expected.too_new || says_no_game(page)) break;
    expected.game = says_game(page, expected.record);
    if (expected.game) break;
  }
  for (const Page& page : sound_pages(flash, 1)) {  // none of them begins with "erase"
    if (page.head.schema > 1) expected.too_new = true;
  }
  return expected;
}

std::uint32_t any_page(SplitMix64& dice) {
  // Mostly in the region of the game in progress.
  if (dice.chance(70)) return kGamePage + static_cast<std::uint32_t>(dice.below(kGamePages));
  return static_cast<std::uint32_t>(dice.below(static_cast<int>(kPages)));
}

// A page with a valid checksum and random contents.
Page any_sound_page(const FailingFlash& flash, SplitMix64& dice) {
  Page page = page_of(flash, any_page(dice));
  if (dice.chance(40)) {
    for (std::uint8_t& byte : page.payload) byte = static_cast<std::uint8_t>(dice.word());
  }
  page.head.magic = PageHead::kMagic;
  if (dice.chance(80)) page.head.kind = 0;
  if (dice.chance(90)) page.head.schema = 1;
  switch (dice.below(4)) {
    case 0: page.head.sequence = static_cast<std::uint32_t>(dice.word()); break;
    case 1: page.head.sequence = static_cast<std::uint32_t>(dice.below(2000)); break;
    case 2: page.head.sequence = 0x7FFFFFF0U + static_cast<std::uint32_t>(dice.below(32)); break;
    default: break;
  }
  if (dice.chance(30)) page.size = static_cast<std::uint8_t>(dice.word());
  for (int flips = dice.below(3); flips > 0; --flips) {
    page.payload[dice.below(kPayloadBytes)] = static_cast<std::uint8_t>(dice.word());
  }
  page.crc = page.sum();
  return page;
}

void spoil(FailingFlash& flash, SplitMix64& dice) {
  const std::uint32_t page = any_page(dice);
  switch (dice.below(6)) {
    case 0:  // noise
      for (std::uint32_t i = 0; i < kPageBytes; ++i) {
        flash.set_byte(page * kPageBytes + i, static_cast<std::uint8_t>(dice.word()));
      }
      break;
    case 1: put(flash, page, page_of(flash, any_page(dice))); break;  // a copy
    case 2:
    case 3: put(flash, page, any_sound_page(flash, dice)); break;
    case 4:  // a few bits
      for (int i = 0; i < 8; ++i) {
        const std::uint32_t at = page * kPageBytes + static_cast<std::uint32_t>(dice.below(256));
        flash.set_byte(at, static_cast<std::uint8_t>(flash.byte(at) ^ 1U << dice.below(8)));
      }
      break;
    default: {  // all ones or all zeros
      const std::uint8_t value = dice.chance(50) ? 0xFF : 0;
      for (std::uint32_t i = 0; i < kPageBytes; ++i) flash.set_byte(page * kPageBytes + i, value);
      break;
    }
  }
}

FailingFlash noise(std::uint64_t seed) {
  SplitMix64 dice(seed);
  FailingFlash flash;
  for (std::uint32_t at = 0; at < kSectors * kSectorBytes; ++at) {
    flash.set_byte(at, static_cast<std::uint8_t>(dice.word()));
  }
  return flash;
}

struct Count {
  long games = 0, none = 0, too_new = 0;
};

// Loads, compares, saves, and finds what was saved.
void check(FailingFlash flash, Count& count) {
  FailingFlash::in_use = &flash;
  const Expected expected = expected_of(flash);
  Store store;
  for (int i = 0; i < kSlots; ++i) {
    (void)store.load(static_cast<Slot>(i), 1,
                     [](std::uint8_t schema, const std::uint8_t* bytes, std::size_t size) {
                       return schema <= 1 && size <= kPayloadBytes && (size == 0 || bytes[0] != 7);
                     });
  }
  const bool newer_choice = store.too_new();
  Record record;
  GameMeta note;
  TEST_ASSERT_EQUAL(expected.game, store.load_game(record, note));
  TEST_ASSERT_TRUE(!expected.game || record == expected.record);
  TEST_ASSERT_EQUAL(expected.too_new || newer_choice, store.too_new());
  PageRef mark = kAfterAll;
  for (int i = 0; i < 3 && store.next_finished(mark, record, note); ++i) {
  }
  ++(expected.game ? count.games : store.too_new() ? count.too_new : count.none);
  const Record& fresh = story().record(1, 20);
  const FailingFlash before = flash;
  const bool saved = store.save_game(fresh, note);
  if (store.too_new()) {
    TEST_ASSERT_FALSE(saved);
    TEST_ASSERT_TRUE(before == flash);
    return;
  }
  TEST_ASSERT_TRUE(saved);
  TEST_ASSERT_EQUAL(0, flash.overwrites());
  Store again;
  TEST_ASSERT_TRUE(again.load_game(record, note));
  TEST_ASSERT_TRUE(record == fresh);
}

void with_any_contents_of_the_flash_the_game_starts_and_saves() {
  const long images = by_effort(2000, 16'000, 400'000);
  const FailingFlash bases[] = {FailingFlash(), used_device().flash, noise(1), noise(2)};
  SplitMix64 dice(99);
  Count count;
  for (long i = 0; i < images; ++i) {
    FailingFlash flash = bases[i % 8 < 6 ? 1 : i % 4];
    if (i % 8 == 6) flash = bases[0];
    for (int times = 1 + dice.below(6); times > 0; --times) spoil(flash, dice);
    check(flash, count);
  }
  for (const FailingFlash& base : bases) check(base, count);
  std::printf("%ld images: %ld with a game, %ld without, %ld too new; 0 wrong\n", images,
              count.games, count.none, count.too_new);
  TEST_ASSERT_GREATER_THAN(0, count.games);
  TEST_ASSERT_GREATER_THAN(0, count.none);
  TEST_ASSERT_GREATER_THAN(0, count.too_new);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_page_with_one_flipped_bit_falls_back_to_the_one_before);
  RUN_TEST(a_page_with_one_or_two_flipped_bits_is_always_rejected);
  RUN_TEST(with_any_contents_of_the_flash_the_game_starts_and_saves);
  return UNITY_END();
}
