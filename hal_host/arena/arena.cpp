#include "hal_host/arena/arena.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <mutex>
#include <thread>

#include "engine/rules/state.h"

namespace felicity::host {
namespace {

class Worker {
 public:
  Worker(const ArenaPlan& plan, const ArenaWatcher& watcher, std::mutex& watching)
      : plan_(plan), watcher_(watcher), watching_(watching), players_(players_of(plan.entrants)) {
    for (const EntrantSpec& invitation : plan.entrants) {
      entrants_.push_back(make_entrant(invitation, plan.timeout));
    }
  }

  void play_deal(long index, Tally* tallies) {
    const Deal dealt = deal_of(plan_, index);
    const int players = plan_.setup.players;
    std::vector<Record> records;
    for (int turn = 0; turn < players; ++turn) {
      BotSeeds seeds(plan_, index, turn);
      records.push_back(play_game(dealt, index * players + turn + 1, turn, seeds, tallies));
      const std::lock_guard lock(watching_);
      watcher_.played(1);
    }
    if (!watcher_.dealt) return;
    const std::lock_guard lock(watching_);
    watcher_.dealt(index * players + 1, records);
  }

 private:
  std::size_t entrant_at(Seat seat, int turn) const {
    return felicity::host::entrant_at(seat, turn, plan_.setup.players);
  }

  Record play_game(const Deal& dealt, long game, int turn, BotSeeds& seeds, Tally* tallies) {
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
      count_game(tallies[who], result, seat, plan_.setup.players);
      entrants_[who]->end(result);
    }
    return record;
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

}  // namespace felicity::host
