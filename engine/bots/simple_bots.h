// Easy and normal bots: an answer at once, by rule of thumb.
#pragma once

#include "engine/bots/personality.h"
#include "engine/bots/policy.h"
#include "engine/rules/history.h"

namespace felicity::bots {

// Places by chance and bids by what it sees, and now and then makes a mistake.
Action easy_answer(const View& view, const History& history, const Personality& leaning,
                   Dice& dice);

// Places and bids by tuned weights.
Action normal_answer(const View& view, const History& history, const Personality& leaning,
                     Dice& dice);

// A bid somewhere between the lowest and the limit (in quarter mice), as the leaning has it.
Action jump_bid(const Choices& open, int limit, const Personality& leaning, Dice& dice);

}  // namespace felicity::bots
