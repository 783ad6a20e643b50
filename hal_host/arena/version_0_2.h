// The normal bot of version 0.2, kept to measure others against, and the weights it plays by.
#pragma once

#include "engine/bots/evaluation.h"
#include "engine/bots/policy.h"
#include "engine/rules/history.h"

namespace felicity::host {

const bots::Bidding& bidding_0_2(int players);
const bots::Placing& placing_0_2(int players);
const bots::EvalWeights& evaluation_0_2(int players, int round);  // round 2..9

Action normal_1_action(const View& view, const History& history, std::uint64_t seed);

}  // namespace felicity::host
