// Dogs: R28-R35, first rule by rule, then every row there can be against a second resolver.
#include "tests/rules/share.h"
#include "tests/rules/table.h"

namespace {

constexpr Edition kCatsOnly[] = {Edition::English2007, Edition::Slovak, Edition::Felicity2012};

// Seat 0 wins this row for 1 in the last round; place 0 is the first card, with three players the
// dummy's. What the winner then owns is the answer.
Event sold(int players, std::string_view row, Edition edition) {
  Position laid;
  laid.setup = setup(players, 0, edition);
  int place = 0;
  each_word(row, [&](std::string_view name) {
    const int seat = players == 3 ? place - 1 : place;
    if (seat < 0) {
      laid.dummy_deck[laid.dummy_count++] = face(name);
    } else {
      laid.hands[seat] = cards(name);
      laid.money[seat] = 15;
    }
    ++place;
  });
  balance(laid);
  Table table(laid);
  table.place_anything().play("0b1").passes(players - 1);
  TEST_ASSERT_EQUAL_INT(table.must(Event::Kind::Won).card_count, table.state.won_count);
  return table.must(Event::Kind::Won);
}

void expect_chase(const Event& won, std::string_view chased, std::string_view taken) {
  if (chased.empty()) {
    expect(!won.chased, taken);
  } else {
    expect(won.chased && won.chased->face() == face(chased), taken);
  }
  int index = 0;
  each_word(taken, [&](std::string_view name) {
    expect(index < won.card_count && won.cards[index++].face() == face(name), taken);
  });
  TEST_ASSERT_EQUAL_INT(index, won.card_count);
}

// R28
void without_a_dog_the_winner_takes_the_whole_row() {
  expect_chase(sold(4, "15 -8 R 5", Edition::English2007), "", "15 -8 R 5");
}

// R28
void a_single_dog_chases_exactly_one_animal() {
  const Event won = sold(5, "D 15 15 -8 5", Edition::English2007);
  expect_chase(won, "15", "15 -8 5");
  TEST_ASSERT_EQUAL_INT(1, won.dogs);
  TEST_ASSERT_EQUAL_INT(12, won.value);
}

// R28
void the_dog_of_the_dummy_chases_too() {
  expect_chase(sold(3, "D 15 -8 3", Edition::English2007), "15", "-8 3");
}

// R28
void the_card_of_the_dummy_can_be_chased() {
  expect_chase(sold(3, "15 d 11 3", Edition::English2007), "3", "15 11");
  expect_chase(sold(3, "15 D 11 3", Edition::English2007), "15", "11 3");
}

// R29
void the_large_dog_chases_the_best_cat_and_leaves_with_it() {
  for (Edition edition : kCatsOnly) {
    expect_chase(sold(4, "3 D 11 -8", edition), "11", "3 -8");
    expect_chase(sold(5, "R 3 D -8 -5", edition), "3", "R -8 -5");
  }
  expect_chase(sold(4, "R D 3 -8", Edition::Dutch999), "3", "R -8");
}

// R30
void the_small_dog_chases_the_most_negative_cat() {
  for (Edition edition : kCatsOnly) {
    expect_chase(sold(4, "-5 d -8 15", edition), "-8", "-5 15");
    expect_chase(sold(4, "-5 d R 15", edition), "-5", "R 15");
  }
  expect_chase(sold(4, "R d -5 15", Edition::Dutch999), "-5", "R 15");
}

// R31
void a_large_dog_without_a_positive_cat_chases_the_negative_nearest_zero() {
  for (Edition edition : kCatsOnly) {
    expect_chase(sold(4, "-8 D -5 R", edition), "-5", "-8 R");
    expect_chase(sold(4, "-8 D R -8", edition), "-8", "R -8");
  }
}

// R31
void in_the_dutch_edition_a_large_dog_without_a_positive_cat_chases_a_rabbit() {
  expect_chase(sold(4, "-8 D -5 R", Edition::Dutch999), "R", "-8 -5");
  expect_chase(sold(4, "-8 D -5 -8", Edition::Dutch999), "-5", "-8 -8");
}

// R32
void a_small_dog_without_a_negative_cat_chases_the_lowest_positive() {
  for (Edition edition : kCatsOnly) {
    expect_chase(sold(4, "15 5 d R", edition), "5", "15 R");
  }
}

// R32
void in_the_dutch_edition_a_small_dog_without_a_negative_cat_chases_a_rabbit() {
  expect_chase(sold(4, "15 5 d R", Edition::Dutch999), "R", "15 5");
  expect_chase(sold(4, "15 5 d 8", Edition::Dutch999), "5", "15 8");
}

// R33
void with_nothing_to_chase_only_the_dog_leaves() {
  for (Edition edition : kCatsOnly) {
    expect_chase(sold(4, "R D R R", edition), "", "R R R");
    expect_chase(sold(5, "R R R R d", edition), "", "R R R R");
  }
}

// R34
void two_or_more_dogs_of_any_size_chase_nothing_and_all_leave() {
  for (const char* row : {"D 15 d -8", "D 15 D -8", "d 15 d -8"}) {
    for (Edition edition : {Edition::English2007, Edition::Dutch999}) {
      const Event won = sold(4, row, edition);
      expect_chase(won, "", "15 -8");
      TEST_ASSERT_EQUAL_INT(2, won.dogs);
    }
  }
  expect_chase(sold(5, "D d d R 3", Edition::Dutch999), "", "R 3");
}

// R35
void dogs_and_the_chased_card_go_to_the_box_and_the_rest_to_the_winner() {
  Position laid = position(setup(4), "D | 15 | -8 | R");
  Table table(laid);
  table.place_anything().play("0b1 1p 2p 3p");
  TEST_ASSERT_TRUE(box_of(table.state, 0).has(Face::BigDog));
  TEST_ASSERT_TRUE(box_of(table.state, 1).has(Face::Cat15));
  TEST_ASSERT_EQUAL_INT(2, table.state.won_count);
  TEST_ASSERT_TRUE(table.state.won[0] == WonCard(0, Card(2, Face::CatMinus8)));
  TEST_ASSERT_TRUE(table.state.won[1] == WonCard(0, Card(3, Face::Rabbit)));
  TEST_ASSERT_EQUAL_INT(-8, table.state.cat_points[0]);
}

// R35
void a_row_of_dogs_leaves_the_winner_nothing() {
  const Event won = sold(5, "D D D d d", Edition::English2007);
  expect_chase(won, "", "");
  TEST_ASSERT_EQUAL_INT(5, won.dogs);
  TEST_ASSERT_EQUAL_INT(0, won.value);
}

// ---- every row against a second implementation: a list of preferences per dog, no arithmetic

int place_chased(const Face* row, int size, bool rabbit_too) {
  int dog = -1;
  for (int i = 0; i < size; ++i) {
    if (row[i] != Face::BigDog && row[i] != Face::SmallDog) continue;
    if (dog >= 0) return -1;
    dog = i;
  }
  if (dog < 0) return -1;
  const char* preferred = row[dog] == Face::BigDog ? "15 11 8 5 3 R -5 -8" : "-8 -5 R 3 5 8 11 15";
  int found = -1;
  each_word(preferred, [&](std::string_view name) {
    if (name == "R" && !rabbit_too) return;
    for (int i = 0; i < size && found < 0; ++i) {
      if (row[i] == face(name)) found = i;
    }
  });
  return found;
}

void check_row(int players, const Face* row, bool rabbit_too) {
  const int size = players == 3 ? 4 : players;
  Position laid;
  laid.setup = setup(players);
  laid.setup.house.dog_chases_rabbit = rabbit_too;
  for (int i = 0; i < size; ++i) {
    const int seat = players == 3 ? i - 1 : i;
    if (seat < 0) {
      laid.dummy_deck[laid.dummy_count++] = row[i];
    } else {
      laid.hands[seat] = CardSet::only(row[i]);
    }
  }
  laid.money[0] = 1;
  balance(laid);
  State state;
  Events events;
  expect(begin(state, laid) == Verdict::Ok, "the row cannot be laid");
  for (Seat seat = 0; seat < players; ++seat) {
    expect(apply(state, Action::place(seat, laid.hands[seat].lowest()), events) == Verdict::Ok,
           "the card was refused");
  }
  expect(apply(state, Action::bid(0, 1), events) == Verdict::Ok, "the bid was refused");
  for (Seat seat = 1; seat < players; ++seat) {
    expect(apply(state, Action::pass(seat), events) == Verdict::Ok, "the pass was refused");
  }
  const Event* won = events.begin();
  while (won != events.end() && won->kind != Event::Kind::Won) ++won;
  expect(won != events.end(), "no seat has won the row");

  const int chased = place_chased(row, size, rabbit_too);
  const Seat first = players == 3 ? kDummySet : Seat{0};
  int value = 0, dogs = 0, taken = 0;
  for (int i = 0; i < size; ++i) {
    const Seat owner = i == 0 ? first : static_cast<Seat>(players == 3 ? i - 1 : i);
    const Card card(owner, row[i]);
    const bool dog = row[i] == Face::BigDog || row[i] == Face::SmallDog;
    if (dog) ++dogs;
    if (i == chased) expect(won->chased && *won->chased == card, "another card was chased");
    if (dog || i == chased) continue;
    expect(won->cards[taken] == card, "another card was taken");
    expect(state.won[taken] == WonCard(0, card), "another card lies in the pile");
    ++taken;
    value += points(row[i]);
  }
  expect(chased >= 0 || !won->chased, "a card was chased without need");
  TEST_ASSERT_EQUAL_INT(taken, won->card_count);
  TEST_ASSERT_EQUAL_INT(taken, state.won_count);
  TEST_ASSERT_EQUAL_INT(value, won->value);
  TEST_ASSERT_EQUAL_INT(value, scores(state).cats[0]);
  TEST_ASSERT_EQUAL_INT(dogs, won->dogs);
}

// R28-R35
void every_row_of_every_table_resolves_as_in_the_second_implementation() {
  for (int players = kMinSeats; players <= kMaxSeats; ++players) {
    const int size = players == 3 ? 4 : players;
    int rows = 1;
    for (int i = 0; i < size; ++i) rows *= kFaces;
    for (int code = 0; code < rows; code += kShare) {
      Face row[kMaxSeats] = {};
      for (int i = 0, rest = code; i < size; ++i, rest /= kFaces) {
        row[i] = static_cast<Face>(rest % kFaces);
      }
      check_row(players, row, false);
      check_row(players, row, true);
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(without_a_dog_the_winner_takes_the_whole_row);
  RUN_TEST(a_single_dog_chases_exactly_one_animal);
  RUN_TEST(the_dog_of_the_dummy_chases_too);
  RUN_TEST(the_card_of_the_dummy_can_be_chased);
  RUN_TEST(the_large_dog_chases_the_best_cat_and_leaves_with_it);
  RUN_TEST(the_small_dog_chases_the_most_negative_cat);
  RUN_TEST(a_large_dog_without_a_positive_cat_chases_the_negative_nearest_zero);
  RUN_TEST(in_the_dutch_edition_a_large_dog_without_a_positive_cat_chases_a_rabbit);
  RUN_TEST(a_small_dog_without_a_negative_cat_chases_the_lowest_positive);
  RUN_TEST(in_the_dutch_edition_a_small_dog_without_a_negative_cat_chases_a_rabbit);
  RUN_TEST(with_nothing_to_chase_only_the_dog_leaves);
  RUN_TEST(two_or_more_dogs_of_any_size_chase_nothing_and_all_leave);
  RUN_TEST(dogs_and_the_chased_card_go_to_the_box_and_the_rest_to_the_winner);
  RUN_TEST(a_row_of_dogs_leaves_the_winner_nothing);
  RUN_TEST(every_row_of_every_table_resolves_as_in_the_second_implementation);
  return UNITY_END();
}
