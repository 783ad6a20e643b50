#include <fcntl.h>
#include <sys/random.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <map>
#include <thread>

#include "hal_host/arena/arena_report.h"
#include "hal_host/arena/builtin_bot.h"
#include "hal_host/arena/child_process.h"
#include "hal_host/commands/commands.h"
#include "hal_host/commands/options.h"
#include "hal_host/commands/rule_options.h"
#include "hal_host/protocol/files.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

constexpr long kMostGames = 10'000'000;
constexpr int kMostThreads = 256;

// A bar on a terminal, and the first faults of everyone; the others are counted only.
class Scoreboard {
 public:
  explicit Scoreboard(const ArenaPlan& plan)
      : plan_(plan),
        games_(plan.deals * static_cast<long>(plan.entrants.size())),
        bar_(isatty(STDERR_FILENO) == 1) {}

  void played(long games) {
    played_ += games;
    draw();
  }

  void fault(const Fault& fault) {
    constexpr int kMostReported = 10;
    const int reported = ++reported_[fault.entrant];
    if (reported > kMostReported + 1) return;
    clear();
    const char* name = plan_.entrants[fault.entrant].name.c_str();
    if (reported <= kMostReported) {
      std::fprintf(stderr, "game %ld, seat %d: %s %s\n", fault.game, fault.seat, name,
                   fault.what.c_str());
    } else {
      std::fprintf(stderr, "further faults of %s are only counted\n", name);
    }
    draw();
  }

  void clear() {
    if (bar_ && shown_ >= 0) std::fputs("\r\033[K", stderr);
    shown_ = -1;
  }

 private:
  void draw() {
    constexpr int kWidth = 40;
    const int percent = static_cast<int>(100 * played_ / games_);
    if (!bar_ || percent == shown_) return;
    shown_ = percent;
    const std::string done(static_cast<std::size_t>(percent * kWidth / 100), '#');
    std::fprintf(stderr, "\r[%-*s] %3d %%  %ld of %ld games", kWidth, done.c_str(), percent,
                 played_, games_);
    std::fflush(stderr);
  }

  const ArenaPlan& plan_;
  long games_;
  bool bar_;
  long played_ = 0;
  int shown_ = -1;
  std::map<std::size_t, int> reported_;
};

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
// by trying numbers. So their seeds never come from the number that deals, and where none is given,
// nothing that they could try does.
std::string read_chance(ArenaPlan& plan, const Options& options) {
  if (!draw(plan.deal_key) || !draw(plan.house_key) || !draw(plan.guest_key)) {
    return "this machine gives no random numbers";
  }
  plan.seed.reset();
  if (options.has("seed") || !has_guests(plan)) {
    plan.seed = seed_of(options.value("seed", "1"));
    if (!plan.seed) return std::string("--seed is ") + kSeedRange;
    plan.deal_key = plan.house_key = key_of(*plan.seed);
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

// Report a mistyped name now, not as a fault of every game.
bool all_can_start(const ArenaPlan& plan) {
  for (const EntrantSpec& invitation : plan.entrants) {
    if (!invitation.is_guest()) continue;
    ChildProcess process;
    const std::string error = process.start(invitation.command);
    if (error.empty()) continue;
    std::fprintf(stderr, "felicity arena: %s cannot be started: %s\n", invitation.name.c_str(),
                 error.c_str());
    return false;
  }
  return true;
}

// Hours of play end in a few lines: what is known beforehand to keep them from arriving is reported
// before the first game. The exit status, or 0.
int check_outputs(const Options& options) {
  if ((fcntl(STDOUT_FILENO, F_GETFL) & O_ACCMODE) == O_RDONLY) {
    errno = EBADF;
    return output_failed();
  }
  if (!options.has("plot")) return 0;
  const std::string path = options.value("plot");
  const std::string error = cannot_be_written(path);
  if (error.empty()) return 0;
  std::fprintf(stderr, "%s: %s\n", path.c_str(), error.c_str());
  return kWrongUsage;
}

int report(const ArenaPlan& plan, const std::vector<Standing>& list, const Options& options) {
  const std::string text =
      options.has("json") ? standings_json(plan, list) : standings_table(plan, list);
  int status = print(text);
  if (status != 0) std::fputs(text.c_str(), stderr);  // better there than nowhere
  if (!options.has("plot")) return status;
  const std::string path = options.value("plot");
  const std::string error = write_text(path, "wb", standings_plot(plan, list));
  if (error.empty()) return status;
  std::fprintf(stderr, "%s: %s\n", path.c_str(), error.c_str());
  return 1;
}

int run(const std::vector<std::string>& words) {
  Options options;
  Options::Known known = {
      .with_value = {"seats", "games", "seed", "bot-seed", "plot", "threads", "timeout", "edition"},
      .flags = {"json"}};
  for (const HouseRule& rule : kHouseRules) known.with_value.emplace_back(rule.key);
  std::string error = options.parse(words, known);
  if (!error.empty()) return wrong_usage(kArenaCommand, error);
  ArenaPlan plan;
  error = read_plan(plan, options);
  if (!error.empty()) return wrong_usage(kArenaCommand, error);
  if (const int status = check_outputs(options); status != 0) return status;
  if (!all_can_start(plan)) return kWrongUsage;

  Scoreboard board(plan);
  const std::vector<Tally> tallies =
      play_arena(plan, {.played = [&board](long games) { board.played(games); },
                        .fault = [&board](const Fault& fault) { board.fault(fault); }});
  board.clear();
  return report(plan, standings(plan, tallies), options);
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
    "  --bot-seed B     the same B gives all bots the same seeds; else those of exec: are chance\n"
    "  --json           one line of JSON\n"
    "  --plot FILE.svg  a picture of the shares, too\n"
    "  --threads N      games at a time (one a core; with exec: just one)\n"
    "  --timeout S      seconds a program has for an answer (5)\n"
    "  --edition NAME   {editions}\n"
    "{house_rules}"
    "\n"
    "  felicity arena --seats hard,normal,exec:./mybot,exec:\"python3 mybot.py\" --games 1000\n",
    run};

}  // namespace felicity::host
