// Opponents of every kind, to try the bots against. None of them was used for tuning.
#pragma once

#include <algorithm>

#include "engine/bots/sack_value.h"
#include "tests/property/random_players.h"

namespace felicity::bots {

enum class Visitor {
  Random,
  Greedy,    // bids up to what lies open, its own card and two for each unknown one
  Careful,   // two thirds of that; hides bad cards while poor
  Hoarder,   // never bids
  Maniac,    // bids whatever the sack
  DogOwner,  // greedy, dogs first
  BestFirst,
  WorstFirst,
  SixMice,  // pays six for anything
  Jumper,   // names its price at once
  Bluffer,  // three quarters of the worth, at times five more
  Copycat,  // keeps up while two others do
  Valuer,   // the worth less the mouse card
  Moody,    // changes its mind every round
};
inline constexpr int kVisitors = 14;

inline const char* name_of(Visitor visitor) {
  constexpr const char* kNames[kVisitors] = {
      "random",      "greedy",   "careful", "hoarder", "maniac",  "dog owner", "best first",
      "worst first", "six mice", "jumper",  "bluffer", "copycat", "valuer",    "moody"};
  return kNames[static_cast<int>(visitor)];
}

class Crowd {
 public:
  Action act(Visitor visitor, const State& s, property::SplitMix64& dice) {
    const Choices open = choices(s);
    switch (open.phase) {
      case Phase::Place: break;
      case Phase::LastChance: return last_chance(visitor, s, open, dice);
      case Phase::Auction:
      case Phase::Over: return call(visitor, s, open, dice);
    }
    if (visitor == Visitor::Moody) return moods_.act(s, dice);
    return Action::place(s.turn, card(visitor, s, open.cards, dice));
  }

 private:
  static Face any(CardSet cards, property::SplitMix64& dice) {
    int skip = dice.below(cards.size());
    for (const Face face : cards) {
      if (skip-- == 0) return face;
    }
    return cards.lowest();
  }

  static Face card(Visitor visitor, const State& s, CardSet hand, property::SplitMix64& dice) {
    const CardSet cats = hand.without(CardSet::dogs());
    const CardSet good = hand.both(CardSet::cats())
                             .without(CardSet::only(Face::CatMinus8))
                             .without(CardSet::only(Face::CatMinus5));
    if (visitor == Visitor::BestFirst && !cats.empty()) return cats.highest();
    if (visitor == Visitor::WorstFirst || visitor == Visitor::Hoarder) return hand.lowest();
    if (visitor == Visitor::DogOwner) return hand.highest();
    if (visitor == Visitor::Careful) {
      const CardSet liked = s.money[s.turn] > 15 ? good : hand.without(good);
      return any(liked.empty() ? hand : liked, dice);
    }
    return any(hand, dice);
  }

  Action last_chance(Visitor visitor, const State& s, const Choices& open,
                     property::SplitMix64& dice) {
    const bool random = visitor == Visitor::Random || visitor == Visitor::Moody;
    const bool wants = random ? dice.chance(50) : expected_value(s, s.turn) > kMouse;
    return open.buy && wants && visitor != Visitor::Hoarder ? Action::buy(s.turn)
                                                            : Action::pass(s.turn);
  }

  static int seen_by(const State& s, Seat seat) {
    int sum = 0;
    for (int i = 0; i < s.row_size; ++i) {
      if (i < cards_up(s) || s.row[i].owner() == seat) sum += points(s.row[i].face());
    }
    return sum + 2 * unknown_cards(s, seat);
  }

  Action call(Visitor visitor, const State& s, const Choices& open, property::SplitMix64& dice) {
    const Seat me = s.turn;
    if (visitor == Visitor::Moody) return moods_.act(s, dice);
    if (open.bid_low == 0) return Action::pass(me);
    const int three_quarters = expected_value(s, me) * 3 / 16;
    int most = 0;
    switch (visitor) {
      case Visitor::Random:
        if (dice.chance(50)) return Action::pass(me);
        return Action::bid(me, std::min<int>(open.bid_high, open.bid_low + dice.below(4)));
      case Visitor::Greedy:
      case Visitor::DogOwner:
      case Visitor::BestFirst:
      case Visitor::WorstFirst: most = seen_by(s, me); break;
      case Visitor::Careful: most = seen_by(s, me) * 2 / 3; break;
      case Visitor::Maniac: most = 18; break;
      case Visitor::SixMice: most = 6; break;
      case Visitor::Jumper:
        most = three_quarters;
        if (most < open.bid_low) break;
        return Action::bid(me, std::clamp<int>(most - dice.below(3), open.bid_low, open.bid_high));
      case Visitor::Bluffer: most = three_quarters + (dice.chance(25) ? 5 : 0); break;
      case Visitor::Copycat: most = s.players - s.passes >= 3 ? 8 : three_quarters; break;
      case Visitor::Valuer:
        most = expected_value(s, me) / kMouse - (s.mice_laid ? mouse_card(s.players, s.passes) : 0);
        break;
      case Visitor::Hoarder:
      case Visitor::Moody: break;
    }
    return most >= open.bid_low ? Action::bid(me, open.bid_low) : Action::pass(me);
  }

  property::Company moods_;
};

}  // namespace felicity::bots
