// The page of the keys: it draws and names those of the board, and no other ones.
#include <string>

#include "tests/ui/drawn_texts.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

constexpr Panel kEight = {240, 240, gfx::Depth::Colour, ui::Buttons::Eight};
constexpr Panel kOledEight = {128, 64, gfx::Depth::Mono, ui::Buttons::Eight};
constexpr Panel kPanels[] = {kOled, kOledFour, kOledFive, kOledEight, kSquare, kEight, kWide};

VirtualDevice with_page(const Panel& panel) {
  VirtualDevice device(panel, 1);
  seat_players(device, 4);
  device.app().go(ui::kHomeScreen);
  device.app().open(ui::kKeysPageScreen);
  device.settle();
  return device;
}

// Each key of the device is drawn once, with its own name.
void the_drawing_has_the_keys_of_the_board() {
  for (const Panel& panel : kPanels) {
    const bool four = panel.buttons == ui::Buttons::Four;
    const std::vector<Drawn> texts = texts_of(with_page(panel));
    for (const char* arrow : {"▲", "▼", "◄", "►"}) TEST_ASSERT_EQUAL(!four, any_is(texts, arrow));
    const bool five = panel.buttons == ui::Buttons::Five;
    TEST_ASSERT_TRUE(any_is(texts, "A"));
    TEST_ASSERT_EQUAL(!five, any_is(texts, "B"));
    const bool has_x = panel.buttons != ui::Buttons::Six && !five;
    for (const char* letter : {"X", "Y"}) TEST_ASSERT_EQUAL(has_x, any_is(texts, letter));
  }
}

gfx::Rect place_of(const VirtualDevice& device, const std::string& key) {
  gfx::Rect where;
  for (const Drawn& drawn : texts_of(device)) {
    if (drawn.text == key && drawn.where.bottom() < device.height() - 20) where = drawn.where;
  }
  return where;
}

// Turned by 180 degrees the cross lies at the right, and its upper arrow still points up.
void the_drawing_is_turned_with_the_device() {
  VirtualDevice device = with_page(kEight);
  TEST_ASSERT_LESS_THAN(120, place_of(device, "▲").x);
  TEST_ASSERT_LESS_THAN(place_of(device, "▼").y, place_of(device, "▲").y);
  TEST_ASSERT_LESS_THAN(place_of(device, "►").x, place_of(device, "◄").x);
  device.app().change_settings().left_handed = true;
  device.settle();
  TEST_ASSERT_GREATER_THAN(120, place_of(device, "▲").x);
  TEST_ASSERT_LESS_THAN(place_of(device, "▼").y, place_of(device, "▲").y);
  TEST_ASSERT_LESS_THAN(place_of(device, "►").x, place_of(device, "◄").x);
}

void A_turns_the_pages_and_closes_the_last() {
  for (const Panel& panel : kPanels) {
    VirtualDevice device = with_page(panel);
    int presses = 0;
    while (at(device, ui::kKeysPageScreen) && presses < 12) {
      device.press(hal::kA);
      ++presses;
    }
    TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
    if (panel.depth == gfx::Depth::Colour) TEST_ASSERT_EQUAL(1, presses);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_drawing_has_the_keys_of_the_board);
  RUN_TEST(the_drawing_is_turned_with_the_device);
  RUN_TEST(A_turns_the_pages_and_closes_the_last);
  return UNITY_END();
}
