// Any bytes on the flash: the store loads what it can believe, refuses what is newer, goes on,
// loses its power in the middle, and finds what it wrote.
//
// The input is a list of pages to lay down: place (2 bytes), form (1 byte), then for a raw page as
// many bytes as there are, up to 256, for a whole one kind, schema, number (2 bytes), size and
// payload. The first two bytes say where the power fails.
#include <cstring>

#include "engine/store/store.h"
#include "tests/fuzz/demand.h"
#include "tests/power/failing_flash.h"

using namespace felicity;
using namespace felicity::store;
using felicity::tests::FailingFlash;

namespace {

class Input {
 public:
  Input(const std::uint8_t* bytes, std::size_t size) : at_(bytes), left_(size) {}
  bool empty() const { return left_ == 0; }
  unsigned byte() {
    if (left_ == 0) return 0;
    --left_;
    return *at_++;
  }
  unsigned two() {
    const unsigned low = byte();
    return low | byte() << 8;
  }

 private:
  const std::uint8_t* at_;
  std::size_t left_;
};

void lay_page(FailingFlash& flash, Input& input) {
  const std::uint32_t place = input.two() % (kSectors * kPagesInSector);
  const bool whole = (input.byte() & 1U) != 0;
  Page page;
  std::memset(&page, 0xFF, sizeof page);
  if (whole) {
    page.head.magic = PageHead::kMagic;
    page.head.kind = static_cast<std::uint8_t>(input.byte());
    page.head.schema = static_cast<std::uint8_t>(input.byte());
    page.head.sequence = input.two();
    page.size = static_cast<std::uint8_t>(input.byte());
    for (std::size_t i = 0; i < page.size && i < kPayloadBytes; ++i) {
      page.payload[i] = static_cast<std::uint8_t>(input.byte());
    }
    page.crc = page.sum();
  } else {
    auto* bytes = reinterpret_cast<std::uint8_t*>(&page);
    for (std::size_t i = 0; i < sizeof page && !input.empty(); ++i) {
      bytes[i] = static_cast<std::uint8_t>(input.byte());
    }
  }
  flash.put(place * kPageBytes, &page, sizeof page);
}

struct Found {
  bool game = false;
  Record record;
  GameMeta note;
};

Found load(Store& store) {
  for (int i = 0; i < kSlots; ++i) {
    (void)store.load(static_cast<Slot>(i), 1,
                     [](std::uint8_t schema, const std::uint8_t* bytes, std::size_t size) {
                       demand(schema <= 1 && size <= kPayloadBytes);
                       return size == 0 || bytes[size - 1] != 0;
                     });
  }
  Found found;
  found.game = store.load_game(found.record, found.note);
  demand(!found.game || Replay(found.record).good());
  PageRef mark = kAfterAll;
  Record ended;
  GameMeta note;
  for (int i = 0; i < 4 && store.next_finished(mark, ended, note); ++i) {
    demand(Replay(ended).good());
  }
  return found;
}

// A game that anybody can write.
Record new_game() {
  Record record;
  record.deal.setup.players = 4;
  record.deal.setup.start = 0;
  for (Player& player : record.players) demand(set_name(player, "Anna", 4));
  return record;
}

bool is_same(const Record& one, const Record& two) {
  std::uint8_t bytes[2][kMostRecordBytes];
  const std::size_t size = encode(one, bytes[0]);
  return size == encode(two, bytes[1]) && std::memcmp(bytes[0], bytes[1], size) == 0;
}

bool plays_in(const Record& record, const char* name, std::size_t size) {
  for (Seat seat = 0; seat < record.deal.setup.players; ++seat) {
    const Player& player = record.players[seat];
    if (player.name_size == size && std::memcmp(player.name, name, size) == 0) return true;
  }
  return false;
}

Store::Erasing end_of_erasing(Store& store) {
  Store::Erasing erasing = Store::Erasing::Working;
  while (erasing == Store::Erasing::Working) erasing = store.erase_step();
  return erasing;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Input input(data, size);
  const auto operation = static_cast<long>(input.byte() % 8);
  const auto torn = static_cast<int>(input.byte());
  FailingFlash flash;
  FailingFlash::in_use = &flash;
  while (!input.empty()) lay_page(flash, input);
  const FailingFlash before = flash;

  Store store;
  const Found found = load(store);
  demand(before == flash);
  Found wanted = found;
  wanted.game = true;
  if (!found.game) wanted.record = new_game();
  flash.cut(operation, {tests::Tear::How::FirstBytes, torn});
  const bool saved = store.save_game(wanted.record, wanted.note);
  const bool filed = saved && store.archive(wanted.record, wanted.note, true);
  const std::uint8_t choice[] = {7};
  const bool chosen = store.save(Slot::Settings, 1, choice, sizeof choice);
  demand(!store.too_new() || (!saved && !chosen && before == flash));
  demand(flash.overwrites() == 0);
  if (store.too_new()) return 0;

  const bool cut = flash.is_off();
  flash.power_on();
  Store next;
  const Found again = load(next);
  if (saved) demand(again.game && is_same(again.record, wanted.record));
  if (!saved && cut && again.game && found.game) demand(is_same(again.record, found.record));
  PageRef mark = kAfterAll;
  Record ended;
  GameMeta note;
  if (filed) demand(next.next_finished(mark, ended, note) && is_same(ended, wanted.record));
  if (next.erase_pending() || !next.begin_erase_name("Anna")) return 0;
  if (end_of_erasing(next) == Store::Erasing::Done) {  // no page is of a newer version
    mark = kAfterAll;
    while (next.next_finished(mark, ended, note)) demand(!plays_in(ended, "Anna", 4));
  }
  if (torn % 16 != 0) return 0;  // it takes its time
  next.begin_erase_everything();
  demand(end_of_erasing(next) == Store::Erasing::Done);
  demand(flash == FailingFlash());
  return 0;
}
