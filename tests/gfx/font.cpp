#include <algorithm>
#include <climits>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "engine/base/code_points.h"
#include "engine/gfx/fonts/fonts.h"
#include "tests/gfx/walled_canvas.h"
#include "tests/unity_main.h"

using namespace felicity;
using namespace felicity::gfx;

namespace {

std::u32string decode(std::string_view text) {
  std::u32string codes;
  while (!text.empty()) codes += next_code(text);
  return codes;
}

void expect_codes(std::u32string_view expected, std::string_view text) {
  TEST_ASSERT_TRUE(decode(text) == expected);
}

void valid_utf8_is_decoded() {
  expect_codes(U"aĽ€\U0001F431", "aĽ€\U0001F431");
  expect_codes(U"\x7F\x80\u07FF\u0800\uFFFF\U00010000\U0010FFFF",
               "\x7F\xC2\x80\xDF\xBF\xE0\xA0\x80\xEF\xBF\xBF\xF0\x90\x80\x80\xF4\x8F\xBF\xBF");
  TEST_ASSERT_EQUAL_INT(5, count_codes("Ľuboš"));
}

void every_byte_of_bad_utf8_becomes_one_replacement_and_the_rest_is_kept() {
  expect_codes(U"a\uFFFDz", "a\xC4z");                            // cut in the middle
  expect_codes(U"\uFFFD\uFFFD", "\xE2\x82");                      // cut at the end
  expect_codes(U"\uFFFD", "\x80");                                // a tail without a head
  expect_codes(U"\uFFFD\uFFFD", "\xC0\x80");                      // longer than need be
  expect_codes(U"\uFFFD\uFFFD\uFFFD", "\xE0\x80\x80");            // longer than need be
  expect_codes(U"\uFFFD\uFFFD\uFFFD", "\xED\xA0\x80");            // half of a pair
  expect_codes(U"\uFFFD\uFFFD\uFFFD\uFFFD", "\xF4\x90\x80\x80");  // beyond the last
  expect_codes(U"\uFFFDz", "\xFFz");
}

void no_string_of_bytes_makes_the_decoder_read_past_its_end() {
  std::mt19937 dice(3);
  for (int round = 0; round < 20000; ++round) {
    std::vector<char> bytes(dice() % 9);  // no longer than the text: the sanitizer guards its end
    for (char& byte : bytes) byte = static_cast<char>(dice() % 3 ? 0x80 | dice() : dice());
    std::string_view rest(bytes.data(), bytes.size());
    while (!rest.empty()) {
      const std::size_t before = rest.size();
      next_code(rest);
      TEST_ASSERT_TRUE(rest.size() < before && before - rest.size() <= 4);
    }
  }
}

void every_font_has_every_letter_of_every_language() {
  for (const Font* font : kAllFonts) {
    TEST_ASSERT_TRUE(std::is_sorted(font->codes.begin(), font->codes.end()));
    for (char32_t c = 0x20; c < 0x7F; ++c) TEST_ASSERT_TRUE(font->has(c));
    constexpr std::u32string_view kLetters =
        U"ÄÖÜäöüß"
        U"ÁÀÂÇÈÉÊËÍÎÏÑÓÔÖÚÛÜáàâçèéêëíîïñóôöúûüĲĳ"
        U"ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽáäčďéíĺľňóôŕšťúýž"
        U"ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž"
        U"ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
        U"\u00A0–—·…•±×„“”‚‘’«»°€→←↑↓−";
    for (const char32_t c : kLetters) {
      TEST_ASSERT_TRUE_MESSAGE(font->has(c), "a letter is missing");
    }
    TEST_ASSERT_FALSE(font->has(0x4E00));
    TEST_ASSERT_FALSE(font->has(kBadCode));
  }
}

void the_fonts_for_key_hints_have_the_four_triangles() {
  for (const Font* font : {&kFixed5x8, &kFixed6x10, &kText12, &kText14, &kText16, &kBold16}) {
    for (const char32_t c : std::u32string_view(U"▲▼◄►")) TEST_ASSERT_TRUE(font->has(c));
  }
}

// In four by six pixels Ň is an N and ĺ an í: that font is for figures and signs.
void no_two_letters_look_the_same_except_in_the_tiniest_font() {
  for (const Font* font : kAllFonts) {
    if (font == &kFixed4x6) continue;
    const auto size = static_cast<std::size_t>(font->glyph_bytes());
    for (const uint16_t a : font->codes) {
      for (const uint16_t b : font->codes) {
        if (a < 'A' || b <= a || b >= 0x2000 || b == U'×') continue;
        TEST_ASSERT_TRUE(std::memcmp(font->glyph(a), font->glyph(b), size) != 0);
      }
    }
  }
}

bool is_lit(const Font& font, const uint8_t* glyph, int x, int y) {
  const int bit = y * font.width + x;
  return (glyph[bit / 8] << (bit % 8) & 0x80) != 0;
}

int inked_row(const Font& font, char32_t code, int from, int by) {
  for (int y = from; y >= 0 && y < font.height; y += by) {
    for (int x = 0; x < font.width; ++x) {
      if (is_lit(font, font.glyph(code), x, y)) return y;
    }
  }
  return -1;
}

int last_column(const Font& font, char32_t code, int y) {
  int column = -1;
  for (int x = 0; x < font.width; ++x) {
    if (is_lit(font, font.glyph(code), x, y)) column = x;
  }
  return column;
}

// As Slovak writes them: d' and not d with a caron on top.
void small_d_t_l_and_large_l_have_their_mark_at_the_right() {
  struct Pair {
    char32_t marked, plain;
  };
  for (const Font* font : kAllFonts) {
    for (const Pair& pair : {Pair{U'ď', U'd'}, {U'ť', U't'}, {U'ľ', U'l'}, {U'Ľ', U'L'}}) {
      const int top = inked_row(*font, pair.marked, 0, 1);
      const char32_t tall = pair.plain == U't' ? U'l' : pair.plain;
      TEST_ASSERT_EQUAL(inked_row(*font, tall, 0, 1), top);    // nothing is above the letter
      if (font == &kFixed4x6 || pair.plain == U't') continue;  // no room; not as high as the mark
      int x = last_column(*font, pair.marked, top);
      const auto lit = [&] { return is_lit(*font, font->glyph(pair.marked), x, top); };
      while (x > 0 && lit()) --x;  // the mark
      TEST_ASSERT_FALSE(lit());    // a gap
      while (x > 0 && !lit()) --x;
      TEST_ASSERT_TRUE(lit());  // the letter
    }
  }
}

// A block, no plus and no cross.
void a_full_stop_is_a_block_on_the_line() {
  for (const Font* font : kAllFonts) {
    const int last = inked_row(*font, U'.', font->height - 1, -1);
    TEST_ASSERT_EQUAL(inked_row(*font, U'H', font->height - 1, -1), last);
    const int first = inked_row(*font, U'.', 0, 1);
    for (int y = first; y <= last; ++y) {
      TEST_ASSERT_EQUAL(last_column(*font, U'.', first), last_column(*font, U'.', y));
    }
  }
}

void a_text_is_drawn_glyph_by_glyph_where_it_was_asked_for() {
  Walled walled(128, 64, Depth::Mono);
  walled.canvas.clear(kPaper);
  const int end = draw_text(walled.canvas, 3, 5, kFixed6x10, "Ľ1", kInk);
  TEST_ASSERT_EQUAL_INT(3 + 12, end);
  for (int y = 0; y < 64; ++y) {
    for (int x = 0; x < 128; ++x) {
      const bool inside = x >= 3 && x < 15 && y >= 5 && y < 15;
      const uint8_t* glyph = kFixed6x10.glyph(x < 9 ? U'Ľ' : U'1');
      const bool lit = inside && is_lit(kFixed6x10, glyph, (x - 3) % 6, y - 5);
      TEST_ASSERT_TRUE((walled.canvas.at(x, y) == kInk) == lit);
    }
  }
}

void every_glyph_of_every_font_is_drawn_bit_by_bit() {
  for (const Font* font : kAllFonts) {
    for (const uint16_t code : font->codes) {
      Walled walled(32, 40, Depth::Mono);
      walled.canvas.clear(kPaper);
      const char text[] = {static_cast<char>(0xE0 | code >> 12),
                           static_cast<char>(0x80 | (code >> 6 & 63)),
                           static_cast<char>(0x80 | (code & 63))};
      const char two[] = {static_cast<char>(0xC0 | code >> 6), text[2]};
      const char one = static_cast<char>(code);
      draw_text(walled.canvas, 2, 3, *font,
                code < 0x80    ? std::string_view(&one, 1)
                : code < 0x800 ? std::string_view(two, 2)
                               : std::string_view(text, 3),
                kInk);
      for (int y = 0; y < font->height; ++y) {
        for (int x = 0; x < font->width; ++x) {
          TEST_ASSERT_TRUE((walled.canvas.at(2 + x, 3 + y) == kInk) ==
                           is_lit(*font, font->glyph(code), x, y));
        }
      }
    }
  }
}

void a_text_outside_the_canvas_or_full_of_invalid_bytes_is_harmless() {
  Walled walled(64, 40, Depth::Colour);
  for (const int x : {INT_MIN, -70000, -33, 60, 70000, INT_MAX}) {
    for (const int y : {INT_MIN, -70000, -9, 36, 70000, INT_MAX}) {
      draw_text(walled.canvas, x, y, kBold20, "K\xC4\xFFô\xE2\x82", Colour::Pink);
      TEST_ASSERT_TRUE(walled.walls_stand());
    }
  }
}

struct Heard {
  std::vector<std::string> texts;
  Rect last;

  static void hear(void* self, std::string_view text, Rect where) {
    static_cast<Heard*>(self)->texts.emplace_back(text);
    static_cast<Heard*>(self)->last = where;
  }
};

struct Watched : Walled {
  Heard heard;
  TextWatch watch;
  Watched() : Walled(128, 64, Depth::Mono) {
    watch.drawn = Heard::hear;
    watch.listener = &heard;
    canvas.set_watch(&watch);
  }
};

void the_watch_gets_every_text_and_counts_missing_and_clipped_ones() {
  Watched w;
  draw_text(w.canvas, 0, 0, kFixed5x8, "Zoë", kInk);
  TEST_ASSERT_TRUE(w.heard.last == Rect(0, 0, 15, 8));
  TEST_ASSERT_EQUAL_INT(0, w.watch.missing + w.watch.clipped);
  draw_text(w.canvas, 0, 0, kFixed4x6, "漢▲\xFF", kInk);
  TEST_ASSERT_EQUAL_INT(3, w.watch.missing);
  draw_text(w.canvas, 120, 0, kFixed5x8, "ab", kInk);
  TEST_ASSERT_EQUAL_INT(1, w.watch.clipped);
  draw_text(w.canvas, 0, 70, kFixed5x8, "unseen", kInk);
  TEST_ASSERT_EQUAL_INT(2, w.watch.clipped);
  TEST_ASSERT_EQUAL_size_t(3, w.heard.texts.size());
}

void a_text_in_an_area_is_aligned_and_cut_at_its_edges() {
  Watched w;
  const Rect area(10, 10, 40, 14);
  draw_text(w.canvas, area, kFixed6x10, "abc", kInk, Align::Left);
  TEST_ASSERT_TRUE(w.heard.last == Rect(10, 12, 18, 10));
  draw_text(w.canvas, area, kFixed6x10, "abc", kInk, Align::Centre);
  TEST_ASSERT_TRUE(w.heard.last == Rect(21, 12, 18, 10));
  draw_text(w.canvas, area, kFixed6x10, "abc", kInk, Align::Right);
  TEST_ASSERT_TRUE(w.heard.last == Rect(32, 12, 18, 10));
  TEST_ASSERT_EQUAL_INT(0, w.watch.clipped);
  w.canvas.clear(kPaper);
  draw_text(w.canvas, area, kFixed6x10, "########", kInk, Align::Right);
  TEST_ASSERT_EQUAL_INT(1, w.watch.clipped);
  TEST_ASSERT_EQUAL_INT(10, w.heard.last.x);
  for (int y = 0; y < 64; ++y) TEST_ASSERT_TRUE(w.canvas.at(50, y) == kPaper);
  TEST_ASSERT_TRUE(w.canvas.clip() == w.canvas.bounds());
}

void the_largest_font_that_fits_is_chosen() {
  TEST_ASSERT_TRUE(&fit({&kBold32, &kBold20, &kBold16}, "Ľuboš", 80) == &kBold32);
  TEST_ASSERT_TRUE(&fit({&kBold32, &kBold20, &kBold16}, "Ľuboš", 79) == &kBold20);
  TEST_ASSERT_TRUE(&fit({&kBold32, &kBold20, &kBold16}, "Ľuboš", 3) == &kBold16);
}

void expect_lines(std::initializer_list<const char*> expected, std::string_view text, int columns) {
  std::size_t i = 0;
  const std::size_t count = expected.size();
  for (; !text.empty(); ++i) {
    const std::string line(next_line(kFixed6x10, text, columns * 6 + 5));
    TEST_ASSERT_TRUE(i < count);
    TEST_ASSERT_EQUAL_STRING(expected.begin()[i], line.c_str());
  }
  TEST_ASSERT_EQUAL_size_t(count, i);
}

void a_paragraph_is_broken_at_spaces_and_line_ends() {
  expect_lines({}, "", 5);
  expect_lines({"Mačka", "vo", "vreci"}, "Mačka vo vreci", 5);
  expect_lines({"Mačka vo", "vreci"}, "Mačka vo vreci", 8);
  expect_lines({"ab", "", "cd"}, "ab\n\ncd\n", 5);
  expect_lines({"abcde", "f"}, "abcde\nf", 5);    // full line, then its end: no line between
  expect_lines({"abcde", "f"}, "abcde  \nf", 5);  // nor if spaces come first
  expect_lines({"abcde", "f"}, "abcde   f", 5);
  expect_lines({"Verst", "eiger", "ung"}, "Versteigerung", 5);
  expect_lines({"5\u00A0my", "ší x"}, "5\u00A0myší x", 4);  // a no-break space holds
  expect_lines({"a", "b"}, "ab", 0);                        // no width still makes progress
}

void no_line_is_wider_than_asked_and_no_letter_is_lost() {
  std::mt19937 dice(5);
  const std::string pieces[] = {"a", "ž", " ", " ", "\n", "–", "ôň"};
  for (int round = 0; round < 5000; ++round) {
    std::string text, joined, wanted;
    for (auto i = dice() % 40; i > 0; --i) text += pieces[dice() % 7];
    const int columns = 1 + static_cast<int>(dice() % 12);
    for (std::string_view rest = text; !rest.empty();) {
      const std::string_view line = next_line(kText12, rest, columns * kText12.width);
      TEST_ASSERT_TRUE(count_codes(line) <= columns);
      joined += line;
    }
    std::erase(joined, ' ');
    for (const char c : text) {
      if (c != ' ' && c != '\n') wanted += c;
    }
    TEST_ASSERT_TRUE(joined == wanted);
  }
}

void a_paragraph_is_paged_by_whole_lines() {
  Watched w;
  const std::string_view text = "one two three four five";
  const Rect area(0, 0, 30, 29);  // five columns, room for two lines and a bit
  const ParagraphLayout first = draw_paragraph(w.canvas, area, kFixed6x10, text, kInk);
  TEST_ASSERT_EQUAL_INT(5, first.lines);
  TEST_ASSERT_EQUAL_INT(2, first.drawn);
  TEST_ASSERT_EQUAL_INT(20, first.height);
  TEST_ASSERT_EQUAL_INT(1, w.watch.unfinished);
  const ParagraphLayout last =
      draw_paragraph(w.canvas, area, kFixed6x10, text, kInk, Align::Left, 4);
  TEST_ASSERT_EQUAL_INT(1, last.drawn);
  TEST_ASSERT_EQUAL_STRING("five", w.heard.texts.back().c_str());
  TEST_ASSERT_TRUE(w.heard.last == Rect(0, 0, 24, 10));
  TEST_ASSERT_EQUAL_INT(1, w.watch.unfinished);
  TEST_ASSERT_EQUAL_INT(0, w.watch.clipped + w.watch.split_words);
  TEST_ASSERT_EQUAL_INT(5, count_lines(kFixed6x10, text, 30));
  draw_paragraph(w.canvas, area, kFixed6x10, "Versteigert", kInk);
  TEST_ASSERT_EQUAL_INT(2, w.watch.split_words);
}

// Each pixel of the text is a square, and the watch gets it like any other text.
void an_enlarged_text_has_squares_for_pixels() {
  for (const int times : {1, 2, 3}) {
    Walled plain(64, 32, Depth::Colour), large(192, 96, Depth::Colour);
    TextWatch watch;
    large.canvas.set_watch(&watch);
    plain.canvas.clear(kPaper);
    large.canvas.clear(kPaper);
    const Rect where(0, 0, 2 * kBold20.width, kBold20.height);
    draw_text(plain.canvas, where, kBold20, "47", kInk);
    const Rect area(0, 0, where.w * times, where.h * times);
    draw_enlarged(large.canvas, area, kBold20, "47", kInk, times);
    for (int y = 0; y < area.h; ++y) {
      for (int x = 0; x < area.w; ++x) {
        TEST_ASSERT_TRUE(large.canvas.at(x, y) == plain.canvas.at(x / times, y / times));
      }
    }
    TEST_ASSERT_EQUAL(0, watch.clipped);
    draw_enlarged(large.canvas, area.inset(1), kBold20, "47", kInk, times);
    TEST_ASSERT_EQUAL(1, watch.clipped);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(valid_utf8_is_decoded);
  RUN_TEST(every_byte_of_bad_utf8_becomes_one_replacement_and_the_rest_is_kept);
  RUN_TEST(no_string_of_bytes_makes_the_decoder_read_past_its_end);
  RUN_TEST(every_font_has_every_letter_of_every_language);
  RUN_TEST(the_fonts_for_key_hints_have_the_four_triangles);
  RUN_TEST(no_two_letters_look_the_same_except_in_the_tiniest_font);
  RUN_TEST(small_d_t_l_and_large_l_have_their_mark_at_the_right);
  RUN_TEST(a_full_stop_is_a_block_on_the_line);
  RUN_TEST(a_text_is_drawn_glyph_by_glyph_where_it_was_asked_for);
  RUN_TEST(every_glyph_of_every_font_is_drawn_bit_by_bit);
  RUN_TEST(a_text_outside_the_canvas_or_full_of_invalid_bytes_is_harmless);
  RUN_TEST(the_watch_gets_every_text_and_counts_missing_and_clipped_ones);
  RUN_TEST(a_text_in_an_area_is_aligned_and_cut_at_its_edges);
  RUN_TEST(the_largest_font_that_fits_is_chosen);
  RUN_TEST(a_paragraph_is_broken_at_spaces_and_line_ends);
  RUN_TEST(no_line_is_wider_than_asked_and_no_letter_is_lost);
  RUN_TEST(a_paragraph_is_paged_by_whole_lines);
  RUN_TEST(an_enlarged_text_has_squares_for_pixels);
  return UNITY_END();
}
