#include "engine/bots/simple_bots.h"

#include <algorithm>

#include "engine/bots/sample_world.h"

namespace felicity::bots {
namespace {

// A beginner adds up what he sees and would rather have a sack than mice.
constexpr Bidding kBeginner = {
    {11, 11, 11, 11}, {4, 4, 4, 4}, {-8, -8, -8, -8}, {}, {12, 12, 14, 16}, {}};
// He likes to show good cats and keeps his dogs for a while.
constexpr std::uint8_t kBeginnersLiking[kFaces] = {12, 14, 14, 16, 18, 20, 20, 20, 10, 10};
constexpr unsigned kOversights = 20;  // in 256: passes or bids without thinking

// Sixteenths of the limit that a bid may leap to. A longer leap costs games: a player would have
// passed at a lower price.
constexpr std::uint8_t kJump = 4;

// Against expectation: what is liked least becomes what is liked most.
void turn_round(std::uint8_t (&liking)[kFaces]) {
  for (std::uint8_t& weight : liking) weight = static_cast<std::uint8_t>(255 / (weight + 1) + 1);
}

Face choose_card(CardSet hand, const std::uint8_t* liking, const Personality& personality,
                 Dice& dice) {
  std::uint8_t weights[kFaces];
  for (int i = 0; i < kFaces; ++i) {
    const int weight = is_dog(static_cast<Face>(i)) ? liking[i] * personality.dogs >> 4 : liking[i];
    weights[i] = static_cast<std::uint8_t>(std::min(weight, 255));
  }
  if (dice.below(256) < personality.bluff) turn_round(weights);
  return draw(hand, weights, dice);
}

// Whether a cat below zero of this seat lies face down in the row.
bool hides_bad_cat(const State& table, Seat seat) {
  for (int i = cards_up(table); i < table.row_size; ++i) {
    if (table.row[i].owner() == seat) return points(table.row[i].face()) < 0;
  }
  return false;
}

Action call(const State& table, int most, const Choices& open, const Personality& personality,
            Dice& dice) {
  most += personality.limit_bonus;
  if (hides_bad_cat(table, open.seat)) most += personality.dare;
  if (dice.below(256) < personality.bluff) most += 3 * kMouse;
  const int purse = (table.money[open.seat] + table.bids[open.seat]) * kMouse;
  most = std::min(most, purse * personality.purse >> 4);
  if (open.bid_low == 0 || open.bid_low * kMouse > most) return Action::pass(open.seat);
  return jump_bid(open, most, std::max(personality.jump, kJump), dice);
}

Action last_chance(const State& table, const Choices& open) {
  return wants_to_buy(table) ? Action::buy(open.seat) : Action::pass(open.seat);
}

}  // namespace

Action jump_bid(const Choices& open, int limit, int jump, Dice& dice) {
  const int highest = std::min<int>(limit * jump / (16 * kMouse), open.bid_high);
  const int way = highest - open.bid_low;
  if (way < 1) return Action::bid(open.seat, open.bid_low);
  return Action::bid(open.seat,
                     open.bid_low + static_cast<int>(dice.below(static_cast<unsigned>(way) + 1)));
}

Action easy_answer(const View& view, const History& history, const Personality& personality,
                   Dice& dice) {
  const Choices& open = view.choices;
  const State table = table_of(view, history);
  switch (open.phase) {
    case Phase::Place:
      return Action::place(open.seat, choose_card(open.cards, kBeginnersLiking, personality, dice));
    case Phase::Auction: {
      int most = limit(table, open.seat, kBeginner) + static_cast<int>(dice.below(9)) - 4;
      if (dice.below(256) < kOversights) most += dice.below(2) == 0 ? -5 * kMouse : 4 * kMouse;
      return call(table, most, open, personality, dice);
    }
    case Phase::LastChance: return last_chance(table, open);
    case Phase::Over: break;
  }
  return Action::pass(open.seat);
}

Action normal_answer(const View& view, const History& history, const Personality& personality,
                     Dice& dice) {
  const Choices& open = view.choices;
  const State table = table_of(view, history);
  switch (open.phase) {
    case Phase::Place: {
      const int situation = situation_of(table, open.seat);
      const std::uint8_t* liking = tuned_placing(view.players).liking[situation];
      return Action::place(open.seat, choose_card(open.cards, liking, personality, dice));
    }
    case Phase::Auction: {
      const int most = limit(table, open.seat, tuned_bidding(view.players));
      return call(table, most + limit_noise(kBidStrategy[0], dice), open, personality, dice);
    }
    case Phase::LastChance: return last_chance(table, open);
    case Phase::Over: break;
  }
  return Action::pass(open.seat);
}

}  // namespace felicity::bots
