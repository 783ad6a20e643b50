// A store on a flash in memory, and games to save in it.
#pragma once

#include <algorithm>

#include "engine/store/store.h"
#include "tests/power/failing_flash.h"
#include "tests/rules/record_table.h"

namespace felicity::store {

using tests::FailingFlash;
using Health = FailingFlash::Health;

struct StoreBench {
  FailingFlash flash{kSectors};
  Store store;
  Record record;
  GameMeta note;

  StoreBench() { FailingFlash::in_use = &flash; }
  bool restart() {
    store = Store();
    record = Record();
    note = GameMeta();
    return store.load_game(record, note);
  }
  // All steps of an erase; at most one erase in each, or 16 programs.
  Store::Erasing erase() {
    Store::Erasing erasing = Store::Erasing::Working;
    for (int percent = 0; erasing == Store::Erasing::Working;) {
      TEST_ASSERT_GREATER_OR_EQUAL(percent, store.erase_percent());
      TEST_ASSERT_LESS_THAN(100, store.erase_percent());
      percent = store.erase_percent();
      const long erases = flash.erases();
      const long programs = flash.programs();
      erasing = store.erase_step();
      TEST_ASSERT_LESS_OR_EQUAL(1, flash.erases() - erases);
      TEST_ASSERT_LESS_OR_EQUAL(16, flash.programs() - programs);
    }
    return erasing;
  }
  bool erase_everything() {
    store.begin_erase_everything();
    return erase() == Store::Erasing::Done;
  }
  // Nothing else has to be saved again.
  bool erase_name(std::string_view name) {
    return store.begin_erase_name(name) && erase() == Store::Erasing::Done;
  }
  // Numbers of the finished games, newest first.
  std::vector<int> finished() {
    std::vector<int> numbers;
    PageRef mark = kAfterAll;
    while (store.next_finished(mark, record, note)) numbers.push_back(note.number);
    return numbers;
  }
  // Writes a page with a good checksum whose payload the store would never write.
  void plant(std::uint32_t page, std::uint8_t schema, const Bytes& payload, std::uint8_t kind = 0) {
    Page planted = {};
    planted.head = {PageHead::kMagic, kind, schema, 1000};
    planted.size = static_cast<std::uint8_t>(payload.size());
    std::memset(planted.payload, 0xFF, kPayloadBytes);
    std::copy(payload.begin(), payload.end(), planted.payload);
    planted.crc = planted.sum();
    flash.put(page * kPageBytes, &planted, sizeof planted);
  }
  Bytes payload_of(std::uint32_t page) const {
    const std::uint8_t* bytes = flash.bytes(page * kPageBytes);
    return Bytes(bytes + 9, bytes + 9 + bytes[8]);
  }
};

inline constexpr std::uint32_t kGamePage = kFirstGameSector * kPagesInSector;
inline constexpr std::uint32_t kFinishedPage = kFirstFinishedSector * kPagesInSector;

inline GameMeta note_of(int number, int starts = 0, bool taken_back = false,
                        bool result_seen = false) {
  return {static_cast<std::uint16_t>(number), static_cast<std::uint8_t>(starts), taken_back,
          result_seen};
}

inline Record game_of(std::string_view first, std::string_view second) {
  Record record = short_game(3);
  name(record.players[0], first);
  name(record.players[2], second);
  return record;
}

}  // namespace felicity::store
