// A text record that is wrong in line N is refused with that N, and nothing is read.
#include "hal_host/protocol/record_text.h"
#include "tests/unity_main.h"

using namespace felicity;
using namespace felicity::host;

namespace {

const char* const kFour[] = {"felicity 1",
                             "edition english-2007",
                             "option money open",
                             "seat 0 Anna human",
                             "seat 1 Ben bot:hard",
                             "seat 2 Cleo human",
                             "seat 3 Dora human",
                             "start 2",
                             "discard 0 R",
                             "discard 1 -8",
                             "discard 2 3",
                             "discard 3 BIG",
                             "2 place 15",
                             "3 place -8",
                             "0 place 5",
                             "1 place R",
                             "2 bid 3",
                             "3 pass"};
const char* const kThree[] = {"felicity 1",
                              "edition slovak",
                              "seat 0 A human",
                              "seat 1 B human",
                              "seat 2 C human",
                              "start 1",
                              "discard 0 R",
                              "discard 1 -8",
                              "discard 2 3",
                              "discard 3 11",
                              "dummy 5 -8 R 3 BIG SMALL 15 8 -5",
                              "1 place 15"};

// The lines with line `number` replaced, if it is not 0.
template <std::size_t N>
std::string text_of(const char* const (&lines)[N], int number, const std::string& line) {
  std::string text;
  for (std::size_t i = 0; i < N; ++i) {
    text += (static_cast<int>(i) + 1 == number ? line : std::string(lines[i])) + "\n";
  }
  return text;
}

Record untouched() {
  Record record;
  record.deal.setup.players = 77;
  return record;
}

void expect_fault(int number, const std::string& text, const std::string& said) {
  Record record = untouched();
  const TextFault fault = parse_record(record, text);
  TEST_ASSERT_EQUAL_INT_MESSAGE(number, fault.line, said.c_str());
  TEST_ASSERT_FALSE_MESSAGE(fault.error.empty(), said.c_str());
  TEST_ASSERT_TRUE(fault.error.find('\n') == std::string::npos);
  TEST_ASSERT_TRUE_MESSAGE(record == untouched(), said.c_str());
}

struct Wrong {
  int number;
  const char* line;
};

// The first line that is wrong, and what stands there.
constexpr Wrong kWrongForFour[] = {
    {1, "felicity"},
    {1, "felicity 2"},
    {1, "felicity 1 1"},
    {1, "Felicity 1"},
    {1, "felicity 01"},
    {1, "edition english-2007"},
    {1,
     "\xEF\xBB\xBF"
     "felicity 1"},
    {1, "felicity 1\xFF"},
    {2, "edition"},
    {2, "edition german"},
    {2, "edition english-2007 slovak"},
    {2, "option money open"},
    {2, "Edition english-2007"},
    {2, "felicity 1"},
    {3, "option"},
    {3, "option money"},
    {3, "option money hidden"},
    {3, "option money open open"},
    {3, "option mice open"},
    {3, "option tie_break mice"},
    {3, "option dog_chases_rabbit yes"},
    {3, "option dog_chases_rabbit 1"},
    {3, "start 2"},
    {3, "option money open\xC3"},
    {4, "option money secret"},
    {4, "seat 1 Anna human"},
    {4, "seat 0 Anna"},
    {4, "seat 0 human"},
    {4, "seat 0 Anna Maria human"},
    {4, "seat 0 Anna robot"},
    {4, "seat 0 Anna bot"},
    {4, "seat 0 Anna bot:genius"},
    {4, "seat 0 Anna bot:hard:"},
    {4, "seat 0 Anna bot:hard:shy"},
    {4, "seat 0 Anna human:bold"},
    {4, "seat 0 Anna#human"},
    {4, "seat 00 Anna human"},
    {4, "seat 0 An\x01na human"},
    {4, "seat 0 An\x7Fna human"},
    {4, "seat 0 An\u200Bna human"},
    {4, "seat 0 An\u202Ena human"},
    {4, "seat 0 \xC3 human"},
    {4, "seat 0 Abcdefghijklmnopqrstuvwxyz human"},
    {4, "seat -1 Anna human"},
    {5, "seat 2 Ben human"},
    {5, "option tie_break shared"},
    {6, "start 1"},
    {6, "discard 0 R"},
    {8, "start"},
    {8, "start 4"},
    {8, "start -1"},
    {8, "start two"},
    {8, "start 2.0"},
    {8, "start 2 2"},
    {8, "start 99999999999999999999"},
    {8, "discard 0 R"},
    {8, "seat 5 Emil human"},
    {9, "discard 1 R"},
    {9, "discard 0"},
    {9, "discard 0 4"},
    {9, "discard 0 R R"},
    {9, "discard 0 r"},
    {9, "2 place 15"},
    {12, "discard 2 BIG"},
    {13, "discard 4 R"},
    {13, "dummy 5 -8 R 3 BIG SMALL 15 8 -5"},
    {13, "start 2"},
    {13, "2"},
    {13, "2 place"},
    {13, "2 place 4"},
    {13, "2 place 15 15"},
    {13, "2 place 3"},
    {13, "2 pass"},
    {13, "2 buy"},
    {13, "2 bid 1"},
    {13, "0 place 5"},
    {13, "4 place 5"},
    {13, "-1 place 5"},
    {13, "255 place 15"},
    {13, "258 place 15"},
    {13, "two place 15"},
    {13, "place 15"},
    {13, "2 fly"},
    {17, "2 bid"},
    {17, "2 bid 0"},
    {17, "2 bid -1"},
    {17, "2 bid 16"},
    {17, "2 bid 3.0"},
    {17, "2 bid 259"},
    {17, "2 bid 4294967299"},
    {17, "2 bid 99999999999999999999999"},
    {17, "2 bid 3 mice"},
    {17, "2 pass 3"},
    {17, "{\"player\":2,\"type\":\"bid\",\"amount\":3}"},
    {18, "2 pass"},
    {18, "3 bid 3"},
    {18, "3 pas"},
};

void every_wrong_line_of_four_players_is_reported_with_its_number() {
  for (const Wrong& wrong : kWrongForFour) {
    expect_fault(wrong.number, text_of(kFour, wrong.number, wrong.line), wrong.line);
  }
}

constexpr Wrong kWrongForThree[] = {
    {6, "start 3"},
    {10, "discard 4 11"},
    {10, "dummy 5 -8 R 3 BIG SMALL 15 8 -5"},
    {11, "dummy"},
    {11, "dummy 5 -8 R 3 BIG SMALL 15 8"},
    {11, "dummy 5 -8 R 3 BIG SMALL 15 8 -5 11"},
    {11, "dummy 5 -8 R 3 BIG SMALL 15 8 4"},
    {11, "dummy 5 -8 R 3 BIG SMALL 15 8 8"},
    {11, "dummy 5 -8 R 3 BIG SMALL 15 8 11"},
    {11, "1 place 15"},
    {12, "3 place 5"},
    {12, "3 pass"},
};

void every_wrong_line_of_three_players_is_reported_with_its_number() {
  for (const Wrong& wrong : kWrongForThree) {
    expect_fault(wrong.number, text_of(kThree, wrong.number, wrong.line), wrong.line);
  }
}

void tables_of_two_and_of_six_are_refused() {
  expect_fault(5, "felicity 1\nedition slovak\nseat 0 A human\nseat 1 B human\nstart 0\n", "two");
  expect_fault(8,
               "felicity 1\nedition slovak\nseat 0 A human\nseat 1 B human\nseat 2 C human\n"
               "seat 3 D human\nseat 4 E human\nseat 5 F human\nstart 0\n",
               "six");
}

void comments_and_blank_lines_count_as_lines_of_the_file() {
  expect_fault(6, "# one\n\n\r\nfelicity 1\n\nedition german\n", "edition german");
  expect_fault(2, "felicity 1\nedition german", "no end");
}

void an_option_given_twice_is_refused() {
  std::string text = text_of(kFour, 3, "option money open\noption money open");
  expect_fault(4, text, "twice");
  text = text_of(kFour, 3, "option money open\noption tie_break shared\noption money secret");
  expect_fault(5, text, "twice");
}

void nothing_follows_the_end_of_a_game() {
  std::string text = text_of(kFour, 0, "");
  const int header = 12;
  text = text.substr(0, text.find("2 place 15"));
  Record record;
  TEST_ASSERT_EQUAL_INT(0, parse_record(record, text).line);
  // Nine rounds without a bid: place, then all pass.
  State s = Replay(record).state();
  Events events;
  int lines = header;
  const char* const kFaces[] = {"-8", "-5", "R", "3", "5", "8", "11", "15", "BIG", "SMALL"};
  while (s.phase != Phase::Over) {
    const Choices open = choices(s);
    const bool placing = s.phase == Phase::Place;
    const Action action =
        placing ? Action::place(s.turn, open.cards.lowest()) : Action::pass(s.turn);
    text += std::to_string(s.turn) +
            (placing ? std::string(" place ") + kFaces[static_cast<int>(action.face)] : " pass") +
            "\n";
    TEST_ASSERT_TRUE(apply(s, action, events) == Verdict::Ok);
    ++lines;
  }
  TEST_ASSERT_EQUAL_INT(0, parse_record(record, text + "\n# the end\n").line);
  expect_fault(lines + 1, text + "2 pass\n", "after the end");
  expect_fault(lines + 1, text + "0 place 5\n", "after the end");
}

void random_bytes_are_refused() {
  expect_fault(1, std::string("\0", 1), "zero");
  expect_fault(1, std::string("felicity 1\0\n", 12), "zero behind");
  expect_fault(1, std::string(100'000, 'x'), "long");
  expect_fault(1, std::string("\x89PNG\r\n\x1a\n"), "a picture");
  expect_fault(2, "felicity 1\n" + std::string(50'000, ' ') + "x", "blanks");
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_wrong_line_of_four_players_is_reported_with_its_number);
  RUN_TEST(every_wrong_line_of_three_players_is_reported_with_its_number);
  RUN_TEST(tables_of_two_and_of_six_are_refused);
  RUN_TEST(comments_and_blank_lines_count_as_lines_of_the_file);
  RUN_TEST(an_option_given_twice_is_refused);
  RUN_TEST(nothing_follows_the_end_of_a_game);
  RUN_TEST(random_bytes_are_refused);
  return UNITY_END();
}
