#include "tests/unity_main.h"

#include <string>

#include "engine/hal.h"
#include "engine/ui/keys.h"

using namespace felicity;
using namespace felicity::ui;

// This program asks nothing of a machine: KeyReader is handed the time and the buttons.
namespace {

const char* name(Key key) {
  switch (key) {
    case Key::Up: return "up";
    case Key::Down: return "down";
    case Key::Left: return "left";
    case Key::Right: return "right";
    case Key::A: return "A";
    case Key::B: return "B";
    case Key::X: return "X";
    case Key::Menu: return "menu";
  }
  return "?";
}

// The key events a screen gets while a button is held for this long.
std::string held_for(Buttons buttons, std::uint8_t bit, std::uint32_t milliseconds,
                     KeyTiming timing) {
  KeyReader reader(buttons);
  std::string keys;
  for (std::uint32_t now = 1000; now <= 1000 + milliseconds + 10; now += 10) {
    KeyEvent events[KeyReader::kMostEvents];
    const bool down = now < 1000 + milliseconds;
    const int count = reader.read(hal::Moment(now), down ? bit : 0, timing, events);
    for (int i = 0; i < count; ++i) {
      if (events[i].kind == KeyEvent::Kind::Down)
        keys += std::string(keys.empty() ? "" : " ") + name(events[i].key);
    }
  }
  return keys;
}

void gives(const char* keys, Buttons buttons, std::uint8_t bit, std::uint32_t milliseconds,
           KeyTiming timing = KeyTiming::OnRelease) {
  TEST_ASSERT_EQUAL_STRING(keys, held_for(buttons, bit, milliseconds, timing).c_str());
}

void x_and_y_go_up_and_down_when_pressed_briefly() {
  gives("up", Buttons::Four, hal::kX, 50);
  gives("down", Buttons::Four, hal::kY, 50);
  gives("up", Buttons::Four, hal::kX, 490);
}

void x_and_y_go_left_and_right_when_held_half_a_second() {
  gives("left", Buttons::Four, hal::kX, 600);
  gives("right", Buttons::Four, hal::kY, 2000);
}

void on_a_secret_screen_x_and_y_go_sideways_at_once() {
  gives("left", Buttons::Four, hal::kX, 50, KeyTiming::Immediate);
  gives("right", Buttons::Four, hal::kY, 50, KeyTiming::Immediate);
}

void b_is_back_or_held_the_menu_on_every_board() {
  for (const Buttons buttons : {Buttons::Four, Buttons::Six}) {
    gives("B", buttons, hal::kB, 50);
    gives("B", buttons, hal::kB, 790);
    gives("menu", buttons, hal::kB, 900);
    gives("B", buttons, hal::kB, 50, KeyTiming::Immediate);
  }
}

void with_more_buttons_x_and_y_are_shortcuts() {
  gives("X", Buttons::Six, hal::kX, 50);
  gives("menu", Buttons::Six, hal::kY, 50);
  gives("A", Buttons::Four, hal::kA, 2000);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(x_and_y_go_up_and_down_when_pressed_briefly);
  RUN_TEST(x_and_y_go_left_and_right_when_held_half_a_second);
  RUN_TEST(on_a_secret_screen_x_and_y_go_sideways_at_once);
  RUN_TEST(b_is_back_or_held_the_menu_on_every_board);
  RUN_TEST(with_more_buttons_x_and_y_are_shortcuts);
  return UNITY_END();
}
