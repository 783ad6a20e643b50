// What single screens show and open, where a changed picture of a scenario would not explain why.
#include <map>
#include <string>
#include <string_view>

#include "engine/session/ranking.h"
#include "tests/ui/button_player.h"
#include "tests/ui/virtual_device.h"
#include "tests/unity_main.h"

using namespace felicity;
using namespace felicity::tests;

namespace {

// The height at which each text was last drawn.
struct Heights {
  std::map<std::string, int> of;
  gfx::TextWatch watch;
  explicit Heights(VirtualDevice& device) {
    watch.listener = this;
    watch.drawn = [](void* self, std::string_view text, gfx::Rect where) {
      static_cast<Heights*>(self)->of[std::string(text)] = where.y;
    };
    device.watch_texts(&watch);
  }
};

// House rule "tie: shared": cats do not decide, so they do not order the players either.
void the_final_scoring_orders_a_shared_tie_as_the_podium_does() {
  VirtualDevice device(kSquare, 1);
  seat_players(device, 4);
  device.app().change_settings().house.tie_break = TieBreak::Shared;
  device.app().begin(ui::kGameMode);
  Random random = Random::from_seed(1);
  ButtonPlayer player(device);
  player.skip_to_turn();
  while (!device.app().table().over()) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  State truth = device.truth();
  const Scores before = scores(truth);
  Seat fewer = 0;  // two seats in their order, of which the second has more cats
  Seat more = 1;
  for (Seat a = 0; a < 4; ++a) {
    for (Seat b = static_cast<Seat>(a + 1); b < 4; ++b) {
      if (before.cats[a] < before.cats[b]) fewer = a, more = b;
    }
  }
  TEST_ASSERT_LESS_THAN(before.cats[more], before.cats[fewer]);
  for (const Seat seat : {fewer, more}) {
    truth.money[seat] = static_cast<Mice>(70 - before.cats[seat]);
  }
  device.set_truth(truth);
  device.app().go(ui::kScoringScreen);
  device.press(hal::kB);  // all columns
  device.settle();
  Heights heights(device);
  redraw(device);
  device.settle();
  device.watch_texts(nullptr);
  TEST_ASSERT_LESS_THAN(heights.of[device.app().name(more)], heights.of[device.app().name(fewer)]);
}

void the_last_games_can_be_seen_when_only_bots_have_played() {
  VirtualDevice device(kSquare, 1);
  seat_players(device, 3);
  device.app().go(ui::kStatisticsScreen);
  device.press(hal::kA);
  TEST_ASSERT_TRUE_MESSAGE(at(device, ui::kStatisticsScreen), "no game has been played");
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    device.app().saves().change_seating().seats[seat].kind = Player::Kind::EasyBot;
  }
  device.app().begin(ui::kGameMode);
  for (int i = 0; i < 400 && !at(device, ui::kPodiumScreen); ++i) {
    device.settle();
    device.press(hal::kA);
  }
  TEST_ASSERT_TRUE(at(device, ui::kPodiumScreen));
  TEST_ASSERT_EQUAL(0, device.app().saves().roster().count());
  device.settle();  // the podium ignores keys for a moment
  device.app().go(ui::kStatisticsScreen);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(at(device, ui::kLastGamesScreen));
  TEST_ASSERT_EQUAL(3, device.app().archive().game().players);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_final_scoring_orders_a_shared_tie_as_the_podium_does);
  RUN_TEST(the_last_games_can_be_seen_when_only_bots_have_played);
  return UNITY_END();
}
