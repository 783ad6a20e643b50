// Random players whose moods change from round to round, so that rare situations come up: tables
// without any bid, cheap sacks that starve the bank, all-in bids, rows of rabbits.
#pragma once

#include "engine/rules/state.h"

namespace felicity::property {

// The published generator of that name, for the test's own decisions. Neither the engine's Random
// nor bots::Dice: a fault of the code under test must not choose the cases that would show it, and
// all 64 bits of the state count, as tests draw from millions of seeds.
class SplitMix64 {
 public:
  explicit SplitMix64(std::uint64_t seed) : state_(seed) {}
  std::uint64_t word() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBU;
    return mixed ^ mixed >> 31;
  }
  int below(int count) {
    return static_cast<int>((word() >> 32) * static_cast<std::uint64_t>(count) >> 32);
  }
  bool chance(int percent) { return below(100) < percent; }

 private:
  std::uint64_t state_;
};

inline Setup random_setup(SplitMix64& dice) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(3 + dice.below(3));
  setup.edition = static_cast<Edition>(dice.below(kEditions));
  for (int rule = 0; rule < kHouseRuleCount; ++rule) {
    set_value(setup.house, rule, dice.chance(50) ? 1 : 0);
  }
  setup.start = dice.chance(50) ? kNobody : static_cast<Seat>(dice.below(setup.players));
  return setup;
}

class Company {
 public:
  Action act(const State& s, SplitMix64& dice) {
    if (s.round != round_) change_moods(s, dice);
    const Choices open = choices(s);
    switch (s.phase) {
      case Phase::Place: return Action::place(s.turn, card(s, open.cards, dice));
      case Phase::Auction: return call(s, open, dice);
      case Phase::LastChance:
        return open.buy && dice.chance(50) ? Action::buy(s.turn) : Action::pass(s.turn);
      case Phase::Over: break;
    }
    return Action::pass(s.turn);
  }

 private:
  enum class Mood { Any, Steps, Jumps, AllIn, Cheap, Timid, Never };
  enum class Taste { Any, Rabbits, Negatives, Positives, Dogs };
  static constexpr int kMoods = 7;
  static constexpr int kTastes = 5;

  void change_moods(const State& s, SplitMix64& dice) {
    round_ = s.round;
    taste_ = dice.chance(60) ? Taste::Any : static_cast<Taste>(dice.below(kTastes));
    const int table = dice.below(8);
    for (Mood& mood : moods_) {
      mood = static_cast<Mood>(dice.below(kMoods));
      if (table == 0) mood = Mood::Never;
      if (table <= 2 && table > 0) mood = Mood::Cheap;
      if (table == 3) mood = Mood::Steps;
    }
  }

  Face card(const State& s, CardSet hand, SplitMix64& dice) const {
    CardSet liked = hand;
    const bool first = s.turn == s.start;
    switch (taste_) {
      case Taste::Any: break;
      case Taste::Rabbits: liked = first ? CardSet::dogs() : CardSet::only(Face::Rabbit); break;
      case Taste::Negatives:
        liked = CardSet::only(Face::CatMinus8).with(CardSet::only(Face::CatMinus5));
        if (first) liked = CardSet::dogs();
        break;
      case Taste::Positives:
        liked = CardSet::cats().without(CardSet::only(Face::CatMinus8));
        liked.remove(Face::CatMinus5);
        if (first) liked = CardSet::dogs();
        break;
      case Taste::Dogs: liked = CardSet::dogs(); break;
    }
    CardSet open = hand.both(liked);
    if (open.empty()) open = hand;
    return open.at(dice.below(open.size()));
  }

  Action call(const State& s, const Choices& open, SplitMix64& dice) const {
    const Action pass = Action::pass(s.turn);
    const int low = open.bid_low, high = open.bid_high;
    if (low == 0) return pass;
    const auto bid = [&](int mice) { return Action::bid(s.turn, mice); };
    switch (moods_[s.turn]) {
      case Mood::Any: return dice.chance(50) ? pass : bid(low + dice.below(high - low + 1));
      case Mood::Steps: return dice.chance(10) ? pass : bid(low);
      case Mood::Jumps: return dice.chance(30) ? pass : bid(low + dice.below(high - low + 1) / 2);
      case Mood::AllIn: return dice.chance(20) ? pass : bid(high);
      case Mood::Cheap: return s.high == 0 && dice.chance(50) ? bid(1) : pass;
      case Mood::Timid: return dice.chance(90) ? pass : bid(low);
      case Mood::Never: break;
    }
    return pass;
  }

  int round_ = 0;
  Mood moods_[kMaxSeats] = {};
  Taste taste_ = Taste::Any;
};

}  // namespace felicity::property
