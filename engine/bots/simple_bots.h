// Easy and normal bots: a decision by rules of thumb in one slice. jump_bid() also serves hard
// bots.
#pragma once

#include "engine/bots/personality.h"
#include "engine/bots/policy.h"
#include "engine/rules/history.h"

namespace felicity::bots {

// Places by chance and bids by what it sees, and now and then makes a mistake.
Action easy_answer(const View& view, const History& history, const Personality& personality,
                   Dice& dice);

// Places and bids by tuned weights.
Action normal_answer(const View& view, const History& history, const Personality& personality,
                     Dice& dice);

// A bid somewhere between the lowest one and `jump` sixteenths of the limit (in quarter mice).
Action jump_bid(const Choices& open, int limit, int jump, Dice& dice);

}  // namespace felicity::bots
