// Part 3 of the rules: what is true after every action, seen from the ledger and from a person who
// also knows the deal and who placed what.
#pragma once

#include "engine/rules/history.h"
#include "engine/rules/state.h"
#include "tests/property/ledger.h"

namespace felicity::property {

// What the ledger cannot hear: the deal and the faces placed.
struct Secrets {
  explicit Secrets(const Deal& deal) {
    for (int set = 0; set < 5; ++set) {
      discards[set] = bit(static_cast<int>(deal.discards[set]));
      hands[set] = 0x3FFU & ~discards[set];
    }
    for (int i = 0; i < 9; ++i) dummy[i] = deal.dummy_deck[i];
  }
  Mask discards[5] = {};
  Mask hands[5] = {};
  Face dummy[9] = {};
  Face placed[5] = {};  // this round, by seat
};

inline void check_mice(const State& s, const Ledger& ledger) {
  int sum = s.bank + 0;
  for (int seat = 0; seat < ledger.n; ++seat) {
    TEST_ASSERT_MESSAGE(s.bids[seat] == ledger.lying[seat], "bids on the table");
    TEST_ASSERT_MESSAGE(s.money[seat] + s.bids[seat] == ledger.purse[seat], "purse by deduction");
    TEST_ASSERT_MESSAGE(seat == s.high_by || s.bids[seat] < s.high || s.high == 0, "bids below");
    sum += s.money[seat] + s.bids[seat];
  }
  TEST_ASSERT_MESSAGE(s.bank == ledger.bank, "bank");
  bool any = false;
  for (int i = 0; i < ledger.n - 1; ++i) {
    const int lies = s.mice_laid && i >= s.passes ? mouse_card(ledger.n, i) : 0;
    TEST_ASSERT_MESSAGE(lies == ledger.mouse[i], "mouse cards, from the lowest");
    any = any || lies > 0;
    sum += lies;
  }
  if (s.phase == Phase::Place) TEST_ASSERT_MESSAGE(any == s.mice_laid, "all full or all empty");
  TEST_ASSERT_MESSAGE(sum == ledger.total() && sum == total_mice(ledger.n),
                      "no mouse lost or made");
  TEST_ASSERT_MESSAGE(ledger.paid <= 15 * ledger.n + 8 * ledger.fill(),
                      "more paid than ever owned");
}

inline void check_turn(const State& s, const Ledger& ledger) {
  TEST_ASSERT_MESSAGE(s.phase == ledger.phase && s.round == ledger.round, "phase and round");
  TEST_ASSERT_MESSAGE(s.turn == ledger.turn && s.start == ledger.start, "turn and start player");
  TEST_ASSERT_MESSAGE(s.high == ledger.high && s.high_by == ledger.high_by, "high bid");
  TEST_ASSERT_MESSAGE(s.passed == ledger.passed, "who has passed");
  if (s.high > 0) TEST_ASSERT_MESSAGE(!ledger.out(s.high_by), "the high bidder never passed");
  if (s.phase == Phase::LastChance) {
    TEST_ASSERT_MESSAGE(s.turn == (s.start + ledger.n - 1) % ledger.n && s.high == 0,
                        "last chance");
  }
}

// Every card exactly once: hands, row, piles, box, dummy.
inline void check_cards(const State& s, const Ledger& ledger, const Secrets& secret) {
  TEST_ASSERT_MESSAGE(s.row_size == ledger.row_size, "row");
  TEST_ASSERT_MESSAGE(cards_up(s) == ledger.up, "face-up prefix");
  Mask held[5] = {};
  for (int place = 0; place < s.row_size; ++place) {
    const Card card = s.row[place];
    const Mask face = bit(static_cast<int>(card.face()));
    TEST_ASSERT_MESSAGE(card.owner() == ledger.owners[place], "owner of a row card");
    held[card.owner()] |= face;
    if (place < ledger.up)
      TEST_ASSERT_MESSAGE(card == ledger.rounds[ledger.round].row[place], "row card");
    const bool dummy = ledger.n == 3 && place == 0;
    const Face laid = dummy ? secret.dummy[s.round - 1] : secret.placed[card.owner()];
    TEST_ASSERT_MESSAGE(card.face() == laid, "the card that was placed lies there");
    TEST_ASSERT_MESSAGE(((ledger.seen[card.owner()] & face) != 0) == (place < ledger.up),
                        "face down means unseen");
  }
  TEST_ASSERT_MESSAGE(s.won_count == ledger.won_count, "won piles");
  for (int i = 0; i < ledger.won_count; ++i) {
    const Card card = ledger.won[i];
    held[card.owner()] |= bit(static_cast<int>(card.face()));
    if (i + 5 < ledger.won_count) continue;  // the older ones were compared when they were taken
    TEST_ASSERT_MESSAGE(s.won[i].card() == card && s.won[i].taker() == ledger.takers[i], "pile");
    TEST_ASSERT_MESSAGE(!barks(card.face()), "a dog in a won pile");
  }
  for (int set = 0; set < ledger.sets(); ++set) {
    Mask hand = mask_of(s.hands[set]);
    if (ledger.n == 3 && set == 3) {
      TEST_ASSERT_MESSAGE(hand == 0, "the dummy has no hand");
      for (int i = ledger.round; i < 9; ++i) {
        TEST_ASSERT_MESSAGE(s.dummy_deck[i] == secret.dummy[i], "dummy deck");
        hand |= bit(static_cast<int>(secret.dummy[i]));
      }
    } else {
      TEST_ASSERT_MESSAGE(hand == secret.hands[set], "hand");
    }
    const Mask box = mask_of(box_of(s, static_cast<Seat>(set)));
    TEST_ASSERT_MESSAGE(mask_of(s.shown[set]) == ledger.seen[set], "shown cards");
    TEST_ASSERT_MESSAGE(box == (ledger.box[set] | secret.discards[set]), "box");
    TEST_ASSERT_MESSAGE((hand & held[set]) == 0 && ((hand | held[set]) & box) == 0, "twice");
    TEST_ASSERT_MESSAGE((hand | held[set] | box) == 0x3FFU, "a card is lost");
    TEST_ASSERT_MESSAGE((ledger.seen[set] & (hand | secret.discards[set])) == 0, "seen too early");
    if (s.phase == Phase::Over) TEST_ASSERT_MESSAGE(hand == 0, "hands empty at the end");
  }
}

inline void check_scores(const State& s, const Ledger& ledger) {
  const Scores score = scores(s);
  int sum = 0, expected = ledger.total() - ledger.bank;
  for (int mice : ledger.mouse) expected -= mice;
  for (int i = 0; i < ledger.won_count; ++i) expected += worth(ledger.won[i].face());
  Mask best = 0;
  int top = -1000, top_cats = -1000;
  for (int seat = 0; seat < ledger.n; ++seat) {
    const int mice = ledger.purse[seat];  // mice lying in a bid are still his
    TEST_ASSERT_MESSAGE(score.cats[seat] == ledger.cats[seat], "cat points");
    TEST_ASSERT_MESSAGE(s.cat_points[seat] == ledger.cats[seat], "cat points");
    TEST_ASSERT_MESSAGE(score.mice[seat] == mice, "mice score");
    TEST_ASSERT_MESSAGE(score.total[seat] == ledger.cats[seat] + mice, "total");
    sum += score.total[seat];
    const int cats = s.house.tie_break == TieBreak::Cats ? ledger.cats[seat] : 0;
    const int total = ledger.cats[seat] + mice;
    if (total > top || (total == top && cats > top_cats)) {
      top = total;
      top_cats = cats;
      best = 0;
    }
    if (total == top && cats == top_cats) best |= bit(seat);
  }
  TEST_ASSERT_MESSAGE(sum == expected, "sum of scores = won cats + mice of all purses");
  TEST_ASSERT_MESSAGE(score.winners == best, "winners");
}

// One round of the History against the same round in the ledger.
inline void check_round(const History& history, const RoundNotes& then, int round) {
  const PastRound& past = history.past(round);
  TEST_ASSERT_MESSAGE(past.start == then.start && past.mice_laid == then.laid, "round opened");
  TEST_ASSERT_MESSAGE(past.up == then.up && past.passes == then.passes, "row and passes");
  for (int i = 0; i < then.up; ++i) TEST_ASSERT_MESSAGE(past.row[i] == then.row[i], "past row");
  for (int i = 0; i < then.passes; ++i) {
    TEST_ASSERT_MESSAGE(past.passers[i] == then.passers[i], "passers");
    TEST_ASSERT_MESSAGE(past.payouts[i] == then.payouts[i], "payouts");
  }
  using Outcome = PastRound::Outcome;
  TEST_ASSERT_MESSAGE(past.outcome == (then.sold      ? Outcome::Won
                                       : then.untaken ? Outcome::NobodyTook
                                                      : Outcome::Open),
                      "outcome");
  TEST_ASSERT_MESSAGE(past.winner == then.winner && past.price == then.price, "winner, price");
  TEST_ASSERT_MESSAGE(past.dogs == then.dogs && past.value == then.value, "dogs, value");
  TEST_ASSERT_MESSAGE(past.chased.has_value() == then.chased, "chased");
  if (then.chased) TEST_ASSERT_MESSAGE(*past.chased == then.victim, "chased card");
  using Mouse = PastRound::Mouse;
  const bool ended = then.sold || then.untaken;
  const Mouse after = !ended           ? Mouse::Open
                      : round == 9     ? Mouse::LastRound
                      : then.refilled  ? Mouse::Refilled
                      : then.too_small ? Mouse::BankTooSmall
                                       : Mouse::AllPassed;
  TEST_ASSERT_MESSAGE(past.mouse == after, "mouse cards afterwards");
  TEST_ASSERT_MESSAGE(history.call_count(round) == then.calls, "calls");
}

inline void check_history(const History& history, Ledger& ledger) {
  TEST_ASSERT_MESSAGE(history.players() == ledger.n && history.first_round() == 1, "table");
  TEST_ASSERT_MESSAGE(history.round() == ledger.round, "running round");
  for (int seat = 0; seat < ledger.n; ++seat) {
    TEST_ASSERT_MESSAGE(history.purse(static_cast<Seat>(seat)) == ledger.purse[seat], "purse");
  }
  check_round(history, ledger.now(), ledger.round);
  const RoundNotes& now = ledger.now();
  if (now.calls > 0) {
    const Call last = history.call(ledger.round, now.calls - 1);
    TEST_ASSERT_MESSAGE(last.seat == now.callers[now.calls - 1], "caller");
    TEST_ASSERT_MESSAGE(last.mice == now.said[now.calls - 1], "call");
  }
}

}  // namespace felicity::property
