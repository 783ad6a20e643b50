// Games that are played to their end and then watched.
#pragma once

#include <unity.h>

#include <vector>

#include "tests/ui/button_player.h"

namespace felicity::tests {

inline const Record& record_of(Pocket& pocket) { return pocket.app().table_for_test().record(); }

// What keys and labels of a podium say depends on who looks at it; all above them does not.
inline std::vector<int> picture_above_the_keys(Pocket& pocket) {
  const gfx::Canvas canvas = pocket.canvas();
  std::vector<int> pixels;
  for (int y = 0; y < pocket.height() * 4 / 5; ++y) {
    for (int x = 0; x < pocket.width(); ++x) pixels.push_back(static_cast<int>(canvas.at(x, y)));
  }
  return pixels;
}

struct Told {
  std::vector<std::uint64_t> results;  // pictures
  std::vector<int> podium;
  bool operator==(const Told&) const = default;
};

// On the small panel a result has no keys below it: the whole picture is compared.
inline Told play_game(Pocket& pocket, std::uint64_t seed) {
  Told told;
  Random random = Random::from_seed(seed);
  Fingers fingers(pocket);
  fingers.skip_to_turn();
  while (!at(pocket, ui::kPodiumScreen)) {
    const std::size_t actions = told.results.size();
    fingers.play(fingers.decide(random));
    pocket.settle();
    for (int i = 0; i < 40 && !at(pocket, ui::kPodiumScreen); ++i) {
      if (at(pocket, ui::kResultScreen) && told.results.size() == actions) {
        told.results.push_back(pocket.picture());
      }
      if (at(pocket, ui::kCoverScreen) || at(pocket, ui::kAuctionScreen) ||
          at(pocket, ui::kLastChanceScreen)) {
        break;
      }
      pocket.press(hal::kA);
      pocket.settle();
    }
  }
  pocket.settle();
  told.podium = picture_above_the_keys(pocket);
  return told;
}

inline Pocket with_a_finished_game(const Panel& panel, int players, std::uint64_t seed,
                                   Told& told) {
  Pocket pocket(panel, seed);
  seat_players(pocket, players);
  pocket.app().begin_game();
  told = play_game(pocket, seed);
  pocket.press(hal::kB);
  pocket.wait(1000);
  TEST_ASSERT_TRUE(at(pocket, ui::kHomeScreen));
  return pocket;
}

inline Pocket with_a_finished_game(const Panel& panel, int players, std::uint64_t seed) {
  Told told;
  return with_a_finished_game(panel, players, seed, told);
}

// As a person would, from the page of the last games.
inline void watch_newest(Pocket& pocket) {
  pocket.app().go(ui::kStatisticsScreen);
  pocket.press(hal::kA);
  pocket.settle();
  TEST_ASSERT_TRUE(at(pocket, ui::kLastGamesScreen));
  pocket.press(hal::kA);
  TEST_ASSERT_TRUE(pocket.app().is_watching());
}

// Never presses but where the scoring waits for it.
inline Told watch_to_the_podium(Pocket& pocket) {
  Told told;
  bool in_result = false;
  for (int i = 0; i < 200'000 && !at(pocket, ui::kPodiumScreen); ++i) {
    pocket.wait(20);
    if (at(pocket, ui::kResultScreen) && !in_result) told.results.push_back(pocket.picture());
    in_result = at(pocket, ui::kResultScreen);
    TEST_ASSERT_FALSE(pocket.app().screen().secret);
    if (at(pocket, ui::kScoringScreen) && pocket.app().settled()) pocket.press(hal::kA);
  }
  TEST_ASSERT_TRUE(at(pocket, ui::kPodiumScreen));
  pocket.settle();
  told.podium = picture_above_the_keys(pocket);
  return told;
}

}  // namespace felicity::tests
