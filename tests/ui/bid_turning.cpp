// A bid turned with four buttons: it shows when a button goes down, although the same button held
// means something else.
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

int amount(const Pocket& pocket) { return pocket.app().memory().value; }

Pocket bidding(const Panel& panel, bool turned = false) {
  Pocket pocket = new_game(panel, 4, 5);
  pocket.app().change_settings().left_handed = turned;
  Random random = Random::from_seed(5);
  Fingers fingers(pocket);
  while (pocket.app().view().phase == Phase::Place) {
    fingers.play(fingers.decide(random));
    fingers.skip_to_turn();
  }
  for (int i = 0; i < 3; ++i) fingers.press_up();  // away from the wrap
  pocket.wait(300);
  TEST_ASSERT_EQUAL(4, amount(pocket));
  return pocket;
}

struct Arrows {
  std::uint8_t up;
  std::uint8_t down;
};
Arrows arrows(bool turned) { return turned ? Arrows{hal::kY, hal::kX} : Arrows{hal::kX, hal::kY}; }

void a_turned_bid_shows_in_the_moment_of_the_press() {
  for (const Panel& panel : {kOledFour, kWide}) {
    for (const bool turned : {false, true}) {
      Pocket pocket = bidding(panel, turned);
      const std::uint64_t four = pocket.picture();
      pocket.hold(arrows(turned).up);
      TEST_ASSERT_EQUAL(5, amount(pocket));
      const std::uint64_t five = pocket.picture();
      TEST_ASSERT_TRUE(five != four);
      pocket.wait(499);
      pocket.release(arrows(turned).up, 50);
      TEST_ASSERT_TRUE(pocket.picture() == five);
      pocket.hold(arrows(turned).down);
      TEST_ASSERT_TRUE(pocket.picture() == four);
      pocket.release(arrows(turned).down, 600);
      TEST_ASSERT_TRUE(pocket.picture() == four);
    }
  }
}

void a_button_that_is_held_leaves_the_number_where_it_was() {
  for (const Panel& panel : {kOledFour, kWide}) {
    for (const bool turned : {false, true}) {
      Pocket pocket = bidding(panel, turned);
      const std::uint64_t four = pocket.picture();
      pocket.hold(arrows(turned).up, 499);
      TEST_ASSERT_EQUAL(5, amount(pocket));
      pocket.wait(1);
      TEST_ASSERT_TRUE(at(pocket, ui::kPeekScreen));
      pocket.release(arrows(turned).up, 300);
      TEST_ASSERT_TRUE(at(pocket, ui::kAuctionScreen));
      TEST_ASSERT_TRUE(pocket.picture() == four);
      pocket.hold(arrows(turned).down, 499);
      TEST_ASSERT_EQUAL(3, amount(pocket));
      pocket.wait(1);
      TEST_ASSERT_EQUAL(4 + 5, amount(pocket));
      pocket.release(arrows(turned).down, 300);
      TEST_ASSERT_EQUAL(4 + 5, amount(pocket));
    }
  }
}

// Also where the amounts begin anew.
void the_lowest_bid_turned_down_and_held_is_five_more() {
  Pocket pocket = bidding(kOledFour);
  for (int i = 0; i < 3; ++i) pocket.press(hal::kY);
  TEST_ASSERT_EQUAL(1, amount(pocket));
  pocket.hold(hal::kY, 100);
  TEST_ASSERT_EQUAL(total_mice(4), amount(pocket));
  pocket.wait(400);
  TEST_ASSERT_EQUAL(1 + 5, amount(pocket));
}

void taking_back_is_neither_seen_nor_heard() {
  for (const std::uint8_t key : {hal::kX, hal::kY}) {
    Pocket pocket = bidding(kWide);
    const std::uint32_t pictures = pocket.app().pictures();
    const int beeps = pocket.beeps();
    pocket.hold(key, 499);
    TEST_ASSERT_EQUAL(pictures + 1, pocket.app().pictures());
    TEST_ASSERT_EQUAL(beeps + 1, pocket.beeps());
    pocket.wait(1);  // own mice, or five more with a click
    TEST_ASSERT_EQUAL(pictures + 2, pocket.app().pictures());
    TEST_ASSERT_EQUAL(beeps + (key == hal::kX ? 1 : 2), pocket.beeps());
  }
}

void what_was_turned_stays_when_something_opens_on_top() {
  Pocket pocket = bidding(kWide);
  pocket.hold(hal::kB, 400);
  pocket.hold(hal::kX, 400);
  TEST_ASSERT_TRUE(at(pocket, ui::kMenuScreen));
  const std::uint64_t menu = pocket.picture();
  pocket.wait(2'000);
  TEST_ASSERT_TRUE(pocket.picture() == menu);  // nothing moves in it
  pocket.release(hal::kB | hal::kX, 100);
  TEST_ASSERT_TRUE(pocket.picture() == menu);
  pocket.press(hal::kB);
  TEST_ASSERT_TRUE(at(pocket, ui::kAuctionScreen));
  TEST_ASSERT_EQUAL(5, amount(pocket));
}

// No screen of ours that turns lies on another one; this one does.
void what_was_turned_stays_when_its_screen_closes() {
  static const ui::Screen kWheel = {
      .enter = [](ui::App&) {},
      .key =
          [](ui::App& app, ui::Key key) {
            if (key == ui::Key::A) app.back();
          },
      .draw = [](const ui::App&, ui::Page&) {},
      .pace = ui::Pace::Turning,
  };
  Pocket pocket(kWide);
  pocket.app().go(ui::kHomeScreen);
  pocket.press(hal::kY);
  pocket.app().open(kWheel);
  pocket.hold(hal::kY, 100);
  pocket.hold(hal::kA, 2'000);
  TEST_ASSERT_TRUE(at(pocket, ui::kHomeScreen));
  TEST_ASSERT_EQUAL(1, pocket.app().memory().cursor);
}

void in_the_moment_the_menu_opens_the_number_goes_back() {
  Pocket pocket = bidding(kWide);
  pocket.app().open(ui::kMenuScreen);
  pocket.wait(10);
  const std::uint64_t menu = pocket.picture();
  pocket.press(hal::kB);
  pocket.hold(hal::kB, 300);
  pocket.hold(hal::kX, 500);
  TEST_ASSERT_TRUE(at(pocket, ui::kMenuScreen));
  TEST_ASSERT_TRUE(pocket.picture() == menu);
  pocket.release(hal::kB | hal::kX, 100);
  pocket.press(hal::kB);
  TEST_ASSERT_EQUAL(4, amount(pocket));
}

void a_bid_with_the_other_thumb_is_the_amount_shown() {
  Pocket pocket = bidding(kWide);
  pocket.hold(hal::kX, 200);
  pocket.hold(hal::kA, 2'000);
  TEST_ASSERT_EQUAL(5, pocket.app().view().high);
  TEST_ASSERT_TRUE(
      at(pocket, ui::kAuctionScreen));  // X is the next player's only when pressed anew
  TEST_ASSERT_EQUAL(6, amount(pocket));
  pocket.release(hal::kA | hal::kX, 500);
  TEST_ASSERT_EQUAL(6, amount(pocket));
}

void what_the_deaf_moment_dropped_is_not_taken_back() {
  Pocket pocket = bidding(kWide);
  pocket.press(hal::kA);
  TEST_ASSERT_FALSE(pocket.app().settled());
  pocket.hold(hal::kX, 2'000);
  TEST_ASSERT_TRUE(at(pocket, ui::kAuctionScreen));
  TEST_ASSERT_EQUAL(5, amount(pocket));
  pocket.release(hal::kX, 500);
  TEST_ASSERT_EQUAL(5, amount(pocket));
}

void both_thumbs_held_add_five_to_where_the_number_was() {
  Pocket pocket = bidding(kWide);
  pocket.hold(hal::kY, 100);
  pocket.hold(hal::kX, 400);
  TEST_ASSERT_EQUAL(4 + 5 + 1, amount(pocket));
  pocket.wait(100);
  TEST_ASSERT_TRUE(at(pocket, ui::kPeekScreen));
  pocket.release(hal::kX | hal::kY, 500);
  TEST_ASSERT_EQUAL(4 + 5, amount(pocket));
}

// A list moves at once and on and on, as with a cross.
void lists_that_need_no_sideways_move_in_the_moment_of_the_press() {
  Pocket pocket(kWide);
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kHomeScreen));
  pocket.hold(hal::kY);
  TEST_ASSERT_EQUAL(1, pocket.app().memory().cursor);
  pocket.wait(490);
  TEST_ASSERT_EQUAL(3, pocket.app().memory().cursor);
  pocket.release(hal::kY, 600);
  TEST_ASSERT_EQUAL(3, pocket.app().memory().cursor);
  TEST_ASSERT_TRUE(at(pocket, ui::kHomeScreen));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_turned_bid_shows_in_the_moment_of_the_press);
  RUN_TEST(a_button_that_is_held_leaves_the_number_where_it_was);
  RUN_TEST(the_lowest_bid_turned_down_and_held_is_five_more);
  RUN_TEST(taking_back_is_neither_seen_nor_heard);
  RUN_TEST(what_was_turned_stays_when_something_opens_on_top);
  RUN_TEST(what_was_turned_stays_when_its_screen_closes);
  RUN_TEST(in_the_moment_the_menu_opens_the_number_goes_back);
  RUN_TEST(a_bid_with_the_other_thumb_is_the_amount_shown);
  RUN_TEST(what_the_deaf_moment_dropped_is_not_taken_back);
  RUN_TEST(both_thumbs_held_add_five_to_where_the_number_was);
  RUN_TEST(lists_that_need_no_sideways_move_in_the_moment_of_the_press);
  return UNITY_END();
}
