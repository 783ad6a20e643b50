// Players in their seats, and the series they play.
#include "engine/session/seating.h"

#include <utility>

#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::session;

Seating series_of_three() {
  Seating seating;
  for (Seat seat = 0; seat < 3; ++seat) {
    const char name[] = {static_cast<char>('A' + seat)};
    TEST_ASSERT_TRUE(set_name(seating.seats[seat], name, 1));
  }
  seating.begin_series(3);
  return seating;
}

void a_series_continues_only_with_the_same_players_in_the_same_seats() {
  Seating seating = series_of_three();
  TEST_ASSERT_TRUE(seating.continues_series(3));
  TEST_ASSERT_FALSE(seating.continues_series(4));
  seating.seats[4].kind = Player::Kind::HardBot;  // this seat is not in the game
  TEST_ASSERT_TRUE(seating.continues_series(3));
  std::swap(seating.seats[0], seating.seats[1]);
  TEST_ASSERT_FALSE(seating.continues_series(3));
  std::swap(seating.seats[0], seating.seats[1]);
  seating.seats[2].kind = Player::Kind::EasyBot;
  TEST_ASSERT_FALSE(seating.continues_series(3));
}

void a_game_counts_once_for_each_of_its_winners() {
  Seating seating = series_of_three();
  seating.count_game(7, 0b101);
  seating.count_game(7, 0b101);  // again, after the power failed
  seating.count_game(8, 0b001);
  TEST_ASSERT_EQUAL(2, seating.games);
  TEST_ASSERT_EQUAL(2, seating.wins[0]);
  TEST_ASSERT_EQUAL(0, seating.wins[1]);
  TEST_ASSERT_EQUAL(1, seating.wins[2]);
  seating.begin_series(3);
  TEST_ASSERT_EQUAL(0, seating.games);
  TEST_ASSERT_EQUAL(0, seating.wins[0]);
}

void a_series_stops_counting_at_its_highest_number() {
  Seating seating = series_of_three();
  for (int game = 1; game <= Seating::kMostGames + 10; ++game) {
    seating.count_game(static_cast<std::uint16_t>(game), 0b010);
  }
  TEST_ASSERT_EQUAL(Seating::kMostGames, seating.games);
  TEST_ASSERT_EQUAL(Seating::kMostGames, seating.wins[1]);
}

int people(const Seating& seating, int players) {
  int count = 0;
  for (Seat seat = 0; seat < players; ++seat) {
    count += seating.seats[seat].kind == Player::Kind::Human;
  }
  return count;
}

void against_bots_one_person_stays_and_bots_keep_their_level() {
  Seating seating = series_of_three();
  seating.seats[0].kind = Player::Kind::HardBot;
  seating.seats[0].character = Player::Character::Bold;
  seating.seat_bots(3);
  TEST_ASSERT_TRUE(seating.seats[0].kind == Player::Kind::HardBot);
  TEST_ASSERT_TRUE(seating.seats[0].character == Player::Character::Bold);
  TEST_ASSERT_TRUE(seating.seats[1].kind == Player::Kind::Human);
  TEST_ASSERT_TRUE(seating.seats[2].kind == Player::Kind::NormalBot);
  TEST_ASSERT_EQUAL_STRING("C", seating.seats[2].name);
  TEST_ASSERT_TRUE(seating.seats[4].kind == Player::Kind::NormalBot);  // if the table grows
  const Seating before = seating;
  seating.seat_bots(3);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    TEST_ASSERT_TRUE(before.seats[seat] == seating.seats[seat]);
  }
}

void a_table_of_bots_only_gets_a_person() {
  Seating seating = series_of_three();
  for (Player& player : seating.seats) player.kind = Player::Kind::EasyBot;
  seating.seat_bots(3);
  TEST_ASSERT_EQUAL(1, people(seating, 3));
  TEST_ASSERT_TRUE(seating.seats[0].kind == Player::Kind::Human);
}

void people_are_seated_only_where_one_person_plays_against_bots() {
  Seating seating = series_of_three();
  seating.seats[2].kind = Player::Kind::HardBot;
  seating.seat_people(3);  // two people and a bot play together
  TEST_ASSERT_EQUAL(2, people(seating, 3));
  seating.seat_bots(3);
  TEST_ASSERT_EQUAL(1, people(seating, 3));
  seating.seats[2].character = Player::Character::Bold;
  seating.seat_people(3);
  TEST_ASSERT_EQUAL(3, people(seating, 3));
  TEST_ASSERT_TRUE(seating.seats[2].character == Player::Character::Plain);
  for (Player& player : seating.seats) player.kind = Player::Kind::EasyBot;
  seating.seat_people(3);  // a demonstration
  TEST_ASSERT_EQUAL(0, people(seating, 3));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_series_continues_only_with_the_same_players_in_the_same_seats);
  RUN_TEST(a_game_counts_once_for_each_of_its_winners);
  RUN_TEST(a_series_stops_counting_at_its_highest_number);
  RUN_TEST(against_bots_one_person_stays_and_bots_keep_their_level);
  RUN_TEST(a_table_of_bots_only_gets_a_person);
  RUN_TEST(people_are_seated_only_where_one_person_plays_against_bots);
  return UNITY_END();
}
