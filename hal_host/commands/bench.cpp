// `felicity bench rules`: random games through the public API.
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "engine/bots/dice.h"
#include "engine/rules/random.h"
#include "engine/rules/state.h"
#include "hal_host/commands/commands.h"
#include "hal_host/commands/options.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

using bots::Dice;  // fast, so that the figures are the engine's and not the dice's

Action random_action(const Choices& choices, Dice& dice) {
  switch (choices.phase) {
    case Phase::Place: {
      const unsigned place = dice.below(static_cast<unsigned>(choices.cards.size()));
      return Action::place(choices.seat, choices.cards.at(static_cast<int>(place)));
    }
    case Phase::Auction: {
      if (choices.bid_low == 0) return Action::pass(choices.seat);
      const unsigned bids = 1U + choices.bid_high - choices.bid_low;
      const unsigned chosen = dice.below(bids + 1);
      return chosen == 0
                 ? Action::pass(choices.seat)
                 : Action::bid(choices.seat, choices.bid_low + static_cast<int>(chosen) - 1);
    }
    case Phase::LastChance:
    case Phase::Over: break;
  }
  return choices.buy && dice.below(2) == 0 ? Action::buy(choices.seat) : Action::pass(choices.seat);
}

struct Tally {
  long games = 0;
  long actions = 0;
  long events = 0;
};

void play_games(const Deal& dealt, long games, Dice& dice, Tally& tally) {
  State start;
  if (begin(start, dealt) != Verdict::Ok) std::abort();
  Events events;
  for (long game = 0; game < games; ++game) {
    State state = start;
    while (state.phase != Phase::Over) {
      if (apply(state, random_action(choices(state), dice), events) != Verdict::Ok) std::abort();
      ++tally.actions;
      tally.events += events.size();
    }
    ++tally.games;
  }
}

Deal deal_for(int players) {
  Random random = Random::from_seed(1);
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  return deal(setup, random);
}

void bench(int players, double seconds) {
  const Deal dealt = deal_for(players);
  Dice dice(1);
  Tally tally;
  play_games(dealt, 2000, dice, tally);  // warm up
  tally = Tally();
  const auto start = std::chrono::steady_clock::now();
  std::chrono::duration<double> spent{};
  while (spent.count() < seconds) {
    play_games(dealt, 2000, dice, tally);
    spent = std::chrono::steady_clock::now() - start;
  }
  const double actions = static_cast<double>(tally.actions);
  std::printf(
      "%d players  %9.0f games/s  %6.1f million actions/s  %5.1f ns an action  %.2f events an "
      "action\n",
      players, static_cast<double>(tally.games) / spent.count(), actions / spent.count() / 1e6,
      spent.count() * 1e9 / actions, static_cast<double>(tally.events) / actions);
}

// What valgrind counts for one run of this program, or -1.
double count_instructions(int players, long games) {
  char self[4096];
  const ssize_t size = readlink("/proc/self/exe", self, sizeof self - 1);
  if (size < 0) return -1;
  self[size] = '\0';
  char command[8192];
  std::snprintf(command, sizeof command,
                "valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null "
                "'%s' bench rules --players %d --games %ld 2>&1 >/dev/null",
                self, players, games);
  std::FILE* pipe = popen(command, "r");
  if (pipe == nullptr) return -1;
  char line[512];
  double instructions = -1;
  while (std::fgets(line, sizeof line, pipe) != nullptr) {
    const std::string text = line;
    const std::size_t at = text.find("refs:");  // "I   refs:" or, since 3.22, "I refs:"
    if (at == std::string::npos) continue;
    instructions = 0;
    for (const char c : text.substr(at)) {
      if (c >= '0' && c <= '9') instructions = instructions * 10 + (c - '0');
    }
  }
  return pclose(pipe) == 0 ? instructions : -1;
}

long actions_in(int players, long games) {
  Dice dice(1);
  Tally tally;
  play_games(deal_for(players), games, dice, tally);
  return tally.actions;
}

// The difference of two runs: what starting the program costs drops out.
int count(int players) {
  constexpr long kFew = 200;
  constexpr long kMany = 1200;
  const double few = count_instructions(players, kFew);
  const double many = count_instructions(players, kMany);
  if (few < 0 || many < 0) {
    std::fprintf(stderr, "felicity bench: valgrind did not run\n");
    return 1;
  }
  const auto actions = static_cast<double>(actions_in(players, kMany) - actions_in(players, kFew));
  std::printf("%d players  %.1f instructions an action\n", players, (many - few) / actions);
  return 0;
}

int run(const std::vector<std::string>& words) {
  Options options;
  const std::string error = options.parse(
      words,
      {.with_value = {"players", "games", "seconds"}, .flags = {"count"}, .most_arguments = 1});
  if (!error.empty()) return wrong_usage(kBenchCommand, error);
  if (options.arguments().empty() || options.arguments()[0] != "rules") {
    return wrong_usage(kBenchCommand, "what is to be measured? There is: rules");
  }
  const auto players = seed_of(options.value("players", "0"));
  if (!players || (*players != 0 && (*players < kMinSeats || *players > kMaxSeats))) {
    return wrong_usage(kBenchCommand, "--players is 3, 4 or 5");
  }
  const auto games = seed_of(options.value("games", "0"));
  if (!games || *games > 1'000'000'000)
    return wrong_usage(kBenchCommand, "--games is a whole number up to 1000000000");
  const auto seconds = seed_of(options.value("seconds", "2"));
  if (!seconds || *seconds < 1 || *seconds > 3600) {
    return wrong_usage(kBenchCommand, "--seconds is 1 to 3600");
  }
  for (int n = kMinSeats; n <= kMaxSeats; ++n) {
    if (*players != 0 && *players != static_cast<std::uint64_t>(n)) continue;
    if (options.has("count")) {
      if (const int status = count(n); status != 0) return status;
    } else if (*games > 0) {
      std::printf("%d players  %ld actions\n", n, actions_in(n, static_cast<long>(*games)));
    } else {
      bench(n, static_cast<double>(*seconds));
    }
  }
  return print("");  // what was printed has arrived, or that is reported
}

}  // namespace

const Command kBenchCommand = {
    "bench", "measures the engine",
    "usage: felicity bench rules [--players N] [--seconds S] [--count]\n"
    "\n"
    "Plays random games through the public API: choices, apply, events.\n"
    "\n"
    "  --players N   only this table (3, 4 and 5)\n"
    "  --seconds S   how long for each table (2)\n"
    "  --count       instructions an action, counted by valgrind: the same on every run\n"
    "  --games G     plays just G games and prints the number of actions\n",
    run};

}  // namespace felicity::host
