// The end of a round, won or passed by all: R27, R35-R44.
#include "tests/rules/table.h"

namespace {

// Round 8 of a game in which only these mice are left in the purses and in the bank; what is
// missing to the total lies with the seat to the right of the start player, seat 0.
Table table_with_bank(int players, int bank, bool mice_laid) {
  Position laid = position_of_all(setup(players), "15 3");
  laid.mice_laid = mice_laid;
  for (Mice& purse : laid.money) purse = 0;
  laid.money[0] = 10;
  balance(laid);
  laid.money[players - 1] = static_cast<Mice>(laid.bank - bank);
  laid.bank = static_cast<Mice>(bank);
  return Table(laid);
}

// R27
void only_the_winner_pays_and_pays_the_bank() {
  for (int players = 3; players <= 5; ++players) {
    Table table = table_with_bank(players, 0, true);
    table.place_anything().play("0b5").passes(players - 1);
    TEST_ASSERT_EQUAL_INT(5, table.purse(0));
    TEST_ASSERT_EQUAL_INT(5, table.state.bank);
    for (Seat seat = 1; seat < players; ++seat) {
      TEST_ASSERT_GREATER_OR_EQUAL_INT(mouse_card(players, seat - 1), table.purse(seat));
    }
  }
}

// R27
void a_losing_bidder_gets_every_mouse_back() {
  Table table(deal_for(setup(4)));
  table.place("15 11 8 5").play("0b9 1b10 2p 3p 0p");
  TEST_ASSERT_EQUAL_INT(15 + 6, table.purse(0));
  TEST_ASSERT_EQUAL_INT(15 - 10, table.purse(1));
}

// R35
void the_winner_takes_cats_good_and_bad_and_rabbits_apart_from_his_hand() {
  Position laid = position(setup(5, 4), "15 3 | -8 3 | R 3 | -5 3 | 11 3");
  give_won(laid, 2, 0, "8");
  Table table(laid);
  table.place("11 15 -8 R -5").play("4p 0p 1p 2b1 3p");
  TEST_ASSERT_EQUAL_INT(6, table.state.won_count);
  TEST_ASSERT_TRUE(table.state.won[1] == WonCard(2, Card(4, Face::Cat11)));
  TEST_ASSERT_TRUE(table.state.won[5] == WonCard(2, Card(3, Face::CatMinus5)));
  TEST_ASSERT_EQUAL_INT(8 + 11 + 15 - 8 - 5, table.state.cat_points[2]);
  TEST_ASSERT_EQUAL_INT(13, table.must(Event::Kind::Won).value);
  TEST_ASSERT_TRUE(table.state.hands[2] == cards("3"));
}

// R36
void the_winner_becomes_start_player() {
  for (int players = 3; players <= 5; ++players) {
    for (Seat winner = 0; winner < players; ++winner) {
      Table table(deal_for(setup(players)));
      table.place_anything();
      while (table.state.turn != winner) table.passes(1);
      if (table.state.phase == Phase::LastChance) {
        table.play(Action::buy(winner), "buy");
      } else {
        table.play(Action::bid(winner, 1), "bid").passes(players - 1 - winner);
      }
      TEST_ASSERT_EQUAL_INT(winner, table.state.start);
      TEST_ASSERT_EQUAL_INT(winner, table.state.turn);
    }
  }
}

// R37
void a_bank_with_exactly_the_sum_fills_all_mouse_cards() {
  for (int players = 3; players <= 5; ++players) {
    Table table = table_with_bank(players, mouse_sum(players) - 4, true);
    table.sell_round(4);
    TEST_ASSERT_TRUE(table.state.mice_laid);
    TEST_ASSERT_EQUAL_INT(0, table.state.bank);
    TEST_ASSERT_EQUAL_INT(mouse_sum(players), table.must(Event::Kind::Refilled).mice);
    for (int i = 0; i < players - 1; ++i) {
      TEST_ASSERT_EQUAL_INT(mouse_card(players, i), table.view(kNobody).mouse[i]);
    }
  }
}

// R37
void what_exceeds_the_sum_stays_in_the_bank() {
  Table table(deal_for(setup(5)));
  table.sell_round(7);
  TEST_ASSERT_EQUAL_INT(18 + 7 - 15, table.state.bank);
}

// R38
void a_bank_one_mouse_short_fills_no_card_at_all() {
  for (int players = 3; players <= 5; ++players) {
    Table table = table_with_bank(players, mouse_sum(players) - 5, true);
    table.sell_round(4);
    TEST_ASSERT_FALSE(table.state.mice_laid);
    TEST_ASSERT_EQUAL_INT(mouse_sum(players) - 1, table.state.bank);
    TEST_ASSERT_TRUE(table.happened(Event::Kind::NotRefilled));
    TEST_ASSERT_FALSE(table.must(Event::Kind::NotRefilled).all_pass);
    for (Mice mice : table.view(kNobody).mouse) TEST_ASSERT_EQUAL_INT(0, mice);
    const int purse = table.purse(1);
    table.place_anything().play("0b1 1p");
    TEST_ASSERT_EQUAL_INT(0, table.must(Event::Kind::Passed).gain);
    TEST_ASSERT_EQUAL_INT(purse, table.purse(1));
  }
}

// R38
void the_fill_is_tested_again_after_every_won_round() {
  for (int players = 3; players <= 5; ++players) {
    Position laid = position_of_all(setup(players), "15 3 5");
    for (Mice& purse : laid.money) purse = 0;
    laid.money[0] = 10;
    balance(laid);
    laid.money[1] = static_cast<Mice>(laid.bank - (mouse_sum(players) - 2));
    laid.bank = static_cast<Mice>(mouse_sum(players) - 2);
    Table table(laid);
    table.sell_round(1);
    TEST_ASSERT_FALSE(table.state.mice_laid);
    table.sell_round(1);
    TEST_ASSERT_TRUE(table.state.mice_laid);
    TEST_ASSERT_EQUAL_INT(0, table.state.bank);
  }
}

// R39
void if_nobody_bids_the_last_player_sees_the_whole_row_and_may_buy_for_one() {
  for (int players = 3; players <= 5; ++players) {
    for (Seat start = 0; start < players; ++start) {
      Table table(deal_for(setup(players, start)));
      table.place_anything().passes(players - 1);
      const Seat last = static_cast<Seat>((start + players - 1) % players);
      TEST_ASSERT_EQUAL_INT(number(Phase::LastChance), number(table.state.phase));
      TEST_ASSERT_EQUAL_INT(last, table.state.turn);
      TEST_ASSERT_EQUAL_INT(row_places(players), cards_up(table.state));
      TEST_ASSERT_TRUE(choices(table.state).buy);
      TEST_ASSERT_TRUE(choices(table.state).pass);
      TEST_ASSERT_EQUAL_INT(0, choices(table.state).bid_high);
      table.refuse(Action::bid(last, 1), Verdict::WrongPhase);
    }
  }
}

// R39
void there_is_no_last_chance_after_a_bid() {
  Table table(deal_for(setup(4)));
  table.place_anything().play("0p 1p 2b1");
  table.refuse("3buy", Verdict::WrongPhase);
  table.play("3p");
  TEST_ASSERT_EQUAL_INT(2, table.must(Event::Kind::Won).seat);
  TEST_ASSERT_FALSE(table.happened(Event::Kind::Bought));
}

// R40
void buying_is_an_ordinary_win() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players, 1)));
    const int bank = table.state.bank;
    table.place("D 15 3");
    if (players > 3) table.place("8");
    if (players > 4) table.place("11");
    table.passes(players - 1).play("0buy");
    TEST_ASSERT_EQUAL_INT(0, table.must(Event::Kind::Bought).seat);
    TEST_ASSERT_EQUAL_INT(1, table.must(Event::Kind::Bought).mice);
    const Event& won = table.must(Event::Kind::Won);
    TEST_ASSERT_EQUAL_INT(0, won.seat);
    TEST_ASSERT_EQUAL_INT(1, won.mice);
    TEST_ASSERT_EQUAL_INT(1, won.dogs);
    TEST_ASSERT_EQUAL_INT(number(Face::Cat15), number(won.chased->face()));
    TEST_ASSERT_EQUAL_INT(14, table.purse(0));
    TEST_ASSERT_EQUAL_INT(bank + 1 - mouse_sum(players), table.state.bank);
    TEST_ASSERT_TRUE(table.happened(Event::Kind::Refilled));
    TEST_ASSERT_EQUAL_INT(0, table.state.start);
    TEST_ASSERT_EQUAL_INT(2, table.state.round);
  }
}

// R41
void without_a_mouse_the_last_player_cannot_buy_and_must_pass() {
  for (int players = 3; players <= 5; ++players) {
    Position laid = position_of_all(setup(players), "15 3");
    laid.mice_laid = false;
    laid.money[players - 1] = 0;
    balance(laid);
    Table table(laid);
    table.place_anything().passes(players - 1);
    TEST_ASSERT_FALSE(choices(table.state).buy);
    TEST_ASSERT_TRUE(choices(table.state).pass);
    table.refuse(Action::buy(table.state.turn), Verdict::CannotAfford);
    table.passes(1);
    TEST_ASSERT_EQUAL_INT(9, table.state.round);
  }
}

// R42
void if_the_last_player_passes_too_the_row_goes_to_the_box_and_the_start_player_stays() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players, 2)));
    const int bank = table.state.bank;
    table.place("D 15 3");
    if (players > 3) table.place("8");
    if (players > 4) table.place("11");
    table.passes(players);
    TEST_ASSERT_EQUAL_INT(1, table.must(Event::Kind::AllPassed).seat);
    TEST_ASSERT_FALSE(table.happened(Event::Kind::Won));
    TEST_ASSERT_FALSE(table.happened(Event::Kind::Passed));
    TEST_ASSERT_EQUAL_INT(0, table.state.won_count);
    TEST_ASSERT_TRUE(box_of(table.state, 2).has(Face::BigDog));
    TEST_ASSERT_EQUAL_INT(2, table.state.start);
    TEST_ASSERT_EQUAL_INT(2, table.state.turn);
    TEST_ASSERT_EQUAL_INT(bank, table.state.bank);
    TEST_ASSERT_EQUAL_INT(15, table.purse(1));  // the last one receives nothing
    for (int k = 0; k < players - 1; ++k) {     // the others keep theirs
      TEST_ASSERT_EQUAL_INT(15 + mouse_card(players, k),
                            table.purse(static_cast<Seat>((2 + k) % players)));
    }
  }
}

// R43
void after_an_all_pass_the_mouse_cards_stay_empty_for_one_round_whatever_the_bank_holds() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    table.all_pass_round();
    TEST_ASSERT_GREATER_OR_EQUAL_INT(mouse_sum(players), table.state.bank);
    TEST_ASSERT_FALSE(table.state.mice_laid);
    TEST_ASSERT_TRUE(table.must(Event::Kind::NotRefilled).all_pass);
    table.place_anything().play("0b1 1p");
    TEST_ASSERT_EQUAL_INT(0, table.must(Event::Kind::Passed).gain);
    table.passes(players - 2);
    TEST_ASSERT_TRUE(table.happened(Event::Kind::Refilled));
    TEST_ASSERT_TRUE(table.state.mice_laid);
  }
}

// R44
void a_round_without_a_winner_is_one_of_the_nine() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    table.all_pass_round();
    TEST_ASSERT_EQUAL_INT(2, table.state.round);
    for (int round = 2; round <= 9; ++round) table.sell_round(1);
    TEST_ASSERT_EQUAL_INT(number(Phase::Over), number(table.state.phase));
    for (const CardSet& hand : table.state.hands) TEST_ASSERT_TRUE(hand.empty());
  }
}

// R37 lemma
void every_round_pays_every_mouse_card_once() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    for (int round = 1; round <= 9; ++round) table.sell_round(1);
    for (int round = 1; round <= 9; ++round) {
      TEST_ASSERT_EQUAL_INT(players - 1, table.history.past(round).passes);
    }
  }
}

// R23-R38: the order of what one action causes, at its longest
void the_last_pass_pays_turns_up_sells_and_refills_in_this_order() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    table.place_anything().play("0b9").passes(players - 1);
    int next = 0;
    const auto then = [&](Event::Kind kind) {
      TEST_ASSERT_EQUAL_INT(static_cast<int>(kind), static_cast<int>(table.events[next++].kind));
    };
    then(Event::Kind::Passed);
    then(Event::Kind::Revealed);
    if (players == 3) then(Event::Kind::Revealed);
    then(Event::Kind::Won);
    then(Event::Kind::Refilled);
    TEST_ASSERT_EQUAL_INT(next, table.events.size());
    if (players == 3) TEST_ASSERT_EQUAL_INT(Events::kMost, next);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(only_the_winner_pays_and_pays_the_bank);
  RUN_TEST(a_losing_bidder_gets_every_mouse_back);
  RUN_TEST(the_winner_takes_cats_good_and_bad_and_rabbits_apart_from_his_hand);
  RUN_TEST(the_winner_becomes_start_player);
  RUN_TEST(a_bank_with_exactly_the_sum_fills_all_mouse_cards);
  RUN_TEST(what_exceeds_the_sum_stays_in_the_bank);
  RUN_TEST(a_bank_one_mouse_short_fills_no_card_at_all);
  RUN_TEST(the_fill_is_tested_again_after_every_won_round);
  RUN_TEST(if_nobody_bids_the_last_player_sees_the_whole_row_and_may_buy_for_one);
  RUN_TEST(there_is_no_last_chance_after_a_bid);
  RUN_TEST(buying_is_an_ordinary_win);
  RUN_TEST(without_a_mouse_the_last_player_cannot_buy_and_must_pass);
  RUN_TEST(if_the_last_player_passes_too_the_row_goes_to_the_box_and_the_start_player_stays);
  RUN_TEST(after_an_all_pass_the_mouse_cards_stay_empty_for_one_round_whatever_the_bank_holds);
  RUN_TEST(a_round_without_a_winner_is_one_of_the_nine);
  RUN_TEST(the_last_pass_pays_turns_up_sells_and_refills_in_this_order);
  RUN_TEST(every_round_pays_every_mouse_card_once);
  return UNITY_END();
}
