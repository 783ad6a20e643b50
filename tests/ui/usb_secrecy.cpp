// USB secrecy: change everything that is not public, send the console every command,
// and every byte of the answers is the same.
#include <cstdio>
#include <string>

#include "engine/console/console.h"
#include "tests/effort.h"
#include "tests/property/hidden_cards.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

const int kScale = kEffort == Effort::Long ? 10 : 1;
long g_pairs = 0;
long g_bytes = 0;
long g_refusals = 0;

// DeviceInfo out of the game in the hand, as the firmware does.
struct PublicInfo : console::DeviceInfo {
  explicit PublicInfo(const ui::App& of) : app(of) {}

  console::Facts facts() override {
    return {"1.0.0", "pico_oled", 128, 64, 1, 2, 3, 4, "power", nullptr, 0};
  }
  console::SelfTest self_test() override {
    return {.panel = app.panel().check(),
            .held = app.keys().held(),
            .stuck = app.keys().stuck(),
            .together = app.keys().pressed_together(),
            .battery = app.panel().battery(),
            .usb_power = true,
            .flash_fine = true,
            .chance_fine = true};
  }
  console::Picture picture() override {
    return {app.panel().public_picture(), &gfx::kDay, app.panel().pictures()};
  }
  int games() override { return 0; }
  bool game(int, Record&) override { return false; }

  const ui::App& app;
};

// A planted leak: the canvas is sent whatever is on it.
struct Careless : PublicInfo {
  using PublicInfo::PublicInfo;
  console::Picture picture() override { return {canvas, &gfx::kDay, app.panel().pictures()}; }
  const gfx::Canvas* canvas = nullptr;
};

std::string everything(console::DeviceInfo& answers) {
  console::Console console(answers);
  std::string text;
  for (const char* typed :
       {"help\n", "info\n", "games\n", "game 1\n", "shot\n", "selftest\n", "report\n", "?\n"}) {
    for (; *typed != 0; ++typed) console.feed(*typed);
    console::Chunk piece;
    while (console.next(piece)) text += piece.c_str();
  }
  return text;
}

VirtualDevice with_truth(const VirtualDevice& device, const State& truth) {
  VirtualDevice copy(device);
  copy.set_truth(truth);
  redraw(copy);
  copy.wait(0);
  return copy;
}

std::string answers_with(const VirtualDevice& device, const State& truth) {
  const VirtualDevice copy = with_truth(device, truth);
  PublicInfo info(copy.app());
  return everything(info);
}

bool sends_the_same(VirtualDevice device, Random& random, int ways) {
  const State truth = device.truth();
  const std::string expected = answers_with(device, truth);
  const bool refused =
      expected.find("error: this picture is for one pair of eyes") != std::string::npos;
  if (refused) ++g_refusals;
  // Only a hand is refused: the table is public, also right after a card was placed.
  if (refused != device.app().screen().secret) return false;
  g_bytes += static_cast<long>(expected.size());
  for (int i = 0; i < ways; ++i) {
    if (answers_with(device, imagine(truth, kNobody, random)) != expected) return false;
    ++g_pairs;
  }
  return true;
}

VirtualDevice opened(const VirtualDevice& device) {
  VirtualDevice copy(device);
  copy.hold(hal::kA, 60);
  TEST_ASSERT_TRUE(copy.app().screen().secret);
  return copy;
}

void compare_whole_games(const Panel& panel, int games, int ways) {
  for (int game = 0; game < games; ++game) {
    for (int players = 3; players <= 5; ++players) {
      Random random = Random::from_seed(static_cast<std::uint64_t>(players + 10 * game));
      VirtualDevice device = new_game(panel, players, static_cast<std::uint64_t>(game + 1));
      ButtonPlayer player(device);
      while (!device.app().table().over()) {
        TEST_ASSERT_TRUE(sends_the_same(device, random, ways));
        if (device.app().view().phase == Phase::Place) {
          TEST_ASSERT_TRUE(sends_the_same(opened(device), random, ways));
        }
        player.play(player.decide(random));
        player.skip_to_turn();
      }
    }
  }
}

void console_output_is_the_same_for_every_hidden_state() {
  g_pairs = g_bytes = g_refusals = 0;
  compare_whole_games(kOled, scaled(10) * kScale, 16);
  if (scaled(10) == 10) compare_whole_games(kSquare, 1, 2);
  std::printf("%ld pairs of games with the same answers; %ld bytes; %ld secret pictures refused\n",
              g_pairs, g_bytes, g_refusals);
  TEST_ASSERT_GREATER_THAN(scaled(10'000), g_pairs);
  TEST_ASSERT_GREATER_THAN(scaled(100), g_refusals);
}

bool sends_a_picture(const ui::App& app) {
  PublicInfo info(app);
  return everything(info).find("/* XPM") != std::string::npos;
}

// The canvas keeps the last picture until the next one is drawn.
void a_picture_is_sent_only_when_the_hand_is_gone_from_the_canvas() {
  const VirtualDevice device = new_game(kOled, 4, 1);
  TEST_ASSERT_TRUE(sends_a_picture(device.app()));
  VirtualDevice copy = opened(device);
  TEST_ASSERT_FALSE(sends_a_picture(copy.app()));
  copy.app().back();
  TEST_ASSERT_FALSE(copy.app().screen().secret);
  TEST_ASSERT_FALSE(sends_a_picture(copy.app()));
  copy.wait(100);
  TEST_ASSERT_TRUE(sends_a_picture(copy.app()));
}

void before_the_first_picture_nothing_is_sent() {
  const VirtualDevice machine(kOled);  // answers engine/hal.h
  const host::Device device(kOled);    // not started
  TEST_ASSERT_FALSE(sends_a_picture(device.app()));
}

void a_console_that_sends_every_picture_is_detected() {
  VirtualDevice copy = opened(new_game(kOled, 4, 1));
  const State truth = copy.truth();
  Random random = Random::from_seed(1);
  std::string seen[2];
  for (int i = 0; i < 2; ++i) {
    VirtualDevice one = with_truth(copy, i == 0 ? truth : imagine(truth, kNobody, random));
    Careless info(one.app());
    const gfx::Canvas canvas = one.canvas();
    info.canvas = &canvas;
    seen[i] = everything(info);
  }
  TEST_ASSERT_TRUE(seen[0].find("/* XPM") != std::string::npos);
  TEST_ASSERT_FALSE(seen[0] == seen[1]);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(console_output_is_the_same_for_every_hidden_state);
  RUN_TEST(a_picture_is_sent_only_when_the_hand_is_gone_from_the_canvas);
  RUN_TEST(before_the_first_picture_nothing_is_sent);
  RUN_TEST(a_console_that_sends_every_picture_is_detected);
  return UNITY_END();
}
