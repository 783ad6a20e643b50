// An act line holds all that a seat may know: View and History come back from it as they were.
#include <cstdio>

#include "hal_host/protocol/observation.h"
#include "tests/effort.h"
#include "tests/property/hidden_cards.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

using namespace felicity;
using namespace felicity::host;
using felicity::property::Company;
using felicity::property::SplitMix64;

namespace {

const int kGames = by_effort(60, 300, 300);

// Plays random games and looks at every position of them.
template <class Look>
void each_position(std::uint64_t seed, long count, Look look) {
  SplitMix64 dice(seed);
  for (long game = 0; game < count; ++game) {
    Random random = Random::from_seed(dice.word());
    State state;
    TEST_ASSERT_TRUE(begin(state, deal(property::random_setup(dice), random)) == Verdict::Ok);
    History history(state);
    Company company;
    Events events;
    while (state.phase != Phase::Over) {
      look(state, history, dice);
      TEST_ASSERT_TRUE(apply(state, company.act(state, dice), events) == Verdict::Ok);
      history.note(events);
    }
  }
}

std::string line_of(const State& state, const History& history) {
  return act_line(fields_of(view_for(state, state.turn), history));
}

// The reason for refusing a line, or nothing.
std::string reading(Observation& seen, const std::string& line, const State& state) {
  ActFields fields;
  const std::string reason = read_act(fields, std::string_view(line).substr(4));
  return reason.empty() ? rebuild(seen, fields, state.edition, state.house) : reason;
}

void every_line_gives_back_the_view_and_the_past_it_was_made_from() {
  long positions = 0;
  int last_chances = 0, three = 0, empty_mice = 0;
  each_position(1, kGames, [&](const State& state, const History& history, SplitMix64&) {
    const std::string line = line_of(state, history);
    Observation seen;
    const std::string reason = reading(seen, line, state);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", reason.c_str(), line.c_str());
    TEST_ASSERT_TRUE_MESSAGE(seen.view == view_for(state, state.turn), line.c_str());
    TEST_ASSERT_TRUE_MESSAGE(seen.history == history, line.c_str());
    ++positions;
    last_chances += state.phase == Phase::LastChance;
    three += state.players == 3;
    empty_mice += !state.mice_laid;
  });
  std::printf("%ld positions, %d last chances, %d with three players, %d with empty mouse cards\n",
              positions, last_chances, three, empty_mice);
  TEST_ASSERT_GREATER_THAN(kGames * 30, positions);
  TEST_ASSERT_GREATER_THAN(0, last_chances);
  TEST_ASSERT_GREATER_THAN(0, three);
  TEST_ASSERT_GREATER_THAN(0, empty_mice);
}

void lines_are_the_same_for_every_possible_hidden_state() {
  long different = 0;
  each_position(2, kGames / 10, [&](const State& state, const History& history, SplitMix64& dice) {
    Random random = Random::from_seed(dice.word());
    const State other = imagine(state, state.turn, random);
    different += other != state;
    TEST_ASSERT_EQUAL_STRING(line_of(state, history).c_str(), line_of(other, history).c_str());
  });
  TEST_ASSERT_GREATER_THAN(kGames, different);
}

// The value of one key replaced.
std::string with(const std::string& line, const std::string& key, const std::string& value) {
  const std::size_t start = line.find(" " + key + "=") + key.size() + 2;
  const std::size_t end = std::min(line.find(' ', start), line.size());
  return line.substr(0, start) + value + line.substr(end);
}

std::string value_in(const std::string& line, const std::string& key) {
  const std::size_t start = line.find(" " + key + "=") + key.size() + 2;
  return line.substr(start, line.find(' ', start) - start);
}

// Every key says what the others say, too, or decides something: no value of another position can
// take its place unnoticed.
void a_value_from_another_position_is_refused_or_makes_a_position_of_its_own() {
  constexpr const char* kKeys[] = {"n",    "seat", "phase",  "round",   "start", "money",  "cats",
                                   "bank", "mice", "passed", "lastbid", "bid",   "bidder", "row",
                                   "up",   "hand", "seen",   "log",     "legal"};
  std::string before;
  long refused = 0, taken = 0;
  each_position(3, kGames / 10, [&](const State& state, const History& history, SplitMix64&) {
    const std::string line = line_of(state, history);
    for (const char* key : kKeys) {
      if (before.empty() || value_in(line, key) == value_in(before, key)) continue;
      const std::string forged = with(line, key, value_in(before, key));
      Observation seen;
      if (!reading(seen, forged, state).empty()) {
        ++refused;
        continue;
      }
      ++taken;
      // The log of a game that began with this round may be anything before it.
      if (seen.history.first_round() > 1) continue;
      const std::string again = act_line(fields_of(seen.view, seen.history));
      TEST_ASSERT_EQUAL_STRING(forged.c_str(), again.c_str());
    }
    before = line;
  });
  std::printf("%ld forged lines refused, %ld were other positions\n", refused, taken);
  TEST_ASSERT_GREATER_THAN(kGames, refused);
}

// Puzzles, and arenas that start in the middle.
void a_line_without_the_earlier_rounds_is_a_game_that_begins_now() {
  long positions = 0;
  each_position(4, kGames / 10, [&](const State& state, const History& history, SplitMix64& dice) {
    if (state.round == 1) return;
    const View truth = view_for(state, state.turn);
    ActFields fields = fields_of(truth, history);
    const bool called = history.call_count(state.round) > 0;
    const std::vector<Action> now = called ? fields.log.back() : std::vector<Action>();
    fields.log.clear();
    if (called) fields.log.push_back(now);
    const bool forget = dice.chance(50);  // the cards of the earlier rounds
    if (forget) {
      for (std::vector<Face>& set : fields.seen) set.clear();
      for (int i = 0; i < truth.row_size; ++i) {
        if (truth.row[i].up) fields.seen[truth.row[i].owner].push_back(*truth.row[i].face);
      }
    }
    Observation seen;
    const std::string line = act_line(fields);
    const std::string reason = reading(seen, line, state);
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", reason.c_str(), line.c_str());
    TEST_ASSERT_EQUAL_INT(state.round, seen.history.first_round());
    TEST_ASSERT_TRUE(seen.view.choices == truth.choices);
    TEST_ASSERT_TRUE(seen.view.hand == truth.hand);
    for (Seat seat = 0; seat < state.players; ++seat) {
      TEST_ASSERT_EQUAL_INT(history.purse(seat), seen.history.purse(seat));
      TEST_ASSERT_EQUAL_INT(truth.cat_points[seat], seen.view.cat_points[seat]);
      TEST_ASSERT_EQUAL_INT(truth.bids[seat], seen.view.bids[seat]);
      if (!forget) TEST_ASSERT_TRUE(truth.shown[seat] == seen.view.shown[seat]);
    }
    ++positions;
  });
  TEST_ASSERT_GREATER_THAN(kGames, positions);
}

// Letters changed, lost and doubled: refused, or understood as something that can be.
void a_damaged_line_is_refused_or_is_a_position_that_can_be() {
  constexpr std::string_view kLetters = "0123456789,/-=?. bpyLSRactn";
  long refused = 0, taken = 0;
  each_position(5, kGames / 10, [&](const State& state, const History& history, SplitMix64& dice) {
    for (int i = 0; i < 20; ++i) {
      std::string line = line_of(state, history);
      for (int damage = dice.below(3); damage >= 0; --damage) {
        const auto at = 4 + static_cast<std::size_t>(dice.below(static_cast<int>(line.size()) - 4));
        const char letter = kLetters[static_cast<std::size_t>(dice.below(27))];
        const int what = dice.below(3);
        if (what == 0) line[at] = letter;
        if (what == 1) line.erase(at, 1);
        if (what == 2) line.insert(at, 1, letter);
      }
      Observation seen;
      if (!reading(seen, line, state).empty()) {
        ++refused;
        continue;
      }
      ++taken;
      TEST_ASSERT_TRUE(seen.view.turn == seen.view.viewer && seen.view.phase != Phase::Over);
      const Choices& open = seen.view.choices;
      TEST_ASSERT_TRUE(open.pass || !open.cards.empty());
    }
  });
  std::printf("%ld damaged lines refused, %ld could be\n", refused, taken);
  TEST_ASSERT_GREATER_THAN(kGames, refused);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_line_gives_back_the_view_and_the_past_it_was_made_from);
  RUN_TEST(lines_are_the_same_for_every_possible_hidden_state);
  RUN_TEST(a_value_from_another_position_is_refused_or_makes_a_position_of_its_own);
  RUN_TEST(a_line_without_the_earlier_rounds_is_a_game_that_begins_now);
  RUN_TEST(a_damaged_line_is_refused_or_is_a_position_that_can_be);
  return UNITY_END();
}
