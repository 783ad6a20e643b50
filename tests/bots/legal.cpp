// Whatever the table, the house rules, the level and the character: a bot's answer is legal.
#include <cstdio>

#include "tests/bots/bot_game.h"
#include "tests/effort.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

namespace felicity::bots {
namespace {

Bot bot;
long actions = 0, purchases = 0, empty_rounds = 0, nobody_took = 0;

// Plays a game to its end; `style(seat)` says who sits there.
template <class StyleOf>
void play_to_the_end(BotGame& sitting, std::uint64_t seed, int simulations, StyleOf style) {
  Dice dice(seed);
  while (!sitting.over()) {
    const State& s = sitting.state();
    const Action action = sitting.ask(bot, style(s.turn), dice.word(), simulations);
    ++actions;
    if (action.kind == Action::Kind::Buy) ++purchases;
    sitting.play(action);
    TEST_ASSERT_TRUE_MESSAGE(sitting.good(), "a bot was refused");
  }
  const History& history = sitting.history();
  for (int round = history.first_round(); round <= history.round(); ++round) {
    if (!history.past(round).mice_laid) ++empty_rounds;
    if (history.past(round).outcome == PastRound::Outcome::NobodyTook) ++nobody_took;
  }
}

void play_games(long games, int levels, int lowest, int simulations) {
  property::SplitMix64 dice(static_cast<std::uint64_t>(7 + lowest));
  for (long game = 0; game < games; ++game) {
    Style styles[kMaxSeats];
    for (Style& style : styles) style = style_of(lowest + dice.below(levels), dice.below(4));
    BotGame sitting = BotGame::from_seed(property::random_setup(dice), dice.word());
    play_to_the_end(sitting, dice.word(), simulations, [&](Seat seat) { return styles[seat]; });
  }
}

void easy_and_normal_bots_only_do_what_is_allowed() {
  play_games(by_effort(500, 20'000, 400'000), 2, 0, 0);
}

void hard_bots_only_do_what_is_allowed() { play_games(by_effort(4, 200, 4'000), 1, 2, 32); }

// Random players do what bots never do: jumps, all-in bids, rounds without any bid.
void bots_answer_legally_whatever_the_others_do() {
  property::SplitMix64 dice(11);
  const long games = by_effort(20, 2'000, 20'000);
  for (long game = 0; game < games; ++game) {
    BotGame sitting = BotGame::from_seed(property::random_setup(dice), dice.word());
    property::Company company;
    while (!sitting.over()) {
      const State& s = sitting.state();
      const Action wild = company.act(s, dice);
      if (dice.chance(40)) {
        const Action action =
            sitting.ask(bot, style_of(dice.below(3), dice.below(4)), dice.word(), 16);
        ++actions;
        TEST_ASSERT_EQUAL_INT(static_cast<int>(Verdict::Ok), static_cast<int>(check(s, action)));
        sitting.play(dice.chance(50) ? action : wild);
      } else {
        sitting.play(wild);
      }
    }
    TEST_ASSERT_TRUE(sitting.good());
  }
}

// A game that begins at a position: what was played before is not known from the history.
void bots_take_over_in_the_middle_of_a_game() {
  property::SplitMix64 dice(13);
  const long games = by_effort(20, 1'000, 10'000);
  for (long game = 0; game < games; ++game) {
    const Setup setup = property::random_setup(dice);
    BotGame before = BotGame::from_seed(setup, dice.word());
    const int round = 2 + dice.below(8);
    while (!before.over() && before.state().round < round) {
      before.play(before.ask(bot, style_of(dice.below(2), 0), dice.word(), 0));
    }
    const State& s = before.state();
    if (before.over() || s.phase != Phase::Place) continue;
    Position position;
    position.setup = setup;
    position.setup.start = s.start;
    position.bank = s.bank;
    position.mice_laid = s.mice_laid;
    for (Seat seat = 0; seat < s.players; ++seat) {
      position.hands[seat] = s.hands[seat];
      position.money[seat] = s.money[seat];
    }
    position.won_count = s.won_count;
    for (int i = 0; i < s.won_count; ++i) position.won[i] = s.won[i];
    if (s.players == 3) position.dummy_count = static_cast<std::uint8_t>(kRounds + 1 - s.round);
    for (int i = 0; i < position.dummy_count; ++i) {
      position.dummy_deck[i] = s.dummy_deck[s.round - 1 + i];
    }
    BotGame sitting(position);
    TEST_ASSERT_TRUE(sitting.good());
    play_to_the_end(sitting, dice.word(), 32, [&](Seat seat) { return style_of(seat % 3, 0); });
  }
}

}  // namespace
}  // namespace felicity::bots

int main() {
  using namespace felicity::bots;
  UNITY_BEGIN();
  RUN_TEST(easy_and_normal_bots_only_do_what_is_allowed);
  RUN_TEST(hard_bots_only_do_what_is_allowed);
  RUN_TEST(bots_answer_legally_whatever_the_others_do);
  RUN_TEST(bots_take_over_in_the_middle_of_a_game);
  std::printf(
      "%ld actions, %ld last chances bought, %ld sacks not bought, %ld rounds without mice\n",
      actions, purchases, nobody_took, empty_rounds);
  return UNITY_END();
}
