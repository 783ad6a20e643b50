// A mouse with one button plays a card: the key that shows the hand stays down.
#include "hal_host/frontend/mouse_keys.h"

#include "engine/hal.h"
#include "tests/unity_main.h"

using namespace felicity;
using host::MouseKeys;
using Button = MouseKeys::Button;

namespace {

// A click on A that opens the hand.
MouseKeys with_open_hand() {
  MouseKeys mouse;
  mouse.press(Button::Left, hal::kA);
  mouse.secret_shown(true);
  mouse.release();
  return mouse;
}

void a_click_is_a_press_and_a_release() {
  MouseKeys mouse;
  mouse.press(Button::Left, hal::kA);
  TEST_ASSERT_EQUAL(hal::kA, mouse.held());
  mouse.secret_shown(false);
  mouse.release();
  TEST_ASSERT_EQUAL(0, mouse.held());
  mouse.press(Button::Left, 0);
  TEST_ASSERT_EQUAL(0, mouse.held());
}

void the_key_that_opened_a_secret_stays_down_while_others_are_clicked() {
  MouseKeys mouse = with_open_hand();
  TEST_ASSERT_EQUAL(hal::kA, mouse.held());
  mouse.press(Button::Left, hal::kRight);
  TEST_ASSERT_EQUAL(hal::kA | hal::kRight, mouse.held());
  mouse.release();
  TEST_ASSERT_EQUAL(hal::kA, mouse.held());
  mouse.press(Button::Left, hal::kUp);  // the card is played, the cover comes back
  mouse.secret_shown(false);
  TEST_ASSERT_EQUAL(hal::kUp, mouse.held());
  mouse.release();
  TEST_ASSERT_EQUAL(0, mouse.held());
}

void a_second_click_hides_the_secret() {
  MouseKeys mouse = with_open_hand();
  mouse.press(Button::Left, hal::kA);
  TEST_ASSERT_EQUAL(0, mouse.held());
  mouse.secret_shown(false);
  mouse.release();
  TEST_ASSERT_EQUAL(0, mouse.held());
  mouse.press(Button::Left, hal::kA);  // and the next one shows it again
  TEST_ASSERT_EQUAL(hal::kA, mouse.held());
}

void a_click_beside_all_keys_hides_the_hand() {
  MouseKeys mouse = with_open_hand();
  mouse.press(Button::Left, 0);
  TEST_ASSERT_EQUAL(0, mouse.held());
}

// Nothing else is pressed meanwhile, so letting go hides them, as with a finger.
void own_mice_are_seen_only_while_the_button_is_down() {
  MouseKeys mouse;
  mouse.press(Button::Left, hal::kLeft);
  mouse.secret_shown(true);
  TEST_ASSERT_EQUAL(hal::kLeft, mouse.held());
  mouse.release();
  TEST_ASSERT_EQUAL(0, mouse.held());
}

// A hand that is shown without a key needs none: what is clicked there is released again.
void a_secret_that_no_click_opened_keeps_no_key() {
  MouseKeys mouse;
  mouse.secret_shown(true);
  mouse.press(Button::Left, hal::kRight);
  mouse.release();
  TEST_ASSERT_EQUAL(0, mouse.held());
}

void the_right_button_keeps_any_key_until_it_is_clicked_again() {
  for (const Button second : {Button::Left, Button::Right}) {
    MouseKeys mouse;
    mouse.press(Button::Right, hal::kB);
    mouse.release();
    TEST_ASSERT_EQUAL(hal::kB, mouse.held());
    mouse.press(second, hal::kB);
    mouse.release();
    TEST_ASSERT_EQUAL(0, mouse.held());
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_click_is_a_press_and_a_release);
  RUN_TEST(the_key_that_opened_a_secret_stays_down_while_others_are_clicked);
  RUN_TEST(a_second_click_hides_the_secret);
  RUN_TEST(a_click_beside_all_keys_hides_the_hand);
  RUN_TEST(own_mice_are_seen_only_while_the_button_is_down);
  RUN_TEST(a_secret_that_no_click_opened_keeps_no_key);
  RUN_TEST(the_right_button_keeps_any_key_until_it_is_clicked_again);
  return UNITY_END();
}
