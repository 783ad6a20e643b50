// The reader of skins: what it finds, and that it uses nothing of a block with a fault.
#include "engine/skin/skin.h"

#include <cstring>
#include <string>
#include <vector>

#include "engine/base/crc32.h"
#include "hal_host/device/skin_block.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using host::Bytes;
using skin::Fault;
using skin::Part;
using skin::Skin;

Fault fault_of(const Bytes& block) { return Skin().take(block); }

Fault fault_with(Part part, int index, const Bytes& contents) {
  host::SkinBlock block;
  block.set(part, index, contents);
  return fault_of(block.bytes());
}

Bytes large_of(int animal, std::uint8_t clear = 3) {
  Bytes contents(skin::large_bytes(animal), 0x11);
  std::memset(contents.data(), 0, 4);
  contents[0] = clear;
  return contents;
}

bool uses_nothing(const Skin& skin) {
  gfx::Sprite picture;
  return *skin.title() == '\0' && skin.name(Face::Rabbit, text::Language::German) == nullptr &&
         !skin.large(0, picture) && !skin.small(0, picture) && skin.tune(0).empty() &&
         skin.palette(skin::Ground::Day) == nullptr;
}

// ---- what is found ------------------------------------------------------------------------------

void every_part_is_found_where_it_lies_and_what_is_not_there_is_the_games_own() {
  const Note notes[] = {tone(440, 100), rest(20), glide(200, 400, 50)};
  host::SkinBlock made;
  made.set(Part::Title, 0, host::skin_text("Kim’s cats"));
  made.set(Part::Name, skin::language_index(text::Language::Slovak) << 4 | 7,
           host::skin_text("Ľubka"));
  made.set(Part::Name, 7, host::skin_text("Mimi"));
  made.set(Part::Large, 7, large_of(7));
  made.set(Part::Small, skin::kMouse, Bytes(skin::small_bytes(skin::kMouse), 0xAA));
  made.set(Part::Tune, 4, host::skin_tune(notes));
  made.set(Part::Palette, 2, host::skin_palette(gfx::kFeltNight));
  const Bytes block = made.bytes();
  Skin skin;
  TEST_ASSERT_TRUE(skin.take(block) == Fault::None);
  TEST_ASSERT_TRUE(skin.is_used());
  TEST_ASSERT_EQUAL_STRING("Kim’s cats", skin.title());
  TEST_ASSERT_EQUAL_STRING("Mimi", skin.name(Face::Cat15, text::Language::German));
  TEST_ASSERT_EQUAL_STRING("Ľubka", skin.name(Face::Cat15, text::Language::Slovak));
  TEST_ASSERT_NULL(skin.name(Face::Rabbit, text::Language::German));
  gfx::Sprite picture;
  TEST_ASSERT_TRUE(skin.large(7, picture));
  TEST_ASSERT_EQUAL(38, picture.w);
  TEST_ASSERT_EQUAL(38, picture.h);
  TEST_ASSERT_EQUAL(3, picture.clear);
  TEST_ASSERT_EQUAL_HEX32(0x11111111, picture.pixels[0]);
  TEST_ASSERT_FALSE(skin.large(6, picture));
  TEST_ASSERT_TRUE(skin.small(skin::kMouse, picture));
  TEST_ASSERT_EQUAL(8, picture.w);
  TEST_ASSERT_EQUAL_HEX8(0xAA, picture.bits[0]);
  TEST_ASSERT_EQUAL(3, skin.tune(4).size());
  TEST_ASSERT_EQUAL(400, skin.tune(4)[2].to);
  TEST_ASSERT_TRUE(skin.tune(3).empty());
  TEST_ASSERT_EQUAL_MEMORY(&gfx::kFeltNight, skin.palette(skin::Ground::Felt),
                           sizeof(gfx::Palette));
  TEST_ASSERT_NULL(skin.palette(skin::Ground::Day));
  // Nothing was copied.
  TEST_ASSERT_TRUE(static_cast<const void*>(skin.title()) > block.data());
  TEST_ASSERT_TRUE(static_cast<const void*>(skin.title()) < block.data() + block.size());
}

void a_skin_without_sections_changes_nothing() {
  Skin skin;
  const Bytes block = host::SkinBlock().bytes();
  TEST_ASSERT_TRUE(skin.take(block) == Fault::None);
  TEST_ASSERT_TRUE(uses_nothing(skin));
}

void the_games_own_pictures_names_tunes_and_colours_keep_all_limits() {
  TEST_ASSERT_TRUE(fault_of(host::own_skin()) == Fault::None);
}

// ---- a whole block ------------------------------------------------------------------------------

void erased_flash_and_foreign_bytes_are_no_skin() {
  TEST_ASSERT_TRUE(fault_of({}) == Fault::Absent);
  TEST_ASSERT_TRUE(fault_of(Bytes(16384, 0xFF)) == Fault::Absent);
  TEST_ASSERT_TRUE(fault_of(Bytes(16384, 0x00)) == Fault::Absent);
  TEST_ASSERT_TRUE(fault_of({'F', 'S', 'K', 'N'}) == Fault::Absent);
  const Bytes block = host::own_skin();
  Bytes shifted = {0};
  shifted.insert(shifted.end(), block.begin(), block.end());
  TEST_ASSERT_TRUE(Skin().take(std::span(shifted).subspan(1)) == Fault::Absent);  // not aligned
}

void bytes_behind_a_skin_are_not_its_own() {
  Bytes block = host::own_skin();
  block.resize(16384, 0xFF);
  TEST_ASSERT_TRUE(fault_of(block) == Fault::None);
}

void every_changed_bit_is_found_and_nothing_is_used() {
  host::SkinBlock made;
  made.set(Part::Title, 0, host::skin_text("Title"));
  made.set(Part::Name, 0, host::skin_text("Name"));
  Bytes block = made.bytes();
  for (std::size_t bit = 0; bit < block.size() * 8; ++bit) {
    block[bit / 8] = static_cast<std::uint8_t>(block[bit / 8] ^ 1 << bit % 8);
    Skin skin;
    TEST_ASSERT_FALSE(skin.take(block) == Fault::None);
    TEST_ASSERT_FALSE(skin.is_used());
    TEST_ASSERT_TRUE(uses_nothing(skin));
    block[bit / 8] = static_cast<std::uint8_t>(block[bit / 8] ^ 1 << bit % 8);
  }
  TEST_ASSERT_TRUE(fault_of(block) == Fault::None);
}

void a_later_version_and_a_block_that_is_cut_off_are_told_apart() {
  Bytes block = host::own_skin();
  block[4] = skin::kVersion + 1;
  TEST_ASSERT_TRUE(fault_of(block) == Fault::TooNew);
  block[4] = 0;
  TEST_ASSERT_TRUE(fault_of(block) == Fault::Damaged);
  block = host::own_skin();
  for (const std::size_t size : {block.size() - 1, block.size() - 4, std::size_t{16}}) {
    TEST_ASSERT_TRUE(fault_of(Bytes(block.begin(), block.begin() + static_cast<long>(size))) ==
                     Fault::Damaged);
  }
}

void after_a_fault_a_skin_that_was_used_is_no_longer() {
  const Bytes good = host::own_skin();
  Skin skin;
  TEST_ASSERT_TRUE(skin.take(good) == Fault::None);
  TEST_ASSERT_TRUE(skin.take({}) == Fault::Absent);
  TEST_ASSERT_TRUE(uses_nothing(skin));
}

// ---- sections -----------------------------------------------------------------------------------

// A block whose checksum is right, whatever its sections are.
Bytes with_sections(const Bytes& sections) {
  Bytes block = host::SkinBlock().bytes();
  block.insert(block.end(), sections.begin(), sections.end());
  const std::uint32_t crc = crc32(sections.data(), sections.size());
  block[8] = static_cast<std::uint8_t>(sections.size());
  for (unsigned i = 0; i < 4; ++i) block[12 + i] = static_cast<std::uint8_t>(crc >> 8 * i);
  return block;
}

void unknown_sections_and_those_out_of_order_are_refused() {
  TEST_ASSERT_TRUE(fault_with(static_cast<Part>(0), 0, {1, 2, 3, 4}) == Fault::BadSections);
  TEST_ASSERT_TRUE(fault_with(static_cast<Part>(7), 0, {1, 2, 3, 4}) == Fault::BadSections);
  for (const std::uint8_t part :
       {std::uint8_t{1}, std::uint8_t{2}}) {  // a title behind a name; a name twice
    const auto index = static_cast<std::uint8_t>(part == 1 ? 0 : 5);
    const Bytes sections = {2, 5, 2, 0, 'A', 0, 0, 0, part, index, 2, 0, 'B', 0, 0, 0};
    Skin skin;
    TEST_ASSERT_TRUE(skin.take(with_sections(sections)) == Fault::BadSections);
    TEST_ASSERT_EQUAL(skin::kHeaderBytes + 8, skin.fault_at());
  }
}

void a_section_longer_than_the_skin_is_refused() {
  TEST_ASSERT_TRUE(fault_of(with_sections({1, 0, 2, 0, 'A', 0, 0, 0})) == Fault::None);
  TEST_ASSERT_TRUE(fault_of(with_sections({1, 0, 5, 0, 'A', 0, 0, 0})) == Fault::BadSections);
  TEST_ASSERT_TRUE(fault_of(with_sections({1, 0, 255, 255, 'A', 0, 0, 0})) == Fault::BadSections);
}

// ---- limits -------------------------------------------------------------------------------------

Fault name_fault(const std::string& name, int index = 0) {
  return fault_with(Part::Name, index, host::skin_text(name));
}

void names_have_one_to_fourteen_letters_that_the_fonts_have() {
  for (const char* good : {"A", "Kátzchen-Ľudo1", "Zwölf Mäuse €", "ČĎŽ ŕĺ ß"}) {
    TEST_ASSERT_TRUE_MESSAGE(name_fault(good) == Fault::None, good);
  }
  for (const char* bad :
       {"", " A", "A ", "ABCDEFGHIJKLMNO", "\n", "日本", "A\tB", "\xC3", "\xFF", "😀"}) {
    TEST_ASSERT_TRUE_MESSAGE(name_fault(bad) == Fault::BadName, bad);
  }
  TEST_ASSERT_TRUE(name_fault(std::string("A\0B", 3)) == Fault::BadName);
  TEST_ASSERT_TRUE(fault_with(Part::Name, 0, {'A', 'B'}) == Fault::BadName);  // no zero at its end
  TEST_ASSERT_TRUE(name_fault("A", kFaces) == Fault::BadName);
  TEST_ASSERT_TRUE(name_fault("A", 4 << 4) == Fault::None);
  TEST_ASSERT_TRUE(name_fault("A", 5 << 4) == Fault::BadName);
  TEST_ASSERT_TRUE(fault_with(Part::Title, 0, host::skin_text("ABCDEFGHIJKLMNOP")) == Fault::None);
  TEST_ASSERT_TRUE(fault_with(Part::Title, 0, host::skin_text("ABCDEFGHIJKLMNOPQ")) ==
                   Fault::BadTitle);
  TEST_ASSERT_TRUE(fault_with(Part::Title, 1, host::skin_text("A")) == Fault::BadTitle);
}

void pictures_of_all_cards_have_one_size() {
  for (int animal = 1; animal < kFaces; ++animal) {
    TEST_ASSERT_EQUAL(skin::large_bytes(0), skin::large_bytes(animal));
    TEST_ASSERT_EQUAL(skin::small_bytes(0), skin::small_bytes(animal));
  }
  TEST_ASSERT_TRUE(fault_with(Part::Large, 0, large_of(0)) == Fault::None);
  TEST_ASSERT_TRUE(fault_with(Part::Large, 0, large_of(0, 15)) == Fault::None);
  TEST_ASSERT_TRUE(fault_with(Part::Large, 0, large_of(0, 16)) == Fault::BadPicture);
  TEST_ASSERT_TRUE(fault_with(Part::Large, skin::kMouse, large_of(skin::kMouse)) == Fault::None);
  TEST_ASSERT_TRUE(fault_with(Part::Large, skin::kMouse, large_of(0)) == Fault::BadPicture);
  TEST_ASSERT_TRUE(fault_with(Part::Large, skin::kAnimals, large_of(0)) == Fault::BadPicture);
  const std::size_t small = skin::small_bytes(0);
  TEST_ASSERT_TRUE(fault_with(Part::Small, 0, Bytes(small)) == Fault::None);
  TEST_ASSERT_TRUE(fault_with(Part::Small, 0, Bytes(small - 1)) == Fault::BadPicture);
  TEST_ASSERT_TRUE(fault_with(Part::Small, 0, Bytes(small + 1)) == Fault::BadPicture);
  TEST_ASSERT_TRUE(fault_with(Part::Small, skin::kAnimals, Bytes(small)) == Fault::BadPicture);
}

Fault tune_fault(std::vector<Note> notes, int index = 4) {
  return fault_with(Part::Tune, index, host::skin_tune(notes));
}

void tunes_are_short_and_suit_a_piezo() {
  TEST_ASSERT_TRUE(tune_fault({tone(100, 1), tone(4000, 2499)}) == Fault::None);
  TEST_ASSERT_TRUE(tune_fault({tone(100, 1), tone(4000, 2500)}) == Fault::BadTune);
  TEST_ASSERT_TRUE(tune_fault({}) == Fault::BadTune);
  TEST_ASSERT_TRUE(tune_fault({tone(99, 10)}) == Fault::BadTune);
  TEST_ASSERT_TRUE(tune_fault({tone(4001, 10)}) == Fault::BadTune);
  TEST_ASSERT_TRUE(tune_fault({glide(0, 400, 10)}) == Fault::BadTune);
  TEST_ASSERT_TRUE(tune_fault({glide(400, 0, 10)}) == Fault::BadTune);
  TEST_ASSERT_TRUE(tune_fault({tone(400, 0)}) == Fault::BadTune);
  TEST_ASSERT_TRUE(tune_fault(std::vector<Note>(32, rest(10))) == Fault::None);
  TEST_ASSERT_TRUE(tune_fault(std::vector<Note>(33, rest(10))) == Fault::BadTune);
  TEST_ASSERT_TRUE(tune_fault({tone(400, 60)}, skin::kClick) == Fault::None);
  TEST_ASSERT_TRUE(tune_fault({tone(400, 61)}, skin::kClick) == Fault::BadTune);
  TEST_ASSERT_TRUE(tune_fault({tone(400, 201)}, skin::kSqueak) == Fault::BadTune);
  TEST_ASSERT_TRUE(tune_fault({tone(400, 10)}, skin::kTunes) == Fault::BadTune);
  Bytes note = host::skin_tune(std::vector<Note>{tone(400, 10)});
  note[6] = 2;  // neither rolled nor not
  TEST_ASSERT_TRUE(fault_with(Part::Tune, 4, note) == Fault::BadTune);
  note[6] = 0;
  note[7] = 1;
  TEST_ASSERT_TRUE(fault_with(Part::Tune, 4, note) == Fault::BadTune);
  note.pop_back();
  TEST_ASSERT_TRUE(fault_with(Part::Tune, 4, note) == Fault::BadTune);
}

void colours_keep_what_is_written_readable() {
  const auto fault = [](gfx::Colour colour, std::uint32_t rgb, int ground = 0) {
    gfx::Palette palette = gfx::kDay;
    palette.rgb565[static_cast<int>(colour)] = gfx::rgb565(rgb);
    return fault_with(Part::Palette, ground, host::skin_palette(palette));
  };
  TEST_ASSERT_TRUE(fault(gfx::Colour::Orange, 0xFFB000) == Fault::None);
  TEST_ASSERT_TRUE(fault(gfx::Colour::Orange, 0x202020) == Fault::BadColours);  // black on it
  TEST_ASSERT_TRUE(fault(gfx::kPaper, 0x606060) == Fault::BadColours);
  TEST_ASSERT_TRUE(fault(gfx::kInk, 0xE0D0B0) == Fault::BadColours);
  TEST_ASSERT_TRUE(fault(gfx::kCardMinus, 0xFFFFFF) == Fault::BadColours);
  TEST_ASSERT_TRUE(fault(gfx::Colour::Orange, 0xFFB000, skin::kGrounds) == Fault::BadColours);
  TEST_ASSERT_TRUE(fault_with(Part::Palette, 0, Bytes(skin::kPaletteBytes - 2, 0)) ==
                   Fault::BadColours);
}

void every_fault_is_explained() {
  for (int fault = 0; fault <= static_cast<int>(Fault::BadColours); ++fault) {
    TEST_ASSERT_GREATER_THAN(5, std::strlen(skin::explain(static_cast<Fault>(fault))));
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_part_is_found_where_it_lies_and_what_is_not_there_is_the_games_own);
  RUN_TEST(a_skin_without_sections_changes_nothing);
  RUN_TEST(the_games_own_pictures_names_tunes_and_colours_keep_all_limits);
  RUN_TEST(erased_flash_and_foreign_bytes_are_no_skin);
  RUN_TEST(bytes_behind_a_skin_are_not_its_own);
  RUN_TEST(every_changed_bit_is_found_and_nothing_is_used);
  RUN_TEST(a_later_version_and_a_block_that_is_cut_off_are_told_apart);
  RUN_TEST(after_a_fault_a_skin_that_was_used_is_no_longer);
  RUN_TEST(unknown_sections_and_those_out_of_order_are_refused);
  RUN_TEST(a_section_longer_than_the_skin_is_refused);
  RUN_TEST(names_have_one_to_fourteen_letters_that_the_fonts_have);
  RUN_TEST(pictures_of_all_cards_have_one_size);
  RUN_TEST(tunes_are_short_and_suit_a_piezo);
  RUN_TEST(colours_keep_what_is_written_readable);
  RUN_TEST(every_fault_is_explained);
  return UNITY_END();
}
