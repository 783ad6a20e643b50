// Keys that are held while something fills: a card that is placed, a yes that costs something, the
// menu.
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

constexpr Panel kPanels[] = {kOled, kOledFour, kSquare, kWide};

VirtualDevice dealt(const Panel& panel) { return new_game(panel, 4, 5, ui::Speed::Normal); }

// The picture is the one that this moment has without what came before it.
bool is_calm(const VirtualDevice& device) {
  VirtualDevice calm(device);
  redraw(calm);
  calm.wait(50);
  return calm.picture() == device.picture();
}

// ---- the hand -----------------------------------------------------------------------------------

int marked(const VirtualDevice& device) { return device.app().memory<ui::HandMemory>().chosen; }

// Every button but A, at every length that is too short, with every card marked.
void only_the_key_held_for_four_tenths_of_a_second_places_a_card() {
  for (const Panel& panel : kPanels) {
    const bool four = panel.buttons == ui::Buttons::Four;
    VirtualDevice open = dealt(panel);
    open.hold(hal::kA, 100);
    for (int card = 0; card < kRounds; ++card) {
      open.app().memory<ui::HandMemory>().chosen = static_cast<std::int16_t>(card);
      const Face face = open.app().secret_view().hand.at(card);
      for (int bit = 0; bit < 8; ++bit) {
        const auto key = static_cast<std::uint8_t>(1U << bit);
        if (key == hal::kA) continue;
        const bool places = key == (four ? hal::kX : hal::kUp);
        for (const int ms : {5, 100, 390, 3'000}) {
          VirtualDevice device(open);
          device.hold(key, ms);
          const bool placed = places && ms == 3'000;
          TEST_ASSERT_EQUAL(placed, !at(device, ui::kHandScreen));
          device.release(key, 100);
          TEST_ASSERT_EQUAL(placed ? 1 : 0, device.app().view().row_size);
          if (placed) TEST_ASSERT_TRUE(device.truth().row[0].face() == face);
        }
      }
    }
  }
}

// The bar is drawn while the key is held, and gone when it is let go.
void the_bar_fills_while_the_key_is_held() {
  for (const Panel& panel : kPanels) {
    VirtualDevice device = dealt(panel);
    device.hold(hal::kA, 100);
    device.app().memory<ui::HandMemory>().chosen = 0;
    redraw(device);
    device.wait(50);
    std::uint64_t before = device.picture();
    const std::uint8_t key = panel.buttons == ui::Buttons::Four ? hal::kX : hal::kUp;
    for (int i = 0; i < 4; ++i) {
      device.hold(i == 0 ? key : std::uint8_t{0}, 90);
      TEST_ASSERT_TRUE(device.picture() != before);
      before = device.picture();
    }
    device.release(key, 100);
    TEST_ASSERT_TRUE(is_calm(device));
    TEST_ASSERT_TRUE(device.picture() != before);
  }
}

// Two rows of five and four on a colour panel: the arrows go where the cards are.
void in_two_rows_up_and_down_go_to_the_other_row() {
  VirtualDevice device = dealt(kSquare);
  device.hold(hal::kA, 100);
  constexpr int kOther[kRounds] = {5, 6, 7, 8, 8, 0, 1, 2, 3};
  for (const std::uint8_t key : {hal::kUp, hal::kDown}) {
    for (int card = 0; card < kRounds; ++card) {
      device.app().memory<ui::HandMemory>().chosen = static_cast<std::int16_t>(card);
      device.press(key);
      TEST_ASSERT_EQUAL(kOther[card], marked(device));
    }
  }
}

// One row, or four buttons: before and after it.
void in_one_row_up_and_down_go_to_the_card_before_and_after() {
  for (const Panel& panel : {kOled, kOledFour, kWide}) {
    const bool four = panel.buttons == ui::Buttons::Four;
    VirtualDevice device = dealt(panel);
    device.hold(hal::kA, 100);
    for (int card = 0; card < kRounds; ++card) {
      device.app().memory<ui::HandMemory>().chosen = static_cast<std::int16_t>(card);
      device.press(four ? hal::kX : hal::kUp);
      TEST_ASSERT_EQUAL((card + kRounds - 1) % kRounds, marked(device));
      device.press(four ? hal::kY : hal::kDown);
      TEST_ASSERT_EQUAL(card, marked(device));
    }
  }
}

// ---- a yes that costs something -----------------------------------------------------------------

struct Loss {
  const char* what;
  void (*ask)(VirtualDevice& device);  // by keys, to the question
  bool (*is_lost)(VirtualDevice& device);
};

void choose_in_menu(VirtualDevice& device, int from_the_end) {
  device.app().open(ui::kMenuScreen);
  for (int i = 0; i < from_the_end; ++i) ButtonPlayer(device).press_up();
  device.press(hal::kA);
}

// The commands under the settings, from the last one: about, self-test, erase all, a name, reset.
void choose_in_settings(VirtualDevice& device, int from_the_end) {
  device.app().change_settings().large_text = true;
  device.app().open(ui::kSettingsScreen);
  for (int i = 0; i < from_the_end; ++i) ButtonPlayer(device).press_up();
  device.press(hal::kA);
}

bool has_no_game(VirtualDevice& device) { return !device.app().session().can_resume(); }

const Loss kLosses[] = {
    {"abandon", [](VirtualDevice& device) { choose_in_menu(device, 1); }, has_no_game},
    {"leave",
     [](VirtualDevice& device) {
       choose_in_menu(device, 2);
       device.press(hal::kA);
     },
     [](VirtualDevice& device) {
       return device.app().table().player(0).kind != Player::Kind::Human;
     }},
    {"reset", [](VirtualDevice& device) { choose_in_settings(device, 5); },
     [](VirtualDevice& device) { return !device.app().settings().large_text; }},
    {"erase everything", [](VirtualDevice& device) { choose_in_settings(device, 3); },
     [](VirtualDevice& device) {
       device.settle();
       return device.app().saves().roster().count() == 0;
     }},
    {"erase a name",
     [](VirtualDevice& device) {
       choose_in_settings(device, 4);
       device.press(hal::kA);
     },
     [](VirtualDevice& device) {
       device.settle();
       return device.app().saves().roster().count() == 1;
     }},
    {"a new game",
     [](VirtualDevice& device) {
       device.app().go(ui::kPlayersScreen);
       device.press(hal::kA);
     },
     [](VirtualDevice& device) { return at(device, ui::kDealScreen); }},
};

// In the middle of a game, with two names that are remembered.
VirtualDevice with_something_to_lose(const Panel& panel) {
  VirtualDevice device = dealt(panel);
  for (const std::string_view name : {"Zoë", "Ben"}) {
    (void)device.session().saves().change_roster().meet(name.data(), static_cast<int>(name.size()));
  }
  device.wait(100);
  return device;
}

void what_cannot_be_had_back_is_lost_only_after_a_second() {
  for (const Panel& panel : kPanels) {
    for (const Loss& loss : kLosses) {
      VirtualDevice device = with_something_to_lose(panel);
      loss.ask(device);
      TEST_ASSERT_TRUE_MESSAGE(at(device, ui::kQuestionScreen), loss.what);
      TEST_ASSERT_TRUE_MESSAGE(device.app().question().loses, loss.what);
      device.settle();
      for (const int ms : {50, 400, 950}) {
        device.hold(hal::kA, ms);
        device.release(hal::kA, 50);
        TEST_ASSERT_TRUE_MESSAGE(at(device, ui::kQuestionScreen), loss.what);
        TEST_ASSERT_FALSE_MESSAGE(loss.is_lost(device), loss.what);
      }
      VirtualDevice no(device);
      no.press(hal::kB);
      TEST_ASSERT_FALSE_MESSAGE(at(no, ui::kQuestionScreen), loss.what);
      TEST_ASSERT_FALSE_MESSAGE(loss.is_lost(no), loss.what);
      device.hold(hal::kA, 1'010);
      TEST_ASSERT_TRUE_MESSAGE(loss.is_lost(device), loss.what);
    }
  }
}

// The press that led to the question does not answer it, however long it lasts.
void the_press_that_asks_never_answers() {
  for (const Panel& panel : kPanels) {
    VirtualDevice device = with_something_to_lose(panel);
    device.app().open(ui::kMenuScreen);
    ButtonPlayer(device).press_up();
    device.hold(hal::kA, 5'000);
    TEST_ASSERT_TRUE(at(device, ui::kQuestionScreen));
    TEST_ASSERT_FALSE(has_no_game(device));
  }
}

void the_key_of_a_yes_fills_and_empties() {
  for (const Panel& panel : kPanels) {
    VirtualDevice device = with_something_to_lose(panel);
    choose_in_menu(device, 1);
    device.settle();
    const std::uint64_t asked = device.picture();
    std::uint64_t before = asked;
    for (int i = 0; i < 4; ++i) {
      device.hold(i == 0 ? hal::kA : hal::KeyBit{}, 200);
      TEST_ASSERT_TRUE(device.picture() != before);
      before = device.picture();
    }
    device.release(hal::kA, 50);
    TEST_ASSERT_TRUE(device.picture() == asked);
  }
}

// ---- the menu -----------------------------------------------------------------------------------

VirtualDevice bidding(const Panel& panel) {
  VirtualDevice device = dealt(panel);
  Random random = Random::from_seed(5);
  ButtonPlayer player(device);
  while (device.app().view().phase == Phase::Place) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  device.wait(400);
  return device;
}

void b_let_go_after_the_fill_has_begun_is_no_pass() {
  for (const Panel& panel : kPanels) {
    const VirtualDevice turn = bidding(panel);
    const Seat seat = turn.app().view().turn;
    for (const int ms : {10, 100, 240, 260, 400, 790}) {
      VirtualDevice device(turn);
      device.hold(hal::kB, ms);
      // The fill is seen from the moment on at which a pass is out of reach.
      TEST_ASSERT_EQUAL(ms > 250, device.picture() != turn.picture());
      device.release(hal::kB, 50);
      device.settle();
      TEST_ASSERT_EQUAL(ms < 250, (device.app().view().passed >> seat & 1) != 0);
      if (ms > 250) TEST_ASSERT_TRUE(device.picture() == turn.picture());
    }
    VirtualDevice device(turn);
    device.hold(hal::kB, 810);
    TEST_ASSERT_TRUE(at(device, ui::kMenuScreen));
  }
}

void every_screen_shows_the_way_to_the_menu_while_b_fills() {
  for (const Panel& panel : kPanels) {
    for (const ui::NamedScreen& each : ui::kAllScreens) {
      if (!each.screen->menu || each.screen->draw == nullptr) continue;
      VirtualDevice device = bidding(panel);
      device.app().open(*each.screen);
      device.settle();
      if (!at(device, *each.screen) || each.screen->live) continue;
      device.wait(100);
      const std::uint64_t calm = device.picture();
      device.hold(hal::kB, 300);
      const std::uint64_t begun = device.picture();
      TEST_ASSERT_TRUE_MESSAGE(begun != calm, each.name);
      device.wait(300);
      TEST_ASSERT_TRUE_MESSAGE(device.picture() != begun, each.name);
      device.release(hal::kB, 50);
      TEST_ASSERT_TRUE_MESSAGE(device.picture() == calm, each.name);
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(only_the_key_held_for_four_tenths_of_a_second_places_a_card);
  RUN_TEST(the_bar_fills_while_the_key_is_held);
  RUN_TEST(in_two_rows_up_and_down_go_to_the_other_row);
  RUN_TEST(in_one_row_up_and_down_go_to_the_card_before_and_after);
  RUN_TEST(what_cannot_be_had_back_is_lost_only_after_a_second);
  RUN_TEST(the_press_that_asks_never_answers);
  RUN_TEST(the_key_of_a_yes_fills_and_empties);
  RUN_TEST(b_let_go_after_the_fill_has_begun_is_no_pass);
  RUN_TEST(every_screen_shows_the_way_to_the_menu_while_b_fills);
  return UNITY_END();
}
