// The cover: whatever happens to the buttons, the next player's cards appear only after that
// player has pressed A again.
#include <cstdio>
#include <span>

#include "tests/effort.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

constexpr int kChatterMs = 20;  // as long as a button's chatter may last

struct Way {
  const char* name;
  Panel panel;
  bool toggle;  // one-hand mode
  bool turned;  // left-handed
};
constexpr Way kWays[] = {
    {"six buttons", kOled, false, false},
    {"four buttons", kOledFour, false, false},
    {"six buttons, one hand", kOled, true, false},
    {"four buttons, one hand", kOledFour, true, false},
    {"six buttons, turned", kOled, false, true},
    {"four buttons, turned", kOledFour, false, true},
};

bool has_four(const Way& way) { return way.panel.buttons == ui::Buttons::Four; }

// The buttons that lift the cover, and those that show the own mice.
std::uint8_t openers(const Way& way, Phase phase) {
  if (phase == Phase::Place) return hal::kA;
  if (has_four(way)) return way.turned ? hal::kY : hal::kX;
  return hal::kX | (way.turned ? hal::kRight : hal::kLeft);
}

VirtualDevice dealt(const Way& way, std::uint64_t seed) {
  VirtualDevice device(way.panel, seed);
  seat_players(device, 4);
  device.app().change_settings().toggle_hand = way.toggle;
  device.app().change_settings().left_handed = way.turned;
  device.app().begin(ui::kGameMode);
  ButtonPlayer(device).skip_to_turn();
  return device;
}

VirtualDevice bidding(const Way& way, std::uint64_t seed) {
  VirtualDevice device = dealt(way, seed);
  Random random = Random::from_seed(seed);
  ButtonPlayer player(device);
  while (device.app().view().phase == Phase::Place) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  return device;
}

// Watches the buttons themselves and the panel, and knows nothing of how the app is built.
class Guard {
 public:
  explicit Guard(const Way& way) : way_(&way) {}

  // Called after every step; false: a secret is shown without a new press.
  bool allows(const VirtualDevice& device) {
    const View view = device.app().view();
    if (view.turn != turn_ || view.phase != phase_) {  // the device goes to another player
      turn_ = view.turn;
      phase_ = view.phase;
      fresh_ = 0;
    }
    const std::uint8_t held = device.held();
    for (int bit = 0; bit < 8; ++bit) {
      const unsigned mask = 1U << bit;
      const bool down = (held & mask) != 0;
      const bool was_down = (held_ & mask) != 0;
      if (!down && was_down) up_since_[bit] = device.now();
      if (down && !was_down && device.now() - up_since_[bit] > kChatterMs) fresh_ |= mask;
    }
    held_ = held;
    if (!device.app().screen().secret) return true;
    const bool toggled = way_->toggle && phase_ == Phase::Place;
    return (fresh_ & openers(*way_, phase_) & (toggled ? 0xFFU : held)) != 0;
  }

 private:
  const Way* way_;
  Seat turn_ = kNobody;
  Phase phase_ = Phase::Over;
  std::uint8_t held_ = 0;
  unsigned fresh_ = 0;  // pressed again since the turn changed
  std::uint64_t up_since_[8] = {};
};

struct Move {
  std::uint8_t toggles;  // keys that change their state
  int then_ms;
};
constexpr Move kMovesOfSix[] = {
    {hal::kA, 5},  {hal::kA, 60},  {hal::kA, 300},   {hal::kUp, 5}, {hal::kUp, 450},
    {hal::kB, 60}, {hal::kB, 900}, {hal::kLeft, 60}, {0, 300},      {hal::kA | hal::kUp, 30},
};
constexpr Move kMovesOfFour[] = {
    {hal::kA, 5},   {hal::kA, 60}, {hal::kA, 300},          {hal::kB, 5},   {hal::kB, 60},
    {hal::kB, 900}, {hal::kX, 5},  {hal::kX, 60},           {hal::kX, 600}, {hal::kY, 60},
    {hal::kY, 600}, {0, 300},      {hal::kX | hal::kY, 30},
};
std::span<const Move> moves(const Way& way) {
  if (has_four(way)) return kMovesOfFour;
  return kMovesOfSix;
}

long g_sequences = 0;

// Every sequence of moves to this depth, from here.
void try_all(const Way& way, const VirtualDevice& from, const Guard& before, int depth) {
  if (depth == 0) {
    ++g_sequences;
    return;
  }
  for (const Move& move : moves(way)) {
    VirtualDevice device(from);
    Guard guard = before;
    const std::uint8_t now_down = static_cast<std::uint8_t>(~device.held() & move.toggles);
    device.release(static_cast<std::uint8_t>(device.held() & move.toggles));
    device.hold(now_down);
    TEST_ASSERT_TRUE_MESSAGE(guard.allows(device), way.name);
    for (int spent = 0; spent < move.then_ms; spent += 100) {
      device.wait(std::min(100, move.then_ms - spent));
      TEST_ASSERT_TRUE_MESSAGE(guard.allows(device), way.name);
    }
    try_all(way, device, guard, depth - 1);
  }
}

const int kDepth = by_effort(4, 4, 6);

void no_sequence_of_keys_skips_a_cover() {
  g_sequences = 0;
  for (const Way& way : kWays) {
    // The plain way deepest; every way to all its keys.
    const int depth = &way == kWays ? kDepth : kDepth - 1;
    Guard guard(way);
    VirtualDevice device = dealt(way, 7);
    TEST_ASSERT_TRUE(guard.allows(device));
    try_all(way, device, guard, depth);
    // The hardest moment: the first player holds A with the cards in view.
    device.hold(hal::kA, 60);
    TEST_ASSERT_TRUE(device.app().screen().secret);
    TEST_ASSERT_TRUE(guard.allows(device));
    try_all(way, device, guard, depth);
  }
  std::printf("%ld sequences of keys, no cover skipped\n", g_sequences);
}

void no_sequence_of_keys_shows_anothers_mice() {
  g_sequences = 0;
  for (const Way& way : kWays) {
    Guard guard(way);
    VirtualDevice device = bidding(way, 7);
    TEST_ASSERT_TRUE(guard.allows(device));
    try_all(way, device, guard, kDepth - 1);
    unsigned opener = openers(way, Phase::Auction);
    if (!has_four(way)) opener &= ~unsigned{hal::kX};  // one is enough
    device.hold(static_cast<std::uint8_t>(opener), 600);
    TEST_ASSERT_TRUE_MESSAGE(device.app().screen().secret, way.name);
    TEST_ASSERT_TRUE_MESSAGE(guard.allows(device), way.name);
    try_all(way, device, guard, kDepth - 1);
  }
  std::printf("%ld sequences of keys, no purse shown to others\n", g_sequences);
}

// The first player plays a card; A stays down.
VirtualDevice played(const Way& way, std::uint64_t seed) {
  VirtualDevice device = dealt(way, seed);
  device.hold(hal::kA, 60);
  TEST_ASSERT_TRUE(device.app().screen().secret);
  ButtonPlayer(device).place_marked();
  TEST_ASSERT_FALSE(device.app().screen().secret);
  TEST_ASSERT_EQUAL(1, device.app().view().row_size);
  return device;
}

void a_stuck_key_never_opens_the_next_hand() {
  for (const Way& way : kWays) {
    for (int bit = 0; bit < 8; ++bit) {
      VirtualDevice device = played(way, 3);
      device.hold(static_cast<std::uint8_t>(1 << bit));
      for (int i = 0; i < 100; ++i) {
        device.wait(300);
        TEST_ASSERT_FALSE(device.app().screen().secret);
      }
    }
  }
}

void a_chattering_release_never_opens_the_next_hand() {
  for (const Way& way : kWays) {
    for (int first = 1; first <= kChatterMs; first += 1) {
      for (int second = 1; second <= kChatterMs; second += 1) {
        VirtualDevice device = played(way, 3);
        device.wait(400);  // the lock after a turn is over
        for (int burst = 0; burst < 10; ++burst) {
          device.release(hal::kA, first);
          TEST_ASSERT_FALSE(device.app().screen().secret);
          device.hold(hal::kA, second);
          TEST_ASSERT_FALSE(device.app().screen().secret);
        }
        device.release(hal::kA, 400);
        device.hold(hal::kA, 60);
        TEST_ASSERT_TRUE_MESSAGE(device.app().screen().secret, "a new press must open the cover");
      }
    }
  }
}

void cards_are_hidden_when_A_is_released_and_after_twenty_seconds() {
  VirtualDevice device = dealt(kWays[0], 3);
  const std::uint64_t cover = device.picture();
  device.hold(hal::kA, 60);
  TEST_ASSERT_TRUE(device.picture() != cover);
  device.release(hal::kA, 1);
  TEST_ASSERT_TRUE(device.picture() == cover);
  device.wait(300);
  device.hold(hal::kA, 19'000);
  TEST_ASSERT_TRUE(device.app().screen().secret);
  device.wait(1'500);
  TEST_ASSERT_TRUE(device.picture() == cover);
}

void in_one_hand_mode_cards_are_hidden_after_six_seconds_or_a_second_press() {
  VirtualDevice device = dealt(kWays[2], 3);
  const std::uint64_t cover = device.picture();
  device.press(hal::kA);
  TEST_ASSERT_TRUE(device.app().screen().secret);
  device.wait(5'800);
  TEST_ASSERT_TRUE(device.app().screen().secret);
  device.wait(200);
  TEST_ASSERT_TRUE(device.picture() == cover);
  device.press(hal::kA);
  device.wait(3'000);
  device.press(hal::kRight);  // a key restarts the timer
  device.wait(5'000);
  TEST_ASSERT_TRUE(device.app().screen().secret);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(device.picture() == cover);
}

void sleeping_and_waking_lead_to_the_cover_and_ignore_the_press() {
  for (const Way& way : kWays) {
    VirtualDevice device = dealt(way, 3);
    device.hold(hal::kA, 10);
    device.wait(125'000);
    TEST_ASSERT_TRUE(&device.app().screen() == &ui::kSleepScreen);
    device.release(hal::kA, 500);
    device.hold(hal::kA, 60);
    TEST_ASSERT_TRUE(&device.app().screen() == &ui::kCoverScreen);
    device.wait(500);
    TEST_ASSERT_FALSE(device.app().screen().secret);
  }
}

// The test of the test: with the first player's press counted as the next one's, it must fail.
void a_skipped_cover_is_detected() {
  Guard guard(kWays[0]);
  VirtualDevice device = dealt(kWays[0], 3);
  TEST_ASSERT_TRUE(guard.allows(device));
  device.hold(hal::kA, 60);
  TEST_ASSERT_TRUE(guard.allows(device));
  ButtonPlayer(device).place_marked();
  TEST_ASSERT_TRUE(guard.allows(device));
  device.app().open(ui::kPeekScreen);  // as a careless screen would
  TEST_ASSERT_FALSE(guard.allows(device));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(no_sequence_of_keys_skips_a_cover);
  RUN_TEST(no_sequence_of_keys_shows_anothers_mice);
  RUN_TEST(a_stuck_key_never_opens_the_next_hand);
  RUN_TEST(a_chattering_release_never_opens_the_next_hand);
  RUN_TEST(cards_are_hidden_when_A_is_released_and_after_twenty_seconds);
  RUN_TEST(in_one_hand_mode_cards_are_hidden_after_six_seconds_or_a_second_press);
  RUN_TEST(sleeping_and_waking_lead_to_the_cover_and_ignore_the_press);
  RUN_TEST(a_skipped_cover_is_detected);
  return UNITY_END();
}
