// Names of players: 1 to 24 bytes of good UTF-8 that can be seen, without '#'.
#include <initializer_list>

#include "engine/rules/record.h"
#include "tests/rules/table.h"

namespace {

bool takes(std::string_view name) {
  Player player;
  return set_name(player, name.data(), name.size());
}

// Good bytes at the end of a name, in its middle, and as the whole of it.
void good(std::string_view bytes) {
  const std::string name(bytes);
  TEST_ASSERT_TRUE_MESSAGE(takes(name), name.c_str());
  TEST_ASSERT_TRUE_MESSAGE(takes("Jo" + name), name.c_str());
  TEST_ASSERT_TRUE_MESSAGE(takes("Jo" + name + "na"), name.c_str());
}

void bad(std::string_view bytes) {
  const std::string name(bytes);
  TEST_ASSERT_FALSE_MESSAGE(takes(name), name.c_str());
  TEST_ASSERT_FALSE_MESSAGE(takes("Jo" + name), name.c_str());
  TEST_ASSERT_FALSE_MESSAGE(takes("Jo" + name + "na"), name.c_str());
}

void a_name_has_one_to_24_bytes() {
  TEST_ASSERT_FALSE(takes(""));
  TEST_ASSERT_TRUE(takes("J"));
  TEST_ASSERT_TRUE(takes(std::string(24, 'J')));
  TEST_ASSERT_FALSE(takes(std::string(25, 'J')));
}

void a_name_ends_in_zero_even_if_it_is_full() {
  Player player;
  TEST_ASSERT_TRUE(set_name(player, std::string(24, 'J').c_str(), 24));
  TEST_ASSERT_EQUAL_size_t(24, std::strlen(player.name));
}

void a_name_is_stored_with_its_size_and_zeros_after_it() {
  Player player;
  TEST_ASSERT_TRUE(set_name(player, "Maximilian", 10));
  TEST_ASSERT_TRUE(set_name(player, "Jo", 2));
  TEST_ASSERT_EQUAL_INT(2, player.name_size);
  const char wanted[Player::kNameBytes] = {'J', 'o'};
  TEST_ASSERT_EQUAL_MEMORY(wanted, player.name, Player::kNameBytes);
}

void an_invalid_name_is_refused_and_changes_nothing() {
  Player player;
  TEST_ASSERT_TRUE(set_name(player, "Jo", 2));
  for (std::string_view bytes : {"", "A B", "Ana\x80"}) {
    TEST_ASSERT_FALSE(set_name(player, bytes.data(), bytes.size()));
    TEST_ASSERT_EQUAL_INT(2, player.name_size);
    TEST_ASSERT_EQUAL_MEMORY("Jo", player.name, 3);
  }
}

void every_ascii_character_but_space_hash_and_controls_is_valid() {
  for (int code = 0; code < 0x80; ++code) {
    const char byte = static_cast<char>(code);
    const bool wanted = code > ' ' && code != '#' && code != 0x7F;
    TEST_ASSERT_EQUAL(wanted, takes(std::string(1, byte)));
    TEST_ASSERT_EQUAL(wanted, takes("A" + std::string(1, byte) + "z"));
  }
}

void characters_of_two_three_and_four_bytes_are_valid() {
  good("\xC3\xA9");      // é
  good("\xDF\xBF");      // the last of two bytes
  good("\xE0\xA0\x80");  // the first of three
  good("\xE2\x82\xAC");  // €
  good("\xED\x9F\xBF");  // the last before the surrogates
  good("\xEE\x80\x80");  // the first after them
  good("\xEF\xBF\xBD");
  good("\xF0\x90\x80\x80");  // the first of four
  good("\xF0\x9F\x90\xB1");  // a cat
  good("\xF1\x80\x80\x80");
  good("\xF4\x8F\xBF\xBF");  // the last code point
}

void eight_letters_of_any_alphabet_fit() {
  TEST_ASSERT_TRUE(
      takes("\xE7\x8C\xAB\xE7\x8C\xAB\xE7\x8C\xAB\xE7\x8C\xAB"
            "\xE7\x8C\xAB\xE7\x8C\xAB\xE7\x8C\xAB\xE7\x8C\xAB"));
}

void bytes_that_cannot_begin_a_character_are_invalid() {
  for (int first : {0x80, 0xBF, 0xC0, 0xC1, 0xF5, 0xF8, 0xFF}) {
    std::string bytes(1, static_cast<char>(first));
    bad(bytes);
    bad(bytes + "\x80");
    bad(bytes + "\x80\x80\x80");
  }
}

void overlong_characters_are_invalid() {
  bad("\xC1\xBF");
  bad("\xE0\x9F\xBF");
  bad("\xF0\x8F\xBF\xBF");
}

void surrogates_and_values_above_the_last_code_point_are_invalid() {
  bad("\xED\xA0\x80");
  bad("\xED\xBF\xBF");
  bad("\xF4\x90\x80\x80");
}

void a_truncated_character_is_invalid() {
  for (std::string_view whole : {"\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x90\xB1"}) {
    for (std::size_t size = 1; size < whole.size(); ++size) bad(whole.substr(0, size));
  }
}

void a_character_without_its_continuation_byte_is_invalid() {
  for (std::string_view whole : {"\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x90\xB1"}) {
    for (std::size_t at = 1; at < whole.size(); ++at) {
      for (char stranger : {'A', '\x7F', '\xC0', '\xFF'}) {
        std::string bytes(whole);
        bytes[at] = stranger;
        bad(bytes);
      }
    }
  }
}

void a_character_never_reaches_beyond_the_end_of_the_name() {
  const char bytes[] = "Jo\xC3\xA9";
  Player player;
  TEST_ASSERT_FALSE(set_name(player, bytes, 3));
  TEST_ASSERT_TRUE(set_name(player, bytes, 4));
}

void a_name_has_no_control_characters_beyond_ascii_either() {
  Player player;
  TEST_ASSERT_FALSE(set_name(player, "Jo\xC2\x9B", 4));
  TEST_ASSERT_FALSE(set_name(player, "Jo\xC2\x80", 4));
}

// "Anna" and "An<zero width space>na" look alike at the table and are two people to the statistics.
void a_name_has_no_invisible_character() {
  struct Unseen {
    const char* bytes;
    const char* what;
  };
  constexpr Unseen kUnseen[] = {
      {"\xC2\xAD", "soft hyphen"},
      {"\xCD\x8F", "grapheme joiner"},
      {"\xD8\x9C", "Arabic letter mark"},
      {"\xE1\x85\xA0", "Hangul filler"},
      {"\xE1\xA0\x8E", "Mongolian vowel separator"},
      {"\xE2\x80\x83", "em space"},
      {"\xE2\x80\x8B", "zero width space"},
      {"\xE2\x80\x8D", "zero width joiner"},
      {"\xE2\x80\x8E", "left-to-right mark"},
      {"\xE2\x80\xA8", "line separator"},
      {"\xE2\x80\xAE", "right-to-left override"},
      {"\xE2\x81\xA0", "word joiner"},
      {"\xE2\x81\xA7", "right-to-left isolate"},
      {"\xE3\x80\x80", "ideographic space"},
      {"\xEF\xB8\x8F", "variation selector"},
      {"\xEF\xBB\xBF", "byte order mark"},
      {"\xF3\xA0\x80\xA0", "tag"},
  };
  for (const Unseen& unseen : kUnseen) {
    TEST_ASSERT_FALSE_MESSAGE(takes("An" + std::string(unseen.bytes) + "na"), unseen.what);
    TEST_ASSERT_FALSE_MESSAGE(takes(unseen.bytes), unseen.what);
  }
  good("Jo\xC2\xA0Kim");  // the no-break space shows as one
  good("\xC2\xA1");       // the neighbours of those above
  good("\xE2\x80\x90");   // hyphen
  good("\xE2\x80\xB0");   // per mille
  good("\xE3\x80\x81");
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_name_has_one_to_24_bytes);
  RUN_TEST(a_name_ends_in_zero_even_if_it_is_full);
  RUN_TEST(a_name_is_stored_with_its_size_and_zeros_after_it);
  RUN_TEST(an_invalid_name_is_refused_and_changes_nothing);
  RUN_TEST(every_ascii_character_but_space_hash_and_controls_is_valid);
  RUN_TEST(characters_of_two_three_and_four_bytes_are_valid);
  RUN_TEST(eight_letters_of_any_alphabet_fit);
  RUN_TEST(bytes_that_cannot_begin_a_character_are_invalid);
  RUN_TEST(overlong_characters_are_invalid);
  RUN_TEST(surrogates_and_values_above_the_last_code_point_are_invalid);
  RUN_TEST(a_truncated_character_is_invalid);
  RUN_TEST(a_character_without_its_continuation_byte_is_invalid);
  RUN_TEST(a_character_never_reaches_beyond_the_end_of_the_name);
  RUN_TEST(a_name_has_no_control_characters_beyond_ascii_either);
  RUN_TEST(a_name_has_no_invisible_character);
  return UNITY_END();
}
