// Recorded games with mistakes planted in them: the explanation finds these, and it knows no more
// than the player did.
#include "hal_host/arena/explanation.h"

#include <cstdio>
#include <string>

#include "hal_host/arena/explanation_text.h"
#include "tests/bots/bot_game.h"
#include "tests/effort.h"
#include "tests/unity_main.h"

namespace felicity::host {
namespace {

using bots::Bot;
using bots::BotGame;

constexpr Seat kPerson = 0;

// What a seat does instead of a bot's answer; nothing: as the bot.
using Instead = std::optional<Action> (*)(const State& state, const Action& answer);

struct Played {
  Record record;
  int planted = -1;  // place of the person's decision that the plan replaced, among those explained
};

bool is_explained(const State& state) {
  const Choices open = choices(state);
  return state.turn == kPerson && (open.cards.size() > 1 || open.bid_low > 0 || open.buy);
}

// A person who plays like hard and three normal bots.
Played play_game(std::uint64_t seed, Instead instead, int simulations = bots::kSimulations) {
  Random random = Random::from_seed(seed);
  Setup setup;
  Played game;
  game.record.deal = deal(setup, random);
  for (Seat seat = 0; seat < setup.players; ++seat) {
    const std::string name = "P" + std::to_string(seat);
    TEST_ASSERT_TRUE(set_name(game.record.players[seat], name.data(), name.size()));
    if (seat != kPerson) game.record.players[seat].kind = Player::Kind::NormalBot;
  }
  BotGame sitting(game.record.deal);
  Bot bot;
  int decisions = 0;
  while (!sitting.over()) {
    const State& state = sitting.state();
    const bool person = state.turn == kPerson;
    const Action answer =
        sitting.ask(bot, bots::style_of(person ? 2 : 1, 0), random.word(), simulations);
    const std::optional<Action> other = instead(state, answer);
    const bool mistake = person && other && other->kind != Action::Kind::Place;
    if (mistake && is_explained(state)) game.planted = decisions;
    if (is_explained(state)) ++decisions;
    append(game.record.moves, state, other.value_or(answer));
    sitting.play(other.value_or(answer));
  }
  TEST_ASSERT_TRUE(sitting.good());
  return game;
}

std::vector<Decision> explained(const Record& record) {
  Explanation explanation(record, seats_of_people(record));
  std::vector<Decision> decisions;
  while (auto decision = explanation.next()) decisions.push_back(*decision);
  return decisions;
}

bool names(const std::vector<Decision>& decisions, int place) {
  for (const std::size_t named : costliest(decisions)) {
    if (static_cast<int>(named) == place) return true;
  }
  return false;
}

std::optional<Action> nothing(const State&, const Action&) { return std::nullopt; }

// In the last round mice are points: the person bids all of them for a row that shows no value.
std::optional<Action> all_mice_for_a_bad_sack(const State& state, const Action&) {
  if (state.round < kRounds || state.turn != kPerson) return std::nullopt;
  const Choices open = choices(state);
  int known = 0;
  for (int place = 0; place < state.row_size; ++place) {
    const bool seen = place < cards_up(state) || state.row[place].owner() == kPerson;
    known += seen ? points(state.row[place].face()) : 0;
  }
  if (cards_up(state) < state.row_size - 1 || known > 0 || open.bid_high < 8) return std::nullopt;
  return Action::bid(kPerson, open.bid_high);
}

// All others pass a row of their best cats, and the person does not pay one mouse for it.
std::optional<Action> a_bargain_refused(const State& state, const Action&) {
  if (state.start != 1 || state.round != 5) return std::nullopt;
  const CardSet hand = state.hands[state.turn], cats = hand.both(CardSet::cats());
  if (state.phase == Phase::Place) {
    return Action::place(state.turn, cats.empty() ? hand.highest() : cats.highest());
  }
  return Action::pass(state.turn);
}

void playing_as_hard_does_costs_next_to_nothing() {
  int count = 0, sum = 0;
  const auto games = by_effort<std::uint64_t>(1, 4, 4);
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    for (const Decision& one : explained(play_game(seed, nothing).record)) {
      ++count;
      sum += one.cost();
    }
  }
  std::printf("%d decisions, %d thousandths in all\n", count, sum);
  TEST_ASSERT_TRUE(count >= static_cast<int>(games) * 2 * (kRounds - 1));
  TEST_ASSERT_TRUE(sum <= 5 * count);
}

// The first game in which the person gets the opportunity. What the plan made of it is named.
void check_that_it_is_named(Instead plan) {
  for (std::uint64_t seed = 1; seed < 100; ++seed) {
    const Played game =
        play_game(seed, plan, by_effort(300, bots::kSimulations, bots::kSimulations));
    if (game.planted < 0) continue;
    const std::vector<Decision> decisions = explained(game.record);
    std::printf("%s", explanation_text(game.record, decisions).c_str());
    const Decision& mistake = decisions[static_cast<std::size_t>(game.planted)];
    TEST_ASSERT_TRUE(mistake.cost() + mistake.points_lost() > 30);
    TEST_ASSERT_TRUE(names(decisions, game.planted));
    return;
  }
  TEST_FAIL_MESSAGE("no game gave an opportunity for the mistake");
}

void all_mice_for_a_bad_sack_are_among_the_costliest_moments() {
  check_that_it_is_named(all_mice_for_a_bad_sack);
}

void a_refused_bargain_is_among_the_costliest_moments() {
  check_that_it_is_named(a_bargain_refused);
}

Record record_of(const Record& table, const std::vector<Action>& actions) {
  Record record = table;
  record.moves = Moves();
  State state;
  TEST_ASSERT_TRUE(begin(state, record.deal) == Verdict::Ok);
  for (const Action& action : actions) {
    append(record.moves, state, action);
    Events events;
    TEST_ASSERT_TRUE(apply(state, action, events) == Verdict::Ok);
  }
  return record;
}

struct Twins {
  Record one, other;
  int exchanged = 0;  // cards
};

// The game up to the person's first call in the auction of this round, twice: in the other one each
// opponent whose card is face down then has it exchanged with its lost card.
Twins twins_of(const Record& whole, int round) {
  Replay replay(whole);
  std::vector<Action> actions;
  State before;
  do {
    before = replay.state();
    Action action;
    Events events;
    TEST_ASSERT_TRUE(replay.step(action, events));
    actions.push_back(action);
  } while (before.round < round || before.phase == Phase::Place || before.turn != kPerson);
  Twins twins;
  twins.one = record_of(whole, actions);
  Record table = whole;
  for (int place = cards_up(before); place < before.row_size; ++place) {
    const Card card = before.row[place];
    const Seat seat = card.owner();
    if (seat == kPerson || before.round != round) continue;
    const Face lost = whole.deal.discards[seat];
    table.deal.discards[seat] = card.face();
    for (Action& action : actions) {
      if (action == Action::place(seat, card.face())) action.face = lost;
    }
    ++twins.exchanged;
  }
  twins.other = record_of(table, actions);
  return twins;
}

void what_the_player_could_not_know_changes_nothing() {
  const Record whole = play_game(3, nothing).record;
  int exchanged = 0;
  for (const int round : {2, 5, 8}) {
    const Twins twins = twins_of(whole, round);
    exchanged += twins.exchanged;
    TEST_ASSERT_EQUAL_STRING(explanation_json(twins.one, explained(twins.one)).c_str(),
                             explanation_json(twins.other, explained(twins.other)).c_str());
  }
  TEST_ASSERT_TRUE(exchanged >= 3);
}

}  // namespace
}  // namespace felicity::host

int main() {
  using namespace felicity::host;
  UNITY_BEGIN();
  RUN_TEST(playing_as_hard_does_costs_next_to_nothing);
  RUN_TEST(all_mice_for_a_bad_sack_are_among_the_costliest_moments);
  RUN_TEST(a_refused_bargain_is_among_the_costliest_moments);
  RUN_TEST(what_the_player_could_not_know_changes_nothing);
  return UNITY_END();
}
