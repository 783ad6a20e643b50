// What the games of an arena say about the entrants.
#include <algorithm>
#include <bit>
#include <cmath>

#include "hal_host/arena/arena.h"

namespace felicity::host {

void count_game(Tally& tally, const Scores& result, Seat seat, int players) {
  const bool won = (result.winners >> seat & 1) != 0;
  if (won) tally.wins += 1.0 / std::popcount(result.winners);
  int best_other = INT16_MIN;
  for (Seat other = 0; other < players; ++other) {
    if (other != seat) best_other = std::max<int>(best_other, result.total[other]);
  }
  tally.score += result.total[seat];
  tally.margin += result.total[seat] - best_other;
}

namespace {

// Half of the 95 % interval of a mean of these figures, one for each deal.
double interval_of(const std::vector<double>& deals) {
  constexpr double kWithin95Percent = 1.959964;  // standard deviations of the normal distribution
  const auto count = static_cast<double>(deals.size());
  double sum = 0;
  for (const double figure : deals) sum += figure;
  double squares = 0;
  for (const double figure : deals) squares += (figure - sum / count) * (figure - sum / count);
  return kWithin95Percent * std::sqrt(squares / (count - 1) / count);
}

Standing standing_of(const std::string& name, const std::vector<Tally>& deals, double players) {
  Tally sum;
  std::vector<double> shares, margins;
  for (const Tally& deal : deals) {
    sum.wins += deal.wins;
    sum.margin += deal.margin;
    sum.score += deal.score;
    sum.faults += deal.faults;
    sum.decisions += deal.decisions;
    sum.seconds += deal.seconds;
    shares.push_back(deal.wins / players);
    margins.push_back(static_cast<double>(deal.margin) / players);
  }
  const double games = static_cast<double>(deals.size()) * players;
  Standing standing;
  standing.name = name;
  standing.win = sum.wins / games;
  standing.margin = static_cast<double>(sum.margin) / games;
  standing.score = static_cast<double>(sum.score) / games;
  standing.faults = sum.faults;
  standing.milliseconds = 1000 * sum.seconds / static_cast<double>(sum.decisions);
  if (deals.size() == 1) return standing;
  standing.interval = interval_of(shares);
  standing.margin_interval = interval_of(margins);
  return standing;
}

}  // namespace

std::vector<Standing> standings(const ArenaPlan& plan, const std::vector<Tally>& tallies) {
  const std::size_t players = plan.entrants.size();
  std::vector<Standing> list;
  for (std::size_t who = 0; who < players; ++who) {
    std::vector<Tally> deals;
    for (std::size_t i = who; i < tallies.size(); i += players) deals.push_back(tallies[i]);
    list.push_back(standing_of(plan.entrants[who].name, deals, static_cast<double>(players)));
  }
  return list;
}

}  // namespace felicity::host
