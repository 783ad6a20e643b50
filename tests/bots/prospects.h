// Learning what cats, mice and cards in hand are worth between two rounds: a regression of who wins
// on what the seats had, one for each round.
#pragma once

#include <cmath>
#include <vector>

#include "engine/bots/evaluation.h"

namespace felicity::bots {

// What each seat had before a round, and its share of the win in the end.
struct Standing {
  static constexpr int kThings = 6;
  double has[kMaxSeats][kThings] = {};
  double share[kMaxSeats] = {};
};

inline Standing standing_of(const State& s) {
  Standing standing;
  for (Seat seat = 0; seat < s.players; ++seat) {
    double treats = 0, burden = 0;
    for (const Face face : s.hands[seat]) (points(face) > 0 ? treats : burden) += points(face);
    const double things[] = {static_cast<double>(s.cat_points[seat]),
                             static_cast<double>(s.money[seat]),
                             s.money[seat] * s.money[seat] / 16.0,
                             seat == s.start ? 1.0 : 0.0,
                             treats,
                             -burden};
    for (int i = 0; i < Standing::kThings; ++i) standing.has[seat][i] = things[i];
  }
  return standing;
}

// Newton's method for the likeliest weights of a softmax, held back a little towards zero.
class Regression {
 public:
  Regression(const std::vector<Standing>& standings, int players)
      : standings_(standings), players_(players) {
    for (int pass = 0; pass < 12; ++pass) improve();
  }

  EvalWeights prospect() const {
    const auto in_steps = [&](int thing) {
      return static_cast<std::int16_t>(std::lround(weight_[thing] * 256 / std::log(2.0)));
    };
    return {in_steps(0), in_steps(1), in_steps(2), in_steps(3), in_steps(4), in_steps(5)};
  }

 private:
  static constexpr int kThings = Standing::kThings;

  void improve() {
    for (auto& row : system_) std::fill(row, row + kThings + 1, 0.0);
    for (const Standing& standing : standings_) add(standing);
    const double hold = static_cast<double>(standings_.size()) * 1e-4;
    for (int i = 0; i < kThings; ++i) {
      system_[i][i] += hold;
      system_[i][kThings] -= hold * weight_[i];
    }
    solve();
    for (int i = 0; i < kThings; ++i) weight_[i] += 0.8 * system_[i][kThings] / system_[i][i];
  }

  void add(const Standing& standing) {
    double share[kMaxSeats], sum = 0, mean[kThings] = {};
    for (int seat = 0; seat < players_; ++seat) {
      double height = 0;
      for (int i = 0; i < kThings; ++i) height += weight_[i] * standing.has[seat][i];
      sum += share[seat] = std::exp(height);
    }
    for (int seat = 0; seat < players_; ++seat) {
      share[seat] /= sum;
      for (int i = 0; i < kThings; ++i) mean[i] += share[seat] * standing.has[seat][i];
    }
    for (int seat = 0; seat < players_; ++seat) {
      const double* has = standing.has[seat];
      for (int i = 0; i < kThings; ++i) {
        system_[i][kThings] += (standing.share[seat] - share[seat]) * has[i];
        for (int j = 0; j < kThings; ++j) {
          system_[i][j] += share[seat] * (has[i] - mean[i]) * (has[j] - mean[j]);
        }
      }
    }
  }

  void solve() {  // Gauss and Jordan
    for (int pivot = 0; pivot < kThings; ++pivot) {
      for (int row = 0; row < kThings; ++row) {
        if (row == pivot) continue;
        const double factor = system_[row][pivot] / system_[pivot][pivot];
        for (int i = pivot; i <= kThings; ++i) system_[row][i] -= factor * system_[pivot][i];
      }
    }
  }

  const std::vector<Standing>& standings_;
  int players_;
  double weight_[kThings] = {};
  double system_[kThings][kThings + 1] = {};
};

}  // namespace felicity::bots
