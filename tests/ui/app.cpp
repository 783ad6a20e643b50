// The app between two screens: keys that are held, sleep, a panel that fails, settings that change.
#include <string>

#include "engine/ui/paging.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

VirtualDevice dealt(const Panel& panel) { return new_game(panel, 4, 5, ui::Speed::Normal); }

VirtualDevice bidding(const Panel& panel) {
  VirtualDevice device = dealt(panel);
  Random random = Random::from_seed(5);
  ButtonPlayer player(device);
  while (device.app().view().phase == Phase::Place) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  return device;
}

// ---- the cover ----------------------------------------------------------------------------------

void a_button_held_when_the_cover_lifts_plays_no_card() {
  struct {
    const Panel& panel;
    std::uint8_t button;
  } const kHeld[] = {
      {kOled, hal::kUp}, {kOled, hal::kB}, {kOledFour, hal::kB}, {kOledFour, hal::kX}};
  for (const auto& held : kHeld) {
    VirtualDevice device = dealt(held.panel);
    device.hold(held.button, 100);
    device.hold(hal::kA, 100);
    TEST_ASSERT_TRUE(at(device, ui::kHandScreen));
    VirtualDevice released = device;
    device.wait(2000);  // neither repeats nor becomes a long press
    released.release(held.button, 100);
    for (const VirtualDevice* after : {&device, &released}) {
      TEST_ASSERT_TRUE(at(*after, ui::kHandScreen));
      TEST_ASSERT_EQUAL(0, after->app().view().row_size);
    }
  }
}

void in_one_hand_mode_b_hides_the_hand() {
  for (const Panel& panel : {kOled, kOledFour}) {
    VirtualDevice device = dealt(panel);
    device.app().change_settings().toggle_hand = true;
    device.press(hal::kA);
    TEST_ASSERT_TRUE(at(device, ui::kHandScreen));
    device.press(hal::kB);
    TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
    TEST_ASSERT_EQUAL(0, device.app().view().row_size);
  }
}

void a_press_during_the_input_lock_never_counts() {
  VirtualDevice device = bidding(kOled);
  device.press(hal::kA);  // a bid: keys are locked for 350 ms
  const View before = device.app().view();
  TEST_ASSERT_FALSE(device.app().settled());
  device.hold(hal::kB);
  device.app().step(device.moment() + 250, 0);  // released just as the lock ends
  TEST_ASSERT_TRUE(device.app().settled());
  TEST_ASSERT_TRUE(device.app().view() == before);
}

// ---- sleep and the panel ------------------------------------------------------------------------

void the_press_that_wakes_the_device_has_no_other_effect() {
  const std::uint8_t kKeys[] = {hal::kA, hal::kB, hal::kA | hal::kB, hal::kUp | hal::kA, 0xFF};
  for (const std::uint8_t keys : kKeys) {
    VirtualDevice device = bidding(kOled);
    const View before = device.app().view();
    device.wait(130'000);
    TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
    device.hold(keys, 5);
    TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));  // B, too, wakes at once
    device.wait(1000);
    device.release(keys, 100);
    TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
    TEST_ASSERT_TRUE(device.app().view() == before);
  }
}

void a_stuck_button_does_not_keep_the_device_awake() {
  for (int bit = 0; bit < 8; ++bit) {
    VirtualDevice device = bidding(kOled);
    device.hold(static_cast<std::uint8_t>(1 << bit), 130'000);
    for (int i = 0; i < 10; ++i) {
      TEST_ASSERT_TRUE(at(device, ui::kSleepScreen));
      TEST_ASSERT_EQUAL(0, device.light());
      device.wait(30'000);
    }
  }
}

// The panel may still show a hand: from before a reset, or from before it stopped answering.
void the_panel_is_lit_after_it_took_the_new_picture() {
  VirtualDevice device(kOled, 5);
  TEST_ASSERT_TRUE(device.light() > 0);
  TEST_ASSERT_TRUE(device.picture_when_lit() == device.picture());

  VirtualDevice asleep = dealt(kOled);
  const std::uint64_t cover = asleep.picture();
  asleep.wait(130'000);
  TEST_ASSERT_EQUAL(0, asleep.light());
  asleep.press(hal::kA);
  TEST_ASSERT_TRUE(asleep.light() > 0);
  TEST_ASSERT_TRUE(asleep.picture_when_lit() == cover);
}

void a_panel_that_does_not_answer_stays_dark() {
  VirtualDevice device = dealt(kOled);
  const std::uint64_t cover = device.picture();
  device.wait(130'000);
  device.set_panel_answers(false);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  TEST_ASSERT_EQUAL(0, device.light());
  device.set_panel_answers(true);
  device.wait(1000);
  TEST_ASSERT_TRUE(device.light() > 0);
  TEST_ASSERT_TRUE(device.picture_when_lit() == cover);
}

void a_panel_that_has_forgotten_its_picture_is_sent_all_of_it() {
  VirtualDevice device = dealt(kOled);
  const std::uint64_t cover = device.picture();
  for (const bool lit : {false, true}) {
    device.set_pixel(lit);
    device.wait(1000);
    device.panel_has_forgotten();
    device.wait(1000);
    TEST_ASSERT_TRUE(device.picture() == cover);
  }
}

// ---- in between ---------------------------------------------------------------------------------

void a_series_goes_on_after_an_abandoned_game_and_a_lesson() {
  VirtualDevice device = dealt(kOled);
  Random random = Random::from_seed(5);
  ButtonPlayer(device).play_game(random);
  TEST_ASSERT_EQUAL(1, device.app().saves().seating().games);
  device.app().begin(ui::kGameMode);
  device.app().abandon();
  device.app().begin(ui::kLessonMode);
  device.app().abandon();
  device.app().begin(ui::kGameMode);
  TEST_ASSERT_EQUAL(1, device.app().saves().seating().games);
  device.app().abandon();
  TEST_ASSERT_TRUE(set_name(device.app().saves().change_seating().seats[1], "Zoe", 3));
  device.app().begin(ui::kGameMode);
  TEST_ASSERT_EQUAL(0, device.app().saves().seating().games);
}

void the_code_of_a_game_is_shown_only_when_it_is_over() {
  VirtualDevice device = dealt(kOled);
  TEST_ASSERT_EQUAL(0, device.app().table().code());
  Random random = Random::from_seed(5);
  ButtonPlayer(device).play_game(random);
  TEST_ASSERT_TRUE(device.app().table().code() != 0);
}

void a_text_that_became_shorter_can_still_be_closed() {
  VirtualDevice device(kOled);
  device.app().change_settings().language = ui::Language::German;
  device.app().change_settings().large_text = true;
  device.app().go(ui::kPlayersScreen);
  ui::explain(device.app(), ui::Text::Edition, ui::Prose::HelpEdition);
  for (int i = 0; i < 20; ++i) device.press(hal::kDown);  // the last page
  const int last = device.app().memory<ui::ExplainMemory>().pages.page;
  device.app().change_settings().large_text = false;
  device.app().change_settings().language = ui::Language::English;
  const int pages = ui::page_count(device.app(), device.app().say(ui::Prose::HelpEdition).c_str());
  TEST_ASSERT_TRUE_MESSAGE(last > pages - 1, "the text must become shorter for this test");
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kPlayersScreen));
}

void the_menu_stays_where_it_was_when_the_tracker_is_switched_off() {
  VirtualDevice device = dealt(kOled);
  device.app().change_settings().tracker = true;
  device.app().open(ui::kMenuScreen);
  for (int i = 0; i < 12 && !at(device, ui::kSettingsScreen); ++i) {  // the entry after the tracker
    device.press(hal::kDown);
    device.press(hal::kA);
    if (at(device, ui::kSettingsScreen)) break;
    device.press(hal::kB);
  }
  TEST_ASSERT_TRUE(at(device, ui::kSettingsScreen));
  device.app().change_settings().tracker = false;
  device.press(hal::kB);
  TEST_ASSERT_TRUE(at(device, ui::kMenuScreen));
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kSettingsScreen));
}

void no_offer_exceeds_all_the_mice_of_the_game() {
  VirtualDevice device = bidding(kOled);
  State truth = device.truth();
  truth.high = static_cast<Mice>(total_mice(truth.players));
  device.set_truth(truth);
  device.press(hal::kUp);
  device.press(hal::kDown);
  const View before = device.app().view();
  device.press(hal::kA);
  TEST_ASSERT_TRUE(device.app().view() == before);
}

// A number that is turned is drawn without the rest of the picture.
void redrawing_only_the_bid_gives_the_same_picture_as_redrawing_all() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    for (const bool large : {false, true}) {
      VirtualDevice device = bidding(panel);
      device.app().change_settings().large_text = large;
      device.wait(100);
      ButtonPlayer player(device);
      for (int i = 0; i < 60; ++i) {
        i % 7 == 3 ? player.press_right() : i % 5 == 4 ? player.press_down() : player.press_up();
        VirtualDevice whole = device;
        redraw(whole);
        whole.wait(0);
        TEST_ASSERT_TRUE(device.picture() == whole.picture());
      }
      TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_button_held_when_the_cover_lifts_plays_no_card);
  RUN_TEST(in_one_hand_mode_b_hides_the_hand);
  RUN_TEST(a_press_during_the_input_lock_never_counts);
  RUN_TEST(the_press_that_wakes_the_device_has_no_other_effect);
  RUN_TEST(a_stuck_button_does_not_keep_the_device_awake);
  RUN_TEST(the_panel_is_lit_after_it_took_the_new_picture);
  RUN_TEST(a_panel_that_does_not_answer_stays_dark);
  RUN_TEST(a_panel_that_has_forgotten_its_picture_is_sent_all_of_it);
  RUN_TEST(a_series_goes_on_after_an_abandoned_game_and_a_lesson);
  RUN_TEST(the_code_of_a_game_is_shown_only_when_it_is_over);
  RUN_TEST(a_text_that_became_shorter_can_still_be_closed);
  RUN_TEST(the_menu_stays_where_it_was_when_the_tracker_is_switched_off);
  RUN_TEST(no_offer_exceeds_all_the_mice_of_the_game);
  RUN_TEST(redrawing_only_the_bid_gives_the_same_picture_as_redrawing_all);
  return UNITY_END();
}
