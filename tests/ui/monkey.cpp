// Random keys for hours: no panic, no broken game, always a way home.
#include <cstdio>
#include <set>
#include <string>

#include "tests/effort.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

const int kEvents = by_effort(2'000, 15'000, 300'000);  // keys that go down
std::set<std::string> g_seen;                           // screens

// What must be true of any game at any time (the rules' own tests look closer).
void check_game(const State& truth) {
  int mice = truth.bank;
  for (Seat seat = 0; seat < truth.players; ++seat) mice += truth.money[seat] + truth.bids[seat];
  for (int k = truth.passes; truth.mice_laid && k < truth.players - 1; ++k) {
    mice += mouse_card(truth.players, k);
  }
  TEST_ASSERT_EQUAL(total_mice(truth.players), mice);
  TEST_ASSERT_TRUE(truth.round >= 1 && truth.round <= kRounds);
}

// Some presses in a row that a game needs, and any key at all in between.
void scratch(VirtualDevice& device, Random& random) {
  const auto key = static_cast<std::uint8_t>(1U << below(random, 8));
  const auto moment = static_cast<int>(below(random, 200));
  switch (below(random, 16)) {
    case 0: device.hold(key, moment); break;
    case 1: device.release(device.held(), moment); break;
    case 2:
      device.hold(key, 900);
      device.release(key, 20);
      break;
    case 3:
    case 4:
    case 5:
    case 6:
    case 7:
    case 8:
      device.release(device.held(), 300);
      device.hold(hal::kA, 20);
      if (below(random, 2) == 0) device.press(hal::kB);
      ButtonPlayer(device).place_marked();
      device.release(hal::kA, 20);
      break;
    case 9:
    case 10:
    case 11:
      device.settle();
      device.press(hal::kA);
      break;
    default: device.press(key); break;
  }
}

void monkey(const Panel& panel, std::uint64_t seed) {
  Random random = Random::from_seed(seed);
  VirtualDevice device(panel, seed);
  device.app().change_settings().speed = ui::Speed::Off;  // until a monkey changes it
  int games = 0;
  int homes = 0;
  bool was_over = false;
  for (int i = 0; device.presses() < kEvents; ++i) {
    scratch(device, random);
    g_seen.insert(name_of(device.app().screen()));
    if (device.app().table().running()) check_game(device.truth());
    const bool over = device.app().table().over();
    games += over && !was_over ? 1 : 0;
    was_over = over;
    if (i == 3'000) device.app().change_settings().tracker = true;  // its page is in the menu then
    // At the end of a long list, behind a question: random keys seldom find it.
    if (i == 5'000) {
      device.app().erase({});
      g_seen.insert(name_of(device.app().screen()));
    }
    if (i % 10'000 == 999) {
      device.wait(130'000);  // long enough to fall asleep
      g_seen.insert(name_of(device.app().screen()));
    }
    if (i % 2000 == 1999) {
      device.release(device.held(), 500);
      if (!ButtonPlayer(device).go_home()) TEST_FAIL_MESSAGE(name_of(device.app().screen()));
      ++homes;
    }
  }
  std::printf("%dx%d: %d keys pressed, %d games to the end, %d ways home\n", panel.width,
              panel.height, device.presses(), games, homes);
  if (kEvents >= 100'000) TEST_ASSERT_GREATER_THAN(0, games);
}

void random_keys_break_nothing_on_the_small_panel() { monkey(kOled, 1); }
void random_keys_break_nothing_on_the_square_panel() { monkey(kSquare, 2); }
void random_keys_break_nothing_on_the_wide_panel() { monkey(kWide, 3); }

// Random keys that stay on a few screens prove little.
void random_keys_have_reached_every_screen() {
  std::printf("%zu screens seen:", g_seen.size());
  for (const std::string& name : g_seen) std::printf(" %s", name.c_str());
  std::printf("\n");
  if (kEvents >= 100'000) TEST_ASSERT_EQUAL(kScreens, g_seen.size());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(random_keys_break_nothing_on_the_small_panel);
  RUN_TEST(random_keys_break_nothing_on_the_square_panel);
  RUN_TEST(random_keys_break_nothing_on_the_wide_panel);
  RUN_TEST(random_keys_have_reached_every_screen);
  return UNITY_END();
}
