// From buttons to keys, on six and on four buttons.
#include <string>

#include "engine/hal.h"
#include "engine/ui/keys.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using ui::Buttons;
using ui::Key;
using ui::KeyEvent;
using ui::KeyReader;
using enum ui::KeyTiming;

// What a reader says to buttons going down and up, as text: "+A" pressed, "-A" let go, "~A" taken
// back.
class Hand {
 public:
  explicit Hand(Buttons buttons) : reader(buttons) {}

  std::string down(unsigned keys) { return read(held_ | keys); }
  std::string up(unsigned keys) { return read(held_ & ~keys); }
  // Woken whenever the reader asks for it, as the game is.
  std::string wait(std::uint32_t milliseconds) {
    const hal::Moment end = now_ + milliseconds;
    std::string said;
    hal::Moment at;
    while (reader.next_change(at) && at.left(end) <= 0) {
      now_ = at;
      said += read(held_);
      if (reader.next_change(at))
        TEST_ASSERT_TRUE_MESSAGE(at - now_ != 0, "wants to be woken again");
    }
    now_ = end;
    return said + read(held_);
  }
  std::string press(unsigned keys, std::uint32_t milliseconds = 50) {
    std::string said = down(keys);
    said += wait(milliseconds);
    return said + up(keys);
  }
  void start_at(std::uint32_t now) { now_ = hal::Moment(now); }

  KeyReader reader;
  ui::KeyTiming timing = OnRelease;

 private:
  std::string read(unsigned held) {
    constexpr const char* kNames[] = {"Up", "Down", "Left", "Right", "A", "B", "X", "Menu"};
    held_ = static_cast<std::uint8_t>(held);
    KeyEvent events[KeyReader::kMostEvents];
    const int count = reader.read(now_, held_, timing, events);
    std::string said;
    for (int i = 0; i < count; ++i) {
      said += "+-~"[static_cast<int>(events[i].kind)];
      said += kNames[static_cast<int>(events[i].key)];
    }
    return said;
  }

  hal::Moment now_;
  std::uint8_t held_ = 0;
};

void says(const char* expected, const std::string& said) {
  TEST_ASSERT_EQUAL_STRING(expected, said.c_str());
}

void six_buttons_act_when_they_go_down() {
  Hand hand(Buttons::Six);
  says("+Up", hand.down(hal::kUp));
  says("-Up", hand.up(hal::kUp));
  says("+Down-Down", hand.press(hal::kDown));
  says("+Left-Left", hand.press(hal::kLeft));
  says("+Right-Right", hand.press(hal::kRight));
  says("+A-A", hand.press(hal::kA));
  says("+X-X", hand.press(hal::kX));
  says("+Menu-Menu", hand.press(hal::kY));
}

void b_waits_because_held_it_is_the_menu() {
  Hand hand(Buttons::Six);
  says("", hand.down(hal::kB));
  says("", hand.wait(700));
  says("+B-B", hand.up(hal::kB));
  says("", hand.down(hal::kB));
  says("", hand.wait(799));
  says("+Menu", hand.wait(1));
  says("", hand.wait(5'000));
  says("-Menu", hand.up(hal::kB));
}

void on_a_secret_screen_b_acts_at_once() {
  Hand hand(Buttons::Six);
  hand.timing = Immediate;
  says("+B", hand.down(hal::kB));
  says("", hand.wait(2'000));
  says("-B", hand.up(hal::kB));
}

void up_and_down_repeat_and_nothing_else_does() {
  Hand hand(Buttons::Six);
  says("+Up", hand.down(hal::kUp));
  says("", hand.wait(399));
  says("+Up", hand.wait(1));
  says("+Up+Up+Up", hand.wait(3 * 90));
  says("-Up", hand.up(hal::kUp));
  says("", hand.wait(1'000));
  says("+Down+Down-Down", hand.press(hal::kDown, 450));
  for (const unsigned key : {hal::kLeft, hal::kRight, hal::kA, hal::kX, hal::kY}) {
    hand.down(key);
    says("", hand.wait(2'000));
    hand.up(key);
  }
}

void with_four_buttons_short_is_up_and_down_and_long_is_sideways() {
  Hand hand(Buttons::Four);
  says("+A-A", hand.press(hal::kA));
  says("+B-B", hand.press(hal::kB));
  says("+Menu-Menu", hand.press(hal::kB, 800));
  says("", hand.down(hal::kX));
  says("", hand.wait(499));
  says("+Up-Up", hand.up(hal::kX));
  says("+Down-Down", hand.press(hal::kY, 499));
  says("+Left-Left", hand.press(hal::kX, 500));
  says("+Right-Right", hand.press(hal::kY, 3'000));
}

void with_four_buttons_a_secret_screen_turns_sideways_at_once() {
  Hand hand(Buttons::Four);
  hand.timing = Immediate;
  says("+Left-Left", hand.press(hal::kX));
  says("+Right-Right", hand.press(hal::kY, 2'000));
  says("+A", hand.down(hal::kA));
  says("+B-B", hand.press(hal::kB));
  says("-A", hand.up(hal::kA));
}

void where_up_and_down_undo_each_other_four_buttons_count_at_once() {
  Hand hand(Buttons::Four);
  hand.timing = Undoable;
  says("+Up", hand.down(hal::kX));
  says("", hand.wait(499));
  says("-Up", hand.up(hal::kX));
  says("+Down-Down", hand.press(hal::kY, 499));
  says("+A-A", hand.press(hal::kA));
  says("", hand.down(hal::kB));  // held it is the menu, and nothing takes back a pass
  says("+B-B", hand.up(hal::kB));
  Hand six(Buttons::Six);
  six.timing = Undoable;
  says("+X-X", six.press(hal::kX, 600));
  says("+Menu-Menu", six.press(hal::kY, 600));
}

void a_provisional_key_is_taken_back_when_the_button_is_held() {
  Hand hand(Buttons::Four);
  hand.timing = Undoable;
  says("+Up~Up+Left-Left", hand.press(hal::kX, 500));
  says("+Down", hand.down(hal::kY));
  says("", hand.wait(499));
  TEST_ASSERT_FALSE(hand.reader.is_down(Key::Right));
  says("~Down+Right", hand.wait(1));
  TEST_ASSERT_TRUE(hand.reader.is_down(Key::Right));
  says("", hand.wait(5'000));
  says("-Right", hand.up(hal::kY));
  hand.reader.set_turned(true);
  says("+Down~Down+Right-Right", hand.press(hal::kX, 500));
}

// Whatever the long key opens must not be in the way of what another button takes back.
void everything_is_taken_back_before_anything_counts() {
  Hand hand(Buttons::Four);
  hand.timing = Undoable;
  says("+Up+Down", hand.down(hal::kX | hal::kY));
  says("~Up~Down+Left+Right", hand.wait(500));
  says("-Left-Right", hand.up(hal::kX | hal::kY));
  hand.down(hal::kB);
  hand.wait(300);
  hand.down(hal::kX);
  says("~Up+Menu+Left", hand.wait(500));
}

void a_provisional_key_of_another_screen_is_not_taken_back() {
  Hand hand(Buttons::Four);
  hand.timing = Undoable;
  says("+Up", hand.down(hal::kX));
  hand.reader.swallow_counted();
  says("", hand.wait(2'000));
  says("", hand.up(hal::kX));
  says("+Up", hand.down(hal::kX));
  says("~Up+Left", hand.wait(500));
  hand.reader.swallow_counted();  // this one is known by now
  says("-Left", hand.up(hal::kX));
}

void where_nothing_needs_sideways_four_buttons_go_up_and_down_and_repeat() {
  Hand hand(Buttons::Four);
  hand.timing = VerticalOnly;
  says("+Up", hand.down(hal::kX));
  says("", hand.wait(399));
  says("+Up", hand.wait(1));
  says("+Up", hand.wait(90));
  says("-Up", hand.up(hal::kX));
  says("+Down-Down", hand.press(hal::kY));
  says("+B-B", hand.press(hal::kB));
  says("+Menu-Menu", hand.press(hal::kB, 800));
}

// A number turned by what is said: ▲ ▼ by one, ► by five, ◄ by a lot.
int turned_by(const std::string& said) {
  int sum = 0;
  for (std::size_t at = 0; at < said.size(); ++at) {
    if (said[at] != '+' && said[at] != '~') continue;
    const char key = said[at + 1];
    const int by = key == 'U' ? 1 : key == 'D' ? -1 : key == 'R' ? 5 : 1000;
    sum += said[at] == '+' ? by : -by;
  }
  return sum;
}

struct Turning {
  Turning() { early.timing = Undoable; }
  Hand patient = Hand(Buttons::Four);
  Hand early = Hand(Buttons::Four);
  int patient_sum = 0;
  int early_sum = 0;
  unsigned held = 0;
};

// Two thumbs at every timing: the early number is the patient one and what is not yet known.
void compare_turning(const Turning& from, int depth) {
  if (depth == 0) return;
  for (const unsigned keys : {unsigned{hal::kX}, unsigned{hal::kY}, hal::kX | unsigned{hal::kY}}) {
    for (const std::uint32_t ms : {5U, 60U, 440U, 500U}) {
      Turning now = from;
      for (const bool early : {false, true}) {
        Hand& hand = early ? now.early : now.patient;
        std::string said = hand.up(from.held & keys);
        said += hand.down(~from.held & keys);
        said += hand.wait(ms);
        (early ? now.early_sum : now.patient_sum) += turned_by(said);
      }
      now.held ^= keys;
      int unknown = 0;
      for (const Key key : {Key::Left, Key::Right}) {
        const unsigned button = key == Key::Left ? hal::kX : hal::kY;
        if ((now.held & button) == 0 || now.patient.reader.is_down(key)) continue;
        unknown += key == Key::Left ? 1 : -1;
      }
      TEST_ASSERT_EQUAL(now.patient_sum + unknown, now.early_sum);
      compare_turning(now, depth - 1);
    }
  }
}

void counting_at_once_comes_to_the_same_number_as_waiting() { compare_turning(Turning(), 5); }

void a_swallowed_button_counts_only_when_pressed_again() {
  Hand hand(Buttons::Six);
  says("+A", hand.down(hal::kA));
  says("", hand.down(hal::kB));
  hand.reader.swallow();
  TEST_ASSERT_FALSE(hand.reader.is_down(Key::A));
  says("", hand.wait(5'000));
  says("", hand.up(hal::kA | hal::kB));
  says("+A-A", hand.press(hal::kA));
  says("+B-B", hand.press(hal::kB));
  Hand four(Buttons::Four);
  for (const ui::KeyTiming timing : {OnRelease, Undoable, VerticalOnly, Immediate}) {
    four.timing = timing;
    four.down(hal::kX);
    four.reader.swallow();
    says("", four.wait(600));
    says("", four.up(hal::kX));
  }
}

void a_turned_device_swaps_its_arrows_and_no_letter() {
  Hand hand(Buttons::Six);
  hand.reader.set_turned(true);
  says("+Down-Down", hand.press(hal::kUp));
  says("+Up-Up", hand.press(hal::kDown));
  says("+Right-Right", hand.press(hal::kLeft));
  says("+Left", hand.down(hal::kRight));
  TEST_ASSERT_TRUE(hand.reader.is_down(Key::Left));
  TEST_ASSERT_FALSE(hand.reader.is_down(Key::Right));
  says("-Left", hand.up(hal::kRight));
  says("+A-A", hand.press(hal::kA));
  says("+B-B", hand.press(hal::kB));
  says("+X-X", hand.press(hal::kX));
  Hand four(Buttons::Four);
  four.reader.set_turned(true);
  says("+Down-Down", four.press(hal::kX));
  says("+Up-Up", four.press(hal::kY));
  says("+Right-Right", four.press(hal::kX, 500));
  says("+Left-Left", four.press(hal::kY, 500));
}

void a_key_is_down_as_long_as_its_button() {
  Hand hand(Buttons::Four);
  TEST_ASSERT_FALSE(hand.reader.is_down(Key::Left));
  hand.down(hal::kX);
  TEST_ASSERT_FALSE(hand.reader.is_down(Key::Left));  // not yet
  hand.wait(500);
  TEST_ASSERT_TRUE(hand.reader.is_down(Key::Left));
  hand.up(hal::kX);
  TEST_ASSERT_FALSE(hand.reader.is_down(Key::Left));
}

void a_press_knows_how_long_its_button_rested() {
  Hand hand(Buttons::Six);
  hand.start_at(10'000);
  hand.down(hal::kA);
  TEST_ASSERT_TRUE(hand.reader.rested_before(Key::A, 120));
  hand.wait(50);
  hand.up(hal::kA);
  hand.wait(119);
  hand.down(hal::kA);
  TEST_ASSERT_FALSE(hand.reader.rested_before(Key::A, 120));
  hand.up(hal::kA);
  TEST_ASSERT_FALSE(hand.reader.rested_before(Key::A, 0));  // is not held
  hand.wait(120);
  hand.down(hal::kA);
  TEST_ASSERT_TRUE(hand.reader.rested_before(Key::A, 120));
}

void stuck_and_shorted_buttons_are_known() {
  Hand hand(Buttons::Six);
  hand.start_at(1'000);
  hand.down(hal::kUp);
  hand.wait(10);
  hand.down(hal::kLeft);
  TEST_ASSERT_EQUAL(0, hand.reader.pressed_together());
  hand.wait(10);
  hand.down(hal::kA | hal::kB);
  TEST_ASSERT_EQUAL(hal::kA | hal::kB, hand.reader.pressed_together());
  hand.wait(7'979);  // 7,999 ms since ▲ went down
  TEST_ASSERT_EQUAL(0, hand.reader.stuck());
  hand.wait(1);
  TEST_ASSERT_EQUAL(hal::kUp, hand.reader.stuck());
  TEST_ASSERT_EQUAL(hal::kUp | hal::kLeft | hal::kA | hal::kB, hand.reader.held());
}

void the_clock_may_wrap() {
  Hand hand(Buttons::Six);
  hand.start_at(0xFFFFFFFF - 300);
  says("", hand.down(hal::kB));
  says("", hand.wait(799));
  says("+Menu", hand.wait(1));
  hand.up(hal::kB);
  hand.start_at(0xFFFFFFFF - 100);
  says("+Up", hand.down(hal::kUp));
  says("+Up+Up", hand.wait(490));
}

void all_buttons_at_once_fit_into_one_answer() {
  for (const Buttons buttons : {Buttons::Six, Buttons::Four}) {
    for (const ui::KeyTiming timing : {OnRelease, Undoable, VerticalOnly, Immediate}) {
      Hand hand(buttons);
      hand.timing = timing;
      hand.down(0xFF);
      TEST_ASSERT_EQUAL(0xFF, hand.reader.held());
      hand.wait(3'000);
      hand.up(0xFF);
      TEST_ASSERT_EQUAL(0, hand.reader.held());
      hal::Moment at;
      TEST_ASSERT_FALSE(hand.reader.next_change(at));
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(six_buttons_act_when_they_go_down);
  RUN_TEST(b_waits_because_held_it_is_the_menu);
  RUN_TEST(on_a_secret_screen_b_acts_at_once);
  RUN_TEST(up_and_down_repeat_and_nothing_else_does);
  RUN_TEST(with_four_buttons_short_is_up_and_down_and_long_is_sideways);
  RUN_TEST(with_four_buttons_a_secret_screen_turns_sideways_at_once);
  RUN_TEST(where_up_and_down_undo_each_other_four_buttons_count_at_once);
  RUN_TEST(a_provisional_key_is_taken_back_when_the_button_is_held);
  RUN_TEST(everything_is_taken_back_before_anything_counts);
  RUN_TEST(a_provisional_key_of_another_screen_is_not_taken_back);
  RUN_TEST(where_nothing_needs_sideways_four_buttons_go_up_and_down_and_repeat);
  RUN_TEST(counting_at_once_comes_to_the_same_number_as_waiting);
  RUN_TEST(a_swallowed_button_counts_only_when_pressed_again);
  RUN_TEST(a_turned_device_swaps_its_arrows_and_no_letter);
  RUN_TEST(a_key_is_down_as_long_as_its_button);
  RUN_TEST(a_press_knows_how_long_its_button_rested);
  RUN_TEST(stuck_and_shorted_buttons_are_known);
  RUN_TEST(the_clock_may_wrap);
  RUN_TEST(all_buttons_at_once_fit_into_one_answer);
  return UNITY_END();
}
