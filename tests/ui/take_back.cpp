// A pass, and the card that fills the row, can be taken back for 700 ms: S8a. Until then nothing
// follows from them.
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

constexpr int kWaitMs = 700;
constexpr int kDeafMs = 200;  // a double press of B passes, and takes nothing back

bool waits(const VirtualDevice& device) {
  return device.app().session().waiting() != nullptr && at(device, ui::kTakeBackScreen);
}

// Before the card that fills the row.
VirtualDevice before_last_card(const Panel& panel, ui::Speed speed, int players = 4) {
  VirtualDevice device = new_game(panel, players, 5, speed);
  Random random = Random::from_seed(5);
  ButtonPlayer player(device);
  while (device.app().view().hand_size[device.app().view().turn] == kRounds &&
         device.app().view().row_size < (players == 3 ? 3 : players - 1)) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  device.wait(400);
  return device;
}

void fill_row(VirtualDevice& device) {
  device.hold(hal::kA, 100);
  ButtonPlayer(device).place_marked();
  device.release(hal::kA);
}

VirtualDevice bidding(const Panel& panel, ui::Speed speed, int players = 4) {
  VirtualDevice device = before_last_card(panel, speed, players);
  fill_row(device);
  ButtonPlayer(device).skip_to_turn();
  TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
  device.wait(400);
  return device;
}

// The two moments; the last press is the one that acts.
VirtualDevice waiting_card(const Panel& panel, ui::Speed speed) {
  VirtualDevice device = before_last_card(panel, speed);
  device.hold(hal::kA, 100);
  device.hold(panel.buttons == ui::Buttons::Four ? hal::kX : hal::kUp, 405);
  device.release(device.held());
  TEST_ASSERT_TRUE(waits(device));
  return device;
}

VirtualDevice waiting_pass(const Panel& panel, ui::Speed speed) {
  VirtualDevice device = bidding(panel, speed);
  device.hold(hal::kB, 50);
  device.release(hal::kB);
  TEST_ASSERT_TRUE(waits(device));
  return device;
}

using Moment = VirtualDevice (*)(const Panel& panel, ui::Speed speed);
constexpr Moment kMoments[] = {waiting_card, waiting_pass};
constexpr ui::Speed kSpeeds[] = {ui::Speed::Slow, ui::Speed::Normal, ui::Speed::Fast,
                                 ui::Speed::Off};

void it_waits_for_the_same_time_at_every_speed() {
  for (const Moment& moment : kMoments) {
    for (const ui::Speed speed : kSpeeds) {
      VirtualDevice device = moment(kSquare, speed);
      const State before = device.truth();
      device.wait(kWaitMs - 20);
      TEST_ASSERT_TRUE(waits(device));
      TEST_ASSERT_TRUE(device.truth() == before);
      device.wait(20);
      TEST_ASSERT_FALSE(waits(device));
      TEST_ASSERT_FALSE(device.truth() == before);
    }
  }
}

// Whatever lies face down, the picture and the sounds are the same until the time is over.
void nothing_is_revealed_while_it_waits() {
  for (const Moment& moment : kMoments) {
    VirtualDevice device = moment(kSquare, ui::Speed::Normal);
    State other = device.truth();
    const int up = device.app().view().phase == Phase::Place ? 0 : 1;
    TEST_ASSERT_EQUAL(up, cards_up(other));
    for (int i = up; i < other.row_size; ++i) {
      const Card card = other.row[i];
      const Face face = card.face() == Face::Cat3 ? Face::Cat5 : Face::Cat3;
      other.row[i] = Card(card.owner(), face);
    }
    VirtualDevice imagined(device);
    imagined.set_truth(other);
    for (VirtualDevice* one : {&device, &imagined}) {
      one->trace().clear();
      one->watch_frames(true);
      one->wait(kWaitMs - 20);
      one->trace().add(one->picture());
    }
    TEST_ASSERT_TRUE(device.trace().sum() == imagined.trace().sum());
  }
}

void b_takes_it_back_and_no_other_key_does_anything() {
  for (const Panel& panel : {kOled, kOledFour, kSquare, kWide}) {
    for (const Moment& moment : kMoments) {
      const VirtualDevice start = moment(panel, ui::Speed::Normal);
      const State before = start.truth();
      for (int bit = 0; bit < 8; ++bit) {
        VirtualDevice device(start);
        device.wait(kDeafMs + 50);
        device.press(static_cast<std::uint8_t>(1U << bit));
        const bool is_b = 1 << bit == hal::kB;
        TEST_ASSERT_EQUAL(!is_b, waits(device));
        device.settle();
        TEST_ASSERT_EQUAL(is_b, device.truth() == before);
        if (!is_b) continue;
        TEST_ASSERT_TRUE(
            at(device, before.phase == Phase::Place ? ui::kCoverScreen : ui::kAuctionScreen));
      }
    }
  }
}

void a_double_press_of_b_passes() {
  VirtualDevice device = bidding(kOled, ui::Speed::Normal);
  const Seat seat = device.app().view().turn;
  device.press(hal::kB);
  device.hold(hal::kB, 60);
  device.release(hal::kB, 60);
  device.settle();
  TEST_ASSERT_TRUE((device.app().view().passed >> seat & 1) != 0);
}

void only_once_a_turn() {
  for (const Moment& moment : kMoments) {
    VirtualDevice device = moment(kOled, ui::Speed::Normal);
    const State before = device.truth();
    device.wait(kDeafMs + 50);
    device.press(hal::kB);
    TEST_ASSERT_TRUE(device.truth() == before);
    for (const bool restarted : {false, true}) {
      VirtualDevice again = restarted ? VirtualDevice(kOled, 9, device.flash()) : device;
      if (restarted) again.press(hal::kA);
      again.settle();
      again.wait(400);
      if (before.phase == Phase::Place) {
        fill_row(again);
      } else {
        again.press(hal::kB);
      }
      TEST_ASSERT_FALSE(waits(again));
      TEST_ASSERT_FALSE(again.truth() == before);
    }
  }
}

// The action is in the flash before its picture is shown, and stays there whatever the power does.
void a_restart_makes_it_final() {
  for (const Moment& moment : kMoments) {
    VirtualDevice device = moment(kOled, ui::Speed::Normal);
    for (const int ms : {0, 300, kWaitMs - 350}) {
      device.wait(ms);
      TEST_ASSERT_TRUE(waits(device));
      VirtualDevice next(kOled, 9, device.flash());
      VirtualDevice end(device);
      end.wait(kWaitMs);
      TEST_ASSERT_TRUE(next.truth() == end.truth());
      TEST_ASSERT_TRUE(next.app().session().waiting() == nullptr);
    }
  }
}

// The last pass of a game: archived and counted once, and only when it is final.
void a_game_is_counted_when_its_last_pass_is_final() {
  VirtualDevice device = new_game(kOled, 3, 5);
  Random random = Random::from_seed(5);
  ButtonPlayer player(device);
  for (;;) {
    VirtualDevice ahead(device);
    ButtonPlayer(ahead).play(Action::pass(ahead.app().view().turn));
    ahead.wait(kWaitMs);
    if (device.app().view().phase == Phase::Auction && ahead.app().table().over()) break;
    player.play(player.decide(random));
    player.skip_to_turn();
    TEST_ASSERT_FALSE_MESSAGE(device.app().table().over(), "no game that a pass ends");
  }
  const int games = device.app().saves().seating().games;
  device.press(hal::kB);
  TEST_ASSERT_TRUE(waits(device));
  TEST_ASSERT_EQUAL(games, device.app().saves().seating().games);
  VirtualDevice taken(device);
  taken.wait(kDeafMs);
  taken.press(hal::kB);
  TEST_ASSERT_FALSE(taken.app().table().over());
  TEST_ASSERT_EQUAL(games, taken.app().saves().seating().games);
  VirtualDevice cut(kOled, 9, device.flash());
  device.wait(kWaitMs);
  for (VirtualDevice* one : {&device, &cut}) {
    TEST_ASSERT_TRUE(one->app().table().over());
    TEST_ASSERT_EQUAL(games + 1, one->app().saves().seating().games);
  }
}

// One person and three bots: none of them is asked, or acts, before the time is over.
void no_bot_is_asked_while_it_waits() {
  VirtualDevice device(kOled, 3);
  seat_players(device, 4);
  ui::Seating& seating = device.session().saves().change_seating();
  for (int i = 1; i < 4; ++i) seating.seats[i].kind = Player::Kind::NormalBot;
  device.app().begin(ui::kGameMode);
  Random random = Random::from_seed(5);
  ButtonPlayer player(device);
  int waited = 0;
  for (int i = 0; i < 20 && !device.app().table().over(); ++i) {
    player.skip_to_turn();
    if (at(device, ui::kPodiumScreen)) break;
    const bool places = device.app().view().phase == Phase::Place;
    device.wait(400);
    player.play(places ? player.decide(random) : Action::pass(device.app().view().turn));
    while (waits(device)) {
      ++waited;
      TEST_ASSERT_FALSE(device.session().bots().thinking());
      TEST_ASSERT_EQUAL(0, device.app().view().turn);
      device.wait(10);
    }
  }
  TEST_ASSERT_GREATER_THAN(kWaitMs / 10, waited);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(it_waits_for_the_same_time_at_every_speed);
  RUN_TEST(nothing_is_revealed_while_it_waits);
  RUN_TEST(b_takes_it_back_and_no_other_key_does_anything);
  RUN_TEST(a_double_press_of_b_passes);
  RUN_TEST(only_once_a_turn);
  RUN_TEST(a_restart_makes_it_final);
  RUN_TEST(a_game_is_counted_when_its_last_pass_is_final);
  RUN_TEST(no_bot_is_asked_while_it_waits);
  return UNITY_END();
}
