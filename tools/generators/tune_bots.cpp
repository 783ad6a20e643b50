// usage: tune_bots OUTPUT [TRIALS]
// Makes engine/bots/tuned_weights.cpp again: the weights of a normal bot by climbing, then what
// things are worth between rounds by regression. Everything starts from fixed seeds.
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <string>
#include <thread>
#include <vector>

#include "engine/bots/playout.h"
#include "engine/bots/strategies.h"
#include "engine/rules/random.h"
#include "tests/bots/prospects.h"
#include "tests/bots/weights.h"

namespace felicity::bots {
namespace {

constexpr int kDefaultTrials = 2500;
constexpr int kGamesForProspects = 40'000;
// All but the last of each: those are found in games of players that already search.
constexpr int kGuestBiddings = kBidStrategies - 1, kGuestPlacings = kSearchingPlacing;

// Opponents to tune against: tuned weights of earlier days, and every way of bidding and placing
// that a bot thinks others capable of.
struct Guest {
  const Bidding* bidding;
  const Placing* placing;
  int limit_bonus;
};

class Climb {
 public:
  explicit Climb(int players) : players_(players), dice_(0xC1A0U + static_cast<unsigned>(players)) {
    champion_ = Weights::plain();
    champions_.push_back(temper_of(champion_));
  }

  void run(int trials) {
    for (int trial = 1; trial <= trials; ++trial) {
      Weights nudged = champion_;
      nudge(nudged);
      if (is_better(temper_of(nudged))) {
        champion_ = nudged;
        champions_.back() = temper_of(champion_);
        if (++steps_ % 12 == 0) champions_.push_back(champions_.back());
      }
      if (trial % 500 == 0) {
        std::fprintf(stderr, "%d players: %d trials, %d steps\n", players_, trial, steps_);
      }
    }
  }

  Temper champion() const { return champions_.back(); }

  // Plays games among guests, mostly champions, and stores what each player had before each round.
  std::vector<std::vector<Standing>> standings() {
    std::vector<std::vector<Standing>> by_round(kRounds);
    for (int game = 0; game < kGamesForProspects; ++game) {
      Guest guests[kMaxSeats];
      for (int seat = 0; seat < players_; ++seat) guests[seat] = invite(dice_, 3);
      Standing before[kRounds];
      double shares[kMaxSeats];
      play_game(0xF17000000U + static_cast<unsigned>(game), guests, shares, before);
      for (int round = 2; round <= kRounds; ++round) {
        Standing& standing = before[round - 1];
        std::copy(shares, shares + players_, standing.share);
        by_round[static_cast<std::size_t>(round - 1)].push_back(standing);
      }
    }
    return by_round;
  }

 private:
  unsigned any(int count) { return dice_.below(static_cast<unsigned>(count)); }

  // A few weights at a time, sometimes the same one in several situations.
  void nudge(Weights& weights) {
    const bool bidding = any(3) != 0;
    for (unsigned times = 1 + any(3); times > 0; --times) {
      const int first = bidding ? 0 : Weights::kBiddingCount;
      const int last = bidding ? Weights::kBiddingCount : Weights::kCount;
      const int chosen = first + static_cast<int>(any(last - first));
      const int by = (1 + static_cast<int>(any(bidding ? 4 : 8))) * (any(2) == 0 ? 1 : -1);
      const int stride = bidding ? 1 : Weights::kTastes;
      const int group = bidding ? chosen / 4 * 4 : first + (chosen - first) % stride;
      const int end = bidding ? group + 4 : last;
      const bool together = any(2) == 0;
      for (int i = group; i < end; i += stride) {
        if (i == chosen || (together && any(2) == 0)) weights.number[i] += by;
      }
    }
    weights.keep_in_bounds();
  }

  // One of `of` is a champion of any day, the others follow some other way.
  Guest invite(Dice& dice, unsigned of) {
    const unsigned kind = dice.below(of + 1);
    if (kind > 0) {
      const Temper& temper = kind == 1
                                 ? champions_[dice.below(static_cast<unsigned>(champions_.size()))]
                                 : champions_.back();
      return {&temper.bidding, &temper.placing, 0};
    }
    const BidStrategy& way = kBidStrategy[dice.below(kGuestBiddings)];
    const bool tuned = way.basis == BidStrategy::Basis::Tuned;
    const unsigned placing = dice.below(kGuestPlacings);
    return {tuned ? &champions_.back().bidding : &bidding_of(way.basis, players_, 1),
            placing == 0 ? &champions_.back().placing
                         : &placing_of(static_cast<int>(placing), players_),
            way.limit_bonus};
  }

  void play_game(std::uint64_t seed, const Guest* guests, double* shares, Standing* before) const {
    Random random = Random::from_seed(seed);
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players_);
    State s;
    if (begin(s, deal(setup, random)) != Verdict::Ok) std::abort();
    Dice dice(seed);
    Company company;
    while (s.phase != Phase::Over) {
      for (int seat = 0; seat < players_; ++seat) {
        company.bidding[seat] = guests[seat].bidding;
        company.placing[seat] = guests[seat].placing;
        company.limit_bonus[seat] = static_cast<std::int16_t>(guests[seat].limit_bonus +
                                                              limit_noise(kBidStrategy[0], dice));
      }
      if (before != nullptr) before[s.round - 1] = standing_of(s);
      play_round(s, company, dice);
    }
    const unsigned winners = scores(s).winners;
    for (int seat = 0; seat < players_; ++seat) {
      shares[seat] = (winners >> seat & 1U) != 0 ? 1.0 / std::popcount(winners) : 0;
    }
  }

  // Both play the same seat of the same deals among the same guests; what counts is the difference.
  bool is_better(const Temper& nudged) {
    const Temper& champion = champions_.back();
    double sum = 0, squares = 0;
    int games = 0;
    for (int batch = 1; batch <= kBatches; ++batch) {
      for (int i = 0; i < kBatch; ++i) sum_up(nudged, champion, sum, squares);
      games += kBatch;
      const double mean = sum / games;
      const double error = std::sqrt((squares / games - mean * mean) / games);
      if (mean < 0.5 * error) return false;
      if (mean > 2.6 * error) return true;
      if (batch == kBatches) return mean > 1.8 * error;
    }
    return false;
  }

  void sum_up(const Temper& nudged, const Temper& champion, double& sum, double& squares) {
    const std::uint64_t seed = ++games_ + (static_cast<std::uint64_t>(players_) << 40);
    Dice dice(seed);
    Guest guests[kMaxSeats];
    for (int seat = 0; seat < players_; ++seat) guests[seat] = invite(dice, 2);
    const unsigned mine = dice.below(static_cast<unsigned>(players_));
    double with[kMaxSeats], without[kMaxSeats];
    guests[mine] = {&nudged.bidding, &nudged.placing, 0};
    play_game(seed, guests, with, nullptr);
    guests[mine] = {&champion.bidding, &champion.placing, 0};
    play_game(seed, guests, without, nullptr);
    const double difference = with[mine] - without[mine];
    sum += difference;
    squares += difference * difference;
  }

  static constexpr int kBatches = 8, kBatch = 1500;

  int players_;
  Dice dice_;
  Weights champion_;
  std::deque<Temper> champions_;  // guests point into it
  std::uint64_t games_ = 0;
  int steps_ = 0;
};

struct Tables {
  Temper temper;
  EvalWeights prospects[kRounds - 1];
};

Tables tune(int players, int trials) {
  Climb climb(players);
  climb.run(trials);
  Tables tables = {climb.champion(), {}};
  const auto standings = climb.standings();
  for (int round = 2; round <= kRounds; ++round) {
    const Regression regression(standings[static_cast<std::size_t>(round - 1)], players);
    tables.prospects[round - 2] = regression.prospect();
  }
  return tables;
}

template <class Number>
std::string list(const Number* numbers, int count) {
  std::string text = "{";
  for (int i = 0; i < count; ++i) text += (i == 0 ? "" : ", ") + std::to_string(numbers[i]);
  return text + "}";
}

void write(std::FILE* out, const Tables (&tables)[3]) {
  std::fputs(
      "// Made by tools/tune-bots; do not edit.\n#include \"engine/bots/evaluation.h\"\n#include "
      "\"engine/bots/policy.h\"\n\nnamespace felicity::bots {\nnamespace {\n\n"
      "// For 3, 4 and 5 players.\nconstexpr Bidding kBidding[] = {\n",
      out);
  for (const Tables& table : tables) {
    const Bidding& b = table.temper.bidding;
    std::fputs("    {", out);
    for (const std::int8_t* part : {b.slope, b.base, b.hope, b.gain, b.cap}) {
      std::fprintf(out, "%s, ", list(part, kStretches).c_str());
    }
    std::fprintf(out, "%s},\n", list(b.stay, kMaxSeats - 1).c_str());
  }
  std::fputs("};\n\nconstexpr Placing kPlacing[] = {\n", out);
  for (const Tables& table : tables) {
    std::fputs("    {{\n", out);
    for (const auto& row : table.temper.placing.liking) {
      std::fprintf(out, "        %s,\n", list(row, kFaces).c_str());
    }
    std::fputs("    }},\n", out);
  }
  std::fputs("};\n\nconstexpr EvalWeights kProspects[][kRounds - 1] = {\n", out);
  for (const Tables& table : tables) {
    std::fputs("    {\n", out);
    for (const EvalWeights& p : table.prospects) {
      const int numbers[] = {p.cats, p.mice, p.wealth, p.start, p.treats, p.burden};
      std::fprintf(out, "        %s,\n", list(numbers, 6).c_str());
    }
    std::fputs("    },\n", out);
  }
  std::fputs(
      "};\n\n}  // namespace\n\n"
      "const Bidding& tuned_bidding(int players) { return kBidding[players - kMinSeats]; }\n"
      "const Placing& tuned_placing(int players) { return kPlacing[players - kMinSeats]; }\n"
      "const EvalWeights& tuned_evaluation(int players, int round) {\n"
      "  return kProspects[players - kMinSeats][round - 2];\n}\n\n"
      "}  // namespace felicity::bots\n",
      out);
}

}  // namespace
}  // namespace felicity::bots

int main(int argc, char** argv) {
  using namespace felicity::bots;
  const int trials = argc > 2 ? std::atoi(argv[2]) : kDefaultTrials;
  if (argc < 2 || argc > 3 || trials < 0) {
    std::fputs("usage: tune_bots OUTPUT [TRIALS]\n", stderr);
    return 2;
  }
  Tables tables[3];
  std::thread threads[3];
  for (int i = 0; i < 3; ++i) {
    threads[i] = std::thread([&tables, i, trials] { tables[i] = tune(3 + i, trials); });
  }
  for (std::thread& thread : threads) thread.join();
  std::FILE* out = std::fopen(argv[1], "w");
  if (out == nullptr) {
    std::fprintf(stderr, "tune_bots: cannot write %s\n", argv[1]);
    return 1;
  }
  write(out, tables);
  return std::fclose(out) == 0 ? 0 : 1;
}
