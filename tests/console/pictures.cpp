// The picture of the panel through the USB console, and when it is not sent.
#include "tests/console/console_bench.h"

using namespace felicity;
using namespace felicity::tests;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find("\r\n", at);
    TEST_ASSERT_TRUE(end != std::string::npos);
    lines.push_back(text.substr(at, end - at));
    at = end + 2;
  }
  return lines;
}

void a_mono_picture_is_an_xpm_file() {
  Machine machine;
  machine.canvas.clear(gfx::kPaper);
  machine.canvas.set(0, 0, gfx::kInk);
  machine.canvas.set(127, 63, gfx::kInk);
  const auto lines = lines_of(answer(machine, "shot\n"));
  TEST_ASSERT_EQUAL_size_t(5 + 64 + 2, lines.size());
  TEST_ASSERT_EQUAL_STRING("/* XPM */", lines[0].c_str());
  TEST_ASSERT_EQUAL_STRING("static char *felicity[] = {", lines[1].c_str());
  TEST_ASSERT_EQUAL_STRING("\"128 64 2 1\",", lines[2].c_str());
  TEST_ASSERT_EQUAL_STRING("\". c #000000\",", lines[3].c_str());
  TEST_ASSERT_EQUAL_STRING("\"# c #ffffff\",", lines[4].c_str());
  const std::string dark(127, '.');
  TEST_ASSERT_EQUAL_STRING(("\"#" + dark + "\",").c_str(), lines[5].c_str());
  TEST_ASSERT_EQUAL_STRING(("\"." + dark + "\",").c_str(), lines[6].c_str());
  TEST_ASSERT_EQUAL_STRING(("\"" + dark + "#\"").c_str(), lines[68].c_str());
  TEST_ASSERT_EQUAL_STRING("};", lines[69].c_str());
  TEST_ASSERT_EQUAL_STRING("ok", lines[70].c_str());
}

void a_coloured_picture_has_sixteen_letters() {
  Machine machine(gfx::Depth::Colour, 320, 240);
  machine.canvas.clear(gfx::Colour::Pink);
  machine.canvas.set(319, 0, gfx::Colour::Black);
  const auto lines = lines_of(answer(machine, "shot\n"));
  TEST_ASSERT_EQUAL_size_t(3 + 16 + 240 + 2, lines.size());
  TEST_ASSERT_EQUAL_STRING("\"320 240 16 1\",", lines[2].c_str());
  const unsigned white = gfx::kDay[gfx::Colour::White];
  TEST_ASSERT_EQUAL_HEX16(0xFFFF, white);
  TEST_ASSERT_EQUAL_STRING("\"1 c #ffffff\",", lines[4].c_str());
  TEST_ASSERT_EQUAL_STRING(("\"" + std::string(319, 'f') + "0\",").c_str(), lines[19].c_str());
}

void a_colour_is_widened_by_repeating_its_bits() {
  Machine machine(gfx::Depth::Colour, 8, 8);
  const auto lines = lines_of(answer(machine, "shot\n"));
  for (int i = 0; i < gfx::kColours; ++i) {
    const unsigned c = gfx::kDay[static_cast<gfx::Colour>(i)];
    const unsigned r = c >> 11, g = c >> 5 & 63, b = c & 31;
    char expected[24];
    std::snprintf(expected, sizeof expected, "\"%x c #%02x%02x%02x\",", static_cast<unsigned>(i),
                  r * 8 + r / 4, g * 4 + g / 16, b * 8 + b / 4);
    TEST_ASSERT_EQUAL_STRING(expected, lines[static_cast<std::size_t>(3 + i)].c_str());
  }
}

void a_secret_picture_is_not_sent() {
  Machine machine;
  machine.is_secret = true;
  answers("error: this picture is for one pair of eyes\r\n", machine, "shot\n");
}

// Whenever the secret opens while a picture is being sent, not one more letter of it goes out.
void a_picture_that_becomes_secret_is_broken_off() {
  for (int pieces = 1; pieces < 60; ++pieces) {
    Machine machine;
    machine.canvas.clear(gfx::kInk);
    machine.pieces_until_secret = pieces;
    const std::string text = answer(machine, "shot\n");
    TEST_ASSERT_TRUE(text.ends_with("\r\nerror: this picture is for one pair of eyes\r\n"));
  }
}

void a_picture_that_changes_is_broken_off() {
  Machine machine;
  machine.pieces_until_change = 20;
  TEST_ASSERT_TRUE(
      answer(machine, "shot\n").ends_with("error: the picture has changed, ask again\r\n"));
  // The next one is whole again.
  TEST_ASSERT_TRUE(answer(machine, "shot\n").ends_with("};\r\nok\r\n"));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_mono_picture_is_an_xpm_file);
  RUN_TEST(a_coloured_picture_has_sixteen_letters);
  RUN_TEST(a_colour_is_widened_by_repeating_its_bits);
  RUN_TEST(a_secret_picture_is_not_sent);
  RUN_TEST(a_picture_that_becomes_secret_is_broken_off);
  RUN_TEST(a_picture_that_changes_is_broken_off);
  return UNITY_END();
}
