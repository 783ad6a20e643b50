// The readings chosen where the rule books differ or are silent: A1-A30, in all four editions.
// A7 has no effect here: a deal says which card of a set was drawn, not who drew it.
#include "engine/rules/random.h"
#include "tests/rules/table.h"

namespace {

template <class Use>
void each_edition(Use use) {
  for (int edition = 0; edition < kEditions; ++edition) use(static_cast<Edition>(edition));
}

template <class Use>
void each_table(Use use) {
  each_edition([&](Edition edition) {
    for (int players = 3; players <= 5; ++players) use(setup(players, 0, edition));
  });
}

// What seat 0 wins for one mouse in a last round of these four cards.
Event sold(const Setup& table, std::string_view hands) {
  Table last(position(table, hands));
  last.sell_round(1);
  return last.must(Event::Kind::Won);
}

bool chases(const Setup& table, std::string_view hands, std::string_view animal) {
  const Event won = sold(table, hands);
  return animal.empty() ? !won.chased : won.chased && won.chased->face() == face(animal);
}

// A1
void a_rabbit_is_chased_in_the_dutch_edition_only() {
  each_edition([](Edition edition) {
    const bool dutch = edition == Edition::Dutch999;
    TEST_ASSERT_EQUAL(dutch, house_rules_of(edition).dog_chases_rabbit);
    TEST_ASSERT_TRUE(chases(setup(4, 0, edition), "D | R | -5 | -8", dutch ? "R" : "-5"));
    TEST_ASSERT_TRUE(chases(setup(4, 0, edition), "d | R | 3 | 15", dutch ? "R" : "3"));
    TEST_ASSERT_TRUE(chases(setup(4, 0, edition), "d | R | R | R", dutch ? "R" : ""));
  });
}

// A1
void a_table_may_decide_about_the_rabbit_on_its_own() {
  each_edition([](Edition edition) {
    Setup table = setup(4, 0, edition);
    table.house.dog_chases_rabbit = !table.house.dog_chases_rabbit;
    TEST_ASSERT_TRUE(chases(table, "d | R | 3 | 15", table.house.dog_chases_rabbit ? "R" : "3"));
  });
}

// A2
void a_large_dog_takes_minus_5_before_minus_8() {
  each_edition([](Edition edition) {
    TEST_ASSERT_TRUE(chases(setup(4, 0, edition), "-8 | -5 | -8 | D", "-5"));
  });
}

// A3
void a_small_dog_takes_minus_8_before_minus_5() {
  each_edition([](Edition edition) {
    TEST_ASSERT_TRUE(chases(setup(4, 0, edition), "-5 | -8 | R | d", "-8"));
  });
}

// A4, A27
void a_game_without_any_bid_has_nine_rounds() {
  each_table([](const Setup& setup) {
    Table table(deal_for(setup));
    for (int round = 1; round <= 9; ++round) {
      TEST_ASSERT_EQUAL_INT(round, table.state.round);
      table.all_pass_round();
    }
    TEST_ASSERT_EQUAL_INT(number(Phase::Over), number(table.state.phase));
  });
}

// A5
void mouse_cards_are_empty_for_the_one_round_after_an_all_pass() {
  each_table([](const Setup& setup) {
    Table table(deal_for(setup));
    table.all_pass_round();
    TEST_ASSERT_FALSE(table.state.mice_laid);
    table.sell_round(1);
    TEST_ASSERT_TRUE(table.state.mice_laid);
  });
}

// A6
void a_second_all_pass_leaves_them_empty_again() {
  each_table([](const Setup& setup) {
    Table table(deal_for(setup));
    table.all_pass_round();
    const int bank = table.state.bank;
    table.all_pass_round();
    TEST_ASSERT_FALSE(table.state.mice_laid);
    TEST_ASSERT_EQUAL_INT(bank, table.state.bank);
    TEST_ASSERT_EQUAL_INT(3, table.state.round);
  });
}

// A8
void no_mouse_card_is_left_over_when_a_round_ends() {
  each_table([](const Setup& setup) {
    Table table(deal_for(setup));
    table.place_anything().passes(setup.players - 1);
    for (Mice mice : table.view(kNobody).mouse) TEST_ASSERT_EQUAL_INT(0, mice);
  });
}

// A9
void the_last_chance_costs_exactly_one_mouse() {
  each_table([](const Setup& setup) {
    Table table(deal_for(setup));
    table.place_anything().passes(setup.players - 1);
    const Seat last = table.state.turn;
    table.play(Action::buy(last), "buy");
    TEST_ASSERT_EQUAL_INT(14, table.purse(last));
  });
}

// A10
void with_no_mice_the_last_player_must_pass() {
  each_table([](const Setup& setup) {
    Position laid = position_of_all(setup, "15 3");
    laid.mice_laid = false;
    laid.money[setup.players - 1] = 0;
    balance(laid);
    Table table(laid);
    table.place_anything().passes(setup.players - 1);
    table.refuse(Action::buy(table.state.turn), Verdict::CannotAfford);
  });
}

// A11, A12, A26
void bids_may_jump_and_must_rise_for_a_returning_bidder_too() {
  each_table([](const Setup& setup) {
    Table table(deal_for(setup));
    table.place_anything().play("0b2 1b9").passes(setup.players - 2);
    table.refuse("0b9", Verdict::BidTooLow);
    table.play("0b15");
    TEST_ASSERT_EQUAL_INT(0, table.purse(0));
  });
}

// A13, A20
void the_last_bidder_left_neither_raises_nor_withdraws_once_the_last_card_is_up() {
  each_table([](const Setup& setup) {
    Table table(deal_for(setup));
    table.place_anything().play("0b2").passes(setup.players - 1);
    TEST_ASSERT_EQUAL_INT(2, table.must(Event::Kind::Won).mice);
    TEST_ASSERT_EQUAL_INT(13, table.purse(0));
    TEST_ASSERT_EQUAL_INT(number(Phase::Place), number(table.state.phase));
  });
}

// A14, A15
void three_players_have_their_own_discards_15_mice_and_turn_dummy_start_and_last_two() {
  each_edition([](Edition edition) {
    Table table(deal_for(setup(3, 1, edition)));
    for (Seat seat = 0; seat < 3; ++seat) {
      TEST_ASSERT_EQUAL_INT(15, table.purse(seat));
      TEST_ASSERT_EQUAL_INT(9, table.state.hands[seat].size());
    }
    const int up[] = {1, 2, 4};
    table.place_anything();
    for (int passes = 0; passes < 3; ++passes) {
      TEST_ASSERT_EQUAL_INT(up[passes], cards_up(table.state));
      table.passes(1);
    }
  });
}

// A16
void the_first_start_player_is_an_input_or_drawn() {
  Random random = Random::from_seed(16);
  each_edition([&](Edition edition) {
    TEST_ASSERT_EQUAL_INT(2, deal(setup(4, 2, edition), random).setup.start);
    TEST_ASSERT_LESS_THAN_INT(4, deal(setup(4, kNobody, edition), random).setup.start);
  });
}

// A17
void ties_go_to_the_cats_unless_the_table_shares_them() {
  each_edition([](Edition edition) {
    TEST_ASSERT_TRUE(house_rules_of(edition).tie_break == TieBreak::Cats);
    for (TieBreak tie_break : {TieBreak::Cats, TieBreak::Shared}) {
      Position laid = position_of_all(setup(3, 0, edition), "d");
      laid.setup.house.tie_break = tie_break;
      give_won(laid, 0, 0, "3");
      give_won(laid, 1, 0, "5");
      laid.money[0] = 12;
      laid.money[1] = 10;
      laid.money[2] = 15;
      balance(laid);
      TEST_ASSERT_EQUAL_INT(tie_break == TieBreak::Cats ? 2 : 7, scores(Table(laid).state).winners);
    }
  });
}

// A18
void purses_are_secret_unless_the_table_opens_them_and_the_bank_is_visible() {
  each_edition([](Edition edition) {
    TEST_ASSERT_TRUE(house_rules_of(edition).money == Money::Secret);
    for (Money money : {Money::Secret, Money::Open}) {
      Deal deal = deal_for(setup(4, 0, edition));
      deal.setup.house.money = money;
      const View view = Table(deal).view(1);
      TEST_ASSERT_EQUAL(money == Money::Open, view.money[0].has_value());
      TEST_ASSERT_EQUAL_INT(15, view.bank);
    }
  });
}

// A19
void just_enough_fills_one_mouse_less_fills_nothing_and_the_payment_counts() {
  each_table([](const Setup& setup) {
    for (int missing : {0, 1}) {
      Position laid = position_of_all(setup, "15 3");
      laid.bank = static_cast<Mice>(mouse_sum(setup.players) - 1 - missing);
      laid.money[1] = 0;
      int mice = total_mice(setup.players) - mouse_sum(setup.players) - laid.bank;
      for (Mice purse : laid.money) mice -= purse;
      laid.money[1] = static_cast<Mice>(mice);
      Table table(laid);
      table.sell_round(1);
      TEST_ASSERT_EQUAL(missing == 0, table.state.mice_laid);
    }
  });
}

// A21
void several_dogs_cancel() {
  each_edition([](Edition edition) {
    for (const char* hands : {"D | 15 | d | -8", "D | 15 | D | -8", "d | R | d | -8"}) {
      TEST_ASSERT_TRUE(chases(setup(4, 0, edition), hands, ""));
      TEST_ASSERT_EQUAL_INT(2, sold(setup(4, 0, edition), hands).card_count);
    }
  });
}

// A22
void dogs_chase_when_the_sack_is_bought_and_not_when_all_pass() {
  each_edition([](Edition edition) {
    const Position laid = position(setup(4, 0, edition), "D | 15 | 3 | -8");
    Table bought(laid), left(laid);
    bought.place_anything().play("0p 1p 2p 3buy");
    TEST_ASSERT_EQUAL_INT(-5, bought.state.cat_points[3]);
    left.all_pass_round();
    TEST_ASSERT_FALSE(left.happened(Event::Kind::Won));
    TEST_ASSERT_EQUAL_INT(0, left.state.won_count);
  });
}

// A23
void of_equal_cats_the_leftmost_leaves() {
  each_edition([](Edition edition) {
    TEST_ASSERT_EQUAL_INT(1, sold(setup(4, 0, edition), "3 | 15 | D | 15").chased->owner());
    TEST_ASSERT_EQUAL_INT(0, sold(setup(4, 0, edition), "-8 | -8 | d | -8").chased->owner());
  });
}

// A25
void the_start_player_may_pass_at_once() {
  each_table([](const Setup& setup) {
    Table table(deal_for(setup));
    table.place_anything().play("0p 1b1");
    TEST_ASSERT_EQUAL_INT(1, table.state.high_by);
  });
}

// A28
void the_engine_takes_cards_in_turn_order() {
  each_table([](const Setup& setup) {
    Table table(deal_for(setup));
    table.refuse("1:15", Verdict::NotYourTurn);
  });
}

// A24, A29
void owners_of_row_cards_and_won_piles_are_open_to_all() {
  each_table([](const Setup& setup) {
    Table table(deal_for(setup));
    table.place_anything();
    for (int place = 0; place < table.state.row_size; ++place) {
      TEST_ASSERT_EQUAL_INT(table.state.row[place].owner(), table.view(kNobody).row[place].owner);
    }
    table.play("0b1").passes(setup.players - 1);
    TEST_ASSERT_EQUAL_INT(row_places(setup.players), table.view(kNobody).won_count);
  });
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_rabbit_is_chased_in_the_dutch_edition_only);
  RUN_TEST(a_table_may_decide_about_the_rabbit_on_its_own);
  RUN_TEST(a_large_dog_takes_minus_5_before_minus_8);
  RUN_TEST(a_small_dog_takes_minus_8_before_minus_5);
  RUN_TEST(a_game_without_any_bid_has_nine_rounds);
  RUN_TEST(mouse_cards_are_empty_for_the_one_round_after_an_all_pass);
  RUN_TEST(a_second_all_pass_leaves_them_empty_again);
  RUN_TEST(no_mouse_card_is_left_over_when_a_round_ends);
  RUN_TEST(the_last_chance_costs_exactly_one_mouse);
  RUN_TEST(with_no_mice_the_last_player_must_pass);
  RUN_TEST(bids_may_jump_and_must_rise_for_a_returning_bidder_too);
  RUN_TEST(the_last_bidder_left_neither_raises_nor_withdraws_once_the_last_card_is_up);
  RUN_TEST(three_players_have_their_own_discards_15_mice_and_turn_dummy_start_and_last_two);
  RUN_TEST(the_first_start_player_is_an_input_or_drawn);
  RUN_TEST(ties_go_to_the_cats_unless_the_table_shares_them);
  RUN_TEST(purses_are_secret_unless_the_table_opens_them_and_the_bank_is_visible);
  RUN_TEST(just_enough_fills_one_mouse_less_fills_nothing_and_the_payment_counts);
  RUN_TEST(several_dogs_cancel);
  RUN_TEST(dogs_chase_when_the_sack_is_bought_and_not_when_all_pass);
  RUN_TEST(of_equal_cats_the_leftmost_leaves);
  RUN_TEST(the_start_player_may_pass_at_once);
  RUN_TEST(the_engine_takes_cards_in_turn_order);
  RUN_TEST(owners_of_row_cards_and_won_piles_are_open_to_all);
  return UNITY_END();
}
