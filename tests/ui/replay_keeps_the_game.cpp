// A replay writes nothing, and the game that it suspends is restored.
#include <vector>

#include "tests/ui/replayed_game.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

void a_replay_leaves_the_flash_unchanged() {
  VirtualDevice device = with_a_finished_game(kOled, 4, 8);
  device.app().change_settings().speed = ui::Speed::Fast;
  device.wait(1000);
  const std::vector<std::uint8_t> before = bytes_of(device);
  const long operations = device.flash().operations();
  watch_newest(device);
  watch_to_the_podium(device);
  device.press(hal::kA);
  device.wait(1000);
  TEST_ASSERT_EQUAL(operations, device.flash().operations());
  TEST_ASSERT_TRUE(before == bytes_of(device));
  TEST_ASSERT_EQUAL(1, device.app().saves().seating().games);
  for (int i = 0; i < 4; ++i)
    TEST_ASSERT_EQUAL(1, device.app().saves().roster().at(i)[session::Figure::Games]);
}

// A game under way on a device that was switched off and on, with the menu at home in front.
VirtualDevice with_a_game_that_waits() {
  VirtualDevice device = with_a_finished_game(kOled, 4, 8);
  device.app().begin(ui::kGameMode);
  ButtonPlayer player(device);
  Random random = Random::from_seed(2);
  player.skip_to_turn();
  while (device.app().view().round < 2) {
    player.play(player.decide(random));
    if (device.app().view().round < 2) player.skip_to_turn();
  }
  VirtualDevice next(kOled, 3, device.flash());
  next.press(hal::kB);
  next.wait(1000);
  TEST_ASSERT_TRUE(at(next, ui::kHomeScreen));
  return next;
}

void a_running_game_is_suspended_by_a_replay_and_restored() {
  for (int patience = 0; patience < 20'000; patience += 700) {
    VirtualDevice device = with_a_game_that_waits();
    const State before = truth(device);
    const int starts = device.app().session().boots();
    device.app().change_settings().speed = ui::Speed::Normal;
    device.wait(10);
    const std::vector<std::uint8_t> kept = bytes_of(device);
    watch_newest(device);
    TEST_ASSERT_FALSE(device.app().session().can_resume());
    device.wait(patience);
    VirtualDevice next(kOled, 9, device.flash());  // the power may fail meanwhile
    TEST_ASSERT_TRUE(before == truth(next));
    device.press(hal::kB);
    TEST_ASSERT_TRUE(at(device, ui::kLastGamesScreen));
    TEST_ASSERT_TRUE(device.app().session().can_resume());
    TEST_ASSERT_TRUE(before == truth(device));
    TEST_ASSERT_EQUAL(starts, device.app().session().boots());
    TEST_ASSERT_TRUE(kept == bytes_of(device));
    device.app().resume();  // shows the pending screens
    TEST_ASSERT_TRUE(at(device, ui::kPassScreen) || at(device, ui::kRevealScreen) ||
                     at(device, ui::kResultScreen));
  }
}

void the_end_of_a_replay_does_not_end_the_suspended_game() {
  VirtualDevice device = with_a_game_that_waits();
  device.app().change_settings().speed = ui::Speed::Fast;
  device.wait(10);
  const State before = truth(device);
  const std::vector<std::uint8_t> kept = bytes_of(device);
  watch_newest(device);
  watch_to_the_podium(device);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(kept == bytes_of(device));
  TEST_ASSERT_TRUE(device.app().session().can_resume());
  TEST_ASSERT_TRUE(before == truth(device));
}

// The games of that name are erased, the one being replayed among them.
void erasing_a_name_during_a_replay_keeps_the_suspended_game() {
  VirtualDevice device = with_a_game_that_waits();
  const State before = truth(device);
  watch_newest(device);
  device.app().erase("Cleo");
  device.settle();
  TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
  TEST_ASSERT_TRUE(device.app().session().can_resume());
  TEST_ASSERT_FALSE(device.app().archive().look_up(0));
  VirtualDevice next(kOled, 9, device.flash());
  TEST_ASSERT_TRUE(next.app().session().can_resume());
  TEST_ASSERT_TRUE(before == truth(next));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_replay_leaves_the_flash_unchanged);
  RUN_TEST(a_running_game_is_suspended_by_a_replay_and_restored);
  RUN_TEST(the_end_of_a_replay_does_not_end_the_suspended_game);
  RUN_TEST(erasing_a_name_during_a_replay_keeps_the_suspended_game);
  return UNITY_END();
}
