#include <fcntl.h>
#include <sys/random.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <thread>

#include "hal_host/arena/arena_report.h"
#include "hal_host/arena/builtin_bot.h"
#include "hal_host/arena/external_bot.h"
#include "hal_host/arena/kept_games.h"
#include "hal_host/arena/scoreboard.h"
#include "hal_host/commands/commands.h"
#include "hal_host/commands/options.h"
#include "hal_host/commands/rule_options.h"
#include "hal_host/protocol/files.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

constexpr long kMostGames = 10'000'000;
constexpr int kMostThreads = 256;

// Whole numbers low to high; nothing else.
std::optional<long> number_of(const std::string& word, long low, long high) {
  const auto number = seed_of(word);
  if (!number || *number < static_cast<std::uint64_t>(low) ||
      *number > static_cast<std::uint64_t>(high)) {
    return std::nullopt;
  }
  return static_cast<long>(*number);
}

std::optional<double> seconds_of(const std::string& word) {
  double value = 0;
  const char* end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, value, std::chars_format::fixed);
  if (error != std::errc() || stop != end || !(value > 0 && value <= 3600)) return std::nullopt;
  return value;
}

bool has_guests(const ArenaPlan& plan) {
  return std::any_of(plan.entrants.begin(), plan.entrants.end(),
                     [](const EntrantSpec& invitation) { return invitation.is_guest(); });
}

bool draw(ArenaKey& key) {
  return getrandom(key.data(), key.size(), 0) == static_cast<ssize_t>(key.size());
}

// Guests see their seeds and their hands, and a key made of a number that a person typed is found
// by trying numbers. So their seeds never come from the number that deals: where one is given, they
// are the same for every number; where none is given, nothing that guests could try decides.
std::string read_chance(ArenaPlan& plan, const Options& options) {
  if (!draw(plan.deal_key) || !draw(plan.house_key) || !draw(plan.guest_key)) {
    return "this machine gives no random numbers";
  }
  plan.seed.reset();
  if (options.has("seed") || !has_guests(plan)) {
    plan.seed = seed_of(options.value("seed", "1"));
    if (!plan.seed) return std::string("--seed is ") + kSeedRange;
    plan.deal_key = plan.house_key = key_of(*plan.seed);
    plan.guest_key = practice_key();
  }
  if (!options.has("bot-seed")) return "";
  const auto seed = seed_of(options.value("bot-seed"));
  if (!seed) return std::string("--bot-seed is ") + kSeedRange;
  if (seed == plan.seed) return "--bot-seed is not the --seed: a bot could compute the deals";
  plan.house_key = plan.guest_key = key_of(*seed);
  return "";
}

std::string read_plan(ArenaPlan& plan, const Options& options) {
  if (!options.has("seats")) return "who plays? --seats BOT,BOT,BOT";
  std::string error;
  plan.entrants = read_invitations(options.value("seats"), error);
  if (!error.empty()) return error;
  const std::size_t players = plan.entrants.size();
  if (players < kMinSeats || players > kMaxSeats) return "--seats names 3, 4 or 5 bots";
  plan.setup.players = static_cast<std::uint8_t>(players);
  error = read_rules(plan.setup, options);
  if (!error.empty()) return error;
  const auto games = number_of(options.value("games", "1000"), 1, kMostGames);
  if (!games) return "--games is 1 to " + std::to_string(kMostGames);
  const long seats = static_cast<long>(players);
  plan.deals = (*games + seats - 1) / seats;
  error = read_chance(plan, options);
  if (!error.empty()) return error;
  const auto timeout = seconds_of(options.value("timeout", "5"));
  if (!timeout) return "--timeout is a number of seconds, up to 3600";
  plan.timeout = *timeout;
  // Guests are timed, and some learn from game to game: they get the machine to themselves.
  const unsigned cores = has_guests(plan) ? 1 : std::max(1U, std::thread::hardware_concurrency());
  const auto threads = number_of(options.value("threads", std::to_string(cores)), 1, kMostThreads);
  if (!threads) return "--threads is 1 to " + std::to_string(kMostThreads);
  plan.threads = static_cast<int>(*threads);
  return "";
}

// A mistyped name or a syntax error is reported now, not as a fault of every game.
bool all_can_start(const ArenaPlan& plan) {
  for (const EntrantSpec& invitation : plan.entrants) {
    if (!invitation.is_guest()) continue;
    const std::string error = cannot_play(invitation.command, plan.timeout);
    if (error.empty()) continue;
    std::fprintf(stderr, "felicity arena: %s cannot be started: %s\n", invitation.name.c_str(),
                 error.c_str());
    return false;
  }
  return true;
}

// Files that are written in the end.
struct Output {
  const char* option;
  std::string (*text)(const ArenaPlan& plan, const std::vector<Standing>& standings);
};
constexpr Output kOutputs[] = {{"plot", standings_plot}, {"html", standings_page}};

// Hours of play end in a few lines: what is known beforehand to keep them from arriving is reported
// before the first game. The exit status, or 0.
int check_outputs(const Options& options) {
  if ((fcntl(STDOUT_FILENO, F_GETFL) & O_ACCMODE) == O_RDONLY) {
    errno = EBADF;
    return output_failed();
  }
  for (const Output& output : kOutputs) {
    if (!options.has(output.option)) continue;
    const std::string path = options.value(output.option);
    const std::string error = cannot_be_written(path);
    if (error.empty()) continue;
    std::fprintf(stderr, "%s: %s\n", path.c_str(), error.c_str());
    return kWrongUsage;
  }
  return 0;
}

int report(const ArenaPlan& plan, const std::vector<Standing>& list, const Options& options) {
  const std::string text =
      options.has("json") ? standings_json(plan, list) : standings_table(plan, list);
  int status = print(text);
  if (status != 0) std::fputs(text.c_str(), stderr);  // better there than nowhere
  for (const Output& output : kOutputs) {
    if (!options.has(output.option)) continue;
    const std::string path = options.value(output.option);
    const std::string error = write_text(path, "wb", output.text(plan, list));
    if (error.empty()) continue;
    std::fprintf(stderr, "%s: %s\n", path.c_str(), error.c_str());
    status = 1;
  }
  return status;
}

int run(const std::vector<std::string>& words) {
  Options options;
  Options::Known known = {.with_value = {"seats", "games", "seed", "bot-seed", "plot", "html",
                                         "keep", "threads", "timeout", "edition"},
                          .flags = {"json"}};
  for (const HouseRule& rule : kHouseRules) known.with_value.emplace_back(rule.key);
  std::string error = options.parse(words, known);
  if (!error.empty()) return wrong_usage(kArenaCommand, error);
  ArenaPlan plan;
  error = read_plan(plan, options);
  if (!error.empty()) return wrong_usage(kArenaCommand, error);
  if (const int status = check_outputs(options); status != 0) return status;
  if (!all_can_start(plan)) return kWrongUsage;
  KeptGames kept(plan);
  if (options.has("keep")) error = kept.open(options.value("keep"));
  if (!error.empty()) {
    std::fprintf(stderr, "%s\n", error.c_str());
    return kWrongUsage;
  }

  Scoreboard board(plan);
  ArenaWatcher watcher = {.played = [&board](long games) { board.played(games); },
                          .fault = [&board](const Fault& fault) { board.fault(fault); }};
  if (options.has("keep")) {
    watcher.dealt = [&kept](long first, const std::vector<Record>& games) {
      kept.write(first, games);
    };
  }
  const std::vector<Tally> tallies = play_arena(plan, watcher);
  board.end();
  const int status = report(plan, standings(plan, tallies), options);
  if (kept.error().empty()) return status;
  std::fprintf(stderr, "%s\n", kept.error().c_str());
  return 1;
}

}  // namespace

const Command kArenaCommand = {
    "arena", "lets bots play many games against each other",
    "usage: felicity arena --seats BOT,BOT,BOT[,BOT[,BOT]] [...]\n"
    "\n"
    "Every deal is played once in each rotation of the seats. Shown are the share of the wins "
    "with\n"
    "its 95 % interval, the mean margin to the best other, the mean score, faults and time.\n"
    "\n"
    "  --seats LIST     three to five bots: what felicity bot knows, as in hard:bold:500, or\n"
    "                   exec:COMMAND for a program that speaks the bot protocol\n"
    "  --games N        rounded up to whole rotations (1000)\n"
    "  --seed S         the same seed gives the same deals (1; with exec: chance decides). "
    "Programs\n"
    "                   that try seeds can compute the deals of one\n"
    "  --bot-seed B     the same B gives all bots the same seeds; else programs get the same with\n"
    "                   every --seed, and chance decides without one\n"
    "  --json           one line of JSON\n"
    "  --plot FILE.svg  a picture of the shares, too\n"
    "  --html FILE      a page with table and pictures, too\n"
    "  --keep FOLDER    every game as a file for felicity replay, in a new or empty folder\n"
    "  --threads N      games at a time (one a core; with exec: just one)\n"
    "  --timeout S      seconds a program has for an answer (5)\n"
    "  --edition NAME   {editions}\n"
    "{house_rules}"
    "\n"
    "  felicity arena --seats hard,normal,exec:./mybot,exec:\"python3 mybot.py\" --games 1000\n",
    run};

}  // namespace felicity::host
