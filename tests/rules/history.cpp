// History: what a player with a perfect memory knows. That its purses are the true ones is looked
// at after every action of every test (Table::look_it_over).
#include "engine/rules/random.h"
#include "tests/rules/share.h"
#include "tests/rules/table.h"

namespace {

void expect_call(const History& history, int round, int index, Seat seat, int mice) {
  const Call call = history.call(round, index);
  TEST_ASSERT_EQUAL_INT(seat, call.seat);
  TEST_ASSERT_EQUAL_INT(mice, call.mice);
}

void expect_mouse(PastRound::Mouse wanted, const Table& table, int round) {
  TEST_ASSERT_EQUAL_INT(static_cast<int>(wanted),
                        static_cast<int>(table.history.past(round).mouse));
}

void expect_outcome(PastRound::Outcome wanted, const Table& table, int round) {
  TEST_ASSERT_EQUAL_INT(static_cast<int>(wanted),
                        static_cast<int>(table.history.past(round).outcome));
}

void a_new_history_knows_the_table_and_nothing_else() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players, 2)));
    const History& history = table.history;
    TEST_ASSERT_EQUAL_INT(players, history.players());
    TEST_ASSERT_EQUAL_INT(1, history.first_round());
    TEST_ASSERT_EQUAL_INT(1, history.round());
    TEST_ASSERT_EQUAL_INT(2, history.past(1).start);
    TEST_ASSERT_TRUE(history.past(1).mice_laid);
    TEST_ASSERT_EQUAL_INT(0, history.past(1).up);
    TEST_ASSERT_EQUAL_INT(0, history.call_count(1));
    expect_outcome(PastRound::Outcome::Open, table, 1);
    expect_mouse(PastRound::Mouse::Open, table, 1);
    for (Seat seat = 0; seat < players; ++seat) TEST_ASSERT_EQUAL_INT(15, history.purse(seat));
  }
}

// R15, R24
void a_round_remembers_its_row_as_far_as_it_was_turned_up() {
  Table table(deal_for(setup(4, 1)));
  table.place("15 11 8 5");
  TEST_ASSERT_EQUAL_INT(1, table.history.past(1).up);
  table.play("1p");
  TEST_ASSERT_EQUAL_INT(2, table.history.past(1).up);
  TEST_ASSERT_TRUE(table.history.past(1).row[0] == Card(1, Face::Cat15));
  TEST_ASSERT_TRUE(table.history.past(1).row[1] == Card(2, Face::Cat11));
  TEST_ASSERT_TRUE(table.history.past(1).row[2] == Card());
}

// R25
void with_three_a_round_remembers_all_four_cards() {
  Table table(deal_for(setup(3)));
  table.place("15 11 8").play("0b1 1p 2p");
  TEST_ASSERT_EQUAL_INT(4, table.history.past(1).up);
  TEST_ASSERT_TRUE(table.history.past(1).row[0] == Card(kDummySet, Face::CatMinus8));
  TEST_ASSERT_TRUE(table.history.past(1).row[3] == Card(2, Face::Cat8));
}

// R16
void calls_are_listed_with_their_seats_oldest_first() {
  Table table(deal_for(setup(5, 3)));
  table.place_anything().play("3b1 4p 0b2 1p 2b5 3p 0b6");
  const History& history = table.history;
  TEST_ASSERT_EQUAL_INT(7, history.call_count(1));
  expect_call(history, 1, 0, 3, 1);
  expect_call(history, 1, 1, 4, 0);
  expect_call(history, 1, 2, 0, 2);
  expect_call(history, 1, 3, 1, 0);
  expect_call(history, 1, 4, 2, 5);
  expect_call(history, 1, 5, 3, 0);
  expect_call(history, 1, 6, 0, 6);
}

// R16, R36
void calls_of_later_rounds_begin_with_their_own_start_player() {
  Table table(deal_for(setup(4)));
  table.place_anything().play("0p 1p 2b3 3p");
  table.place_anything().play("2b1 3b2 0p 1p 2p");
  TEST_ASSERT_EQUAL_INT(4, table.history.call_count(1));
  TEST_ASSERT_EQUAL_INT(5, table.history.call_count(2));
  TEST_ASSERT_EQUAL_INT(0, table.history.call_count(3));
  expect_call(table.history, 1, 3, 3, 0);
  expect_call(table.history, 2, 0, 2, 1);
  expect_call(table.history, 2, 1, 3, 2);
  expect_call(table.history, 2, 4, 2, 0);
  TEST_ASSERT_EQUAL_INT(3, table.history.past(3).start);
}

// R39, R42
void a_purchase_is_a_call_of_one_mouse_and_a_last_pass_a_call_of_zero() {
  Table table(deal_for(setup(3)));
  table.place_anything().play("0p 1p 2buy");
  table.place_anything().play("2p 0p 1p");
  expect_call(table.history, 1, 2, 2, 1);
  expect_call(table.history, 2, 2, 1, 0);
  TEST_ASSERT_EQUAL_INT(3, table.history.call_count(1));
  TEST_ASSERT_EQUAL_INT(3, table.history.call_count(2));
}

void rounds_that_were_not_played_have_no_calls() {
  Table table(position_of_all(setup(4), "15 3 5"));
  table.sell_round(1);
  for (int round : {0, 1, 6, 9, 10}) TEST_ASSERT_EQUAL_INT(0, table.history.call_count(round));
  TEST_ASSERT_EQUAL_INT(4, table.history.call_count(7));
}

// R23
void a_round_remembers_who_passed_and_what_was_paid() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    table.sell_round(2);
    const PastRound& past = table.history.past(1);
    TEST_ASSERT_EQUAL_INT(players - 1, past.passes);
    for (int k = 0; k < players - 1; ++k) {
      TEST_ASSERT_EQUAL_INT(k + 1, past.passers[k]);
      TEST_ASSERT_EQUAL_INT(mouse_card(players, k), past.payouts[k]);
    }
  }
}

// R27-R36
void a_won_round_remembers_winner_price_dogs_value_and_the_chased_card() {
  Table table(deal_for(setup(4)));
  table.place("15 D 8 -5").play("0p 1b2 2b7 3p 1p");
  const PastRound& past = table.history.past(1);
  expect_outcome(PastRound::Outcome::Won, table, 1);
  TEST_ASSERT_EQUAL_INT(2, past.winner);
  TEST_ASSERT_EQUAL_INT(7, past.price);
  TEST_ASSERT_EQUAL_INT(1, past.dogs);
  TEST_ASSERT_EQUAL_INT(3, past.value);
  TEST_ASSERT_TRUE(past.chased == Card(0, Face::Cat15));
  TEST_ASSERT_EQUAL_INT(2, table.history.past(2).start);
  TEST_ASSERT_EQUAL_INT(2, table.history.round());
}

// R42
void an_all_pass_round_has_no_winner_and_keeps_the_start_player() {
  Table table(deal_for(setup(4, 3)));
  table.all_pass_round();
  expect_outcome(PastRound::Outcome::NobodyTook, table, 1);
  TEST_ASSERT_EQUAL_INT(kNobody, table.history.past(1).winner);
  TEST_ASSERT_EQUAL_INT(0, table.history.past(1).price);
  TEST_ASSERT_EQUAL_INT(3, table.history.past(1).passes);
  TEST_ASSERT_EQUAL_INT(3, table.history.past(2).start);
}

// R37, R38, R43, R45
void a_round_remembers_what_became_of_the_mouse_cards() {
  Position laid = position_of_all(setup(4), "15 3 5 8");
  laid.money[0] = 15;
  laid.money[1] = laid.money[2] = laid.money[3] = 0;
  laid.money[1] = 50;
  balance(laid);  // 10 in the bank
  Table table(laid);
  table.sell_round(1);
  expect_mouse(PastRound::Mouse::BankTooSmall, table, 6);
  TEST_ASSERT_FALSE(table.history.past(7).mice_laid);
  table.all_pass_round();
  expect_mouse(PastRound::Mouse::AllPassed, table, 7);
  TEST_ASSERT_FALSE(table.history.past(8).mice_laid);
  table.sell_round(5);
  expect_mouse(PastRound::Mouse::Refilled, table, 8);
  TEST_ASSERT_TRUE(table.history.past(9).mice_laid);
  expect_mouse(PastRound::Mouse::Open, table, 9);
  table.sell_round(1);
  expect_mouse(PastRound::Mouse::LastRound, table, 9);
  TEST_ASSERT_EQUAL_INT(9, table.history.round());
}

// R45
void an_all_pass_in_the_last_round_is_remembered() {
  Table table(position_of_all(setup(5), "15"));
  table.all_pass_round();
  expect_outcome(PastRound::Outcome::NobodyTook, table, 9);
  expect_mouse(PastRound::Mouse::LastRound, table, 9);
  TEST_ASSERT_EQUAL_INT(5, table.history.call_count(9));
  expect_call(table.history, 9, 4, 4, 0);
}

// R50
void from_a_position_purses_begin_with_what_lay_there() {
  Position laid = position_of_all(setup(3, 1), "15 3");
  laid.money[0] = 22;
  laid.money[2] = 0;
  balance(laid);
  Table table(laid);
  TEST_ASSERT_EQUAL_INT(8, table.history.first_round());
  TEST_ASSERT_EQUAL_INT(8, table.history.round());
  TEST_ASSERT_EQUAL_INT(22, table.history.purse(0));
  table.place_anything().play("1b5 2p 0b9");
  TEST_ASSERT_EQUAL_INT(22, table.history.purse(0));  // a bid is still owned
  table.play("1p");
  TEST_ASSERT_EQUAL_INT(22 - 9, table.history.purse(0));
  TEST_ASSERT_EQUAL_INT(15 + 6, table.history.purse(1));
  TEST_ASSERT_EQUAL_INT(3, table.history.purse(2));
}

// R50, R52: random games, with the calls logged independently
void in_any_game_the_ledger_is_exact_and_every_call_is_found_again() {
  Random random = Random::from_seed(50);
  for (int game = 0; game < 150; game += kShare) {
    const int players = 3 + game % 3;
    Table table(deal(setup(players, kNobody), random));
    Call written[kRounds + 1][kMostCalls];
    int count[kRounds + 1] = {};
    while (table.state.phase != Phase::Over) {
      const Choices open = choices(table.state);
      Action action = Action::pass(open.seat);
      const unsigned luck = below(random, 4);
      if (open.phase == Phase::Place) {
        for (Face each : open.cards) {
          action = Action::place(open.seat, each);
          if (below(random, 3) == 0) break;
        }
      } else if (open.bid_high > 0 && luck < 2) {
        action = Action::bid(open.seat, open.bid_low);
      } else if (open.buy && luck == 2) {
        action = Action::buy(open.seat);
      }
      if (open.phase != Phase::Place) {
        const int mice = action.kind == Action::Kind::Buy ? 1 : action.mice;
        written[table.state.round][count[table.state.round]++] = {open.seat,
                                                                  static_cast<Mice>(mice)};
      }
      table.play(action, "a random game");  // looks the ledger over
    }
    for (int round = 1; round <= kRounds; ++round) {
      TEST_ASSERT_EQUAL_INT(count[round], table.history.call_count(round));
      for (int i = 0; i < count[round]; ++i) {
        expect_call(table.history, round, i, written[round][i].seat, written[round][i].mice);
      }
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_new_history_knows_the_table_and_nothing_else);
  RUN_TEST(a_round_remembers_its_row_as_far_as_it_was_turned_up);
  RUN_TEST(with_three_a_round_remembers_all_four_cards);
  RUN_TEST(calls_are_listed_with_their_seats_oldest_first);
  RUN_TEST(calls_of_later_rounds_begin_with_their_own_start_player);
  RUN_TEST(a_purchase_is_a_call_of_one_mouse_and_a_last_pass_a_call_of_zero);
  RUN_TEST(rounds_that_were_not_played_have_no_calls);
  RUN_TEST(a_round_remembers_who_passed_and_what_was_paid);
  RUN_TEST(a_won_round_remembers_winner_price_dogs_value_and_the_chased_card);
  RUN_TEST(an_all_pass_round_has_no_winner_and_keeps_the_start_player);
  RUN_TEST(a_round_remembers_what_became_of_the_mouse_cards);
  RUN_TEST(an_all_pass_in_the_last_round_is_remembered);
  RUN_TEST(from_a_position_purses_begin_with_what_lay_there);
  RUN_TEST(in_any_game_the_ledger_is_exact_and_every_call_is_found_again);
  return UNITY_END();
}
