// A skin: other pictures, names, tunes and colours than the game's own, as a block of bytes that is
// read where it lies (docs/protocols.md, "Skins"). A block that is damaged or breaks a limit is not
// used at all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/base/notes.h"
#include "engine/gfx/colour.h"
#include "engine/gfx/sprite.h"
#include "engine/rules/card.h"
#include "engine/text/language.h"

namespace felicity::skin {

inline constexpr std::uint8_t kMagic[4] = {'F', 'S', 'K', 'N'};
inline constexpr int kVersion = 1;
inline constexpr std::size_t kHeaderBytes = 16;
inline constexpr std::size_t kSectionBytes = 4;  // before the contents of each section

// Sections lie in the order of these, and of their index.
enum class Part : std::uint8_t { Title = 1, Name, Large, Small, Tune, Palette };

// The animals with a picture: those of the cards, in the order of the faces, then the mouse.
inline constexpr int kMouse = kFaces;
inline constexpr int kAnimals = kFaces + 1;

struct Size {
  std::uint8_t w, h;
};
// The same for all cards: a picture must not be known by its size.
constexpr Size large_size(int animal) { return animal == kMouse ? Size{16, 12} : Size{38, 38}; }
constexpr Size small_size(int animal) { return animal == kMouse ? Size{8, 7} : Size{22, 14}; }
constexpr std::size_t large_bytes(int animal) {
  const Size size = large_size(animal);
  return 4 + (size.w + 7) / 8 * 4U * size.h;
}
constexpr std::size_t small_bytes(int animal) {
  const Size size = small_size(animal);
  return (size.w + 7) / 8 * 2U * size.h;
}

// The languages of a name: one for all, or one each. A name has the language in its high half.
inline constexpr int kEveryLanguage = 0;
constexpr int language_index(text::Language language) { return 1 + static_cast<int>(language); }
inline constexpr int kMostNameLetters = 14;
inline constexpr int kMostTitleLetters = 16;

inline constexpr int kTunes = 16;
inline constexpr int kClick = 0;   // heard for every key while a hand is shown: it is short
inline constexpr int kSqueak = 8;  // repeated for each mouse
inline constexpr int kMostNotes = 32;
inline constexpr int kLowestHertz = 100;
inline constexpr int kHighestHertz = 4000;
inline constexpr std::size_t kNoteBytes = 8;
constexpr int most_milliseconds(int tune) {
  if (tune == kClick) return 60;
  return tune == kSqueak ? 200 : 2500;
}

enum class Ground : std::uint8_t { Day, Night, Felt, FeltNight };
inline constexpr int kGrounds = 4;
inline constexpr std::size_t kPaletteBytes = sizeof(gfx::Palette);

enum class Fault : std::uint8_t {
  None,
  Absent,       // there is no skin
  TooNew,       // made for a later version of the game
  Damaged,      // its length or its checksum is wrong
  BadSections,  // unknown, of the wrong size, or not in order
  BadTitle,
  BadName,  // too long, empty, or with a letter that the fonts have not
  BadPicture,
  BadTune,
  BadColours,  // what is written in them could not be read
};

// In a few words of English, for tools: "it is damaged".
const char* explain(Fault fault);

class Skin {
 public:
  Skin() = default;

  // Uses the block, which has to stay where it is, aligned to four bytes; or none, if it has a
  // fault.
  Fault take(std::span<const std::uint8_t> block);
  Fault fault() const { return fault_; }
  bool is_used() const { return fault_ == Fault::None; }
  // Where the section with the fault begins in the block; 0: it is none of a section.
  std::size_t fault_at() const { return fault_at_; }

  // What the skin has not is the game's own.
  const char* title() const;                             // "": it has none
  const char* name(Face face, text::Language of) const;  // nullptr: the own one
  bool large(int animal, gfx::Sprite& picture) const;    // false: the own one
  bool small(int animal, gfx::Sprite& picture) const;
  std::span<const Note> tune(int index) const;       // empty: the own one
  const gfx::Palette* palette(Ground ground) const;  // nullptr: the own one

 private:
  const std::uint8_t* find(Part part, int index) const;

  const std::uint8_t* sections_ = nullptr;
  std::uint16_t bytes_ = 0;
  std::uint16_t fault_at_ = 0;
  Fault fault_ = Fault::Absent;
};

}  // namespace felicity::skin
