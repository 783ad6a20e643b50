// Placing: R12-R15.
#include "tests/rules/table.h"

namespace {

// R12
void a_game_has_nine_rounds_and_each_uses_one_card_of_every_player() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    for (int round = 1; round <= 9; ++round) {
      TEST_ASSERT_EQUAL_INT(round, table.state.round);
      TEST_ASSERT_EQUAL_INT(number(Phase::Place), number(table.state.phase));
      for (Seat seat = 0; seat < players; ++seat) {
        TEST_ASSERT_EQUAL_INT(10 - round, table.state.hands[seat].size());
      }
      table.place_anything();
      TEST_ASSERT_EQUAL_INT(row_places(players), table.state.row_size);
      table.passes(players);
    }
    TEST_ASSERT_EQUAL_INT(number(Phase::Over), number(table.state.phase));
    for (const CardSet& hand : table.state.hands) TEST_ASSERT_TRUE(hand.empty());
  }
}

// R12
void with_three_each_round_uses_a_dummy_card_too() {
  const Deal deal = deal_for(setup(3));
  Table table(deal);
  for (int round = 1; round <= 9; ++round) {
    TEST_ASSERT_TRUE(table.state.row[0] == Card(kDummySet, deal.dummy_deck[round - 1]));
    TEST_ASSERT_EQUAL_INT(9 - round, table.view(kNobody).dummy_left);
    table.all_pass_round();
  }
}

// R13
void each_places_one_card_from_the_start_player_clockwise() {
  for (int players = 4; players <= 5; ++players) {
    for (Seat start = 0; start < players; ++start) {
      Table table(deal_for(setup(players, start)));
      for (int place = 0; place < players; ++place) {
        const Seat seat = static_cast<Seat>((start + place) % players);
        TEST_ASSERT_EQUAL_INT(seat, table.state.turn);
        table.place("11");
        TEST_ASSERT_TRUE(table.state.row[place] == Card(seat, Face::Cat11));
        TEST_ASSERT_FALSE(table.state.hands[seat].has(Face::Cat11));
        TEST_ASSERT_EQUAL_INT(8, table.state.hands[seat].size());
        TEST_ASSERT_EQUAL_INT(seat, table.must(Event::Kind::Placed).seat);
        TEST_ASSERT_EQUAL_INT(place, table.must(Event::Kind::Placed).place);
      }
    }
  }
}

// R13
void any_card_of_the_hand_may_be_placed_and_none_of_the_others() {
  for (Face each : CardSet::full()) {
    Table table(deal_for(setup(4)));
    TEST_ASSERT_TRUE(choices(table.state).cards == table.state.hands[0]);
    if (each == Face::Rabbit) {
      table.refuse(Action::place(0, each), Verdict::CardNotInHand);
    } else {
      table.play(Action::place(0, each), "a card of the hand");
      TEST_ASSERT_TRUE(table.state.row[0] == Card(0, each));
    }
  }
}

// R13
void a_placed_card_cannot_be_placed_again() {
  Table table(deal_for(setup(4)));
  table.play("0:15 1:15 2:15 3:15 0p 1p 2p 3p");
  table.refuse("0:15", Verdict::CardNotInHand);
}

// R13
void no_pass_bid_or_purchase_is_legal_while_cards_are_placed() {
  Table table(deal_for(setup(5)));
  const Choices open = choices(table.state);
  TEST_ASSERT_FALSE(open.pass);
  TEST_ASSERT_FALSE(open.buy);
  TEST_ASSERT_EQUAL_INT(0, open.bid_high);
  table.refuse("0p", Verdict::WrongPhase);
  table.refuse("0b1", Verdict::WrongPhase);
  table.refuse("0buy", Verdict::WrongPhase);
}

// R14
void with_three_the_dummy_lies_under_the_sack_and_the_start_player_next_to_it() {
  for (Seat start = 0; start < 3; ++start) {
    Table table(deal_for(setup(3, start)));
    TEST_ASSERT_EQUAL_INT(1, table.state.row_size);
    TEST_ASSERT_EQUAL_INT(kDummySet, table.state.row[0].owner());
    table.place("15 11 8");
    TEST_ASSERT_EQUAL_INT(4, table.state.row_size);
    TEST_ASSERT_TRUE(table.state.row[1] == Card(start, Face::Cat15));
    TEST_ASSERT_TRUE(table.state.row[2] == Card(static_cast<Seat>((start + 1) % 3), Face::Cat11));
    TEST_ASSERT_TRUE(table.state.row[3] == Card(static_cast<Seat>((start + 2) % 3), Face::Cat8));
  }
}

// R14
void a_full_row_has_four_four_or_five_cards() {
  TEST_ASSERT_EQUAL_INT(4, row_places(3));
  TEST_ASSERT_EQUAL_INT(4, row_places(4));
  TEST_ASSERT_EQUAL_INT(5, row_places(5));
}

// R15
void no_card_is_turned_up_before_all_have_placed() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    for (int placed = 0; placed < players; ++placed) {
      TEST_ASSERT_EQUAL_INT(0, cards_up(table.state));
      TEST_ASSERT_FALSE(table.happened(Event::Kind::Revealed));
      TEST_ASSERT_EQUAL_INT(number(Phase::Place), number(table.state.phase));
      table.place("15");
    }
    TEST_ASSERT_EQUAL_INT(1, cards_up(table.state));
    TEST_ASSERT_EQUAL_INT(number(Phase::Auction), number(table.state.phase));
  }
}

// R15
void the_card_of_the_start_player_is_turned_up_when_all_have_placed() {
  for (int players = 4; players <= 5; ++players) {
    Table table(deal_for(setup(players, 1)));
    table.place("15 -8 3 5");
    if (players == 5) table.place("8");
    TEST_ASSERT_EQUAL_INT(0, table.must(Event::Kind::Revealed).place);
    TEST_ASSERT_TRUE(table.must(Event::Kind::Revealed).card == Card(1, Face::Cat15));
    TEST_ASSERT_TRUE(table.state.shown[1] == cards("15"));
    TEST_ASSERT_TRUE(table.state.shown[2].empty());
    TEST_ASSERT_EQUAL_INT(2, table.events.size());
  }
}

// R15
void with_three_the_dummys_card_is_turned_up() {
  Table table(deal_for(setup(3, 1)));
  table.place("15 3 5");
  TEST_ASSERT_TRUE(table.must(Event::Kind::Revealed).card == Card(kDummySet, Face::CatMinus8));
  TEST_ASSERT_TRUE(table.state.shown[1].empty());
  TEST_ASSERT_TRUE(table.state.shown[kDummySet] == cards("-8"));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_game_has_nine_rounds_and_each_uses_one_card_of_every_player);
  RUN_TEST(with_three_each_round_uses_a_dummy_card_too);
  RUN_TEST(each_places_one_card_from_the_start_player_clockwise);
  RUN_TEST(any_card_of_the_hand_may_be_placed_and_none_of_the_others);
  RUN_TEST(a_placed_card_cannot_be_placed_again);
  RUN_TEST(no_pass_bid_or_purchase_is_legal_while_cards_are_placed);
  RUN_TEST(with_three_the_dummy_lies_under_the_sack_and_the_start_player_next_to_it);
  RUN_TEST(a_full_row_has_four_four_or_five_cards);
  RUN_TEST(no_card_is_turned_up_before_all_have_placed);
  RUN_TEST(the_card_of_the_start_player_is_turned_up_when_all_have_placed);
  RUN_TEST(with_three_the_dummys_card_is_turned_up);
  return UNITY_END();
}
