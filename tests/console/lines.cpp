// The USB console: what it answers, and that nothing typed can confuse it.
#include "tests/console/console_bench.h"

using namespace felicity;
using namespace felicity::tests;

namespace {

void help_names_every_command() {
  Machine machine;
  const std::string text = answer(machine, "help\n");
  for (const char* name :
       {"help ", "info ", "games ", "game N ", "shot ", "selftest ", "report ", "bootsel "}) {
    TEST_ASSERT_TRUE_MESSAGE(text.find(name) != std::string::npos, name);
  }
  TEST_ASSERT_TRUE(text.ends_with("\r\nok\r\n"));
}

void info_prints_version_board_sizes_and_reset_reason() {
  Machine machine;
  answers(
      "felicity 1.2.3\r\nboard pico_oled\r\npanel 128x64\r\nflash 180000 of 2097152 bytes\r\n"
      "ram 20000 of 270336 bytes\r\nstarted by power\r\nfinished games 0\r\nskin none\r\nok\r\n",
      machine, "info\r\n");
  machine.device_facts.started_by = "a bug";
  machine.device_facts.bug_file = "engine/rules/game.cpp";
  machine.device_facts.bug_line = 42;
  TEST_ASSERT_TRUE(
      answer(machine, "info\n").find("\r\nstarted by a bug at engine/rules/game.cpp:42\r\n") !=
      std::string::npos);
}

// With a full ring of games to count is the longest thing the console does.
void games_are_counted_only_where_their_number_is_printed() {
  Machine machine;
  for (const char* line : {"help\n", "selftest\n", "shot\n", "games now\n", "\x1b[A\n", "game 0\n",
                           "game x\n", "game 10000\n", "game 99999999999999999999\n",
                           "0123456789012345678901234567890123456789\n"}) {
    answer(machine, line);
    TEST_ASSERT_EQUAL_MESSAGE(0, machine.counted, line);
  }
  int expected = 0;
  for (const char* line : {"info\n", "games\n", "game 1\n", "report\n"}) {
    answer(machine, line);
    TEST_ASSERT_EQUAL_MESSAGE(++expected, machine.counted, line);
  }
}

void the_self_test_reports_what_is_fine() {
  Machine machine;
  answers(
      "display: fine, it answers at 0x3c (shifted by two pixels? flash the other OLED's file)\r\n"
      "buttons held: none\r\nbuttons stuck: none\r\nbuttons shorted: none\r\n"
      "battery: 87 %\r\npower: cable\r\nflash: fine\r\nchance: fine\r\nok\r\n",
      machine, "selftest\n");
  machine.found.panel.address = 0x3D;
  TEST_ASSERT_TRUE(
      answer(machine, "selftest\n").starts_with("display: fine, it answers at 0x3d ("));
}

void the_self_test_reports_faults() {
  Machine machine;
  machine.found = {.panel = {.answer = PanelCheck::Answer::Silent},
                   .held = hal::kUp | hal::kLeft | hal::kA,
                   .stuck = hal::kUp,
                   .together = hal::kLeft | hal::kA,
                   .battery = hal::kNoBattery,
                   .usb_power = false,
                   .flash_fine = false,
                   .chance_fine = false};
  answers(
      "display: nobody answers at 0x3c or 0x3d: is GND loose?\r\n"
      "buttons held: up left A\r\nbuttons stuck: up\r\nbuttons shorted: left A\r\n"
      "battery: this board cannot tell\r\npower: battery\r\n"
      "flash: does not keep what is written\r\nchance: the ring oscillator stands still\r\nok\r\n",
      machine, "selftest\n");
}

void the_self_test_names_the_wire_at_fault() {
  using Answer = PanelCheck::Answer;
  struct Fault {
    PanelCheck panel;
    const char* words;
  };
  const Fault kFaults[] = {
      {{.answer = Answer::Swapped}, "SDA and SCL are swapped"},
      {{.answer = Answer::WireLoose, .wire = PanelCheck::kData},
       "SDA is loose, nothing pulls it up"},
      {{.answer = Answer::WireLoose, .wire = PanelCheck::kBoth},
       "SDA and SCL are loose: is VCC there, is the rail cut?"},
      {{.answer = Answer::WireLow, .wire = PanelCheck::kClock},
       "SCL is held low: a wrong row, a short?"},
      {{.answer = Answer::WireLow, .wire = PanelCheck::kBoth},
       "SDA and SCL are held low: is VCC there, is the rail cut?"},
      {{.answer = Answer::OneWay}, "this kind of bus cannot tell"},
  };
  for (const Fault& fault : kFaults) {
    Machine machine;
    machine.found.panel = fault.panel;
    const std::string expected = std::string("display: ") + fault.words + "\r\n";
    const std::string text = answer(machine, "selftest\n");
    TEST_ASSERT_TRUE_MESSAGE(text.starts_with(expected), text.c_str());
  }
}

// ---- games --------------------------------------------------------------------------------------

Machine with_games(int count) {
  Machine machine;
  for (int i = 0; i < count; ++i) machine.kept.push_back(record_of(deal_for(setup(3 + i % 3))));
  return machine;
}

void all_games_are_printed_one_after_the_other() {
  Machine machine = with_games(3);
  const std::string text = answer(machine, "games\n");
  TEST_ASSERT_TRUE(text.starts_with("# game 1 of 3\r\nfelicity 1\r\nedition english-2007\r\n"));
  TEST_ASSERT_TRUE(text.find("discard 3 R\r\n# game 3 of 3\r\nfelicity 1\r\n") !=
                   std::string::npos);
  TEST_ASSERT_TRUE(text.ends_with("discard 4 R\r\nok\r\n"));
  machine = Machine();
  answers("ok\r\n", machine, "games\n");
}

void one_game_is_printed_alone() {
  Machine machine = with_games(3);
  const std::string text = answer(machine, "game 2\n");
  TEST_ASSERT_TRUE(text.starts_with("# game 2 of 3\r\nfelicity 1\r\n"));
  TEST_ASSERT_TRUE(text.find("# game 3") == std::string::npos);
  TEST_ASSERT_TRUE(text.ends_with("discard 3 R\r\nok\r\n"));
}

void an_unknown_game_number_is_refused() {
  Machine machine = with_games(3);
  for (const char* typed : {"game 0\n", "game 4\n", "game \n", "game x\n", "game 2x\n", "game -1\n",
                            "game 2 \n", "game 99999999999999999999\n", "game 10001\n"}) {
    answers(kNoGame, machine, typed);
  }
  answers(kUnknown, machine, "game\n");
}

void a_game_that_can_no_longer_be_read_ends_the_answer() {
  Machine machine = with_games(3);
  machine.lost = 1;
  const std::string text = answer(machine, "games\n");
  TEST_ASSERT_TRUE(text.starts_with("# game 1 of 3\r\n"));
  TEST_ASSERT_TRUE(text.ends_with("error: this game can no longer be read\r\n"));
}

// ---- what is typed ------------------------------------------------------------------------------

void empty_lines_are_ignored() {
  Machine machine;
  answers("", machine, "");
  answers("", machine, "\r\n\n\r");
}

void every_kind_of_line_ending_ends_one_line() {
  Machine machine;
  const std::string expected = answer(machine, "info\n");
  answers(expected.c_str(), machine, "info\r");
  answers(expected.c_str(), machine, "info\r\n");
}

void an_unknown_command_is_an_error() {
  Machine machine;
  for (const std::string& typed :
       {std::string("hello\n"), std::string("INFO\n"), std::string(" info\n"),
        std::string("info \n"), std::string("infos\n"), std::string("inf\n"),
        std::string("info\0\n", 6), std::string("\0info\n", 6), std::string("\xFF\xFE\n"),
        std::string("\x1B[A\n")}) {
    answers(kUnknown, machine, typed);
  }
}

// The error says nothing of what was typed: a terminal would obey it.
void an_error_does_not_repeat_what_was_typed() {
  Machine machine;
  TEST_ASSERT_TRUE(answer(machine, "\x1B]0;owned\x07\n").find('\x1B') == std::string::npos);
}

void a_line_of_any_length_is_one_error() {
  Machine machine;
  answers(kUnknown, machine, std::string(32, 'x') + "\n");
  for (const std::size_t size : {33U, 34U, 64U, 1000U, 1'000'000U / kShare}) {
    answers(kTooLong, machine, std::string(size, 'x') + "\n");
  }
  // Neither taking back nor a command at its end makes it short again.
  answers(kTooLong, machine, std::string(40, 'x') + std::string(40, '\b') + "help\n");
}

void backspace_removes_a_letter() {
  Machine machine;
  const std::string expected = answer(machine, "info\n");
  answers(expected.c_str(), machine, "inx\bfp\x7Fo\n");
  answers(expected.c_str(), machine, "\b\b\binfo\n");
}

void the_next_line_after_an_error_is_read() {
  Machine machine;
  Console console(machine);
  TEST_ASSERT_EQUAL_STRING(kTooLong, answer(console, std::string(99, 'x') + "\n").c_str());
  TEST_ASSERT_EQUAL_STRING(kUnknown, answer(console, "x\n").c_str());
  TEST_ASSERT_TRUE(answer(console, "help\n").ends_with("ok\r\n"));
}

void unplugging_discards_output_and_input() {
  Machine machine = with_games(2);
  Console console(machine);
  for (const char byte : std::string("games\n")) console.feed(byte);
  console::Chunk piece;
  for (int i = 0; i < 5; ++i) TEST_ASSERT_TRUE(console.next(piece));
  console.reset();
  TEST_ASSERT_FALSE(console.next(piece));
  for (const char byte : std::string("in")) console.feed(byte);
  console.reset();
  TEST_ASSERT_EQUAL_STRING(kUnknown, answer(console, "fo\n").c_str());
  TEST_ASSERT_TRUE(answer(console, "game 1\n").starts_with("# game 1 of 2\r\nfelicity 1\r\n"));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(help_names_every_command);
  RUN_TEST(info_prints_version_board_sizes_and_reset_reason);
  RUN_TEST(games_are_counted_only_where_their_number_is_printed);
  RUN_TEST(the_self_test_reports_what_is_fine);
  RUN_TEST(the_self_test_reports_faults);
  RUN_TEST(the_self_test_names_the_wire_at_fault);
  RUN_TEST(all_games_are_printed_one_after_the_other);
  RUN_TEST(one_game_is_printed_alone);
  RUN_TEST(an_unknown_game_number_is_refused);
  RUN_TEST(a_game_that_can_no_longer_be_read_ends_the_answer);
  RUN_TEST(empty_lines_are_ignored);
  RUN_TEST(every_kind_of_line_ending_ends_one_line);
  RUN_TEST(an_unknown_command_is_an_error);
  RUN_TEST(an_error_does_not_repeat_what_was_typed);
  RUN_TEST(a_line_of_any_length_is_one_error);
  RUN_TEST(backspace_removes_a_letter);
  RUN_TEST(the_next_line_after_an_error_is_read);
  RUN_TEST(unplugging_discards_output_and_input);
  return UNITY_END();
}
