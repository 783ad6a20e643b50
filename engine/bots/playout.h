// Plays a sampled game on, each seat by its assigned policy.
#pragma once

#include "engine/bots/auction_tree.h"
#include "engine/bots/policy.h"

namespace felicity::bots {

struct Company {
  const Bidding* bidding[kMaxSeats] = {};
  const Placing* placing[kMaxSeats] = {};
  std::int16_t limit_bonus[kMaxSeats] = {};  // quarter mice more than the weights say
  std::uint8_t searching = 0;                // a bit per seat: it bids as a player that searches
};

// Whether the last seat buys, with the whole row turned up (R39).
bool wants_to_buy(const State& state);

// Plays one legal action of a sampled game. The events are not used; the list is passed in because
// constructing one takes longer than the action.
void play(State& state, const Action& action, Events& events);

// Plays until the running round is over, as apply() would with every seat acting by its policy. Of
// the state, `shown` and `won` are left as they were: nothing in a simulation reads them. With a
// tree, calls are chosen in it as far as it has grown.
void play_round(State& state, const Company& company, Dice& dice, AuctionTree* tree = nullptr);

}  // namespace felicity::bots
