#include "hal_host/arena/arena.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <mutex>
#include <thread>

#include "engine/rules/state.h"

namespace felicity::host {
namespace {

// Chance of its own for every deal, and for what the bots are given in each of its games. Deal 0 of
// a seed is the one of Random::from_seed.
Random chance_of(const ArenaKey& from, long deal, int use) {
  std::uint8_t key[Random::kKeyBytes];
  std::copy(from.begin(), from.end(), key);
  for (int i = 0; i < 8; ++i) {
    key[8 + i] ^= static_cast<std::uint8_t>(static_cast<std::uint64_t>(deal) >> (8 * i));
  }
  key[16] ^= static_cast<std::uint8_t>(use);
  return Random(key);
}

class Worker {
 public:
  Worker(const ArenaPlan& plan, const ArenaWatcher& watcher, std::mutex& watching)
      : plan_(plan), watcher_(watcher), watching_(watching), players_(players_of(plan.entrants)) {
    for (const EntrantSpec& invitation : plan.entrants) {
      entrants_.push_back(make_entrant(invitation, plan.timeout));
    }
  }

  void play_deal(long index, Tally* tallies) {
    Random random = chance_of(plan_.deal_key, index, 0);
    const Deal dealt = deal(plan_.setup, random);
    const int players = plan_.setup.players;
    std::vector<Record> records;
    for (int turn = 0; turn < players; ++turn) {
      Seeds seeds = {chance_of(plan_.house_key, index, 1 + turn),
                     chance_of(plan_.guest_key, index, 1 + turn)};
      records.push_back(play_game(dealt, index * players + turn + 1, turn, seeds, tallies));
      const std::lock_guard lock(watching_);
      watcher_.played(1);
    }
    if (!watcher_.dealt) return;
    const std::lock_guard lock(watching_);
    watcher_.dealt(index * players + 1, records);
  }

 private:
  struct Seeds {
    Random house, guests;
    // 31 bits: every language has a number for them. Both go on at every seat, so that a seat's
    // seed does not depend on who sits in the others.
    std::uint32_t next(bool for_guest) {
      const std::uint32_t at_home = house.word() >> 1;
      const std::uint32_t outside = guests.word() >> 1;
      return for_guest ? outside : at_home;
    }
  };

  std::size_t entrant_at(Seat seat, int turn) const {
    const int players = plan_.setup.players;
    return static_cast<std::size_t>((seat + players - turn) % players);
  }

  Record play_game(const Deal& dealt, long game, int turn, Seeds& seeds, Tally* tallies) {
    State state;
    if (felicity::begin(state, dealt) != Verdict::Ok) std::abort();
    History history(state);
    Record record;
    record.deal = dealt;
    for (Seat seat = 0; seat < state.players; ++seat) {
      const std::size_t who = entrant_at(seat, turn);
      record.players[seat] = players_[who];
      entrants_[who]->begin(dealt.setup, seat, seeds.next(plan_.entrants[who].is_guest()));
      note_faults(game, seat, who, tallies[who]);
    }
    while (state.phase != Phase::Over) {
      const Seat seat = state.turn;
      const std::size_t who = entrant_at(seat, turn);
      const View view = view_for(state, seat);
      const auto start = std::chrono::steady_clock::now();
      const Action action = entrants_[who]->act(view, history);
      const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
      Tally& tally = tallies[who];
      tally.seconds += spent.count();
      ++tally.decisions;
      note_faults(game, seat, who, tally);
      append(record.moves, state, action);
      Events events;
      if (apply(state, action, events) != Verdict::Ok) std::abort();  // entrants answer for it
      history.note(events);
    }
    const Scores result = scores(state);
    for (Seat seat = 0; seat < state.players; ++seat) {
      const std::size_t who = entrant_at(seat, turn);
      count(result, seat, tallies[who]);
      entrants_[who]->end(result);
    }
    return record;
  }

  void count(const Scores& result, Seat seat, Tally& tally) const {
    const bool won = (result.winners >> seat & 1) != 0;
    if (won) tally.wins += 1.0 / std::popcount(result.winners);
    int best_other = INT16_MIN;
    for (Seat other = 0; other < plan_.setup.players; ++other) {
      if (other != seat) best_other = std::max<int>(best_other, result.total[other]);
    }
    tally.score += result.total[seat];
    tally.margin += result.total[seat] - best_other;
  }

  void note_faults(long game, Seat seat, std::size_t who, Tally& tally) {
    for (const Misstep& misstep : entrants_[who]->take_faults()) {
      ++tally.faults;
      const std::lock_guard lock(watching_);
      watcher_.fault({game, seat, who, misstep});
    }
  }

  const ArenaPlan& plan_;
  const ArenaWatcher& watcher_;
  std::mutex& watching_;
  std::vector<Player> players_;
  std::vector<std::unique_ptr<Entrant>> entrants_;
};

}  // namespace

ArenaKey key_of(std::uint64_t seed) {
  ArenaKey key = {};
  for (std::size_t i = 0; i < 8; ++i) key[i] = static_cast<std::uint8_t>(seed >> (8 * i));
  return key;
}

ArenaKey practice_key() {
  ArenaKey key = {};
  key.back() = 1;  // key_of() and chance_of() leave this byte alone
  return key;
}

std::vector<Tally> play_arena(const ArenaPlan& plan, const ArenaWatcher& watcher) {
  const std::size_t players = plan.entrants.size();
  std::vector<Tally> tallies(static_cast<std::size_t>(plan.deals) * players);
  std::atomic<long> next = 0;
  std::mutex watching;
  const auto work = [&] {
    Worker worker(plan, watcher, watching);
    for (long deal = next++; deal < plan.deals; deal = next++) {
      worker.play_deal(deal, &tallies[static_cast<std::size_t>(deal) * players]);
    }
  };
  std::vector<std::thread> threads;
  for (int i = 1; i < plan.threads && i < plan.deals; ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  return tallies;
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
