// Each level beats the one below, and the hard one holds its own against every mix of bots.
#include <cmath>
#include <cstdio>

#include "tests/bots/bot_game.h"
#include "tests/bots/crowd.h"
#include "tests/effort.h"
#include "tests/unity_main.h"

namespace felicity::bots {
namespace {

struct Score {
  double share = 0, error = 0;  // of the win; 95 % of the time no further off than this
};

// One entrant against a table of others: every deal is played once from each seat. `act(sitting,
// is_entrant, dice)` answers for the seat to act.
template <class Act>
Score play_match(int players, long deals, Act act) {
  double sum = 0, squares = 0;
  for (long number = 0; number < deals; ++number) {
    double share = 0;
    for (int seat = 0; seat < players; ++seat) {
      Setup setup;
      setup.players = static_cast<std::uint8_t>(players);
      BotGame sitting = BotGame::from_seed(setup, 900'000U + static_cast<unsigned long>(number));
      property::SplitMix64 dice(static_cast<std::uint64_t>(number * 8 + seat));
      while (!sitting.over()) sitting.play(act(sitting, sitting.state().turn == seat, dice));
      TEST_ASSERT_TRUE(sitting.good());
      const unsigned winners = scores(sitting.state()).winners;
      if ((winners >> seat & 1U) != 0) share += 1.0 / std::popcount(winners) / players;
    }
    sum += share;
    squares += share * share;
  }
  const double count = static_cast<double>(deals), mean = sum / count;
  return {mean, 1.96 * std::sqrt((squares / count - mean * mean) / count)};
}

Bot bot;

Score bot_against_bots(int players, long deals, int level, int others, int simulations) {
  return play_match(
      players, deals, [&](const BotGame& sitting, bool entrant, property::SplitMix64& dice) {
        return sitting.ask(bot, style_of(entrant ? level : others, 0), dice.word(), simulations);
      });
}

Score bot_against_crowd(int players, long deals, int level, Visitor visitor, int simulations) {
  Crowd crowd;
  return play_match(
      players, deals, [&](const BotGame& sitting, bool entrant, property::SplitMix64& dice) {
        return entrant ? sitting.ask(bot, style_of(level, 0), dice.word(), simulations)
                       : crowd.act(visitor, sitting.state(), dice);
      });
}

void print(const char* who, const char* others, int players, const Score& score) {
  std::printf("%d players: %-6s against %-11s %.3f +- %.3f\n", players, who, others, score.share,
              score.error);
}

void an_easy_bot_is_better_than_chance() {
  for (int players = 3; players <= 5; ++players) {
    const Score score =
        bot_against_crowd(players, by_effort(20, 100, 4'000), 0, Visitor::Random, 0);
    print("easy", "random", players, score);
    TEST_ASSERT_TRUE(score.share > 1.3 / players);
  }
}

void a_normal_bot_is_better_than_an_easy_one() {
  for (int players = 3; players <= 5; ++players) {
    const Score score = bot_against_bots(players, by_effort(20, 200, 6'000), 1, 0, 0);
    print("normal", "easy", players, score);
    TEST_ASSERT_TRUE(kEffort == Effort::Short || score.share > 1.2 / players);
  }
}

// Fewer simulations than on the device keep this short; the long form plays with all of them.
void a_hard_bot_is_better_than_a_normal_one() {
  constexpr double kWanted[] = {.45, .38, .33}, kWantedOfAll[] = {.50, .45, .40};
  const bool all = kEffort == Effort::Long;
  for (int players = 3; players <= 5; ++players) {
    const Score score = bot_against_bots(players, by_effort(2, 25, 250), 2, 1, all ? 1000 : 300);
    print("hard", "normal", players, score);
    const double wanted = (all ? kWantedOfAll : kWanted)[players - 3];
    TEST_ASSERT_TRUE(kEffort == Effort::Short || score.share >= wanted);
  }
}

// Against any opponents a hard bot takes its fair share.
void a_hard_bot_holds_its_own_against_every_mix_of_bots() {
  const bool all = kEffort == Effort::Long;
  for (int players = 3; players <= 5; ++players) {
    for (int i = 0; i < kVisitors; ++i) {
      const Visitor visitor = static_cast<Visitor>(i);
      const Score score =
          bot_against_crowd(players, by_effort(1, 8, 60), 2, visitor, all ? 1000 : 200);
      print("hard", name_of(visitor), players, score);
      const double fair = 1.0 / players;
      TEST_ASSERT_TRUE(kEffort == Effort::Short || score.share + score.error >= fair);
      if (all) TEST_ASSERT_TRUE(score.share >= fair);
    }
  }
}

}  // namespace
}  // namespace felicity::bots

int main() {
  using namespace felicity::bots;
  UNITY_BEGIN();
  RUN_TEST(an_easy_bot_is_better_than_chance);
  RUN_TEST(a_normal_bot_is_better_than_an_easy_one);
  RUN_TEST(a_hard_bot_is_better_than_a_normal_one);
  RUN_TEST(a_hard_bot_holds_its_own_against_every_mix_of_bots);
  return UNITY_END();
}
