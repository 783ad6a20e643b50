// Another truth. For the tests of views, screens, bots and outputs: whatever a viewer is shown must
// be the same for the real game and for every game imagined here.
#pragma once

#include "engine/rules/random.h"
#include "engine/rules/state.h"

namespace felicity {

// A State that `viewer` (a seat; anything else is the table) cannot distinguish from the real one:
// of every other set the faces that never lay open are dealt again to the row's face-down cards,
// the hand or the dummy deck, and what is left over is the discard. Purses stay: they follow from
// what all saw.
inline State imagine(const State& truth, Seat viewer, Random& random) {
  State other = truth;
  const int up = cards_up(truth);
  for (Seat set = 0; set < sets_in_use(truth.players); ++set) {
    const bool dummy = truth.players == 3 && set == kDummySet;
    if (set == viewer && !dummy) continue;
    Face unseen[kFaces];
    unsigned count = 0;
    for (Face face : CardSet::full().without(truth.shown[set])) unseen[count++] = face;
    shuffle(random, unseen, count);
    const Face* next = unseen;
    for (int place = up; place < truth.row_size; ++place) {
      if (truth.row[place].owner() == set) other.row[place] = Card(set, *next++);
    }
    if (dummy) {
      // The running round's card is the one in the row.
      if (truth.row_size > 0) other.dummy_deck[truth.round - 1] = other.row[0].face();
      for (int i = truth.round; i < kRounds; ++i) other.dummy_deck[i] = *next++;
    } else {
      other.hands[set] = CardSet();
      for (int i = 0; i < truth.hands[set].size(); ++i) other.hands[set].add(*next++);
    }
  }
  return other;
}

}  // namespace felicity
