// The sixteen colours of a picture, the roles a screen speaks of, and what each becomes on a panel.
//
// A screen names roles (kPaper, kInk, kAccent, …) and `on(fill)` for what stands on a fill: the
// same calls then give a good picture in colour by day, in colour by night, and on mono.
#pragma once

#include <cstdint>

namespace felicity::gfx {

// The seven from Orange to Purple are Okabe and Ito's: distinct with any colour vision.
enum class Colour : uint8_t {
  Black,
  White,
  Orange,
  Sky,
  Green,
  Yellow,
  Blue,
  Vermillion,
  Purple,
  DarkGrey,
  MidGrey,
  LightGrey,
  DarkBrown,
  Brown,
  Cream,
  Pink,
};

inline constexpr int kColours = 16;

// At night the palette shows paper dark and ink light. A canvas in night mode draws the DarkGrey
// of a picture with paper and its Cream with ink, so pictures look nearly as they do by day.
inline constexpr Colour kPaper = Colour::Cream;
inline constexpr Colour kInk = Colour::DarkGrey;
inline constexpr Colour kFaint = Colour::MidGrey;     // rules, frames, what cannot be chosen
inline constexpr Colour kAccent = Colour::Blue;       // the bar of a button, the chosen line
inline constexpr Colour kAlarm = Colour::Vermillion;  // large signs only: 3:1 on paper
inline constexpr Colour kCardFace = Colour::White;
inline constexpr Colour kCardInk = Colour::DarkBrown;     // a number on a card, the card's edge
inline constexpr Colour kCardMinus = Colour::Vermillion;  // a negative number on a card

// What to write with on a fill of this colour: readable in both themes, the opposite on mono.
constexpr Colour on(Colour fill) {
  switch (fill) {
    case kPaper: return kInk;
    case kInk: return kPaper;
    case kCardFace: return kCardInk;
    case Colour::Black: return Colour::LightGrey;
    case Colour::Blue:
    case Colour::DarkBrown:
    case Colour::Brown: return Colour::White;
    case Colour::Orange:
    case Colour::Sky:
    case Colour::Green:
    case Colour::Yellow:
    case Colour::Vermillion:
    case Colour::Purple:
    case Colour::MidGrey:
    case Colour::LightGrey:
    case Colour::Pink: return Colour::Black;
  }
  return kInk;
}

// An OLED is dark where nothing is drawn, so the three grounds stay dark and all else is lit:
// ink on paper is lit on dark, a filled bar is lit and what `on` writes in it is dark.
constexpr bool lit_on_mono(Colour colour) {
  return colour != Colour::Black && colour != Colour::White && colour != Colour::Cream;
}

// What lies under a page: paper by day, dark paper by night, or the cloth of a table.
enum class Ground : uint8_t { Day, Night, Felt };

// In the byte order of the machine; a driver whose panel wants the high byte first swaps.
struct Palette {
  uint16_t rgb565[kColours];

  constexpr uint16_t operator[](Colour colour) const { return rgb565[static_cast<int>(colour)]; }
};

constexpr uint16_t rgb565(uint32_t rgb888) {
  return static_cast<uint16_t>((rgb888 >> 8 & 0xF800) | (rgb888 >> 5 & 0x07E0) |
                               (rgb888 >> 3 & 0x001F));
}

inline constexpr Palette kDay = {
    rgb565(0x000000), rgb565(0xFFFFFF), rgb565(0xE69F00), rgb565(0x56B4E9),
    rgb565(0x009E73), rgb565(0xF0E442), rgb565(0x0072B2), rgb565(0xD55E00),
    rgb565(0xCC79A7), rgb565(0x404048), rgb565(0x808088), rgb565(0xC4C4CC),
    rgb565(0x5A3A22), rgb565(0x9A6A3A), rgb565(0xF5E6C8), rgb565(0xF4B0B0),
};

constexpr Palette night() {
  Palette palette = kDay;
  palette.rgb565[static_cast<int>(kPaper)] = rgb565(0x201E26);
  palette.rgb565[static_cast<int>(kInk)] = rgb565(0xE6D8BC);
  palette.rgb565[static_cast<int>(Colour::White)] = rgb565(0xE4E0D8);  // card faces dazzle less
  return palette;
}

inline constexpr Palette kNight = night();

// The table of a game: felt is its paper, and ink is light.
constexpr Palette felt(Palette theme, uint32_t cloth, uint32_t ink) {
  theme.rgb565[static_cast<int>(kPaper)] = rgb565(cloth);
  theme.rgb565[static_cast<int>(kInk)] = rgb565(ink);
  return theme;
}

inline constexpr Palette kFelt = felt(kDay, 0x0F3727, 0xF5E6C8);
inline constexpr Palette kFeltNight = felt(kNight, 0x0C241B, 0xE6D8BC);

// For the self-test alone: colours at full strength, and steps of grey. The names of the colours
// mean nothing here: red, green, blue, yellow, cyan and magenta are Orange to Vermillion, the greys
// from dark to light are Purple to Cream.
inline constexpr Palette kPure = {
    rgb565(0x000000), rgb565(0xFFFFFF), rgb565(0xFF0000), rgb565(0x00FF00),
    rgb565(0x0000FF), rgb565(0xFFFF00), rgb565(0x00FFFF), rgb565(0xFF00FF),
    rgb565(0x202020), rgb565(0x404040), rgb565(0x606060), rgb565(0x808080),
    rgb565(0xA0A0A0), rgb565(0xC0C0C0), rgb565(0xE0E0E0), rgb565(0xFFFFFF),
};

}  // namespace felicity::gfx
