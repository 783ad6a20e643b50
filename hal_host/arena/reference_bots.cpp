#include "hal_host/arena/reference_bots.h"

namespace felicity::host {
namespace {

Face any_of(CardSet cards, Random& random) {
  auto card = cards.begin();
  for (unsigned skip = below(random, static_cast<unsigned>(cards.size())); skip > 0; --skip) ++card;
  return *card;
}

// R28-R34 as far as the eye reaches.
int visible_value(const View& view) {
  int value = 0;
  int dogs = 0;
  CardSet animals;
  bool big = false;
  for (int i = 0; i < view.row_size; ++i) {
    if (!view.row[i].face) continue;
    const Face face = *view.row[i].face;
    value += points(face);
    if (is_dog(face)) {
      ++dogs;
      big = face == Face::BigDog;
    } else if (face != Face::Rabbit || view.house.dog_chases_rabbit) {
      animals.add(face);
    }
  }
  if (dogs != 1 || animals.empty()) return value;
  return value - points(big ? animals.highest() : animals.lowest());
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
