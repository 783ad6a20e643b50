// A joystick alone: pushed in it is A, held in it is B, ► held is the menu. Nothing is out of
// reach, and no secret is nearer.
#include "tests/ui/button_player.h"
#include "tests/ui/key_hand.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using ui::Buttons;
using ui::KeyTiming;

// The key that goes down while a button is held for so long, with a menu on the screen.
void gives(const std::string& key, std::uint8_t bit, std::uint32_t milliseconds, KeyTiming timing,
           bool turned = false) {
  Hand hand(Buttons::Five);
  hand.timing = timing;
  hand.reader.set_menu(true);
  hand.reader.set_turned(turned);
  hand.wait(1000);
  const std::string events = hand.press(bit, milliseconds);
  const std::string down = events.substr(0, events.find('-'));
  events_are(key.empty() ? "" : ("+" + key).c_str(), down);
}

constexpr KeyTiming kPublic[] = {KeyTiming::OnRelease, KeyTiming::Undoable,
                                 KeyTiming::VerticalOnly};

void pushed_in_it_is_A_and_held_in_it_is_B() {
  for (const KeyTiming timing : kPublic) {
    gives("A", hal::kA, 50, timing);
    gives("A", hal::kA, 390, timing);
    gives("", hal::kA, 500, timing);  // the bar fills: too late for A, too early for B
    gives("", hal::kA, 790, timing);
    gives("B", hal::kA, 810, timing);
    gives("B", hal::kA, 5000, timing);
  }
}

void right_held_is_the_menu_whichever_way_round() {
  for (const KeyTiming timing : kPublic) {
    gives("Right", hal::kRight, 50, timing);
    gives("", hal::kRight, 600, timing);
    gives("Menu", hal::kRight, 810, timing);
    gives("Menu", hal::kLeft, 810, timing, true);
    gives("Right", hal::kLeft, 50, timing, true);
    gives("Left", hal::kLeft, 810, timing);
  }
}

void where_a_button_counts_at_once_the_stick_is_B() {
  gives("B", hal::kA, 50, KeyTiming::Immediate);
  gives("A", hal::kA, 50, KeyTiming::InHand);
  gives("Right", hal::kRight, 900, KeyTiming::InHand);
}

// A yes or a no must not come of a hold that was too short.
void in_a_question_a_hold_takes_a_second_and_a_shorter_one_is_nothing() {
  constexpr struct {
    std::uint32_t milliseconds;
    const char* events;
  } kCases[] = {{50, "+A-A"}, {390, "+A-A"}, {500, "-A"}, {900, "-A"}, {990, "-A"}, {1010, "!A-A"}};
  for (const auto& one : kCases) {
    Hand hand(Buttons::Five);
    hand.timing = KeyTiming::Question;
    hand.wait(1000);
    events_are(one.events, hand.press(hal::kA, one.milliseconds));
  }
}

// ---- the game -----------------------------------------------------------------------------------

void whole_games_are_played_and_counted_by_the_rules() {
  for (int players = 3; players <= 5; ++players) {
    VirtualDevice device(kOledFive, static_cast<std::uint64_t>(players));
    seat_players(device, players);
    device.app().begin(ui::kGameMode);
    Random random = Random::from_seed(7);
    ButtonPlayer(device).play_game(random);
    Replay replay(device.record());
    Action action;
    Events events;
    while (!replay.at_end()) TEST_ASSERT_TRUE(replay.step(action, events));
    TEST_ASSERT_TRUE(device.app().view().scores == scores(replay.state()));
  }
}

void B_passes_and_a_push_takes_the_pass_back() {
  VirtualDevice device = new_game(kOledFive, 4, 5);
  ButtonPlayer player(device);
  Random random = Random::from_seed(4);
  while (device.app().view().phase == Phase::Place) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  const State before = device.truth();
  player.press_b();
  TEST_ASSERT_TRUE(at(device, ui::kTakeBackScreen));
  device.wait(150);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
  device.settle();
  TEST_ASSERT_TRUE(device.truth() == before);
  device.wait(500);
  player.press_b();
  player.let_it_stand();
  device.settle();
  TEST_ASSERT_FALSE(device.truth() == before);
}

void on_the_next_cover_B_takes_the_card_back() {
  VirtualDevice device = new_game(kOledFive, 4, 5);
  ButtonPlayer player(device);
  Random random = Random::from_seed(4);
  const State before = device.truth();
  player.play(player.decide(random));
  player.skip_to_turn();
  TEST_ASSERT_FALSE(device.truth() == before);
  player.press_b();
  TEST_ASSERT_TRUE(device.truth() == before);
}

void the_own_mice_are_shown_while_left_is_held() {
  VirtualDevice device = new_game(kOledFive, 4, 5);
  ButtonPlayer player(device);
  Random random = Random::from_seed(4);
  while (device.app().view().phase == Phase::Place) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  device.wait(400);
  device.hold(hal::kLeft, 300);
  TEST_ASSERT_TRUE(at(device, ui::kPeekScreen));
  device.release(hal::kLeft, 50);
  TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
}

void the_menu_opens_and_closes_and_the_game_can_be_given_up() {
  VirtualDevice device = new_game(kOledFive, 4, 5);
  ButtonPlayer player(device);
  player.open_menu();
  TEST_ASSERT_TRUE(at(device, ui::kMenuScreen));
  player.press_b();
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  TEST_ASSERT_TRUE(player.go_home());  // by the menu, and a yes that is held
}

// A push is no, held for a second it is yes.
void a_question_that_costs_something_takes_a_push_for_no() {
  VirtualDevice device(kOledFive, 1);
  seat_players(device, 4);
  device.app().go(ui::kHomeScreen);
  static int yes;
  yes = 0;
  const auto count = [](ui::App&) { ++yes; };
  for (const bool loses : {true, false}) {
    device.app().ask(text::Text::ReallyReset, {}, count, loses);
    device.wait(400);
    device.press(hal::kA);
    TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
    TEST_ASSERT_EQUAL(loses ? 0 : 1, yes);
    yes = 0;
    device.wait(300);
    device.app().ask(text::Text::ReallyReset, {}, count, loses);
    device.wait(400);
    device.hold(hal::kA, 1050);
    device.release(hal::kA, 50);
    TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
    TEST_ASSERT_EQUAL(loses ? 1 : 0, yes);
    yes = 0;
    device.wait(300);
  }
}

void the_self_test_wants_five_buttons_and_is_left_by_holding_A() {
  VirtualDevice device(kOledFive, 1);
  seat_players(device, 4);
  device.app().go(ui::kHomeScreen);
  device.app().open(ui::kSelfTestScreen);
  device.wait(300);
  ButtonPlayer(device).press_b();
  TEST_ASSERT_TRUE(at(device, ui::kTestPatternScreen));
}

// ---- secrets ------------------------------------------------------------------------------------

void the_hand_is_shown_by_a_push_and_hides_by_a_push_or_by_itself() {
  VirtualDevice device = new_game(kOledFive, 4, 5);
  TEST_ASSERT_FALSE(device.app().settings().toggle_hand);
  device.hold(hal::kA, 200);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));  // still covered while it is held
  device.release(hal::kA, 50);
  TEST_ASSERT_TRUE(at(device, ui::kHandScreen));
  device.hold(hal::kA, 20);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));  // hidden at once
  device.release(hal::kA, 200);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kHandScreen));
  device.wait(6100);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
}

// Pressed on the screen before it, and let go on the cover: that is not the next player.
void a_push_that_began_before_the_cover_does_not_lift_it() {
  VirtualDevice device = new_game(kOledFive, 4, 5);
  device.hold(hal::kA, 100);
  device.app().go(ui::kCoverScreen);
  device.wait(50);
  device.release(hal::kA, 100);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  device.wait(200);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kHandScreen));
}

void a_stuck_or_bouncing_stick_lifts_no_cover() {
  VirtualDevice device = new_game(kOledFive, 4, 5);
  device.hold(hal::kA, 20'000);
  TEST_ASSERT_FALSE(at(device, ui::kHandScreen));
  device.release(hal::kA, 10);
  device.hold(hal::kA, 10);  // not up for long enough to be another press
  device.release(hal::kA, 100);
  TEST_ASSERT_FALSE(at(device, ui::kHandScreen));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(pushed_in_it_is_A_and_held_in_it_is_B);
  RUN_TEST(right_held_is_the_menu_whichever_way_round);
  RUN_TEST(where_a_button_counts_at_once_the_stick_is_B);
  RUN_TEST(in_a_question_a_hold_takes_a_second_and_a_shorter_one_is_nothing);
  RUN_TEST(whole_games_are_played_and_counted_by_the_rules);
  RUN_TEST(B_passes_and_a_push_takes_the_pass_back);
  RUN_TEST(on_the_next_cover_B_takes_the_card_back);
  RUN_TEST(the_own_mice_are_shown_while_left_is_held);
  RUN_TEST(the_menu_opens_and_closes_and_the_game_can_be_given_up);
  RUN_TEST(a_question_that_costs_something_takes_a_push_for_no);
  RUN_TEST(the_self_test_wants_five_buttons_and_is_left_by_holding_A);
  RUN_TEST(the_hand_is_shown_by_a_push_and_hides_by_a_push_or_by_itself);
  RUN_TEST(a_push_that_began_before_the_cover_does_not_lift_it);
  RUN_TEST(a_stuck_or_bouncing_stick_lifts_no_cover);
  return UNITY_END();
}
