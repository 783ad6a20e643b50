// R49-R52 down to the bytes: hidden information leaves no trace in the line of a viewer. And every
// line of many random games has every key with its type.
#include <cstdio>

#include "hal_host/protocol/state_json.h"
#include "tests/effort.h"
#include "tests/hal_host/protocol/service.h"
#include "tests/hal_host/protocol/shape.h"
#include "tests/property/hidden_cards.h"
#include "tests/property/random_players.h"

using namespace felicity;
using namespace felicity::host;

namespace {

const int kGames = by_effort(8, 50, 100);

using Line = std::string (*)(const State&, Seat, const Events&);

std::string honest(const State& s, Seat viewer, const Events& last) {
  return view_line(view_for(s, viewer), last);
}

// Shows every state of some random games, each with its last events.
template <class Look>
void walk(int count, Look look) {
  for (int seed = 1; seed <= count; ++seed) {
    property::SplitMix64 dice(static_cast<std::uint64_t>(seed));
    Random random = Random::from_seed(static_cast<std::uint64_t>(seed));
    property::Company company;
    State s;
    Events events;
    TEST_ASSERT_TRUE(begin(s, deal(property::random_setup(dice), random)) == Verdict::Ok);
    look(s, events);
    while (s.phase != Phase::Over) {
      TEST_ASSERT_TRUE(apply(s, company.act(s, dice), events) == Verdict::Ok);
      look(s, events);
    }
  }
}

struct Tally {
  long pairs = 0, different = 0, leaks = 0;
};

Tally compare(Line line, int count) {
  Tally tally;
  Random random = Random::from_seed(4);
  walk(count, [&](const State& truth, const Events& last) {
    for (Seat viewer = 0; viewer <= truth.players; ++viewer) {
      const Seat seat = viewer < truth.players ? viewer : kNobody;
      const State other = imagine(truth, seat, random);
      ++tally.pairs;
      tally.different += other == truth ? 0 : 1;
      tally.leaks += line(truth, seat, last) == line(other, seat, last) ? 0 : 1;
    }
  });
  return tally;
}

void view_lines_are_the_same_for_every_possible_hidden_state() {
  const Tally tally = compare(honest, kGames);
  std::printf("%ld pairs, %ld of them really different\n", tally.pairs, tally.different);
  TEST_ASSERT_EQUAL_INT(0, tally.leaks);
  TEST_ASSERT_GREATER_OR_EQUAL(200 * kGames, tally.different);
}

// The state line's value of one key copied into the view line.
template <int key>
std::string leaky(const State& s, Seat viewer, const Events& last) {
  constexpr const char* kKeys[] = {"hands", "row", "box", "dummy_deck", "legal"};
  Json line = *parse_json(honest(s, viewer, last));
  line[kKeys[key]] = (*parse_json(state_line(s, last)))[kKeys[key]];
  return line.dump();
}

std::string all_the_truth(const State& s, Seat, const Events& last) { return state_line(s, last); }

void every_planted_leak_is_detected() {
  for (const Line leak : {all_the_truth, leaky<0>, leaky<1>, leaky<2>, leaky<3>, leaky<4>}) {
    const Tally tally = compare(leak, 3);
    TEST_ASSERT_GREATER_THAN(tally.pairs / 50, tally.leaks);
  }
}

void every_line_of_random_games_has_every_key_with_its_type() {
  walk((kGames + 9) / 10, [](const State& s, const Events& last) {
    const Json state = *parse_json(state_line(s, last));
    TEST_ASSERT_EQUAL_STRING("", Shape(state).fault().c_str());
    for (Seat viewer = 0; viewer <= s.players; ++viewer) {
      const Json view = *parse_json(honest(s, viewer, last));
      TEST_ASSERT_EQUAL_STRING("", Shape(view).fault().c_str());
    }
  });
}

void every_missing_or_misshapen_key_is_detected() {
  const Json good = Service().ask(kFour);
  for (const auto& [key, value] : good.items()) {
    Json line = good;
    line.erase(key);
    TEST_ASSERT_TRUE_MESSAGE(!Shape(line).fault().empty(), key.c_str());
    line[key] = 0.5;
    TEST_ASSERT_TRUE_MESSAGE(!Shape(line).fault().empty(), key.c_str());
  }
  Json line = good;
  line["bank"] = 16U;
  TEST_ASSERT_EQUAL_STRING("the mice do not add up", Shape(line).fault().c_str());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(view_lines_are_the_same_for_every_possible_hidden_state);
  RUN_TEST(every_planted_leak_is_detected);
  RUN_TEST(every_line_of_random_games_has_every_key_with_its_type);
  RUN_TEST(every_missing_or_misshapen_key_is_detected);
  return UNITY_END();
}
