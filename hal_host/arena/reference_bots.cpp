#include "hal_host/arena/reference_bots.h"

#include <algorithm>

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

Face best_of(CardSet cards) {
  Face best = cards.lowest();
  for (int i = 0; i < cards.size(); ++i) {
    if (points(cards.at(i)) > points(best)) best = cards.at(i);
  }
  return best;
}

int hidden_cards(const View& view) {
  int hidden = 0;
  for (int i = 0; i < view.row_size; ++i) hidden += view.row[i].face ? 0 : 1;
  return hidden;
}

// The lowest bid or the sack for one mouse while it is at most this, and otherwise a pass.
Action up_to(int most, const Choices& open) {
  if (open.buy && most >= 1) return Action::buy(open.seat);
  if (open.bid_low > 0 && open.bid_low <= most) return Action::bid(open.seat, open.bid_low);
  return Action::pass(open.seat);
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
  return up_to(visible_value(view) - 1, open);
}

Action collector_action(const View& view) {
  const Choices& open = view.choices;
  if (open.phase == Phase::Place) return Action::place(open.seat, best_of(open.cards));
  return up_to(visible_value(view) * 3 / 4, open);
}

Action saver_action(const View& view) {
  const Choices& open = view.choices;
  if (open.phase == Phase::Place) return Action::place(open.seat, open.cards.lowest());
  const int mice = *view.money[open.seat] + view.bids[open.seat];
  return up_to(std::min(visible_value(view) - 1, mice / 2), open);
}

Action guesser_action(const View& view, Random& random) {
  const Choices& open = view.choices;
  if (open.phase == Phase::Place) return Action::place(open.seat, any_of(open.cards, random));
  return up_to(visible_value(view) + 2 * hidden_cards(view) - 5, open);
}

}  // namespace felicity::host
