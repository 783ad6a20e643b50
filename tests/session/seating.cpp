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

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_series_continues_only_with_the_same_players_in_the_same_seats);
  RUN_TEST(a_game_counts_once_for_each_of_its_winners);
  RUN_TEST(a_series_stops_counting_at_its_highest_number);
  return UNITY_END();
}
