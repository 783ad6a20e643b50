// Bots to measure others against stay as they are, so that figures of different days compare.
#include <cstdio>
#include <string>

#include "hal_host/arena/arena.h"
#include "tests/unity_main.h"

namespace felicity::host {
namespace {

struct Match {
  ArenaPlan plan;
  std::vector<Tally> tallies;
};

Match play(const std::string& one, const std::string& others, int players, long deals, int seed) {
  Match match;
  std::string seats = one, error;
  for (int seat = 1; seat < players; ++seat) seats += "," + others;
  ArenaPlan& plan = match.plan;
  plan.entrants = read_invitations(seats, error);
  TEST_ASSERT_EQUAL_STRING("", error.c_str());
  plan.setup.players = static_cast<std::uint8_t>(players);
  plan.deals = deals;
  plan.deal_key = plan.house_key = key_of(static_cast<std::uint64_t>(seed));
  match.tallies = play_arena(plan, {[](long) {}, [](const Fault&) { TEST_FAIL(); }});
  return match;
}

using Column = long Tally::*;

long total(const Match& match, int entrant, Column what) {
  long sum = 0;
  const std::size_t players = match.plan.entrants.size();
  for (std::size_t i = static_cast<std::size_t>(entrant); i < match.tallies.size(); i += players) {
    sum += match.tallies[i].*what;
  }
  return sum;
}

// What version 0.2 printed for `arena --seats normal,normal,normal --games 120 --seed 7` and the
// same with four and five, times the number of games.
void normal_1_plays_as_the_normal_bot_of_version_0_2_did() {
  constexpr long kScores[3][kMaxSeats] = {
      {5365, 5700, 5799}, {6284, 6404, 6312, 6076}, {7998, 8709, 8296, 8895, 8571}};
  constexpr long kMargins[3][kMaxSeats] = {
      {-1558, -1052, -803}, {-2357, -2274, -2391, -2765}, {-4181, -3352, -3899, -3328, -3510}};
  for (int players = 3; players <= 5; ++players) {
    const Match match = play("normal-1", "normal-1", players, 40, 7);
    for (int i = 0; i < players; ++i) {
      TEST_ASSERT_EQUAL(kScores[players - 3][i], total(match, i, &Tally::score));
      TEST_ASSERT_EQUAL(kMargins[players - 3][i], total(match, i, &Tally::margin));
    }
  }
}

// A fair share is .25; with its 1,000 simulations it wins .47.
void the_searcher_beats_normal_1() {
  const Match match = play("searcher:300", "normal-1", 4, 15, 1);
  const Standing searcher = standings(match.plan, match.tallies)[0];
  std::printf("searcher:300 wins %.3f of 60 games\n", searcher.win);
  TEST_ASSERT_TRUE(searcher.win > .35);
}

void the_searcher_repeats_its_games_and_uses_its_simulations() {
  const auto score = [](const char* name) {
    return total(play(name, "greedy", 5, 6, 3), 0, &Tally::score);
  };
  const long first = score("searcher:40");
  TEST_ASSERT_EQUAL(first, score("searcher:40"));
  TEST_ASSERT_NOT_EQUAL(first, score("searcher:60"));
}

}  // namespace
}  // namespace felicity::host

int main() {
  using namespace felicity::host;
  UNITY_BEGIN();
  RUN_TEST(normal_1_plays_as_the_normal_bot_of_version_0_2_did);
  RUN_TEST(the_searcher_beats_normal_1);
  RUN_TEST(the_searcher_repeats_its_games_and_uses_its_simulations);
  return UNITY_END();
}
