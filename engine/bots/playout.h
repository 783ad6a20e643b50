// Playing an imagined game on, each seat with a temper that is lent to it.
#pragma once

#include "engine/bots/policy.h"

namespace felicity::bots {

struct Company {
  const Bidding* bidding[kMaxSeats] = {};
  const Placing* placing[kMaxSeats] = {};
  std::int16_t limit_bonus[kMaxSeats] = {};  // quarter mice more than the weights say
};

// What the last one left does with the whole row before him (R39).
bool wants_to_buy(const State& state);

// Plays one action of an imagined game; it is legal because it was made from that game. Nobody
// listens to the events, but making a list for each action would take longer than the action.
void play(State& state, const Action& action, Events& events);

// Plays until the running round is over.
void play_round(State& state, const Company& company, Dice& dice, Events& events);

}  // namespace felicity::bots
