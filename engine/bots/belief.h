// What a bot thinks of one opponent in the running round: how he bids and places, and which card of
// his may lie face down.
#pragma once

#include "engine/bots/habits.h"

namespace felicity::bots {

struct Belief {
  CardSet unseen;                   // faces that he may hold, have placed or have discarded
  std::int8_t hidden = -1;          // place of his face-down card in the row, or none
  std::uint8_t bid[kBidWays] = {};  // weights of the ways
  std::uint8_t place[kPlaceWays] = {};
  std::uint8_t card[kBidWays][kFaces] = {};  // weights of the face-down card, for each way
};

// Every way of playing and every card he may hold is as likely as any other.
void forget_all_but_the_cards(Belief& opinion);

// In place, because the device's stack is small.
void form_opinion(Belief& opinion, const OpponentModel& habits, const View& view,
                  const History& history, Seat seat);

}  // namespace felicity::bots
