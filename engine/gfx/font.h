// Fonts of fixed cells, and everything that puts text on a canvas. The tables are in fonts.h.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "engine/gfx/canvas.h"

namespace felicity::gfx {

struct Font {
  uint8_t width, height;            // of every cell
  std::span<const uint16_t> codes;  // ascending
  const uint8_t* glyphs;  // for each code its rows, bit after bit, then up to a whole byte

  int glyph_bytes() const { return (width * height + 7) / 8; }
  const uint8_t* glyph(char32_t code) const;  // nullptr if there is none
  bool has(char32_t code) const { return glyph(code) != nullptr; }
};

// Hung on a canvas by a test or the host: what text was drawn where, and what went wrong.
struct TextWatch {
  uint16_t missing = 0;      // characters without a glyph, drawn as a box
  uint16_t clipped = 0;      // texts that did not fit into clip or rectangle
  uint16_t unfinished = 0;   // paragraphs with lines left over: right only for a screen that pages
  uint16_t split_words = 0;  // words broken because they are wider than their paragraph
  // Every text of which something can be seen; a paragraph comes line by line.
  void (*drawn)(void* listener, std::string_view text, Rect where) = nullptr;
  void* listener = nullptr;
};

enum class Align : uint8_t { Left, Centre, Right };

int text_width(const Font& font, std::string_view text);

// One line with its cell's top left corner at x, y. Returns the x after it.
int draw_text(Canvas& canvas, int x, int y, const Font& font, std::string_view text, Colour ink);

// One line in the middle of the height of an area, and cut off at its edges. A text that is too
// wide is cut on the right whatever its alignment.
void draw_text(Canvas& canvas, Rect area, const Font& font, std::string_view text, Colour ink,
               Align align = Align::Left);

// The same with each pixel of the font as a square of `times` pixels: for the one number that a
// screen is about.
void draw_enlarged(Canvas& canvas, Rect area, const Font& font, std::string_view text, Colour ink,
                   int times);

// The first of the fonts in which the text is no wider than width; if there is none, the last.
const Font& fit(std::initializer_list<const Font*> fonts, std::string_view text, int width);

// Takes the next line off a paragraph that is not empty, broken at spaces and '\n', or within a
// word that is wider than a whole line. The line comes without the spaces it was broken at.
std::string_view next_line(const Font& font, std::string_view& rest, int width);

int count_lines(const Font& font, std::string_view text, int width);

struct ParagraphLayout {
  int lines;   // of the whole text
  int drawn;   // of them, in the area, from first_line on; add it to first_line for the next page
  int height;  // of what was drawn, in pixels
};

// Wraps a text into an area and draws its lines from first_line on, as many as fit as a whole.
ParagraphLayout draw_paragraph(Canvas& canvas, Rect area, const Font& font, std::string_view text,
                               Colour ink, Align align = Align::Left, int first_line = 0);

}  // namespace felicity::gfx
