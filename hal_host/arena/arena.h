// Many games between the same entrants, and what they tell about them.
#pragma once

#include <array>
#include <functional>
#include <optional>

#include "engine/rules/random.h"
#include "engine/rules/record.h"
#include "hal_host/arena/entrant.h"

namespace felicity::host {

// All the chance of an arena comes from keys like this.
using ArenaKey = std::array<std::uint8_t, Random::kKeyBytes>;
ArenaKey key_of(std::uint64_t seed);
// The key of no number: what guests are given in practice, whatever number deals.
ArenaKey practice_key();

// Guests see their seeds, and a number of 64 bits that a person typed is found by trying: the key
// of their seeds has nothing in common with the key of the deals.
struct ArenaPlan {
  Setup setup;  // players = number of entrants; start: drawn for each deal
  std::vector<EntrantSpec> entrants;
  long deals = 1;                         // each is played once in every rotation of the seats
  std::optional<std::uint64_t> seed = 1;  // of the deals; nothing: chance decides
  ArenaKey deal_key = key_of(1);
  ArenaKey house_key = key_of(1);  // of the seeds that bots of the house are given
  ArenaKey guest_key = key_of(1);  // of those that guests are given
  int threads = 1;
  double timeout = 5;
};

// The cards of a deal; each rotation of the seats plays them.
Deal deal_of(const ArenaPlan& plan, long index);
// Who sits there in this rotation.
constexpr std::size_t entrant_at(Seat seat, int turn, int players) {
  return static_cast<std::size_t>((seat + players - turn) % players);
}

// What the bots of one game are given, seat by seat.
class BotSeeds {
 public:
  BotSeeds(const ArenaPlan& plan, long deal, int turn);
  // 31 bits: every language has a number for them. Both kinds go on at every seat, so that a seat's
  // seed does not depend on who sits in the others.
  std::uint32_t next(bool for_guest);

 private:
  Random house_, guests_;
};

// What one entrant did in all games of one deal.
struct Tally {
  double wins = 0;  // a shared win counts as its share
  long margin = 0;  // own score minus the best other
  long score = 0;
  long faults = 0;
  long decisions = 0;
  double seconds = 0;  // spent on decisions
};

// Adds a finished game to the tally of the entrant in this seat.
void count_game(Tally& tally, const Scores& result, Seat seat, int players);

struct Fault {
  long game = 0;  // from 1
  Seat seat = 0;
  std::size_t entrant = 0;
  Misstep misstep;
};

struct ArenaWatcher {
  std::function<void(long games)> played;  // so many since the last call
  std::function<void(const Fault&)> fault;
  // All games of a deal, the first of this number; may be absent. Not before the last of them is
  // over: a guest that reads what is written down would know the deal.
  std::function<void(long first, const std::vector<Record>&)> dealt = nullptr;
};

// Tallies per deal and entrant: [deal * entrants + entrant]. They do not depend on the number of
// threads, times aside. The watcher is called by one thread at a time.
std::vector<Tally> play_arena(const ArenaPlan& plan, const ArenaWatcher& watcher);

// The result of one entrant.
struct Standing {
  std::string name;
  double win = 0;       // mean share of the wins
  double interval = 1;  // half of its 95 % interval; 1 after a single deal, which has no interval
  double margin = 0;
  std::optional<double> margin_interval;  // likewise; nothing after a single deal
  double score = 0;
  long faults = 0;
  double milliseconds = 0;  // a decision
};

// Games of one deal resemble each other, so the intervals count deals, not games.
std::vector<Standing> standings(const ArenaPlan& plan, const std::vector<Tally>& tallies);

}  // namespace felicity::host
