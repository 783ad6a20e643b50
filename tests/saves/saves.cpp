// usage: saves [--write]
// Every schema that was ever released stays readable. --write prints a save of the current schema,
// to be added here before a new one is released.
#include <cstdio>
#include <cstring>
#include <iterator>
#include <utility>

#include "engine/base/crc32.h"
#include "engine/session/save_format.h"
#include "tests/saves/save_file.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

std::uint32_t code_of(const Record& record) {
  std::uint8_t bytes[kMostRecordBytes];
  return crc32(bytes, encode(record, bytes));
}

store::Page page_of(const FailingFlash& flash, std::uint32_t place) {
  store::Page page;
  std::memcpy(&page, flash.bytes(place * store::kPageBytes), sizeof page);
  return page;
}

// Of the game and of each choice only the two newest pages: a small file says as much as a long
// one.
FailingFlash newest_pages(const FailingFlash& flash) {
  constexpr std::uint32_t kFirst[] = {0, store::kFirstGameSector, store::kFirstFinishedSector,
                                      store::kSectors};
  FailingFlash small;
  for (int region = 0; region < 3; ++region) {
    const std::uint32_t from = kFirst[region] * store::kPagesInSector;
    const std::uint32_t to = kFirst[region + 1] * store::kPagesInSector;
    for (std::uint32_t place = from; place < to; ++place) {
      const store::Page page = page_of(flash, place);
      int newer = 0;
      for (std::uint32_t other = from; other < to; ++other) {
        const store::PageHead head = page_of(flash, other).head;
        newer +=
            head.is_ours() && head.kind == page.head.kind && head.sequence > page.head.sequence;
      }
      if (page.is_sound() && (newer < 2 || region == 2)) {
        small.put(place * store::kPageBytes, &page, sizeof page);
      }
    }
  }
  return small;
}

// Two finished games, a third running, changed settings.
void write_save() {
  Random random = Random::from_seed(1);
  VirtualDevice device(kOled, 1);
  seat_players(device, 3);
  ui::Settings& settings = device.app().change_settings();
  settings.speed = ui::Speed::Off;
  settings.language = ui::Language::Slovak;
  settings.left_handed = true;
  settings.brightness = 2;
  settings.edition = Edition::Dutch999;
  settings.usb_console = settings.bots_learn = settings.tips = true;
  settings.battery = session::Battery::ThreeCells;
  for (int game = 0; game < 2; ++game) {
    device.app().begin(ui::kGameMode);
    ButtonPlayer(device).play_game(random);
  }
  device.app().begin(ui::kGameMode);
  ButtonPlayer player(device);
  player.skip_to_turn();
  for (int i = 0; i < 30; ++i) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  VirtualDevice next(kOled, 2, device.flash());
  std::printf("# A device in the middle of its third game.\n%s",
              as_text(newest_pages(next.flash())).c_str());
}

FailingFlash save(const char* name) {
  FailingFlash flash;
  const std::string path = std::string(FELICITY_SAVES) + "/" + name;
  TEST_ASSERT_TRUE_MESSAGE(read_text(flash, path.c_str()), path.c_str());
  return flash;
}

struct SavedSchema {
  int number;
  const char* file;
};
constexpr SavedSchema kSaves[] = {{1, "schema_1.hex"}, {2, "schema_2.hex"}, {3, "schema_3.hex"},
                                  {4, "schema_4.hex"}, {5, "schema_5.hex"}, {6, "schema_6.hex"}};
static_assert(std::size(kSaves) == session::kKeptSchema);
// Codes of the games, which are the same in all saves.
constexpr std::uint32_t kPlaying = 0x8B4CC1EB;
constexpr std::uint32_t kFinished[] = {0x41EE654E, 0xCD345816};  // newest first

void is_loaded_completely(const char* file) {
  VirtualDevice device(kOled, 1, save(file));
  const ui::App& app = std::as_const(device).app();
  TEST_ASSERT_FALSE(app.saves().too_new());
  TEST_ASSERT_TRUE(app.settings().language == ui::Language::Slovak);
  TEST_ASSERT_TRUE(app.settings().left_handed);
  TEST_ASSERT_EQUAL(2, app.settings().brightness);
  TEST_ASSERT_TRUE(app.settings().edition == Edition::Dutch999);
  TEST_ASSERT_EQUAL(2, app.saves().seating().games);
  TEST_ASSERT_EQUAL(3, app.saves().roster().count());
  for (int i = 0; i < 3; ++i)
    TEST_ASSERT_EQUAL(2, app.saves().roster().at(i)[session::Figure::Games]);
  TEST_ASSERT_EQUAL_STRING("Anna", app.saves().roster().at(0).name);
  TEST_ASSERT_TRUE(app.session().can_resume());
  TEST_ASSERT_EQUAL(2, app.session().boots());
  TEST_ASSERT_EQUAL_HEX32(kPlaying, code_of(device.record()));
  device.press(hal::kA);
  ButtonPlayer(device).skip_to_turn();
  Random random = Random::from_seed(2);
  ButtonPlayer(device).play_game(random);
  TEST_ASSERT_TRUE(app.table().over());
}

void finished_games_are_readable(const char* file) {
  const VirtualDevice device(kOled, 1, save(file));
  store::Store store;
  Record record;
  store::GameMeta note;
  TEST_ASSERT_TRUE(store.load_game(record, note));
  TEST_ASSERT_EQUAL(3, note.number);
  store::PageRef mark = store::kAfterAll;
  for (const std::uint32_t code : kFinished) {
    TEST_ASSERT_TRUE(store.next_finished(mark, record, note));
    TEST_ASSERT_EQUAL_HEX32(code, code_of(record));
  }
  TEST_ASSERT_FALSE(store.next_finished(mark, record, note));
}

void a_save_of_every_schema_is_loaded_completely() {
  for (const SavedSchema& saved : kSaves) is_loaded_completely(saved.file);
}

void finished_games_of_every_schema_are_still_readable() {
  for (const SavedSchema& saved : kSaves) finished_games_are_readable(saved.file);
}

void settings_that_a_schema_has_are_read_and_others_keep_their_defaults() {
  using session::Battery;
  for (const SavedSchema& saved : kSaves) {
    VirtualDevice device(kOled, 1, save(saved.file));
    const ui::Settings& settings = std::as_const(device).app().settings();
    TEST_ASSERT_EQUAL(saved.number >= 2, settings.usb_console);
    TEST_ASSERT_EQUAL(saved.number >= 3, settings.bots_learn);
    const Battery battery = saved.number >= 4 ? Battery::ThreeCells : Battery::Lithium;
    TEST_ASSERT_TRUE(settings.battery == battery);
    TEST_ASSERT_FALSE(settings.first_start);
    TEST_ASSERT_EQUAL(saved.number >= 6, settings.tips);
  }
}

void a_file_that_is_not_a_save_is_refused() {
  FailingFlash flash;
  TEST_ASSERT_FALSE(read_text(flash, "there/is/no/such.hex"));
  TEST_ASSERT_FALSE(read_text(flash, __FILE__));
}

}  // namespace

int main(int argc, char**) {
  if (argc > 1) {
    write_save();
    return 0;
  }
  UNITY_BEGIN();
  RUN_TEST(a_save_of_every_schema_is_loaded_completely);
  RUN_TEST(finished_games_of_every_schema_are_still_readable);
  RUN_TEST(settings_that_a_schema_has_are_read_and_others_keep_their_defaults);
  RUN_TEST(a_file_that_is_not_a_save_is_refused);
  return UNITY_END();
}
