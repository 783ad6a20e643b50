#include "hal_host/arena/scoreboard.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace felicity::host {

Scoreboard::Scoreboard(const ArenaPlan& plan)
    : plan_(plan),
      games_(plan.deals * static_cast<long>(plan.entrants.size())),
      bar_(isatty(STDERR_FILENO) == 1) {}

void Scoreboard::played(long games) {
  played_ += games;
  draw();
}

void Scoreboard::fault(const Fault& fault) {
  if (++faults_[{fault.entrant, fault.misstep.kind}] > kMostReported) return;
  clear();
  std::fprintf(stderr, "game %ld, seat %d: %s %s\n", fault.game, fault.seat,
               plan_.entrants[fault.entrant].name.c_str(), fault.misstep.what.c_str());
  const std::string& question = fault.misstep.question;
  if (!question.empty()) std::fprintf(stderr, "  question: %s\n", question.c_str());
  draw();
}

void Scoreboard::end() {
  clear();
  for (std::size_t entrant = 0; entrant < plan_.entrants.size(); ++entrant) {
    long sum = 0, most = 0;
    std::string kinds;
    for (const auto& [key, count] : faults_) {
      if (key.first != entrant) continue;
      sum += count;
      most = std::max(most, count);
      kinds += (kinds.empty() ? "" : "; ") + std::to_string(count) + " x " + key.second;
    }
    if (most <= kMostReported) continue;  // all were reported
    std::fprintf(stderr, "%s, %ld faults in all: %s\n", plan_.entrants[entrant].name.c_str(), sum,
                 kinds.c_str());
  }
}

void Scoreboard::clear() {
  if (bar_ && shown_ >= 0) std::fputs("\r\033[K", stderr);
  shown_ = -1;
}

void Scoreboard::draw() {
  constexpr int kWidth = 40;
  const int percent = static_cast<int>(100 * played_ / games_);
  if (!bar_ || percent == shown_) return;
  shown_ = percent;
  const std::string done(static_cast<std::size_t>(percent * kWidth / 100), '#');
  std::fprintf(stderr, "\r[%-*s] %3d %%  %ld of %ld games", kWidth, done.c_str(), percent, played_,
               games_);
  std::fflush(stderr);
}

}  // namespace felicity::host
