#include "tests/unity_main.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/hal.h"
#include "hal_host/device/boards.h"
#include "hal_host/frontend/terminal_keys.h"

using namespace felicity;
using namespace felicity::host;

namespace {

using Kind = Stroke::Kind;

std::vector<Stroke> strokes(const boards::Board& board, std::initializer_list<const char*> pieces) {
  StrokeReader reader(board);
  for (const char* piece : pieces) reader.feed(piece);
  reader.flush();
  std::vector<Stroke> all;
  for (Stroke stroke; reader.next(stroke);) all.push_back(stroke);
  return all;
}

void is_one(const boards::Board& board, const char* bytes, Kind kind, int bit) {
  const auto all = strokes(board, {bytes});
  TEST_ASSERT_EQUAL_size_t_MESSAGE(1, all.size(), bytes);
  TEST_ASSERT_EQUAL_INT_MESSAGE(static_cast<int>(kind), static_cast<int>(all[0].kind), bytes);
  TEST_ASSERT_EQUAL_HEX8_MESSAGE(bit, all[0].bit, bytes);
}

const boards::Board& kEight = boards::picosystem::kBoard;
const boards::Board& kSix = boards::pico_oled::kBoard;
const boards::Board& kFour = boards::pico_display_2::kBoard;

void keys_have_the_meaning_of_their_labels() {
  is_one(kEight, "a", Kind::Tap, hal::kA);
  is_one(kEight, "\r", Kind::Tap, hal::kA);
  is_one(kEight, " ", Kind::Tap, hal::kA);
  is_one(kEight, "b", Kind::Tap, hal::kB);
  is_one(kEight, "\x7f", Kind::Tap, hal::kB);
  is_one(kEight, "\x1b", Kind::Tap, hal::kB);
  is_one(kEight, "x", Kind::Tap, hal::kX);
  is_one(kEight, "m", Kind::Tap, hal::kY);
  is_one(kEight, "B", Kind::Long, hal::kB);
  is_one(kEight, "\x1b[A", Kind::Tap, hal::kUp);
  is_one(kEight, "\x1bOB", Kind::Tap, hal::kDown);
  is_one(kEight, "\x1b[1;2D", Kind::Long, hal::kLeft);
  is_one(kEight, "\x03", Kind::Quit, 0);
  is_one(kEight, "\x1a", Kind::Stop, 0);
  is_one(kEight, "\x1b[122;5u", Kind::Stop, 0);
  is_one(kEight, "q", Kind::Quit, 0);
  TEST_ASSERT_EQUAL_size_t(0, strokes(kEight, {"k\t\x1b[5~\xc3\xa9"}).size());
}

// While a name is written; what has no letter keeps its meaning.
void letters_of_a_name_are_no_buttons() {
  StrokeReader reader(kEight);
  reader.takes_letters(true);
  reader.feed("aB\xc3");
  reader.feed("\xbd q\r\x7f\x1b[A\x1b[120u\x1b[120;1:3u");
  std::u16string letters;
  std::vector<std::uint8_t> bits;
  for (Stroke stroke; reader.next(stroke);) {
    if (stroke.kind == Kind::Letter) {
      letters += stroke.letter;
    } else {
      TEST_ASSERT_TRUE(stroke.kind == Kind::Tap);
      bits.push_back(stroke.bit);
    }
  }
  TEST_ASSERT_TRUE(letters == u"aB\u00FDqx");
  const std::vector<std::uint8_t> expected = {hal::kA, hal::kA, hal::kB, hal::kUp};
  TEST_ASSERT_TRUE(bits == expected);
  reader.takes_letters(false);
  reader.feed("a");
  Stroke stroke;
  TEST_ASSERT_TRUE(reader.next(stroke) && stroke.bit == hal::kA);
}

void a_sequence_in_pieces_is_one_key() {
  const auto all = strokes(kEight, {"\x1b", "[1;", "2", "Ca"});
  TEST_ASSERT_EQUAL_size_t(2, all.size());
  TEST_ASSERT_EQUAL_HEX8(hal::kRight, all[0].bit);
  TEST_ASSERT_EQUAL_HEX8(hal::kA, all[1].bit);
}

void boards_with_fewer_buttons_still_have_a_menu_and_four_ways() {
  is_one(kSix, "m", Kind::Long, hal::kB);
  TEST_ASSERT_EQUAL_size_t(0, strokes(kSix, {"xy"}).size());
  is_one(kFour, "m", Kind::Long, hal::kB);
  is_one(kFour, "\x1b[A", Kind::Tap, hal::kX);
  is_one(kFour, "\x1b[B", Kind::Tap, hal::kY);
  is_one(kFour, "\x1b[D", Kind::Sideways, hal::kX);
  is_one(kFour, "\x1b[C", Kind::Sideways, hal::kY);
}

void a_terminal_that_reports_releases_is_believed() {
  const auto all = strokes(kEight, {"\x1b[?0u", "\x1b[97;1:1u", "\x1b[97;1:2u", "\x1b[C\x1b[1;1:3C",
                                    "\x1b[97;1:3u", "\x1b[99;5u"});
  const std::vector<Kind> kinds = {Kind::TellsReleases, Kind::Down, Kind::Down, Kind::Up, Kind::Up,
                                   Kind::Quit};
  const int bits[] = {0, hal::kA, hal::kRight, hal::kRight, hal::kA, 0};
  TEST_ASSERT_EQUAL_size_t(kinds.size(), all.size());
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    TEST_ASSERT_EQUAL_INT(static_cast<int>(kinds[i]), static_cast<int>(all[i].kind));
    TEST_ASSERT_EQUAL_HEX8(bits[i], all[i].bit);
  }
}

void unknown_input_is_ignored() {
  TEST_ASSERT_EQUAL_size_t(0,
                           strokes(kEight, {"\x1b[999999999999999999999999999999999999"}).size());
  is_one(kEight, "\x1b[12;34;56;78;90:1:2:3Rb", Kind::Tap, hal::kB);
}

// ---- how long a key counts as held --------------------------------------------------------------

struct Typing {
  HeldKeys keys;
  hal::Moment now = hal::Moment(1000);

  void tap(std::uint8_t bit) { keys.strike({Kind::Tap, bit}, now); }
  std::uint8_t after(std::uint32_t ms) {
    for (std::uint32_t i = 0; i < ms; ++i) keys.tick(now = now + 1);
    return keys.held();
  }
};

void a_tap_is_short_and_a_second_one_is_a_second_press() {
  Typing typing;
  typing.tap(hal::kUp);
  TEST_ASSERT_EQUAL_HEX8(hal::kUp, typing.after(50));
  TEST_ASSERT_EQUAL_HEX8(0, typing.after(50));
  typing.tap(hal::kUp);
  TEST_ASSERT_EQUAL_HEX8(hal::kUp, typing.keys.held());
}

void repeats_hold_a_key_until_they_end() {
  Typing typing;
  typing.tap(hal::kUp);
  typing.after(500);
  for (int i = 0; i < 20; ++i) {
    typing.tap(hal::kUp);
    TEST_ASSERT_EQUAL_HEX8(hal::kUp, typing.after(33));
  }
  TEST_ASSERT_EQUAL_HEX8(0, typing.after(200));
}

void a_long_press_is_long() {
  Typing typing;
  typing.keys.strike({Kind::Long, hal::kB}, typing.now);
  TEST_ASSERT_EQUAL_HEX8(hal::kB, typing.after(1050));
  TEST_ASSERT_EQUAL_HEX8(0, typing.after(100));
}

// How long a key counts as held after these strokes, 33 ms apart as repeats are.
std::uint32_t held_for(Kind kind, bool secret, bool stays, int strokes) {
  Typing typing;
  typing.keys.secret_shown(secret, stays);
  std::uint32_t longest = 0;
  std::uint32_t now = 0;
  for (int i = 0; i < strokes * 33 + 3'000; ++i) {
    if (i % 33 == 0 && i / 33 < strokes) typing.keys.strike({kind, hal::kX}, typing.now);
    now = typing.after(1) != 0 ? now + 1 : 0;
    longest = std::max(longest, now);
  }
  return longest;
}

// In the hand a key that is held places a card: repeats must not, nor ◄ of four buttons.
void while_a_secret_is_shown_only_shift_holds_a_key() {
  constexpr std::uint32_t kPlaceMs = ui::KeyReader::kPlaceMs;
  for (const bool stays : {false, true}) {
    TEST_ASSERT_TRUE(held_for(Kind::Tap, true, stays, 40) < kPlaceMs);
    TEST_ASSERT_TRUE(held_for(Kind::Sideways, true, stays, 1) < kPlaceMs);
    TEST_ASSERT_TRUE(held_for(Kind::Long, true, stays, 1) > kPlaceMs);
  }
  TEST_ASSERT_TRUE(held_for(Kind::Tap, false, false, 40) > 40 * 33);
  TEST_ASSERT_TRUE(held_for(Kind::Sideways, false, false, 1) > ui::KeyReader::kSidewaysMs);
}

void a_tap_that_shows_a_secret_lasts_until_the_next_tap() {
  Typing typing;
  typing.tap(hal::kA);
  typing.keys.secret_shown(true);
  TEST_ASSERT_EQUAL_HEX8(hal::kA, typing.after(5000));
  typing.tap(hal::kRight);
  TEST_ASSERT_EQUAL_HEX8(hal::kA | hal::kRight, typing.keys.held());
  TEST_ASSERT_EQUAL_HEX8(hal::kA, typing.after(100));
  typing.tap(hal::kA);
  TEST_ASSERT_EQUAL_HEX8(0, typing.keys.held());
}

void holding_the_key_of_a_secret_works_as_on_the_device() {
  Typing typing;
  typing.tap(hal::kA);
  typing.keys.secret_shown(true);
  TEST_ASSERT_EQUAL_HEX8(hal::kA, typing.after(600));
  for (int i = 0; i < 20; ++i) {
    typing.tap(hal::kA);
    TEST_ASSERT_EQUAL_HEX8(hal::kA, typing.after(40));
  }
  TEST_ASSERT_EQUAL_HEX8(0, typing.after(200));
}

void another_key_keeps_the_secret_open_though_the_repeats_end() {
  Typing typing;
  typing.tap(hal::kA);
  typing.keys.secret_shown(true);
  typing.after(600);
  typing.tap(hal::kA);
  typing.after(40);
  typing.tap(hal::kRight);
  TEST_ASSERT_EQUAL_HEX8(hal::kA, typing.after(3000));
  typing.tap(hal::kA);
  TEST_ASSERT_EQUAL_HEX8(0, typing.keys.held());
}

void a_secret_that_closes_automatically_releases_its_key() {
  Typing typing;
  typing.tap(hal::kA);
  typing.keys.secret_shown(true);
  typing.after(100);
  typing.keys.secret_shown(false);
  TEST_ASSERT_EQUAL_HEX8(0, typing.keys.held());
}

void stopping_the_job_releases_the_key_of_a_secret() {
  Typing typing;
  typing.tap(hal::kA);
  typing.keys.secret_shown(true);
  typing.tap(hal::kRight);
  typing.keys.let_all_go();
  TEST_ASSERT_EQUAL_HEX8(0, typing.keys.held());
  TEST_ASSERT_EQUAL_HEX8(0, typing.after(5000));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(keys_have_the_meaning_of_their_labels);
  RUN_TEST(letters_of_a_name_are_no_buttons);
  RUN_TEST(a_sequence_in_pieces_is_one_key);
  RUN_TEST(boards_with_fewer_buttons_still_have_a_menu_and_four_ways);
  RUN_TEST(a_terminal_that_reports_releases_is_believed);
  RUN_TEST(unknown_input_is_ignored);
  RUN_TEST(a_tap_is_short_and_a_second_one_is_a_second_press);
  RUN_TEST(repeats_hold_a_key_until_they_end);
  RUN_TEST(a_long_press_is_long);
  RUN_TEST(while_a_secret_is_shown_only_shift_holds_a_key);
  RUN_TEST(a_tap_that_shows_a_secret_lasts_until_the_next_tap);
  RUN_TEST(holding_the_key_of_a_secret_works_as_on_the_device);
  RUN_TEST(another_key_keeps_the_secret_open_though_the_repeats_end);
  RUN_TEST(a_secret_that_closes_automatically_releases_its_key);
  RUN_TEST(stopping_the_job_releases_the_key_of_a_secret);
  return UNITY_END();
}
