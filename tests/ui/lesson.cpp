// The guided round, the opponents in it who play by themselves, and the menu over all of it.
#include "engine/ui/lesson.h"
#include "engine/ui/lessons.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

void open_menu(Pocket& pocket) {
  pocket.hold(hal::kB, 900);
  pocket.release(hal::kB, 50);
}

// Reads on until this screen shows.
void read_to(Pocket& pocket, const ui::Screen& wanted) {
  for (int i = 0; i < 80; ++i) {
    pocket.settle();
    if (at(pocket, wanted)) return;
    pocket.press(hal::kA);
  }
  TEST_FAIL_MESSAGE("the guided round never came to this screen");
}

void begin(Pocket& pocket, ui::Speed speed = ui::Speed::Off) {
  seat_players(pocket, 5);
  pocket.app().change_settings().speed = speed;
  pocket.app().begin_lesson_game();
}

void place(Pocket& pocket, Face face) {
  read_to(pocket, ui::kCoverScreen);
  Fingers(pocket).play(Action::place(ui::kLearner, face));
}

// The learner bids so high at once, or passes with 0; true if that wins.
bool play_round(const Panel& panel, Face face, int mice) {
  Pocket pocket(panel, 3);
  begin(pocket);
  place(pocket, face);
  while (!at(pocket, ui::kLearnScreen)) {
    pocket.settle();
    const int high = pocket.app().view().high;
    if (!at(pocket, ui::kAuctionScreen)) {
      TEST_ASSERT_FALSE(at(pocket, ui::kCoverScreen));
      pocket.press(hal::kA);
    } else if (high < mice) {
      Fingers(pocket).play(Action::bid(ui::kLearner, mice));
    } else {
      pocket.press(hal::kB);
    }
    if (at(pocket, ui::kResultScreen)) {
      const PastRound& past = pocket.app().table().history().past(1);
      TEST_ASSERT_TRUE(past.outcome == PastRound::Outcome::Won);
      TEST_ASSERT_TRUE(past.dogs == (is_dog(face) ? 2 : 1));
      TEST_ASSERT_EQUAL(is_dog(face) ? 0 : 1, past.chased.has_value());
      const bool won = past.winner == ui::kLearner;
      read_to(pocket, ui::kLearnScreen);
      TEST_ASSERT_FALSE(pocket.app().table().running());
      TEST_ASSERT_FALSE(pocket.app().in_lesson());
      TEST_ASSERT_EQUAL(1 << ui::kLessons, pocket.app().settings().lessons_read);
      TEST_ASSERT_EQUAL(0, pocket.app().series_games());
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

void whoever_passes_or_bids_low_still_sees_a_whole_round() {
  TEST_ASSERT_FALSE(play_round(kSquare, Face::Cat15, 0));
  TEST_ASSERT_FALSE(play_round(kWide, Face::CatMinus8, 6));
}

void an_opponent_takes_its_moment_and_no_keys() {
  Pocket pocket(kSquare, 3);
  begin(pocket, ui::Speed::Normal);
  TEST_ASSERT_TRUE(at(pocket, ui::kWaitScreen));
  TEST_ASSERT_FALSE(pocket.app().settled());
  const State before = pocket.app().table_for_test().truth();
  for (const std::uint8_t key : {hal::kA, hal::kB, hal::kX}) pocket.press(key);
  TEST_ASSERT_TRUE(at(pocket, ui::kWaitScreen));
  TEST_ASSERT_TRUE(pocket.app().table_for_test().truth() == before);
  pocket.settle();
  TEST_ASSERT_TRUE(at(pocket, ui::kGuideScreen));
}

void the_menu_holds_an_opponent_up_and_closing_it_lets_it_go_on() {
  Pocket pocket(kSquare, 3);
  begin(pocket, ui::Speed::Normal);
  pocket.press(hal::kY);
  TEST_ASSERT_TRUE(at(pocket, ui::kMenuScreen));
  TEST_ASSERT_TRUE(pocket.app().settled());
  pocket.wait(5000);
  TEST_ASSERT_TRUE(at(pocket, ui::kMenuScreen));
  pocket.press(hal::kY);
  TEST_ASSERT_TRUE(at(pocket, ui::kWaitScreen));
  TEST_ASSERT_FALSE(pocket.app().settled());
  pocket.settle();
  TEST_ASSERT_TRUE(at(pocket, ui::kGuideScreen));
}

void an_own_bid_is_taken_back_before_the_opponent_acts_and_never_after() {
  Pocket pocket(kSquare, 3);
  begin(pocket, ui::Speed::Normal);
  place(pocket, Face::Cat8);
  read_to(pocket, ui::kAuctionScreen);
  TEST_ASSERT_FALSE(pocket.app().can_take_back());  // the high bid is an opponent's
  const State before = pocket.app().table_for_test().truth();
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kWaitScreen));
  TEST_ASSERT_TRUE(pocket.app().can_take_back());
  pocket.press(hal::kY);
  pocket.press(hal::kDown);
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kAuctionScreen));
  TEST_ASSERT_TRUE(pocket.app().table_for_test().truth() == before);
  pocket.settle();
  pocket.press(hal::kA);
  pocket.wait(1300);
  TEST_ASSERT_FALSE(pocket.app().can_take_back());
}

void mute_is_two_presses_away() {
  Pocket pocket(kSquare, 3);
  seat_players(pocket, 4);
  pocket.app().begin_game();
  Fingers(pocket).skip_to_turn();
  open_menu(pocket);
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(pocket.app().settings().mute);
  pocket.press(hal::kA);
  TEST_ASSERT_FALSE(pocket.app().settings().mute);
}

void whatever_was_opened_from_the_menu_leads_back_to_it() {
  Pocket pocket(kSquare, 3);
  seat_players(pocket, 4);
  pocket.app().begin_game();
  Fingers(pocket).skip_to_turn();
  for (int i = 0; i < 20; ++i) {
    pocket.press(hal::kY);
    if (at(pocket, ui::kMenuScreen)) {
      pocket.press(hal::kDown);
      pocket.press(hal::kA);
    }
    if (at(pocket, ui::kPauseScreen)) {  // which stands in place of the menu
      pocket.press(hal::kA);
      continue;
    }
    TEST_ASSERT_TRUE(pocket.app().is_open(ui::kMenuScreen));
  }
  for (int i = 0; i < 4; ++i) pocket.press(hal::kB);
}

void a_break_ends_in_the_game_and_giving_up_ends_it() {
  Pocket pocket(kSquare, 3);
  seat_players(pocket, 4);
  pocket.app().begin_game();
  Fingers fingers(pocket);
  fingers.skip_to_turn();
  pocket.press(hal::kY);
  for (int i = 0; i < 3; ++i) pocket.press(hal::kUp);
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kPauseScreen));
  pocket.press(hal::kRight);
  TEST_ASSERT_TRUE(at(pocket, ui::kPauseScreen));
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kCoverScreen));
  pocket.press(hal::kY);
  pocket.press(hal::kUp);
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kQuestionScreen));
  pocket.settle();
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kHomeScreen));
  TEST_ASSERT_FALSE(pocket.app().table().running());
}

void a_player_leaves_and_the_game_goes_on_where_it_was() {
  Pocket pocket(kSquare, 3);
  seat_players(pocket, 4);
  pocket.app().begin_game();
  Fingers(pocket).skip_to_turn();
  const State before = pocket.app().table_for_test().truth();
  pocket.press(hal::kY);
  for (int i = 0; i < 2; ++i) pocket.press(hal::kUp);
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kLeaveScreen));
  pocket.press(hal::kDown);
  pocket.press(hal::kA);
  pocket.settle();
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(at(pocket, ui::kCoverScreen));
  TEST_ASSERT_TRUE(pocket.app().table_for_test().truth() == before);
}

void a_lesson_that_was_read_is_ticked_and_the_next_one_is_chosen() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    Pocket pocket(panel, 3);
    seat_players(pocket, 4);
    pocket.app().go(ui::kLearnScreen);
    for (int lesson = 0; lesson < ui::kLessons; ++lesson) {
      TEST_ASSERT_EQUAL(lesson, pocket.app().memory().cursor);
      pocket.press(hal::kA);
      TEST_ASSERT_TRUE(at(pocket, ui::kLessonScreen));
      for (int i = 0; i < 8 && at(pocket, ui::kLessonScreen); ++i) pocket.press(hal::kA);
      TEST_ASSERT_TRUE(at(pocket, ui::kLearnScreen));
      TEST_ASSERT_EQUAL((2 << lesson) - 1, pocket.app().settings().lessons_read);
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(nine_mice_win_the_sack_with_any_card);
  RUN_TEST(whoever_passes_or_bids_low_still_sees_a_whole_round);
  RUN_TEST(an_opponent_takes_its_moment_and_no_keys);
  RUN_TEST(the_menu_holds_an_opponent_up_and_closing_it_lets_it_go_on);
  RUN_TEST(an_own_bid_is_taken_back_before_the_opponent_acts_and_never_after);
  RUN_TEST(mute_is_two_presses_away);
  RUN_TEST(whatever_was_opened_from_the_menu_leads_back_to_it);
  RUN_TEST(a_break_ends_in_the_game_and_giving_up_ends_it);
  RUN_TEST(a_player_leaves_and_the_game_goes_on_where_it_was);
  RUN_TEST(a_lesson_that_was_read_is_ticked_and_the_next_one_is_chosen);
  return UNITY_END();
}
