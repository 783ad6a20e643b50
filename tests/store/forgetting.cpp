// Erasing everything or a name: in steps, and completely, wherever the power fails.
#include "tests/store/store_bench.h"

namespace {

using namespace felicity;
using namespace felicity::store;
using Erasing = Store::Erasing;
using tests::Tear;

constexpr Tear kTears[] = {{Tear::How::FirstBytes, 0},  {Tear::How::FirstBytes, 200},
                           {Tear::How::LastBytes, 200}, {Tear::How::LastBytes, 250},
                           {Tear::How::Bits, 4},        {Tear::How::FirstBytes, 256},
                           {Tear::How::Wavering, 0},    {Tear::How::Hardly, 3}};

bool is_somewhere(const FailingFlash& flash, std::string_view name) {
  for (std::uint32_t page = 0; page < kSectors * kPagesInSector; ++page) {
    const auto* bytes = reinterpret_cast<const char*>(flash.bytes(page * kPageBytes));
    if (std::string_view(bytes, kPageBytes).find(name) != std::string_view::npos) return true;
  }
  return false;
}

void choose(Store& store, std::string_view words) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(words.data());
  (void)store.save(Slot::Roster0, 1, bytes, words.size());
}

std::string chosen(Store& store) {
  std::string words;
  (void)store.load(Slot::Roster0, 1, [&](auto, const std::uint8_t* bytes, std::size_t size) {
    words.assign(bytes, bytes + size);
    return true;
  });
  return words;
}

// A device that Ben played on, and others.
StoreBench used_device() {
  StoreBench bench;
  for (int i = 1; i <= 40; ++i) {
    choose(bench.store, "Anna and Ben");
    TEST_ASSERT_TRUE(bench.store.save_game(game_of("Anna", "Ben"), note_of(i)));
    TEST_ASSERT_TRUE(bench.store.archive(i % 2 == 0 ? game_of("Anna", "Ben") : short_game(3),
                                         note_of(i), false));
  }
  TEST_ASSERT_TRUE(bench.store.save_no_game(40));
  return bench;
}

// As the app does: an interrupted erase goes on after a start.
bool erase_ben(StoreBench& bench) {
  if (!bench.store.begin_erase_name("Ben")) return false;
  choose(bench.store, "Anna");
  (void)bench.store.save_no_game(40);
  return bench.erase() == Erasing::Done;
}

void erasing_everything_leaves_a_blank_flash() {
  StoreBench bench = used_device();
  FailingFlash::in_use = &bench.flash;
  TEST_ASSERT_TRUE(bench.store.erase_step() == Erasing::Idle);
  TEST_ASSERT_FALSE(bench.store.erasing());
  TEST_ASSERT_EQUAL(0, bench.store.erase_percent());
  TEST_ASSERT_TRUE(bench.erase_everything());
  TEST_ASSERT_TRUE(bench.flash == FailingFlash(kSectors));
  TEST_ASSERT_TRUE(bench.store.erase_step() == Erasing::Idle);
  TEST_ASSERT_TRUE(bench.finished().empty());
  TEST_ASSERT_EQUAL(0, bench.store.finished_count());
  const long erases = bench.flash.erases();
  TEST_ASSERT_TRUE(bench.store.save_game(short_game(4), note_of(1)));
  TEST_ASSERT_EQUAL(erases, bench.flash.erases());  // what was erased is not erased again
  TEST_ASSERT_TRUE(bench.restart());
  TEST_ASSERT_FALSE(bench.store.erase_pending());
}

// Begins to erase a used device with `begin(bench)`, cuts the power in one operation after the
// other, the first `each` of them and then every fifth, and runs `check(bench)` with the power
// back.
template <class Begin, class Check>
void erase_with_every_cut(long each, Begin begin, Check check) {
  const StoreBench used = used_device();
  for (const Tear& tear : kTears) {
    bool cut = true;
    for (long operation = 0; cut; operation += operation < each ? 1 : 5) {
      StoreBench bench = used;
      FailingFlash::in_use = &bench.flash;
      bench.flash.cut(operation, tear);
      begin(bench);
      while (bench.store.erase_step() == Erasing::Working) {
      }
      cut = bench.flash.is_off();
      bench.flash.power_on();
      check(bench);
    }
  }
}

// Either nothing was erased yet or everything is in the end; no older game reappears.
void everything_is_erased_wherever_the_power_fails() {
  const auto begin = [](StoreBench& bench) { bench.store.begin_erase_everything(); };
  erase_with_every_cut(4, begin, [](StoreBench& bench) {
    TEST_ASSERT_FALSE(bench.restart());
    if (bench.store.erase_pending()) {
      TEST_ASSERT_TRUE(bench.store.erased_name().empty());
      TEST_ASSERT_TRUE(bench.erase_everything());
      TEST_ASSERT_TRUE(bench.flash == FailingFlash(kSectors));
    } else if (bench.note.number != 0) {
      TEST_ASSERT_EQUAL(40, bench.note.number);
      TEST_ASSERT_EQUAL(40, bench.finished().size());
    } else {
      TEST_ASSERT_TRUE(bench.finished().empty());
    }
  });
}

// What is to outlive everything is saved after the beginning: no cut loses it.
void a_slot_saved_after_the_beginning_outlives_everything_wherever_the_power_fails() {
  const auto begin = [](StoreBench& bench) {
    bench.store.begin_erase_everything();
    choose(bench.store, "in Slovak");
  };
  erase_with_every_cut(8, begin, [&](StoreBench& bench) {
    bench.store = Store();
    std::string found = chosen(bench.store);
    TEST_ASSERT_TRUE(found == "in Slovak" || found == "Anna and Ben");
    (void)bench.store.load_game(bench.record, bench.note);
    if (bench.store.erase_pending()) {
      begin(bench);
      TEST_ASSERT_TRUE(bench.erase() == Erasing::Done);
      TEST_ASSERT_FALSE(is_somewhere(bench.flash, "Ben"));
      bench.store = Store();
      found = chosen(bench.store);
      TEST_ASSERT_FALSE(bench.store.load_game(bench.record, bench.note));
      TEST_ASSERT_FALSE(bench.store.erase_pending());
    }
    const bool is_erased = bench.finished().empty();
    TEST_ASSERT_EQUAL_STRING(is_erased ? "in Slovak" : "Anna and Ben", found.c_str());
    choose(bench.store, "in Dutch");  // and the next page finds its place
    bench.store = Store();
    TEST_ASSERT_EQUAL_STRING("in Dutch", chosen(bench.store).c_str());
  });
}

// A sector that cannot be erased can mostly still be programmed: then what it held is invalidated.
void a_sector_that_cannot_be_erased_is_invalidated_or_reported() {
  for (const std::uint32_t dead : {1U, kFirstGameSector + 1, kFirstFinishedSector}) {
    StoreBench bench = used_device();
    FailingFlash::in_use = &bench.flash;
    bench.flash.set_health(dead, Health::EraseIgnored);
    TEST_ASSERT_TRUE(bench.erase_everything());
    TEST_ASSERT_FALSE(is_somewhere(bench.flash, "Ben"));
    TEST_ASSERT_FALSE(bench.restart());
    TEST_ASSERT_EQUAL(0, bench.note.number);
  }
  for (const std::uint32_t dead : {0U, kFirstGameSector, kFirstFinishedSector}) {
    StoreBench bench = used_device();
    FailingFlash::in_use = &bench.flash;
    bench.flash.set_health(dead, Health::ProgramRefused);
    TEST_ASSERT_TRUE(bench.erase_everything());  // it can be erased
    bench = used_device();
    FailingFlash::in_use = &bench.flash;
    bench.flash.set_health(dead, Health::Unreadable);
    TEST_ASSERT_FALSE(bench.erase_everything());
  }
}

// A flash that takes no page may still be erased.
void everything_is_erased_without_an_intent_page() {
  StoreBench bench = used_device();
  FailingFlash::in_use = &bench.flash;
  for (std::uint32_t sector = 0; sector < kSectors; ++sector) {
    bench.flash.set_health(sector, Health::ProgramRefused);
  }
  TEST_ASSERT_TRUE(bench.erase_everything());
  TEST_ASSERT_FALSE(bench.store.failing());
  TEST_ASSERT_TRUE(bench.flash == FailingFlash(kSectors));
}

void an_erased_name_is_nowhere_in_the_flash() {
  StoreBench bench = used_device();
  FailingFlash::in_use = &bench.flash;
  TEST_ASSERT_TRUE(is_somewhere(bench.flash, "Ben"));
  TEST_ASSERT_TRUE(erase_ben(bench));
  TEST_ASSERT_FALSE(is_somewhere(bench.flash, "Ben"));
  TEST_ASSERT_EQUAL(20, bench.finished().size());
  TEST_ASSERT_EQUAL(20, bench.store.finished_count());
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_FALSE(bench.store.erase_pending());
  TEST_ASSERT_EQUAL(40, bench.note.number);
  TEST_ASSERT_TRUE(chosen(bench.store) == "Anna");
  TEST_ASSERT_TRUE(bench.store.archive(short_game(3), note_of(41), false));
  TEST_ASSERT_EQUAL(21, bench.finished().size());
}

void a_name_is_erased_wherever_the_power_fails() {
  const StoreBench used = used_device();
  for (const Tear& tear : kTears) {
    bool cut = true;
    for (long operation = 0; cut; ++operation) {
      StoreBench bench = used;
      FailingFlash::in_use = &bench.flash;
      bench.flash.cut(operation, tear);
      (void)erase_ben(bench);
      cut = bench.flash.is_off();
      bench.flash.power_on();
      bench.store = Store();
      const std::string people = chosen(bench.store);
      TEST_ASSERT_TRUE(people == "Anna" || people == "Anna and Ben");
      TEST_ASSERT_FALSE(bench.store.load_game(bench.record, bench.note));
      TEST_ASSERT_EQUAL(40, bench.note.number);
      if (bench.store.erase_pending()) {
        TEST_ASSERT_TRUE(bench.store.erased_name() == "Ben");
        TEST_ASSERT_TRUE(erase_ben(bench));
        TEST_ASSERT_FALSE(is_somewhere(bench.flash, "Ben"));
        TEST_ASSERT_EQUAL(20, bench.finished().size());
      } else if (people == "Anna") {  // it was at its end
        TEST_ASSERT_EQUAL(20, bench.finished().size());
      }
    }
  }
}

void a_name_that_cannot_be_erased_everywhere_is_reported() {
  for (const std::uint32_t dead : {0U, kFirstGameSector}) {  // of old choices, of old games
    StoreBench bench = used_device();
    FailingFlash::in_use = &bench.flash;
    bench.flash.set_health(dead, Health::Unreadable);
    TEST_ASSERT_FALSE(erase_ben(bench));
  }
  StoreBench bench = used_device();  // what stays could not be saved without it
  FailingFlash::in_use = &bench.flash;
  TEST_ASSERT_TRUE(bench.store.begin_erase_name("Ben"));
  TEST_ASSERT_TRUE(bench.store.erasing());
  for (std::uint32_t sector = 0; sector < kSlotSectors; ++sector) {
    bench.flash.set_health(sector, Health::ProgramRefused);
  }
  choose(bench.store, "Anna");
  TEST_ASSERT_TRUE(bench.store.failing());
  TEST_ASSERT_TRUE(bench.erase() == Erasing::Failed);
}

void erasing_a_name_does_not_begin_without_its_intent_page() {
  StoreBench bench = used_device();
  FailingFlash::in_use = &bench.flash;
  TEST_ASSERT_FALSE(bench.store.begin_erase_name(""));
  TEST_ASSERT_FALSE(bench.store.begin_erase_name("longer_than_any_n"));
  TEST_ASSERT_TRUE(bench.store.begin_erase_name("as_long_as_any_n"));
  bench = used_device();
  FailingFlash::in_use = &bench.flash;
  bench.flash.set_writes(false);
  TEST_ASSERT_FALSE(bench.store.begin_erase_name("Ben"));
  TEST_ASSERT_TRUE(bench.store.erase_step() == Erasing::Idle);
  TEST_ASSERT_TRUE(bench.store.failing());
}

// An intent page needs a valid checksum and valid contents.
void not_every_page_of_its_kind_is_an_intent() {
  const auto pending_after = [](const Bytes& payload) {
    StoreBench bench;
    TEST_ASSERT_TRUE(bench.store.save_game(short_game(4), note_of(1)));
    bench.plant(kGamePage + 20, 1, payload, 1);
    TEST_ASSERT_TRUE(bench.restart());
    return bench.store.erase_pending();
  };
  const Bytes everything = {'e', 'r', 'a', 's', 'e', ' '};
  Bytes longest = everything;
  for (std::size_t i = 0; i < kKeptNameBytes; ++i) longest.push_back('n');
  Bytes too_long = longest;
  too_long.push_back('n');
  TEST_ASSERT_TRUE(pending_after(everything));
  TEST_ASSERT_TRUE(pending_after(longest));
  TEST_ASSERT_FALSE(pending_after(too_long));
  TEST_ASSERT_FALSE(pending_after({}));
  TEST_ASSERT_FALSE(pending_after({'e', 'r', 'a', 's', 'e'}));
  TEST_ASSERT_FALSE(pending_after({'e', 'r', 'a', 's', 'e', '!'}));
}

// Another name than the one that is pending is remembered as well.
void a_new_intent_replaces_the_pending_one() {
  StoreBench bench = used_device();
  FailingFlash::in_use = &bench.flash;
  TEST_ASSERT_TRUE(bench.store.begin_erase_name("Ben"));
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_TRUE(bench.store.erase_pending());
  const long programs = bench.flash.programs();
  TEST_ASSERT_TRUE(bench.store.begin_erase_name(bench.store.erased_name()));
  TEST_ASSERT_LESS_OR_EQUAL(2, bench.flash.programs() - programs);  // only mended
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_TRUE(bench.store.begin_erase_name("Anna"));
  TEST_ASSERT_FALSE(bench.restart());
  TEST_ASSERT_TRUE(bench.store.erased_name() == "Anna");
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(erasing_everything_leaves_a_blank_flash);
  RUN_TEST(everything_is_erased_wherever_the_power_fails);
  RUN_TEST(a_slot_saved_after_the_beginning_outlives_everything_wherever_the_power_fails);
  RUN_TEST(a_sector_that_cannot_be_erased_is_invalidated_or_reported);
  RUN_TEST(everything_is_erased_without_an_intent_page);
  RUN_TEST(an_erased_name_is_nowhere_in_the_flash);
  RUN_TEST(a_name_is_erased_wherever_the_power_fails);
  RUN_TEST(a_name_that_cannot_be_erased_everywhere_is_reported);
  RUN_TEST(erasing_a_name_does_not_begin_without_its_intent_page);
  RUN_TEST(not_every_page_of_its_kind_is_an_intent);
  RUN_TEST(a_new_intent_replaces_the_pending_one);
  return UNITY_END();
}
