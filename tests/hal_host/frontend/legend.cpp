// The line of keys under the window and under the terminal, in the language of the game.
#include "hal_host/frontend/legend.h"

#include <set>

#include "engine/base/code_points.h"
#include "hal_host/device/boards.h"
#include "tests/unity_main.h"

using namespace felicity;
using namespace felicity::host;

namespace {

constexpr int kNarrowest = 64;  // columns of the smallest picture: 128 pixels in Braille

void every_language_has_a_line_of_its_own() {
  for (const boards::Board* board : kBoards) {
    std::set<std::string> window, terminal, typing;
    for (int i = 0; i < text::kLanguages; ++i) {
      const auto language = static_cast<text::Language>(i);
      window.insert(window_legend(language, *board).front());
      terminal.insert(terminal_legend(language, *board, true).front());
      typing.insert(typing_legend(language).front());
    }
    TEST_ASSERT_EQUAL_MESSAGE(text::kLanguages, window.size(), board->name);
    TEST_ASSERT_EQUAL_MESSAGE(text::kLanguages, terminal.size(), board->name);
    TEST_ASSERT_EQUAL_MESSAGE(text::kLanguages, typing.size(), board->name);
  }
}

// Keys that are the same on every keyboard stand in every language's line.
void the_line_names_the_keys() {
  for (const boards::Board* board : kBoards) {
    for (int i = 0; i < text::kLanguages; ++i) {
      const auto language = static_cast<text::Language>(i);
      const std::string window = window_legend(language, *board).back();
      TEST_ASSERT_NOT_EQUAL_MESSAGE(std::string::npos, window.find("Enter = A"), window.c_str());
      const bool four = board->buttons == boards::Buttons::Four;
      TEST_ASSERT_EQUAL_MESSAGE(four, window.find("X Y") != std::string::npos, window.c_str());
      const std::string terminal = terminal_legend(language, *board, true).front();
      for (const char* part : {"Enter = A", "Esc = B", "   m ", "   q "}) {
        TEST_ASSERT_NOT_EQUAL_MESSAGE(std::string::npos, terminal.find(part), terminal.c_str());
      }
    }
  }
}

void a_terminal_as_narrow_as_the_smallest_picture_has_a_line() {
  const auto fits = [](const std::string& line) { return count_codes(line) <= kNarrowest; };
  for (const boards::Board* board : kBoards) {
    for (int i = 0; i < text::kLanguages; ++i) {
      const auto language = static_cast<text::Language>(i);
      for (const bool hides : {false, true}) {
        const std::string line = longest(terminal_legend(language, *board, hides), fits);
        TEST_ASSERT_NOT_EQUAL_MESSAGE(std::string::npos, line.find("  q "), line.c_str());
      }
      TEST_ASSERT_FALSE(longest(typing_legend(language), fits).empty());
    }
  }
  TEST_ASSERT_EQUAL_STRING("", longest({"too long"}, [](const auto&) { return false; }).c_str());
}

// A plain terminal does not tell how long a key is down, and a card is placed by a held key.
void every_line_tells_how_a_key_is_held() {
  for (const boards::Board* board : kBoards) {
    for (int i = 0; i < text::kLanguages; ++i) {
      const auto language = static_cast<text::Language>(i);
      const char* const shift = language == text::Language::German ? "  Umschalt = " : "  Shift = ";
      for (const std::string& line : terminal_legend(language, *board, true)) {
        TEST_ASSERT_NOT_EQUAL_MESSAGE(std::string::npos, line.find(shift), line.c_str());
      }
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_language_has_a_line_of_its_own);
  RUN_TEST(the_line_names_the_keys);
  RUN_TEST(a_terminal_as_narrow_as_the_smallest_picture_has_a_line);
  RUN_TEST(every_line_tells_how_a_key_is_held);
  return UNITY_END();
}
