// Buttons that are held while something fills: ▲ in the hand, A of a question, B for the menu.
#include <string>

#include "tests/ui/key_hand.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using ui::Buttons;
using enum ui::KeyTiming;

// Where B held opens a menu a press is a tap, or it fills: then only the menu comes of it.
void b_that_has_begun_to_fill_is_no_b_any_more() {
  for (const Buttons buttons : {Buttons::Six, Buttons::Four}) {
    for (const auto timing : {OnRelease, Undoable, VerticalOnly}) {
      Hand hand(buttons);
      hand.timing = timing;
      hand.reader.set_menu(true);
      events_are("", hand.down(hal::kB));
      events_are("", hand.wait(249));
      TEST_ASSERT_EQUAL(-1, hand.reader.filled());
      events_are("+B-B", hand.up(hal::kB));
      for (const std::uint32_t ms : {250U, 300U, 799U}) {
        events_are("", hand.down(hal::kB));
        events_are("", hand.wait(ms));
        TEST_ASSERT_EQUAL((ms - 250) * 256 / 550, hand.reader.filled());
        events_are("-B", hand.up(hal::kB));
        TEST_ASSERT_EQUAL(-1, hand.reader.filled());
      }
      events_are("", hand.down(hal::kB));
      events_are("+Menu", hand.wait(800));
      TEST_ASSERT_EQUAL(-1, hand.reader.filled());
      events_are("", hand.wait(5'000));
      events_are("-Menu", hand.up(hal::kB));
      hand.reader.set_menu(false);
      events_are("+B-B", hand.press(hal::kB, 700));
    }
  }
}

// ▲ as the device is held; on four buttons it is X, which is also ◄ here.
void in_the_hand_up_moves_when_it_is_let_go_and_is_held_after_four_tenths_of_a_second() {
  struct {
    Buttons buttons;
    bool turned;
    unsigned button;
    const char* key;
  } const kCases[] = {{Buttons::Six, false, hal::kUp, "Up"},
                      {Buttons::Six, true, hal::kDown, "Up"},
                      {Buttons::Four, false, hal::kX, "Left"},
                      {Buttons::Four, true, hal::kY, "Left"}};
  for (const auto& each : kCases) {
    Hand hand(each.buttons);
    hand.timing = InHand;
    hand.reader.set_turned(each.turned);
    const std::string key = each.key;
    events_are("", hand.down(each.button));
    TEST_ASSERT_EQUAL(0, hand.reader.filled());
    events_are("", hand.wait(100));
    TEST_ASSERT_EQUAL(64, hand.reader.filled());
    events_are("", hand.wait(299));
    events_are(("+" + key + "-" + key).c_str(), hand.up(each.button));
    TEST_ASSERT_EQUAL(-1, hand.reader.filled());
    events_are("", hand.down(each.button));
    events_are(("!" + key).c_str(), hand.wait(400));
    TEST_ASSERT_EQUAL(-1, hand.reader.filled());
    events_are("", hand.wait(5'000));
    events_are(("-" + key).c_str(), hand.up(each.button));
  }
}

void in_the_hand_all_other_buttons_count_at_once_and_once() {
  for (const Buttons buttons : {Buttons::Six, Buttons::Four}) {
    Hand hand(buttons);
    hand.timing = InHand;
    const bool four = buttons == Buttons::Four;
    for (int bit = 0; bit < 8; ++bit) {
      const unsigned button = 1U << bit;
      if (button == (four ? hal::kX : hal::kUp)) continue;
      TEST_ASSERT_EQUAL('+', hand.down(button)[0]);
      TEST_ASSERT_EQUAL(-1, hand.reader.filled());
      events_are("", hand.wait(5'000));
      TEST_ASSERT_EQUAL('-', hand.up(button)[0]);
    }
  }
}

void in_a_question_a_counts_when_it_is_let_go_and_is_held_after_a_second() {
  for (const Buttons buttons : {Buttons::Six, Buttons::Four}) {
    Hand hand(buttons);
    hand.timing = Question;
    events_are("", hand.down(hal::kA));
    events_are("", hand.wait(500));
    TEST_ASSERT_EQUAL(128, hand.reader.filled());
    events_are("", hand.wait(499));
    events_are("+A-A", hand.up(hal::kA));
    events_are("!A-A", hand.press(hal::kA, 1'000));
    events_are("+B-B", hand.press(hal::kB));
  }
}

void a_swallowed_button_does_not_fill() {
  Hand hand(Buttons::Six);
  hand.timing = InHand;
  events_are("", hand.down(hal::kUp));
  hand.reader.swallow();
  TEST_ASSERT_EQUAL(-1, hand.reader.filled());
  events_are("", hand.wait(5'000));
  events_are("", hand.up(hal::kUp));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(b_that_has_begun_to_fill_is_no_b_any_more);
  RUN_TEST(in_the_hand_up_moves_when_it_is_let_go_and_is_held_after_four_tenths_of_a_second);
  RUN_TEST(in_the_hand_all_other_buttons_count_at_once_and_once);
  RUN_TEST(in_a_question_a_counts_when_it_is_let_go_and_is_held_after_a_second);
  RUN_TEST(a_swallowed_button_does_not_fill);
  return UNITY_END();
}
