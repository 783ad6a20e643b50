// A simulated round takes most of a hard bot's time. It is written for that: no events, no checks
// of what a policy cannot do wrong, and sums that are kept instead of computed again.
// tests/bots/playout.cpp plays the same rounds by apply() and compares.
#include "engine/bots/playout.h"

namespace felicity::bots {
namespace {

Seat left_of(const State& s, Seat seat) {
  return seat + 1 == s.players ? Seat{0} : static_cast<Seat>(seat + 1);
}

// R13, R15. No mice lie in bids, so that who is rich stays the same.
void place_cards(State& s, const Company& company, Dice& dice) {
  int mice = 0;
  for (Seat seat = 0; seat < s.players; ++seat) mice += s.money[seat];
  const int stretch = stretch_of(s.round) * 4;
  do {
    const Seat seat = s.turn;
    const int situation =
        stretch + (seat == s.start ? 2 : 0) + (s.money[seat] * s.players > mice ? 1 : 0);
    const Face face = draw(s.hands[seat], company.placing[seat]->liking[situation], dice);
    s.hands[seat].remove(face);
    s.row[s.row_size++] = Card(seat, face);
    s.turn = left_of(s, seat);
  } while (s.turn != s.start);
  s.phase = Phase::Auction;
}

// The auction of a simulated round: the open cards, and what depends on the round alone.
struct Auction {
  KnownCards open;
  int up = 0;
  std::uint32_t faces = 0;  // a hash of the open cards
  unsigned chaseable;
  const Taken& taken;
  int stretch;

  explicit Auction(const State& s)
      : chaseable(chaseable_faces(s.house)),
        taken(kTaken[s.house.dog_chases_rabbit ? 1 : 0]),
        stretch(stretch_of(s.round)) {}

  // R15, R24, R25.
  void turn_up(const State& s) {
    const int last = s.players == 3 && s.passes == 2 ? 4 : s.passes + 1;
    for (; up < last; ++up) {
      const Face face = s.row[up].face();
      open.add(face, chaseable);
      faces = (faces + static_cast<unsigned>(face) + 1) * 0x9E3779B1U;
    }
  }

  // What the sack brings to one who knows these cards and not `unknown` others.
  int value(const KnownCards& cards, int unknown) const {
    return cards.points * kMouse + kUnknown[unknown] - chased_value(cards, unknown, taken);
  }
};

// Where in the row the card of the seat lies (R13, R14).
int place_of(const State& s, Seat seat) {
  int place = seat - s.start;
  if (place < 0) place += s.players;
  return s.players == 3 ? place + 1 : place;
}

// The highest bid that the seat makes while no further card is turned up; as limit() has it.
int highest_bid(const Auction& auction, const State& s, Seat seat, const Bidding& bidding,
                int bonus) {
  const int place = place_of(s, seat);
  KnownCards known = {auction.open.points, auction.open.animals, auction.open.dogs};
  int unknown = s.row_size - auction.up;
  if (place >= auction.up) {
    known.add(s.row[place].face(), auction.chaseable);
    --unknown;
  }
  const int stretch = auction.stretch;
  const int sack = auction.value(known, unknown) + unknown * bidding.hope[stretch];
  int wanted = sack * bidding.slope[stretch];
  if (s.mice_laid) wanted -= mouse_card(s.players, s.passes) * kMouse * bidding.gain[stretch];
  wanted = (wanted >> 4) + bidding.base[stretch] + bidding.stay[s.passes];
  const int purse = s.money[seat];
  const int cap = purse * kMouse * bidding.cap[stretch] >> 4;
  const int most = ((wanted < cap ? wanted : cap) + bonus) >> 2;
  static_assert(kMouse == 1 << 2);
  return most < purse ? most : purse;
}

// What the seat to act knows, as a hash: the open cards, its own, and the calls that count.
std::uint32_t known_to(const Auction& auction, const State& s, Seat seat, unsigned passed, int high,
                       Seat high_by) {
  const int place = place_of(s, seat);
  const unsigned own = place < auction.up ? 15U : static_cast<unsigned>(s.row[place].face());
  const unsigned calls =
      static_cast<unsigned>(high) << 16 | passed << 11 | (high_by & 7U) << 7 | seat << 4 | own;
  std::uint32_t hash = (auction.faces ^ calls) * 0x85EBCA6BU;
  hash = (hash ^ hash >> 15) * 0xC2B2AE35U;
  return hash ^ hash >> 13;
}

// R16-R26. Leaves the last seat in `turn`. Mice of a bid count as in the purse until the sack is
// paid, and `bids` is not kept: only the highest one matters.
void call(Auction& auction, State& s, const Company& company, AuctionTree* tree) {
  int highest[kMaxSeats];
  unsigned known = 0;  // a bit per seat: limits change only when a card is turned up
  unsigned passed = s.passed;
  int high = s.high;
  Seat high_by = s.high_by;
  Seat seat = s.turn;
  while (s.passes < s.players - 1) {
    if ((known >> seat & 1U) == 0) {
      highest[seat] =
          highest_bid(auction, s, seat, *company.bidding[seat], company.limit_bonus[seat]);
      known |= 1U << seat;
    }
    bool bids = high < highest[seat];
    if (tree != nullptr && tree->learns(seat) && high < s.money[seat]) {
      bids = tree->choose(known_to(auction, s, seat, passed, high, high_by), seat, bids);
    }
    if (bids) {
      ++high;
      high_by = seat;
    } else {
      if (s.mice_laid) {
        s.money[seat] = static_cast<Mice>(s.money[seat] + mouse_card(s.players, s.passes));
      }
      passed |= 1U << seat;
      ++s.passes;
      auction.turn_up(s);
      known = 0;
    }
    do {
      seat = left_of(s, seat);
    } while ((passed >> seat & 1U) != 0);
  }
  s.high = static_cast<Mice>(high);
  s.turn = seat;
}

// R27-R44: the last seat pays and takes, or leaves a sack without a bid.
void sell(const Auction& auction, State& s) {
  const Seat seat = s.turn;
  const int value = auction.value(auction.open, 0);
  const bool no_bid = s.high == 0;
  if (no_bid && (s.money[seat] == 0 || value <= kMouse)) {
    s.mice_laid = false;  // R43
    return;
  }
  const int price = no_bid ? 1 : s.high;
  s.money[seat] = static_cast<Mice>(s.money[seat] - price);
  s.bank = static_cast<Mice>(s.bank + price);
  s.cat_points[seat] = static_cast<std::int16_t>(s.cat_points[seat] + value / kMouse);
  s.start = seat;
  const int fill = mouse_sum(s.players);
  s.mice_laid = s.round < kRounds && s.bank >= fill;
  if (s.mice_laid) s.bank = static_cast<Mice>(s.bank - fill);
}

// R14, R45.
void clear_the_table(State& s) {
  s.high = s.passed = s.passes = s.row_size = 0;
  s.high_by = kNobody;
  if (s.round == kRounds) {
    s.phase = Phase::Over;
    s.turn = kNobody;
    return;
  }
  ++s.round;
  s.phase = Phase::Place;
  s.turn = s.start;
  if (s.players == 3) s.row[s.row_size++] = Card(kDummySet, s.dummy_deck[s.round - 1]);
}

}  // namespace

bool wants_to_buy(const State& s) {
  return s.money[s.turn] >= 1 && expected_value(s, s.turn) > kMouse;
}

void play(State& s, const Action& action, Events& events) {
  [[maybe_unused]] const Verdict verdict = apply(s, action, events);
}

void play_round(State& s, const Company& company, Dice& dice, AuctionTree* tree) {
  if (s.phase == Phase::Over) return;
  if (s.phase == Phase::Place) place_cards(s, company, dice);
  for (Seat seat = 0; seat < s.players; ++seat) {
    s.money[seat] = static_cast<Mice>(s.money[seat] + s.bids[seat]);
    s.bids[seat] = 0;
  }
  Auction auction(s);
  auction.turn_up(s);
  call(auction, s, company, tree);
  sell(auction, s);
  clear_the_table(s);
}

}  // namespace felicity::bots
