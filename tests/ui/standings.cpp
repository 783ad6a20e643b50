// What the table can count: cat points in the menu and in the peek, mice and totals where they lie
// open, and the numbers that break a tie.
#include <string>

#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

// All texts of one picture, each between bars.
class Words {
 public:
  explicit Words(VirtualDevice& device) {
    watch_.listener = this;
    watch_.drawn = [](void* self, std::string_view text, gfx::Rect) {
      static_cast<Words*>(self)->all_.append(text).append("|");
    };
    device.watch_texts(&watch_);
    redraw(device);
    device.wait(0);
    device.watch_texts(nullptr);
  }
  bool has(const std::string& words) const { return all_.find(words) != std::string::npos; }
  bool has_cell(const std::string& words) const { return has("|" + words + "|"); }
  const char* all() const { return all_.c_str(); }

 private:
  gfx::TextWatch watch_;
  std::string all_ = "|";
};

std::string number(int value) { return std::to_string(value); }

// In an auction of a later round, so that sacks were won, with mice in a bid.
VirtualDevice late_auction(const Panel& panel, int players, Money money) {
  VirtualDevice device(panel, 3);
  seat_players(device, players);
  device.app().change_settings().house.money = money;
  device.app().begin(ui::kGameMode);
  Random random = Random::from_seed(3);
  ButtonPlayer player(device);
  player.skip_to_turn();
  const View& view = device.app().view();
  while (view.round < 5 || !at(device, ui::kAuctionScreen) || view.high == 0) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  return device;
}

void open_menu(VirtualDevice& device) {
  device.hold(hal::kB, 900);
  device.release(hal::kB, 100);
  TEST_ASSERT_TRUE(at(device, ui::kMenuScreen));
}

void the_menu_shows_cat_points_and_totals_where_mice_lie_open() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    for (const int players : {3, 4, 5}) {
      for (const Money money : {Money::Secret, Money::Open}) {
        VirtualDevice device = late_auction(panel, players, money);
        open_menu(device);
        const Words words(device);
        const Scores truth = scores(device.truth());
        bool scored = false;
        for (Seat seat = 0; seat < players; ++seat) {
          TEST_ASSERT_TRUE_MESSAGE(words.has_cell(number(truth.cats[seat])), words.all());
          TEST_ASSERT_EQUAL(money == Money::Open, words.has_cell("=" + number(truth.total[seat])));
          scored = scored || truth.cats[seat] != 0;
        }
        TEST_ASSERT_TRUE(scored);
        TEST_ASSERT_EQUAL(money == Money::Open, words.has("="));
      }
    }
  }
}

void one_sees_the_own_cat_points_beside_the_own_mice() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    for (const Money money : {Money::Secret, Money::Open}) {
      VirtualDevice device = late_auction(panel, 4, money);
      const Seat seat = device.app().view().turn;
      const Scores truth = scores(device.truth());
      ButtonPlayer(device).hold_left();
      TEST_ASSERT_TRUE(at(device, ui::kPeekScreen));
      const Words words(device);
      TEST_ASSERT_TRUE(words.has_cell(number(device.truth().money[seat])));
      TEST_ASSERT_TRUE_MESSAGE(words.has("Cat points: " + number(truth.cats[seat])), words.all());
      TEST_ASSERT_EQUAL(money == Money::Open, words.has("Total: " + number(truth.total[seat])));
    }
  }
}

void open_mice_are_shown_in_the_auction_and_in_the_strip_of_a_wide_panel() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    VirtualDevice device = late_auction(panel, 4, Money::Open);
    const Words words(device);
    for (Seat seat = 0; seat < 4; ++seat) {
      TEST_ASSERT_TRUE(words.has_cell(number(device.truth().money[seat])));
    }
  }
  VirtualDevice device(kWide, 3);
  seat_players(device, 4);
  device.app().change_settings().house.money = Money::Open;
  device.app().begin(ui::kGameMode);
  ButtonPlayer player(device);
  player.skip_to_turn();
  Random random = Random::from_seed(3);
  player.play(player.decide(random));
  player.skip_to_turn();
  TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
  std::string shown = Words(device).all();
  int purses = 0;
  for (std::size_t at = shown.find("|15|"); at != std::string::npos;
       at = shown.find("|15|", at + 1))
    ++purses;
  TEST_ASSERT_EQUAL(4, purses);
}

// A finished game in which the first two have equal totals and different cats.
VirtualDevice tied(const Panel& panel) {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    VirtualDevice device = new_game(panel, 4, seed);
    Random random = Random::from_seed(seed);
    ButtonPlayer(device).play_game(random);
    State end = device.truth();
    const Scores before = scores(end);
    const auto first = static_cast<Seat>(std::countr_zero(before.winners));
    const auto other = static_cast<Seat>((first + 1) % 4);
    if (before.cats[first] == before.cats[other]) continue;
    end.money[other] =
        static_cast<Mice>(end.money[other] + before.total[first] - before.total[other]);
    device.set_truth(end);
    return device;
  }
  TEST_FAIL_MESSAGE("no game to make a tie of");
  std::abort();
}

void the_numbers_that_break_a_tie_are_shown() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    VirtualDevice device = tied(panel);
    const Scores end = device.app().view().scores;
    const auto first = static_cast<Seat>(std::countr_zero(end.winners));
    int second = -1;
    for (Seat seat = 0; seat < 4; ++seat) {
      if (seat != first && end.total[seat] == end.total[first]) second = seat;
    }
    TEST_ASSERT_TRUE(second >= 0 && end.cats[first] > end.cats[second]);
    device.settle();
    const Words podium(device);
    for (const int seat : {static_cast<int>(first), second}) {
      TEST_ASSERT_TRUE_MESSAGE(
          podium.has_cell(number(end.total[seat]) + " (" + number(end.cats[seat]) + ")"),
          podium.all());
    }
    device.app().go(ui::kScoringScreen);
    device.press(hal::kB);
    const Words scoring(device);
    TEST_ASSERT_TRUE_MESSAGE(scoring.has(number(end.cats[first]) + ":" + number(end.cats[second])),
                             scoring.all());
  }
}

// Without a tie no number stands in brackets.
void without_a_tie_there_are_only_totals() {
  VirtualDevice device = new_game(kSquare, 4, 1);
  Random random = Random::from_seed(1);
  ButtonPlayer(device).play_game(random);
  device.settle();
  TEST_ASSERT_FALSE(Words(device).has(" ("));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_menu_shows_cat_points_and_totals_where_mice_lie_open);
  RUN_TEST(one_sees_the_own_cat_points_beside_the_own_mice);
  RUN_TEST(open_mice_are_shown_in_the_auction_and_in_the_strip_of_a_wide_panel);
  RUN_TEST(the_numbers_that_break_a_tie_are_shown);
  RUN_TEST(without_a_tie_there_are_only_totals);
  return UNITY_END();
}
