// A game of the past is watched and leaves no trace; the game that waits meanwhile is found again.
#include <vector>

#include "tests/ui/replayed_game.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

void watching_leaves_the_flash_as_it_was() {
  Pocket pocket = with_a_finished_game(kOled, 4, 8);
  pocket.app().change_settings().speed = ui::Speed::Fast;
  pocket.wait(1000);
  const std::vector<std::uint8_t> before = bytes_of(pocket);
  const long operations = pocket.flash().operations();
  watch_newest(pocket);
  watch_to_the_podium(pocket);
  pocket.press(hal::kA);
  pocket.wait(1000);
  TEST_ASSERT_EQUAL(operations, pocket.flash().operations());
  TEST_ASSERT_TRUE(before == bytes_of(pocket));
  TEST_ASSERT_EQUAL(1, pocket.app().series_games());
  for (int i = 0; i < 4; ++i) TEST_ASSERT_EQUAL(1, pocket.app().people().at(i).games);
}

// A game under way on a device that was switched off and on, with the menu at home in front.
Pocket with_a_game_that_waits() {
  Pocket pocket = with_a_finished_game(kOled, 4, 8);
  pocket.app().begin_game();
  Fingers fingers(pocket);
  Random random = Random::from_seed(2);
  fingers.skip_to_turn();
  while (pocket.app().view().round < 2) {
    fingers.play(fingers.decide(random));
    if (pocket.app().view().round < 2) fingers.skip_to_turn();
  }
  Pocket next(kOled, 3, pocket.flash());
  next.press(hal::kB);
  next.wait(1000);
  TEST_ASSERT_TRUE(at(next, ui::kHomeScreen));
  return next;
}

void a_game_waits_while_another_is_watched_and_is_found_again() {
  for (int patience = 0; patience < 20'000; patience += 700) {
    Pocket pocket = with_a_game_that_waits();
    const State before = truth(pocket);
    const int starts = pocket.app().starts();
    pocket.app().change_settings().speed = ui::Speed::Normal;
    pocket.wait(10);
    const std::vector<std::uint8_t> kept = bytes_of(pocket);
    watch_newest(pocket);
    TEST_ASSERT_FALSE(pocket.app().can_resume());
    pocket.wait(patience);
    Pocket next(kOled, 9, pocket.flash());  // the power may fail meanwhile
    TEST_ASSERT_TRUE(before == truth(next));
    pocket.press(hal::kB);
    TEST_ASSERT_TRUE(at(pocket, ui::kLastGamesScreen));
    TEST_ASSERT_TRUE(pocket.app().can_resume());
    TEST_ASSERT_TRUE(before == truth(pocket));
    TEST_ASSERT_EQUAL(starts, pocket.app().starts());
    TEST_ASSERT_TRUE(kept == bytes_of(pocket));
    pocket.app().resume();  // what was about to be told is told
    TEST_ASSERT_TRUE(at(pocket, ui::kPassScreen) || at(pocket, ui::kRevealScreen) ||
                     at(pocket, ui::kResultScreen));
  }
}

void who_won_the_other_game_does_not_end_the_one_that_waits() {
  Pocket pocket = with_a_game_that_waits();
  pocket.app().change_settings().speed = ui::Speed::Fast;
  pocket.wait(10);
  const State before = truth(pocket);
  const std::vector<std::uint8_t> kept = bytes_of(pocket);
  watch_newest(pocket);
  watch_to_the_podium(pocket);
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(kept == bytes_of(pocket));
  TEST_ASSERT_TRUE(pocket.app().can_resume());
  TEST_ASSERT_TRUE(before == truth(pocket));
}

// The games of that name are struck, the one that is watched among them.
void erasing_a_name_meanwhile_does_not_cost_the_game_that_waits() {
  Pocket pocket = with_a_game_that_waits();
  const State before = truth(pocket);
  watch_newest(pocket);
  pocket.app().erase_name(pocket.app().people().find("Cleo", 4));
  pocket.settle();
  TEST_ASSERT_TRUE(at(pocket, ui::kHomeScreen));
  TEST_ASSERT_TRUE(pocket.app().can_resume());
  TEST_ASSERT_FALSE(pocket.app().look_up_finished(0));
  Pocket next(kOled, 9, pocket.flash());
  TEST_ASSERT_TRUE(next.app().can_resume());
  TEST_ASSERT_TRUE(before == truth(next));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(watching_leaves_the_flash_as_it_was);
  RUN_TEST(a_game_waits_while_another_is_watched_and_is_found_again);
  RUN_TEST(who_won_the_other_game_does_not_end_the_one_that_waits);
  RUN_TEST(erasing_a_name_meanwhile_does_not_cost_the_game_that_waits);
  return UNITY_END();
}
