#include "engine/bots/sample_world.h"

namespace felicity::bots {
namespace {

Face any_of(CardSet cards, Dice& dice) {
  return cards.at(static_cast<int>(dice.below(static_cast<unsigned>(cards.size()))));
}

}  // namespace

State table_of(const View& view, const History& history) {
  State s;
  s.players = view.players;
  s.edition = view.edition;
  s.house = view.house;
  s.phase = view.phase;
  s.round = view.round;
  s.start = view.start;
  s.turn = view.turn;
  s.high = view.high;
  s.high_by = view.high_by;
  s.bank = view.bank;
  s.passed = view.passed;
  s.passes = static_cast<std::uint8_t>(std::popcount(view.passed));
  s.mice_laid = history.past(view.round).mice_laid;
  for (Seat seat = 0; seat < view.players; ++seat) {
    s.bids[seat] = view.bids[seat];
    const std::optional<Mice>& known = view.money[seat];
    s.money[seat] = known ? *known : static_cast<Mice>(history.purse(seat) - view.bids[seat]);
    s.cat_points[seat] = view.cat_points[seat];
  }
  for (int set = 0; set < sets_in_use(view.players); ++set) s.shown[set] = view.shown[set];
  s.hands[view.viewer] = view.hand;
  s.row_size = view.row_size;
  for (int i = 0; i < view.row_size; ++i) {
    s.row[i] = Card(view.row[i].owner, view.row[i].face.value_or(Face::Rabbit));
  }
  s.won_count = view.won_count;
  for (int i = 0; i < view.won_count; ++i) s.won[i] = view.won[i];
  return s;
}

void imagine_opponent(State& s, Company& company, const Belief& belief, const View& view, Seat seat,
                      Dice& dice) {
  const int chosen = pick(belief.bid, kBidStrategies, dice);
  const BidStrategy& way = bid_strategy(chosen, view.players);
  CardSet left = belief.unseen;
  if (belief.hidden >= 0) {
    const Face face = draw(left, belief.card[chosen], dice);
    s.row[belief.hidden] = Card(seat, face);
    left.remove(face);
  }
  while (left.size() > view.hand_size[seat]) left.remove(any_of(left, dice));
  s.hands[seat] = left;
  company.bidding[seat] = &bidding_of(way.basis, view.players, view.round);
  const unsigned bit = 1U << seat;
  const bool searches = way.basis == BidStrategy::Basis::Searching;
  company.searching =
      static_cast<std::uint8_t>(searches ? company.searching | bit : company.searching & ~bit);
  company.limit_bonus[seat] = static_cast<std::int16_t>(way.limit_bonus + limit_noise(way, dice));
  company.placing[seat] = &placing_of(pick(belief.place, kPlaceStrategies, dice), view.players);
}

void imagine_dummy(State& s, const View& view, Dice& dice) {
  CardSet left = CardSet::full().without(view.shown[kDummySet]);
  int from = view.round;  // counted from 0: the next round
  if (view.row_size > 0 && !view.row[0].up) {
    const Face face = any_of(left, dice);
    s.row[0] = Card(kDummySet, face);
    left.remove(face);
  }
  for (; from < kRounds; ++from) {
    s.dummy_deck[from] = any_of(left, dice);
    left.remove(s.dummy_deck[from]);
  }
}

}  // namespace felicity::bots
