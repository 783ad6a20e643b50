// The table is wanted for something else while a game lies on it: a lesson, bots, a game of the
// past. The game waits in the flash; where the flash does not keep it, somebody is asked first.
#include "engine/ui/lessons.h"
#include "tests/ui/replayed_game.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

// Presses A where the other use begins.
using Begin = void (*)(Pocket& pocket);

void begin_lesson(Pocket& pocket) {
  pocket.app().go(ui::kLearnScreen);
  pocket.app().memory().cursor = ui::kLessons;
  pocket.press(hal::kA);
}

void begin_lab(Pocket& pocket) {
  pocket.app().go(ui::kBotsLabScreen);
  pocket.press(hal::kA);
}

void begin_watching(Pocket& pocket) {
  pocket.app().go(ui::kStatisticsScreen);
  pocket.press(hal::kA);
  pocket.settle();
  pocket.press(hal::kA);
}

constexpr Begin kUses[] = {begin_lesson, begin_lab, begin_watching};

Pocket playing(bool flash_works) {
  Pocket pocket = with_a_finished_game(kOled, 4, 8);
  pocket.app().begin_game();
  pocket.flash().set_writes(flash_works);
  Fingers fingers(pocket);
  Random random = Random::from_seed(2);
  for (int i = 0; i < 3; ++i) {
    fingers.skip_to_turn();
    fingers.play(fingers.decide(random));
    pocket.wait(1000);
    if (at(pocket, ui::kQuestionScreen)) pocket.press(hal::kA);  // it says that nothing is saved
    pocket.wait(1000);
  }
  return pocket;
}

void a_game_that_is_saved_waits_without_a_question() {
  for (const Begin begin : kUses) {
    Pocket pocket = playing(/*flash_works=*/true);
    const State before = truth(pocket);
    begin(pocket);
    TEST_ASSERT_FALSE(pocket.app().is_kept());
    pocket.app().abandon();
    TEST_ASSERT_TRUE(pocket.app().can_resume());
    TEST_ASSERT_TRUE(before == truth(pocket));
  }
}

void a_game_that_could_not_be_saved_is_lost_only_on_purpose() {
  for (const Begin begin : kUses) {
    Pocket pocket = playing(/*flash_works=*/false);
    const State before = truth(pocket);
    begin(pocket);
    TEST_ASSERT_TRUE(at(pocket, ui::kQuestionScreen));
    pocket.wait(300);  // a question is deaf at first
    pocket.press(hal::kB);
    TEST_ASSERT_TRUE(pocket.app().is_kept());
    TEST_ASSERT_TRUE(pocket.app().can_resume());
    TEST_ASSERT_TRUE(before == truth(pocket));
    begin(pocket);
    pocket.wait(300);
    pocket.press(hal::kA);
    TEST_ASSERT_FALSE(pocket.app().is_kept());
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_game_that_is_saved_waits_without_a_question);
  RUN_TEST(a_game_that_could_not_be_saved_is_lost_only_on_purpose);
  return UNITY_END();
}
