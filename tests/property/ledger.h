// A bookkeeper at the table. It hears the public events and nothing else, and knows the rules from
// the rule book, not from the engine: masks, points and turns are worked out here a second time.
#pragma once

#include <unity.h>

#include "tests/property/bookkeeper.h"

namespace felicity::property {

class Ledger {
 public:
  Ledger(int players, Seat first, bool rabbits_run) : n(players), rabbits(rabbits_run) {
    const int values[3][4] = {{3, 6}, {2, 4, 6}, {2, 3, 4, 6}};
    const int banks[3] = {12, 15, 18};
    bank = banks[n - 3];
    for (int i = 0; i < n - 1; ++i) mouse_value[i] = mouse[i] = values[n - 3][i];
    for (int seat = 0; seat < n; ++seat) purse[seat] = 15;
    rounds[1].laid = true;
    open_round(first);
  }

  // Everything one action caused.
  void hear(const Events& events) {
    TEST_ASSERT_MESSAGE(events.size() >= 1 && events.size() <= 5, "an action has 1..5 events");
    for (const Event& event : events) hear(event);
    TEST_ASSERT_MESSAGE(reveals_due == 0, "a card was not turned up");
    TEST_ASSERT_MESSAGE(!win_due && !fill_due && !sale_due, "an event is missing");
  }

  RoundNotes& now() { return rounds[round]; }
  int fill() const { return 3 * n; }
  int row_length() const { return n == 3 ? 4 : n; }
  int sets() const { return n == 3 ? 4 : n; }
  int total() const { return n == 3 ? 66 : n == 4 ? 87 : 108; }
  bool out(int seat) const { return (passed & bit(seat)) != 0; }

  const int n;
  const bool rabbits;
  Phase phase = Phase::Place;
  int round = 1;
  Seat start = 0, turn = 0;
  int placed = 0;    // by players, this round
  int row_size = 0;  // dummy included
  Seat owners[5] = {};
  int up = 0;
  Mask passed = 0;
  int high = 0;
  Seat high_by = kNobody;
  int purse[5] = {};  // mice lying in a bid included
  int lying[5] = {};
  int bank = 0;
  int mouse[4] = {}, mouse_value[4] = {};
  int cats[5] = {};
  Mask seen[5] = {};  // per set
  Mask box[5] = {};   // per set: seen, and out of the game
  int won_count = 0;
  Seat takers[45] = {};
  Card won[45];
  int paid = 0;  // all prices so far
  RoundNotes rounds[10];

 private:
  void open_round(Seat new_start) {
    phase = Phase::Place;
    start = turn = new_start;
    now().start = start;
    placed = row_size = up = 0;
    if (n == 3) owners[row_size++] = 3;
    passed = 0;
    high = 0;
    high_by = kNobody;
  }

  void advance() {
    for (int step = 0; step < n; ++step) {
      turn = static_cast<Seat>((turn + 1) % n);
      if (!out(turn)) return;
    }
  }

  void call(Seat seat, int mice) {
    TEST_ASSERT_MESSAGE(seat == turn, "a call out of turn");
    now().callers[now().calls] = seat;
    now().said[now().calls++] = mice;
  }

  void hear(const Event& event) {
    TEST_ASSERT_MESSAGE(phase != Phase::Over, "an event after the end");
    switch (event.kind) {
      case Event::Kind::Placed: return hear_placed(event);
      case Event::Kind::Revealed: return hear_revealed(event);
      case Event::Kind::Bid: return hear_bid(event);
      case Event::Kind::Passed: return hear_passed(event);
      case Event::Kind::Bought:
        TEST_ASSERT_MESSAGE(phase == Phase::LastChance && event.mice == 1, "no last chance");
        call(event.seat, 1);
        sale_due = win_due = true;
        return;
      case Event::Kind::Won: return hear_won(event);
      case Event::Kind::AllPassed:
        TEST_ASSERT_MESSAGE(phase == Phase::LastChance, "not all had passed");
        call(event.seat, 0);
        now().untaken = true;
        for (int i = 0; i < row_size; ++i) put_in_box(now().row[i]);
        fill_due = true;
        return;
      case Event::Kind::Refilled:
      case Event::Kind::NotRefilled:
      case Event::Kind::GameOver: return hear_round_end(event);
    }
  }

  void hear_placed(const Event& event) {
    TEST_ASSERT_MESSAGE(phase == Phase::Place, "placed outside the placing");
    TEST_ASSERT_MESSAGE(event.seat == turn && event.place == row_size, "placed elsewhere");
    TEST_ASSERT_MESSAGE(event.card == Card(), "a card was shown while it was placed");
    owners[row_size++] = event.seat;
    advance();
    if (++placed < n) return;
    phase = Phase::Auction;
    reveals_due = 1;
  }

  void hear_revealed(const Event& event) {
    const Card card = event.card;
    TEST_ASSERT_MESSAGE(reveals_due-- > 0, "turned up without a reason");
    TEST_ASSERT_MESSAGE(event.place == up, "not the next card from the left");
    TEST_ASSERT_MESSAGE(card.owner() == owners[up], "the card belongs to another seat");
    TEST_ASSERT_MESSAGE((seen[card.owner()] & bit(static_cast<int>(card.face()))) == 0,
                        "the card was seen before");
    seen[card.owner()] |= bit(static_cast<int>(card.face()));
    now().row[up++] = card;
    now().up = up;
  }

  void hear_bid(const Event& event) {
    TEST_ASSERT_MESSAGE(phase == Phase::Auction && event.mice > high, "bid too low");
    call(event.seat, event.mice);
    TEST_ASSERT_MESSAGE(event.mice <= purse[event.seat], "bid too high");
    lying[event.seat] = high = event.mice;
    high_by = event.seat;
    advance();
  }

  void hear_passed(const Event& event) {
    TEST_ASSERT_MESSAGE(phase == Phase::Auction && event.seat != high_by, "pass refused");
    call(event.seat, 0);
    RoundNotes& now_round = now();
    TEST_ASSERT_MESSAGE(event.mice == lying[event.seat], "his bid goes home");
    TEST_ASSERT_MESSAGE(event.gain == mouse[now_round.passes], "the lowest mouse card is his");
    lying[event.seat] = 0;
    purse[event.seat] += mouse[now_round.passes];
    mouse[now_round.passes] = 0;
    now_round.passers[now_round.passes] = event.seat;
    now_round.payouts[now_round.passes++] = event.gain;
    passed |= bit(event.seat);
    advance();
    reveals_due = n == 3 && now_round.passes == 2 ? 2 : 1;
    if (now_round.passes < n - 1) return;
    win_due = high > 0;
    if (!win_due) phase = Phase::LastChance;
  }

  void put_in_box(Card card) {
    TEST_ASSERT_MESSAGE((box[card.owner()] & bit(static_cast<int>(card.face()))) == 0,
                        "twice in the box");
    box[card.owner()] |= bit(static_cast<int>(card.face()));
  }

  // R28-R34 by value: -1 if nothing is chased.
  int victim_place() const {
    const RoundNotes& now_round = rounds[round];
    int dogs = 0, best = -1;
    bool big = false;
    for (int i = 0; i < row_size; ++i) {
      dogs += barks(now_round.row[i].face()) ? 1 : 0;
      big = big || now_round.row[i].face() == Face::BigDog;
    }
    for (int i = 0; i < row_size; ++i) {
      const Face face = now_round.row[i].face();
      if (barks(face) || (face == Face::Rabbit && !rabbits)) continue;
      const int lead = best < 0 ? 1 : worth(face) - worth(now_round.row[best].face());
      if (best < 0 || (big ? lead > 0 : lead < 0)) best = i;
    }
    return dogs == 1 ? best : -1;
  }

  void hear_won(const Event& event) {
    RoundNotes& now_round = now();
    TEST_ASSERT_MESSAGE(win_due && up == row_size && row_size == row_length(), "not won yet");
    TEST_ASSERT_MESSAGE(event.seat == turn && !out(event.seat), "won by another seat");
    TEST_ASSERT_MESSAGE(event.mice == (sale_due ? 1 : high), "another price");
    TEST_ASSERT_MESSAGE(sale_due || event.seat == high_by, "not the high bidder");
    win_due = sale_due = false;
    const int victim = victim_place();
    TEST_ASSERT_MESSAGE(event.chased.has_value() == (victim >= 0), "chased or not");
    for (int i = 0; i < row_size; ++i) {
      const Card card = now_round.row[i];
      if (barks(card.face())) ++now_round.dogs;
      if (i == victim) TEST_ASSERT_MESSAGE(*event.chased == card, "another animal was chased");
      if (i == victim || barks(card.face())) {
        put_in_box(card);
        continue;
      }
      const int taken = won_count - told_before_;
      TEST_ASSERT_MESSAGE(event.card_count > taken && event.cards[taken] == card, "not his card");
      takers[won_count] = event.seat;
      won[won_count++] = card;
      now_round.value += worth(card.face());
    }
    TEST_ASSERT_MESSAGE(event.card_count == won_count - told_before_, "too many cards");
    told_before_ = won_count;
    TEST_ASSERT_MESSAGE(event.dogs == now_round.dogs, "dogs miscounted");
    TEST_ASSERT_MESSAGE(event.value == now_round.value, "value miscounted");
    now_round.sold = true;
    now_round.winner = event.seat;
    now_round.price = event.mice;
    now_round.chased = victim >= 0;
    if (victim >= 0) now_round.victim = now_round.row[victim];
    cats[event.seat] += now_round.value;
    purse[event.seat] -= event.mice;
    lying[event.seat] = 0;
    bank += event.mice;
    paid += event.mice;
    fill_due = true;
  }

  void hear_round_end(const Event& event) {
    RoundNotes& now_round = now();
    TEST_ASSERT_MESSAGE(fill_due, "the round has not ended");
    TEST_ASSERT_MESSAGE(now_round.passes == n - 1, "n-1 payouts in every round");
    fill_due = false;
    if (event.kind == Event::Kind::GameOver) {
      TEST_ASSERT_MESSAGE(round == 9, "nine rounds");
      phase = Phase::Over;
      turn = kNobody;
      if (now_round.sold) start = now_round.winner;
      row_size = up = 0;
      passed = 0;
      high = 0;
      high_by = kNobody;
      return;
    }
    TEST_ASSERT_MESSAGE(round < 9, "no tenth round");
    const bool fills = event.kind == Event::Kind::Refilled;
    TEST_ASSERT_MESSAGE(fills == (now_round.sold && bank >= fill()), "filled or not");
    if (fills) TEST_ASSERT_MESSAGE(event.mice == fill(), "another sum laid out");
    if (!fills) TEST_ASSERT_MESSAGE(event.all_pass == now_round.untaken, "another reason");
    if (fills) bank -= fill();
    for (int i = 0; i < n - 1; ++i) mouse[i] = fills ? mouse_value[i] : 0;
    now_round.refilled = fills;
    now_round.too_small = !fills && now_round.sold;
    ++round;
    now().laid = fills;
    open_round(now_round.sold ? now_round.winner : start);
  }

  int reveals_due = 0;
  bool win_due = false, sale_due = false, fill_due = false;
  int told_before_ = 0;
};

}  // namespace felicity::property
