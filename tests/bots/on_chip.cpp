// A bot on the chip: the same answers as on a PC, and in time. A PC runs this too, without a clock.
#include <algorithm>
#include <cstdio>

#include "tests/bots/known_answers.h"
#include "tests/bots/known_questions.h"
#include "tests/unity_main.h"

namespace felicity::bots {
namespace {

#ifdef FELICITY_ON_CHIP
constexpr int kEvery = 4;  // of the known questions
constexpr int kMoments = 12;

// What the emulator counts, asked for as a debugger is (SYS_ELAPSED).
std::uint64_t cycles() {
  std::uint64_t ticks = 0;
  register int request asm("r0") = 0x30;
  register void* block asm("r1") = &ticks;
  asm volatile("bkpt 0xab" : "+r"(request) : "r"(block) : "memory");
  return ticks;
}
#else
constexpr int kEvery = 1;
constexpr int kMoments = 60;
std::uint64_t cycles() { return 0; }
#endif

void the_chip_answers_as_a_pc_does() {
  static Bot bot;
  int asked = 0;
  for (int number = 0; number < kQuestions; number += kEvery, ++asked) {
    TEST_ASSERT_EQUAL(kKnownAnswers[number], ask_known_question(bot, number));
  }
  std::printf("%d known questions\n", asked);
}

struct Times {
  std::uint64_t worst = 0;
  std::uint64_t sum = 0;
  std::uint64_t slice = 0;
  int count = 0;
  std::uint64_t mean() const { return count == 0 ? 0 : sum / static_cast<unsigned>(count); }
  void print(const char* what) const {
    std::printf("%s: %d decisions, mean %lu, worst %lu, longest slice %lu thousand cycles\n", what,
                count, static_cast<unsigned long>(mean() / 1000),
                static_cast<unsigned long>(worst / 1000), static_cast<unsigned long>(slice / 1000));
  }
};

void measure(Times& times, const Question& question) {
  static Bot bot;
  const std::uint64_t start = cycles();
  bot.ask(question);
  std::uint64_t before = start;
  for (bool decided = false; !decided;) {
    decided = bot.think();
    const std::uint64_t now = cycles();
    times.slice = std::max(times.slice, now - before);
    before = now;
  }
  times.worst = std::max(times.worst, before - start);
  times.sum += before - start;
  ++times.count;
}

// From the first placement on, when there is most to imagine, to the end.
void a_bot_decides_in_time_and_in_short_slices() {
  static Bot bot;
  Times times[3];
  for (int moment = 0; moment < kMoments; ++moment) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(3 + moment % 3);
    const std::uint64_t seed = 0xC1C1E5ULL + static_cast<unsigned>(moment);
    BotGame sitting = BotGame::from_seed(setup, seed);
    Dice dice(seed);
    for (int left = moment / 3 * 16; left > 0 && !sitting.over(); --left) {
      sitting.play(sitting.ask(bot, style_of(1, 0), dice.word(), 0));
    }
    if (sitting.over()) continue;
    const View view = view_for(sitting.state(), sitting.state().turn);
    for (int level = 0; level < 3; ++level) {
      Question question;
      question.view = &view;
      question.history = &sitting.history();
      question.style = style_of(level, moment % 4);
      question.seed = seed;
      measure(times[level], question);
    }
  }
  times[0].print("easy");
  times[1].print("normal");
  times[2].print("hard");
  const auto at_most = [](int milliseconds, std::uint64_t spent) {
    TEST_ASSERT_LESS_OR_EQUAL(milliseconds * 125, static_cast<int>(spent / 1000));
  };
  at_most(1, times[0].worst);
  at_most(5, times[1].worst);
  // Its turn takes 600 ms (Session::begin_bot_turn); at the worst its answer comes a moment later.
  at_most(640, times[2].worst);
  at_most(450, times[2].mean());
  for (const Times& level : times) at_most(2, level.slice);
}

}  // namespace
}  // namespace felicity::bots

int main() {
  using namespace felicity::bots;
  UNITY_BEGIN();
  RUN_TEST(the_chip_answers_as_a_pc_does);
  RUN_TEST(a_bot_decides_in_time_and_in_short_slices);
  return UNITY_END();
}
