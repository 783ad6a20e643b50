// The glyphs of every font: which there are, how wide they are, and that they are drawn bit by bit.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/base/code_points.h"
#include "engine/gfx/fonts/fonts.h"
#include "tests/gfx/walled_canvas.h"
#include "tests/unity_main.h"

using namespace felicity;
using namespace felicity::gfx;

namespace {

void every_font_has_every_letter_of_every_language() {
  TEST_ASSERT_TRUE(std::is_sorted(std::begin(kMoreCodes), std::end(kMoreCodes)));
  for (char32_t c = 0x20; c < 0x7F; ++c) TEST_ASSERT_TRUE(Font::has(c));
  constexpr std::u32string_view kLetters =
      U"ÄÖÜäöüßẞ"
      U"ÁÀÂÇÈÉÊËÍÎÏÑÓÔÖÚÛÜáàâçèéêëíîïñóôöúûüĲĳ"
      U"ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽáäčďéíĺľňóôŕšťúýž"
      U"ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž"
      U"ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
      U"\u00A0–—·…•±×„“”‚‘’«»°€→←↑↓−▲▼◄►";
  for (const char32_t c : kLetters) TEST_ASSERT_TRUE_MESSAGE(Font::has(c), "a letter is missing");
  TEST_ASSERT_FALSE(Font::has(0x4E00));
  TEST_ASSERT_FALSE(Font::has(kBadCode));
  TEST_ASSERT_FALSE(Font::has(0x1F));
  TEST_ASSERT_FALSE(Font::has(0x7F));
}

std::vector<char32_t> all_codes() {
  std::vector<char32_t> codes;
  for (char32_t c = 0x20; c < 0x7F; ++c) codes.push_back(c);
  codes.insert(codes.end(), std::begin(kMoreCodes), std::end(kMoreCodes));
  return codes;
}

bool same(const Font& font, const Glyph& one, const Glyph& other) {
  if (one.width() != other.width()) return false;
  for (int y = 0; y < font.height; ++y) {
    if (one.row(y) != other.row(y)) return false;
  }
  return true;
}

void no_two_letters_look_the_same() {
  for (const Font* font : kAllFonts) {
    std::vector<Glyph> letters;
    for (const char32_t code : all_codes()) {
      if (code >= 'A' && code < 0x2000 && code != U'×') letters.emplace_back(*font, code);
    }
    for (const Glyph& one : letters) {
      const auto alike = [&](const Glyph& other) { return same(*font, one, other); };
      TEST_ASSERT_EQUAL(1, std::count_if(letters.begin(), letters.end(), alike));
    }
  }
}

void zero_is_not_an_o_and_one_is_not_an_l() {
  for (const Font* font : kAllFonts) {
    TEST_ASSERT_FALSE(same(*font, Glyph(*font, '0'), Glyph(*font, 'O')));
    TEST_ASSERT_FALSE(same(*font, Glyph(*font, '1'), Glyph(*font, 'l')));
    TEST_ASSERT_FALSE(same(*font, Glyph(*font, 'I'), Glyph(*font, 'l')));
  }
}

void a_glyph_has_the_height_and_the_pixels_of_its_font() {
  for (const Font* font : kAllFonts) {
    TEST_ASSERT_EQUAL(font->face->height * font->times, font->height);
    for (const char32_t code : all_codes()) {
      const Glyph glyph(*font, code);
      TEST_ASSERT_TRUE(glyph.width() > 0 && glyph.width() <= 32);
      TEST_ASSERT_EQUAL(0, glyph.width() % font->times);
      for (int y = 0; y < font->height; ++y) {  // nothing is lit beyond its width
        TEST_ASSERT_EQUAL_HEX32(0, glyph.width() == 32 ? 0 : glyph.row(y) << glyph.width());
      }
    }
  }
}

void digits_are_equally_wide_and_letters_are_not() {
  for (const Font* font : kAllFonts) {
    for (const char* digit : {"1", "2", "3", "4", "5", "6", "7", "8", "9"}) {
      TEST_ASSERT_EQUAL(text_width(*font, "0"), text_width(*font, digit));
    }
    TEST_ASSERT_EQUAL(text_width(*font, "11"), text_width(*font, "48"));
    TEST_ASSERT_LESS_THAN(text_width(*font, "n"), text_width(*font, "i"));
    TEST_ASSERT_GREATER_THAN(text_width(*font, "n"), text_width(*font, "m"));
  }
}

void the_width_of_a_text_ends_with_its_last_glyph() {
  for (const Font* font : kAllFonts) {
    TEST_ASSERT_EQUAL(0, text_width(*font, ""));
    const int ends = text_width(*font, "Ž") + text_width(*font, "m");
    TEST_ASSERT_EQUAL(ends + font->times, text_width(*font, "Žm"));
    TEST_ASSERT_EQUAL(Glyph(*font, U'm').width(), text_width(*font, "m"));
  }
}

void a_bold_stroke_is_a_pixel_wider() {
  for (const char32_t code : all_codes()) {
    const Glyph plain(kText12, code), bold(kBold12, code);
    TEST_ASSERT_EQUAL(plain.width() + 1, bold.width());
    for (int y = 0; y < kText12.height; ++y) {
      TEST_ASSERT_EQUAL_HEX32(plain.row(y) | plain.row(y) >> 1, bold.row(y));
    }
  }
}

// Of the four pixels that one becomes at least two are like it; straight strokes stay straight,
// corners become round.
void an_enlarged_glyph_keeps_its_shape() {
  for (const char32_t code : all_codes()) {
    const Glyph small(kText8, code), large(kText16, code);
    TEST_ASSERT_EQUAL(2 * small.width(), large.width());
    for (int y = 0; y < kText8.height; ++y) {
      for (int x = 0; x < small.width(); ++x) {
        int lit = 0;
        for (int i = 0; i < 4; ++i) lit += large.is_lit(2 * x + i % 2, 2 * y + i / 2) ? 1 : 0;
        TEST_ASSERT_TRUE(small.is_lit(x, y) ? lit >= 2 : lit <= 2);
        if (code == U'|') TEST_ASSERT_EQUAL(small.is_lit(x, y) ? 4 : 0, lit);
      }
    }
  }
  const Glyph small(kText8, U'L'), large(kText16, U'L');
  TEST_ASSERT_TRUE(small.is_lit(0, 6));
  TEST_ASSERT_FALSE(large.is_lit(0, 13));
  TEST_ASSERT_TRUE(large.is_lit(1, 13) && large.is_lit(0, 12) && large.is_lit(0, 0));
}

// The first columns of a glyph, as many of its face, are made larger pixel by pixel.
void assert_sharp(const Font& font, char32_t code, int columns) {
  Font plain = font;
  plain.times = 1;
  const Glyph small(plain, code), large(font, code);
  for (int y = 0; y < font.height; ++y) {
    for (int x = 0; x < columns * font.times; ++x) {
      TEST_ASSERT_EQUAL(small.is_lit(x / font.times, y / font.times), large.is_lit(x, y));
    }
  }
}

void an_enlarged_plus_is_no_star_and_a_d_no_o() {
  for (const Font* font : kAllFonts) {
    assert_sharp(*font, U'+', Glyph(*font, U'+').width() / font->times);
    assert_sharp(*font, U'D', 1);
    assert_sharp(*font, U'Ď', 1);
  }
}

int inked_row(const Font& font, char32_t code, int from, int by) {
  const Glyph glyph(font, code);
  for (int y = from; y >= 0 && y < font.height; y += by) {
    if (glyph.row(y) != 0) return y;
  }
  return -1;
}

int last_column(const Glyph& glyph, int y) {
  int column = -1;
  for (int x = 0; x < glyph.width(); ++x) {
    if (glyph.is_lit(x, y)) column = x;
  }
  return column;
}

// As Slovak writes them: d' and not d with a caron on top.
// Rounded, a closed one is a 9.
void an_enlarged_4_is_open_at_the_top() {
  for (const Font* font : {&kText20, &kText40}) {
    const Glyph four(*font, U'4');
    const int middle = four.width() / 2;
    const int bar = font->height / 2 - font->times;
    for (int y = 0; y < bar; ++y) {
      TEST_ASSERT_FALSE(four.is_lit(middle, y) || four.is_lit(middle - 1, y));
    }
  }
}

void small_d_t_l_and_large_l_have_their_mark_at_the_right() {
  struct Pair {
    char32_t marked, plain;
  };
  for (const Font* font : kAllFonts) {
    for (const Pair& pair : {Pair{U'ď', U'd'}, {U'ť', U't'}, {U'ľ', U'l'}, {U'Ľ', U'L'}}) {
      const Glyph glyph(*font, pair.marked);
      const int top = inked_row(*font, pair.marked, 0, 1);
      TEST_ASSERT_EQUAL(inked_row(*font, U'l', 0, 1), top);  // nothing is above the letter
      const int middle = top + font->times / 2;              // where no corner is rounded
      int x = last_column(glyph, middle);
      while (x > 0 && glyph.is_lit(x, middle)) --x;  // the mark
      TEST_ASSERT_FALSE(glyph.is_lit(x, middle));    // a gap
      while (x > 0 && !glyph.is_lit(x, middle)) --x;
      TEST_ASSERT_TRUE(glyph.is_lit(x, middle));  // the letter
    }
  }
}

// A block, no plus and no cross.
void a_full_stop_is_a_block_on_the_line() {
  for (const Font* font : kAllFonts) {
    const Glyph stop(*font, U'.');
    const int last = inked_row(*font, U'.', font->height - 1, -1);
    TEST_ASSERT_EQUAL(inked_row(*font, U'H', font->height - 1, -1), last);
    const int first = inked_row(*font, U'.', 0, 1);
    if (font->times > 1) continue;  // its corners are round
    for (int y = first; y <= last; ++y) {
      TEST_ASSERT_EQUAL(last_column(stop, first), last_column(stop, y));
    }
  }
}

std::string encoded(char32_t code) {
  if (code < 0x80) return {static_cast<char>(code)};
  if (code < 0x800)
    return {static_cast<char>(0xC0 | code >> 6), static_cast<char>(0x80 | (code & 63))};
  return {static_cast<char>(0xE0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 63)),
          static_cast<char>(0x80 | (code & 63))};
}

// On both kinds of canvas, whole and through a clip that cuts it on every side.
void every_glyph_of_every_font_is_drawn_bit_by_bit() {
  for (const Font* font : kAllFonts) {
    for (const char32_t code : all_codes()) {
      const Glyph glyph(*font, code);
      const Rect cell(5, 3, glyph.width(), font->height);
      for (const Depth depth : {Depth::Mono, Depth::Colour}) {
        Walled walled(48, 48, depth);
        walled.canvas.clear(kPaper);
        const Rect clip = cell.inset(depth == Depth::Colour ? 2 : 0);
        walled.canvas.set_clip(clip);
        draw_text(walled.canvas, 5, 3, *font, encoded(code), kInk);
        for (int y = cell.y; y < cell.bottom(); ++y) {
          for (int x = cell.x; x < cell.right(); ++x) {
            const bool lit = clip.contains(x, y) && glyph.is_lit(x - 5, y - 3);
            TEST_ASSERT_TRUE((walled.canvas.at(x, y) == kInk) == lit);
          }
        }
        TEST_ASSERT_TRUE(walled.walls_stand());
      }
    }
  }
}

// As wide as a digit and without the lowest row of the cell.
void a_missing_glyph_is_a_box() {
  for (const Font* font : {&kTiny7, &kText8, &kText12, &kBold12}) {
    const Glyph box(*font, U'漢');
    TEST_ASSERT_EQUAL(text_width(*font, "0"), box.width());
    TEST_ASSERT_EQUAL(text_width(*font, "0"), text_width(*font, "漢"));
    for (int y = 0; y < font->height; ++y) {
      for (int x = 0; x < box.width(); ++x) {
        TEST_ASSERT_EQUAL(y < font->height - 1, box.is_lit(x, y));
      }
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_font_has_every_letter_of_every_language);
  RUN_TEST(no_two_letters_look_the_same);
  RUN_TEST(zero_is_not_an_o_and_one_is_not_an_l);
  RUN_TEST(a_glyph_has_the_height_and_the_pixels_of_its_font);
  RUN_TEST(digits_are_equally_wide_and_letters_are_not);
  RUN_TEST(the_width_of_a_text_ends_with_its_last_glyph);
  RUN_TEST(a_bold_stroke_is_a_pixel_wider);
  RUN_TEST(an_enlarged_glyph_keeps_its_shape);
  RUN_TEST(an_enlarged_plus_is_no_star_and_a_d_no_o);
  RUN_TEST(an_enlarged_4_is_open_at_the_top);
  RUN_TEST(small_d_t_l_and_large_l_have_their_mark_at_the_right);
  RUN_TEST(a_full_stop_is_a_block_on_the_line);
  RUN_TEST(every_glyph_of_every_font_is_drawn_bit_by_bit);
  RUN_TEST(a_missing_glyph_is_a_box);
  return UNITY_END();
}
