// Refusals: R53. Table::refuse also compares every byte of the State and wants no events.
#include "tests/rules/table.h"

namespace {

Table placing() { return Table(deal_for(setup(4))); }
Table bidding() { return placing().place_anything(); }
Table last_chance() { return bidding().passes(3); }
Table over() { return Table(position_of_all(setup(4), "15")).sell_round(1); }

Action of_no_kind(Seat seat) {
  Action action = Action::pass(seat);
  action.kind = static_cast<Action::Kind>(4);
  return action;
}
Action of_no_face(Seat seat) { return Action::place(seat, static_cast<Face>(10)); }

// R53
void a_legal_action_is_ok() {
  TEST_ASSERT_EQUAL_INT(0, number(Verdict::Ok));
  TEST_ASSERT_EQUAL_INT(number(Verdict::Ok),
                        number(check(placing().state, Action::place(0, Face::Cat3))));
  TEST_ASSERT_EQUAL_INT(number(Verdict::Ok), number(check(bidding().state, Action::bid(0, 15))));
  TEST_ASSERT_EQUAL_INT(number(Verdict::Ok), number(check(bidding().state, Action::pass(0))));
  TEST_ASSERT_EQUAL_INT(number(Verdict::Ok), number(check(last_chance().state, Action::pass(3))));
  TEST_ASSERT_EQUAL_INT(number(Verdict::Ok), number(check(last_chance().state, Action::buy(3))));
}

// R53
void an_unknown_kind_or_face_gives_BadAction() {
  for (Table table : {placing(), bidding(), last_chance()}) {
    table.refuse(of_no_kind(table.state.turn), Verdict::BadAction);
    table.refuse(of_no_face(table.state.turn), Verdict::BadAction);
  }
  Action far = of_no_kind(0);
  far.kind = static_cast<Action::Kind>(255);
  placing().refuse(far, Verdict::BadAction);
  placing().refuse(Action::place(0, static_cast<Face>(255)), Verdict::BadAction);
}

// R53
void a_face_matters_only_to_placing() {
  Table table = bidding();
  Action bid = Action::bid(0, 1);
  bid.face = static_cast<Face>(99);
  table.play(bid, "a bid with an odd face");
}

// R53
void after_the_end_every_action_gives_GameOver() {
  Table table = over();
  for (const char* action : {"0:15", "1b3", "2p", "3buy"}) {
    table.refuse(action, Verdict::GameOver);
  }
}

// R53
void an_action_of_another_seat_gives_NotYourTurn() {
  for (Table table : {placing(), bidding(), last_chance()}) {
    for (int seat = 0; seat < 256; ++seat) {
      if (seat == table.state.turn) continue;
      const Seat other = static_cast<Seat>(seat);
      table.refuse(Action::place(other, Face::Cat15), Verdict::NotYourTurn);
      table.refuse(Action::bid(other, 5), Verdict::NotYourTurn);
      table.refuse(Action::pass(other), Verdict::NotYourTurn);
      table.refuse(Action::buy(other), Verdict::NotYourTurn);
    }
  }
}

// R53
void an_action_of_another_phase_gives_WrongPhase() {
  Table table = placing();
  for (const char* action : {"0b1", "0p", "0buy"}) table.refuse(action, Verdict::WrongPhase);
  table = bidding();
  for (const char* action : {"0:15", "0buy"}) table.refuse(action, Verdict::WrongPhase);
  table = last_chance();
  for (const char* action : {"3:15", "3b1"}) table.refuse(action, Verdict::WrongPhase);
}

// R53, R13
void the_discard_or_a_card_already_played_gives_CardNotInHand() {
  Table table = placing();
  table.refuse("0:R", Verdict::CardNotInHand);
  table.play("0:15 1:15 2:15 3:15 0p 1p 2p 3p");
  table.refuse("0:15", Verdict::CardNotInHand);
}

// R53, R17, R18
void a_bid_not_above_the_high_bid_gives_BidTooLow() {
  Table table = bidding();
  for (int mice : {0, -1, -256, -2147483647}) {
    table.refuse(Action::bid(0, mice), Verdict::BidTooLow);
  }
  table.play("0b7");
  for (int mice = 0; mice <= 7; ++mice) table.refuse(Action::bid(1, mice), Verdict::BidTooLow);
}

// R53, R19
void a_bid_beyond_the_purse_gives_BidTooHigh() {
  Table table = bidding();
  for (int mice : {16, 108, 255, 256, 257, 65536 + 3, 2147483647}) {
    table.refuse(Action::bid(0, mice), Verdict::BidTooHigh);
  }
}

// R53, R41
void a_purchase_without_a_mouse_gives_CannotAfford() {
  Position laid = position_of_all(setup(4), "15 3");
  laid.mice_laid = false;
  laid.money[3] = 0;
  balance(laid);
  Table table(laid);
  table.place_anything().passes(3);
  table.refuse("3buy", Verdict::CannotAfford);
}

// R53
void an_impossible_table_gives_BadSetup_and_keeps_the_old_game() {
  State state = bidding().state;
  unsigned char before[sizeof(State)];
  std::memcpy(before, &state, sizeof(State));
  TEST_ASSERT_EQUAL_INT(number(Verdict::BadSetup), number(begin(state, deal_for(setup(2)))));
  Position laid = position_of_all(setup(4), "15");
  give_won(laid, 0, 0, "8 D");  // only the last thing looked at is wrong
  TEST_ASSERT_EQUAL_INT(number(Verdict::BadSetup), number(begin(state, laid)));
  TEST_ASSERT_EQUAL_INT(0, std::memcmp(before, &state, sizeof(State)));
}

// R53: bad action, game over, not your turn, wrong phase, then what is wrong with the card or bid
void of_several_verdicts_the_first_is_given() {
  over().refuse(of_no_kind(0), Verdict::BadAction);
  over().refuse(of_no_face(kNobody), Verdict::BadAction);
  placing().refuse(of_no_kind(2), Verdict::BadAction);
  placing().refuse(of_no_face(2), Verdict::BadAction);
  bidding().refuse(of_no_face(0), Verdict::BadAction);
  over().refuse(Action::bid(3, -1), Verdict::GameOver);
  placing().refuse("1:R", Verdict::NotYourTurn);
  placing().refuse("1b0", Verdict::NotYourTurn);
  bidding().refuse("1b99", Verdict::NotYourTurn);
  bidding().refuse("1:R", Verdict::NotYourTurn);
  bidding().refuse("0:R", Verdict::WrongPhase);
  placing().refuse("0b0", Verdict::WrongPhase);
  last_chance().refuse("3b99", Verdict::WrongPhase);
  Position laid = position_of_all(setup(4), "15 3");
  laid.money[0] = 0;
  laid.money[1] = 3;
  balance(laid);
  Table table(laid);
  table.place_anything().refuse("0buy", Verdict::WrongPhase);  // and cannot afford it
  table.play("0p").refuse("1b0", Verdict::BidTooLow);
  table.play("1p 2b4 3b5").refuse("2b5", Verdict::BidTooLow);
}

// R53: the high bid is above the purse, so this amount is both too low and more than owned
void BidTooLow_comes_before_BidTooHigh() {
  Position laid = position_of_all(setup(4), "15 3");
  laid.money[1] = 3;
  balance(laid);
  Table table(laid);
  table.place_anything().play("0b9");
  table.refuse("1b4", Verdict::BidTooLow);
  table.refuse("1b9", Verdict::BidTooLow);
  table.refuse("1b10", Verdict::BidTooHigh);
}

// R53
void check_agrees_with_apply_and_choices_offer_exactly_what_is_legal() {
  Table table = placing();
  int next = 0;
  while (table.state.phase != Phase::Over) {
    const Choices open = choices(table.state);
    const Seat seat = open.seat;
    for (Face each : CardSet::full()) {
      const bool legal = check(table.state, Action::place(seat, each)) == Verdict::Ok;
      TEST_ASSERT_EQUAL(open.cards.has(each), legal);
    }
    for (int mice = 0; mice <= 110; ++mice) {
      const bool legal = check(table.state, Action::bid(seat, mice)) == Verdict::Ok;
      TEST_ASSERT_EQUAL(open.bid_low > 0 && open.bid_low <= mice && mice <= open.bid_high, legal);
    }
    TEST_ASSERT_EQUAL(open.pass, check(table.state, Action::pass(seat)) == Verdict::Ok);
    TEST_ASSERT_EQUAL(open.buy, check(table.state, Action::buy(seat)) == Verdict::Ok);
    ++next;
    if (open.phase == Phase::Place) {
      table.play(Action::place(seat, next % 2 ? open.cards.lowest() : open.cards.highest()), "any");
    } else if (open.bid_high > 0 && next % 3 != 0) {
      table.play(Action::bid(seat, next % 2 ? open.bid_low : open.bid_high), "bid");
    } else {
      table.passes(1);
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_legal_action_is_ok);
  RUN_TEST(an_unknown_kind_or_face_gives_BadAction);
  RUN_TEST(a_face_matters_only_to_placing);
  RUN_TEST(after_the_end_every_action_gives_GameOver);
  RUN_TEST(an_action_of_another_seat_gives_NotYourTurn);
  RUN_TEST(an_action_of_another_phase_gives_WrongPhase);
  RUN_TEST(the_discard_or_a_card_already_played_gives_CardNotInHand);
  RUN_TEST(a_bid_not_above_the_high_bid_gives_BidTooLow);
  RUN_TEST(a_bid_beyond_the_purse_gives_BidTooHigh);
  RUN_TEST(a_purchase_without_a_mouse_gives_CannotAfford);
  RUN_TEST(an_impossible_table_gives_BadSetup_and_keeps_the_old_game);
  RUN_TEST(of_several_verdicts_the_first_is_given);
  RUN_TEST(BidTooLow_comes_before_BidTooHigh);
  RUN_TEST(check_agrees_with_apply_and_choices_offer_exactly_what_is_legal);
  return UNITY_END();
}
