// What can be read off a game without changing it: choices, views, scores.
#include "engine/rules/state.h"

namespace felicity {

int cards_up(const State& s) {
  if (s.phase == Phase::Place || s.phase == Phase::Over) return 0;
  return s.players == 3 && s.passes == 2 ? 4 : s.passes + 1;
}

CardSet box_of(const State& s, Seat set) {
  CardSet box = CardSet::full().without(s.hands[set]);
  for (int i = 0; i < s.row_size; ++i) {
    if (s.row[i].owner() == set) box.remove(s.row[i].face());
  }
  for (int i = 0; i < s.won_count; ++i) {
    if (s.won[i].card().owner() == set) box.remove(s.won[i].card().face());
  }
  if (s.players == 3 && set == kDummySet) {
    for (int i = s.round; i < kRounds; ++i) box.remove(s.dummy_deck[i]);
  }
  return box;
}

Choices choices(const State& s) {
  Choices open;
  open.phase = s.phase;
  open.seat = s.turn;
  switch (s.phase) {
    case Phase::Place: open.cards = s.hands[s.turn]; break;
    case Phase::Auction: {
      open.pass = true;
      const int owned = s.money[s.turn] + s.bids[s.turn];
      if (owned > s.high) {
        open.bid_low = static_cast<Mice>(s.high + 1);
        open.bid_high = static_cast<Mice>(owned);
      }
      break;
    }
    case Phase::LastChance:
      open.pass = true;
      open.buy = s.money[s.turn] >= 1;  // R41
      break;
    case Phase::Over: break;
  }
  return open;
}

bool is_ahead(const Scores& scores, Seat seat, Seat other, TieBreak tie_break) {
  if (scores.total[seat] != scores.total[other]) return scores.total[seat] > scores.total[other];
  return tie_break == TieBreak::Cats && scores.cats[seat] > scores.cats[other];
}

Scores scores(const State& s) {
  Scores result;
  for (Seat seat = 0; seat < s.players; ++seat) {
    result.cats[seat] = s.cat_points[seat];
    result.mice[seat] = static_cast<Mice>(s.money[seat] + s.bids[seat]);
    result.total[seat] = static_cast<std::int16_t>(s.cat_points[seat] + result.mice[seat]);  // R46
  }
  for (Seat seat = 0; seat < s.players; ++seat) {
    bool beaten = false;
    for (Seat other = 0; other < s.players; ++other) {
      beaten = beaten || is_ahead(result, other, seat, s.house.tie_break);
    }
    if (!beaten) result.winners = static_cast<std::uint8_t>(result.winners | 1U << seat);
  }
  return result;
}

View view_for(const State& s, Seat viewer) {
  View view;
  if (viewer >= s.players) viewer = kNobody;  // the dummy's set has no viewer
  view.viewer = viewer;
  view.players = s.players;
  view.edition = s.edition;
  view.house = s.house;
  view.phase = s.phase;
  view.round = s.round;
  view.start = s.start;
  view.turn = s.turn;
  view.high = s.high;
  view.high_by = s.high_by;
  view.bank = s.bank;
  view.passed = s.passed;
  for (int i = s.passes; s.mice_laid && i < s.players - 1; ++i) {
    view.mouse[i] = static_cast<Mice>(mouse_card(s.players, i));
  }
  const bool purses_open = s.house.money == Money::Open || s.phase == Phase::Over;
  for (Seat seat = 0; seat < s.players; ++seat) {
    view.bids[seat] = s.bids[seat];
    view.hand_size[seat] = static_cast<std::uint8_t>(s.hands[seat].size());
    view.cat_points[seat] = s.cat_points[seat];
    if (seat == viewer || purses_open) view.money[seat] = s.money[seat];  // R50
    if (seat == viewer) view.hand = s.hands[seat];                        // R49
  }
  const int up = cards_up(s);
  view.row_size = s.row_size;
  for (int i = 0; i < s.row_size; ++i) {
    view.row[i].owner = s.row[i].owner();
    view.row[i].up = i < up;
    if (i < up || s.row[i].owner() == viewer) view.row[i].face = s.row[i].face();
  }
  view.won_count = s.won_count;
  for (int i = 0; i < s.won_count; ++i) view.won[i] = s.won[i];
  for (Seat set = 0; set < sets_in_use(s.players); ++set) {
    const CardSet box = box_of(s, set);
    view.shown[set] = s.shown[set];
    view.box[set] = set == viewer ? box : box.both(s.shown[set]);
  }
  if (s.players == 3) view.dummy_left = static_cast<std::uint8_t>(kRounds - s.round);
  if (viewer == s.turn) view.choices = choices(s);
  if (s.phase == Phase::Over) view.scores = scores(s);
  return view;
}

}  // namespace felicity
