// Random play over all tables, with every invariant of the rules checked after every action.
#include <cstdio>

#include "engine/rules/random.h"
#include "engine/rules/record.h"
#include "tests/effort.h"
#include "tests/property/probes.h"
#include "tests/unity_main.h"

namespace felicity::property {
namespace {

enum Situation {
  kAllPassed,
  kAllPassedTwiceRunning,
  kAllPassedInRoundNine,
  kBoughtAtTheLastChance,
  kNoMiceAtTheLastChance,
  kEmptyMouseCards,
  kBankTooSmall,
  kBankJustEnough,
  kJumpBid,
  kRaiseOfFifteenOrMore,
  kPassBecausePoor,
  kSeveralDogs,
  kNothingToChase,
  kRabbitChased,
  kBigDogChasedANegativeCat,
  kSmallDogChasedAPositiveCat,
  kSeveralEqualVictims,
  kSackWithoutCards,
  kNegativeTotal,
  kTieBrokenByCats,
  kSharedVictory,
  kFiveEvents,
  kSituations
};
constexpr const char* kNames[kSituations] = {
    "all passed",
    "all passed twice running",
    "all passed in round nine",
    "bought at the last chance",
    "no mice at the last chance",
    "round with empty mouse cards",
    "bank too small",
    "bank just enough",
    "jump bid",
    "raise of fifteen or more",
    "pass because poor",
    "several dogs",
    "nothing to chase",
    "rabbit chased",
    "big dog chased a negative cat",
    "small dog chased a positive cat",
    "several equal victims",
    "sack without cards",
    "negative total",
    "tie broken by cats",
    "shared victory",
    "five events from one action",
};

long situations[kSituations] = {};
long actions_played = 0, games_played = 0, by_players[6] = {};
ProbeCounts probes;

void count_before(const Ledger& ledger, const Action& action) {
  const bool bids = action.kind == Action::Kind::Bid;
  if (bids && action.mice > ledger.high + 1) ++situations[kJumpBid];
  if (bids && action.mice >= ledger.high + 15) ++situations[kRaiseOfFifteenOrMore];
  if (ledger.phase == Phase::Auction && ledger.purse[ledger.turn] <= ledger.high) {
    ++situations[kPassBecausePoor];
  }
  if (action.kind == Action::Kind::Buy) ++situations[kBoughtAtTheLastChance];
  if (ledger.phase == Phase::LastChance && ledger.purse[ledger.turn] == 0) {
    ++situations[kNoMiceAtTheLastChance];
  }
}

void count_round(const Ledger& ledger, int round, int bank_before_fill) {
  const RoundNotes& then = ledger.rounds[round];
  if (!then.laid) ++situations[kEmptyMouseCards];
  if (then.untaken) {
    ++situations[kAllPassed];
    if (round > 1 && ledger.rounds[round - 1].untaken) ++situations[kAllPassedTwiceRunning];
    if (round == 9) ++situations[kAllPassedInRoundNine];
    return;
  }
  if (then.too_small) ++situations[kBankTooSmall];
  if (then.refilled && bank_before_fill == ledger.fill()) ++situations[kBankJustEnough];
  if (then.dogs > 1) ++situations[kSeveralDogs];
  if (then.dogs == 1 && !then.chased) ++situations[kNothingToChase];
  if (then.dogs == ledger.row_length()) ++situations[kSackWithoutCards];
  if (!then.chased) return;
  bool big = false;
  int equals = 0;
  for (int i = 0; i < ledger.row_length(); ++i) {
    big = big || then.row[i].face() == Face::BigDog;
    if (then.row[i].face() == then.victim.face()) ++equals;
  }
  const int value = worth(then.victim.face());
  if (value == 0) ++situations[kRabbitChased];
  if (big && value < 0) ++situations[kBigDogChasedANegativeCat];
  if (!big && value > 0) ++situations[kSmallDogChasedAPositiveCat];
  if (equals > 1) ++situations[kSeveralEqualVictims];
}

void count_end(const State& s, const Ledger& ledger) {
  const Mask winners = scores(s).winners;
  if ((winners & (winners - 1)) != 0) ++situations[kSharedVictory];
  int top = -1000, at_top = 0;
  for (int seat = 0; seat < ledger.n; ++seat) {
    const int total = ledger.purse[seat] + ledger.cats[seat];
    if (total < 0) ++situations[kNegativeTotal];
    at_top = total > top ? 1 : total == top ? at_top + 1 : at_top;
    if (total > top) top = total;
  }
  if (at_top > 1 && (winners & (winners - 1)) == 0) ++situations[kTieBrokenByCats];
}

void check_everything(const State& s, Ledger& ledger, const Secrets& secret, const History& past) {
  check_turn(s, ledger);
  check_mice(s, ledger);
  check_cards(s, ledger, secret);
  check_scores(s, ledger);
  check_history(past, ledger);
}

void check_whole_past(const History& past, const Ledger& ledger) {
  int bids = 0, passes = 0;
  for (int round = 1; round <= 9; ++round) {
    const RoundNotes& then = ledger.rounds[round];
    check_round(past, then, round);
    int bids_now = 0;
    for (int i = 0; i < then.calls; ++i) {
      TEST_ASSERT_MESSAGE(past.call(round, i).seat == then.callers[i], "past caller");
      TEST_ASSERT_MESSAGE(past.call(round, i).mice == then.said[i], "past call");
      then.said[i] > 0 ? ++bids_now : ++passes;
    }
    TEST_ASSERT_MESSAGE(bids_now <= then.price, "more bids than mice paid");
    bids += bids_now;
  }
  TEST_ASSERT_EQUAL_INT(0, past.call_count(0));
  TEST_ASSERT_EQUAL_INT(0, past.call_count(10));
  TEST_ASSERT_MESSAGE(bids + passes <= most_auction_actions(ledger.n), "too many calls");
}

void check_replay(const Record& record, const State& last, int actions) {
  Replay replay(record);
  TEST_ASSERT_TRUE(replay.good());
  Action action;
  Events events;
  for (int i = 0; i < actions; ++i) {
    TEST_ASSERT_FALSE(replay.at_end());
    TEST_ASSERT_TRUE(replay.step(action, events));
  }
  TEST_ASSERT_TRUE(replay.at_end());
  TEST_ASSERT_MESSAGE(replay.state() == last, "the replay ends elsewhere");
  TEST_ASSERT_MESSAGE(!replay.step(action, events), "a step after the end");
}

void play_one_game(std::uint64_t seed) {
  SplitMix64 dice(seed);
  Random random = Random::from_seed(seed);
  const Setup setup = random_setup(dice);
  Record record;
  record.deal = deal(setup, random);
  if (setup.start != kNobody) TEST_ASSERT_EQUAL_INT(setup.start, record.deal.setup.start);
  State s;
  TEST_ASSERT_TRUE(begin(s, record.deal) == Verdict::Ok);
  Secrets secret(record.deal);
  Ledger ledger(setup.players, record.deal.setup.start, setup.house.dog_chases_rabbit);
  History past(s);
  Company company;
  Events events;
  int actions = 0;
  check_everything(s, ledger, secret, past);
  while (s.phase != Phase::Over) {
    probe_all_around(s, ledger, secret, dice, probes);
    const Action action = company.act(s, dice);
    count_before(ledger, action);
    append(record.moves, s, action);
    if (action.kind == Action::Kind::Place) {
      secret.hands[action.seat] &= ~bit(static_cast<int>(action.face));
      secret.placed[action.seat] = action.face;
    }
    const int round = ledger.round, price_due = ledger.high > 0 ? ledger.high : 1;
    const int bank_before_fill = ledger.bank + price_due;
    TEST_ASSERT_MESSAGE(apply(s, action, events) == Verdict::Ok, "a legal action is refused");
    TEST_ASSERT_LESS_OR_EQUAL_INT(Events::kMost, events.size());
    if (events.size() == 5) ++situations[kFiveEvents];
    ledger.hear(events);
    past.note(events);
    check_everything(s, ledger, secret, past);
    if (ledger.round != round || s.phase == Phase::Over)
      count_round(ledger, round, bank_before_fill);
    ++actions;
  }
  probe_all_around(s, ledger, secret, dice, probes);
  TEST_ASSERT_MESSAGE(actions <= most_actions(ledger.n), "too many actions");
  TEST_ASSERT_TRUE(s.edition == setup.edition && s.house == setup.house);
  check_whole_past(past, ledger);
  check_replay(record, s, actions);
  count_end(s, ledger);
  actions_played += actions;
  ++games_played;
  ++by_players[ledger.n];
}

void every_invariant_holds_after_every_action_of_random_play() {
  const long wanted = by_effort(60'000, 1'000'000, 40'000'000);
  for (std::uint64_t seed = kEffort == Effort::Long ? 1U << 30 : 1; actions_played < wanted;
       ++seed) {
    play_one_game(seed);
  }
}

void an_action_encodes_no_more_than_it_must() {
  const Seat seat = 2;
  TEST_ASSERT_TRUE(Action::place(seat, Face::Cat3) ==
                   (Action{Action::Kind::Place, seat, Face::Cat3, 0}));
  TEST_ASSERT_TRUE(Action::bid(seat, 7) == (Action{Action::Kind::Bid, seat, Face::Rabbit, 7}));
  TEST_ASSERT_TRUE(Action::pass(seat) == (Action{Action::Kind::Pass, seat, Face::Rabbit, 0}));
  TEST_ASSERT_TRUE(Action::buy(seat) == (Action{Action::Kind::Buy, seat, Face::Rabbit, 0}));
}

void a_history_without_a_game_is_empty() {
  const History none;
  TEST_ASSERT_EQUAL_INT(0, none.players());
  TEST_ASSERT_EQUAL_INT(1, none.first_round());
  TEST_ASSERT_EQUAL_INT(1, none.round());
  TEST_ASSERT_EQUAL_INT(0, none.call_count(1));
}

void every_rare_situation_occurred() {
  for (int i = 0; i < kSituations; ++i) {
    std::printf("%10ld  %s\n", situations[i], kNames[i]);
  }
  for (int i = 0; i < kSituations; ++i) TEST_ASSERT_MESSAGE(situations[i] >= 1, kNames[i]);
}

void every_verdict_of_an_action_was_given() {
  for (int verdict = 0; verdict < 10; ++verdict) {
    if (verdict == static_cast<int>(Verdict::BadSetup)) continue;
    TEST_ASSERT_GREATER_OR_EQUAL(1, probes.by_verdict[verdict]);
  }
}

}  // namespace
}  // namespace felicity::property

int main() {
  using namespace felicity::property;
  UNITY_BEGIN();
  RUN_TEST(every_invariant_holds_after_every_action_of_random_play);
  RUN_TEST(an_action_encodes_no_more_than_it_must);
  RUN_TEST(a_history_without_a_game_is_empty);
  RUN_TEST(every_rare_situation_occurred);
  RUN_TEST(every_verdict_of_an_action_was_given);
  std::printf("%ld actions in %ld games (3: %ld, 4: %ld, 5: %ld); %ld probes ok, %ld refused\n",
              actions_played, games_played, by_players[3], by_players[4], by_players[5],
              probes.accepted, probes.refused);
  return UNITY_END();
}
