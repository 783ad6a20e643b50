// The app between its screens: what is held, asleep, broken or changed in between.
#include <string>

#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

Pocket dealt(const Panel& panel) {
  Pocket pocket(panel, 5);
  seat_players(pocket, 4);
  pocket.app().begin_game();
  Fingers(pocket).skip_to_turn();
  return pocket;
}

Pocket bidding(const Panel& panel) {
  Pocket pocket = dealt(panel);
  Random random = Random::from_seed(5);
  Fingers fingers(pocket);
  while (pocket.app().view().phase == Phase::Place) {
    fingers.play(fingers.decide(random));
    fingers.skip_to_turn();
  }
  return pocket;
}

// ---- the cover ----------------------------------------------------------------------------------

void a_button_held_when_the_cover_lifts_plays_no_card() {
  struct {
    const Panel& panel;
    std::uint8_t button;
  } const kHeld[] = {
      {kOled, hal::kUp}, {kOled, hal::kB}, {kOledFour, hal::kB}, {kOledFour, hal::kX}};
  for (const auto& held : kHeld) {
    Pocket pocket = dealt(held.panel);
    pocket.hold(held.button, 100);
    pocket.hold(hal::kA, 100);
    TEST_ASSERT_TRUE(at(pocket, ui::kHandScreen));
    Pocket released = pocket;
    pocket.wait(2000);  // it neither repeats nor turns long
    released.release(held.button, 100);
    for (const Pocket* after : {&pocket, &released}) {
      TEST_ASSERT_TRUE(at(*after, ui::kHandScreen));
      TEST_ASSERT_EQUAL(0, after->app().view().row_size);
    }
  }
}

void in_one_hand_mode_b_hides_the_hand() {
  Pocket pocket = dealt(kOled);
  pocket.app().change_settings().toggle_hand = true;
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kHandScreen));
  pocket.press(hal::kB);
  TEST_ASSERT_TRUE(at(pocket, ui::kCoverScreen));
  TEST_ASSERT_EQUAL(0, pocket.app().view().row_size);
}

void a_press_from_the_deaf_moment_never_counts() {
  Pocket pocket = bidding(kOled);
  pocket.press(hal::kA);  // a bid: the next player's keys are deaf for 250 ms
  const View before = pocket.app().view();
  TEST_ASSERT_FALSE(pocket.app().settled());
  pocket.hold(hal::kB);
  pocket.app().step(pocket.moment() + 250, 0);  // let go in the very moment it ends
  TEST_ASSERT_TRUE(pocket.app().settled());
  TEST_ASSERT_TRUE(pocket.app().view() == before);
}

// ---- sleep and the panel ------------------------------------------------------------------------

void whatever_wakes_the_device_does_nothing_else() {
  const std::uint8_t kKeys[] = {hal::kA, hal::kB, hal::kA | hal::kB, hal::kUp | hal::kA, 0xFF};
  for (const std::uint8_t keys : kKeys) {
    Pocket pocket = bidding(kOled);
    const View before = pocket.app().view();
    pocket.wait(130'000);
    TEST_ASSERT_TRUE(at(pocket, ui::kSleepScreen));
    pocket.hold(keys, 5);
    TEST_ASSERT_TRUE(at(pocket, ui::kAuctionScreen));  // B, too, wakes at once
    pocket.wait(1000);
    pocket.release(keys, 100);
    TEST_ASSERT_TRUE(at(pocket, ui::kAuctionScreen));
    TEST_ASSERT_TRUE(pocket.app().view() == before);
  }
}

void a_stuck_button_does_not_keep_the_device_awake() {
  for (int bit = 0; bit < 8; ++bit) {
    Pocket pocket = bidding(kOled);
    pocket.hold(static_cast<std::uint8_t>(1 << bit), 130'000);
    for (int i = 0; i < 10; ++i) {
      TEST_ASSERT_TRUE(at(pocket, ui::kSleepScreen));
      TEST_ASSERT_EQUAL(0, pocket.light());
      pocket.wait(30'000);
    }
  }
}

// The panel may still hold somebody's cards: from before a reset, or from before it fell silent.
void the_panel_is_lit_after_it_took_the_new_picture() {
  Pocket pocket(kOled, 5);
  TEST_ASSERT_TRUE(pocket.light() > 0);
  TEST_ASSERT_TRUE(pocket.picture_when_lit() == pocket.picture());

  Pocket asleep = dealt(kOled);
  const std::uint64_t cover = asleep.picture();
  asleep.wait(130'000);
  TEST_ASSERT_EQUAL(0, asleep.light());
  asleep.press(hal::kA);
  TEST_ASSERT_TRUE(asleep.light() > 0);
  TEST_ASSERT_TRUE(asleep.picture_when_lit() == cover);
}

void a_panel_that_does_not_answer_stays_dark() {
  Pocket pocket = dealt(kOled);
  const std::uint64_t cover = pocket.picture();
  pocket.wait(130'000);
  pocket.set_panel_answers(false);
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kCoverScreen));
  TEST_ASSERT_EQUAL(0, pocket.light());
  pocket.set_panel_answers(true);
  pocket.wait(1000);
  TEST_ASSERT_TRUE(pocket.light() > 0);
  TEST_ASSERT_TRUE(pocket.picture_when_lit() == cover);
}

void a_panel_that_has_forgotten_its_picture_is_sent_all_of_it() {
  Pocket pocket = dealt(kOled);
  const std::uint64_t cover = pocket.picture();
  for (const bool lit : {false, true}) {
    pocket.set_pixel(lit);
    pocket.wait(1000);
    pocket.app().panel_has_forgotten();
    pocket.wait(1000);
    TEST_ASSERT_TRUE(pocket.picture() == cover);
  }
}

// ---- in between ---------------------------------------------------------------------------------

void a_series_goes_on_after_an_abandoned_game_and_a_lesson() {
  Pocket pocket = dealt(kOled);
  Random random = Random::from_seed(5);
  Fingers(pocket).play_game(random);
  TEST_ASSERT_EQUAL(1, pocket.app().series_games());
  pocket.app().begin_game();
  pocket.app().abandon();
  pocket.app().begin_lesson_game();
  pocket.app().abandon();
  pocket.app().begin_game();
  TEST_ASSERT_EQUAL(1, pocket.app().series_games());
  pocket.app().abandon();
  TEST_ASSERT_TRUE(set_name(pocket.app().player(1), "Zoe", 3));
  pocket.app().begin_game();
  TEST_ASSERT_EQUAL(0, pocket.app().series_games());
}

void the_code_of_a_game_is_told_only_when_it_is_over() {
  Pocket pocket = dealt(kOled);
  TEST_ASSERT_EQUAL(0, pocket.app().table().code());
  Random random = Random::from_seed(5);
  Fingers(pocket).play_game(random);
  TEST_ASSERT_TRUE(pocket.app().table().code() != 0);
}

void a_text_that_became_shorter_can_still_be_closed() {
  Pocket pocket(kOled);
  pocket.app().change_settings().language = ui::Language::German;
  pocket.app().change_settings().large_text = true;
  pocket.app().go(ui::kPlayersScreen);
  pocket.app().explain(ui::Text::Edition, ui::Prose::HelpEdition);
  for (int i = 0; i < 20; ++i) pocket.press(hal::kDown);  // the last page
  const int last = pocket.app().memory().top;
  pocket.app().change_settings().large_text = false;
  pocket.app().change_settings().language = ui::Language::English;
  const int pages = pocket.app().pages(pocket.app().say(ui::Prose::HelpEdition).c_str());
  TEST_ASSERT_TRUE_MESSAGE(last > pages - 1, "the text must become shorter for this test");
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kPlayersScreen));
}

void the_menu_stays_where_it_was_when_the_tracker_is_switched_off() {
  Pocket pocket = dealt(kOled);
  pocket.app().change_settings().tracker = true;
  pocket.app().open(ui::kMenuScreen);
  for (int i = 0; i < 12 && !at(pocket, ui::kSettingsScreen); ++i) {  // the entry after the tracker
    pocket.press(hal::kDown);
    pocket.press(hal::kA);
    if (at(pocket, ui::kSettingsScreen)) break;
    pocket.press(hal::kB);
  }
  TEST_ASSERT_TRUE(at(pocket, ui::kSettingsScreen));
  pocket.app().change_settings().tracker = false;
  pocket.press(hal::kB);
  TEST_ASSERT_TRUE(at(pocket, ui::kMenuScreen));
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kSettingsScreen));
}

void nobody_can_outbid_all_the_mice_there_are() {
  Pocket pocket = bidding(kOled);
  State& truth = pocket.app().table_for_test().truth();
  truth.high = static_cast<Mice>(total_mice(truth.players));
  pocket.press(hal::kUp);
  pocket.press(hal::kDown);
  const View before = pocket.app().view();
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(pocket.app().view() == before);
}

// A number that is turned is drawn without the rest of the picture.
void a_bid_turned_alone_looks_as_if_everything_was_drawn() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    for (const bool large : {false, true}) {
      Pocket pocket = bidding(panel);
      pocket.app().change_settings().large_text = large;
      pocket.wait(100);
      Fingers fingers(pocket);
      for (int i = 0; i < 60; ++i) {
        i % 7 == 3 ? fingers.press_right() : i % 5 == 4 ? fingers.press_down() : fingers.press_up();
        Pocket whole = pocket;
        whole.app().redraw();
        whole.wait(0);
        TEST_ASSERT_TRUE(pocket.picture() == whole.picture());
      }
      TEST_ASSERT_TRUE(at(pocket, ui::kAuctionScreen));
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_button_held_when_the_cover_lifts_plays_no_card);
  RUN_TEST(in_one_hand_mode_b_hides_the_hand);
  RUN_TEST(a_press_from_the_deaf_moment_never_counts);
  RUN_TEST(whatever_wakes_the_device_does_nothing_else);
  RUN_TEST(a_stuck_button_does_not_keep_the_device_awake);
  RUN_TEST(the_panel_is_lit_after_it_took_the_new_picture);
  RUN_TEST(a_panel_that_does_not_answer_stays_dark);
  RUN_TEST(a_panel_that_has_forgotten_its_picture_is_sent_all_of_it);
  RUN_TEST(a_series_goes_on_after_an_abandoned_game_and_a_lesson);
  RUN_TEST(the_code_of_a_game_is_told_only_when_it_is_over);
  RUN_TEST(a_text_that_became_shorter_can_still_be_closed);
  RUN_TEST(the_menu_stays_where_it_was_when_the_tracker_is_switched_off);
  RUN_TEST(nobody_can_outbid_all_the_mice_there_are);
  RUN_TEST(a_bid_turned_alone_looks_as_if_everything_was_drawn);
  return UNITY_END();
}
