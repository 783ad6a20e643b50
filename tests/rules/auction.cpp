// The auction: R16-R26.
#include "tests/rules/table.h"

namespace {

// All have placed their 15, 11, 8, 5, 3 in this order; the auction is open.
Table auction(int players, Seat start = 0) {
  Table table(deal_for(setup(players, start)));
  const char* row[] = {"15", "11", "8", "5", "3"};
  for (int i = 0; i < players; ++i) table.place(row[i]);
  return table;
}

// The same with these purses, in round 8.
Table auction_with(std::initializer_list<int> purses, bool mice_laid = true) {
  const int players = static_cast<int>(purses.size());
  Position laid = position_of_all(setup(players), "15 3");
  laid.mice_laid = mice_laid;
  int seat = 0;
  for (int purse : purses) laid.money[seat++] = static_cast<Mice>(purse);
  balance(laid);
  Table table(laid);
  table.place_anything();
  return table;
}

// R16
void the_start_player_acts_first_then_clockwise() {
  for (int players = 3; players <= 5; ++players) {
    for (Seat start = 0; start < players; ++start) {
      Table table = auction(players, start);
      for (int turn = 0; turn < 2 * players; ++turn) {
        TEST_ASSERT_EQUAL_INT((start + turn) % players, table.state.turn);
        table.play(Action::bid(table.state.turn, turn + 1), "bid");
      }
    }
  }
}

// R16
void seats_that_have_passed_are_skipped() {
  Table table = auction(5, 3);
  table.play("3b1 4p 0b2 1p 2b3 3b4 0b5 2p 3b6 0b7 3b8");
  TEST_ASSERT_EQUAL_INT(0, table.state.turn);
  table.refuse("1p", Verdict::NotYourTurn);
  table.refuse("2b9", Verdict::NotYourTurn);
}

// R17
void the_first_bid_is_at_least_one() {
  Table table = auction(4);
  TEST_ASSERT_EQUAL_INT(1, choices(table.state).bid_low);
  table.refuse("0b0", Verdict::BidTooLow);
  table.refuse("0b-1", Verdict::BidTooLow);
  table.play("0b1");
  TEST_ASSERT_EQUAL_INT(1, table.state.high);
}

// R17
void no_player_must_bid_not_even_the_start_player() {
  for (int players = 3; players <= 5; ++players) {
    Table table = auction(players);
    for (int turn = 0; turn < players; ++turn) {
      TEST_ASSERT_TRUE(choices(table.state).pass);
      table.passes(1);
    }
    TEST_ASSERT_EQUAL_INT(2, table.state.round);
  }
}

// R18
void a_bid_is_strictly_above_the_highest() {
  Table table = auction(4);
  table.play("0b5");
  table.refuse("1b4", Verdict::BidTooLow);
  table.refuse("1b5", Verdict::BidTooLow);
  TEST_ASSERT_EQUAL_INT(6, choices(table.state).bid_low);
  table.play("1b6");
  TEST_ASSERT_EQUAL_INT(1, table.must(Event::Kind::Bid).seat);
  TEST_ASSERT_EQUAL_INT(6, table.must(Event::Kind::Bid).mice);
}

// R18
void any_larger_whole_amount_may_be_bid() {
  for (int mice = 2; mice <= 15; ++mice) {
    Table table = auction(4);
    table.play("0b1").play(Action::bid(1, mice), "a jump");
    TEST_ASSERT_EQUAL_INT(mice, table.state.high);
    TEST_ASSERT_EQUAL_INT(1, table.state.high_by);
  }
}

// R19
void a_bid_cannot_exceed_the_purse() {
  Table table = auction_with({15, 15, 7, 15});
  table.refuse("0b16", Verdict::BidTooHigh);
  table.play("0b3 1p");
  TEST_ASSERT_EQUAL_INT(7, choices(table.state).bid_high);
  table.refuse("2b8", Verdict::BidTooHigh);
  table.play("2b7");
  TEST_ASSERT_EQUAL_INT(0, table.purse(2));
}

// R19
void a_seat_that_does_not_own_more_than_the_high_bid_must_pass() {
  Table table = auction_with({15, 5, 6, 0});
  table.play("0b5");
  TEST_ASSERT_EQUAL_INT(0, choices(table.state).bid_low);
  TEST_ASSERT_EQUAL_INT(0, choices(table.state).bid_high);
  TEST_ASSERT_TRUE(choices(table.state).pass);
  table.refuse("1b5", Verdict::BidTooLow);
  table.refuse("1b6", Verdict::BidTooHigh);
  table.play("1p");
  TEST_ASSERT_EQUAL_INT(6, choices(table.state).bid_low);
  TEST_ASSERT_EQUAL_INT(6, choices(table.state).bid_high);
}

// R19, R20
void mice_already_lying_as_a_bid_count_as_owned() {
  Table table = auction(3);
  table.play("0b10 1b11 2p");
  TEST_ASSERT_EQUAL_INT(15, choices(table.state).bid_high);
  table.refuse("0b16", Verdict::BidTooHigh);
  table.play("0b15");
  TEST_ASSERT_EQUAL_INT(0, table.purse(0));
}

// R20
void a_returning_bidder_names_a_new_total_and_adds_the_difference() {
  for (int players = 3; players <= 5; ++players) {
    Table table = auction(players);
    table.play("0b3 1b5").passes(players - 2);
    TEST_ASSERT_EQUAL_INT(12, table.purse(0));
    table.refuse("0b5", Verdict::BidTooLow);
    table.play("0b6");
    TEST_ASSERT_EQUAL_INT(9, table.purse(0));
    TEST_ASSERT_EQUAL_INT(6, table.state.bids[0]);
  }
}

// R21
void bids_lie_open_until_their_bidder_passes_or_wins() {
  Table table = auction(4);
  table.play("0b2 1b4 2b7 3p");
  for (Seat viewer : {Seat{0}, Seat{3}, kNobody}) {
    const Mice bids[] = {2, 4, 7, 0};
    TEST_ASSERT_EQUAL_UINT8_ARRAY(bids, table.view(viewer).bids, 4);
  }
  table.play("0p");
  TEST_ASSERT_EQUAL_INT(0, table.view(kNobody).bids[0]);
  TEST_ASSERT_EQUAL_INT(4, table.view(kNobody).bids[1]);
  table.play("1p");
  TEST_ASSERT_EQUAL_INT(0, table.view(kNobody).bids[2]);
}

// R22
void a_pass_takes_the_bid_back_and_is_final_for_the_round() {
  for (int players = 3; players <= 5; ++players) {
    Position laid = position_of_all(setup(players), "15");
    laid.mice_laid = false;
    balance(laid);
    Table table(laid);
    table.place_anything().play("0b9 1b10").passes(players - 2);
    TEST_ASSERT_EQUAL_INT(6, table.purse(0));
    table.play("0p");
    TEST_ASSERT_EQUAL_INT(9, table.must(Event::Kind::Passed).mice);
    TEST_ASSERT_EQUAL_INT(15, table.purse(0));
  }
  Table table = auction(4);
  table.play("0b9 1b10 2b11 3b12 0p");
  TEST_ASSERT_TRUE(table.view(kNobody).has_passed(0));
  TEST_ASSERT_FALSE(table.view(kNobody).has_passed(1));
  table.play("1b13 2b14 3p");
  TEST_ASSERT_EQUAL_INT(1, table.state.turn);
}

// R23
void the_kth_to_pass_takes_the_kth_mouse_card() {
  for (int players = 3; players <= 5; ++players) {
    Table table = auction(players);
    table.play("0b1");
    for (int k = 0; k < players - 1; ++k) {
      const Seat seat = table.state.turn;
      TEST_ASSERT_EQUAL_INT(mouse_card(players, k), table.view(kNobody).mouse[k]);
      table.passes(1);
      TEST_ASSERT_EQUAL_INT(mouse_card(players, k), table.must(Event::Kind::Passed).gain);
      TEST_ASSERT_EQUAL_INT(15 + mouse_card(players, k), table.purse(seat));
      if (k < players - 2) TEST_ASSERT_EQUAL_INT(0, table.view(kNobody).mouse[k]);
    }
  }
}

// R23
void from_empty_mouse_cards_a_passer_takes_nothing() {
  for (auto purses : {std::initializer_list<int>{15, 15, 15}, {15, 15, 15, 15}}) {
    Table table = auction_with(purses, false);
    table.play("0b1 1p");
    TEST_ASSERT_EQUAL_INT(0, table.must(Event::Kind::Passed).gain);
    TEST_ASSERT_EQUAL_INT(15, table.purse(1));
    TEST_ASSERT_EQUAL_INT(0, table.view(1).mouse[1]);
  }
}

// R24
void after_every_pass_the_next_card_is_turned_up() {
  for (int players = 4; players <= 5; ++players) {
    Table table = auction(players, 2);
    table.play("2b1");
    for (int k = 1; k < players; ++k) {
      const Card next = table.state.row[k];
      TEST_ASSERT_FALSE(table.state.shown[next.owner()].has(next.face()));
      table.passes(1);
      TEST_ASSERT_EQUAL_INT(k, table.must(Event::Kind::Revealed).place);
      TEST_ASSERT_TRUE(table.must(Event::Kind::Revealed).card == next);
      TEST_ASSERT_TRUE(table.state.shown[next.owner()].has(next.face()));
      if (k < players - 1) TEST_ASSERT_EQUAL_INT(k + 1, cards_up(table.state));
    }
  }
}

// R24
void a_bid_turns_nothing_up() {
  Table table = auction(5);
  table.play("0b1 1b2 2b3");
  TEST_ASSERT_EQUAL_INT(1, cards_up(table.state));
  TEST_ASSERT_EQUAL_INT(1, table.events.size());
}

// R25
void with_three_the_first_pass_turns_the_start_players_card_and_the_second_the_other_two() {
  Table table = auction(3, 1);  // the row: dummy, seat 1, seat 2, seat 0
  table.play("1b1 2p");
  TEST_ASSERT_TRUE(table.must(Event::Kind::Revealed).card == Card(1, Face::Cat15));
  TEST_ASSERT_EQUAL_INT(2, cards_up(table.state));
  TEST_ASSERT_EQUAL_INT(2, table.events.size());
  table.play("0p");
  TEST_ASSERT_TRUE(table.events[1].card == Card(2, Face::Cat11));
  TEST_ASSERT_TRUE(table.events[2].card == Card(0, Face::Cat8));
  TEST_ASSERT_EQUAL_INT(3, table.events[2].place);
}

// R25
void with_three_all_four_cards_are_up_after_two_passes() {
  Table table = auction(3);
  table.passes(2);
  TEST_ASSERT_EQUAL_INT(4, cards_up(table.state));
}

// R26
void the_last_bidder_left_has_won_and_gets_no_further_turn() {
  for (int players = 3; players <= 5; ++players) {
    Table table = auction(players);
    table.play("0b2 1b3").passes(players - 2).play("0p");
    TEST_ASSERT_EQUAL_INT(1, table.must(Event::Kind::Won).seat);
    TEST_ASSERT_EQUAL_INT(3, table.must(Event::Kind::Won).mice);
    TEST_ASSERT_EQUAL_INT(2, table.state.round);
    TEST_ASSERT_EQUAL_INT(number(Phase::Place), number(table.state.phase));
    table.refuse("1b4", Verdict::WrongPhase);
    table.refuse("1p", Verdict::WrongPhase);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_start_player_acts_first_then_clockwise);
  RUN_TEST(seats_that_have_passed_are_skipped);
  RUN_TEST(the_first_bid_is_at_least_one);
  RUN_TEST(no_player_must_bid_not_even_the_start_player);
  RUN_TEST(a_bid_is_strictly_above_the_highest);
  RUN_TEST(any_larger_whole_amount_may_be_bid);
  RUN_TEST(a_bid_cannot_exceed_the_purse);
  RUN_TEST(a_seat_that_does_not_own_more_than_the_high_bid_must_pass);
  RUN_TEST(mice_already_lying_as_a_bid_count_as_owned);
  RUN_TEST(a_returning_bidder_names_a_new_total_and_adds_the_difference);
  RUN_TEST(bids_lie_open_until_their_bidder_passes_or_wins);
  RUN_TEST(a_pass_takes_the_bid_back_and_is_final_for_the_round);
  RUN_TEST(the_kth_to_pass_takes_the_kth_mouse_card);
  RUN_TEST(from_empty_mouse_cards_a_passer_takes_nothing);
  RUN_TEST(after_every_pass_the_next_card_is_turned_up);
  RUN_TEST(a_bid_turns_nothing_up);
  RUN_TEST(with_three_the_first_pass_turns_the_start_players_card_and_the_second_the_other_two);
  RUN_TEST(with_three_all_four_cards_are_up_after_two_passes);
  RUN_TEST(the_last_bidder_left_has_won_and_gets_no_further_turn);
  return UNITY_END();
}
