// R49-R52: whatever a viewer cannot know may change without a trace in his View.
#include <cstdio>

#include "tests/effort.h"
#include "tests/property/hidden_cards.h"
#include "tests/property/leaks.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

namespace felicity::property {
namespace {

constexpr int kWays = 16;
long pairs = 0, changed_pairs = 0, states = 0, blind_events = 0;

using Look = View (*)(const State&, Seat);

// The detector: does this kind of view differ for one of sixteen possible hidden states?
bool can_distinguish(Look look, const State& truth, Seat viewer, Random& random) {
  const View seen = look(truth, viewer);
  bool leaked = false;
  for (int way = 0; way < kWays; ++way) {
    const State other = imagine(truth, viewer, random);
    ++pairs;
    if (!(other == truth)) ++changed_pairs;
    leaked = leaked || !(look(other, viewer) == seen);
  }
  return leaked;
}

// Plays one game and shows every state in it to `look_at(state)`, with every house rule at times.
template <class LookAt>
void walk_a_game(std::uint64_t seed, LookAt look_at) {
  SplitMix64 dice(seed);
  Random random = Random::from_seed(seed);
  State s;
  TEST_ASSERT_TRUE(begin(s, deal(random_setup(dice), random)) == Verdict::Ok);
  Company company;
  Events events;
  look_at(s);
  while (s.phase != Phase::Over) {
    TEST_ASSERT_TRUE(apply(s, company.act(s, dice), events) == Verdict::Ok);
    look_at(s);
  }
}

// Everything imagined must be a game that can be: same shape, every card once, same things shown.
void check_imagined(const State& truth, const State& other, Seat viewer) {
  TEST_ASSERT_TRUE(other.round == truth.round && other.turn == truth.turn);
  for (Seat set = 0; set < sets_in_use(truth.players); ++set) {
    TEST_ASSERT_TRUE(other.shown[set] == truth.shown[set]);
    TEST_ASSERT_EQUAL_INT(truth.hands[set].size(), other.hands[set].size());
    TEST_ASSERT_TRUE(other.hands[set].both(other.shown[set]).empty());
    CardSet held = other.hands[set].with(box_of(other, set));
    int cards = other.hands[set].size() + box_of(other, set).size();
    for (int i = 0; i < other.row_size; ++i) {
      if (other.row[i].owner() != set) continue;
      held.add(other.row[i].face());
      ++cards;
    }
    for (int i = 0; i < other.won_count; ++i) {
      if (other.won[i].card().owner() != set) continue;
      held.add(other.won[i].card().face());
      ++cards;
    }
    for (int i = other.round; truth.players == 3 && set == kDummySet && i < kRounds; ++i) {
      held.add(other.dummy_deck[i]);
      ++cards;
    }
    TEST_ASSERT_TRUE(held == CardSet::full());
    TEST_ASSERT_EQUAL_INT(kFaces, cards);
    if (set == viewer && viewer < truth.players) {
      TEST_ASSERT_TRUE(other.hands[set] == truth.hands[set]);
      TEST_ASSERT_TRUE(box_of(other, set) == box_of(truth, set));
    }
  }
}

void views_are_the_same_for_every_possible_hidden_state() {
  Random random = Random::from_seed(99);
  const long wanted = by_effort(100'000, 1'000'000, 40'000'000);
  for (std::uint64_t seed = 1; pairs < wanted; ++seed) {
    walk_a_game(seed, [&](const State& truth) {
      ++states;
      for (int viewer = 0; viewer <= truth.players; ++viewer) {
        const Seat seat = viewer < truth.players ? static_cast<Seat>(viewer) : kNobody;
        TEST_ASSERT_FALSE(can_distinguish(view_for, truth, seat, random));
      }
    });
  }
  std::printf("%ld pairs (%ld of them really different) over %ld states, %d ways each\n", pairs,
              changed_pairs, states, kWays);
  TEST_ASSERT_GREATER_THAN(pairs * 8 / 10, changed_pairs);
}

// The other side: a view that hides too much would pass every test of secrecy.
void check_shown(const State& s, Seat viewer) {
  const View view = view_for(s, viewer);
  const bool seated = viewer < s.players;
  TEST_ASSERT_EQUAL_INT(seated ? viewer : kNobody, view.viewer);
  TEST_ASSERT_TRUE(view.players == s.players && view.edition == s.edition && view.house == s.house);
  TEST_ASSERT_TRUE(view.phase == s.phase && view.round == s.round && view.start == s.start);
  TEST_ASSERT_TRUE(view.turn == s.turn && view.high == s.high && view.high_by == s.high_by);
  TEST_ASSERT_TRUE(view.bank == s.bank && view.passed == s.passed);
  TEST_ASSERT_TRUE(view.row_size == s.row_size && view.won_count == s.won_count);
  TEST_ASSERT_TRUE(view.hand == (seated ? s.hands[viewer] : CardSet()));
  for (int seat = 0; seat < s.players; ++seat) {
    const bool open = seat == viewer || s.house.money == Money::Open || s.phase == Phase::Over;
    TEST_ASSERT_TRUE(view.money[seat].has_value() == open);
    TEST_ASSERT_TRUE(!open || *view.money[seat] == s.money[seat]);
    TEST_ASSERT_TRUE(view.bids[seat] == s.bids[seat]);
    TEST_ASSERT_TRUE(view.cat_points[seat] == s.cat_points[seat]);
    TEST_ASSERT_EQUAL_INT(s.hands[seat].size(), view.hand_size[seat]);
    TEST_ASSERT_TRUE(view.has_passed(static_cast<Seat>(seat)) == ((s.passed >> seat & 1) != 0));
  }
  for (int i = 0; i < s.players - 1; ++i) {
    const bool lies = s.mice_laid && i >= s.passes;
    TEST_ASSERT_EQUAL_INT(lies ? mouse_card(s.players, i) : 0, view.mouse[i]);
  }
  for (int i = 0; i < s.row_size; ++i) {
    const bool known = i < cards_up(s) || s.row[i].owner() == viewer;
    TEST_ASSERT_TRUE(view.row[i].owner == s.row[i].owner());
    TEST_ASSERT_TRUE(view.row[i].up == (i < cards_up(s)));
    TEST_ASSERT_TRUE(view.row[i].face.has_value() == (seated ? known : i < cards_up(s)));
    TEST_ASSERT_TRUE(!view.row[i].face || *view.row[i].face == s.row[i].face());
  }
  for (int i = s.row_size; i < kMaxSeats; ++i) TEST_ASSERT_TRUE(view.row[i] == RowCard());
  for (int i = 0; i < s.won_count; ++i) TEST_ASSERT_TRUE(view.won[i] == s.won[i]);
  for (Seat set = 0; set < sets_in_use(s.players); ++set) {
    const CardSet box = box_of(s, set);
    TEST_ASSERT_TRUE(view.shown[set] == s.shown[set]);
    TEST_ASSERT_TRUE(view.box[set] == (seated && set == viewer ? box : box.both(s.shown[set])));
  }
  TEST_ASSERT_EQUAL_INT(s.players == 3 ? 9 - s.round : 0, view.dummy_left);
  TEST_ASSERT_TRUE(view.choices == (seated && viewer == s.turn ? choices(s) : Choices()));
  TEST_ASSERT_TRUE(view.scores == (s.phase == Phase::Over ? scores(s) : Scores()));
}

void a_view_shows_all_that_its_viewer_may_know() {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    walk_a_game(seed, [](const State& s) {
      for (int viewer = 0; viewer <= s.players; ++viewer) check_shown(s, static_cast<Seat>(viewer));
      check_shown(s, kNobody);
    });
  }
}

void every_sampled_hidden_state_is_a_possible_game() {
  Random random = Random::from_seed(5);
  for (std::uint64_t seed = 1; seed <= by_effort<std::uint64_t>(10, 200, 5000); ++seed) {
    walk_a_game(seed, [&](const State& truth) {
      for (int viewer = 0; viewer <= truth.players; ++viewer) {
        const Seat seat = static_cast<Seat>(viewer);
        check_imagined(truth, imagine(truth, seat, random), seat);
      }
    });
  }
}

// In the first auction: every face can be any opponent's discard or face-down card, and every
// unseen face of the dummy any of its places.
void sampling_reaches_every_possible_hidden_state() {
  Random random = Random::from_seed(6);
  Setup setup;
  setup.players = 3;
  setup.start = 1;
  State s;
  TEST_ASSERT_TRUE(begin(s, deal(setup, random)) == Verdict::Ok);
  Events events;
  for (int i = 0; i < 3; ++i) {
    TEST_ASSERT_TRUE(apply(s, Action::place(s.turn, s.hands[s.turn].lowest()), events) ==
                     Verdict::Ok);
  }
  CardSet discards, face_down, dummy_discards, dummy_places[kRounds];
  for (int i = 0; i < 1000; ++i) {
    const State other = imagine(s, 0, random);
    discards = discards.with(box_of(other, 2));
    face_down.add(other.row[2].face());
    dummy_discards = dummy_discards.with(box_of(other, kDummySet));
    for (int round = 1; round < kRounds; ++round) dummy_places[round].add(other.dummy_deck[round]);
    TEST_ASSERT_TRUE(other.row[3] == s.row[3] && other.hands[0] == s.hands[0]);
  }
  const CardSet unseen_dummy = CardSet::full().without(CardSet::only(s.row[0].face()));
  TEST_ASSERT_TRUE(discards == CardSet::full());
  TEST_ASSERT_TRUE(face_down == CardSet::full());
  TEST_ASSERT_TRUE(dummy_discards == unseen_dummy);
  for (int round = 1; round < kRounds; ++round) {
    TEST_ASSERT_TRUE(dummy_places[round] == unseen_dummy);
  }
}

// The public events of a placing or a bid do not depend on hidden cards.
void placing_and_bidding_reveal_no_card() {
  Random random = Random::from_seed(7);
  for (std::uint64_t seed = 1; seed <= by_effort<std::uint64_t>(10, 300, 10'000); ++seed) {
    walk_a_game(seed, [&](const State& truth) {
      const Choices open = choices(truth);
      State real = truth, other = imagine(truth, kNobody, random);
      Events heard, imagined;
      if (truth.phase == Phase::Place && truth.row_size + 1 < row_places(truth.players)) {
        const Action here = Action::place(truth.turn, open.cards.highest());
        const Action there = Action::place(truth.turn, other.hands[truth.turn].lowest());
        TEST_ASSERT_TRUE(apply(real, here, heard) == Verdict::Ok);
        TEST_ASSERT_TRUE(apply(other, there, imagined) == Verdict::Ok);
      } else if (open.bid_low > 0) {
        const Action bid = Action::bid(truth.turn, open.bid_low);
        TEST_ASSERT_TRUE(apply(real, bid, heard) == Verdict::Ok);
        TEST_ASSERT_TRUE(apply(other, bid, imagined) == Verdict::Ok);
      }
      TEST_ASSERT_EQUAL_INT(heard.size(), imagined.size());
      blind_events += heard.size();
      for (int i = 0; i < heard.size(); ++i) TEST_ASSERT_TRUE(heard[i] == imagined[i]);
    });
  }
}

void every_planted_leak_is_detected() {
  constexpr Look kLeaks[] = {with_anothers_lowest_card,
                             with_anothers_discard,
                             with_a_face_down_card,
                             with_the_next_dummy_card,
                             with_the_dummys_discard,
                             with_the_choices_of_the_seat_to_act,
                             with_the_first_bit_of_a_hand_hidden_in_the_bank};
  Random random = Random::from_seed(8);
  for (Look leak : kLeaks) {
    long found = 0, looked = 0;
    for (std::uint64_t seed = 1; seed <= by_effort<std::uint64_t>(4, 12, 100); ++seed) {
      walk_a_game(seed, [&](const State& truth) {
        for (int viewer = 0; viewer <= truth.players; ++viewer) {
          const Seat seat = viewer < truth.players ? static_cast<Seat>(viewer) : kNobody;
          found += can_distinguish(leak, truth, seat, random) ? 1 : 0;
          ++looked;
        }
      });
    }
    std::printf("planted leak found in %ld of %ld looks\n", found, looked);
    TEST_ASSERT_GREATER_THAN(looked / 20, found);
  }
}

}  // namespace
}  // namespace felicity::property

int main() {
  using namespace felicity::property;
  UNITY_BEGIN();
  RUN_TEST(views_are_the_same_for_every_possible_hidden_state);
  RUN_TEST(a_view_shows_all_that_its_viewer_may_know);
  RUN_TEST(every_sampled_hidden_state_is_a_possible_game);
  RUN_TEST(sampling_reaches_every_possible_hidden_state);
  RUN_TEST(placing_and_bidding_reveal_no_card);
  RUN_TEST(every_planted_leak_is_detected);
  std::printf("%ld events of hidden actions compared\n", blind_events);
  return UNITY_END();
}
