// What may be done and what is refused, worked out from the ledger and compared with the engine.
#pragma once

#include <cstring>

#include "tests/property/invariants.h"
#include "tests/property/random_players.h"

namespace felicity::property {

// R53: the first reason in the order of the list.
inline Verdict expected_verdict(const Ledger& ledger, const Secrets& secret, const Action& action) {
  const int kind = static_cast<int>(action.kind), face = static_cast<int>(action.face);
  if (kind > 3 || (kind == 0 && face > 9)) return Verdict::BadAction;
  if (ledger.phase == Phase::Over) return Verdict::GameOver;
  if (action.seat != ledger.turn) return Verdict::NotYourTurn;
  const bool fits[4] = {ledger.phase == Phase::Place, ledger.phase == Phase::Auction,
                        ledger.phase == Phase::Auction || ledger.phase == Phase::LastChance,
                        ledger.phase == Phase::LastChance};
  if (!fits[kind]) return Verdict::WrongPhase;
  if (kind == 0 && (secret.hands[ledger.turn] & bit(face)) == 0) return Verdict::CardNotInHand;
  if (kind == 1 && action.mice < ledger.high + 1) return Verdict::BidTooLow;
  if (kind == 1 && action.mice > ledger.purse[ledger.turn]) return Verdict::BidTooHigh;
  if (kind == 3 && ledger.purse[ledger.turn] == 0) return Verdict::CannotAfford;
  return Verdict::Ok;
}

struct ProbeCounts {
  long accepted = 0, refused = 0;
  long by_verdict[10] = {};
};

// Tries one action. Refused: no byte changed and no event. Accepted: on a copy only.
inline void probe(State& s, const Ledger& ledger, const Secrets& secret, const Action& action,
                  ProbeCounts& counts) {
  const Verdict expected = expected_verdict(ledger, secret, action);
  TEST_ASSERT_MESSAGE(check(s, action) == expected, "check() gives another verdict");
  ++counts.by_verdict[static_cast<int>(expected)];
  Events events;
  if (expected == Verdict::Ok) {
    ++counts.accepted;
    State copy = s;
    TEST_ASSERT_MESSAGE(apply(copy, action, events) == Verdict::Ok, "a legal action is refused");
    return;
  }
  ++counts.refused;
  events.add(Event::Kind::GameOver);
  unsigned char before[sizeof(State)];
  std::memcpy(before, &s, sizeof s);
  TEST_ASSERT_MESSAGE(apply(s, action, events) == expected, "apply() gives another verdict");
  TEST_ASSERT_MESSAGE(std::memcmp(before, &s, sizeof s) == 0, "a refused action changed a byte");
  TEST_ASSERT_MESSAGE(events.size() == 0, "a refused action has events");
}

// Choices must be exactly the actions that expected_verdict accepts.
inline void check_choices(const State& s, const Ledger& ledger, const Secrets& secret) {
  const Choices open = choices(s);
  Choices right;
  right.phase = ledger.phase;
  right.seat = ledger.turn;
  TEST_ASSERT_MESSAGE(open.phase == right.phase && open.seat == right.seat, "who is asked what");
  const bool auction = ledger.phase == Phase::Auction, last = ledger.phase == Phase::LastChance;
  const Mask cards = ledger.phase == Phase::Place ? secret.hands[ledger.turn] : 0;
  const int purse = ledger.phase == Phase::Over ? 0 : ledger.purse[ledger.turn];
  const bool can_bid = auction && purse > ledger.high;
  TEST_ASSERT_MESSAGE(mask_of(open.cards) == cards, "cards to choose from");
  TEST_ASSERT_MESSAGE(open.pass == (auction || last), "pass");
  TEST_ASSERT_MESSAGE(open.bid_low == (can_bid ? ledger.high + 1 : 0), "lowest bid");
  TEST_ASSERT_MESSAGE(open.bid_high == (can_bid ? purse : 0), "highest bid");
  TEST_ASSERT_MESSAGE(open.buy == (last && purse > 0), "buy");
}

inline void probe_all_around(State& s, const Ledger& ledger, const Secrets& secret,
                             SplitMix64& dice, ProbeCounts& counts) {
  check_choices(s, ledger, secret);
  const Seat turn = ledger.turn;
  const auto next = [&] {
    return static_cast<Seat>((turn + 1 + dice.below(ledger.n - 1)) % ledger.n);
  };
  const auto try_it = [&](const Action& action) { probe(s, ledger, secret, action, counts); };
  switch (ledger.phase) {
    case Phase::Place:
      try_it(Action::place(turn, static_cast<Face>(dice.below(10))));
      try_it(Action::place(turn, static_cast<Face>(dice.below(10))));
      try_it(Action::place(next(), static_cast<Face>(dice.below(10))));
      break;
    case Phase::Auction:
      try_it(Action::bid(turn, ledger.high));
      try_it(Action::bid(turn, ledger.high + 1));
      try_it(Action::bid(turn, ledger.purse[turn]));
      try_it(Action::bid(turn, ledger.purse[turn] + 1));
      try_it(Action::bid(turn, ledger.high + dice.below(ledger.purse[turn] + 2)));
      try_it(Action::bid(next(), ledger.high + 1));
      break;
    case Phase::LastChance:
      try_it(Action::buy(turn));
      try_it(Action::buy(next()));
      try_it(Action::bid(turn, 1));
      break;
    case Phase::Over: break;
  }
  // Anything at all, from any seat, with extreme numbers.
  constexpr int kMice[] = {0, 1, -1, 15, 108, 255, 256, 257, 0x7FFFFFFF, -0x7FFFFFFF - 1};
  Action wild;
  wild.kind = static_cast<Action::Kind>(dice.chance(90) ? dice.below(4) : dice.below(256));
  wild.seat = dice.chance(80) ? turn : static_cast<Seat>(dice.below(256));
  wild.face = static_cast<Face>(dice.chance(80) ? dice.below(12) : dice.below(256));
  wild.mice = kMice[dice.below(10)];
  try_it(wild);
}

}  // namespace felicity::property
