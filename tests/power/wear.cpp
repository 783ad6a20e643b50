// Flash wears out: erases are spread evenly, a dead sector is skipped, and when all are dead the
// device reports it and goes on without saving.
#include <algorithm>
#include <cstdio>
#include <vector>

#include "tests/effort.h"
#include "tests/power/device_life.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::store;
using namespace felicity::tests;
using property::SplitMix64;
using Health = FailingFlash::Health;

constexpr Health kFaults[] = {Health::EraseRefused, Health::EraseIgnored, Health::ProgramRefused,
                              Health::ProgramIgnored};
constexpr long kCycles = 100'000;  // of a sector, by the data sheet

constexpr std::uint32_t kFinishedPage = kFirstFinishedSector * kPagesInSector;

const SaveScript& story() {
  static const SaveScript kStory(3);
  return kStory;
}

struct Spread {
  std::uint32_t least = ~0U;
  std::uint32_t most = 0;
};

Spread spread(const FailingFlash& flash, std::uint32_t first, std::uint32_t sectors) {
  Spread found;
  for (std::uint32_t sector = first; sector < first + sectors; ++sector) {
    found.least = std::min(found.least, flash.wear(sector));
    found.most = std::max(found.most, flash.wear(sector));
  }
  return found;
}

// A device that plays one game after the other without checking what it finds.
struct Player {
  FailingFlash flash;
  Store store;
  SplitMix64 dice{1};
  std::uint16_t number = 0;

  Player() { FailingFlash::in_use = &flash; }
  void switch_on() {
    store = Store();
    Record record;
    GameMeta note;
    for (int i = 0; i < kSlots; ++i) {
      (void)store.load(static_cast<Slot>(i), 1, [](auto, auto*, auto) { return true; });
    }
    (void)store.load_game(record, note);
    store.mend();
  }
  void choose(Slot choice) {
    const std::uint8_t bytes[] = {1, 2, 3};
    TEST_ASSERT_TRUE(store.save(choice, 1, bytes, sizeof bytes));
  }
  void play(bool interrupted) {
    const int game = 1 + dice.below(3);
    const int actions = story().actions(game);
    const int off = interrupted ? dice.below(actions + 1) : -1;
    GameMeta note;
    note.number = ++number;
    for (int action = 0; action <= actions; ++action) {
      TEST_ASSERT_TRUE(store.save_game(story().record(game, action), note));
      if (action % 8 == 0) (void)store.erase_ahead();
      if (action == off) {
        switch_on();
        TEST_ASSERT_TRUE(store.save_game(story().record(game, action), note));
      }
    }
    TEST_ASSERT_TRUE(store.archive(story().record(game, actions), note, off == actions));
    for (const Slot choice : {Slot::Seating, Slot::Roster0, Slot::Roster1}) choose(choice);
    TEST_ASSERT_TRUE(store.save_no_game(number));
  }
};

void print(const char* what, long games, const FailingFlash& flash) {
  const Spread game = spread(flash, kFirstGameSector, kGameSectors);
  const Spread choices = spread(flash, 0, kSlotSectors);
  const Spread ended = spread(flash, kFirstFinishedSector, kFinishedSectors);
  std::printf(
      "%s, %ld games: sectors of the game erased %u to %u times, choices %u to %u, "
      "finished %u to %u; %ld cycles last for %.0f games\n",
      what, games, game.least, game.most, choices.least, choices.most, ended.least, ended.most,
      kCycles, static_cast<double>(games) * kCycles / std::max(game.most, choices.most));
  TEST_ASSERT_LESS_OR_EQUAL(2, ended.most - ended.least);
}

void the_sectors_of_a_device_that_stays_on_wear_evenly() {
  const long games = by_effort(300, 3000, 100'000);
  Player player;
  player.switch_on();
  for (long game = 0; game < games; ++game) {
    player.play(/*interrupted=*/false);
    const Spread now = spread(player.flash, kFirstGameSector, kGameSectors);
    TEST_ASSERT_LESS_OR_EQUAL(2, now.most - now.least);
  }
  print("always on", games, player.flash);
}

// Every start erases again the sectors that were erased ahead, wherever in the ring they are.
void the_sectors_of_a_device_that_is_switched_on_and_off_wear_almost_evenly() {
  const long games = by_effort(300, 3000, 100'000);
  Player player;
  for (long game = 0; game < games; ++game) {
    player.switch_on();
    player.play(game % 2 == 0);
  }
  print("on and off", games, player.flash);
  const Spread game = spread(player.flash, kFirstGameSector, kGameSectors);
  TEST_ASSERT_LESS_OR_EQUAL(game.least / 25 + 20, game.most - game.least);
}

// Saves until every write fails; everything saved until then is still found.
int save_until_dead(FailingFlash& flash) {
  FailingFlash::in_use = &flash;
  Store store;
  Record record;
  GameMeta note;
  int saved = 0;
  int failures = 0;
  while (failures < 20) {
    note.number = static_cast<std::uint16_t>(saved + 1);
    const long before = flash.operations();
    if (store.save_game(story().record(1, saved % story().actions(1)), note)) {
      ++saved;
      failures = 0;
    } else {
      TEST_ASSERT_TRUE(store.failing());
      ++failures;
      store.try_again();
    }
    TEST_ASSERT_LESS_OR_EQUAL(32 + 2, flash.operations() - before);
    if (saved % 50 == 0 || failures == 20) {
      store = Store();
      TEST_ASSERT_EQUAL(saved > 0, store.load_game(record, note));
      TEST_ASSERT_EQUAL(saved, note.number);
    }
    TEST_ASSERT_LESS_THAN(1'000'000, saved);
  }
  return saved;
}

void a_flash_is_used_until_its_last_sector_dies_and_keeps_what_it_held() {
  for (const Health fault : kFaults) {
    FailingFlash flash;
    flash.set_endurance(20, fault);
    const int saved = save_until_dead(flash);
    std::printf("fault %d: %d saves of %d that 16 sectors with 20 erases can take\n",
                static_cast<int>(fault), saved, 16 * 20 * 16);
    TEST_ASSERT_GREATER_THAN(16 * 20 * 16 * 7 / 10, saved);
  }
}

// Any sectors of the game region may be dead from the beginning: two working ones are enough.
void any_dead_sectors_are_survived() {
  const long cases = by_effort(200, 2000, 50'000);
  long refused = 0;
  SplitMix64 dice(3);
  for (long i = 0; i < cases; ++i) {
    FailingFlash flash;
    const int dead = dice.below(static_cast<int>(kGameSectors) - 1);
    std::vector<std::uint32_t> sectors(kGameSectors);
    for (std::uint32_t s = 0; s < kGameSectors; ++s) sectors[s] = kFirstGameSector + s;
    for (int d = 0; d < dead; ++d) {
      const auto chosen =
          static_cast<std::size_t>(d + dice.below(static_cast<int>(kGameSectors) - d));
      std::swap(sectors[static_cast<std::size_t>(d)], sectors[chosen]);
      flash.set_health(sectors[static_cast<std::size_t>(d)], kFaults[dice.below(4)]);
    }
    FailingFlash::in_use = &flash;
    Store store;
    GameMeta note;
    Record record;
    for (int action = 0; action < 100; ++action) {
      note.number = static_cast<std::uint16_t>(action + 1);
      int tries = 0;
      while (!store.save_game(story().record(1, action), note)) {
        ++refused;
        TEST_ASSERT_LESS_THAN(12, ++tries);
        store.try_again();
      }
      if (action % 10 != 9) continue;
      store = Store();
      TEST_ASSERT_TRUE(store.load_game(record, note));
      TEST_ASSERT_TRUE(record == story().record(1, action));
    }
  }
  std::printf(
      "%ld flashes with up to %u of %u sectors dead, 0 lost; %ld saves needed another try\n", cases,
      kGameSectors - 2, kGameSectors, refused);
}

// An erase takes up to 400 ms and a program up to 3 ms; the watchdog has to be fed once a second.
void a_dead_flash_is_reported_within_a_second_and_not_written_again() {
  for (const Health fault : kFaults) {
    DeviceLife life(story());
    TEST_ASSERT_TRUE(life.start());
    TEST_ASSERT_TRUE(life.run(40));
    for (std::uint32_t page = kFinishedPage; page < kSectors * kPagesInSector; ++page) {
      life.flash.set_byte(page * kPageBytes, 0);  // no blank page is left
    }
    for (std::uint32_t sector = 0; sector < kSectors; ++sector) {
      life.flash.set_health(sector, fault);
    }
    FailingFlash::in_use = &life.flash;
    Store store = life.store();
    GameMeta note;
    note.number = 1;
    const Record& record = story().record(1, 40);
    int saves = 0;
    while (store.save_game(record, note)) TEST_ASSERT_LESS_THAN(300, ++saves);  // on blank pages
    TEST_ASSERT_TRUE(store.failing());
    const long programs = life.flash.programs();
    const long erases = life.flash.erases();
    for (int i = 0; i < 1000; ++i) {
      TEST_ASSERT_FALSE(store.save_game(record, note));
      TEST_ASSERT_FALSE(store.archive(record, note, false));
      TEST_ASSERT_FALSE(store.save(Slot::Settings, 1, nullptr, 0));
      TEST_ASSERT_FALSE(store.erase_ahead());
    }
    TEST_ASSERT_EQUAL(programs, life.flash.programs());
    TEST_ASSERT_EQUAL(erases, life.flash.erases());
    store.try_again();
    TEST_ASSERT_FALSE(store.archive(record, note, true));
    const long milliseconds =
        (life.flash.erases() - erases) * 400 + (life.flash.programs() - programs) * 3;
    TEST_ASSERT_LESS_THAN(1000, milliseconds);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_sectors_of_a_device_that_stays_on_wear_evenly);
  RUN_TEST(the_sectors_of_a_device_that_is_switched_on_and_off_wear_almost_evenly);
  RUN_TEST(a_flash_is_used_until_its_last_sector_dies_and_keeps_what_it_held);
  RUN_TEST(any_dead_sectors_are_survived);
  RUN_TEST(a_dead_flash_is_reported_within_a_second_and_not_written_again);
  return UNITY_END();
}
