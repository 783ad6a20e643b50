// The same question has the same answer: twice, in any memory, in between other thoughts, and on
// any machine.
#include <cstdio>
#include <cstring>
#include <new>

#include "tests/bots/known_answers.h"
#include "tests/bots/known_questions.h"
#include "tests/effort.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

namespace felicity::bots {
namespace {

// Some moments of a game among bots; `look(sitting, seed)` at each.
template <class Look>
void walk_games(long games, Look look) {
  property::SplitMix64 dice(21);
  Bot bot;
  for (long game = 0; game < games; ++game) {
    BotGame sitting = BotGame::from_seed(property::random_setup(dice), dice.word());
    while (!sitting.over()) {
      if (dice.chance(30)) look(sitting, dice.word());
      sitting.play(sitting.ask(bot, style_of(dice.below(2), dice.below(4)), dice.word(), 0));
    }
  }
}

void a_question_asked_twice_has_one_answer_whatever_memory_held_before() {
  long asked = 0;
  walk_games(by_effort(3, 60, 1'000), [&](const BotGame& sitting, std::uint64_t seed) {
    for (int level = 0; level < 3; ++level) {
      const Style style = style_of(level, static_cast<int>(seed & 3));
      alignas(Bot) static unsigned char memory[2][sizeof(Bot)];
      Action answers[2];
      for (int i = 0; i < 2; ++i) {
        std::memset(memory[i], i == 0 ? 0x00 : 0xA5, sizeof(Bot));
        Bot* bot = new (memory[i]) Bot;
        if (i == 1) sitting.ask(*bot, style, seed + 1, 40);  // an older thought is left behind
        answers[i] = sitting.ask(*bot, style, seed, 64);
      }
      TEST_ASSERT_TRUE(answers[0] == answers[1]);
      ++asked;
    }
  });
  std::printf("%ld questions asked twice\n", asked);
}

// Two bots share the machine and think in turn, one of them three slices at a time.
void interleaved_searches_do_not_affect_each_other() {
  Bot bots[2], alone;
  walk_games(by_effort(2, 30, 500), [&](const BotGame& sitting, std::uint64_t seed) {
    const View view = view_for(sitting.state(), sitting.state().turn);
    Question questions[2];
    for (unsigned i = 0; i < 2; ++i) {
      questions[i].view = &view;
      questions[i].history = &sitting.history();
      questions[i].style = style_of(2, static_cast<int>(i));
      questions[i].seed = seed + i;
      questions[i].simulations = 64 + 50 * static_cast<int>(i);
      bots[i].ask(questions[i]);
    }
    bool decided[2] = {};
    while (!decided[0] || !decided[1]) {
      decided[0] = decided[0] || bots[0].think();
      for (int slice = 0; slice < 3 && !decided[1]; ++slice) decided[1] = bots[1].think();
    }
    for (int i = 0; i < 2; ++i) {
      TEST_ASSERT_TRUE(bots[i].answer() == decide(alone, questions[i]));
    }
  });
}

// However many simulations are asked for, even nonsense, a bot comes to an end.
void any_number_of_simulations_leads_to_an_answer() {
  Bot bot;
  walk_games(by_effort(1, 4, 50), [&](const BotGame& sitting, std::uint64_t seed) {
    for (const int simulations : {-5, 0, 1, 2, 7, 9, 10, 100'000}) {
      if (simulations > 1000 && seed % 8 != 0) continue;
      const Action action = sitting.ask(bot, style_of(2, 0), seed, simulations);
      TEST_ASSERT_TRUE(check(sitting.state(), action) == Verdict::Ok);
    }
  });
}

// A caller should not ask a seat that is not to act; if it does, the bot still ends.
void a_bot_that_is_not_to_act_passes() {
  Bot bot;
  walk_games(1, [&](const BotGame& sitting, std::uint64_t seed) {
    const State& s = sitting.state();
    const View view = view_for(s, static_cast<Seat>((s.turn + 1) % s.players));
    for (int level = 0; level < 3; ++level) {
      Question question;
      question.view = &view;
      question.history = &sitting.history();
      question.style = style_of(level, 0);
      question.seed = seed;
      TEST_ASSERT_TRUE(decide(bot, question).kind == Action::Kind::Pass);
    }
  });
}

// tests/bots/known_answers.h is what every machine must answer.
void known_questions_have_their_known_answers() {
  static_assert(sizeof(kKnownAnswers) == kQuestions);
  Bot bot;
  int places = 0, bids = 0, passes = 0;
  for (int number = 0; number < kQuestions; ++number) {
    const int answer = ask_known_question(bot, number);
    TEST_ASSERT_EQUAL_INT(kKnownAnswers[number], answer);
    if (answer == 0) ++passes;
    if (answer > 0 && answer < 200) ++bids;
    if (answer >= 200 && answer < 220) ++places;
  }
  std::printf("%d known questions: %d places, %d bids, %d passes\n", kQuestions, places, bids,
              passes);
  TEST_ASSERT_TRUE(places > 20 && bids > 20 && passes > 20);
}

}  // namespace
}  // namespace felicity::bots

int main() {
  using namespace felicity::bots;
  UNITY_BEGIN();
  RUN_TEST(a_question_asked_twice_has_one_answer_whatever_memory_held_before);
  RUN_TEST(interleaved_searches_do_not_affect_each_other);
  RUN_TEST(any_number_of_simulations_leads_to_an_answer);
  RUN_TEST(a_bot_that_is_not_to_act_passes);
  RUN_TEST(known_questions_have_their_known_answers);
  return UNITY_END();
}
