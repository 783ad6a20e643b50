#include "engine/bots/opponent_model.h"

#include "engine/bots/playout.h"

namespace felicity::bots {
namespace {

// What the seat owned when the round began.
int purse_before(const History& history, int round, Seat seat) {
  int mice = history.purse(seat);
  for (int later = round; later <= history.round(); ++later) {
    const PastRound& then = history.past(later);
    for (int k = 0; k < then.passes; ++k) {
      if (then.passers[k] == seat) mice -= then.payouts[k];
    }
    if (then.winner == seat) mice += then.price;
  }
  return mice;
}

CardSet shown_before(const History& history, const View& view, int round, Seat seat) {
  CardSet shown = view.shown[seat];
  for (int later = round; later <= history.round(); ++later) {
    const PastRound& then = history.past(later);
    for (int i = 0; i < then.up; ++i) {
      if (then.row[i].owner() == seat) shown.remove(then.row[i].face());
    }
  }
  return shown;
}

// `unseen` are the faces not shown before the round, one of which was placed and one discarded. The
// best liked of the others is taken for the discard: else a card that he never had would speak
// against his way round after round.
Surprise doubt_of_card(const Placing& placing, int situation, CardSet unseen, Face face) {
  const std::uint8_t* liking = placing.liking[situation];
  unsigned sum = 0, best = 0;
  for (const Face other : unseen) {
    const unsigned weight = liking[static_cast<int>(other)];
    sum += weight;
    if (other != face && weight > best) best = weight;
  }
  return surprise_of(liking[static_cast<int>(face)], sum - best);
}

}  // namespace

PastAuction::PastAuction(const View& view, const History& history, int round)
    : history_(&history), round_(round), count_(history.call_count(round)) {
  const PastRound& then = history.past(round);
  table_.players = view.players;
  table_.house = view.house;
  table_.phase = Phase::Auction;
  table_.round = static_cast<std::uint8_t>(round);
  table_.start = table_.turn = then.start;
  table_.mice_laid = then.mice_laid;
  table_.row_size = static_cast<std::uint8_t>(row_places(view.players));
  for (int i = 0; i < table_.row_size; ++i) {
    const bool is_dummys = view.players == 3 && i == 0;
    const int along = view.players == 3 ? i - 1 : i;
    const int seat = (then.start + along) % view.players;
    table_.row[i] = i < then.up
                        ? then.row[i]
                        : Card(is_dummys ? kDummySet : static_cast<Seat>(seat), Face::Rabbit);
  }
  for (Seat seat = 0; seat < view.players; ++seat) {
    table_.money[seat] = static_cast<Mice>(purse_before(history, round, seat));
  }
}

void PastAuction::step() {
  const Call call = next();
  ++next_;
  const bool bought = table_.phase == Phase::LastChance && call.mice > 0;
  play(table_,
       bought          ? Action::buy(call.seat)
       : call.mice > 0 ? Action::bid(call.seat, call.mice)
                       : Action::pass(call.seat),
       events_);
}

OpponentModel prior() {
  OpponentModel model;
  // A player acts about as a normal bot does, or as one that searches; or in some other way.
  for (int way = 0; way < kBidStrategies; ++way) {
    const bool searches = kBidStrategy[way].basis == BidStrategy::Basis::Searching;
    model.bid[way] = way < 3 || searches ? 0 : 12;
  }
  for (int way = 0; way < kPlaceStrategies; ++way) {
    model.place[way] = way < 2 || way == kSearchingPlacing ? 0 : 12;
  }
  return model;
}

int situation_then(const View& view, const History& history, int round, Seat seat) {
  return situation_of(PastAuction(view, history, round).table(), seat);
}

namespace {

void read_calls(OpponentModel& model, const View& view, const History& history, int round,
                Seat seat) {
  observe(PastAuction(view, history, round), seat, [&](const State& table, int lower, int upper) {
    const Limits limits = limits_of(table, seat);
    for (int i = 0; i < kBidStrategies; ++i) {
      const BidStrategy& way = bid_strategy(i, view.players);
      model.bid[i] =
          static_cast<Surprise>(model.bid[i] + surprise(way, limits.by(way), lower, upper));
    }
  });
}

void read_card(OpponentModel& model, const View& view, const History& history, int round,
               Seat seat) {
  const PastRound& then = history.past(round);
  const int situation = situation_then(view, history, round, seat);
  const CardSet unseen = CardSet::full().without(shown_before(history, view, round, seat));
  for (int i = 0; i < then.up; ++i) {
    if (then.row[i].owner() != seat) continue;
    for (int way = 0; way < kPlaceStrategies; ++way) {
      model.place[way] = static_cast<Surprise>(
          model.place[way] +
          doubt_of_card(placing_of(way, view.players), situation, unseen, then.row[i].face()));
    }
  }
}

}  // namespace

void read_round(OpponentModel& model, const View& view, const History& history, int round,
                Seat seat) {
  read_calls(model, view, history, round, seat);
  read_card(model, view, history, round, seat);
}

void learn(OpponentModel& model, const View& end, const History& history, Seat seat) {
  for (int round = history.first_round(); round <= history.round(); ++round) {
    read_round(model, end, history, round, seat);
  }
  // Only differences count; a share of them fades, so that the model follows an opponent who
  // changes.
  const auto settle = [](Surprise* surprises, int count) {
    Surprise least = surprises[0];
    for (int i = 1; i < count; ++i) least = surprises[i] < least ? surprises[i] : least;
    for (int i = 0; i < count; ++i)
      surprises[i] = static_cast<Surprise>((surprises[i] - least) * 3 / 4);
  };
  settle(model.bid, kBidStrategies);
  settle(model.place, kPlaceStrategies);
}

}  // namespace felicity::bots
