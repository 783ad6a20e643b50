// Simple players to measure others against. Their rules are published in docs/bots/README.md.
#pragma once

#include "engine/rules/history.h"
#include "engine/rules/random.h"

namespace felicity::host {

// Every legal action has the same chance.
Action random_action(const View& view, Random& random);

// Any card; then the smallest bid while it is below what the known cards of the row are worth.
Action greedy_action(const View& view, Random& random);

// ---- three beginners ----------------------------------------------------------------------------
// Each does what people do in their first games. They bid one mouse more than the highest bid.

// Its best card first. Bids while the bid is at most three quarters of what the known cards are
// worth.
Action collector_action(const View& view);

// Its worst card first. Bids while the bid is less than what the known cards are worth, and at most
// half of its mice.
Action saver_action(const View& view);

// Any card. Takes every hidden card for two mice, and wants to gain five.
Action guesser_action(const View& view, Random& random);

}  // namespace felicity::host
