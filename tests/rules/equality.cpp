// Two things are equal until any one part of them differs. Tests of secrecy (R49-R52) and of
// records lean on this: a comparison that forgot a field would hide a leak.
#include "tests/rules/record_table.h"

namespace {

template <class Thing, class Change>
void differs(const Thing& thing, Change change) {
  Thing changed = thing;
  TEST_ASSERT_TRUE(changed == thing);
  change(changed);
  TEST_ASSERT_FALSE(changed == thing);
  TEST_ASSERT_FALSE(thing == changed);
}

template <class Thing, class... Changes>
void each_part_counts(const Thing& thing, Changes... change) {
  (differs(thing, change), ...);
}

void table_rules_differ_as_soon_as_one_part_does() {
  each_part_counts(
      HouseRules(), [](HouseRules& it) { it.dog_chases_rabbit = true; },
      [](HouseRules& it) { it.tie_break = TieBreak::Shared; },
      [](HouseRules& it) { it.money = Money::Open; });
  each_part_counts(
      Setup(), [](Setup& it) { it.players = 5; }, [](Setup& it) { it.edition = Edition::Slovak; },
      [](Setup& it) { it.house.money = Money::Open; }, [](Setup& it) { it.start = 0; });
  each_part_counts(
      Deal(), [](Deal& it) { it.setup.start = 1; }, [](Deal& it) { it.discards[4] = Face::Cat3; },
      [](Deal& it) { it.dummy_deck[8] = Face::Cat3; });
}

void actions_and_choices_differ_as_soon_as_one_part_does() {
  each_part_counts(
      Action(), [](Action& it) { it.kind = Action::Kind::Buy; }, [](Action& it) { it.seat = 1; },
      [](Action& it) { it.face = Face::Cat3; }, [](Action& it) { it.mice = 1; });
  each_part_counts(
      Choices(), [](Choices& it) { it.phase = Phase::Place; }, [](Choices& it) { it.seat = 0; },
      [](Choices& it) { it.cards.add(Face::Cat3); }, [](Choices& it) { it.pass = true; },
      [](Choices& it) { it.bid_low = 1; }, [](Choices& it) { it.bid_high = 1; },
      [](Choices& it) { it.buy = true; });
}

void events_differ_as_soon_as_one_part_does() {
  each_part_counts(
      Event(), [](Event& it) { it.kind = Event::Kind::Won; }, [](Event& it) { it.seat = 0; },
      [](Event& it) { it.place = 1; }, [](Event& it) { it.mice = 1; },
      [](Event& it) { it.gain = 1; }, [](Event& it) { it.dogs = 1; },
      [](Event& it) { it.card_count = 1; }, [](Event& it) { it.all_pass = true; },
      [](Event& it) { it.value = 1; }, [](Event& it) { it.card = Card(1, Face::Cat3); },
      [](Event& it) { it.chased = Card(); }, [](Event& it) { it.cards[4] = Card(1, Face::Cat3); });
}

void scores_and_row_cards_differ_as_soon_as_one_part_does() {
  each_part_counts(
      Scores(), [](Scores& it) { it.total[4] = 1; }, [](Scores& it) { it.cats[4] = 1; },
      [](Scores& it) { it.mice[4] = 1; }, [](Scores& it) { it.winners = 1; });
  each_part_counts(
      RowCard(), [](RowCard& it) { it.owner = 0; }, [](RowCard& it) { it.face = Face::CatMinus8; },
      [](RowCard& it) { it.up = true; });
}

void views_differ_as_soon_as_one_part_does() {
  each_part_counts(
      View(), [](View& it) { it.viewer = 0; }, [](View& it) { it.players = 3; },
      [](View& it) { it.edition = Edition::Slovak; },
      [](View& it) { it.house.money = Money::Open; }, [](View& it) { it.phase = Phase::Place; },
      [](View& it) { it.round = 1; }, [](View& it) { it.start = 1; }, [](View& it) { it.turn = 0; },
      [](View& it) { it.bids[4] = 1; }, [](View& it) { it.high = 1; },
      [](View& it) { it.high_by = 0; }, [](View& it) { it.bank = 1; },
      [](View& it) { it.mouse[3] = 1; }, [](View& it) { it.passed = 1; },
      [](View& it) { it.money[4] = Mice{0}; }, [](View& it) { it.hand.add(Face::Cat3); },
      [](View& it) { it.hand_size[4] = 1; }, [](View& it) { it.row_size = 1; },
      [](View& it) { it.row[4].up = true; }, [](View& it) { it.won_count = 1; },
      [](View& it) { it.won[44] = WonCard(1, Card()); }, [](View& it) { it.cat_points[4] = 1; },
      [](View& it) { it.shown[4].add(Face::Cat3); }, [](View& it) { it.box[4].add(Face::Cat3); },
      [](View& it) { it.dummy_left = 1; }, [](View& it) { it.choices.pass = true; },
      [](View& it) { it.scores.winners = 1; });
}

void states_differ_as_soon_as_one_part_does() {
  each_part_counts(
      State(), [](State& it) { it.players = 3; }, [](State& it) { it.edition = Edition::Slovak; },
      [](State& it) { it.house.money = Money::Open; }, [](State& it) { it.phase = Phase::Place; },
      [](State& it) { it.round = 1; }, [](State& it) { it.start = 1; },
      [](State& it) { it.turn = 0; }, [](State& it) { it.high = 1; },
      [](State& it) { it.high_by = 0; }, [](State& it) { it.bank = 1; },
      [](State& it) { it.passed = 1; }, [](State& it) { it.passes = 1; },
      [](State& it) { it.mice_laid = true; }, [](State& it) { it.row_size = 1; },
      [](State& it) { it.won_count = 1; }, [](State& it) { it.money[4] = 1; },
      [](State& it) { it.bids[4] = 1; }, [](State& it) { it.hands[4].add(Face::Cat3); },
      [](State& it) { it.shown[4].add(Face::Cat3); },
      [](State& it) { it.row[4] = Card(1, Face()); },
      [](State& it) { it.dummy_deck[8] = Face::Cat3; }, [](State& it) { it.cat_points[4] = 1; },
      [](State& it) { it.won[44] = WonCard(1, Card()); });
}

void past_rounds_and_calls_differ_as_soon_as_one_part_does() {
  each_part_counts(
      PastRound(), [](PastRound& it) { it.start = 0; }, [](PastRound& it) { it.mice_laid = true; },
      [](PastRound& it) { it.up = 1; }, [](PastRound& it) { it.row[4] = Card(1, Face()); },
      [](PastRound& it) { it.passes = 1; }, [](PastRound& it) { it.passers[3] = 1; },
      [](PastRound& it) { it.payouts[3] = 1; },
      [](PastRound& it) { it.outcome = PastRound::Outcome::Won; },
      [](PastRound& it) { it.winner = 0; }, [](PastRound& it) { it.price = 1; },
      [](PastRound& it) { it.dogs = 1; }, [](PastRound& it) { it.value = 1; },
      [](PastRound& it) { it.chased = Card(); },
      [](PastRound& it) { it.mouse = PastRound::Mouse::LastRound; },
      [](PastRound& it) { it.first_call = 1; });
  const auto other_seat = [](Call& it) { it.seat = 0; };
  const auto other_mice = [](Call& it) { it.mice = 1; };
  each_part_counts(Call(), other_seat, other_mice);
}

void histories_differ_as_soon_as_one_part_does() {
  const auto after = [](int players, std::string_view hand, int purse, std::string_view actions) {
    Position laid = position_of_all(setup(players), hand);
    laid.money[0] = static_cast<Mice>(purse);
    balance(laid);
    return Table(laid).play(actions).history;
  };
  const std::string_view row = "0:15 1:15 2:15 3:15 ", other = "0:3 1:15 2:15 3:15 ";
  const auto with = [&](std::string_view start, const char* rest) {
    return after(4, "15 3", 15, std::string(start) + rest);
  };
  const History plain = with(row, "0b1");
  TEST_ASSERT_TRUE(plain == with(row, "0b1"));
  TEST_ASSERT_FALSE(plain == with(row, "0b2"));
  TEST_ASSERT_FALSE(plain == with(row, "0b1 1b2"));
  TEST_ASSERT_FALSE(plain == with(row, "0b1 1p 2p 3p"));
  TEST_ASSERT_FALSE(plain == with(other, "0b1"));
  TEST_ASSERT_FALSE(plain == after(4, "15 3", 14, std::string(row) + "0b1"));
  TEST_ASSERT_FALSE(plain == after(4, "15", 15, std::string(row) + "0b1"));
  TEST_ASSERT_FALSE(plain == after(5, "15 3", 15, std::string(row) + "4:15 0b1"));
}

void players_and_records_differ_as_soon_as_one_part_does() {
  each_part_counts(
      Player(), [](Player& it) { it.kind = Player::Kind::EasyBot; },
      [](Player& it) { it.character = Player::Character::Bold; },
      [](Player& it) { it.name_size = 1; }, [](Player& it) { it.name[23] = 'J'; });
  each_part_counts(
      short_game(4), [](Record& it) { it.deal.setup.start = 1; },
      [](Record& it) { it.players[4].name_size = 1; }, [](Record& it) { it.moves.push(0); });
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(table_rules_differ_as_soon_as_one_part_does);
  RUN_TEST(actions_and_choices_differ_as_soon_as_one_part_does);
  RUN_TEST(events_differ_as_soon_as_one_part_does);
  RUN_TEST(scores_and_row_cards_differ_as_soon_as_one_part_does);
  RUN_TEST(views_differ_as_soon_as_one_part_does);
  RUN_TEST(states_differ_as_soon_as_one_part_does);
  RUN_TEST(past_rounds_and_calls_differ_as_soon_as_one_part_does);
  RUN_TEST(histories_differ_as_soon_as_one_part_does);
  RUN_TEST(players_and_records_differ_as_soon_as_one_part_does);
  return UNITY_END();
}
