// What the habits of an opponent say of the cards it hides.
#pragma once

#include "engine/bots/dice.h"
#include "engine/rules/history.h"
#include "hal_host/arena/habits.h"

namespace felicity::host {

struct Suspicion {
  CardSet unseen;     // in hand, face down or discarded
  int hand_size = 0;  // that many of them
  int hidden = -1;    // place of its face-down card in the row; -1: none
  int lower = 0;      // its bid since a card was turned up, in quarter mice
  double all = 0;     // sum of the weights
  // By discard and face-down card; without one, the first column.
  double weight[kFaces][kFaces] = {};
};

Suspicion suspect(const View& view, const History& history, const Habits& habits, Seat seat);

// Deals the hidden cards of the seat; how much more than its limit it would pay in this game.
std::int16_t imagine_hand(State& state, const Suspicion& about, const Habits& habits, Seat seat,
                          bots::Dice& dice);

}  // namespace felicity::host
