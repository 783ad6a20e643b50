// The people a device knows, and their statistics.
#include "engine/session/roster.h"

#include <climits>

#include "tests/rules/record_table.h"

namespace {

using namespace felicity;
using session::Figure;
using session::Person;
using session::Roster;

Person& person_of(Roster& people, int index) {
  const char name[] = {static_cast<char>('a' + index)};
  return people.change(people.meet(name, 1));
}

Scores scores_of(int first, int second, int third) {
  Scores scores;
  scores.total[0] = static_cast<std::int16_t>(first);
  scores.total[1] = static_cast<std::int16_t>(second);
  scores.total[2] = static_cast<std::int16_t>(third);
  scores.winners = 0b001;
  return scores;
}

void a_name_met_again_is_the_same_person() {
  Roster people;
  const int anna = people.meet("Anna", 4);
  TEST_ASSERT_NOT_EQUAL(anna, people.meet("Ann", 3));
  TEST_ASSERT_EQUAL(anna, people.meet("Anna", 4));
  TEST_ASSERT_EQUAL(2, people.count());
  people.forget(anna);
  TEST_ASSERT_EQUAL(-1, people.find("Anna", 4));
  TEST_ASSERT_EQUAL(0, people.find("Ann", 3));
}

// The person with the fewest games makes room, not the one with the most.
void a_seventeenth_name_replaces_the_one_with_the_fewest_games() {
  Roster people;
  for (int i = 0; i < Roster::kMost; ++i) {
    person_of(people, i)[Figure::Games] = 10 + (i * 7) % 16;
  }
  person_of(people, 5)[Figure::Games] = 3;
  person_of(people, 9)[Figure::Games] = 500;
  (void)people.meet("zoe", 3);
  TEST_ASSERT_EQUAL(Roster::kMost, people.count());
  TEST_ASSERT_EQUAL(-1, people.find("f", 1));
  for (int i = 0; i < Roster::kMost; ++i) {
    const char name[] = {static_cast<char>('a' + i)};
    if (i != 5) TEST_ASSERT_GREATER_OR_EQUAL(0, people.find(name, 1));
  }
  TEST_ASSERT_GREATER_OR_EQUAL(0, people.find("zoe", 3));
}

void a_game_counts_once_for_each_person_and_never_for_a_bot() {
  Roster people;
  const Record record = record_of(deal_for(setup(3)));  // Ana, a bot, and Cé
  const History history;
  people.note_game(1, record, history, scores_of(30, 20, -10));
  people.note_game(1, record, history, scores_of(30, 20, -10));  // again, after the power failed
  people.note_game(2, record, history, scores_of(10, 20, -15));
  TEST_ASSERT_EQUAL(2, people.count());
  const Person& ana = people.at(people.find("Ana", 3));
  TEST_ASSERT_EQUAL(2, ana[Figure::Games]);
  TEST_ASSERT_EQUAL(2, ana[Figure::Wins]);
  TEST_ASSERT_EQUAL(40, ana[Figure::Points]);
  TEST_ASSERT_EQUAL(30, ana[Figure::BestScore]);
  const Person& ce = people.at(people.find("C\xC3\xA9", 3));
  TEST_ASSERT_EQUAL(0, ce[Figure::Wins]);
  TEST_ASSERT_EQUAL(-25, ce[Figure::Points]);
  TEST_ASSERT_EQUAL(-10, ce[Figure::BestScore]);
}

// unpack() refuses a page whose numbers are out of range, so they stop instead of wrapping.
void statistics_saturate() {
  Roster people;
  const Record record = record_of(deal_for(setup(3)));
  const History history;
  people.note_game(1, record, history, scores_of(1, 1, -1));
  for (int i = 0; i < people.count(); ++i) {
    Person& person = people.change(i);
    person[Figure::Games] = person[Figure::Wins] = 0xFFFF;
    person[Figure::Points] = i == 0 ? INT_MAX : INT_MIN;
  }
  people.note_game(2, record, history, scores_of(30, 20, -30));
  for (int i = 0; i < people.count(); ++i) {
    TEST_ASSERT_EQUAL(0xFFFF, people.at(i)[Figure::Games]);
    TEST_ASSERT_EQUAL(0xFFFF, people.at(i)[Figure::Wins]);
    TEST_ASSERT_EQUAL(i == 0 ? INT_MAX : INT_MIN, people.at(i)[Figure::Points]);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_name_met_again_is_the_same_person);
  RUN_TEST(a_seventeenth_name_replaces_the_one_with_the_fewest_games);
  RUN_TEST(a_game_counts_once_for_each_person_and_never_for_a_bot);
  RUN_TEST(statistics_saturate);
  return UNITY_END();
}
