#include "hal_host/protocol/observation.h"

namespace felicity::host {
namespace {

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

// A turn as an action: a call of one mouse by the last seat that has not passed is a purchase.
Action action_of(const Call& call, int passes, int players) {
  if (call.mice == 0) return Action::pass(call.seat);
  return passes == players - 1 ? Action::buy(call.seat) : Action::bid(call.seat, call.mice);
}

std::vector<Action> calls_of(const History& history, int round) {
  std::vector<Action> calls;
  int passes = 0;
  for (int i = 0; i < history.call_count(round); ++i) {
    const Call call = history.call(round, i);
    calls.push_back(action_of(call, passes, history.players()));
    if (call.mice == 0) ++passes;
  }
  return calls;
}

}  // namespace

ActFields fields_of(const View& view, const History& history) {
  ActFields f;
  f.n = view.players;
  f.seat = view.viewer;
  f.auction = view.phase != Phase::Place;
  f.round = view.round - 1;
  f.start = view.start;
  f.bank = view.bank;
  f.bid = view.high;
  if (view.high_by != kNobody) f.bidder = view.high_by;
  f.hand = view.hand;

  const PastRound& now = history.past(view.round);
  f.mice = now.mice_laid;
  f.passed.assign(now.passers, now.passers + now.passes);
  f.lastbid.resize(at(f.n));
  f.seen.resize(at(sets_in_use(f.n)));
  for (int round = history.first_round(); round <= view.round; ++round) {
    const PastRound& then = history.past(round);
    for (int i = 0; i < then.up; ++i) f.seen[then.row[i].owner()].push_back(then.row[i].face());
    const std::vector<Action> calls = calls_of(history, round);
    if (!calls.empty()) f.log.push_back(calls);
    for (const Action& call : calls) {
      if (round == view.round && call.kind == Action::Kind::Bid) f.lastbid[call.seat] = call.mice;
    }
  }
  for (Seat seat = 0; seat < view.players; ++seat) {
    f.money.push_back(history.purse(seat));
    f.cats.push_back(view.cat_points[seat]);
  }
  for (int place = 0; place < row_places(f.n); ++place) {
    ActPlace lying;
    if (place < view.row_size) {
      const RowCard& card = view.row[place];
      lying.kind = card.face ? ActPlace::Kind::Known : ActPlace::Kind::Hidden;
      if (card.face) lying.face = *card.face;
      if (card.up) ++f.up;
    }
    f.row.push_back(lying);
  }
  f.cards = view.choices.cards;
  f.low = view.choices.buy ? 1 : view.choices.bid_low;
  f.high = view.choices.buy ? 1 : view.choices.bid_high;
  return f;
}

}  // namespace felicity::host
