#include <algorithm>
#include <climits>
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

void a_text_is_drawn_glyph_by_glyph_where_it_was_asked_for() {
  Walled walled(128, 64, Depth::Mono);
  walled.canvas.clear(kPaper);
  draw_text(walled.canvas, 3, 5, kText12, "Ľi1", kInk);
  const Glyph glyphs[] = {{kText12, U'Ľ'}, {kText12, U'i'}, {kText12, U'1'}};
  int left = 3;
  std::vector<std::vector<bool>> lit(64, std::vector<bool>(128));
  for (const Glyph& glyph : glyphs) {
    for (int y = 0; y < kText12.height; ++y) {
      for (int x = 0; x < glyph.width(); ++x) {
        lit[static_cast<std::size_t>(5 + y)][static_cast<std::size_t>(left + x)] =
            glyph.is_lit(x, y);
      }
    }
    left += glyph.width() + 1;
  }
  for (int y = 0; y < 64; ++y) {
    for (int x = 0; x < 128; ++x) {
      const bool wanted = lit[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
      TEST_ASSERT_TRUE((walled.canvas.at(x, y) == kInk) == wanted);
    }
  }
}

void a_text_outside_the_canvas_or_full_of_invalid_bytes_is_harmless() {
  Walled walled(64, 40, Depth::Colour);
  for (const int x : {INT_MIN, -70000, -33, 60, 70000, INT_MAX}) {
    for (const int y : {INT_MIN, -70000, -9, 36, 70000, INT_MAX}) {
      draw_text(walled.canvas, x, y, kText20, "K\xC4\xFFô\xE2\x82", Colour::Pink);
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
  draw_text(w.canvas, 0, 0, kText8, "Zoë", kInk);
  TEST_ASSERT_TRUE(w.heard.last == Rect(0, 0, text_width(kText8, "Zoë"), 8));
  TEST_ASSERT_EQUAL_INT(0, w.watch.missing + w.watch.clipped);
  draw_text(w.canvas, 0, 0, kTiny7, "漢▲\xFF", kInk);
  TEST_ASSERT_EQUAL_INT(2, w.watch.missing);
  draw_text(w.canvas, 128 - text_width(kText8, "ab"), 0, kText8, "ab", kInk);
  TEST_ASSERT_EQUAL_INT(0, w.watch.clipped);
  draw_text(w.canvas, 129 - text_width(kText8, "ab"), 0, kText8, "ab", kInk);
  TEST_ASSERT_EQUAL_INT(1, w.watch.clipped);
  draw_text(w.canvas, 0, 70, kText8, "unseen", kInk);
  TEST_ASSERT_EQUAL_INT(2, w.watch.clipped);
  TEST_ASSERT_EQUAL_size_t(4, w.heard.texts.size());
}

void a_text_in_an_area_is_aligned_and_cut_at_its_edges() {
  Watched w;
  const Rect area(10, 10, 40, 16);
  const int width = text_width(kText12, "abc");
  draw_text(w.canvas, area, kText12, "abc", kInk, Align::Left);
  TEST_ASSERT_TRUE(w.heard.last == Rect(10, 12, width, 12));
  draw_text(w.canvas, area, kText12, "abc", kInk, Align::Centre);
  TEST_ASSERT_TRUE(w.heard.last == Rect(10 + (40 - width) / 2, 12, width, 12));
  draw_text(w.canvas, area, kText12, "abc", kInk, Align::Right);
  TEST_ASSERT_TRUE(w.heard.last == Rect(50 - width, 12, width, 12));
  TEST_ASSERT_EQUAL_INT(0, w.watch.clipped);
  w.canvas.clear(kPaper);
  draw_text(w.canvas, area, kText12, "########", kInk, Align::Right);
  TEST_ASSERT_EQUAL_INT(1, w.watch.clipped);
  TEST_ASSERT_EQUAL_INT(10, w.heard.last.x);
  for (int y = 0; y < 64; ++y) TEST_ASSERT_TRUE(w.canvas.at(50, y) == kPaper);
  TEST_ASSERT_TRUE(w.canvas.clip() == w.canvas.bounds());
}

void the_largest_font_that_fits_is_chosen() {
  const int huge = text_width(kText40, "Ľuboš");
  TEST_ASSERT_TRUE(&fit({&kText40, &kText20, &kBold12}, "Ľuboš", huge) == &kText40);
  TEST_ASSERT_TRUE(&fit({&kText40, &kText20, &kBold12}, "Ľuboš", huge - 1) == &kText20);
  TEST_ASSERT_TRUE(&fit({&kText40, &kText20, &kBold12}, "Ľuboš", 3) == &kBold12);
}

// In lines as wide as a word, and in lines a pixel narrower than the next letter needs.
void expect_lines(std::initializer_list<const char*> expected, std::string_view text,
                  std::string_view as_wide_as) {
  for (const int more : {0, text_width(kText12, "i")}) {
    std::size_t i = 0;
    const std::size_t count = expected.size();
    for (std::string_view rest = text; !rest.empty(); ++i) {
      const std::string line(next_line(kText12, rest, text_width(kText12, as_wide_as) + more));
      TEST_ASSERT_TRUE(i < count);
      TEST_ASSERT_EQUAL_STRING(expected.begin()[i], line.c_str());
    }
    TEST_ASSERT_EQUAL_size_t(count, i);
  }
}

void a_paragraph_is_broken_at_spaces_and_line_ends() {
  expect_lines({}, "", "Mačka");
  expect_lines({"Mačka", "vo", "vreci"}, "Mačka vo vreci", "Mačka");
  expect_lines({"Mačka vo", "vreci"}, "Mačka vo vreci", "Mačka vo");
  expect_lines({"ab", "", "cd"}, "ab\n\ncd\n", "abcde");
  expect_lines({"abcde", "f"}, "abcde\nf", "abcde");    // full line, then its end: no line between
  expect_lines({"abcde", "f"}, "abcde  \nf", "abcde");  // nor if spaces come first
  expect_lines({"abcde", "f"}, "abcde   f", "abcde");
  expect_lines({"Vers", "teige", "rung"}, "Versteigerung", "Vers");
  expect_lines({"5\u00A0my", "ší x"}, "5\u00A0myší x", "5\u00A0my");  // a no-break space holds
  expect_lines({"a", "b"}, "ab", "");  // no width still makes progress
}

void no_line_is_wider_than_asked_and_no_letter_is_lost() {
  std::mt19937 dice(5);
  const std::string pieces[] = {"a", "ž", " ", " ", "\n", "–", "ôň", "mil"};
  for (const Font* font : {&kTiny7, &kText8, &kBold12, &kText20}) {
    for (int round = 0; round < 2000; ++round) {
      std::string text, joined, wanted;
      for (auto i = dice() % 40; i > 0; --i) text += pieces[dice() % 8];
      const int width = text_width(*font, "m") + static_cast<int>(dice() % 90);
      for (std::string_view rest = text; !rest.empty();) {
        const std::string_view line = next_line(*font, rest, width);
        TEST_ASSERT_LESS_OR_EQUAL(width, text_width(*font, line));
        joined += line;
      }
      std::erase(joined, ' ');
      for (const char c : text) {
        if (c != ' ' && c != '\n') wanted += c;
      }
      TEST_ASSERT_TRUE(joined == wanted);
    }
  }
}

void a_paragraph_is_paged_by_whole_lines() {
  Watched w;
  const std::string_view text = "one two three four five";
  const Rect area(0, 0, text_width(kText12, "three"), 29);  // two lines and a bit
  const ParagraphLayout first = draw_paragraph(w.canvas, area, kText12, text, kInk);
  TEST_ASSERT_EQUAL_INT(5, first.lines);
  TEST_ASSERT_EQUAL_INT(2, first.drawn);
  TEST_ASSERT_EQUAL_INT(24, first.height);
  TEST_ASSERT_EQUAL_INT(1, w.watch.unfinished);
  const ParagraphLayout last = draw_paragraph(w.canvas, area, kText12, text, kInk, Align::Left, 4);
  TEST_ASSERT_EQUAL_INT(1, last.drawn);
  TEST_ASSERT_EQUAL_STRING("five", w.heard.texts.back().c_str());
  TEST_ASSERT_TRUE(w.heard.last == Rect(0, 0, text_width(kText12, "five"), 12));
  TEST_ASSERT_EQUAL_INT(1, w.watch.unfinished);
  TEST_ASSERT_EQUAL_INT(0, w.watch.clipped + w.watch.split_words);
  TEST_ASSERT_EQUAL_INT(5, count_lines(kText12, text, area.w));
  draw_paragraph(w.canvas, area, kText12, "Versteigert", kInk);
  TEST_ASSERT_GREATER_THAN(0, w.watch.split_words);
}

// Between lines, not under the last.
void leading_parts_the_lines_of_a_paragraph() {
  Watched w;
  const std::string_view text = "one two three";
  const int width = text_width(kText8, "three");
  const int needed = 3 * 8 + 2 * 3;
  TEST_ASSERT_EQUAL_INT(needed, height_of_lines(kText8, 3, 3));
  TEST_ASSERT_EQUAL_INT(0, height_of_lines(kText8, 0, 3));
  const ParagraphLayout all =
      draw_paragraph(w.canvas, {0, 5, width, needed}, kText8, text, kInk, Align::Left, 0, 3);
  TEST_ASSERT_EQUAL_INT(3, all.drawn);
  TEST_ASSERT_EQUAL_INT(needed, all.height);
  TEST_ASSERT_EQUAL_INT(5 + 2 * 11, w.heard.last.y);
  const ParagraphLayout less =
      draw_paragraph(w.canvas, {0, 5, width, needed - 1}, kText8, text, kInk, Align::Left, 0, 3);
  TEST_ASSERT_EQUAL_INT(2, less.drawn);
}

void a_word_that_is_wider_than_a_line_is_known_before_it_is_drawn() {
  const int width = text_width(kText8, "rabbit");
  TEST_ASSERT_FALSE(splits_word(kText8, "a rabbit\na dog", width));
  TEST_ASSERT_TRUE(splits_word(kText8, "a rabbit\na dog", width - 1));
  TEST_ASSERT_TRUE(splits_word(kText8, "rabbits", width));
  TEST_ASSERT_FALSE(splits_word(kText8, "", width));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(valid_utf8_is_decoded);
  RUN_TEST(every_byte_of_bad_utf8_becomes_one_replacement_and_the_rest_is_kept);
  RUN_TEST(no_string_of_bytes_makes_the_decoder_read_past_its_end);
  RUN_TEST(a_text_is_drawn_glyph_by_glyph_where_it_was_asked_for);
  RUN_TEST(a_text_outside_the_canvas_or_full_of_invalid_bytes_is_harmless);
  RUN_TEST(the_watch_gets_every_text_and_counts_missing_and_clipped_ones);
  RUN_TEST(a_text_in_an_area_is_aligned_and_cut_at_its_edges);
  RUN_TEST(the_largest_font_that_fits_is_chosen);
  RUN_TEST(a_paragraph_is_broken_at_spaces_and_line_ends);
  RUN_TEST(no_line_is_wider_than_asked_and_no_letter_is_lost);
  RUN_TEST(a_paragraph_is_paged_by_whole_lines);
  RUN_TEST(leading_parts_the_lines_of_a_paragraph);
  RUN_TEST(a_word_that_is_wider_than_a_line_is_known_before_it_is_drawn);
  return UNITY_END();
}
