// What a loss of power leaves: the test stops using a device at any moment and switches another one
// on with the same flash.
#include <utility>
#include <vector>

#include "tests/ui/restart.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

// ---- the game in progress ----------------------------------------------------------------------

void a_game_goes_on_where_it_was_after_every_action() {
  for (int players = kMinSeats; players <= kMaxSeats; ++players) {
    Random random = Random::from_seed(3);
    VirtualDevice device = new_game(kOled, players, 3, ui::Speed::Off);
    for (int action = 0; !device.app().table().over(); ++action) {
      VirtualDevice next = switched_on(device);
      resume(next);
      ButtonPlayer(next).skip_to_turn();
      TEST_ASSERT_TRUE(truth(device) == truth(next));
      TEST_ASSERT_TRUE(device.app().table().history() == next.app().table().history());
      TEST_ASSERT_TRUE(&device.app().screen() == &next.app().screen());
      TEST_ASSERT_EQUAL(device.app().session().can_take_back(),
                        next.app().session().can_take_back());
      play(device, random, 1);
    }
  }
}

void every_boot_during_a_game_is_counted_and_a_new_game_begins_at_zero() {
  VirtualDevice device = new_game(kOled, 4, 3, ui::Speed::Off);
  TEST_ASSERT_EQUAL(0, device.app().session().boots());
  VirtualDevice second = switched_on(device);
  TEST_ASSERT_EQUAL(1, second.app().session().boots());
  VirtualDevice third = switched_on(second);
  TEST_ASSERT_EQUAL(2, third.app().session().boots());
  third.app().begin(ui::kGameMode);
  TEST_ASSERT_EQUAL(0, third.app().session().boots());
}

void a_cover_comes_back_as_a_cover() {
  VirtualDevice device = new_game(kOled, 4, 3, ui::Speed::Off);
  device.hold(hal::kA, 300);
  TEST_ASSERT_TRUE(at(device, ui::kHandScreen));
  VirtualDevice next = switched_on(device);
  resume(next);
  TEST_ASSERT_TRUE(at(next, ui::kCoverScreen));
}

void pending_results_are_shown_after_a_restart() {
  Random random = Random::from_seed(8);
  VirtualDevice device = new_game(kOled, 3, 8, ui::Speed::Normal);
  ButtonPlayer player(device);
  while (device.app().table().history().round() == 1) {
    player.play(player.decide(random));
    if (device.app().table().history().round() == 1) player.skip_to_turn();
  }
  VirtualDevice next = switched_on(device);
  next.app().change_settings().speed = ui::Speed::Normal;
  resume(next);
  next.wait_for(ui::kResultScreen);
  TEST_ASSERT_TRUE(at(next, ui::kResultScreen));
}

void a_second_action_cannot_be_taken_back_by_switching_off_in_between() {
  Random random = Random::from_seed(3);
  VirtualDevice device = new_game(kOled, 4, 3, ui::Speed::Off);
  play(device, random, 2);
  TEST_ASSERT_TRUE(device.app().session().can_take_back());
  device.app().take_back();
  TEST_ASSERT_FALSE(device.app().session().can_take_back());
  VirtualDevice next = switched_on(device);
  resume(next);
  TEST_ASSERT_EQUAL(1, next.app().view().row_size);
  TEST_ASSERT_FALSE(next.app().session().can_take_back());
}

void an_abandoned_game_does_not_come_back() {
  VirtualDevice device = new_game(kOled, 4, 3, ui::Speed::Off);
  device.app().abandon();
  VirtualDevice next = switched_on(device);
  TEST_ASSERT_FALSE(next.app().session().can_resume());
}

void a_game_waits_while_a_lesson_is_played() {
  Random random = Random::from_seed(3);
  VirtualDevice device = new_game(kOled, 4, 3, ui::Speed::Off);
  play(device, random, 3);
  const State before = truth(device);
  device.app().begin(ui::kLessonMode);
  device.wait(5000);
  VirtualDevice next = switched_on(device);
  TEST_ASSERT_TRUE(before == truth(next));
  device.app().abandon();
  TEST_ASSERT_TRUE(before == truth(device));
  TEST_ASSERT_TRUE(device.app().session().can_resume());
}

// ---- writing -----------------------------------------------------------------------------------

void an_action_is_one_page_and_no_auction_waits_for_an_erase() {
  Random random = Random::from_seed(4);
  VirtualDevice device = new_game(kOled, 5, 4, ui::Speed::Off);
  ButtonPlayer player(device);
  player.skip_to_turn();
  while (!device.app().table().over()) {
    const bool over_soon = device.app().view().round == kRounds;
    const bool bidding = device.app().view().phase != Phase::Place;
    const long programs = device.flash().programs();
    const long erases = device.flash().erases();
    player.play(player.decide(random));
    if (!over_soon) TEST_ASSERT_EQUAL(programs + 2, device.flash().programs());  // one page, twice
    if (bidding && !over_soon) TEST_ASSERT_EQUAL(erases, device.flash().erases());
    player.skip_to_turn();
  }
}

void a_write_protected_flash_is_reported_once_and_the_game_goes_on() {
  Random random = Random::from_seed(4);
  VirtualDevice device = new_game(kOled, 4, 4, ui::Speed::Off);
  play(device, random, 2);
  device.flash().set_writes(false);
  ButtonPlayer player(device);
  const std::uint64_t before = device.picture();
  player.play(player.decide(random));
  device.settle();
  TEST_ASSERT_TRUE(at(device, ui::kQuestionScreen));
  TEST_ASSERT_NOT_EQUAL(before, device.picture());
  device.press(hal::kA);
  device.wait(200);  // the press that closed the notice opens no cover
  while (device.app().view().round < 3) {
    player.skip_to_turn();
    TEST_ASSERT_FALSE(at(device, ui::kQuestionScreen));
    player.play(player.decide(random));
  }
  player.skip_to_turn();
  device.flash().set_writes(true);
  play(device, random, 20);
  VirtualDevice next = switched_on(device);
  TEST_ASSERT_TRUE(truth(device) == truth(next));
}

// ---- what the table chose ----------------------------------------------------------------------

void settings_names_and_the_series_survive_a_restart() {
  VirtualDevice device(kOled, 5);
  seat_players(device, 3);
  ui::Settings& settings = device.app().change_settings();
  settings.language = ui::Language::Slovak;
  settings.left_handed = true;
  settings.brightness = 2;
  device.app().begin(ui::kGameMode);
  Random random = Random::from_seed(5);
  ButtonPlayer(device).play_game(random);
  device.settle();
  VirtualDevice next = switched_on(device);
  TEST_ASSERT_TRUE(device.app().settings() == next.app().settings());
  TEST_ASSERT_EQUAL(1, next.app().saves().seating().games);
  for (Seat seat = 0; seat < 3; ++seat) {
    const ui::App& app = next.app();
    TEST_ASSERT_EQUAL_STRING(std::as_const(device).app().saves().seating().seats[seat].name,
                             app.saves().seating().seats[seat].name);
    TEST_ASSERT_EQUAL(std::as_const(device).app().saves().seating().wins[seat],
                      app.saves().seating().wins[seat]);
  }
  TEST_ASSERT_EQUAL(3, next.app().saves().roster().count());
}

// Wherever a cut falls in the writing of the end, the game counts once.
void a_finished_game_counts_once_whenever_the_power_fails() {
  Random random = Random::from_seed(6);
  VirtualDevice device = new_game(kOled, 3, 6, ui::Speed::Off);
  ButtonPlayer player(device);
  for (;;) {
    VirtualDevice ahead(device);
    Random same = random;
    play(ahead, same, 1);
    if (ahead.app().table().over()) break;
    play(device, random, 1);
  }
  bool ended = false;
  for (int cut = 0; !ended; ++cut) {
    VirtualDevice last(device);
    Random same = random;
    last.flash().cut(cut, {});
    play(last, same, 1);
    ended = !last.flash().is_off();
    FailingFlash flash = last.flash();
    flash.power_on();
    VirtualDevice next(kOled, 1, flash);
    if (next.app().session().can_resume()) {
      resume(next);
      ButtonPlayer(next).skip_to_turn();
      Random again = random;
      play(next, again, 1);
    }
    VirtualDevice end = switched_on(next);
    TEST_ASSERT_EQUAL(3, end.app().saves().roster().count());
    TEST_ASSERT_EQUAL(1, end.app().saves().seating().games);
    for (int i = 0; i < 3; ++i)
      TEST_ASSERT_EQUAL(1, end.app().saves().roster().at(i)[session::Figure::Games]);
    TEST_ASSERT_TRUE(end.app().archive().look_up(0));
    TEST_ASSERT_FALSE(end.app().archive().look_up(1));
  }
}

void the_last_hundred_games_are_archived_with_names_and_scores() {
  Random random = Random::from_seed(7);
  VirtualDevice device(kOled, 7);
  seat_players(device, 3);
  constexpr int kGames = 105;
  Scores last;
  for (int game = 0; game < kGames; ++game) {
    device.app().begin(ui::kGameMode);
    while (!device.app().table().over()) {  // without screens: buttons have their own tests
      const Action action = ButtonPlayer(device).decide(random);
      TEST_ASSERT_TRUE(device.app().play(action) == Verdict::Ok);
      device.app().next();
    }
    last = device.app().view().scores;
    device.session().mark_result_seen();
  }
  VirtualDevice next = switched_on(device);
  TEST_ASSERT_TRUE(next.app().archive().look_up(0));
  TEST_ASSERT_EQUAL(kGames, next.app().archive().game().number);
  TEST_ASSERT_TRUE(last == next.app().archive().game().scores);
  TEST_ASSERT_EQUAL_STRING("Cleo", next.app().archive().game().names[2]);
  TEST_ASSERT_TRUE(next.app().archive().look_up(99));
  TEST_ASSERT_EQUAL(kGames - 99, next.app().archive().game().number);
  TEST_ASSERT_FALSE(next.app().archive().look_up(100));
}

void a_save_of_a_newer_version_is_left_alone_until_it_is_erased_on_purpose() {
  VirtualDevice device = new_game(kOled, 3, 5, ui::Speed::Off);
  store::Page page = {};
  for (std::uint32_t place = 0; place < store::kSectors * store::kPagesInSector; ++place) {
    TEST_ASSERT_TRUE(device.flash().read(place * store::kPageBytes, &page, sizeof page));
    if (!page.is_sound()) continue;
    page.head.schema = 77;
    page.crc = page.sum();
    device.flash().put(place * store::kPageBytes, &page, sizeof page);
  }
  const std::vector<std::uint8_t> before = bytes_of(device);
  VirtualDevice next = switched_on(device);
  TEST_ASSERT_TRUE(next.app().saves().too_new());
  TEST_ASSERT_FALSE(next.app().session().can_resume());
  seat_players(next, 3);
  next.app().begin(ui::kGameMode);
  ButtonPlayer(next).skip_to_turn();
  Random random = Random::from_seed(5);
  play(next, random, 5);
  TEST_ASSERT_TRUE(before == bytes_of(next));
  next.app().erase({});
  next.settle();
  seat_players(next, 3);
  next.app().begin(ui::kGameMode);
  VirtualDevice third = switched_on(next);
  TEST_ASSERT_TRUE(third.app().session().can_resume());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_game_goes_on_where_it_was_after_every_action);
  RUN_TEST(every_boot_during_a_game_is_counted_and_a_new_game_begins_at_zero);
  RUN_TEST(a_cover_comes_back_as_a_cover);
  RUN_TEST(pending_results_are_shown_after_a_restart);
  RUN_TEST(a_second_action_cannot_be_taken_back_by_switching_off_in_between);
  RUN_TEST(an_abandoned_game_does_not_come_back);
  RUN_TEST(a_game_waits_while_a_lesson_is_played);
  RUN_TEST(an_action_is_one_page_and_no_auction_waits_for_an_erase);
  RUN_TEST(a_write_protected_flash_is_reported_once_and_the_game_goes_on);
  RUN_TEST(settings_names_and_the_series_survive_a_restart);
  RUN_TEST(a_finished_game_counts_once_whenever_the_power_fails);
  RUN_TEST(the_last_hundred_games_are_archived_with_names_and_scores);
  RUN_TEST(a_save_of_a_newer_version_is_left_alone_until_it_is_erased_on_purpose);
  return UNITY_END();
}
