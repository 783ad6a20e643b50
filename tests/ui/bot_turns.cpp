// Computer players at the table, seen by the people who sit there.
#include <cstdio>

#include "engine/ui/bot_turns.h"
#include "tests/property/hidden_cards.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

using Kind = Player::Kind;

// Seat 0 is a person, the others are bots.
Pocket with_bots(const Panel& panel, int players, Kind kind, std::uint64_t seed) {
  Pocket pocket(panel, seed);
  seat_players(pocket, players);
  for (Seat seat = 1; seat < players; ++seat) {
    Player& player = pocket.app().player(seat);
    player.kind = kind;
    player.character = static_cast<Player::Character>(seat % Player::kCharacters);
  }
  pocket.app().begin_game();
  return pocket;
}

void wait_for_a_person(Pocket& pocket) {
  Fingers fingers(pocket);
  for (int i = 0; i < 400; ++i) {
    fingers.skip_to_turn();
    if (!at(pocket, ui::kWaitScreen)) return;
    pocket.wait(50);
  }
  TEST_FAIL_MESSAGE("the bots do not play on");
}

// Until a bot has its turn; the person plays when asked.
void reach_a_bot(Pocket& pocket, std::uint64_t seed) {
  Random random = Random::from_seed(seed);
  for (int i = 0; i < 2000; ++i) {
    if (at(pocket, ui::kWaitScreen)) return;
    if (at(pocket, ui::kCoverScreen) || at(pocket, ui::kAuctionScreen)) {
      pocket.wait(300);
      Fingers(pocket).play(Fingers(pocket).decide(random));
    } else {
      pocket.press(hal::kA);
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
      Pocket pocket = with_bots(panel, players, kind, static_cast<std::uint64_t>(players));
      Random random = Random::from_seed(1);
      Fingers fingers(pocket);
      wait_for_a_person(pocket);
      while (!pocket.app().table().over()) {
        TEST_ASSERT_EQUAL(0, pocket.app().view().turn);
        fingers.play(fingers.decide(random));
        wait_for_a_person(pocket);
      }
      TEST_ASSERT_TRUE(at(pocket, ui::kPodiumScreen));
      TEST_ASSERT_EQUAL(1, pocket.app().people().count());  // bots have no statistics
    }
  }
}

void without_a_person_the_game_is_a_demo_that_plays_itself() {
  Pocket pocket = with_bots(kOled, 4, Kind::NormalBot, 2);
  pocket.app().abandon();
  pocket.app().player(0).kind = Kind::EasyBot;
  pocket.app().begin_game();
  TEST_ASSERT_TRUE(pocket.app().is_demo());
  for (int i = 0; i < 60 && !pocket.app().table().over(); ++i) pocket.wait(10'000);
  TEST_ASSERT_TRUE(pocket.app().table().over());
}

// Nothing about the hand, only the lot decides how long a bot seems to think.
void a_bot_pauses_as_long_whatever_it_holds() {
  int pairs = 0;
  for (const Kind kind : {Kind::EasyBot, Kind::NormalBot, Kind::HardBot}) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Pocket pocket = with_bots(kOled, 4, kind, seed);
      pocket.app().change_settings().speed = seed % 2 == 0 ? ui::Speed::Fast : ui::Speed::Normal;
      reach_a_bot(pocket, seed);
      const Seat seat = pocket.app().view().turn;
      Pocket other(pocket);
      State& swapped = other.app().table_for_test().truth();
      CardSet& hand = swapped.hands[seat];
      const Face gone = hand.lowest();
      const CardSet box = box_of(swapped, seat);
      hand.remove(gone);
      hand.add(box.lowest());
      bots::Bot head;
      other.app().use_thinker(head);  // it looks at its cards again
      const int before = pocket.app().view().row_size;
      int waited = 0;
      while (pocket.app().view().row_size == before && other.app().view().row_size == before) {
        pocket.wait(1);
        other.wait(1);
        TEST_ASSERT_LESS_THAN(5000, ++waited);
      }
      TEST_ASSERT_EQUAL(pocket.app().view().row_size, other.app().view().row_size);
      ++pairs;
    }
  }
  std::printf("%d pairs of hands, the same pause\n", pairs);
}

// Milliseconds from a person's action to what the bot behind does; -1: no bot is next.
int pause_after(Pocket device, const State& truth, const Action& action) {
  device.app().table_for_test().truth() = truth;
  Fingers(device).play(action);
  for (int i = 0; i < 100 && !at(device, ui::kWaitScreen); ++i) device.wait(10);
  if (!at(device, ui::kWaitScreen)) return -1;
  int waited = 0;
  for (; device.app().table().last_actor() == action.seat; ++waited) device.wait(1);
  return waited;
}

// Dealt before its turn began, as in life.
void a_bot_pauses_as_long_whatever_it_was_dealt() {
  int pairs = 0;
  for (const Kind kind : {Kind::EasyBot, Kind::NormalBot, Kind::HardBot}) {
    Pocket pocket = with_bots(kOled, 4, kind, 4);
    pocket.app().change_settings().speed = ui::Speed::Fast;
    Random random = Random::from_seed(4);
    Fingers fingers(pocket);
    wait_for_a_person(pocket);
    for (int turn = 0; turn < scaled(12) && !pocket.app().table().over(); ++turn) {
      const Action action = fingers.decide(random);
      const int expected = pause_after(pocket, truth(pocket), action);
      for (int way = 0; way < 8 && expected >= 0; ++way) {
        const State other = imagine(truth(pocket), action.seat, random);
        TEST_ASSERT_EQUAL(expected, pause_after(pocket, other, action));
        ++pairs;
      }
      fingers.play(action);
      wait_for_a_person(pocket);
    }
  }
  std::printf("%d pairs of deals, the same pause\n", pairs);
  TEST_ASSERT_GREATER_THAN(scaled(100), pairs);
}

void a_person_who_leaves_is_played_by_a_bot() {
  Pocket pocket = new_game(kOled, 3, 4, ui::Speed::Off);
  const Seat leaver = pocket.app().view().turn;
  const State before = truth(pocket);
  pocket.app().leave(leaver);
  TEST_ASSERT_TRUE(before == truth(pocket));
  TEST_ASSERT_TRUE(at(pocket, ui::kWaitScreen));
  wait_for_a_person(pocket);
  TEST_ASSERT_NOT_EQUAL(leaver, pocket.app().view().turn);
  Pocket next(kOled, 9, pocket.flash());
  TEST_ASSERT_TRUE(next.app().is_automatic(leaver));
}

void a_game_with_bots_goes_on_after_the_power_failed() {
  Pocket pocket = with_bots(kOled, 5, Kind::NormalBot, 7);
  Random random = Random::from_seed(1);
  wait_for_a_person(pocket);
  Fingers(pocket).play(Fingers(pocket).decide(random));
  pocket.wait(100);
  Pocket next(kOled, 9, pocket.flash());
  TEST_ASSERT_TRUE(truth(pocket) == truth(next));
  next.press(hal::kA);
  wait_for_a_person(next);
  TEST_ASSERT_EQUAL(0, next.app().view().turn);
}

void keys_are_alive_while_a_bot_thinks() {
  Pocket pocket = with_bots(kOled, 4, Kind::HardBot, 3);
  reach_a_bot(pocket, 1);
  pocket.hold(hal::kB, 900);
  TEST_ASSERT_TRUE(at(pocket, ui::kMenuScreen));
  pocket.release(hal::kB, 100);
  pocket.press(hal::kB);
  wait_for_a_person(pocket);
}

// ---- habits ------------------------------------------------------------------------------------

Pocket after_a_game(bool learning) {
  Pocket pocket = with_bots(kOled, 3, Kind::HardBot, 5);
  pocket.app().change_settings().bots_learn = learning;
  Random random = Random::from_seed(1);
  Fingers fingers(pocket);
  wait_for_a_person(pocket);
  while (!pocket.app().table().over()) {
    fingers.play(fingers.decide(random));
    wait_for_a_person(pocket);
  }
  return pocket;
}

void bots_remember_how_people_play_only_where_the_table_wants_it() {
  const Pocket asked = after_a_game(true);
  const Pocket unasked = after_a_game(false);
  TEST_ASSERT_FALSE(ui::habits_of(asked.app().people().at(0)) == bots::stranger());
  TEST_ASSERT_TRUE(ui::habits_of(unasked.app().people().at(0)) == bots::stranger());
}

void what_bots_remember_outlives_the_battery_and_goes_with_the_name() {
  Pocket pocket = after_a_game(true);
  Pocket next(kOled, 9, pocket.flash());
  TEST_ASSERT_TRUE(ui::habits_of(pocket.app().people().at(0)) ==
                   ui::habits_of(next.app().people().at(0)));
  next.app().erase_name(0);
  TEST_ASSERT_EQUAL(0, next.app().people().count());
}

// ---- the lab -----------------------------------------------------------------------------------

void the_lab_plays_its_games_and_shares_every_win() {
  Pocket pocket = new_game(kOled, 4, 3, ui::Speed::Off);
  const State before = truth(pocket);
  ui::Lab& lab = pocket.app().change_lab();
  lab.players = 3;
  lab.seats[2].kind = Kind::EasyBot;
  pocket.app().open(ui::kBotsLabScreen);
  pocket.press(hal::kA);
  for (int i = 0; i < 100 && pocket.app().in_lab(); ++i) pocket.wait(1000);
  TEST_ASSERT_FALSE(pocket.app().in_lab());
  TEST_ASSERT_EQUAL(lab.games(), lab.played);
  std::uint32_t shares = 0;
  for (Seat seat = 0; seat < 3; ++seat) shares += lab.wins[seat];
  TEST_ASSERT_EQUAL(lab.games() * ui::Lab::kWhole, shares);
  TEST_ASSERT_TRUE(before == truth(pocket));  // the table's own game waited
  TEST_ASSERT_EQUAL(0, pocket.app().people().count());
}

void a_stopped_lab_gives_the_table_back() {
  Pocket pocket = new_game(kOled, 4, 3, ui::Speed::Off);
  const State before = truth(pocket);
  pocket.app().open(ui::kBotsLabScreen);
  pocket.press(hal::kA);
  pocket.wait(100);
  TEST_ASSERT_TRUE(pocket.app().in_lab());
  pocket.press(hal::kB);
  TEST_ASSERT_FALSE(pocket.app().in_lab());
  TEST_ASSERT_TRUE(before == truth(pocket));
  TEST_ASSERT_TRUE(pocket.app().can_resume());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(one_person_plays_whole_games_with_bots);
  RUN_TEST(without_a_person_the_game_is_a_demo_that_plays_itself);
  RUN_TEST(a_bot_pauses_as_long_whatever_it_holds);
  RUN_TEST(a_bot_pauses_as_long_whatever_it_was_dealt);
  RUN_TEST(a_person_who_leaves_is_played_by_a_bot);
  RUN_TEST(a_game_with_bots_goes_on_after_the_power_failed);
  RUN_TEST(keys_are_alive_while_a_bot_thinks);
  RUN_TEST(bots_remember_how_people_play_only_where_the_table_wants_it);
  RUN_TEST(what_bots_remember_outlives_the_battery_and_goes_with_the_name);
  RUN_TEST(the_lab_plays_its_games_and_shares_every_win);
  RUN_TEST(a_stopped_lab_gives_the_table_back);
  return UNITY_END();
}
