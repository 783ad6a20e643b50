// A lesson, a bot match or a replay begins during a game. The game is suspended in the flash; if it
// could not be saved, a question comes first.
#include "engine/ui/lessons.h"
#include "tests/ui/button_player.h"
#include "tests/ui/replayed_game.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

// Presses A where the other use begins.
using Begin = void (*)(VirtualDevice& device);

void begin_lesson(VirtualDevice& device) {
  device.app().go(ui::kLearnScreen);
  device.app().memory<ui::ListMemory>().cursor = ui::kLessons;
  device.press(hal::kA);
}

void begin_bot_match(VirtualDevice& device) {
  device.app().go(ui::kBotsLabScreen);
  device.press(hal::kA);
}

void begin_watching(VirtualDevice& device) {
  device.app().go(ui::kStatisticsScreen);
  device.press(hal::kA);
  device.settle();
  device.press(hal::kA);
}

constexpr Begin kUses[] = {begin_lesson, begin_bot_match, begin_watching};

VirtualDevice playing(bool flash_works) {
  VirtualDevice device = with_a_finished_game(kOled, 4, 8);
  device.app().begin(ui::kGameMode);
  device.flash().set_writes(flash_works);
  ButtonPlayer player(device);
  Random random = Random::from_seed(2);
  for (int i = 0; i < 3; ++i) {
    player.skip_to_turn();
    player.play(player.decide(random));
    device.wait(1000);
    if (at(device, ui::kQuestionScreen)) device.press(hal::kA);  // the notice that nothing is saved
    device.wait(1000);
  }
  return device;
}

void a_saved_game_is_suspended_without_a_question() {
  for (const Begin begin : kUses) {
    VirtualDevice device = playing(/*flash_works=*/true);
    const State before = truth(device);
    begin(device);
    TEST_ASSERT_FALSE(device.app().session().mode().saves);
    device.app().abandon();
    TEST_ASSERT_TRUE(device.app().session().can_resume());
    TEST_ASSERT_TRUE(before == truth(device));
  }
}

void a_game_that_could_not_be_saved_is_replaced_only_after_a_question() {
  for (const Begin begin : kUses) {
    VirtualDevice device = playing(/*flash_works=*/false);
    const State before = truth(device);
    begin(device);
    TEST_ASSERT_TRUE(at(device, ui::kQuestionScreen));
    device.wait(300);  // a question ignores keys at first
    device.press(hal::kB);
    TEST_ASSERT_TRUE(device.app().session().mode().saves);
    TEST_ASSERT_TRUE(device.app().session().can_resume());
    TEST_ASSERT_TRUE(before == truth(device));
    begin(device);
    ButtonPlayer(device).hold_yes();
    TEST_ASSERT_FALSE(device.app().session().mode().saves);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_saved_game_is_suspended_without_a_question);
  RUN_TEST(a_game_that_could_not_be_saved_is_replaced_only_after_a_question);
  return UNITY_END();
}
