#include "tests/unity_main.h"

#include <cstdio>
#include <memory>
#include <string>

#include "hal_host/device/boards.h"
#include "hal_host/device/script.h"

using namespace felicity;
using namespace felicity::host;

namespace {

struct Ran {
  ScriptRunner::Fault fault;
  std::string printed;
  std::string shots;
  int presses = 0;
};

Ran run(const boards::Board& board, const char* script, std::uint64_t seed = 1) {
  const auto device = std::make_unique<Headless>(board, Chance::from_seed(seed));
  device->start();
  ScriptRunner runner(*device);
  Ran ran;
  runner.print = [&](const std::string& line) {
    ran.printed += line + "\n";
    return true;
  };
  runner.shot = [&](const std::string& name, const Picture&) {
    ran.shots += name + "\n";
    return std::string();
  };
  ran.fault = runner.run(script);
  ran.presses = runner.presses();
  return ran;
}

const boards::Board& kColour = boards::picosystem::kBoard;
const boards::Board& kMono = boards::pico_oled::kBoard;
const boards::Board& kFour = boards::pico_display_2::kBoard;

void fails(int line, const char* reason, const char* script, const boards::Board& board = kColour) {
  const Ran ran = run(board, script);
  TEST_ASSERT_EQUAL_INT_MESSAGE(line, ran.fault.line, ran.fault.error.c_str());
  TEST_ASSERT_EQUAL_STRING(reason, ran.fault.error.c_str());
}

void a_wrong_line_is_named_with_its_number_and_a_reason() {
  fails(3, "unknown step \"jump\"", "settle\n\njump\nA\n");
  fails(1, "unknown step \"a\"", "a");
  fails(1, "unknown step \"Up\"", "Up");
  fails(1, "\"wait\" needs an argument", "wait");
  fails(1, "\"soon\" is not a number of milliseconds", "wait soon");
  fails(1, "\"-5\" is not a number of milliseconds", "wait -5");
  fails(2, "\"now\" is unexpected after \"settle\"", "# first\nsettle now");
  fails(1, "\"B\" is unexpected after \"A\"", "A B");
  fails(1, "unknown key \"C\"", "hold C");
  fails(2, "\"A\" is already held", "hold A\nhold A");
  fails(2, "\"A\" is already held", "hold A\nA");
  fails(1, "\"B\" is not held", "release B");
  fails(1, "a picture must be named NAME.png, not \"picture\"", "shot picture");
  fails(1, "\"expect\" needs a text", "expect");
}

void a_key_the_board_does_not_have_is_refused() {
  fails(1, "this board has no key \"X\"", "X", kMono);
  fails(1, "this board has no key \"up\"", "up", kFour);
  fails(1, "this board has no key \"left\"", "hold left", kFour);
}

void comments_blank_lines_and_foreign_line_endings_are_ignored() {
  const Ran ran = run(kColour, "# hello\r\n\r\n  wait 10 # a little\r\n\thash\r\nshot a.png# done");
  TEST_ASSERT_EQUAL_STRING("", ran.fault.error.c_str());
  TEST_ASSERT_EQUAL_size_t(9, ran.printed.size());
  TEST_ASSERT_EQUAL_STRING("a.png\n", ran.shots.c_str());
}

void an_empty_script_is_fine() { TEST_ASSERT_EQUAL_INT(0, run(kColour, "").fault.line); }

void an_expected_text_runs_to_the_end_of_the_line() {
  const Ran ran = run(kColour, "expect no such # text");
  TEST_ASSERT_EQUAL_INT(1, ran.fault.line);
  TEST_ASSERT_EQUAL_INT(0, static_cast<int>(ran.fault.error.find("\"no such # text\" is not on")));
}

void every_press_is_counted() {
  TEST_ASSERT_EQUAL_INT(3, run(kColour, "up\nhold B\nrelease B\ndown").presses);
}

void the_same_script_gives_the_same_pictures() {
  const char* script =
      "hash\nsettle\nhash\nA\nwait 130\nhash\nA\nwait 70\nhash\ndown\nA\nsettle\nhash\n"
      "hold A\nwait 300\nhash\nrelease A\nsettle\nhash\n";
  for (const boards::Board* board : kBoards) {
    if (board->buttons == boards::Buttons::Four) continue;
    const Ran once = run(*board, script, 7), again = run(*board, script, 7);
    TEST_ASSERT_EQUAL_STRING("", once.fault.error.c_str());
    TEST_ASSERT_EQUAL_size_t(7 * 9, once.printed.size());
    TEST_ASSERT_EQUAL_STRING(once.printed.c_str(), again.printed.c_str());
  }
}

// ---- texts on the screen ------------------------------------------------------------------------

void texts_of_the_last_frame_can_be_found_in_part_and_across_lines() {
  ScreenTexts texts;
  const auto draw = [&](const char* text, gfx::Rect where) {
    texts.watch()->drawn(texts.watch()->listener, text, where);
  };
  texts.begin_frame();
  draw("Round 3/9", {0, 0, 80, 14});
  draw("Two dogs: nobody", {0, 40, 128, 14});
  draw("is chased.", {24, 54, 80, 14});
  draw("Anna", {0, 90, 40, 14});
  TEST_ASSERT_TRUE(texts.has("Round 3"));
  TEST_ASSERT_TRUE(texts.has("nobody is chased."));
  TEST_ASSERT_FALSE(texts.has("chased. Anna"));
  TEST_ASSERT_FALSE(texts.has("round"));
  texts.begin_frame();
  TEST_ASSERT_TRUE(texts.has("Anna"));  // nothing new was drawn
  draw("Ben", {0, 0, 40, 14});
  TEST_ASSERT_FALSE(texts.has("Anna"));
  texts.begin_frame();
  texts.end_frame();  // a picture without words
  TEST_ASSERT_FALSE(texts.has("Ben"));
}

// ---- chance -------------------------------------------------------------------------------------

void a_seed_gives_the_key_of_the_generator_and_every_deal_another() {
  Chance chance = Chance::from_seed(0x0102030405060708);
  std::uint8_t first[32], second[32];
  TEST_ASSERT_TRUE(chance.draw(first) && chance.draw(second));
  for (int i = 0; i < 32; ++i) TEST_ASSERT_EQUAL_INT(i < 8 ? 8 - i : 0, first[i]);
  Random drawn(first), seeded = Random::from_seed(0x0102030405060708);
  TEST_ASSERT_EQUAL_UINT32(seeded.word(), drawn.word());
  TEST_ASSERT_EQUAL_INT(1, second[8]);
  second[8] = 0;
  TEST_ASSERT_EQUAL_MEMORY(first, second, 32);
}

void entropy_is_read_byte_by_byte_or_refused() {
  const std::string digits = "00ff10" + std::string(56, 'a') + "Bc";
  auto chance = Chance::from_hex(digits);
  TEST_ASSERT_TRUE(chance.has_value());
  std::uint8_t key[32];
  TEST_ASSERT_TRUE(chance->draw(key));
  TEST_ASSERT_EQUAL_HEX8(0x00, key[0]);
  TEST_ASSERT_EQUAL_HEX8(0xFF, key[1]);
  TEST_ASSERT_EQUAL_HEX8(0x10, key[2]);
  TEST_ASSERT_EQUAL_HEX8(0xBC, key[31]);
  TEST_ASSERT_FALSE(Chance::from_hex(digits.substr(2)).has_value());
  TEST_ASSERT_FALSE(Chance::from_hex(digits + "0").has_value());
  TEST_ASSERT_FALSE(Chance::from_hex("g" + digits.substr(1)).has_value());
  TEST_ASSERT_FALSE(Chance::from_hex("-1" + digits.substr(2)).has_value());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_wrong_line_is_named_with_its_number_and_a_reason);
  RUN_TEST(a_key_the_board_does_not_have_is_refused);
  RUN_TEST(comments_blank_lines_and_foreign_line_endings_are_ignored);
  RUN_TEST(an_empty_script_is_fine);
  RUN_TEST(an_expected_text_runs_to_the_end_of_the_line);
  RUN_TEST(every_press_is_counted);
  RUN_TEST(the_same_script_gives_the_same_pictures);
  RUN_TEST(texts_of_the_last_frame_can_be_found_in_part_and_across_lines);
  RUN_TEST(a_seed_gives_the_key_of_the_generator_and_every_deal_another);
  RUN_TEST(entropy_is_read_byte_by_byte_or_refused);
  return UNITY_END();
}
