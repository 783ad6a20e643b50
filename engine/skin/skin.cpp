#include "engine/skin/skin.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string_view>

#include "engine/base/crc32.h"
#include "engine/base/utf8.h"
#include "engine/gfx/font.h"

namespace felicity::skin {
namespace {

// Pictures, notes and palettes are used where they lie.
static_assert(std::endian::native == std::endian::little);
static_assert(sizeof(Note) == kNoteBytes && alignof(Note) <= 4 && alignof(gfx::Palette) <= 4);

std::uint16_t number16(const std::uint8_t* at) {
  return static_cast<std::uint16_t>(at[0] | at[1] << 8);
}

std::uint32_t number32(const std::uint8_t* at) {
  return number16(at) | static_cast<std::uint32_t>(number16(at + 2)) << 16;
}

struct Section {
  int part;
  int index;
  std::span<const std::uint8_t> contents;

  explicit Section(const std::uint8_t* at)
      : part(at[0]), index(at[1]), contents(at + kSectionBytes, number16(at + 2)) {}
  std::size_t bytes() const { return kSectionBytes + (contents.size() + 3) / 4 * 4; }
  int order() const { return part << 8 | index; }
};

// ---- limits -------------------------------------------------------------------------------------

// One line that every font can show, with a zero at its end.
bool is_text(std::span<const std::uint8_t> contents, int most_letters) {
  if (contents.size() < 2 || contents.back() != 0) return false;
  const auto* const text = reinterpret_cast<const char*>(contents.data());
  const std::size_t size = contents.size() - 1;
  if (text[0] == ' ' || text[size - 1] == ' ') return false;
  int letters = 0;
  for (std::size_t at = 0; at < size; ++letters) {
    const std::size_t step = utf8_size(text + at, size - at);
    if (step == 0 || !gfx::Font::has(utf8_code(text + at, step))) return false;
    at += step;
  }
  return letters <= most_letters;
}

bool is_name(const Section& section) {
  const int face = section.index & 15;
  const int language = section.index >> 4;
  return face < kFaces && language <= text::kLanguages &&
         is_text(section.contents, kMostNameLetters);
}

bool is_large(const Section& section) {
  if (section.index >= kAnimals || section.contents.size() != large_bytes(section.index)) {
    return false;
  }
  return number32(section.contents.data()) < gfx::kColours;  // the one that stands for clear
}

bool is_small(const Section& section) {
  return section.index < kAnimals && section.contents.size() == small_bytes(section.index);
}

bool is_note(const std::uint8_t* at) {
  const int from = number16(at), to = number16(at + 2), milliseconds = number16(at + 4);
  const bool rolled = at[6] != 0;
  if (milliseconds == 0 || at[6] > 1 || at[7] != 0) return false;
  if (from == 0) return to == 0 && !rolled;
  return std::min(from, to) >= kLowestHertz && std::max(from, to) <= kHighestHertz;
}

bool is_tune(const Section& section) {
  const std::size_t size = section.contents.size();
  if (section.index >= kTunes || size == 0 || size % kNoteBytes != 0 ||
      size / kNoteBytes > kMostNotes) {
    return false;
  }
  int milliseconds = 0;
  for (std::size_t at = 0; at < size; at += kNoteBytes) {
    const std::uint8_t* const note = section.contents.data() + at;
    if (!is_note(note)) return false;
    milliseconds += number16(note + 4);
  }
  return milliseconds <= most_milliseconds(section.index);
}

// Relative luminance in ten-thousandths, with a square in place of the power 2.4.
int light(std::uint16_t rgb565) {
  const int red = rgb565 >> 11, green = rgb565 >> 5 & 63, blue = rgb565 & 31;
  return 2126 * red * red / (31 * 31) + 7152 * green * green / (63 * 63) +
         722 * blue * blue / (31 * 31);
}

// At least this contrast, in tenths.
bool contrasts(const gfx::Palette& palette, gfx::Colour a, gfx::Colour b, int tenths) {
  constexpr int kFlare = 500;
  const int x = light(palette[a]) + kFlare, y = light(palette[b]) + kFlare;
  return 10 * std::max(x, y) >= tenths * std::min(x, y);
}

bool is_palette(const Section& section) {
  if (section.index >= kGrounds || section.contents.size() != kPaletteBytes) return false;
  gfx::Palette palette;
  std::memcpy(&palette, section.contents.data(), sizeof palette);
  for (int i = 0; i < gfx::kColours; ++i) {
    const auto fill = static_cast<gfx::Colour>(i);
    if (!contrasts(palette, fill, gfx::on(fill), 25)) return false;
  }
  return contrasts(palette, gfx::kInk, gfx::kPaper, 45) &&
         contrasts(palette, gfx::kCardMinus, gfx::kCardFace, 20);
}

Fault fault_of(const Section& section) {
  switch (static_cast<Part>(section.part)) {
    case Part::Title:
      return section.index == 0 && is_text(section.contents, kMostTitleLetters) ? Fault::None
                                                                                : Fault::BadTitle;
    case Part::Name: return is_name(section) ? Fault::None : Fault::BadName;
    case Part::Large: return is_large(section) ? Fault::None : Fault::BadPicture;
    case Part::Small: return is_small(section) ? Fault::None : Fault::BadPicture;
    case Part::Tune: return is_tune(section) ? Fault::None : Fault::BadTune;
    case Part::Palette: return is_palette(section) ? Fault::None : Fault::BadColours;
  }
  return Fault::BadSections;
}

struct Finding {
  Fault fault = Fault::None;
  std::size_t at = 0;
};

// Strictly in order: no section comes twice.
Finding check_sections(std::span<const std::uint8_t> all) {
  int last = 0;
  for (std::size_t at = 0; at < all.size();) {
    if (all.size() - at < kSectionBytes) return {Fault::BadSections, at};
    const Section section(all.data() + at);
    if (section.bytes() > all.size() - at || section.order() <= last) {
      return {Fault::BadSections, at};
    }
    if (const Fault fault = fault_of(section); fault != Fault::None) return {fault, at};
    last = section.order();
    at += section.bytes();
  }
  return {};
}

Fault check_header(std::span<const std::uint8_t> block) {
  const bool is_aligned = reinterpret_cast<std::uintptr_t>(block.data()) % 4 == 0;
  if (block.size() < kHeaderBytes || !is_aligned) return Fault::Absent;
  if (std::memcmp(block.data(), kMagic, sizeof kMagic) != 0) return Fault::Absent;
  if (number32(block.data() + 4) > kVersion) return Fault::TooNew;
  const std::uint32_t bytes = number32(block.data() + 8);
  if (number32(block.data() + 4) != kVersion || bytes % 4 != 0 || bytes > 0xFFFF ||
      bytes > block.size() - kHeaderBytes) {
    return Fault::Damaged;
  }
  const bool is_whole = crc32(block.data() + kHeaderBytes, bytes) == number32(block.data() + 12);
  return is_whole ? Fault::None : Fault::Damaged;
}

}  // namespace

const char* explain(Fault fault) {
  switch (fault) {
    case Fault::None: return "it is fine";
    case Fault::Absent: return "it is no skin";
    case Fault::TooNew: return "it is made for a newer version of the game";
    case Fault::Damaged: return "it is damaged";
    case Fault::BadSections: return "a section is unknown, not in order or too long";
    case Fault::BadTitle: return "its title is too long or has a letter that the fonts have not";
    case Fault::BadName: return "a name is too long or has a letter that the fonts have not";
    case Fault::BadPicture: return "a picture has the wrong size";
    case Fault::BadTune: return "a tune is too long, too high or too low";
    case Fault::BadColours: return "its colours are too much alike to read what is written in them";
  }
  return "?";
}

Fault Skin::take(std::span<const std::uint8_t> block) {
  *this = Skin();
  fault_ = check_header(block);
  if (fault_ != Fault::None) return fault_;
  const auto all = block.subspan(kHeaderBytes, number32(block.data() + 8));
  const Finding found = check_sections(all);
  fault_ = found.fault;
  if (fault_ == Fault::None) {
    sections_ = all.data();
    bytes_ = static_cast<std::uint16_t>(all.size());
  } else {
    fault_at_ = static_cast<std::uint16_t>(kHeaderBytes + found.at);
  }
  return fault_;
}

const std::uint8_t* Skin::find(Part part, int index) const {
  const int wanted = static_cast<int>(part) << 8 | index;
  for (std::size_t at = 0; at < bytes_;) {
    const Section section(sections_ + at);
    if (section.order() == wanted) return section.contents.data();
    if (section.order() > wanted) break;
    at += section.bytes();
  }
  return nullptr;
}

const char* Skin::title() const {
  const std::uint8_t* const text = find(Part::Title, 0);
  return text == nullptr ? "" : reinterpret_cast<const char*>(text);
}

const char* Skin::name(Face face, text::Language of) const {
  const int index = static_cast<int>(face);
  const std::uint8_t* text = find(Part::Name, language_index(of) << 4 | index);
  if (text == nullptr) text = find(Part::Name, kEveryLanguage << 4 | index);
  return reinterpret_cast<const char*>(text);
}

bool Skin::large(int animal, gfx::Sprite& picture) const {
  const std::uint8_t* const found = find(Part::Large, animal);
  if (found == nullptr) return false;
  const Size size = large_size(animal);
  picture = {reinterpret_cast<const std::uint32_t*>(found + 4), nullptr, size.w, size.h, found[0]};
  return true;
}

bool Skin::small(int animal, gfx::Sprite& picture) const {
  const std::uint8_t* const found = find(Part::Small, animal);
  if (found == nullptr) return false;
  const Size size = small_size(animal);
  picture = {nullptr, found, size.w, size.h, 0};
  return true;
}

std::span<const Note> Skin::tune(int index) const {
  const std::uint8_t* const found = find(Part::Tune, index);
  if (found == nullptr) return {};
  const std::size_t notes = number16(found - 2) / kNoteBytes;
  return {reinterpret_cast<const Note*>(found), notes};
}

const gfx::Palette* Skin::palette(Ground ground) const {
  return reinterpret_cast<const gfx::Palette*>(find(Part::Palette, static_cast<int>(ground)));
}

}  // namespace felicity::skin
