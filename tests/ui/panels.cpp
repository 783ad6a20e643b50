// What each panel shows of the same game: nothing is missing on a small one, nothing is left blank
// on a wide one, and keys are named as the board has them.
#include <set>
#include <string>
#include <vector>

#include "tests/ui/button_player.h"
#include "tests/ui/drawn_texts.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

VirtualDevice opened(const Panel& panel, const ui::Screen& screen, bool large = false) {
  VirtualDevice device(panel, 3);
  seat_players(device, 4);
  device.app().change_settings().large_text = large;
  device.app().go(ui::kHomeScreen);
  device.app().open(screen);
  device.settle();
  return device;
}

int tallest(const std::vector<Drawn>& texts, const std::string& part) {
  int height = 0;
  for (const Drawn& drawn : texts) {
    if (drawn.text.find(part) != std::string::npos && drawn.where.h > height) {
      height = drawn.where.h;
    }
  }
  return height;
}

int widest(const std::vector<Drawn>& texts, const std::string& part) {
  int width = 0;
  for (const Drawn& drawn : texts) {
    if (drawn.text.find(part) != std::string::npos && drawn.where.w > width) width = drawn.where.w;
  }
  return width;
}

// So much that it is seen without comparing.
void expect_larger(int ordinary, int large) {
  TEST_ASSERT_GREATER_THAN(0, ordinary);
  TEST_ASSERT_GREATER_OR_EQUAL(13 * ordinary, 10 * large);
}

void large_text_is_larger_in_lists_and_lessons() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    const std::vector<Drawn> list = texts_of(opened(panel, ui::kLearnScreen));
    const std::vector<Drawn> large = texts_of(opened(panel, ui::kLearnScreen, true));
    expect_larger(tallest(list, "The auction"), tallest(large, "The auction"));
    TEST_ASSERT_GREATER_THAN(widest(list, "The auction"), widest(large, "The auction"));
    const std::vector<Drawn> lesson = texts_of(opened(panel, ui::kLessonScreen));
    const std::vector<Drawn> larger = texts_of(opened(panel, ui::kLessonScreen, true));
    expect_larger(tallest(lesson, "animals"), tallest(larger, "animals"));
  }
}

void lines_of_prose_have_leading_on_colour_panels() {
  for (const Panel& panel : {kSquare, kWide}) {
    for (const bool large : {false, true}) {
      const std::vector<Drawn> texts = texts_of(opened(panel, ui::kLessonScreen, large));
      int pairs = 0;
      for (std::size_t i = 1; i < texts.size(); ++i) {
        const gfx::Rect above = texts[i - 1].where, line = texts[i].where;
        if (line.x != above.x || line.h != above.h || line.y <= above.y) continue;
        ++pairs;
        TEST_ASSERT_GREATER_OR_EQUAL(above.bottom() + 2, line.y);
      }
      TEST_ASSERT_GREATER_THAN(1, pairs);
    }
  }
}

// The title bar of a page is as wide as the panel, but for the strip of the seats in a game.
void pages_take_all_of_a_wide_panel() {
  for (const ui::Screen* screen : {&ui::kHomeScreen, &ui::kPlayersScreen, &ui::kLearnScreen,
                                   &ui::kLessonScreen, &ui::kSettingsScreen, &ui::kStatisticsScreen,
                                   &ui::kBootScreen, &ui::kBotsLabScreen, &ui::kMoreScreen}) {
    const VirtualDevice device = opened(kWide, *screen);
    TEST_ASSERT_TRUE_MESSAGE(device.canvas().at(319, 1) == device.canvas().at(1, 1),
                             name_of(*screen));
  }
  VirtualDevice game = new_game(kWide, 4, 3);
  game.hold(hal::kA, 60);
  TEST_ASSERT_TRUE(at(game, ui::kHandScreen));
  TEST_ASSERT_TRUE(game.canvas().at(319, 1) == game.canvas().at(1, 1));
  game.release(hal::kA, 300);
}

void rows_name_the_keys_of_the_board() {
  for (const Panel& panel : {kOled, kOledFour, kSquare, kWide}) {
    const bool four = panel.buttons == ui::Buttons::Four;
    for (const ui::Screen* screen : {&ui::kSettingsScreen, &ui::kPlayersScreen}) {
      VirtualDevice device = opened(panel, *screen);
      if (screen == &ui::kPlayersScreen) ButtonPlayer(device).press_down();
      device.wait(600);
      const std::vector<Drawn> texts = texts_of(device);
      TEST_ASSERT_EQUAL(four, !any_has(texts, "◄"));
      TEST_ASSERT_EQUAL(four, any_has(texts, "X "));
      TEST_ASSERT_EQUAL(four, any_has(texts, "hold X or Y: change"));
    }
  }
}

// A seat is a person or one of three bots, as wide as the longest word of any language.
void seats_name_the_keys_of_the_board_and_what_a_does() {
  for (const Panel& panel : {kOled, kOledFour, kSquare, kWide}) {
    for (int language = 0; language < ui::kLanguages; ++language) {
      VirtualDevice device = opened(panel, ui::kPlayersScreen);
      device.app().change_settings().language = static_cast<ui::Language>(language);
      ButtonPlayer player(device);
      for (int row = 0; row < 2; ++row) player.press_down();
      for (int kind = 0; kind < Player::kKinds; ++kind) {
        device.wait(600);
        const std::vector<Drawn> texts = texts_of(device);
        const bool four = panel.buttons == ui::Buttons::Four;
        const auto keys = [&](const char* left, const char* right) {
          return any_is(texts, left) && any_is(texts, right);
        };
        TEST_ASSERT_EQUAL(four, keys("X", "Y"));
        TEST_ASSERT_EQUAL(!four, keys("◄", "►"));
        TEST_ASSERT_TRUE(any_has(texts, "A: "));
        player.press_right();
      }
    }
  }
}

void open_mice_are_seen_on_every_panel_before_and_after_the_first_bid() {
  for (const Panel& panel : {kOled, kOledFour, kSquare, kWide}) {
    VirtualDevice device(panel, 5);
    seat_players(device, 5);
    device.app().change_settings().house.money = Money::Open;
    device.app().begin(ui::kGameMode);
    ButtonPlayer player(device);
    player.skip_to_turn();
    Random random = Random::from_seed(5);
    while (device.app().view().phase == Phase::Place) {
      player.play(player.decide(random));
      player.skip_to_turn();
    }
    for (int turn = 0; turn < 3; ++turn) {
      device.wait(400);
      State truth = device.truth();
      for (Seat seat = 0; seat < 5; ++seat) truth.money[seat] = static_cast<Mice>(31 + seat);
      device.set_truth(truth);
      const std::vector<Drawn> texts = texts_of(device);
      for (Seat seat = 0; seat < 5; ++seat) {
        TEST_ASSERT_TRUE(any_has(texts, std::to_string(31 + seat)));
      }
      device.press(hal::kA);
      player.skip_to_turn();
    }
  }
}

// Every round with a dog or without: the sentence of the reveal is on the result, too.
void the_result_has_the_reason_on_every_panel() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    VirtualDevice device = new_game(panel, 4, 5);
    ButtonPlayer player(device);
    Random random = Random::from_seed(5);
    int seen = 0;
    for (int turn = 0; turn < 60 && !device.app().table().over(); ++turn) {
      player.play(player.decide(random));
      device.settle();
      const bool won =
          at(device, ui::kResultScreen) &&
          device.app().table().history().past(device.app().view().round - 1).winner != kNobody;
      if (won) {
        const std::vector<Drawn> texts = texts_of(device);
        const bool dog = any_has(texts, "dog") || any_has(texts, "barking");
        TEST_ASSERT_TRUE(dog);  // "No dog in the sack" is a reason
        ++seen;
      }
      player.skip_to_turn();
    }
    TEST_ASSERT_GREATER_THAN(1, seen);
  }
}

// The title bar counts pages, so that no two pages have the same number.
void no_two_pages_of_the_rules_have_the_same_number() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    VirtualDevice device = opened(panel, ui::kRulesScreen);
    std::set<std::string> numbers;
    int pages = 0;
    while (at(device, ui::kRulesScreen) && pages < 99) {
      for (const Drawn& drawn : texts_of(device)) {
        if (drawn.text.find('/') != std::string::npos) numbers.insert(drawn.text);
      }
      ++pages;
      TEST_ASSERT_EQUAL(pages, numbers.size());
      device.press(hal::kA);
    }
    TEST_ASSERT_EQUAL(1, numbers.count(std::to_string(pages) + "/" + std::to_string(pages)));
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(large_text_is_larger_in_lists_and_lessons);
  RUN_TEST(lines_of_prose_have_leading_on_colour_panels);
  RUN_TEST(pages_take_all_of_a_wide_panel);
  RUN_TEST(rows_name_the_keys_of_the_board);
  RUN_TEST(seats_name_the_keys_of_the_board_and_what_a_does);
  RUN_TEST(open_mice_are_seen_on_every_panel_before_and_after_the_first_bid);
  RUN_TEST(the_result_has_the_reason_on_every_panel);
  RUN_TEST(no_two_pages_of_the_rules_have_the_same_number);
  return UNITY_END();
}
