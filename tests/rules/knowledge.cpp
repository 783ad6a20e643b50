// Who knows what: R49-R52. A view is asked the same question in two games that differ only in what
// the viewer cannot know.
#include "tests/rules/table.h"

namespace {

// R49
void a_hand_is_seen_by_its_owner_only() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    for (Seat seat = 0; seat < players; ++seat) {
      TEST_ASSERT_TRUE(table.view(seat).hand == table.state.hands[seat]);
      for (int other = 0; other < players; ++other) {
        TEST_ASSERT_EQUAL_INT(9, table.view(seat).hand_size[other]);
      }
    }
    TEST_ASSERT_TRUE(table.view(kNobody).hand.empty());
  }
}

// R49
void a_face_down_card_is_seen_by_its_owner_only() {
  Table table(deal_for(setup(4)));
  table.place("15 11 8 5");
  const View second = table.view(1);
  TEST_ASSERT_TRUE(second.row[0].up && second.row[0].face == Face::Cat15);
  TEST_ASSERT_TRUE(!second.row[1].up && second.row[1].face == Face::Cat11);
  TEST_ASSERT_TRUE(!second.row[2].up && !second.row[2].face);
  TEST_ASSERT_FALSE(table.view(kNobody).row[1].face);
  TEST_ASSERT_FALSE(table.view(3).row[1].face);
  table.play("0p");
  TEST_ASSERT_TRUE(table.view(3).row[1].up && table.view(3).row[1].face == Face::Cat11);
}

// R49
void a_discard_is_known_to_its_former_owner_only() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    for (Seat seat = 0; seat < players; ++seat) {
      TEST_ASSERT_TRUE(table.view(seat).box[seat] == cards("R"));
      for (int set = 0; set < kMaxSeats; ++set) {
        if (set != seat) TEST_ASSERT_TRUE(table.view(seat).box[set].empty());
      }
    }
    for (const CardSet& box : table.view(kNobody).box) TEST_ASSERT_TRUE(box.empty());
  }
}

// R49
void order_and_discard_of_the_dummy_are_in_no_view() {
  Deal one = deal_for(setup(3)), other = one;
  std::swap(other.dummy_deck[3], other.dummy_deck[8]);
  std::swap(other.dummy_deck[5], other.discards[kDummySet]);
  Table table(one), twin(other);
  for (int round = 1; round <= 3; ++round) {
    for (Table* each : {&table, &twin}) each->place_anything();
    for (Seat viewer : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, kNobody}) {
      TEST_ASSERT_TRUE(table.view(viewer) == twin.view(viewer));
    }
    for (Table* each : {&table, &twin}) each->passes(3);
  }
  TEST_ASSERT_FALSE(table.place_anything().view(0) == twin.place_anything().view(0));
}

// R49
void the_dummys_face_down_card_is_in_no_view() {
  Table table(deal_for(setup(3)));
  for (Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kDummySet, kNobody}) {
    TEST_ASSERT_EQUAL_INT(kDummySet, table.view(viewer).row[0].owner);
    TEST_ASSERT_FALSE(table.view(viewer).row[0].face);
    TEST_ASSERT_TRUE(table.view(viewer).box[kDummySet].empty());
  }
}

// R49, R50
void a_view_is_the_same_whatever_the_others_hide() {
  for (int players = 3; players <= 5; ++players) {
    for (Seat viewer = 0; viewer < players; ++viewer) {
      Deal one = deal_for(setup(players)), other = one;
      for (Seat seat = 0; seat < players; ++seat) {
        if (seat != viewer) other.discards[seat] = Face::SmallDog;
      }
      Table table(one), twin(other);
      for (Table* each : {&table, &twin}) each->sell_round(2);
      for (Table* each : {&table, &twin}) each->place_anything().play("0b1");
      TEST_ASSERT_TRUE(table.view(viewer) == twin.view(viewer));
      TEST_ASSERT_TRUE(table.view(kNobody) == twin.view(kNobody));
    }
  }
}

// R50
void purses_are_secret_until_the_end() {
  Table table(position_of_all(setup(4), "15"));
  for (Seat seat = 0; seat < 4; ++seat) {
    for (Seat other = 0; other < 4; ++other) {
      TEST_ASSERT_EQUAL(seat == other, table.view(seat).money[other].has_value());
    }
    TEST_ASSERT_FALSE(table.view(kNobody).money[seat].has_value());
    TEST_ASSERT_EQUAL_INT(0, table.view(seat).scores.winners);
  }
  table.place_anything().play("0b4");
  TEST_ASSERT_EQUAL_INT(11, *table.view(0).money[0]);
  TEST_ASSERT_FALSE(table.view(1).money[0].has_value());
  table.passes(3);
  for (Seat viewer : {Seat{0}, Seat{2}, kNobody}) {
    TEST_ASSERT_EQUAL_INT(11, *table.view(viewer).money[0]);
    TEST_ASSERT_EQUAL_INT(1, table.view(viewer).scores.winners);
  }
}

// R50
void no_view_of_a_game_ever_holds_another_purse() {
  Table table(deal_for(setup(3)));
  while (table.state.phase != Phase::Over) {
    for (Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kNobody}) {
      for (Seat seat = 0; seat < 3; ++seat) {
        TEST_ASSERT_EQUAL(seat == viewer, table.view(viewer).money[seat].has_value());
      }
      TEST_ASSERT_TRUE(viewer == table.state.turn || table.view(viewer).choices == Choices());
    }
    if (table.state.phase == Phase::Place) {
      table.place_anything();
    } else if (table.state.round % 2 == 0 && table.state.phase == Phase::Auction &&
               table.state.high == 0) {
      table.play(Action::bid(table.state.turn, 1), "bid");
    } else {
      table.passes(1);
    }
  }
}

// R50, A18
void a_table_may_play_with_open_purses() {
  Deal deal = deal_for(setup(4));
  deal.setup.house.money = Money::Open;
  Table table(deal);
  for (Seat viewer : {Seat{0}, Seat{3}, kNobody}) {
    for (int seat = 0; seat < 4; ++seat) TEST_ASSERT_EQUAL_INT(15, *table.view(viewer).money[seat]);
    TEST_ASSERT_FALSE(table.view(viewer).money[4].has_value());
  }
}

// R50
void a_purse_is_always_15_and_payouts_less_payments() {
  Table table(deal_for(setup(3)));
  table.sell_round(5).all_pass_round().sell_round(4);
  TEST_ASSERT_EQUAL_INT(15 - 5 + 3 - 4, table.history.purse(0));
  TEST_ASSERT_EQUAL_INT(15 + 3 + 6, table.history.purse(1));
  for (Seat seat = 0; seat < 3; ++seat) {
    TEST_ASSERT_EQUAL_INT(table.history.purse(seat), table.purse(seat));
  }
}

// R51
void bank_and_mouse_cards_are_public_and_give_the_sum_of_the_hidden_purses() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    table.sell_round(4).place_anything().play("0b2 1b3").passes(1);
    for (Seat viewer = 0; viewer < players; ++viewer) {
      const View view = table.view(viewer);
      int rest = total_mice(players) - view.bank - *view.money[viewer];
      for (Mice mice : view.mouse) rest -= mice;
      for (Mice bid : view.bids) rest -= bid;
      int others = 0;
      for (Seat seat = 0; seat < players; ++seat) others += seat == viewer ? 0 : table.purse(seat);
      TEST_ASSERT_EQUAL_INT(others, rest);
    }
    TEST_ASSERT_EQUAL_INT(table.state.bank, table.view(kNobody).bank);
  }
}

// R52
void round_start_turn_passes_bids_and_owners_are_public() {
  Table table(deal_for(setup(5, 3, Edition::Dutch999)));
  table.place("15 11 8 5 3").play("3b2 4p 0b4");
  const View view = table.view(kNobody);
  TEST_ASSERT_EQUAL_INT(5, view.players);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Edition::Dutch999), static_cast<int>(view.edition));
  TEST_ASSERT_TRUE(view.house.dog_chases_rabbit);
  TEST_ASSERT_EQUAL_INT(1, view.round);
  TEST_ASSERT_EQUAL_INT(3, view.start);
  TEST_ASSERT_EQUAL_INT(1, view.turn);
  TEST_ASSERT_EQUAL_INT(number(Phase::Auction), number(view.phase));
  TEST_ASSERT_EQUAL_INT(1 << 4, view.passed);
  TEST_ASSERT_EQUAL_INT(4, view.high);
  TEST_ASSERT_EQUAL_INT(0, view.high_by);
  TEST_ASSERT_EQUAL_INT(5, view.row_size);
  const Seat owners[] = {3, 4, 0, 1, 2};
  for (int i = 0; i < 5; ++i) TEST_ASSERT_EQUAL_INT(owners[i], view.row[i].owner);
  TEST_ASSERT_EQUAL_INT(0, view.dummy_left);
}

// R52
void every_card_of_a_round_has_been_seen_by_all_before_it_leaves() {
  for (int players = 3; players <= 5; ++players) {
    for (bool sold : {true, false}) {
      Table table(deal_for(setup(players)));
      if (sold) {
        table.sell_round(1);
      } else {
        table.all_pass_round();
      }
      for (int set = 0; set < sets_in_use(players); ++set) {
        TEST_ASSERT_TRUE(table.view(kNobody).shown[set] == cards("-8"));
      }
    }
  }
}

// R52
void won_piles_and_the_box_follow_from_what_was_shown() {
  Table table(deal_for(setup(4)));
  table.place("D 15 8 3").play("0b1 1p 2p 3p");
  const View view = table.view(2);
  TEST_ASSERT_EQUAL_INT(2, view.won_count);
  TEST_ASSERT_TRUE(view.won[0] == WonCard(0, Card(2, Face::Cat8)));
  TEST_ASSERT_TRUE(view.won[1] == WonCard(0, Card(3, Face::Cat3)));
  TEST_ASSERT_EQUAL_INT(11, view.cat_points[0]);
  TEST_ASSERT_TRUE(view.box[0] == cards("D"));
  TEST_ASSERT_TRUE(view.box[1] == cards("15"));
  TEST_ASSERT_TRUE(view.box[2] == cards("R"));
  TEST_ASSERT_TRUE(view.box[3].empty());
}

// R52
void hand_and_discard_are_the_faces_a_set_has_not_shown() {
  Table table(deal_for(setup(4)));
  for (int round = 1; round <= 8; ++round) {
    table.all_pass_round();
    for (Seat seat = 0; seat < 4; ++seat) {
      const CardSet hidden = CardSet::full().without(table.view(kNobody).shown[seat]);
      TEST_ASSERT_EQUAL_INT(10 - round, hidden.size());
      TEST_ASSERT_TRUE(hidden == table.state.hands[seat].with(cards("R")));
    }
  }
}

// R19, R50
void choices_are_only_in_the_view_of_the_seat_to_act() {
  Table table(deal_for(setup(4)));
  table.place_anything();
  TEST_ASSERT_EQUAL_INT(15, table.view(0).choices.bid_high);
  for (Seat viewer : {Seat{1}, Seat{2}, kNobody}) {
    TEST_ASSERT_EQUAL_INT(0, table.view(viewer).choices.bid_high);
    TEST_ASSERT_EQUAL_INT(kNobody, table.view(viewer).choices.seat);
  }
}

// R49
void a_viewer_without_a_seat_sees_what_the_table_sees() {
  Table table(deal_for(setup(4)));
  table.place("15 11 8 5");
  for (Seat viewer : {Seat{4}, Seat{5}, Seat{200}}) {
    TEST_ASSERT_TRUE(table.view(viewer) == table.view(kNobody));
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_hand_is_seen_by_its_owner_only);
  RUN_TEST(a_face_down_card_is_seen_by_its_owner_only);
  RUN_TEST(a_discard_is_known_to_its_former_owner_only);
  RUN_TEST(order_and_discard_of_the_dummy_are_in_no_view);
  RUN_TEST(the_dummys_face_down_card_is_in_no_view);
  RUN_TEST(a_view_is_the_same_whatever_the_others_hide);
  RUN_TEST(purses_are_secret_until_the_end);
  RUN_TEST(no_view_of_a_game_ever_holds_another_purse);
  RUN_TEST(a_table_may_play_with_open_purses);
  RUN_TEST(a_purse_is_always_15_and_payouts_less_payments);
  RUN_TEST(bank_and_mouse_cards_are_public_and_give_the_sum_of_the_hidden_purses);
  RUN_TEST(round_start_turn_passes_bids_and_owners_are_public);
  RUN_TEST(every_card_of_a_round_has_been_seen_by_all_before_it_leaves);
  RUN_TEST(won_piles_and_the_box_follow_from_what_was_shown);
  RUN_TEST(hand_and_discard_are_the_faces_a_set_has_not_shown);
  RUN_TEST(choices_are_only_in_the_view_of_the_seat_to_act);
  RUN_TEST(a_viewer_without_a_seat_sees_what_the_table_sees);
  return UNITY_END();
}
