// Games that are played to their end and then watched.
#pragma once

#include <unity.h>

#include <vector>

#include "tests/ui/button_player.h"

namespace felicity::tests {

inline const Record& record_of(VirtualDevice& device) { return device.record(); }

// Keys and their labels differ between the podium of a game and of a replay; the rest does not.
inline std::vector<int> picture_above_the_keys(VirtualDevice& device) {
  const gfx::Canvas canvas = device.canvas();
  std::vector<int> pixels;
  for (int y = 0; y < device.height() * 4 / 5; ++y) {
    for (int x = 0; x < device.width(); ++x) pixels.push_back(static_cast<int>(canvas.at(x, y)));
  }
  return pixels;
}

struct SeenGame {
  std::vector<std::uint64_t> results;  // pictures
  std::vector<int> podium;
  bool operator==(const SeenGame&) const = default;
};

// On the small panel a result has no keys below it: the whole picture is compared.
inline SeenGame play_game(VirtualDevice& device, std::uint64_t seed) {
  SeenGame seen;
  Random random = Random::from_seed(seed);
  ButtonPlayer player(device);
  player.skip_to_turn();
  while (!at(device, ui::kPodiumScreen)) {
    const std::size_t actions = seen.results.size();
    player.play(player.decide(random));
    device.settle();
    for (int i = 0; i < 40 && !at(device, ui::kPodiumScreen); ++i) {
      if (at(device, ui::kResultScreen) && seen.results.size() == actions) {
        seen.results.push_back(device.picture());
      }
      if (at(device, ui::kCoverScreen) || at(device, ui::kAuctionScreen) ||
          at(device, ui::kLastChanceScreen)) {
        break;
      }
      device.press(hal::kA);
      device.settle();
    }
  }
  device.settle();
  seen.podium = picture_above_the_keys(device);
  return seen;
}

inline VirtualDevice with_a_finished_game(const Panel& panel, int players, std::uint64_t seed,
                                          SeenGame& seen) {
  VirtualDevice device(panel, seed);
  seat_players(device, players);
  device.app().begin(ui::kGameMode);
  seen = play_game(device, seed);
  device.press(hal::kB);
  device.wait(1000);
  TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
  return device;
}

inline VirtualDevice with_a_finished_game(const Panel& panel, int players, std::uint64_t seed) {
  SeenGame seen;
  return with_a_finished_game(panel, players, seed, seen);
}

// As a person would, from the page of the last games.
inline void watch_newest(VirtualDevice& device) {
  device.app().go(ui::kStatisticsScreen);
  device.press(hal::kA);
  device.settle();
  TEST_ASSERT_TRUE(at(device, ui::kLastGamesScreen));
  device.press(hal::kA);
  TEST_ASSERT_TRUE(device.app().session().mode().recorded);
}

// Presses a key only where the scoring waits for it.
inline SeenGame watch_to_the_podium(VirtualDevice& device) {
  SeenGame seen;
  bool in_result = false;
  for (int i = 0; i < 200'000 && !at(device, ui::kPodiumScreen); ++i) {
    device.wait(20);
    if (at(device, ui::kResultScreen) && !in_result) seen.results.push_back(device.picture());
    in_result = at(device, ui::kResultScreen);
    TEST_ASSERT_FALSE(device.app().screen().secret);
    if (at(device, ui::kScoringScreen) && device.app().settled()) device.press(hal::kA);
  }
  TEST_ASSERT_TRUE(at(device, ui::kPodiumScreen));
  device.settle();
  seen.podium = picture_above_the_keys(device);
  return seen;
}

}  // namespace felicity::tests
