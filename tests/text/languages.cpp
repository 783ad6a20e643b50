// The texts in every language, and the sentences made of them.
#include <unity.h>

#include <array>
#include <climits>
#include <cstring>

#include "engine/gfx/font.h"
#include "engine/text/say.h"
#include "engine/ui/lessons.h"
#include "tests/text/filled_texts.h"

using namespace felicity::text;
using felicity::kFaces;
using felicity::ui::Buttons;
using felicity::ui::kLessons;
using felicity::ui::lesson;

namespace {

const auto kAll = [] {
  std::array<Language, kLanguages> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Language>(i);
  return all;
}();

const char* english(Text which) { return translate(Language::English, which); }
const char* english(Prose which) { return prose(Language::English, which); }

Text text_at(int i) { return static_cast<Text>(i); }
Prose prose_at(int i) { return static_cast<Prose>(i); }

int characters(const char* words) {
  int n = 0;
  for (; *words != '\0'; ++words) n += (*words & 0xC0) != 0x80;
  return n;
}

// One code point of well-formed UTF-8 of up to three bytes (all that we use); 0 for anything else.
unsigned next_character(const char*& at) {
  const auto byte = [&](int i) { return static_cast<unsigned char>(at[i]); };
  const auto more = [&](int i) { return (byte(i) & 0xC0) == 0x80; };
  unsigned code = 0;
  if (byte(0) < 0x80) {
    code = byte(0);
    at += 1;
  } else if ((byte(0) & 0xE0) == 0xC0 && more(1)) {
    code = (byte(0) & 0x1Fu) << 6 | (byte(1) & 0x3Fu);
    at += 2;
  } else if ((byte(0) & 0xF0) == 0xE0 && more(1) && more(2)) {
    code = (byte(0) & 0x0Fu) << 12 | (byte(1) & 0x3Fu) << 6 | (byte(2) & 0x3Fu);
    at += 3;
  }
  return code;
}

bool whole_characters_only(const char* words) {
  while (*words != '\0') {
    if (next_character(words) == 0) return false;
  }
  return true;
}

bool in_the_fonts(unsigned code) { return felicity::gfx::Font::has(code); }

bool in_the_fonts(const char* words) {
  while (*words != '\0') {
    if (!in_the_fonts(next_character(words))) return false;
  }
  return true;
}

// Which placeholders a text has, one bit each; a placeholder that comes twice sets bit 8.
int placeholders(const char* words) {
  int found = 0;
  for (const char* at = std::strchr(words, '{'); at != nullptr; at = std::strchr(at + 1, '{')) {
    const int bit = at[1] >= '0' && at[1] <= '2' && at[2] == '}' ? 1 << (at[1] - '0') : 1 << 9;
    found |= (found & bit) != 0 ? 1 << 8 : bit;
  }
  return found;
}

const char* arguments_of(Text which) {
  for (const Filled& filled : kFilled) {
    if (filled.text == which) return filled.arguments;
  }
  return "";
}

Line longest_card(Language language) {
  Line longest;
  for (int face = 0; face < kFaces; ++face) {
    const char* name = translate(language, card_name(static_cast<felicity::Face>(face)));
    if (characters(name) > characters(longest.c_str())) longest = Line(name);
  }
  return longest.add(" 15");
}

Line widest(Language language, char kind) {
  switch (kind) {
    case 'N': return Line("Žžžžžžžž");
    case 'M': return count(language, Noun::Mouse, 108);
    case 'P': return count(language, Noun::Point, -32);
    case 'D': return count(language, Noun::Dog, 5);
    case 'C': return longest_card(language);
    case 'd': return Line("9");
    case 'n': return Line("108");
    case 'b': return Line("1000");
    case 'k': return Line("▲");
    case 'w': return Line("A1B2C3D4");
    case 'T': return Line("Žžžžžžžžžžžžžžžž");
    default: return Line();
  }
}

Line filled_to_the_brim(Language language, Text which) {
  const char* kinds = arguments_of(which);
  Line given[3];
  for (int i = 0; kinds[i] != '\0'; ++i) given[i] = widest(language, kinds[i]);
  return say(language, which, given[0], given[1], given[2]);
}

void every_text_exists_in_every_language() {
  for (Language language : kAll) {
    for (int i = 0; i < kTexts; ++i) {
      const char* words = translate(language, text_at(i));
      TEST_ASSERT_NOT_NULL(words);
      TEST_ASSERT_TRUE_MESSAGE(words[0] != '\0' && std::strcmp(words, "?") != 0,
                               english(text_at(i)));
    }
    for (int i = 0; i < kProse; ++i) {
      const char* words = prose(language, prose_at(i));
      TEST_ASSERT_NOT_NULL(words);
      TEST_ASSERT_TRUE_MESSAGE(words[0] != '\0' && std::strcmp(words, "?") != 0,
                               english(prose_at(i)));
    }
  }
}

void every_language_has_the_same_placeholders() {
  for (Language language : kAll) {
    for (int i = 0; i < kTexts; ++i) {
      const char* kinds = arguments_of(text_at(i));
      const int expected = (1 << std::strlen(kinds)) - 1;
      TEST_ASSERT_EQUAL_INT_MESSAGE(expected, placeholders(translate(language, text_at(i))),
                                    translate(language, text_at(i)));
    }
    for (int i = 0; i < kProse; ++i) {
      TEST_ASSERT_EQUAL_INT_MESSAGE(placeholders(english(prose_at(i))),
                                    placeholders(prose(language, prose_at(i))),
                                    prose(language, prose_at(i)));
    }
  }
}

bool has_word(const char* words, const char* word) {
  const auto letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
  };
  const std::size_t length = std::strlen(word);
  for (const char* at = std::strstr(words, word); at != nullptr; at = std::strstr(at + 1, word)) {
    if ((at == words || !letter(at[-1])) && !letter(at[length])) return true;
  }
  return false;
}

void no_text_is_cut_with_the_longest_words_in_it() {
  for (Language language : kAll) {
    for (int i = 0; i < kTexts; ++i) {
      const Line line = filled_to_the_brim(language, text_at(i));
      TEST_ASSERT_FALSE_MESSAGE(line.cut(), line.c_str());
    }
  }
}

void the_question_before_a_player_leaves_names_the_bot_that_takes_the_seat() {
  for (Language language : kAll) {
    const char* question = translate(language, Text::ReallyLeave);
    TEST_ASSERT_TRUE_MESSAGE(has_word(question, "bot") || has_word(question, "Bot"), question);
  }
}

void every_page_of_prose_is_short() {
  for (Language language : kAll) {
    for (int i = 0; i < kProse; ++i) {
      const Paragraph page = say(language, prose_at(i), "Žžžžžžžž");
      TEST_ASSERT_FALSE_MESSAGE(page.cut(), page.c_str());
      TEST_ASSERT_LESS_OR_EQUAL_INT_MESSAGE(kProseBytes, static_cast<int>(page.size()),
                                            page.c_str());
    }
  }
}

void every_character_is_one_the_fonts_have() {
  for (Language language : kAll) {
    for (int i = 0; i < kTexts; ++i)
      TEST_ASSERT_TRUE_MESSAGE(in_the_fonts(translate(language, text_at(i))), english(text_at(i)));
    for (int i = 0; i < kProse; ++i)
      TEST_ASSERT_TRUE_MESSAGE(in_the_fonts(prose(language, prose_at(i))), english(prose_at(i)));
    for (int i = 0; i < kNouns; ++i)
      for (int n = 0; n <= 5; ++n)
        TEST_ASSERT_TRUE(in_the_fonts(plural(language, static_cast<Noun>(i), n)));
    for (int i = 0; i < kPresetNames; ++i) TEST_ASSERT_TRUE(in_the_fonts(preset_name(language, i)));
    TEST_ASSERT_TRUE(in_the_fonts(language_pack(language).name));
    for (const auto letters : {language_pack(language).small, language_pack(language).capital})
      for (const char16_t letter : letters) TEST_ASSERT_TRUE(in_the_fonts(letter));
  }
}

void slovak_counts_one_then_two_to_four_then_many() {
  const auto mice = [](int n) { return plural(Language::Slovak, Noun::Mouse, n); };
  TEST_ASSERT_EQUAL_STRING("myší", mice(0));
  TEST_ASSERT_EQUAL_STRING("myš", mice(1));
  TEST_ASSERT_EQUAL_STRING("myši", mice(2));
  TEST_ASSERT_EQUAL_STRING("myši", mice(4));
  TEST_ASSERT_EQUAL_STRING("myší", mice(5));
  TEST_ASSERT_EQUAL_STRING("myší", mice(21));
  TEST_ASSERT_EQUAL_STRING("myší", mice(102));
}

void less_than_zero_is_counted_by_its_size() {
  TEST_ASSERT_EQUAL_STRING("bod", plural(Language::Slovak, Noun::Point, -1));
  TEST_ASSERT_EQUAL_STRING("body", plural(Language::Slovak, Noun::Point, -3));
  TEST_ASSERT_EQUAL_STRING("bodov", plural(Language::Slovak, Noun::Point, -8));
  TEST_ASSERT_EQUAL_STRING("bodov", plural(Language::Slovak, Noun::Point, INT_MIN));
  TEST_ASSERT_EQUAL_STRING("point", plural(Language::English, Noun::Point, -1));
}

void the_other_languages_count_one_and_many() {
  TEST_ASSERT_EQUAL_STRING("mice", plural(Language::English, Noun::Mouse, 0));
  TEST_ASSERT_EQUAL_STRING("mouse", plural(Language::English, Noun::Mouse, 1));
  TEST_ASSERT_EQUAL_STRING("Mäuse", plural(Language::German, Noun::Mouse, 2));
  TEST_ASSERT_EQUAL_STRING("munt", plural(Language::Dutch, Noun::Mouse, 1));
  TEST_ASSERT_EQUAL_STRING("munten", plural(Language::Dutch, Noun::Mouse, 7));
}

void a_sentence_takes_names_and_numbers() {
  const Language sk = Language::Slovak;
  TEST_ASSERT_EQUAL_STRING("Zuzka kupuje za 5 myší",
                           say(sk, Text::BuysFor, "Zuzka", count(sk, Noun::Mouse, 5)).c_str());
  TEST_ASSERT_EQUAL_STRING("Round 3/9", say(Language::English, Text::RoundOf, 3, 9).c_str());
  TEST_ASSERT_EQUAL_STRING("-3 points", count(Language::English, Noun::Point, -3).c_str());
}

void a_missing_argument_stays_visible() {
  TEST_ASSERT_EQUAL_STRING("Ben buys for {1}",
                           say(Language::English, Text::BuysFor, "Ben").c_str());
}

void braces_in_a_name_are_not_filled_again() {
  TEST_ASSERT_EQUAL_STRING("{1} buys for 4",
                           say(Language::English, Text::BuysFor, "{1}", 4).c_str());
}

void every_whole_number_can_be_formatted() {
  TEST_ASSERT_EQUAL_STRING("0", Line().add(0).c_str());
  TEST_ASSERT_EQUAL_STRING("2147483647", Line().add(INT_MAX).c_str());
  TEST_ASSERT_EQUAL_STRING("-2147483648", Line().add(INT_MIN).c_str());
}

void cutting_never_splits_a_character() {
  for (int lead = 0; lead < 24; ++lead) {
    Short words;
    for (int i = 0; i < lead; ++i) words.add("x");
    words.add("Ľ▲š…Žď►ň▼č◄");
    TEST_ASSERT_TRUE(words.cut());
    TEST_ASSERT_EQUAL_size_t(std::strlen(words.c_str()), words.size());
    TEST_ASSERT_TRUE(whole_characters_only(words.c_str()));
    TEST_ASSERT_GREATER_OR_EQUAL_INT(21, static_cast<int>(words.size()));  // room was used
  }
}

void after_a_cut_nothing_more_is_added() {
  Short words;
  words.add("1234567890123456789012Ľ").add("x");
  TEST_ASSERT_EQUAL_STRING("1234567890123456789012", words.c_str());
  TEST_ASSERT_TRUE(words.cut());
}

void a_full_buffer_is_not_yet_cut() {
  Short words;
  words.add("12345678901234567890123");
  TEST_ASSERT_FALSE(words.cut());
  TEST_ASSERT_EQUAL_STRING("12345678901234567890123", words.c_str());
}

void every_animal_has_a_name_of_its_own() {
  for (Language language : kAll) {
    for (int a = 0; a < kFaces; ++a)
      for (int b = 0; b < a; ++b)
        TEST_ASSERT_TRUE(
            std::strcmp(translate(language, card_name(static_cast<felicity::Face>(a))),
                        translate(language, card_name(static_cast<felicity::Face>(b)))));
  }
  TEST_ASSERT_TRUE(card_name(felicity::Face::CatMinus8) == Text::CardMangyCat);
  TEST_ASSERT_TRUE(card_name(felicity::Face::SmallDog) == Text::CardSmallDog);
  TEST_ASSERT_TRUE(about_card(felicity::Face::CatMinus8) == Prose::AboutMangyCat);
  TEST_ASSERT_TRUE(about_card(felicity::Face::SmallDog) == Prose::AboutSmallDog);
}

void preset_names_are_short_and_differ() {
  for (Language language : kAll) {
    for (int a = 0; a < kPresetNames; ++a) {
      TEST_ASSERT_LESS_OR_EQUAL_INT(8, characters(preset_name(language, a)));
      for (int b = 0; b < a; ++b)
        TEST_ASSERT_TRUE(std::strcmp(preset_name(language, a), preset_name(language, b)));
    }
    TEST_ASSERT_EQUAL_STRING(preset_name(language, 0), preset_name(language, kPresetNames));
    TEST_ASSERT_EQUAL_STRING(preset_name(language, 9), preset_name(language, -1));
  }
}

void the_name_of_a_language_fits_next_to_its_label_on_the_small_panel() {
  for (const auto* pack : kLanguagePacks) TEST_ASSERT_TRUE(characters(pack->name) <= 10);
}

void every_language_has_a_code_of_two_letters_of_its_own() {
  for (int a = 0; a < kLanguages; ++a) {
    TEST_ASSERT_EQUAL_size_t(2, std::strlen(kLanguagePacks[a]->code));
    for (int b = 0; b < a; ++b)
      TEST_ASSERT_TRUE(std::strcmp(kLanguagePacks[a]->code, kLanguagePacks[b]->code));
  }
}

void a_damaged_language_is_english() {
  TEST_ASSERT_TRUE(&language_pack(static_cast<Language>(kLanguages)) == &kEnglish);
}

void the_lessons_follow_the_buttons_of_the_board() {
  TEST_ASSERT_TRUE(lesson(1, Buttons::Six).page[1] == Prose::PlacingKeys);
  TEST_ASSERT_TRUE(lesson(1, Buttons::Four).page[1] == Prose::PlacingKeysFour);
  TEST_ASSERT_TRUE(lesson(kLessons - 1, Buttons::Six).page[1] == Prose::EndTip);
}

void the_rules_are_read_from_aim_to_end() {
  TEST_ASSERT_TRUE(rule(0) == Prose::RuleAim);
  TEST_ASSERT_TRUE(rule(kRules - 1) == Prose::RuleEnd);
  TEST_ASSERT_TRUE(rule(kRules) == Prose::RuleEnd);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_text_exists_in_every_language);
  RUN_TEST(every_language_has_the_same_placeholders);
  RUN_TEST(no_text_is_cut_with_the_longest_words_in_it);
  RUN_TEST(the_question_before_a_player_leaves_names_the_bot_that_takes_the_seat);
  RUN_TEST(every_page_of_prose_is_short);
  RUN_TEST(every_character_is_one_the_fonts_have);
  RUN_TEST(slovak_counts_one_then_two_to_four_then_many);
  RUN_TEST(less_than_zero_is_counted_by_its_size);
  RUN_TEST(the_other_languages_count_one_and_many);
  RUN_TEST(a_sentence_takes_names_and_numbers);
  RUN_TEST(a_missing_argument_stays_visible);
  RUN_TEST(braces_in_a_name_are_not_filled_again);
  RUN_TEST(every_whole_number_can_be_formatted);
  RUN_TEST(cutting_never_splits_a_character);
  RUN_TEST(after_a_cut_nothing_more_is_added);
  RUN_TEST(a_full_buffer_is_not_yet_cut);
  RUN_TEST(every_animal_has_a_name_of_its_own);
  RUN_TEST(preset_names_are_short_and_differ);
  RUN_TEST(the_name_of_a_language_fits_next_to_its_label_on_the_small_panel);
  RUN_TEST(every_language_has_a_code_of_two_letters_of_its_own);
  RUN_TEST(a_damaged_language_is_english);
  RUN_TEST(the_lessons_follow_the_buttons_of_the_board);
  RUN_TEST(the_rules_are_read_from_aim_to_end);
  return UNITY_END();
}
