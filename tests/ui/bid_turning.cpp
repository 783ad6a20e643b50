// A bid turned with four buttons: it shows when a button goes down, although the same button held
// means something else.
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

int amount(const VirtualDevice& device) { return device.app().memory<ui::AuctionMemory>().offer; }

VirtualDevice bidding(const Panel& panel, bool turned = false) {
  VirtualDevice device = new_game(panel, 4, 5);
  device.app().change_settings().left_handed = turned;
  Random random = Random::from_seed(5);
  ButtonPlayer player(device);
  while (device.app().view().phase == Phase::Place) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  for (int i = 0; i < 3; ++i) player.press_up();  // away from the wrap
  device.wait(300);
  TEST_ASSERT_EQUAL(4, amount(device));
  return device;
}

struct Arrows {
  std::uint8_t up;
  std::uint8_t down;
};
Arrows arrows(bool turned) { return turned ? Arrows{hal::kY, hal::kX} : Arrows{hal::kX, hal::kY}; }

void a_changed_bid_is_shown_with_the_press() {
  for (const Panel& panel : {kOledFour, kWide}) {
    for (const bool turned : {false, true}) {
      VirtualDevice device = bidding(panel, turned);
      const std::uint64_t four = device.picture();
      device.hold(arrows(turned).up);
      TEST_ASSERT_EQUAL(5, amount(device));
      const std::uint64_t five = device.picture();
      TEST_ASSERT_TRUE(five != four);
      device.wait(499);
      device.release(arrows(turned).up, 50);
      TEST_ASSERT_TRUE(device.picture() == five);
      device.hold(arrows(turned).down);
      TEST_ASSERT_TRUE(device.picture() == four);
      device.release(arrows(turned).down, 600);
      TEST_ASSERT_TRUE(device.picture() == four);
    }
  }
}

void a_button_that_is_held_leaves_the_number_where_it_was() {
  for (const Panel& panel : {kOledFour, kWide}) {
    for (const bool turned : {false, true}) {
      VirtualDevice device = bidding(panel, turned);
      const std::uint64_t four = device.picture();
      device.hold(arrows(turned).up, 499);
      TEST_ASSERT_EQUAL(5, amount(device));
      device.wait(1);
      TEST_ASSERT_TRUE(at(device, ui::kPeekScreen));
      device.release(arrows(turned).up, 300);
      TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
      TEST_ASSERT_TRUE(device.picture() == four);
      device.hold(arrows(turned).down, 499);
      TEST_ASSERT_EQUAL(3, amount(device));
      device.wait(1);
      TEST_ASSERT_EQUAL(4 + 5, amount(device));
      device.release(arrows(turned).down, 300);
      TEST_ASSERT_EQUAL(4 + 5, amount(device));
    }
  }
}

// Also where the amounts wrap.
void the_lowest_bid_turned_down_and_held_is_five_more() {
  VirtualDevice device = bidding(kOledFour);
  for (int i = 0; i < 3; ++i) device.press(hal::kY);
  TEST_ASSERT_EQUAL(1, amount(device));
  device.hold(hal::kY, 100);
  TEST_ASSERT_EQUAL(4 * 15,
                    amount(device));  // 87 without 15 in the bank and 2 + 4 + 6 on the cards
  device.wait(400);
  TEST_ASSERT_EQUAL(1 + 5, amount(device));
}

// The amounts end at what all can count: the mice that are neither in the bank nor on the cards.
void amounts_wrap_at_the_mice_of_all_seats() {
  for (const Panel& panel : {kOled, kWide}) {
    VirtualDevice device = new_game(panel, 4, 6);
    ButtonPlayer player(device);
    Random random = Random::from_seed(6);
    int auctions = 0;
    while (!device.app().table().over()) {
      if (device.app().view().phase == Phase::Auction) {
        VirtualDevice copy(device);
        copy.settle();
        ButtonPlayer(copy).press_down();
        copy.wait(600);
        const State& truth = copy.truth();
        int mice = 0;
        for (Seat seat = 0; seat < truth.players; ++seat) {
          mice += truth.money[seat] + truth.bids[seat];
        }
        TEST_ASSERT_EQUAL(mice, amount(copy));
        ButtonPlayer(copy).press_up();
        copy.wait(600);
        TEST_ASSERT_EQUAL(truth.high + 1, amount(copy));
        ++auctions;
      }
      player.play(player.decide(random));
      player.skip_to_turn();
    }
    TEST_ASSERT_GREATER_THAN(20, auctions);
  }
}

void taking_back_is_neither_seen_nor_heard() {
  for (const std::uint8_t key : {hal::kX, hal::kY}) {
    VirtualDevice device = bidding(kWide);
    const std::uint32_t pictures = device.app().panel().pictures();
    const std::size_t heard = device.heard().size();
    device.hold(key, 499);
    TEST_ASSERT_EQUAL(pictures + 1, device.app().panel().pictures());
    TEST_ASSERT_EQUAL(heard + 1, device.heard().size());
    device.wait(1);  // own mice, or five more with a click
    TEST_ASSERT_EQUAL(pictures + 2, device.app().panel().pictures());
    TEST_ASSERT_EQUAL(heard + (key == hal::kX ? 1 : 2), device.heard().size());
  }
}

void a_changed_bid_stays_when_a_screen_opens_on_top() {
  VirtualDevice device = bidding(kWide);
  device.hold(hal::kB, 400);
  device.hold(hal::kX, 400);
  TEST_ASSERT_TRUE(at(device, ui::kMenuScreen));
  const std::uint64_t menu = device.picture();
  device.wait(2'000);
  TEST_ASSERT_TRUE(device.picture() == menu);  // nothing moves in it
  device.release(hal::kB | hal::kX, 100);
  TEST_ASSERT_TRUE(device.picture() == menu);
  device.press(hal::kB);
  TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
  TEST_ASSERT_EQUAL(5, amount(device));
}

// No screen of the game that turns a number lies on another screen; this one does.
void a_changed_bid_is_final_when_its_screen_closes() {
  static const ui::Screen kWheel = {
      .enter = [](ui::App&) {},
      .key =
          [](ui::App& app, ui::Key key) {
            if (key == ui::Key::A) app.back();
          },
      .draw = [](const ui::App&, ui::Page&) {},
      .key_timing = ui::KeyTiming::Undoable,
  };
  VirtualDevice device(kWide);
  device.app().go(ui::kHomeScreen);
  device.press(hal::kY);
  device.app().open(kWheel);
  device.hold(hal::kY, 100);
  device.hold(hal::kA, 2'000);
  TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
  TEST_ASSERT_EQUAL(1, device.app().memory<ui::ListMemory>().cursor);
}

void when_the_menu_opens_the_number_is_restored() {
  VirtualDevice device = bidding(kWide);
  device.app().open(ui::kMenuScreen);
  device.wait(10);
  const std::uint64_t menu = device.picture();
  device.press(hal::kB);
  device.hold(hal::kB, 300);
  device.hold(hal::kX, 500);
  TEST_ASSERT_TRUE(at(device, ui::kMenuScreen));
  TEST_ASSERT_TRUE(device.picture() == menu);
  device.release(hal::kB | hal::kX, 100);
  device.press(hal::kB);
  TEST_ASSERT_EQUAL(4, amount(device));
}

void a_bid_with_the_other_thumb_is_the_amount_shown() {
  VirtualDevice device = bidding(kWide);
  device.hold(hal::kX, 200);
  device.hold(hal::kA, 2'000);
  TEST_ASSERT_EQUAL(5, device.app().view().high);
  TEST_ASSERT_TRUE(
      at(device, ui::kAuctionScreen));  // X counts for the next player only when pressed again
  TEST_ASSERT_EQUAL(6, amount(device));
  device.release(hal::kA | hal::kX, 500);
  TEST_ASSERT_EQUAL(6, amount(device));
}

void a_press_dropped_by_the_input_lock_is_not_taken_back() {
  VirtualDevice device = bidding(kWide);
  device.press(hal::kA);
  TEST_ASSERT_FALSE(device.app().settled());
  device.hold(hal::kX, 2'000);
  TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
  TEST_ASSERT_EQUAL(5, amount(device));
  device.release(hal::kX, 500);
  TEST_ASSERT_EQUAL(5, amount(device));
}

void both_thumbs_held_add_five_to_where_the_number_was() {
  VirtualDevice device = bidding(kWide);
  device.hold(hal::kY, 100);
  device.hold(hal::kX, 400);
  TEST_ASSERT_EQUAL(4 + 5 + 1, amount(device));
  device.wait(100);
  TEST_ASSERT_TRUE(at(device, ui::kPeekScreen));
  device.release(hal::kX | hal::kY, 500);
  TEST_ASSERT_EQUAL(4 + 5, amount(device));
}

// A list moves at once and repeats, as with six buttons.
void lists_without_sideways_keys_move_with_the_press() {
  VirtualDevice device(kWide);
  device.app().change_settings().first_start = false;
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
  device.hold(hal::kY);
  TEST_ASSERT_EQUAL(1, device.app().memory<ui::ListMemory>().cursor);
  device.wait(490);
  TEST_ASSERT_EQUAL(3, device.app().memory<ui::ListMemory>().cursor);
  device.release(hal::kY, 600);
  TEST_ASSERT_EQUAL(3, device.app().memory<ui::ListMemory>().cursor);
  TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_changed_bid_is_shown_with_the_press);
  RUN_TEST(a_button_that_is_held_leaves_the_number_where_it_was);
  RUN_TEST(the_lowest_bid_turned_down_and_held_is_five_more);
  RUN_TEST(amounts_wrap_at_the_mice_of_all_seats);
  RUN_TEST(taking_back_is_neither_seen_nor_heard);
  RUN_TEST(a_changed_bid_stays_when_a_screen_opens_on_top);
  RUN_TEST(a_changed_bid_is_final_when_its_screen_closes);
  RUN_TEST(when_the_menu_opens_the_number_is_restored);
  RUN_TEST(a_bid_with_the_other_thumb_is_the_amount_shown);
  RUN_TEST(a_press_dropped_by_the_input_lock_is_not_taken_back);
  RUN_TEST(both_thumbs_held_add_five_to_where_the_number_was);
  RUN_TEST(lists_without_sideways_keys_move_with_the_press);
  return UNITY_END();
}
