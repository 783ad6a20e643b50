// Computer players at the table, seen by the people who sit there.
#include <cstdio>

#include "engine/session/bot_turns.h"
#include "tests/property/hidden_cards.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

using Kind = Player::Kind;

// Seat 0 is a person, the others are bots.
VirtualDevice with_bots(const Panel& panel, int players, Kind kind, std::uint64_t seed) {
  VirtualDevice device(panel, seed);
  seat_players(device, players);
  for (Seat seat = 1; seat < players; ++seat) {
    Player& player = device.app().saves().change_seating().seats[seat];
    player.kind = kind;
    player.character = static_cast<Player::Character>(seat % Player::kCharacters);
  }
  device.app().begin(ui::kGameMode);
  return device;
}

void wait_for_a_person(VirtualDevice& device) {
  ButtonPlayer player(device);
  for (int i = 0; i < 400; ++i) {
    player.skip_to_turn();
    if (!at(device, ui::kWaitScreen)) return;
    device.wait(50);
  }
  TEST_FAIL_MESSAGE("the bots do not play on");
}

// Until a bot has its turn; random actions for the person.
void reach_a_bot(VirtualDevice& device, std::uint64_t seed) {
  Random random = Random::from_seed(seed);
  for (int i = 0; i < 2000; ++i) {
    if (at(device, ui::kWaitScreen)) return;
    const bool places = at(device, ui::kCoverScreen) || at(device, ui::kHandScreen);
    if (places || at(device, ui::kAuctionScreen)) {
      device.wait(400);
      ButtonPlayer(device).play(ButtonPlayer(device).decide(random));
    } else {
      device.press(hal::kA);
    }
  }
  TEST_FAIL_MESSAGE("no bot has its turn");
}

void one_person_plays_whole_games_with_bots() {
  for (const Panel& panel : {kOled, kWide}) {
    for (int players = kMinSeats; players <= kMaxSeats; ++players) {
      const Kind kind = players == 3   ? Kind::HardBot
                        : players == 4 ? Kind::NormalBot
                                       : Kind::EasyBot;
      VirtualDevice device = with_bots(panel, players, kind, static_cast<std::uint64_t>(players));
      Random random = Random::from_seed(1);
      ButtonPlayer player(device);
      wait_for_a_person(device);
      while (!device.app().table().over()) {
        TEST_ASSERT_EQUAL(0, device.app().view().turn);
        player.play(player.decide(random));
        wait_for_a_person(device);
      }
      TEST_ASSERT_TRUE(at(device, ui::kPodiumScreen));
      TEST_ASSERT_EQUAL(1, device.app().saves().roster().count());  // bots have no statistics
    }
  }
}

void a_game_of_bots_alone_is_a_demo() {
  VirtualDevice device = with_bots(kOled, 4, Kind::NormalBot, 2);
  device.app().abandon();
  device.app().saves().change_seating().seats[0].kind = Kind::EasyBot;
  device.app().begin(ui::kGameMode);
  TEST_ASSERT_TRUE(device.app().session().is_demo());
  for (int i = 0; i < 60 && !device.app().table().over(); ++i) device.wait(10'000);
  TEST_ASSERT_TRUE(device.app().table().over());
}

// The pause of a bot is random and does not depend on its hand.
void a_bot_pauses_as_long_whatever_it_holds() {
  int pairs = 0;
  for (const Kind kind : {Kind::EasyBot, Kind::NormalBot, Kind::HardBot}) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      VirtualDevice device = with_bots(kOled, 4, kind, seed);
      device.app().change_settings().speed = seed % 2 == 0 ? ui::Speed::Fast : ui::Speed::Normal;
      reach_a_bot(device, seed);
      const Seat seat = device.app().view().turn;
      VirtualDevice other(device);
      State swapped = other.truth();
      CardSet& hand = swapped.hands[seat];
      const Face gone = hand.lowest();
      const CardSet box = box_of(swapped, seat);
      hand.remove(gone);
      hand.add(box.lowest());
      other.set_truth(swapped);  // the bot of a copy decides again
      const int before = device.app().view().row_size;
      int waited = 0;
      while (device.app().view().row_size == before && other.app().view().row_size == before) {
        device.wait(1);
        other.wait(1);
        TEST_ASSERT_LESS_THAN(5000, ++waited);
      }
      TEST_ASSERT_EQUAL(device.app().view().row_size, other.app().view().row_size);
      ++pairs;
    }
  }
  std::printf("%d pairs of hands, the same pause\n", pairs);
}

// Milliseconds from a person's action to that of the bot after it; -1: no bot is next.
int pause_after(VirtualDevice device, const State& truth, const Action& action) {
  device.set_truth(truth);
  ButtonPlayer(device).play(action);
  for (int i = 0; i < 100 && !at(device, ui::kWaitScreen); ++i) device.wait(10);
  if (!at(device, ui::kWaitScreen)) return -1;
  int waited = 0;
  for (; device.app().table().last_actor() == action.seat; ++waited) device.wait(1);
  return waited;
}

// Dealt before its turn began, as in a real game.
void a_bot_pauses_as_long_whatever_it_was_dealt() {
  int pairs = 0;
  for (const Kind kind : {Kind::EasyBot, Kind::NormalBot, Kind::HardBot}) {
    VirtualDevice device = with_bots(kOled, 4, kind, 4);
    device.app().change_settings().speed = ui::Speed::Fast;
    Random random = Random::from_seed(4);
    ButtonPlayer player(device);
    wait_for_a_person(device);
    for (int turn = 0; turn < scaled(12) && !device.app().table().over(); ++turn) {
      const Action action = player.decide(random);
      const int expected = pause_after(device, truth(device), action);
      for (int way = 0; way < 8 && expected >= 0; ++way) {
        const State other = imagine(truth(device), action.seat, random);
        TEST_ASSERT_EQUAL(expected, pause_after(device, other, action));
        ++pairs;
      }
      player.play(action);
      wait_for_a_person(device);
    }
  }
  std::printf("%d pairs of deals, the same pause\n", pairs);
  TEST_ASSERT_GREATER_THAN(scaled(100), pairs);
}

void a_bot_takes_the_seat_of_a_player_who_leaves() {
  VirtualDevice device = new_game(kOled, 3, 4, ui::Speed::Off);
  const Seat leaver = device.app().view().turn;
  const State before = truth(device);
  device.app().leave(leaver);
  TEST_ASSERT_TRUE(before == truth(device));
  TEST_ASSERT_TRUE(at(device, ui::kWaitScreen));
  wait_for_a_person(device);
  TEST_ASSERT_NOT_EQUAL(leaver, device.app().view().turn);
  VirtualDevice next(kOled, 9, device.flash());
  TEST_ASSERT_TRUE(next.app().session().is_automatic(leaver));
}

void a_game_with_bots_goes_on_after_the_power_failed() {
  VirtualDevice device = with_bots(kOled, 5, Kind::NormalBot, 7);
  Random random = Random::from_seed(1);
  wait_for_a_person(device);
  ButtonPlayer(device).play(ButtonPlayer(device).decide(random));
  device.wait(100);
  VirtualDevice next(kOled, 9, device.flash());
  TEST_ASSERT_TRUE(truth(device) == truth(next));
  next.press(hal::kA);
  wait_for_a_person(next);
  TEST_ASSERT_EQUAL(0, next.app().view().turn);
}

void keys_are_read_while_a_bot_thinks() {
  VirtualDevice device = with_bots(kOled, 4, Kind::HardBot, 3);
  reach_a_bot(device, 1);
  // Two other bots follow seat 1: the turn of a person would end the hold.
  while (device.app().view().turn != 1) {
    device.wait(100);
    reach_a_bot(device, 1);
  }
  device.hold(hal::kB, 900);
  TEST_ASSERT_TRUE(at(device, ui::kMenuScreen));
  device.release(hal::kB, 100);
  device.press(hal::kB);
  wait_for_a_person(device);
}

// ---- habits ------------------------------------------------------------------------------------

VirtualDevice after_a_game(bool learning) {
  VirtualDevice device = with_bots(kOled, 3, Kind::HardBot, 5);
  device.app().change_settings().bots_learn = learning;
  Random random = Random::from_seed(1);
  ButtonPlayer player(device);
  wait_for_a_person(device);
  while (!device.app().table().over()) {
    player.play(player.decide(random));
    wait_for_a_person(device);
  }
  return device;
}

void bots_learn_how_people_play_only_where_the_setting_is_on() {
  const VirtualDevice asked = after_a_game(true);
  const VirtualDevice unasked = after_a_game(false);
  TEST_ASSERT_FALSE(ui::habits_of(asked.app().saves().roster().at(0)) == bots::prior());
  TEST_ASSERT_TRUE(ui::habits_of(unasked.app().saves().roster().at(0)) == bots::prior());
}

void opponent_models_survive_a_restart_and_are_erased_with_the_name() {
  VirtualDevice device = after_a_game(true);
  VirtualDevice next(kOled, 9, device.flash());
  TEST_ASSERT_TRUE(ui::habits_of(device.app().saves().roster().at(0)) ==
                   ui::habits_of(next.app().saves().roster().at(0)));
  next.app().erase(next.app().saves().roster().at(0).name);
  TEST_ASSERT_EQUAL(0, next.app().saves().roster().count());
}

// ---- the lab -----------------------------------------------------------------------------------

void the_lab_plays_its_games_and_shares_every_win() {
  VirtualDevice device = new_game(kOled, 4, 3, ui::Speed::Off);
  const State before = truth(device);
  ui::BotMatch& lab = device.app().session().bot_match();
  lab.players = 3;
  lab.seats[2].kind = Kind::EasyBot;
  device.app().open(ui::kBotsLabScreen);
  device.press(hal::kA);
  for (int i = 0; i < 100 && device.app().session().mode().in_background; ++i) device.wait(1000);
  TEST_ASSERT_FALSE(device.app().session().mode().in_background);
  TEST_ASSERT_EQUAL(lab.games(), lab.played);
  std::uint32_t shares = 0;
  for (Seat seat = 0; seat < 3; ++seat) shares += lab.wins[seat];
  TEST_ASSERT_EQUAL(lab.games() * ui::BotMatch::kWhole, shares);
  TEST_ASSERT_TRUE(before == truth(device));  // the game on the table is as it was
  TEST_ASSERT_EQUAL(0, device.app().saves().roster().count());
}

void a_stopped_bot_match_restores_the_game() {
  VirtualDevice device = new_game(kOled, 4, 3, ui::Speed::Off);
  const State before = truth(device);
  device.app().open(ui::kBotsLabScreen);
  device.press(hal::kA);
  device.wait(100);
  TEST_ASSERT_TRUE(device.app().session().mode().in_background);
  device.press(hal::kB);
  TEST_ASSERT_FALSE(device.app().session().mode().in_background);
  TEST_ASSERT_TRUE(before == truth(device));
  TEST_ASSERT_TRUE(device.app().session().can_resume());
}

// Of a seat that a program on a PC decides for: the turn waits, keys are read, and the menu and the
// way back change nothing.
void a_turn_left_outside_waits_for_its_decision() {
  for (const auto speed : {ui::Speed::Normal, ui::Speed::Off}) {
    VirtualDevice device = with_bots(kOled, 3, Kind::HardBot, 6);
    device.app().change_settings().speed = speed;
    reach_a_bot(device, 6);
    const Seat seat = device.app().view().turn;
    session::BotTurns& turns = device.session().bots();
    turns.begin(seat, 1);
    TEST_ASSERT_TRUE(turns.is_begun());
    turns.leave_outside();
    const State before = truth(device);
    device.wait(8'000);
    device.hold(hal::kB, 1'000);
    device.release(hal::kB, 100);
    TEST_ASSERT_FALSE(at(device, ui::kWaitScreen));
    device.press(hal::kB);
    device.wait(8'000);
    TEST_ASSERT_TRUE(at(device, ui::kWaitScreen));
    TEST_ASSERT_TRUE(turns.is_outside() && turns.thinking());
    TEST_ASSERT_TRUE(before == truth(device));
    const Choices open = device.session().table().view_of(seat).choices;
    const Action last = open.phase == Phase::Place
                            ? Action::place(seat, open.cards.at(open.cards.size() - 1))
                            : Action::pass(seat);
    State wanted = before;
    Events events;
    TEST_ASSERT_TRUE(apply(wanted, last, events) == Verdict::Ok);
    turns.decide(last);
    TEST_ASSERT_FALSE(turns.thinking());
    const int moves = device.record().moves.size();
    while (device.record().moves.size() == moves) device.wait(10);
    TEST_ASSERT_TRUE(wanted == truth(device));
  }
}

// begin() asks the bot of the device after all.
void a_turn_left_outside_can_be_given_back() {
  VirtualDevice device = with_bots(kOled, 3, Kind::HardBot, 6);
  reach_a_bot(device, 6);
  const Seat seat = device.app().view().turn;
  session::BotTurns& turns = device.session().bots();
  turns.begin(seat, 1);
  turns.leave_outside();
  device.wait(8'000);
  TEST_ASSERT_EQUAL(seat, device.app().view().turn);
  turns.begin(seat, 1);
  device.wait(8'000);
  TEST_ASSERT_NOT_EQUAL(seat, device.app().view().turn);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(one_person_plays_whole_games_with_bots);
  RUN_TEST(a_game_of_bots_alone_is_a_demo);
  RUN_TEST(a_bot_pauses_as_long_whatever_it_holds);
  RUN_TEST(a_bot_pauses_as_long_whatever_it_was_dealt);
  RUN_TEST(a_bot_takes_the_seat_of_a_player_who_leaves);
  RUN_TEST(a_game_with_bots_goes_on_after_the_power_failed);
  RUN_TEST(keys_are_read_while_a_bot_thinks);
  RUN_TEST(a_turn_left_outside_waits_for_its_decision);
  RUN_TEST(a_turn_left_outside_can_be_given_back);
  RUN_TEST(bots_learn_how_people_play_only_where_the_setting_is_on);
  RUN_TEST(opponent_models_survive_a_restart_and_are_erased_with_the_name);
  RUN_TEST(the_lab_plays_its_games_and_shares_every_win);
  RUN_TEST(a_stopped_bot_match_restores_the_game);
  return UNITY_END();
}
