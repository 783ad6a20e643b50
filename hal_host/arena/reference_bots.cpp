#include "hal_host/arena/reference_bots.h"

namespace felicity::host {
namespace {

Face any_of(CardSet cards, Random& random) {
  return cards.at(static_cast<int>(below(random, static_cast<unsigned>(cards.size()))));
}

// What the known cards of the row are worth, dogs included.
int visible_value(const View& view) {
  int value = 0;
  int dogs = 0;
  CardSet row;
  for (int i = 0; i < view.row_size; ++i) {
    if (!view.row[i].face) continue;
    const Face face = *view.row[i].face;
    value += points(face);
    row.add(face);
    if (is_dog(face)) ++dogs;
  }
  const auto chased = chased_face(row, dogs, view.house);
  return chased ? value - points(*chased) : value;
}

}  // namespace

Action random_action(const View& view, Random& random) {
  const Choices& open = view.choices;
  if (open.phase == Phase::Place) return Action::place(open.seat, any_of(open.cards, random));
  if (open.buy && below(random, 2) == 0) return Action::buy(open.seat);
  if (open.bid_low == 0) return Action::pass(open.seat);
  const unsigned bids = 1U + open.bid_high - open.bid_low;
  const unsigned chosen = below(random, bids + 1);
  return chosen == 0 ? Action::pass(open.seat)
                     : Action::bid(open.seat, open.bid_low + static_cast<int>(chosen) - 1);
}

Action greedy_action(const View& view, Random& random) {
  const Choices& open = view.choices;
  if (open.phase == Phase::Place) return Action::place(open.seat, any_of(open.cards, random));
  const int value = visible_value(view);
  if (open.buy && value > 1) return Action::buy(open.seat);
  if (open.bid_low > 0 && open.bid_low < value) return Action::bid(open.seat, open.bid_low);
  return Action::pass(open.seat);
}

}  // namespace felicity::host
