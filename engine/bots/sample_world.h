// Random games that agree with everything a seat knows.
#pragma once

#include "engine/bots/belief.h"
#include "engine/bots/playout.h"

namespace felicity::bots {

// The table as the viewer sees it. Hidden cards are still missing: hands of others are empty and
// their face-down cards rabbits.
State table_of(const View& view, const History& history);

// Deals the hidden cards of one opponent and assigns it a policy, at random by the belief.
void imagine_opponent(State& state, Company& company, const Belief& belief, const View& view,
                      Seat seat, Dice& dice);

// Three players: the dummy's card and the order of those to come.
void imagine_dummy(State& state, const View& view, Dice& dice);

}  // namespace felicity::bots
