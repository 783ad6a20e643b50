// Places of the players after a game (R47).
#include "engine/session/ranking.h"

#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::session;

struct Case {
  TieBreak tie_break;
  int total[4];
  int cats[4];
  Seat seat[4];
  int place[4];
};

constexpr Case kCases[] = {
    {TieBreak::Cats, {10, 40, 30, 20}, {0, 0, 0, 0}, {1, 2, 3, 0}, {0, 1, 2, 3}},
    {TieBreak::Cats, {30, 30, 40, 20}, {5, 9, 0, 0}, {2, 1, 0, 3}, {0, 1, 2, 3}},
    {TieBreak::Cats, {30, 30, 40, 20}, {9, 9, 0, 0}, {2, 0, 1, 3}, {0, 1, 1, 3}},
    {TieBreak::Shared, {30, 30, 40, 20}, {5, 9, 0, 0}, {2, 0, 1, 3}, {0, 1, 1, 3}},
    {TieBreak::Shared, {30, 30, 30, 30}, {1, 2, 3, 4}, {0, 1, 2, 3}, {0, 0, 0, 0}},
};

void seats_are_ordered_by_score_and_equal_ones_share_a_place() {
  for (const Case& expected : kCases) {
    Scores scores;
    for (Seat seat = 0; seat < 4; ++seat) {
      scores.total[seat] = static_cast<std::int16_t>(expected.total[seat]);
      scores.cats[seat] = static_cast<std::int16_t>(expected.cats[seat]);
    }
    const Ranking ranks = ranking(scores, 4, expected.tie_break);
    for (int i = 0; i < 4; ++i) {
      TEST_ASSERT_EQUAL(expected.seat[i], ranks.seat[i]);
      TEST_ASSERT_EQUAL(expected.place[i], ranks.place[i]);
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(seats_are_ordered_by_score_and_equal_ones_share_a_place);
  return UNITY_END();
}
