// A bot knows what its seat may know: change all the rest and it answers the same.
#include <cstdio>

#include "tests/bots/bot_game.h"
#include "tests/effort.h"
#include "tests/property/hidden_cards.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

namespace felicity::bots {
namespace {

// Who is asked: a real bot, or one with a hole in its blindfold.
using Brain = Action (*)(const BotGame&, const State& truth, Style, std::uint64_t seed);

Action honest(const BotGame& sitting, const State& truth, Style style, std::uint64_t seed) {
  static Bot bot;
  return sitting.ask_about(truth, bot, style, seed, 64);
}

// Bids when the last card of the row is good, places by what the next seat holds.
Action peeking(const BotGame& sitting, const State& truth, Style style, std::uint64_t seed) {
  const Action answer = honest(sitting, truth, style, seed);
  const Seat next = static_cast<Seat>((truth.turn + 1) % truth.players);
  if (answer.kind == Action::Kind::Place) {
    const bool dog = !truth.hands[next].both(CardSet::dogs()).empty();
    return Action::place(
        truth.turn, dog ? truth.hands[truth.turn].lowest() : truth.hands[truth.turn].highest());
  }
  const Face last = truth.row[truth.row_size - 1].face();
  return points(last) > 0 ? answer : Action::pass(truth.turn);
}

struct Tally {
  long looks = 0, leaks = 0, different = 0;
};

Tally look_for_secrets(Brain brain, long games, int level) {
  property::SplitMix64 dice(static_cast<std::uint64_t>(31 + level));
  Random random = Random::from_seed(31);
  Tally tally;
  Bot bot;
  for (long game = 0; game < games; ++game) {
    BotGame sitting = BotGame::from_seed(property::random_setup(dice), dice.word());
    while (!sitting.over()) {
      const State& truth = sitting.state();
      if (dice.chance(40)) {
        const Style style = style_of(level, dice.below(4));
        const std::uint64_t seed = dice.word();
        const Action answer = brain(sitting, truth, style, seed);
        for (int way = 0; way < 3; ++way) {
          const State other = imagine(truth, truth.turn, random);
          ++tally.looks;
          if (!(other == truth)) ++tally.different;
          if (!(brain(sitting, other, style, seed) == answer)) ++tally.leaks;
        }
      }
      sitting.play(sitting.ask(bot, style_of(1, dice.below(4)), dice.word(), 0));
    }
  }
  return tally;
}

void no_bot_answers_differently_when_what_it_cannot_know_changes() {
  for (int level = 0; level < 3; ++level) {
    const Tally tally = look_for_secrets(honest, by_effort(2, level == 2 ? 60 : 600, 3'000), level);
    std::printf("level %d: %ld looks, %ld of them at a really different game\n", level, tally.looks,
                tally.different);
    TEST_ASSERT_EQUAL_INT(0, tally.leaks);
    TEST_ASSERT_TRUE(tally.different * 10 > tally.looks * 8);
  }
}

void a_bot_that_peeks_is_detected() {
  for (int level = 0; level < 2; ++level) {
    const Tally tally = look_for_secrets(peeking, by_effort(4, 40, 400), level);
    std::printf("a peeking bot was found in %ld of %ld looks\n", tally.leaks, tally.looks);
    TEST_ASSERT_TRUE(tally.leaks * 20 > tally.looks);
  }
}

}  // namespace
}  // namespace felicity::bots

int main() {
  using namespace felicity::bots;
  UNITY_BEGIN();
  RUN_TEST(no_bot_answers_differently_when_what_it_cannot_know_changes);
  RUN_TEST(a_bot_that_peeks_is_detected);
  return UNITY_END();
}
