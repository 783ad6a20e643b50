// The table of a round: whose turn it is, what is bid, where cards and animals go.
#include <string>
#include <vector>

#include "engine/ui/pieces.h"
#include "tests/ui/button_player.h"
#include "tests/ui/drawn_texts.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

const Drawn* find(const std::vector<Drawn>& texts, const std::string& words) {
  for (const Drawn& drawn : texts) {
    if (drawn.text == words) return &drawn;
  }
  return nullptr;
}

// The first auction, with a bid by the seat that begins.
VirtualDevice bidding(const Panel& panel, int players = 4) {
  VirtualDevice device = new_game(panel, players, 5, ui::Speed::Normal);
  ButtonPlayer player(device);
  Random random = Random::from_seed(5);
  while (device.app().view().phase == Phase::Place) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  device.settle();
  device.wait(400);
  return device;
}

void the_high_bid_is_the_largest_text_and_has_its_bidders_colour() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    VirtualDevice device = bidding(panel);
    for (int turn = 0; turn < 3; ++turn) {
      const Seat bidder = device.app().view().turn;
      device.press(hal::kA);
      device.settle();
      device.wait(400);
      const std::vector<Drawn> texts = texts_of(device);
      const Drawn* largest = &texts.front();
      for (const Drawn& drawn : texts) {
        if (drawn.where.h > largest->where.h) largest = &drawn;
      }
      TEST_ASSERT_EQUAL_STRING(std::to_string(device.app().view().high).c_str(),
                               largest->text.c_str());
      if (panel.depth == gfx::Depth::Mono) continue;
      const gfx::Rect where = largest->where;
      TEST_ASSERT_TRUE(device.canvas().at(where.x - 3, where.y + where.h / 2) ==
                       ui::seat_colour(bidder));
    }
  }
}

void the_key_has_the_word_and_the_amount() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    const VirtualDevice device = bidding(panel);
    const std::vector<Drawn> texts = texts_of(device);
    const bool together = find(texts, "BID 1") != nullptr;
    TEST_ASSERT_TRUE(together || (find(texts, "BID") != nullptr && find(texts, "1") != nullptr));
  }
}

void a_turn_is_seen_in_the_bar_and_on_the_key() {
  for (const Panel& panel : {kSquare, kWide}) {
    VirtualDevice device = bidding(panel);
    for (int turn = 0; turn < 4; ++turn) {
      const gfx::Colour own = ui::seat_colour(device.app().view().turn);
      TEST_ASSERT_TRUE(device.canvas().at(1, 1) == own);
      TEST_ASSERT_TRUE(device.canvas().at(panel.width / 2 - 10, 209) == own);
      device.press(hal::kA);
      device.settle();
      device.wait(400);
    }
  }
}

// Lit while the keys of a new turn are locked, in a colour for each seat; then dark.
void a_turn_lights_the_led_for_a_moment() {
  VirtualDevice device = bidding(kSquare);
  std::vector<Led> seen;
  for (int turn = 0; turn < 4; ++turn) {
    TEST_ASSERT_TRUE(device.led() == Led{});
    device.hold(hal::kA, 100);
    const Led lit = device.led();
    TEST_ASSERT_FALSE(lit == Led{});
    for (const Led& other : seen) TEST_ASSERT_FALSE(lit == other);
    seen.push_back(lit);
    device.release(hal::kA, 700);
  }
  TEST_ASSERT_TRUE(device.led() == Led{});
}

// The bar slides in while the keys are locked anyway: the turn begins no later.
void the_slide_keeps_no_player_waiting() {
  for (const ui::Speed speed : {ui::Speed::Slow, ui::Speed::Normal, ui::Speed::Off}) {
    VirtualDevice device = bidding(kSquare);
    device.app().change_settings().speed = speed;
    device.wait(50);
    const std::uint64_t before = device.now();
    device.hold(hal::kA, 0);
    device.settle();
    TEST_ASSERT_LESS_OR_EQUAL(360, device.now() - before);
    device.release(hal::kA, 400);
  }
}

void a_turn_sounds_after_a_pass_and_at_the_end_of_a_bid() {
  VirtualDevice device = bidding(kSquare);
  device.clear_heard();
  device.press(hal::kA);
  device.settle();
  TEST_ASSERT_EQUAL(1, device.heard().size());
  TEST_ASSERT_TRUE(device.heard().back().tune == ui::Tune::Bid);
  device.wait(400);
  device.press(hal::kB);
  device.wait_for(ui::kAuctionScreen);
  device.settle();
  TEST_ASSERT_TRUE(device.heard().back().tune == ui::Tune::Turn);
}

// A card that was placed falls for 300 ms, on the cover of the next seat, whose keys wait as long
// anyway.
void a_placed_card_falls_before_the_cover_and_delays_nothing() {
  for (const Panel& panel : {kOled, kSquare, kWide}) {
    VirtualDevice device = new_game(panel, 4, 5, ui::Speed::Normal);
    ButtonPlayer player(device);
    Random random = Random::from_seed(5);
    const Action action = player.decide(random);
    player.play(action);
    TEST_ASSERT_TRUE(at(device, ui::kCoverScreen));
    VirtualDevice later(device);
    later.settle();
    TEST_ASSERT_FALSE(later.picture() == device.picture());
    TEST_ASSERT_LESS_OR_EQUAL(360, later.now() - device.now());
    later.hold(hal::kA, 50);
    TEST_ASSERT_TRUE(at(later, ui::kHandScreen));
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_high_bid_is_the_largest_text_and_has_its_bidders_colour);
  RUN_TEST(the_key_has_the_word_and_the_amount);
  RUN_TEST(a_turn_is_seen_in_the_bar_and_on_the_key);
  RUN_TEST(a_turn_lights_the_led_for_a_moment);
  RUN_TEST(the_slide_keeps_no_player_waiting);
  RUN_TEST(a_turn_sounds_after_a_pass_and_at_the_end_of_a_bid);
  RUN_TEST(a_placed_card_falls_before_the_cover_and_delays_nothing);
  return UNITY_END();
}
