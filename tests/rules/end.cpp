// The end: R45-R48.
#include "tests/rules/table.h"

namespace {

// A last round in which seat s has won the cat cats[s] from its own set and owns mice[s].
Table last_round(int players, std::initializer_list<const char*> cats,
                 std::initializer_list<int> mice, TieBreak tie_break = TieBreak::Cats) {
  Position laid = position_of_all(setup(players), "d");
  laid.setup.house.tie_break = tie_break;
  laid.mice_laid = false;
  Seat seat = 0;
  for (const char* pile : cats) {
    give_won(laid, seat, seat, pile);
    ++seat;
  }
  seat = 0;
  for (int purse : mice) laid.money[seat++] = static_cast<Mice>(purse);
  balance(laid);
  return Table(laid);
}

// A row of dogs that all pass, without mice: the game ends with these piles and purses.
Scores ended(Table table) {
  table.all_pass_round();
  TEST_ASSERT_EQUAL_INT(number(Phase::Over), number(table.state.phase));
  return table.view(0).scores;
}

// R45
void the_game_ends_after_the_ninth_round_if_it_is_won() {
  for (int players = 3; players <= 5; ++players) {
    Table table(position_of_all(setup(players), "15"));
    const int bank = table.state.bank;
    table.sell_round(6);
    TEST_ASSERT_TRUE(table.happened(Event::Kind::GameOver));
    TEST_ASSERT_EQUAL_INT(number(Phase::Over), number(table.state.phase));
    TEST_ASSERT_EQUAL_INT(kNobody, table.state.turn);
    TEST_ASSERT_EQUAL_INT(9, table.purse(0));  // the last bid is still paid
    TEST_ASSERT_EQUAL_INT(bank + 6, table.state.bank);
    TEST_ASSERT_EQUAL_INT(0, choices(table.state).bid_high);
    TEST_ASSERT_FALSE(choices(table.state).pass);
    TEST_ASSERT_TRUE(choices(table.state).cards.empty());
  }
}

// R45
void the_game_ends_after_the_ninth_round_if_all_pass() {
  for (int players = 3; players <= 5; ++players) {
    Table table(position_of_all(setup(players), "15"));
    table.all_pass_round();
    TEST_ASSERT_TRUE(table.happened(Event::Kind::AllPassed));
    TEST_ASSERT_TRUE(table.happened(Event::Kind::GameOver));
    TEST_ASSERT_EQUAL_INT(number(Phase::Over), number(table.state.phase));
    TEST_ASSERT_EQUAL_INT(0, table.state.won_count);
    TEST_ASSERT_EQUAL_INT(9, table.state.round);
    table.refuse(Action::pass(table.state.start), Verdict::GameOver);
  }
}

// R45
void the_game_ends_after_the_ninth_round_if_it_is_bought() {
  Table table(position_of_all(setup(4), "15"));
  table.place_anything().play("0p 1p 2p 3buy");
  TEST_ASSERT_TRUE(table.happened(Event::Kind::GameOver));
  TEST_ASSERT_EQUAL_INT(60, table.state.cat_points[3]);
}

// R45
void nothing_is_refilled_after_the_ninth_round_and_the_table_is_empty() {
  for (bool won : {true, false}) {
    Table table(position_of_all(setup(4), "15"));
    if (won) {
      table.sell_round(6);
    } else {
      table.all_pass_round();
    }
    TEST_ASSERT_FALSE(table.happened(Event::Kind::Refilled));
    TEST_ASSERT_FALSE(table.happened(Event::Kind::NotRefilled));
    TEST_ASSERT_FALSE(table.state.mice_laid);
    TEST_ASSERT_EQUAL_INT(0, table.state.row_size);
    TEST_ASSERT_EQUAL_INT(0, cards_up(table.state));
    TEST_ASSERT_EQUAL_INT(0, table.state.high);
    for (Mice mice : table.view(kNobody).mouse) TEST_ASSERT_EQUAL_INT(0, mice);
  }
}

// R46
void a_score_is_won_cats_plus_mice() {
  const Scores result = ended(last_round(4, {"15 -8", "3", "-5", "R"}, {4, 10, 20, 1}));
  const int cats[] = {7, 3, -5, 0}, mice[] = {4, 10, 20, 1}, total[] = {11, 13, 15, 1};
  for (int seat = 0; seat < 4; ++seat) {
    TEST_ASSERT_EQUAL_INT(cats[seat], result.cats[seat]);
    TEST_ASSERT_EQUAL_INT(mice[seat], result.mice[seat]);
    TEST_ASSERT_EQUAL_INT(total[seat], result.total[seat]);
  }
  TEST_ASSERT_EQUAL_INT(1 << 2, result.winners);
}

// R46
void a_score_can_be_negative_and_still_win() {
  const Scores result = ended(last_round(3, {"-8 -5", "-8 -5", "-8 -5"}, {0, 2, 1}));
  TEST_ASSERT_EQUAL_INT(-13, result.total[0]);
  TEST_ASSERT_EQUAL_INT(-11, result.total[1]);
  TEST_ASSERT_EQUAL_INT(1 << 1, result.winners);
}

// R46
void mice_of_the_bank_do_not_score() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    for (int round = 1; round <= 9; ++round) table.sell_round(1);
    const Scores result = scores(table.state);
    int sum = 0, won = 0;
    for (int seat = 0; seat < players; ++seat) sum += result.total[seat];
    for (int i = 0; i < table.state.won_count; ++i) {
      won += points(table.state.won[i].card().face());
    }
    TEST_ASSERT_EQUAL_INT(won + total_mice(players) - table.state.bank, sum);
  }
}

// R47
void the_highest_score_wins_at_every_seat() {
  for (int players = 3; players <= 5; ++players) {
    for (Seat best = 0; best < players; ++best) {
      Position laid = position_of_all(setup(players), "d");
      laid.money[best] = 16;
      balance(laid);
      TEST_ASSERT_EQUAL_INT(1 << best, scores(Table(laid).state).winners);
    }
  }
}

// R47
void on_a_tie_the_one_with_more_cat_points_wins() {
  TEST_ASSERT_EQUAL_INT(1 << 1,
                        ended(last_round(4, {"3", "8", "5", "15"}, {15, 10, 13, 1})).winners);
}

// R47
void cat_points_count_net() {
  // 15 - 8 = 7 beats nothing that has 8, though a 15 is in the pile.
  TEST_ASSERT_EQUAL_INT(1 << 1, ended(last_round(3, {"15 -8", "8", "R"}, {11, 10, 0})).winners);
}

// R47
void cat_points_count_for_nothing_without_a_tie() {
  TEST_ASSERT_EQUAL_INT(1 << 0, ended(last_round(3, {"3", "15", "R"}, {20, 7, 0})).winners);
}

// R47
void players_who_are_still_tied_share_the_victory() {
  TEST_ASSERT_EQUAL_INT(1 << 0 | 1 << 2,
                        ended(last_round(4, {"8", "5", "8", "R"}, {10, 13, 10, 3})).winners);
  TEST_ASSERT_EQUAL_INT(31,
                        ended(last_round(5, {"3", "3", "3", "3", "3"}, {9, 9, 9, 9, 9})).winners);
}

// R47, A17
void a_table_may_share_every_tie() {
  const Scores result =
      ended(last_round(4, {"3", "8", "5", "15"}, {15, 10, 13, 1}, TieBreak::Shared));
  TEST_ASSERT_EQUAL_INT(1 << 0 | 1 << 1 | 1 << 2, result.winners);
}

// R48, A30
void a_purse_is_one_number_and_changing_coins_is_not_an_action() {
  // 15 mice pay any price exactly, whatever coins they are.
  for (int price = 1; price <= 15; ++price) {
    Table table(deal_for(setup(4)));
    table.sell_round(price);
    TEST_ASSERT_EQUAL_INT(15 - price, table.purse(0));
  }
}

// R46, R21
void mice_lying_in_a_bid_still_count_for_their_owner() {
  Table table(deal_for(setup(4)));
  table.place_anything().play("0b9");
  TEST_ASSERT_EQUAL_INT(15, scores(table.state).total[0]);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_game_ends_after_the_ninth_round_if_it_is_won);
  RUN_TEST(the_game_ends_after_the_ninth_round_if_all_pass);
  RUN_TEST(the_game_ends_after_the_ninth_round_if_it_is_bought);
  RUN_TEST(nothing_is_refilled_after_the_ninth_round_and_the_table_is_empty);
  RUN_TEST(a_score_is_won_cats_plus_mice);
  RUN_TEST(a_score_can_be_negative_and_still_win);
  RUN_TEST(mice_of_the_bank_do_not_score);
  RUN_TEST(the_highest_score_wins_at_every_seat);
  RUN_TEST(on_a_tie_the_one_with_more_cat_points_wins);
  RUN_TEST(cat_points_count_net);
  RUN_TEST(cat_points_count_for_nothing_without_a_tie);
  RUN_TEST(players_who_are_still_tied_share_the_victory);
  RUN_TEST(a_table_may_share_every_tie);
  RUN_TEST(a_purse_is_one_number_and_changing_coins_is_not_an_action);
  RUN_TEST(mice_lying_in_a_bid_still_count_for_their_owner);
  return UNITY_END();
}
