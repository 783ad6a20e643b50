// The cards and what holds them: R1-R3, CardSet, Card, WonCard.
#include "tests/rules/table.h"

namespace {

// R1
void a_set_has_seven_cats_a_rabbit_a_large_and_a_small_dog() {
  const int worth[] = {-8, -5, 0, 3, 5, 8, 11, 15, 0, 0};
  int index = 0;
  for (Face each : CardSet::full()) TEST_ASSERT_EQUAL_INT(worth[index++], points(each));
  TEST_ASSERT_EQUAL_INT(10, index);
  TEST_ASSERT_TRUE(CardSet::cats() == cards("-8 -5 3 5 8 11 15"));
  TEST_ASSERT_TRUE(CardSet::dogs() == cards("D d"));
}

// R1
void the_cats_of_one_set_sum_to_29() {
  int sum = 0;
  for (Face cat : CardSet::cats()) sum += points(cat);
  TEST_ASSERT_EQUAL_INT(29, sum);
}

// R1
void only_the_two_dogs_are_dogs() {
  for (Face each : CardSet::full()) {
    TEST_ASSERT_EQUAL(each == Face::BigDog || each == Face::SmallDog, is_dog(each));
  }
}

// R1
void there_are_ten_faces_and_no_eleventh() {
  for (int code = 0; code < 16; ++code) {
    TEST_ASSERT_EQUAL(code < 10, is_face(static_cast<Face>(code)));
  }
}

// R1
void the_back_of_a_card_shows_its_owner() {
  for (Seat owner = 0; owner < kMaxSeats; ++owner) {
    for (Face each : CardSet::full()) {
      const Card card(owner, each);
      TEST_ASSERT_EQUAL_INT(owner, card.owner());
      TEST_ASSERT_EQUAL_INT(number(each), number(card.face()));
      TEST_ASSERT_TRUE(card == Card(owner, each));
      TEST_ASSERT_FALSE(card == Card(static_cast<Seat>(owner + 1), each));
    }
  }
}

// R2
void the_four_mouse_cards_are_2_3_4_and_6() {
  const int value[] = {2, 3, 4, 6};
  for (int index = 0; index < 4; ++index) {
    TEST_ASSERT_EQUAL_INT(value[index], mouse_card(5, index));
  }
}

// R3
void the_box_holds_108_mice_as_68_ones_and_8_fives() {
  TEST_ASSERT_EQUAL_INT(68 + 8 * 5, total_mice(5));
}

void an_empty_set_has_nothing() {
  const CardSet nothing;
  TEST_ASSERT_TRUE(nothing.empty());
  TEST_ASSERT_EQUAL_INT(0, nothing.size());
  for (Face each : CardSet::full()) TEST_ASSERT_FALSE(nothing.has(each));
  TEST_ASSERT_TRUE(nothing.begin() == nothing.end());
}

void a_set_has_what_was_added_until_it_is_removed() {
  for (Face each : CardSet::full()) {
    CardSet set;
    set.add(each);
    set.add(each);
    TEST_ASSERT_TRUE(set.has(each));
    TEST_ASSERT_EQUAL_INT(1, set.size());
    TEST_ASSERT_TRUE(set == CardSet::only(each));
    TEST_ASSERT_EQUAL_UINT(1U << static_cast<unsigned>(each), set.bits());
    set.remove(each);
    set.remove(each);
    TEST_ASSERT_TRUE(set.empty());
  }
}

void sets_join_part_and_meet() {
  const CardSet low = cards("-8 -5 R 3");
  const CardSet odd = cards("-5 3 11");
  TEST_ASSERT_TRUE(low.with(odd) == cards("-8 -5 R 3 11"));
  TEST_ASSERT_TRUE(low.without(odd) == cards("-8 R"));
  TEST_ASSERT_TRUE(low.both(odd) == cards("-5 3"));
  TEST_ASSERT_FALSE(low == odd);
}

void every_set_walks_its_faces_in_hand_order() {
  for (unsigned bits = 1; bits < 1U << kFaces; ++bits) {
    CardSet set;
    int size = 0;
    for (unsigned code = 0; code < unsigned{kFaces}; ++code) {
      if ((bits >> code & 1U) != 0) set.add(static_cast<Face>(code)), ++size;
    }
    TEST_ASSERT_EQUAL_INT(size, set.size());
    unsigned walked = 0;
    int last = -1;
    int place = 0;
    for (Face each : set) {
      TEST_ASSERT_GREATER_THAN_INT(last, number(each));
      if (walked == 0) TEST_ASSERT_EQUAL_INT(number(each), number(set.lowest()));
      TEST_ASSERT_EQUAL_INT(number(each), number(set.at(place++)));
      last = number(each);
      walked |= 1U << last;
    }
    TEST_ASSERT_EQUAL_UINT(bits, walked);
    TEST_ASSERT_EQUAL_INT(last, number(set.highest()));
  }
}

// R35
void a_won_card_remembers_its_taker_its_set_and_its_face() {
  for (Seat taker = 0; taker < kMaxSeats; ++taker) {
    for (Seat owner = 0; owner < kMaxSeats; ++owner) {
      for (Face each : CardSet::full()) {
        const WonCard won(taker, Card(owner, each));
        TEST_ASSERT_EQUAL_INT(taker, won.taker());
        TEST_ASSERT_TRUE(won.card() == Card(owner, each));
        TEST_ASSERT_TRUE(won == WonCard(taker, Card(owner, each)));
      }
    }
  }
  TEST_ASSERT_FALSE(WonCard(0, Card(1, Face::Cat3)) == WonCard(1, Card(0, Face::Cat3)));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_set_has_seven_cats_a_rabbit_a_large_and_a_small_dog);
  RUN_TEST(the_cats_of_one_set_sum_to_29);
  RUN_TEST(only_the_two_dogs_are_dogs);
  RUN_TEST(there_are_ten_faces_and_no_eleventh);
  RUN_TEST(the_back_of_a_card_shows_its_owner);
  RUN_TEST(the_four_mouse_cards_are_2_3_4_and_6);
  RUN_TEST(the_box_holds_108_mice_as_68_ones_and_8_fives);
  RUN_TEST(an_empty_set_has_nothing);
  RUN_TEST(a_set_has_what_was_added_until_it_is_removed);
  RUN_TEST(sets_join_part_and_meet);
  RUN_TEST(every_set_walks_its_faces_in_hand_order);
  RUN_TEST(a_won_card_remembers_its_taker_its_set_and_its_face);
  return UNITY_END();
}
