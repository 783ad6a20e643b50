// Proportional fonts, and everything that puts text on a canvas. The fonts are in fonts.h.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "engine/gfx/canvas.h"
#include "engine/gfx/fonts/characters.h"

namespace felicity::gfx {

// Glyphs as they were drawn, in the order of characters.h.
struct Typeface {
  uint8_t height;
  const uint8_t* widths;   // of each glyph; digits have the same
  const uint16_t* starts;  // in bytes, of every kGlyphGroup-th glyph
  const uint8_t* bits;     // of each glyph its rows, bit after bit, then up to a whole byte
};

// A face in a size and a weight.
struct Font {
  const Typeface* face;
  uint8_t height;
  uint8_t times;  // 1, 2 or 4 pixels for one of the face, its steps smoothed
  uint8_t bold;   // pixels of the face that each stroke is wider

  static bool has(char32_t code);
};

// A glyph of a font; of a character that no face has, a box.
class Glyph {
 public:
  Glyph(const Font& font, char32_t code);

  int width() const { return width_; }  // at most 32
  uint32_t row(int y) const;            // the leftmost pixel in the highest bit
  bool is_lit(int x, int y) const { return (row(y) << x & 0x80000000U) != 0; }

 private:
  static constexpr int kMostRows = 20;

  uint8_t width_;
  uint8_t height_;            // of rows_
  bool is_halved_;            // rows_ has one pixel for four: half the stack
  uint16_t sharp_;            // columns of rows_ whose corners stay
  uint16_t rows_[kMostRows];  // the leftmost pixel in the highest bit
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

// From the left edge of the first glyph to the right edge of the last.
int text_width(const Font& font, std::string_view text);

// One line with its top left corner at x, y.
void draw_text(Canvas& canvas, int x, int y, const Font& font, std::string_view text, Colour ink);

// One line in the middle of the height of an area, and cut off at its edges. A text that is too
// wide is cut on the right whatever its alignment.
void draw_text(Canvas& canvas, Rect area, const Font& font, std::string_view text, Colour ink,
               Align align = Align::Left);

// The first of the fonts in which the text is no wider than width; if there is none, the last.
const Font& fit(std::initializer_list<const Font*> fonts, std::string_view text, int width);

// Takes the next line off a paragraph that is not empty, broken at spaces and '\n', or within a
// word that is wider than a whole line. The line comes without the spaces it was broken at.
std::string_view next_line(const Font& font, std::string_view& rest, int width);

int count_lines(const Font& font, std::string_view text, int width);
// A word is wider than a line.
bool splits_word(const Font& font, std::string_view text, int width);

// Of that many lines with this much between each and the next.
constexpr int height_of_lines(const Font& font, int lines, int leading) {
  return lines > 0 ? lines * (font.height + leading) - leading : 0;
}

struct ParagraphLayout {
  int lines;   // of the whole text
  int drawn;   // of them, in the area, from first_line on; add it to first_line for the next page
  int height;  // of what was drawn, in pixels
};

// Wraps a text into an area and draws its lines from first_line on, as many as fit as a whole.
ParagraphLayout draw_paragraph(Canvas& canvas, Rect area, const Font& font, std::string_view text,
                               Colour ink, Align align = Align::Left, int first_line = 0,
                               int leading = 0);

}  // namespace felicity::gfx
