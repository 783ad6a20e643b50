// Setting the table: R4-R11, editions, and every deal and position that is refused.
#include "engine/rules/random.h"
#include "tests/rules/table.h"

namespace {

void refuse_deal(const Deal& deal) {
  State state;
  state.round = 7;
  TEST_ASSERT_EQUAL_INT(number(Verdict::BadSetup), number(begin(state, deal)));
  TEST_ASSERT_EQUAL_INT(7, state.round);
}

void refuse_position(const Position& position) {
  State state;
  state.round = 7;
  TEST_ASSERT_EQUAL_INT(number(Verdict::BadSetup), number(begin(state, position)));
  TEST_ASSERT_EQUAL_INT(7, state.round);
}

// R4
void three_four_or_five_play() {
  for (int players = 0; players < 256; ++players) {
    State state;
    const bool good = begin(state, deal_for(setup(players))) == Verdict::Ok;
    TEST_ASSERT_EQUAL(players >= 3 && players <= 5, good);
  }
}

// R4
void unused_sets_leave_the_game() {
  const int sets[] = {4, 4, 5};  // R10: with three players a fourth set is in use
  for (int players = 3; players <= 5; ++players) {
    TEST_ASSERT_EQUAL_INT(sets[players - 3], sets_in_use(players));
    Table table(deal_for(setup(players)));
    for (int seat = players; seat < kMaxSeats; ++seat) {
      TEST_ASSERT_TRUE(table.state.hands[seat].empty());
      TEST_ASSERT_EQUAL_INT(0, table.purse(static_cast<Seat>(seat)));
    }
  }
}

// R5
void each_keeps_nine_of_ten_cards() {
  for (int players = 3; players <= 5; ++players) {
    for (Face drawn : CardSet::full()) {
      Deal deal = deal_for(setup(players));
      deal.discards[1] = drawn;
      Table table(deal);
      TEST_ASSERT_EQUAL_INT(9, table.state.hands[1].size());
      TEST_ASSERT_FALSE(table.state.hands[1].has(drawn));
      TEST_ASSERT_TRUE(box_of(table.state, 1) == CardSet::only(drawn));
    }
  }
}

// R5
void every_card_can_be_the_one_drawn_blind() {
  Random random = Random::from_seed(5);
  CardSet drawn[kMaxSeats];
  for (int i = 0; i < 200; ++i) {
    const Deal dealt = deal(setup(5), random);
    for (int seat = 0; seat < 5; ++seat) drawn[seat].add(dealt.discards[seat]);
  }
  for (const CardSet& each : drawn) TEST_ASSERT_TRUE(each == CardSet::full());
}

// R6
void everyone_starts_with_15_mice() {
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    for (Seat seat = 0; seat < players; ++seat) TEST_ASSERT_EQUAL_INT(15, table.purse(seat));
  }
}

// R7, R9
void the_bank_holds_33_27_or_21_and_pays_the_first_fill() {
  const int total[] = {66, 87, 108}, before[] = {21, 27, 33}, after[] = {12, 15, 18};
  for (int players = 3; players <= 5; ++players) {
    Table table(deal_for(setup(players)));
    TEST_ASSERT_EQUAL_INT(total[players - 3], total_mice(players));
    TEST_ASSERT_EQUAL_INT(before[players - 3], total_mice(players) - 15 * players);
    TEST_ASSERT_EQUAL_INT(after[players - 3], table.state.bank);
    TEST_ASSERT_TRUE(table.state.mice_laid);
  }
}

// R8
void the_mouse_cards_ascend_and_are_one_fewer_than_players() {
  const int value[][4] = {{3, 6, 0, 0}, {2, 4, 6, 0}, {2, 3, 4, 6}};
  const int sum[] = {9, 12, 15};
  for (int players = 3; players <= 5; ++players) {
    for (int i = 0; i < players - 1; ++i) {
      TEST_ASSERT_EQUAL_INT(value[players - 3][i], mouse_card(players, i));
      TEST_ASSERT_EQUAL_INT(value[players - 3][i],
                            Table(deal_for(setup(players))).view(kNobody).mouse[i]);
    }
    TEST_ASSERT_EQUAL_INT(sum[players - 3], mouse_sum(players));
  }
}

// R10
void with_three_a_fourth_set_is_shuffled_and_loses_one_card() {
  Random random = Random::from_seed(10);
  CardSet tops, lost;
  for (int i = 0; i < 300; ++i) {
    const Deal dealt = deal(setup(3), random);
    CardSet set = CardSet::only(dealt.discards[kDummySet]);
    for (Face each : dealt.dummy_deck) set.add(each);
    TEST_ASSERT_TRUE(set == CardSet::full());
    tops.add(dealt.dummy_deck[0]);
    lost.add(dealt.discards[kDummySet]);
    Table table(dealt);
    TEST_ASSERT_TRUE(table.state.row[0] == Card(kDummySet, dealt.dummy_deck[0]));
    TEST_ASSERT_TRUE(box_of(table.state, kDummySet) == CardSet::only(dealt.discards[kDummySet]));
  }
  TEST_ASSERT_TRUE(tops == CardSet::full());
  TEST_ASSERT_TRUE(lost == CardSet::full());
}

// R11
void any_seat_may_start_and_without_a_choice_each_is_drawn() {
  Random random = Random::from_seed(11);
  for (int players = 3; players <= 5; ++players) {
    for (Seat start = 0; start < players; ++start) {
      const Deal dealt = deal(setup(players, start), random);
      TEST_ASSERT_EQUAL_INT(start, dealt.setup.start);
      TEST_ASSERT_EQUAL_INT(start, Table(dealt).state.turn);
    }
    unsigned drawn = 0;
    for (int i = 0; i < 100; ++i) drawn |= 1U << deal(setup(players, kNobody), random).setup.start;
    TEST_ASSERT_EQUAL_UINT((1U << players) - 1, drawn);
  }
}

// R5, R10
void the_same_seed_deals_the_same_game_and_another_seed_another() {
  Random one = Random::from_seed(7), same = Random::from_seed(7), other = Random::from_seed(8);
  const Deal dealt = deal(setup(3), one);
  const Deal again = deal(setup(3), same);
  const Deal different = deal(setup(3), other);
  TEST_ASSERT_EQUAL_MEMORY(dealt.dummy_deck, again.dummy_deck, sizeof dealt.dummy_deck);
  TEST_ASSERT_EQUAL_MEMORY(dealt.discards, again.discards, sizeof dealt.discards);
  TEST_ASSERT_TRUE(std::memcmp(dealt.dummy_deck, different.dummy_deck, kRounds) != 0);
}

// The published first block of ChaCha8 for a key of zeros.
void the_generator_is_chacha8() {
  const std::uint8_t zeros[Random::kKeyBytes] = {};
  Random random(zeros);
  TEST_ASSERT_EQUAL_HEX32(0x2FEF003E, random.word());
  TEST_ASSERT_EQUAL_HEX32(0xD6405F89, random.word());
  TEST_ASSERT_EQUAL_HEX32(0xE8B85B7F, random.word());
  TEST_ASSERT_EQUAL_HEX32(0xA1A5091F, random.word());
}

void a_seed_is_the_first_eight_bytes_of_the_key() {
  const std::uint8_t key[Random::kKeyBytes] = {1, 2, 3, 4, 5, 6, 7, 8};
  Random by_key(key), by_seed = Random::from_seed(0x0807060504030201);
  for (int i = 0; i < 40; ++i) TEST_ASSERT_EQUAL_HEX32(by_key.word(), by_seed.word());
}

// R53
void an_impossible_table_is_refused() {
  Random random = Random::from_seed(53);
  const auto refuse_table = [&](auto spoil) {
    Setup table = setup(4);
    spoil(table);
    refuse_deal(deal_for(table));
    refuse_deal(deal(table, random));
    Position laid = position(setup(4), "15 | 3 | 5 | 8");
    spoil(laid.setup);
    refuse_position(laid);
  };
  refuse_table([](Setup& table) { table.players = 2; });
  refuse_table([](Setup& table) { table.players = 6; });
  refuse_table([](Setup& table) { table.start = 4; });
  refuse_table([](Setup& table) { table.edition = static_cast<Edition>(4); });
  refuse_table([](Setup& table) { table.house.tie_break = static_cast<TieBreak>(2); });
  refuse_table([](Setup& table) { table.house.money = static_cast<Money>(2); });
  refuse_deal(deal_for(setup(4, kNobody)));
  refuse_position(position(setup(4, kNobody), "15 | 3 | 5 | 8"));
}

// R5, R10, R53
void an_impossible_deal_is_refused() {
  const auto refuse_cards = [](int players, auto spoil) {
    Deal deal = deal_for(setup(players));
    spoil(deal);
    refuse_deal(deal);
  };
  const Face none = static_cast<Face>(kFaces);
  refuse_cards(5, [&](Deal& deal) { deal.discards[4] = none; });
  refuse_cards(3, [&](Deal& deal) { deal.discards[kDummySet] = none; });
  refuse_cards(3, [&](Deal& deal) { deal.discards[kDummySet] = Face::Cat3; });
  refuse_cards(3, [&](Deal& deal) { deal.dummy_deck[8] = none; });
  refuse_cards(3, [&](Deal& deal) { deal.dummy_deck[8] = deal.dummy_deck[0]; });
}

// R53
void a_position_with_impossible_hands_is_refused() {
  refuse_position(position(setup(4), "|||"));
  refuse_position(position(setup(4), "15 3 | 15 3 | 15 3 | 15"));
  refuse_position(position_of_all(setup(4), "-8 -5 R 3 5 8 11 15 D d"));
}

// R7, R53
void a_position_with_a_mouse_too_many_or_too_few_is_refused() {
  for (int change : {-1, 1}) {
    Position laid = position(setup(4), "15 | 3 | 5 | 8");
    laid.bank = static_cast<Mice>(laid.bank + change);
    refuse_position(laid);
    laid = position(setup(4), "15 | 3 | 5 | 8");
    laid.money[3] = static_cast<Mice>(laid.money[3] + change);
    refuse_position(laid);
  }
  Position laid = position(setup(4), "15 | 3 | 5 | 8");
  laid.mice_laid = false;
  refuse_position(laid);
}

// R10, R53
void a_position_with_an_impossible_dummy_deck_is_refused() {
  refuse_position(position(setup(3), "15 3 | 15 3 | 15 3 | 8"));
  Position twice = position(setup(3), "15 3 | 15 3 | 15 3 | 8 5");
  twice.dummy_deck[1] = Face::Cat8;
  refuse_position(twice);
  twice.dummy_deck[1] = static_cast<Face>(10);
  refuse_position(twice);
  refuse_position(position(setup(4), "15 | 3 | 5 | 8 | 11"));
}

// R35, R53
void a_position_with_an_impossible_won_pile_is_refused() {
  const auto refuse_won = [](int players, auto spoil) {
    Position laid = position_of_all(setup(players), "15 3");
    spoil(laid);
    refuse_position(laid);
  };
  refuse_won(4, [](Position& laid) { give_won(laid, 4, 0, "8"); });   // an empty seat
  refuse_won(4, [](Position& laid) { give_won(laid, 0, 4, "8"); });   // a set not in use
  refuse_won(5, [](Position& laid) { give_won(laid, 0, 5, "-8"); });  // no such set
  refuse_won(4, [](Position& laid) { give_won(laid, 0, 0, "D"); });   // a dog
  refuse_won(4, [](Position& laid) { give_won(laid, 0, 0, "15"); });  // still in that hand
  refuse_won(3, [](Position& laid) { give_won(laid, 0, 3, "15"); });  // still in the deck
  refuse_won(4, [](Position& laid) { laid.won_count = 46; });
  refuse_won(4, [](Position& laid) {
    give_won(laid, 0, 0, "8");
    give_won(laid, 1, 0, "8");
  });
  Position early = position_of_all(setup(4), "15 3 5 8 11 D d");
  give_won(early, 0, 0, "-8 -5");
  TEST_ASSERT_EQUAL_INT(3, Table(early).state.round);
  give_won(early, 0, 0, "R");  // the third would have to be the discard
  refuse_position(early);
}

// R12
void the_size_of_the_hands_decides_the_round_of_a_position() {
  Position laid = position(setup(3, 2), "15 3 | 11 3 | 15 -8 | d 3");
  laid.mice_laid = false;
  laid.money[1] = 4;
  balance(laid);
  give_won(laid, 1, 0, "-8 11");
  give_won(laid, 2, 3, "5");
  Table table(laid);
  TEST_ASSERT_EQUAL_INT(8, table.state.round);
  TEST_ASSERT_EQUAL_INT(2, table.state.turn);
  TEST_ASSERT_EQUAL_INT(number(Phase::Place), number(table.state.phase));
  TEST_ASSERT_EQUAL_INT(3, table.state.cat_points[1]);
  TEST_ASSERT_EQUAL_INT(5, table.state.cat_points[2]);
  TEST_ASSERT_EQUAL_INT(4, table.purse(1));
  TEST_ASSERT_EQUAL_INT(66 - 34, table.state.bank);
  TEST_ASSERT_TRUE(table.state.row[0] == Card(kDummySet, Face::SmallDog));
  TEST_ASSERT_TRUE(table.state.shown[0] == cards("-8 11"));
  table.sell_round(1);
  TEST_ASSERT_TRUE(table.state.row[0] == Card(kDummySet, Face::Cat3));
}

void a_position_with_an_unknown_face_is_refused() {
  Position laid = position_of_all(setup(4), "15");
  laid.hands[2] = CardSet::only(static_cast<Face>(12));
  State state;
  TEST_ASSERT_EQUAL_INT(number(Verdict::BadSetup), number(begin(state, laid)));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(three_four_or_five_play);
  RUN_TEST(unused_sets_leave_the_game);
  RUN_TEST(each_keeps_nine_of_ten_cards);
  RUN_TEST(every_card_can_be_the_one_drawn_blind);
  RUN_TEST(everyone_starts_with_15_mice);
  RUN_TEST(the_bank_holds_33_27_or_21_and_pays_the_first_fill);
  RUN_TEST(the_mouse_cards_ascend_and_are_one_fewer_than_players);
  RUN_TEST(with_three_a_fourth_set_is_shuffled_and_loses_one_card);
  RUN_TEST(any_seat_may_start_and_without_a_choice_each_is_drawn);
  RUN_TEST(the_same_seed_deals_the_same_game_and_another_seed_another);
  RUN_TEST(the_generator_is_chacha8);
  RUN_TEST(a_seed_is_the_first_eight_bytes_of_the_key);
  RUN_TEST(an_impossible_table_is_refused);
  RUN_TEST(an_impossible_deal_is_refused);
  RUN_TEST(a_position_with_impossible_hands_is_refused);
  RUN_TEST(a_position_with_a_mouse_too_many_or_too_few_is_refused);
  RUN_TEST(a_position_with_an_impossible_dummy_deck_is_refused);
  RUN_TEST(a_position_with_an_impossible_won_pile_is_refused);
  RUN_TEST(the_size_of_the_hands_decides_the_round_of_a_position);
  RUN_TEST(a_position_with_an_unknown_face_is_refused);
  return UNITY_END();
}
