#include "hal_host/arena/arena_report.h"

#include <algorithm>
#include <cmath>

#include "hal_host/arena/report_text.h"
#include "hal_host/protocol/json_line.h"

namespace felicity::host {
namespace {

double rounded(double value) { return std::round(value * 1e6) / 1e6; }

}  // namespace

std::string standings_table(const ArenaPlan& plan, const std::vector<Standing>& standings) {
  std::size_t widest = 7;
  for (const Standing& standing : standings) widest = std::max(widest, width(standing.name));
  const auto padded = [widest](const std::string& text) {
    return text + std::string(widest - width(text), ' ');
  };
  std::string text = title_of(plan) + "\n\n" + padded("entrant") +
                     "   wins           margin         score  faults  ms a decision\n";
  for (const Standing& standing : standings) {
    text += padded(standing.name) + "  " + formatted("%5s", share_text(standing.win).c_str()) +
            " ± " + share_text(standing.interval) +
            formatted("  %+7.1f ± %-4s  %6.1f  %6ld  %13.3f\n", standing.margin,
                      margin_interval_text(standing).c_str(), standing.score, standing.faults,
                      standing.milliseconds);
  }
  return text;
}

std::string standings_json(const ArenaPlan& plan, const std::vector<Standing>& standings) {
  nlohmann::ordered_json seats = nlohmann::ordered_json::array();
  for (const Standing& standing : standings) {
    nlohmann::ordered_json seat;
    seat["name"] = standing.name;
    seat["win"] = rounded(standing.win);
    seat["ci"] = rounded(standing.interval);
    seat["margin"] = rounded(standing.margin);
    seat["score"] = rounded(standing.score);
    seat["faults"] = standing.faults;
    seat["ms"] = rounded(standing.milliseconds);
    seat["margin_ci"] = nullptr;
    if (standing.margin_interval) seat["margin_ci"] = rounded(*standing.margin_interval);
    seats.push_back(seat);
  }
  nlohmann::ordered_json all;
  all["games"] = games_of(plan);
  all["seats"] = seats;
  return all.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace felicity::host
