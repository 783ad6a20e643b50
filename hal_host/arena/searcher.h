// A strong reference player: information-set tree search over the running auction, with as many
// simulations as it is given.
#pragma once

#include "engine/rules/history.h"

namespace felicity::host {

// Hidden cards are dealt at random, every possible one with the same chance: it believes nothing
// about the others. In the tree each seat chooses for itself, by what it knows, its own card
// included; beyond the tree all play by the weights of version 0.2 for two more rounds, which are
// then judged. The same question and seed have the same answer.
Action searcher_action(const View& view, const History& history, std::uint64_t seed,
                       int simulations);

}  // namespace felicity::host
