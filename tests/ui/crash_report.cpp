// After a crash or a hang: the notice of the device, and the game under way, which is never lost.
#include <string>

#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

using Kind = hal::LastReset::Kind;

// The device is started again after this.
VirtualDevice after(VirtualDevice& before, Kind kind, bool repeated) {
  VirtualDevice::trouble = {kind, repeated, "engine/ui/app.cpp", 123};
  VirtualDevice next(kOled, 9, before.flash());
  VirtualDevice::trouble = {};
  return next;
}

// Some turns into a game.
VirtualDevice under_way() {
  VirtualDevice device = new_game(kOled, 4, 3);
  Random random = Random::from_seed(3);
  ButtonPlayer player(device);
  for (int i = 0; i < 7; ++i) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  return device;
}

void read_notice(VirtualDevice& device) {
  TEST_ASSERT_TRUE(at(device, ui::kQuestionScreen));
  device.wait(300);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kBootScreen));
}

std::string notice_of(const VirtualDevice& device) { return device.app().question().words.c_str(); }

const char* text(ui::Text which) { return ui::translate(ui::Language::English, which); }

void after_a_crash_or_a_hang_the_device_shows_a_notice_and_goes_on() {
  for (const Kind kind : {Kind::Bug, Kind::Hang}) {
    VirtualDevice before = under_way();
    VirtualDevice next = after(before, kind, /*repeated=*/false);
    TEST_ASSERT_TRUE(notice_of(next).starts_with(text(ui::Text::Panic)));
    read_notice(next);
    TEST_ASSERT_TRUE(next.app().session().can_resume());
    TEST_ASSERT_TRUE(truth(before) == truth(next));
  }
}

void the_place_of_a_crash_is_shown_without_its_folder() {
  VirtualDevice before(kOled);
  for (const bool repeated : {false, true}) {
    const VirtualDevice next = after(before, Kind::Bug, repeated);
    TEST_ASSERT_TRUE(notice_of(next).ends_with("\napp.cpp:123"));
  }
  const VirtualDevice next = after(before, Kind::Hang, /*repeated=*/false);
  TEST_ASSERT_EQUAL_STRING(text(ui::Text::Panic), notice_of(next).c_str());
}

void safe_mode_does_not_replay_the_game_until_it_is_resumed() {
  VirtualDevice before = under_way();
  VirtualDevice safe = after(before, Kind::Hang, /*repeated=*/true);
  TEST_ASSERT_EQUAL_STRING(text(ui::Text::SafeModeKept), notice_of(safe).c_str());
  TEST_ASSERT_FALSE(safe.app().table().running());
  read_notice(safe);
  TEST_ASSERT_TRUE(safe.app().session().can_resume());
  safe.press(hal::kB);
  TEST_ASSERT_TRUE(at(safe, ui::kHomeScreen));
  safe.wait(1000);
  TEST_ASSERT_FALSE(safe.app().table().running());
  safe.press(hal::kA);
  ButtonPlayer(safe).skip_to_turn();
  TEST_ASSERT_TRUE(truth(before) == truth(safe));
  TEST_ASSERT_TRUE(before.app().table().history() == safe.app().table().history());
}

// Several starts in safe mode, each of them counted, and then an ordinary one.
void starts_in_safe_mode_count_and_the_next_start_finds_the_game() {
  VirtualDevice before = under_way();
  VirtualDevice first = after(before, Kind::Hang, /*repeated=*/true);
  VirtualDevice second = after(first, Kind::Hang, /*repeated=*/true);
  TEST_ASSERT_EQUAL(2, second.app().session().boots());
  VirtualDevice next(kOled, 9, second.flash());
  TEST_ASSERT_TRUE(at(next, ui::kBootScreen));
  TEST_ASSERT_TRUE(next.app().session().can_resume());
  TEST_ASSERT_EQUAL(3, next.app().session().boots());
  TEST_ASSERT_TRUE(truth(before) == truth(next));
}

void a_new_game_in_safe_mode_asks_before_it_replaces_the_saved_one() {
  VirtualDevice before = under_way();
  VirtualDevice safe = after(before, Kind::Hang, /*repeated=*/true);
  read_notice(safe);
  safe.press(hal::kB);
  safe.press(hal::kDown);  // New game
  safe.press(hal::kA);
  TEST_ASSERT_TRUE(at(safe, ui::kPlayersScreen));
  safe.press(hal::kA);
  TEST_ASSERT_TRUE(at(safe, ui::kQuestionScreen));
  TEST_ASSERT_EQUAL_STRING(text(ui::Text::ReallyAbandon), notice_of(safe).c_str());
  safe.wait(300);
  safe.press(hal::kB);
  VirtualDevice next(kOled, 9, safe.flash());
  TEST_ASSERT_TRUE(truth(before) == truth(next));
  safe.press(hal::kA);
  ButtonPlayer(safe).hold_yes();
  ButtonPlayer(safe).skip_to_turn();
  VirtualDevice last(kOled, 9, safe.flash());
  TEST_ASSERT_TRUE(truth(safe) == truth(last));
  TEST_ASSERT_FALSE(truth(before) == truth(last));
}

void other_modes_in_safe_mode_leave_the_saved_game_alone() {
  VirtualDevice before = under_way();
  VirtualDevice safe = after(before, Kind::Hang, /*repeated=*/true);
  read_notice(safe);
  safe.app().begin(ui::kLessonMode);
  safe.wait(1000);
  safe.app().abandon();
  safe.app().go(ui::kHomeScreen);
  TEST_ASSERT_TRUE(safe.app().session().can_resume());
  TEST_ASSERT_FALSE(safe.app().table().running());
  safe.press(hal::kA);
  ButtonPlayer(safe).skip_to_turn();
  TEST_ASSERT_TRUE(truth(before) == truth(safe));
}

void without_a_saved_game_safe_mode_offers_no_resume() {
  VirtualDevice before(kOled);
  VirtualDevice safe = after(before, Kind::Hang, /*repeated=*/true);
  TEST_ASSERT_EQUAL_STRING(text(ui::Text::SafeMode), notice_of(safe).c_str());
  read_notice(safe);
  TEST_ASSERT_FALSE(safe.app().session().can_resume());
}

// A game that ended just before the hang is still shown, archived and counted, once.
void a_finished_game_is_shown_and_counted_once_after_safe_mode() {
  VirtualDevice before = new_game(kOled, 3, 6);
  Random random = Random::from_seed(6);
  ButtonPlayer player(before);
  while (!before.app().table().over()) {
    player.play(player.decide(random));
    player.let_it_stand();
    if (!before.app().table().over()) player.skip_to_turn();
  }
  VirtualDevice safe = after(before, Kind::Bug, /*repeated=*/true);
  read_notice(safe);
  safe.press(hal::kA);
  ButtonPlayer(safe).skip_to_turn();
  TEST_ASSERT_TRUE(at(safe, ui::kPodiumScreen));
  VirtualDevice next(kOled, 9, safe.flash());
  TEST_ASSERT_EQUAL(1, next.app().saves().seating().games);
  TEST_ASSERT_TRUE(next.app().archive().look_up(0));
  TEST_ASSERT_FALSE(next.app().archive().look_up(1));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(after_a_crash_or_a_hang_the_device_shows_a_notice_and_goes_on);
  RUN_TEST(the_place_of_a_crash_is_shown_without_its_folder);
  RUN_TEST(safe_mode_does_not_replay_the_game_until_it_is_resumed);
  RUN_TEST(starts_in_safe_mode_count_and_the_next_start_finds_the_game);
  RUN_TEST(a_new_game_in_safe_mode_asks_before_it_replaces_the_saved_one);
  RUN_TEST(other_modes_in_safe_mode_leave_the_saved_game_alone);
  RUN_TEST(without_a_saved_game_safe_mode_offers_no_resume);
  RUN_TEST(a_finished_game_is_shown_and_counted_once_after_safe_mode);
  return UNITY_END();
}
