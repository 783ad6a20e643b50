// From buttons to keys, on six and on four buttons.
#include <string>

#include "tests/ui/key_hand.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using ui::Buttons;
using ui::Key;
using enum ui::KeyTiming;

void six_buttons_act_when_they_go_down() {
  Hand hand(Buttons::Six);
  events_are("+Up", hand.down(hal::kUp));
  events_are("-Up", hand.up(hal::kUp));
  events_are("+Down-Down", hand.press(hal::kDown));
  events_are("+Left-Left", hand.press(hal::kLeft));
  events_are("+Right-Right", hand.press(hal::kRight));
  events_are("+A-A", hand.press(hal::kA));
  events_are("+X-X", hand.press(hal::kX));
  events_are("+Menu-Menu", hand.press(hal::kY));
}

void b_waits_because_held_it_is_the_menu() {
  Hand hand(Buttons::Six);
  events_are("", hand.down(hal::kB));
  events_are("", hand.wait(700));
  events_are("+B-B", hand.up(hal::kB));
  events_are("", hand.down(hal::kB));
  events_are("", hand.wait(799));
  events_are("+Menu", hand.wait(1));
  events_are("", hand.wait(5'000));
  events_are("-Menu", hand.up(hal::kB));
}

void on_a_secret_screen_b_acts_at_once() {
  Hand hand(Buttons::Six);
  hand.timing = Immediate;
  events_are("+B", hand.down(hal::kB));
  events_are("", hand.wait(2'000));
  events_are("-B", hand.up(hal::kB));
}

void up_and_down_repeat_and_nothing_else_does() {
  Hand hand(Buttons::Six);
  events_are("+Up", hand.down(hal::kUp));
  events_are("", hand.wait(399));
  events_are("+Up", hand.wait(1));
  events_are("+Up+Up+Up", hand.wait(3 * 90));
  events_are("-Up", hand.up(hal::kUp));
  events_are("", hand.wait(1'000));
  events_are("+Down+Down-Down", hand.press(hal::kDown, 450));
  for (const unsigned key : {hal::kLeft, hal::kRight, hal::kA, hal::kX, hal::kY}) {
    hand.down(key);
    events_are("", hand.wait(2'000));
    hand.up(key);
  }
}

void with_four_buttons_short_is_up_and_down_and_long_is_sideways() {
  Hand hand(Buttons::Four);
  events_are("+A-A", hand.press(hal::kA));
  events_are("+B-B", hand.press(hal::kB));
  events_are("+Menu-Menu", hand.press(hal::kB, 800));
  events_are("", hand.down(hal::kX));
  events_are("", hand.wait(499));
  events_are("+Up-Up", hand.up(hal::kX));
  events_are("+Down-Down", hand.press(hal::kY, 499));
  events_are("+Left-Left", hand.press(hal::kX, 500));
  events_are("+Right-Right", hand.press(hal::kY, 3'000));
}

void with_four_buttons_a_secret_screen_turns_sideways_at_once() {
  Hand hand(Buttons::Four);
  hand.timing = Immediate;
  events_are("+Left-Left", hand.press(hal::kX));
  events_are("+Right-Right", hand.press(hal::kY, 2'000));
  events_are("+A", hand.down(hal::kA));
  events_are("+B-B", hand.press(hal::kB));
  events_are("-A", hand.up(hal::kA));
}

void where_up_and_down_undo_each_other_four_buttons_count_at_once() {
  Hand hand(Buttons::Four);
  hand.timing = Undoable;
  events_are("+Up", hand.down(hal::kX));
  events_are("", hand.wait(499));
  events_are("-Up", hand.up(hal::kX));
  events_are("+Down-Down", hand.press(hal::kY, 499));
  events_are("+A-A", hand.press(hal::kA));
  events_are("", hand.down(hal::kB));  // held it is the menu, and nothing takes back a pass
  events_are("+B-B", hand.up(hal::kB));
  Hand six(Buttons::Six);
  six.timing = Undoable;
  events_are("+X-X", six.press(hal::kX, 600));
  events_are("+Menu-Menu", six.press(hal::kY, 600));
}

void a_provisional_key_is_taken_back_when_the_button_is_held() {
  Hand hand(Buttons::Four);
  hand.timing = Undoable;
  events_are("+Up~Up+Left-Left", hand.press(hal::kX, 500));
  events_are("+Down", hand.down(hal::kY));
  events_are("", hand.wait(499));
  TEST_ASSERT_FALSE(hand.reader.is_down(Key::Right));
  events_are("~Down+Right", hand.wait(1));
  TEST_ASSERT_TRUE(hand.reader.is_down(Key::Right));
  events_are("", hand.wait(5'000));
  events_are("-Right", hand.up(hal::kY));
  hand.reader.set_turned(true);
  events_are("+Down~Down+Right-Right", hand.press(hal::kX, 500));
}

// A screen that the long key opens must not stop another button from being taken back.
void everything_is_taken_back_before_anything_counts() {
  Hand hand(Buttons::Four);
  hand.timing = Undoable;
  events_are("+Up+Down", hand.down(hal::kX | hal::kY));
  events_are("~Up~Down+Left+Right", hand.wait(500));
  events_are("-Left-Right", hand.up(hal::kX | hal::kY));
  hand.down(hal::kB);
  hand.wait(300);
  hand.down(hal::kX);
  events_are("~Up+Menu+Left", hand.wait(500));
}

void a_provisional_key_of_another_screen_is_not_taken_back() {
  Hand hand(Buttons::Four);
  hand.timing = Undoable;
  events_are("+Up", hand.down(hal::kX));
  hand.reader.swallow_counted();
  events_are("", hand.wait(2'000));
  events_are("", hand.up(hal::kX));
  events_are("+Up", hand.down(hal::kX));
  events_are("~Up+Left", hand.wait(500));
  hand.reader.swallow_counted();  // this one is already final
  events_are("-Left", hand.up(hal::kX));
}

void where_nothing_needs_sideways_four_buttons_go_up_and_down_and_repeat() {
  Hand hand(Buttons::Four);
  hand.timing = VerticalOnly;
  events_are("+Up", hand.down(hal::kX));
  events_are("", hand.wait(399));
  events_are("+Up", hand.wait(1));
  events_are("+Up", hand.wait(90));
  events_are("-Up", hand.up(hal::kX));
  events_are("+Down-Down", hand.press(hal::kY));
  events_are("+B-B", hand.press(hal::kB));
  events_are("+Menu-Menu", hand.press(hal::kB, 800));
}

// A number turned by these events: ▲ ▼ by one, ► by five, ◄ by a lot.
int turned_by(const std::string& events) {
  int sum = 0;
  for (std::size_t at = 0; at < events.size(); ++at) {
    if (events[at] != '+' && events[at] != '~') continue;
    const char key = events[at + 1];
    const int by = key == 'U' ? 1 : key == 'D' ? -1 : key == 'R' ? 5 : 1000;
    sum += events[at] == '+' ? by : -by;
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

// Two thumbs at every timing: the provisional number is the final one plus the presses that may
// still be taken back.
void compare_turning(const Turning& from, int depth) {
  if (depth == 0) return;
  for (const unsigned keys : {unsigned{hal::kX}, unsigned{hal::kY}, hal::kX | unsigned{hal::kY}}) {
    for (const std::uint32_t ms : {5U, 60U, 440U, 500U}) {
      Turning now = from;
      for (const bool early : {false, true}) {
        Hand& hand = early ? now.early : now.patient;
        std::string events = hand.up(from.held & keys);
        events += hand.down(~from.held & keys);
        events += hand.wait(ms);
        (early ? now.early_sum : now.patient_sum) += turned_by(events);
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
  events_are("+A", hand.down(hal::kA));
  events_are("", hand.down(hal::kB));
  hand.reader.swallow();
  TEST_ASSERT_FALSE(hand.reader.is_down(Key::A));
  events_are("", hand.wait(5'000));
  events_are("", hand.up(hal::kA | hal::kB));
  events_are("+A-A", hand.press(hal::kA));
  events_are("+B-B", hand.press(hal::kB));
  Hand four(Buttons::Four);
  for (const ui::KeyTiming timing : {OnRelease, Undoable, VerticalOnly, Immediate}) {
    four.timing = timing;
    four.down(hal::kX);
    four.reader.swallow();
    events_are("", four.wait(600));
    events_are("", four.up(hal::kX));
  }
}

void a_turned_device_swaps_its_arrows_and_no_letter() {
  Hand hand(Buttons::Six);
  hand.reader.set_turned(true);
  events_are("+Down-Down", hand.press(hal::kUp));
  events_are("+Up-Up", hand.press(hal::kDown));
  events_are("+Right-Right", hand.press(hal::kLeft));
  events_are("+Left", hand.down(hal::kRight));
  TEST_ASSERT_TRUE(hand.reader.is_down(Key::Left));
  TEST_ASSERT_FALSE(hand.reader.is_down(Key::Right));
  events_are("-Left", hand.up(hal::kRight));
  events_are("+A-A", hand.press(hal::kA));
  events_are("+B-B", hand.press(hal::kB));
  events_are("+X-X", hand.press(hal::kX));
  Hand four(Buttons::Four);
  four.reader.set_turned(true);
  events_are("+Down-Down", four.press(hal::kX));
  events_are("+Up-Up", four.press(hal::kY));
  events_are("+Right-Right", four.press(hal::kX, 500));
  events_are("+Left-Left", four.press(hal::kY, 500));
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
  TEST_ASSERT_EQUAL_UINT32(10'000, hand.rested);
  hand.wait(50);
  hand.up(hal::kA);
  hand.wait(119);
  hand.down(hal::kA);
  TEST_ASSERT_EQUAL_UINT32(119, hand.rested);
  hand.wait(50);
  hand.up(hal::kA);
  hand.wait(120);
  hand.down(hal::kA);
  TEST_ASSERT_EQUAL_UINT32(120, hand.rested);
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
  events_are("", hand.down(hal::kB));
  events_are("", hand.wait(799));
  events_are("+Menu", hand.wait(1));
  hand.up(hal::kB);
  hand.start_at(0xFFFFFFFF - 100);
  events_are("+Up", hand.down(hal::kUp));
  events_are("+Up+Up", hand.wait(490));
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
