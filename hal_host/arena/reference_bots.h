// Two simple players to measure others against.
#pragma once

#include "engine/rules/history.h"
#include "engine/rules/random.h"

namespace felicity::host {

// Every legal action has the same chance.
Action random_action(const View& view, Random& random);

// Any card; then the smallest bid while it is below what the known cards of the row are worth.
Action greedy_action(const View& view, Random& random);

}  // namespace felicity::host
