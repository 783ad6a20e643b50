// The guided round, its automatic opponents, and the menu on top of it.
#include "engine/session/lesson_mode.h"
#include "engine/ui/lessons.h"
#include "tests/ui/button_player.h"
#include "tests/ui/drawn_texts.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

void open_menu(VirtualDevice& device) {
  device.hold(hal::kB, 900);
  device.release(hal::kB, 50);
}

// Reads on until this screen shows.
void read_to(VirtualDevice& device, const ui::Screen& wanted) {
  for (int i = 0; i < 80; ++i) {
    device.settle();
    if (at(device, wanted)) return;
    device.press(hal::kA);
  }
  TEST_FAIL_MESSAGE("the guided round never came to this screen");
}

text::Prose advice(const VirtualDevice& device) {
  return device.app().memory<ui::GuideMemory>().words;
}

void begin(VirtualDevice& device, ui::Speed speed = ui::Speed::Off) {
  seat_players(device, 5);
  device.app().change_settings().speed = speed;
  device.app().begin(ui::kLessonMode);
  TEST_ASSERT_TRUE(advice(device) == text::Prose::GuideStart);
  for (int page = 0; page < 4 && at(device, ui::kGuideScreen); ++page) device.press(hal::kA);
}

void place(VirtualDevice& device, Face face) {
  read_to(device, ui::kHandScreen);
  ButtonPlayer(device).play(Action::place(ui::kLearner, face));
}

// The learner bids `mice` at once, or passes with 0; true if that wins.
bool play_round(const Panel& panel, Face face, int mice) {
  VirtualDevice device(panel, 3);
  begin(device);
  place(device, face);
  while (!at(device, ui::kLearnScreen)) {
    device.settle();
    const int high = device.app().view().high;
    if (!at(device, ui::kAuctionScreen)) {
      TEST_ASSERT_FALSE(at(device, ui::kCoverScreen));
      device.press(hal::kA);
    } else if (high < mice) {
      ButtonPlayer(device).play(Action::bid(ui::kLearner, mice));
    } else {
      device.press(hal::kB);
    }
    if (at(device, ui::kResultScreen)) {
      const PastRound& past = device.app().table().history().past(1);
      TEST_ASSERT_TRUE(past.outcome == PastRound::Outcome::Won);
      TEST_ASSERT_TRUE(past.dogs == (is_dog(face) ? 2 : 1));
      TEST_ASSERT_EQUAL(is_dog(face) ? 0 : 1, past.chased.has_value());
      const bool won = past.winner == ui::kLearner;
      read_to(device, ui::kLearnScreen);
      TEST_ASSERT_FALSE(device.app().table().running());
      TEST_ASSERT_FALSE((&device.app().session().mode() == &session::kLessonMode));
      TEST_ASSERT_EQUAL(1 << ui::kLessons, device.app().settings().lessons_read);
      TEST_ASSERT_EQUAL(0, device.app().saves().seating().games);
      return won;
    }
  }
  TEST_FAIL_MESSAGE("the round had no result");
  return false;
}

void nine_mice_win_the_sack_with_any_card() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    for (const Face face : CardSet::full().without(CardSet::only(Face::Cat3))) {
      TEST_ASSERT_TRUE(play_round(panel, face, 9));
    }
  }
}

void passing_or_bidding_low_still_plays_a_whole_round() {
  TEST_ASSERT_FALSE(play_round(kSquare, Face::Cat15, 0));
  TEST_ASSERT_FALSE(play_round(kWide, Face::CatMinus8, 6));
}

// Advice about the dogs comes before the last cards turn over, about the sale after the result.
void advice_comes_when_it_is_true() {
  using text::Prose;
  for (const int mice : {0, 9}) {
    VirtualDevice device(kSquare, 3);
    begin(device);
    place(device, Face::Cat8);
    bool dogs = false, revealed = false, result = false, sold = false;
    while (!at(device, ui::kLearnScreen)) {
      device.settle();
      revealed = revealed || at(device, ui::kRevealScreen);
      result = result || at(device, ui::kResultScreen);
      if (at(device, ui::kGuideScreen) && advice(device) == Prose::GuideDogs) {
        TEST_ASSERT_FALSE(revealed);
        dogs = true;
      }
      if (at(device, ui::kGuideScreen) && advice(device) == Prose::GuideSold) {
        TEST_ASSERT_TRUE(result);
        sold = true;
      }
      if (!at(device, ui::kAuctionScreen)) {
        device.press(hal::kA);
      } else if (device.app().view().high < mice) {
        ButtonPlayer(device).play(Action::bid(ui::kLearner, mice));
      } else {
        device.press(hal::kB);
      }
    }
    TEST_ASSERT_TRUE(dogs && result && sold);
  }
}

// The order in which a learner reads, and that advice on a turn comes at the own turn.
void advice_to_bid_comes_before_advice_to_pass_and_at_the_own_turn() {
  using text::Prose;
  VirtualDevice device(kSquare, 3);
  seat_players(device, 4);
  device.app().begin(ui::kLessonMode);
  TEST_ASSERT_TRUE(any_has(texts_of(device), device.app().name(ui::kLearner)));
  TEST_ASSERT_EQUAL(0, device.app().view().row_size);  // before any card is placed
  std::vector<Prose> order;
  for (int i = 0; i < 100 && !at(device, ui::kLearnScreen); ++i) {
    device.settle();
    if (at(device, ui::kGuideScreen)) {
      const Prose words = advice(device);
      if (order.empty() || order.back() != words) order.push_back(words);
      const bool of_turn = words == Prose::GuidePlace || words == Prose::GuideBid ||
                           words == Prose::GuideRaise || words == Prose::GuidePass;
      if (of_turn) TEST_ASSERT_EQUAL(ui::kLearner, device.app().view().turn);
      if (words == Prose::GuidePass) TEST_ASSERT_GREATER_THAN(0, device.app().view().bids[0]);
    }
    if (at(device, ui::kHandScreen)) {
      ButtonPlayer(device).play(Action::place(ui::kLearner, Face::Cat8));
    } else if (at(device, ui::kAuctionScreen) && device.app().view().bids[0] > 0) {
      device.press(hal::kB);
    } else {
      device.press(hal::kA);
    }
  }
  const std::vector<Prose> expected = {Prose::GuideStart, Prose::GuidePlace, Prose::GuideFirstCard,
                                       Prose::GuideBid,   Prose::GuideRaise, Prose::GuidePass,
                                       Prose::GuideDogs,  Prose::GuideSold,  Prose::GuideEnd};
  TEST_ASSERT_TRUE(order == expected);
}

// Cards that are still face down are backs on the advice, whatever they are.
void advice_about_dogs_shows_no_card_that_is_face_down() {
  std::uint64_t pictures[2];
  for (int i = 0; i < 2; ++i) {
    VirtualDevice device(kSquare, 3);
    begin(device);
    place(device, i == 0 ? Face::Cat8 : Face::Cat11);  // the learner's card lies last
    for (int tries = 0; tries < 60; ++tries) {
      device.settle();
      if (at(device, ui::kGuideScreen) && advice(device) == text::Prose::GuideDogs) break;
      device.press(at(device, ui::kAuctionScreen) ? hal::kB : hal::kA);
    }
    TEST_ASSERT_TRUE(at(device, ui::kGuideScreen));
    pictures[i] = device.picture();
  }
  TEST_ASSERT_TRUE(pictures[0] == pictures[1]);
}

void an_opponent_pauses_and_keys_do_not_shorten_it() {
  VirtualDevice device(kSquare, 3);
  begin(device, ui::Speed::Normal);
  TEST_ASSERT_TRUE(at(device, ui::kWaitScreen));
  TEST_ASSERT_FALSE(device.app().settled());
  const State before = device.truth();
  for (const std::uint8_t key : {hal::kA, hal::kB, hal::kX}) device.press(key);
  TEST_ASSERT_TRUE(at(device, ui::kWaitScreen));
  TEST_ASSERT_TRUE(device.truth() == before);
  device.settle();
  TEST_ASSERT_TRUE(at(device, ui::kGuideScreen));
}

void an_opponent_waits_while_the_menu_is_open() {
  VirtualDevice device(kSquare, 3);
  begin(device, ui::Speed::Normal);
  device.press(hal::kY);
  TEST_ASSERT_TRUE(at(device, ui::kMenuScreen));
  TEST_ASSERT_TRUE(device.app().settled());
  device.wait(5000);
  TEST_ASSERT_TRUE(at(device, ui::kMenuScreen));
  device.press(hal::kY);
  TEST_ASSERT_TRUE(at(device, ui::kWaitScreen));
  TEST_ASSERT_FALSE(device.app().settled());
  device.settle();
  TEST_ASSERT_TRUE(at(device, ui::kGuideScreen));
}

void an_own_bid_is_taken_back_before_the_opponent_acts_and_never_after() {
  VirtualDevice device(kSquare, 3);
  begin(device, ui::Speed::Normal);
  place(device, Face::Cat8);
  read_to(device, ui::kAuctionScreen);
  TEST_ASSERT_FALSE(device.app().session().can_take_back());  // the high bid is an opponent's
  const State before = device.truth();
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kWaitScreen));
  TEST_ASSERT_TRUE(device.app().session().can_take_back());
  device.press(hal::kY);
  device.press(hal::kDown);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kAuctionScreen));
  TEST_ASSERT_TRUE(device.truth() == before);
  device.settle();
  device.press(hal::kA);
  device.wait(1300);
  TEST_ASSERT_FALSE(device.app().session().can_take_back());
}

void mute_is_two_presses_away() {
  VirtualDevice device = new_game(kSquare, 4, 3);
  open_menu(device);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(device.app().settings().mute);
  device.press(hal::kA);
  TEST_ASSERT_FALSE(device.app().settings().mute);
}

void every_screen_opened_from_the_menu_leads_back_to_it() {
  VirtualDevice device = new_game(kSquare, 4, 3);
  for (int i = 0; i < 20; ++i) {
    device.press(hal::kY);
    if (at(device, ui::kMenuScreen)) {
      device.press(hal::kDown);
      device.press(hal::kA);
    }
    if (at(device, ui::kPauseScreen)) {  // it replaces the menu
      device.press(hal::kA);
      continue;
    }
    TEST_ASSERT_TRUE(device.app().screens().find(ui::kMenuScreen) >= 0);
  }
  for (int i = 0; i < 4; ++i) device.press(hal::kB);
}

void a_pause_returns_to_the_game_and_abandoning_ends_it() {
  VirtualDevice device = new_game(kSquare, 4, 3);
  device.press(hal::kY);
  for (int i = 0; i < 3; ++i) device.press(hal::kUp);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kPauseScreen));
  device.press(hal::kRight);
  TEST_ASSERT_TRUE(at(device, ui::kPauseScreen));
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  device.press(hal::kY);
  device.press(hal::kUp);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kQuestionScreen));
  ButtonPlayer(device).hold_yes();
  TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
  TEST_ASSERT_FALSE(device.app().table().running());
}

void a_player_leaves_and_the_game_goes_on_where_it_was() {
  VirtualDevice device = new_game(kSquare, 4, 3);
  const State before = device.truth();
  device.press(hal::kY);
  for (int i = 0; i < 2; ++i) device.press(hal::kUp);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kLeaveScreen));
  device.press(hal::kDown);
  device.press(hal::kA);
  ButtonPlayer(device).hold_yes();
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  TEST_ASSERT_TRUE(device.truth() == before);
}

void a_lesson_that_was_read_is_ticked_and_the_next_one_is_chosen() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    VirtualDevice device(panel, 3);
    seat_players(device, 4);
    device.app().go(ui::kLearnScreen);
    for (int lesson = 0; lesson < ui::kLessons; ++lesson) {
      TEST_ASSERT_EQUAL(lesson, device.app().memory<ui::ListMemory>().cursor);
      device.press(hal::kA);
      TEST_ASSERT_TRUE(at(device, ui::kLessonScreen));
      for (int i = 0; i < 8 && at(device, ui::kLessonScreen); ++i) device.press(hal::kA);
      TEST_ASSERT_TRUE(at(device, ui::kLearnScreen));
      TEST_ASSERT_EQUAL((2 << lesson) - 1, device.app().settings().lessons_read);
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(nine_mice_win_the_sack_with_any_card);
  RUN_TEST(passing_or_bidding_low_still_plays_a_whole_round);
  RUN_TEST(advice_comes_when_it_is_true);
  RUN_TEST(advice_to_bid_comes_before_advice_to_pass_and_at_the_own_turn);
  RUN_TEST(advice_about_dogs_shows_no_card_that_is_face_down);
  RUN_TEST(an_opponent_pauses_and_keys_do_not_shorten_it);
  RUN_TEST(an_opponent_waits_while_the_menu_is_open);
  RUN_TEST(an_own_bid_is_taken_back_before_the_opponent_acts_and_never_after);
  RUN_TEST(mute_is_two_presses_away);
  RUN_TEST(every_screen_opened_from_the_menu_leads_back_to_it);
  RUN_TEST(a_pause_returns_to_the_game_and_abandoning_ends_it);
  RUN_TEST(a_player_leaves_and_the_game_goes_on_where_it_was);
  RUN_TEST(a_lesson_that_was_read_is_ticked_and_the_next_one_is_chosen);
  return UNITY_END();
}
