// What outlives the battery, seen from the table: a device is switched off at any moment by leaving
// it lying, and another one is switched on with the same flash.
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
    Pocket pocket = new_game(kOled, players, 3, ui::Speed::Off);
    for (int action = 0; !pocket.app().table().over(); ++action) {
      Pocket next = switched_on(pocket);
      resume(next);
      Fingers(next).skip_to_turn();
      TEST_ASSERT_TRUE(truth(pocket) == truth(next));
      TEST_ASSERT_TRUE(pocket.app().table().history() == next.app().table().history());
      TEST_ASSERT_TRUE(&pocket.app().screen() == &next.app().screen());
      TEST_ASSERT_EQUAL(pocket.app().can_take_back(), next.app().can_take_back());
      play(pocket, random, 1);
    }
  }
}

void every_start_during_a_game_is_counted_and_a_new_game_begins_at_none() {
  Pocket pocket = new_game(kOled, 4, 3, ui::Speed::Off);
  TEST_ASSERT_EQUAL(0, pocket.app().starts());
  Pocket second = switched_on(pocket);
  TEST_ASSERT_EQUAL(1, second.app().starts());
  Pocket third = switched_on(second);
  TEST_ASSERT_EQUAL(2, third.app().starts());
  third.app().begin_game();
  TEST_ASSERT_EQUAL(0, third.app().starts());
}

void a_cover_comes_back_as_a_cover() {
  Pocket pocket = new_game(kOled, 4, 3, ui::Speed::Off);
  pocket.hold(hal::kA, 300);
  TEST_ASSERT_TRUE(at(pocket, ui::kHandScreen));
  Pocket next = switched_on(pocket);
  resume(next);
  TEST_ASSERT_TRUE(at(next, ui::kCoverScreen));
}

void what_was_about_to_be_told_is_told_after_the_start() {
  Random random = Random::from_seed(8);
  Pocket pocket = new_game(kOled, 3, 8, ui::Speed::Normal);
  Fingers fingers(pocket);
  while (pocket.app().table().history().round() == 1) {
    fingers.play(fingers.decide(random));
    if (pocket.app().table().history().round() == 1) fingers.skip_to_turn();
  }
  Pocket next = switched_on(pocket);
  next.app().change_settings().speed = ui::Speed::Normal;
  resume(next);
  next.wait_for(ui::kResultScreen);
  TEST_ASSERT_TRUE(at(next, ui::kResultScreen));
}

void a_second_action_cannot_be_taken_back_by_switching_off_in_between() {
  Random random = Random::from_seed(3);
  Pocket pocket = new_game(kOled, 4, 3, ui::Speed::Off);
  play(pocket, random, 2);
  TEST_ASSERT_TRUE(pocket.app().can_take_back());
  pocket.app().take_back();
  TEST_ASSERT_FALSE(pocket.app().can_take_back());
  Pocket next = switched_on(pocket);
  resume(next);
  TEST_ASSERT_EQUAL(1, next.app().view().row_size);
  TEST_ASSERT_FALSE(next.app().can_take_back());
}

void an_abandoned_game_does_not_come_back() {
  Pocket pocket = new_game(kOled, 4, 3, ui::Speed::Off);
  pocket.app().abandon();
  Pocket next = switched_on(pocket);
  TEST_ASSERT_FALSE(next.app().can_resume());
}

void a_game_waits_while_a_lesson_is_played() {
  Random random = Random::from_seed(3);
  Pocket pocket = new_game(kOled, 4, 3, ui::Speed::Off);
  play(pocket, random, 3);
  const State before = truth(pocket);
  pocket.app().begin_lesson_game();
  pocket.wait(5000);
  Pocket next = switched_on(pocket);
  TEST_ASSERT_TRUE(before == truth(next));
  pocket.app().abandon();
  TEST_ASSERT_TRUE(before == truth(pocket));
  TEST_ASSERT_TRUE(pocket.app().can_resume());
}

// ---- writing -----------------------------------------------------------------------------------

void an_action_is_one_page_and_no_auction_waits_for_an_erase() {
  Random random = Random::from_seed(4);
  Pocket pocket = new_game(kOled, 5, 4, ui::Speed::Off);
  Fingers fingers(pocket);
  fingers.skip_to_turn();
  while (!pocket.app().table().over()) {
    const bool over_soon = pocket.app().view().round == kRounds;
    const bool bidding = pocket.app().view().phase != Phase::Place;
    const long programs = pocket.flash().programs();
    const long erases = pocket.flash().erases();
    fingers.play(fingers.decide(random));
    if (!over_soon) TEST_ASSERT_EQUAL(programs + 2, pocket.flash().programs());  // one page, twice
    if (bidding && !over_soon) TEST_ASSERT_EQUAL(erases, pocket.flash().erases());
    fingers.skip_to_turn();
  }
}

void flash_that_takes_nothing_is_shown_once_and_the_game_goes_on() {
  Random random = Random::from_seed(4);
  Pocket pocket = new_game(kOled, 4, 4, ui::Speed::Off);
  play(pocket, random, 2);
  pocket.flash().set_writes(false);
  Fingers fingers(pocket);
  const std::uint64_t before = pocket.picture();
  fingers.play(fingers.decide(random));
  pocket.settle();
  TEST_ASSERT_TRUE(at(pocket, ui::kQuestionScreen));
  TEST_ASSERT_NOT_EQUAL(before, pocket.picture());
  pocket.press(hal::kA);
  pocket.wait(200);  // no cover opens for a press that closed something else
  while (pocket.app().view().round < 3) {
    fingers.skip_to_turn();
    TEST_ASSERT_FALSE(at(pocket, ui::kQuestionScreen));
    fingers.play(fingers.decide(random));
  }
  fingers.skip_to_turn();
  pocket.flash().set_writes(true);
  play(pocket, random, 20);
  Pocket next = switched_on(pocket);
  TEST_ASSERT_TRUE(truth(pocket) == truth(next));
}

// ---- what the table chose ----------------------------------------------------------------------

void settings_names_and_the_series_are_still_known() {
  Pocket pocket(kOled, 5);
  seat_players(pocket, 3);
  ui::Settings& settings = pocket.app().change_settings();
  settings.language = ui::Language::Slovak;
  settings.left_handed = true;
  settings.brightness = 2;
  pocket.app().begin_game();
  Random random = Random::from_seed(5);
  Fingers(pocket).play_game(random);
  pocket.settle();
  Pocket next = switched_on(pocket);
  TEST_ASSERT_TRUE(pocket.app().settings() == next.app().settings());
  TEST_ASSERT_EQUAL(1, next.app().series_games());
  for (Seat seat = 0; seat < 3; ++seat) {
    const ui::App& app = next.app();
    TEST_ASSERT_EQUAL_STRING(std::as_const(pocket).app().player(seat).name, app.player(seat).name);
    TEST_ASSERT_EQUAL(std::as_const(pocket).app().series_wins(seat), app.series_wins(seat));
  }
  TEST_ASSERT_EQUAL(3, next.app().people().count());
}

// Wherever a cut falls in the writing of the end, the game counts once.
void a_finished_game_counts_once_whenever_the_power_fails() {
  Random random = Random::from_seed(6);
  Pocket pocket = new_game(kOled, 3, 6, ui::Speed::Off);
  Fingers fingers(pocket);
  for (;;) {
    Pocket ahead(pocket);
    Random same = random;
    play(ahead, same, 1);
    if (ahead.app().table().over()) break;
    play(pocket, random, 1);
  }
  bool ended = false;
  for (int cut = 0; !ended; ++cut) {
    Pocket last(pocket);
    Random same = random;
    last.flash().cut(cut, {});
    play(last, same, 1);
    ended = !last.flash().is_off();
    Flash flash = last.flash();
    flash.power_on();
    Pocket next(kOled, 1, flash);
    if (next.app().can_resume()) {
      resume(next);
      Fingers(next).skip_to_turn();
      Random again = random;
      play(next, again, 1);
    }
    Pocket end = switched_on(next);
    TEST_ASSERT_EQUAL(3, end.app().people().count());
    TEST_ASSERT_EQUAL(1, end.app().series_games());
    for (int i = 0; i < 3; ++i) TEST_ASSERT_EQUAL(1, end.app().people().at(i).games);
    TEST_ASSERT_TRUE(end.app().look_up_finished(0));
    TEST_ASSERT_FALSE(end.app().look_up_finished(1));
  }
}

void the_last_hundred_games_are_kept_with_names_and_scores() {
  Random random = Random::from_seed(7);
  Pocket pocket(kOled, 7);
  seat_players(pocket, 3);
  constexpr int kGames = 105;
  Scores last;
  for (int game = 0; game < kGames; ++game) {
    pocket.app().begin_game();
    while (!pocket.app().table().over()) {  // behind the screens: buttons have their own tests
      const Action action = Fingers(pocket).decide(random);
      TEST_ASSERT_TRUE(pocket.app().play(action) == Verdict::Ok);
      pocket.app().next();
    }
    last = pocket.app().view().scores;
    pocket.app().game_is_told();
  }
  Pocket next = switched_on(pocket);
  TEST_ASSERT_TRUE(next.app().look_up_finished(0));
  TEST_ASSERT_EQUAL(kGames, next.app().finished().number);
  TEST_ASSERT_TRUE(last == next.app().finished().scores);
  TEST_ASSERT_EQUAL_STRING("Cleo", next.app().finished().names[2]);
  TEST_ASSERT_TRUE(next.app().look_up_finished(99));
  TEST_ASSERT_EQUAL(kGames - 99, next.app().finished().number);
  TEST_ASSERT_FALSE(next.app().look_up_finished(100));
}

void a_save_of_a_newer_version_is_left_alone_until_it_is_erased_on_purpose() {
  Pocket pocket = new_game(kOled, 3, 5, ui::Speed::Off);
  store::Page page = {};
  for (std::uint32_t place = 0; place < store::kSectors * store::kPagesInSector; ++place) {
    TEST_ASSERT_TRUE(pocket.flash().read(place * store::kPageBytes, &page, sizeof page));
    if (!page.is_sound()) continue;
    page.head.schema = 77;
    page.crc = page.sum();
    pocket.flash().put(place * store::kPageBytes, &page, sizeof page);
  }
  const std::vector<std::uint8_t> before = bytes_of(pocket);
  Pocket next = switched_on(pocket);
  TEST_ASSERT_TRUE(next.app().save_is_too_new());
  TEST_ASSERT_FALSE(next.app().can_resume());
  seat_players(next, 3);
  next.app().begin_game();
  Fingers(next).skip_to_turn();
  Random random = Random::from_seed(5);
  play(next, random, 5);
  TEST_ASSERT_TRUE(before == bytes_of(next));
  next.app().erase_everything();
  next.settle();
  seat_players(next, 3);
  next.app().begin_game();
  Pocket third = switched_on(next);
  TEST_ASSERT_TRUE(third.app().can_resume());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_game_goes_on_where_it_was_after_every_action);
  RUN_TEST(every_start_during_a_game_is_counted_and_a_new_game_begins_at_none);
  RUN_TEST(a_cover_comes_back_as_a_cover);
  RUN_TEST(what_was_about_to_be_told_is_told_after_the_start);
  RUN_TEST(a_second_action_cannot_be_taken_back_by_switching_off_in_between);
  RUN_TEST(an_abandoned_game_does_not_come_back);
  RUN_TEST(a_game_waits_while_a_lesson_is_played);
  RUN_TEST(an_action_is_one_page_and_no_auction_waits_for_an_erase);
  RUN_TEST(flash_that_takes_nothing_is_shown_once_and_the_game_goes_on);
  RUN_TEST(settings_names_and_the_series_are_still_known);
  RUN_TEST(a_finished_game_counts_once_whenever_the_power_fails);
  RUN_TEST(the_last_hundred_games_are_kept_with_names_and_scores);
  RUN_TEST(a_save_of_a_newer_version_is_left_alone_until_it_is_erased_on_purpose);
  return UNITY_END();
}
