// Probabilities about one opponent in the running round: its strategies and its face-down card.
#pragma once

#include "engine/bots/opponent_model.h"

namespace felicity::bots {

struct Belief {
  CardSet unseen;                         // faces in hand, face down or discarded
  std::int8_t hidden = -1;                // place of its face-down card in the row; -1: none
  std::uint8_t bid[kBidStrategies] = {};  // weights of the strategies
  std::uint8_t place[kPlaceStrategies] = {};
  std::uint8_t card[kBidStrategies][kFaces] = {};  // weights of the face-down card, by strategy
};

// Every strategy and every possible card is equally likely.
void make_uniform(Belief& belief);

// In place, because the device's stack is small.
void form_belief(Belief& belief, const OpponentModel& habits, const View& view,
                 const History& history, Seat seat);

}  // namespace felicity::bots
