// One person against bots: the hand is shown without a cover, except when another person may hold
// the device.
#include "tests/ui/restart.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using Kind = Player::Kind;

constexpr Seat kPerson = 2;

// This many people, from kPerson on, and bots.
VirtualDevice begun(int people, const Panel& panel = kOled) {
  VirtualDevice device(panel, 3);
  seat_players(device, 4);
  for (Seat seat = 0; seat < 4; ++seat) {
    const bool is_person = seat >= kPerson && seat < kPerson + people;
    device.app().saves().change_seating().seats[seat].kind =
        is_person ? Kind::Human : Kind::EasyBot;
  }
  device.app().begin(ui::kGameMode);
  return device;
}

// Until the person is to place a card: then a cover or the hand is open.
void reach_card(VirtualDevice& device, int round) {
  ButtonPlayer player(device);
  for (int i = 0; i < 200; ++i) {
    player.skip_to_turn();
    const bool places = device.app().view().phase == Phase::Place;
    if (places && device.app().view().round >= round) return;
    if (places) {
      player.play(Action::place(device.app().view().turn,
                                device.truth().hands[device.app().view().turn].lowest()));
    } else {
      device.press(hal::kB);
    }
  }
  TEST_FAIL_MESSAGE("no card is to be placed");
}

void place_lowest(VirtualDevice& device) {
  ButtonPlayer player(device);
  player.play(Action::place(kPerson, device.truth().hands[kPerson].lowest()));
  player.let_it_stand();
}

bool sees_hand(const VirtualDevice& device) {
  return at(device, ui::kHandScreen) && device.app().secret_view().viewer == kPerson &&
         device.app().secret_view().hand.size() > 0;
}

void a_lone_person_sees_the_hand_in_every_round_without_a_key() {
  for (const Panel& panel : {kOled, kOledFour, kSquare}) {
    VirtualDevice device = begun(1, panel);
    for (int round = 1; round <= 8; ++round) {
      reach_card(device, round);
      TEST_ASSERT_TRUE(sees_hand(device));
      TEST_ASSERT_EQUAL(0, device.held());
      device.wait(30'000);  // longer than a hand stays for one of several people
      TEST_ASSERT_TRUE(sees_hand(device));
      TEST_ASSERT_GREATER_THAN(0, device.app().wake_at().left(device.moment()));
      const CardSet before = device.truth().hands[kPerson];
      place_lowest(device);
      TEST_ASSERT_EQUAL(before.size() - 1, device.truth().hands[kPerson].size());
      TEST_ASSERT_FALSE(device.app().screen().secret);
    }
  }
}

// A press that was meant for the screen before the hand neither hides it nor plays a card.
void the_hand_ignores_keys_for_a_moment() {
  for (const std::uint8_t key : {hal::kA, hal::kB, hal::kUp}) {
    VirtualDevice device = begun(1);
    for (int i = 0; i < 1000 && !at(device, ui::kHandScreen); ++i) device.wait(5);
    device.press(key);
    TEST_ASSERT_TRUE(sees_hand(device));
    TEST_ASSERT_EQUAL(9, device.truth().hands[kPerson].size());
  }
}

void A_covers_the_hand_and_shows_it_again() {
  VirtualDevice device = begun(1);
  reach_card(device, 1);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  device.wait(500);
  device.press(hal::kA);
  device.wait(500);
  TEST_ASSERT_TRUE(sees_hand(device));
}

void two_people_have_covers() {
  VirtualDevice device = begun(2);
  for (int round = 1; round <= 3; ++round) {
    reach_card(device, round);
    TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  }
}

// Also if the second person left, and in every round until the game is over.
void a_person_who_left_may_look_on() {
  VirtualDevice device = begun(2);
  reach_card(device, 1);
  device.app().leave(kPerson + 1);
  for (int round = 1; round <= 3; ++round) {
    reach_card(device, round);
    TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
    device.hold(hal::kA, 60);
    TEST_ASSERT_TRUE(sees_hand(device));
    device.release(hal::kA, 300);
    TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
    place_lowest(device);
  }
  VirtualDevice next = switched_on(device);
  resume(next);
  for (int round = 5; round <= 6; ++round) {
    reach_card(next, round);
    TEST_ASSERT_TRUE(at(next, ui::kCoverScreen));
  }
}

void sleep_covers_the_hand_until_its_owner_opens_it() {
  VirtualDevice device = begun(1);
  reach_card(device, 1);
  device.wait(125'000);
  TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  device.wait(1'000);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  device.press(hal::kA);
  TEST_ASSERT_TRUE(sees_hand(device));
  place_lowest(device);
  reach_card(device, 2);
  TEST_ASSERT_TRUE(sees_hand(device));
}

// The device slept during the auction: the next hand is covered all the same.
void sleep_in_the_auction_covers_the_next_hand() {
  VirtualDevice device = begun(1);
  reach_card(device, 1);
  place_lowest(device);
  ButtonPlayer(device).skip_to_turn();
  TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
  device.wait(125'000);
  TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
  device.press(hal::kA);
  device.wait(1'000);
  reach_card(device, 2);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
}

void a_restart_or_a_crash_leads_to_the_cover() {
  for (const bool crashed : {false, true}) {
    VirtualDevice device = begun(1);
    reach_card(device, 1);
    TEST_ASSERT_TRUE(sees_hand(device));
    if (crashed) VirtualDevice::trouble.kind = hal::LastReset::Kind::Bug;
    VirtualDevice next = switched_on(device);
    VirtualDevice::trouble = {};
    next.settle();
    if (crashed) next.press(hal::kA);  // the report
    next.settle();
    next.press(hal::kA);
    next.settle();
    TEST_ASSERT_TRUE(at(next, ui::kCoverScreen));
    next.wait(1'000);
    TEST_ASSERT_TRUE(at(next, ui::kCoverScreen));
  }
}

// The menu leaves the game for a while; it is resumed with a cover.
void a_game_resumed_from_home_leads_to_the_cover() {
  VirtualDevice device = begun(1);
  reach_card(device, 1);
  device.app().go(ui::kHomeScreen);
  device.settle();
  device.app().resume();
  device.settle();
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_lone_person_sees_the_hand_in_every_round_without_a_key);
  RUN_TEST(the_hand_ignores_keys_for_a_moment);
  RUN_TEST(A_covers_the_hand_and_shows_it_again);
  RUN_TEST(two_people_have_covers);
  RUN_TEST(a_person_who_left_may_look_on);
  RUN_TEST(sleep_covers_the_hand_until_its_owner_opens_it);
  RUN_TEST(sleep_in_the_auction_covers_the_next_hand);
  RUN_TEST(a_restart_or_a_crash_leads_to_the_cover);
  RUN_TEST(a_game_resumed_from_home_leads_to_the_cover);
  return UNITY_END();
}
