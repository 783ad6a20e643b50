#include "engine/bots/belief.h"

#include <algorithm>
#include <new>

#include "engine/bots/half_powers.h"
#include "engine/bots/opponent_model.h"

namespace felicity::bots {
namespace {

using Doubts = Surprise[kBidStrategies][kFaces];

// What the calls of this round say against each pair of a way and a card.
void weigh_calls(Doubts& doubts, const View& view, const History& history, Seat seat,
                 const Belief& belief) {
  observe(PastAuction(view, history, view.round), seat, [&](State& table, int lower, int upper) {
    for (const Face face : belief.unseen) {
      table.row[belief.hidden] = Card(seat, face);
      const Limits limits = limits_of(table, seat);
      for (int i = 0; i < kBidStrategies; ++i) {
        const BidStrategy& way = bid_strategy(i, view.players);
        Surprise& sum = doubts[i][static_cast<int>(face)];
        sum = static_cast<Surprise>(sum + surprise(way, limits.by(way), lower, upper));
      }
    }
  });
}

// How likely each face is to be placed now, by all ways of placing together.
void weigh_placing(std::uint16_t (&weights)[kFaces], const Belief& belief, int players,
                   int situation) {
  for (int way = 0; way < kPlaceStrategies; ++way) {
    const std::uint8_t* liking = placing_of(way, players).liking[situation];
    unsigned sum = 0;
    for (const Face face : belief.unseen) sum += liking[static_cast<int>(face)];
    const unsigned scale = belief.place[way] * 256U / (sum == 0 ? 1 : sum);
    for (const Face face : belief.unseen) {
      std::uint16_t& weight = weights[static_cast<int>(face)];
      weight = static_cast<std::uint16_t>(weight + scale * liking[static_cast<int>(face)] / 16);
    }
  }
}

template <int kCount>
void weigh_ways(std::uint8_t (&weights)[kCount], const Surprise (&doubts)[kCount]) {
  const Surprise least = *std::min_element(doubts, doubts + kCount);
  for (int i = 0; i < kCount; ++i) weights[i] = weight_of(doubts[i], least);
}

// Brings the largest of some weights below 256; how far they were shifted.
unsigned to_bytes(std::uint8_t* bytes, const std::uint32_t* weights, int count) {
  const int width = static_cast<int>(std::bit_width(*std::max_element(weights, weights + count)));
  const int shift = width > 8 ? width - 8 : 0;
  for (int i = 0; i < count; ++i) bytes[i] = static_cast<std::uint8_t>(weights[i] >> shift);
  return static_cast<unsigned>(shift);
}

// What the calls say about his ways alone, when he has no card face down.
void weigh_bidding(Belief& belief, const OpponentModel& habits, const View& view,
                   const History& history, Seat seat) {
  OpponentModel now = habits;
  if (view.phase == Phase::Auction) read_round(now, view, history, view.round, seat);
  weigh_ways(belief.bid, now.bid);
}

// Turns doubts about ways and cards, and how likely each card was to be placed, into weights.
void weigh_pairs(Belief& belief, const Doubts& doubts, const OpponentModel& habits, int players,
                 int situation) {
  std::uint16_t placed[kFaces];
  std::fill_n(placed, kFaces, std::uint16_t{1});  // nothing is quite impossible
  weigh_placing(placed, belief, players, situation);
  const auto against = [&](int way, Face face) {
    return doubts[way][static_cast<int>(face)] + habits.bid[way];
  };
  int least = 32'000;
  for (int way = 0; way < kBidStrategies; ++way) {
    for (const Face face : belief.unseen) least = std::min(least, against(way, face));
  }
  std::uint32_t ways[kBidStrategies] = {};
  for (int way = 0; way < kBidStrategies; ++way) {
    std::uint32_t cards[kFaces] = {};
    for (const Face face : belief.unseen) {
      const int i = static_cast<int>(face);
      cards[i] = placed[i] * (power_of_half((against(way, face) - least) * 4) >> 4);
      ways[way] += cards[i] >> 4;
    }
    to_bytes(belief.card[way], cards, kFaces);
  }
  to_bytes(belief.bid, ways, kBidStrategies);
}

void weigh_cards(Belief& belief, const OpponentModel& habits, const View& view,
                 const History& history, Seat seat) {
  Doubts doubts = {};
  weigh_calls(doubts, view, history, seat, belief);
  weigh_pairs(belief, doubts, habits, view.players,
              situation_then(view, history, view.round, seat));
}

}  // namespace

void form_belief(Belief& belief, const OpponentModel& habits, const View& view,
                 const History& history, Seat seat) {
  new (&belief) Belief();
  belief.unseen = CardSet::full().without(view.shown[seat]);
  for (int i = 0; i < view.row_size; ++i) {
    if (view.row[i].owner == seat && !view.row[i].up) belief.hidden = static_cast<std::int8_t>(i);
  }
  weigh_ways(belief.place, habits.place);
  if (belief.hidden < 0) {
    weigh_bidding(belief, habits, view, history, seat);
  } else {
    weigh_cards(belief, habits, view, history, seat);
  }
}

void make_uniform(Belief& belief) {
  constexpr std::uint8_t kSame = 128;
  for (std::uint8_t& weight : belief.bid) weight = kSame;
  for (std::uint8_t& weight : belief.place) weight = kSame;
  for (auto& cards : belief.card) {
    for (std::uint8_t& weight : cards) weight = weight > 0 ? kSame : 0;
  }
}

}  // namespace felicity::bots
