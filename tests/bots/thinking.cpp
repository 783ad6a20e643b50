// The parts of a bot's mind: what a sack is worth, games it imagines, what it reads in others.
#include <cstdio>
#include <cstdlib>

#include "engine/bots/opponent_model.h"
#include "tests/bots/bot_game.h"
#include "tests/effort.h"
#include "tests/property/random_players.h"
#include "tests/unity_main.h"

namespace felicity::bots {
namespace {

int value_of(const State& s) {
  State sold = s;
  sold.phase = Phase::LastChance;
  sold.high = 0;
  sold.money[sold.turn] = 1;
  sold.round = 1;
  Events events;
  TEST_ASSERT_TRUE(apply(sold, Action::buy(sold.turn), events) == Verdict::Ok);
  return events[1].value;
}

// Tries all faces in the places that the seat does not know.
int average_by_trying(State s, Seat seat) {
  int places[kMaxSeats], count = 0;
  for (int i = cards_up(s); i < s.row_size; ++i) {
    if (s.row[i].owner() != seat) places[count++] = i;
  }
  long sum = 0, ways = 1;
  for (int i = 0; i < count; ++i) ways *= kFaces;
  for (long way = 0; way < ways; ++way) {
    long rest = way;
    for (int i = 0; i < count; ++i, rest /= kFaces) {
      s.row[places[i]] = Card(s.row[places[i]].owner(), static_cast<Face>(rest % kFaces));
    }
    sum += value_of(s);
  }
  return static_cast<int>(sum * kMouse / ways);
}

template <class Look>
void walk_games(long games, std::uint64_t seed, Look look) {
  property::SplitMix64 dice(seed);
  for (long game = 0; game < games; ++game) {
    BotGame sitting = BotGame::from_seed(property::random_setup(dice), dice.word());
    property::Company company;
    while (!sitting.over()) {
      look(sitting, dice);
      sitting.play(company.act(sitting.state(), dice));
    }
  }
}

void worth_is_the_average_over_all_cards_that_could_lie_there() {
  long compared = 0;
  walk_games(by_effort(2, 12, 200), 41, [&](const BotGame& sitting, property::SplitMix64& dice) {
    const State& s = sitting.state();
    if (s.phase != Phase::Auction || !dice.chance(15)) return;
    for (Seat seat = 0; seat < s.players; ++seat) {
      TEST_ASSERT_INT_WITHIN(2, average_by_trying(s, seat), expected_value(s, seat));
      ++compared;
    }
  });
  std::printf("%ld sacks appraised\n", compared);
  TEST_ASSERT_TRUE(compared > 20);
}

void check_no_card_lies_twice(const State& s) {
  for (Seat set = 0; set < sets_in_use(s.players); ++set) {
    CardSet lying = s.hands[set];
    int cards = lying.size();
    for (int i = s.round; s.players == 3 && set == kDummySet && i < kRounds; ++i) {
      lying.add(s.dummy_deck[i]);
      ++cards;
    }
    for (int i = cards_up(s); i < s.row_size; ++i) {
      if (s.row[i].owner() != set) continue;
      lying.add(s.row[i].face());
      ++cards;
    }
    TEST_ASSERT_EQUAL_INT(cards, lying.size());
    TEST_ASSERT_TRUE(lying.both(s.shown[set]).empty());
  }
}

// The strictest test of sampling: a sampled world gives the viewer the same View.
void every_sampled_world_matches_what_was_seen() {
  long imagined = 0, different = 0;
  walk_games(by_effort(3, 150, 3'000), 43, [&](const BotGame& sitting, property::SplitMix64& dice) {
    const State& truth = sitting.state();
    const Seat me = truth.turn;
    if (!dice.chance(30)) return;
    const View view = view_for(truth, me);
    State other = table_of(view, sitting.history());
    Company company;
    Dice chance(dice.word());
    for (Seat seat = 0; seat < view.players; ++seat) {
      if (seat == me) continue;
      Belief belief;
      form_belief(belief, prior(), view, sitting.history(), seat);
      imagine_opponent(other, company, belief, view, seat, chance);
      TEST_ASSERT_TRUE(company.bidding[seat] != nullptr && company.placing[seat] != nullptr);
    }
    if (view.players == 3) imagine_dummy(other, view, chance);
    TEST_ASSERT_TRUE(view_for(other, me) == view);
    check_no_card_lies_twice(other);
    ++imagined;
    if (!(other == truth)) ++different;
  });
  std::printf("%ld games imagined, %ld unlike the real one\n", imagined, different);
  TEST_ASSERT_TRUE(different * 10 > imagined * 7);
}

// From the public past alone: purses, row and start of every auction as they were.
void the_model_sees_past_auctions_as_they_were() {
  property::SplitMix64 dice(47);
  for (long game = 0; game < by_effort(5, 200, 2'000); ++game) {
    BotGame sitting = BotGame::from_seed(property::random_setup(dice), dice.word());
    property::Company company;
    State opened[kRounds];
    while (!sitting.over()) {
      const State& s = sitting.state();
      if (s.phase == Phase::Auction && s.passes == 0 && s.high == 0 && s.turn == s.start) {
        opened[s.round - 1] = s;
      }
      sitting.play(company.act(s, dice));
    }
    const View end = view_for(sitting.state(), 0);
    for (int round = 1; round <= kRounds; ++round) {
      const State& then = opened[round - 1];
      const State rebuilt = PastAuction(end, sitting.history(), round).table();
      TEST_ASSERT_TRUE(rebuilt.start == then.start && rebuilt.mice_laid == then.mice_laid);
      TEST_ASSERT_EQUAL_INT(then.row_size, rebuilt.row_size);
      for (int i = 0; i < then.row_size; ++i) TEST_ASSERT_TRUE(rebuilt.row[i] == then.row[i]);
      for (Seat seat = 0; seat < then.players; ++seat) {
        TEST_ASSERT_EQUAL_INT(then.money[seat], rebuilt.money[seat]);
      }
    }
  }
}

// A way of playing for seat 0, in a game among normal bots, and what seat 1 then thinks of it.
template <class Act>
OpponentModel habits_after(int games, int players, Act act) {
  OpponentModel habits = prior();
  Bot bot;
  for (int game = 0; game < games; ++game) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    BotGame sitting = BotGame::from_seed(setup, 5000U + static_cast<unsigned>(game));
    Dice dice(static_cast<std::uint64_t>(game));
    while (!sitting.over()) {
      const bool his = sitting.state().turn == 0;
      sitting.play(his ? act(sitting, choices(sitting.state()))
                       : sitting.ask(bot, style_of(1, 0), dice.word(), 0));
    }
    TEST_ASSERT_TRUE(sitting.good());
    learn(habits, view_for(sitting.state(), 1), sitting.history(), 0);
  }
  return habits;
}

int likeliest(const Surprise* doubts, int count) {
  int best = 0;
  for (int i = 1; i < count; ++i) best = doubts[i] < doubts[best] ? i : best;
  return best;
}

void a_player_who_never_bids_is_recognised() {
  for (int players = 3; players <= 5; ++players) {
    const OpponentModel habits = habits_after(1, players, [](const BotGame&, const Choices& open) {
      return open.phase == Phase::Place ? Action::place(0, open.cards.lowest()) : Action::pass(0);
    });
    const BidStrategy& way = kBidStrategy[likeliest(habits.bid, kBidStrategies)];
    TEST_ASSERT_TRUE(way.basis == BidStrategy::Basis::Price && way.limit_bonus < 0);
    TEST_ASSERT_EQUAL_INT(3, likeliest(habits.place, kPlaceStrategies));  // the worst first
  }
}

void a_player_who_always_bids_and_places_the_best_is_recognised() {
  for (int players = 3; players <= 5; ++players) {
    const OpponentModel habits = habits_after(2, players, [](const BotGame&, const Choices& open) {
      if (open.phase == Phase::Place) {
        const CardSet cats = open.cards.both(CardSet::cats());
        return Action::place(0, cats.empty() ? open.cards.lowest() : cats.highest());
      }
      return open.bid_low > 0 ? Action::bid(0, open.bid_low) : Action::pass(0);
    });
    TEST_ASSERT_TRUE(kBidStrategy[likeliest(habits.bid, kBidStrategies)].limit_bonus > 0);
    TEST_ASSERT_EQUAL_INT(2, likeliest(habits.place, kPlaceStrategies));
  }
}

void a_normal_bot_is_recognised() {
  Bot bot;
  for (int players = 3; players <= 5; ++players) {
    Dice dice(7);
    const OpponentModel habits =
        habits_after(4, players, [&](const BotGame& sitting, const Choices&) {
          return sitting.ask(bot, style_of(1, 0), dice.word(), 0);
        });
    TEST_ASSERT_TRUE(kBidStrategy[likeliest(habits.bid, kBidStrategies)].basis ==
                     BidStrategy::Basis::Tuned);
  }
}

long points_expected(const Belief& belief) {
  long sum = 0, weights = 0;
  for (int way = 0; way < kBidStrategies; ++way) {
    for (const Face face : belief.unseen) {
      const long weight = belief.bid[way] * belief.card[way][static_cast<int>(face)];
      sum += weight * points(face);
      weights += weight;
    }
  }
  return weights == 0 ? 0 : sum * 100 / weights;
}

// Who bids high in the first auction probably placed something that makes the sack good.
void a_high_bid_makes_a_good_card_more_likely() {
  for (int players = 4; players <= 5; ++players) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.start = 0;
    BotGame sitting = BotGame::from_seed(setup, 77);
    while (sitting.state().phase == Phase::Place) {
      const State& s = sitting.state();
      sitting.play(
          Action::place(s.turn, s.hands[s.turn].has(Face::Rabbit) ? Face::Rabbit : Face::Cat3));
    }
    BotGame low = sitting;
    low.play(Action::bid(0, 1));
    low.play(Action::pass(1));
    BotGame high = sitting;
    high.play(Action::bid(0, 1));
    high.play(Action::bid(1, 13));
    const Seat me = 2;
    const auto expected = [&](const BotGame& heard, Seat seat) {
      const View view = view_for(heard.state(), me);
      Belief belief;
      form_belief(belief, prior(), view, heard.history(), seat);
      return points_expected(belief);
    };
    TEST_ASSERT_TRUE(expected(high, 1) > expected(sitting, 1) + 100);
    TEST_ASSERT_TRUE(low.state().row[1].owner() == 1);  // his card is open now: nothing to guess
  }
}

// A bot that always places the same card in the same situation can be read.
void placing_is_a_mixed_strategy() {
  Bot bot;
  for (int players = 3; players <= 5; ++players) {
    for (int level = 0; level < 3; ++level) {
      Setup setup;
      setup.players = static_cast<std::uint8_t>(players);
      const BotGame sitting = BotGame::from_seed(setup, 99);
      int often = 0, times[kFaces] = {}, kinds = 0;
      const int asked = 120;
      for (unsigned seed = 0; seed < asked; ++seed) {
        const Action action = sitting.ask(bot, style_of(level, 0), seed, 200);
        const int n = ++times[static_cast<int>(action.face)];
        often = n > often ? n : often;
        kinds += n == 1 ? 1 : 0;
      }
      std::printf("%d players, level %d: %d different cards, the commonest %d of %d times\n",
                  players, level, kinds, often, asked);
      TEST_ASSERT_TRUE(kinds >= 4 && often <= asked * 2 / 3);
    }
  }
}

void a_bot_with_its_tree_fits_into_twenty_kilobytes() {
  std::printf("a bot takes %zu bytes\n", sizeof(Bot));
  TEST_ASSERT_TRUE(sizeof(Bot) <= 20 * 1024);
  TEST_ASSERT_TRUE(sizeof(AuctionTree) <= 17 * 1024);
}

}  // namespace
}  // namespace felicity::bots

int main() {
  using namespace felicity::bots;
  UNITY_BEGIN();
  RUN_TEST(worth_is_the_average_over_all_cards_that_could_lie_there);
  RUN_TEST(every_sampled_world_matches_what_was_seen);
  RUN_TEST(the_model_sees_past_auctions_as_they_were);
  RUN_TEST(a_player_who_never_bids_is_recognised);
  RUN_TEST(a_player_who_always_bids_and_places_the_best_is_recognised);
  RUN_TEST(a_normal_bot_is_recognised);
  RUN_TEST(a_high_bid_makes_a_good_card_more_likely);
  RUN_TEST(placing_is_a_mixed_strategy);
  RUN_TEST(a_bot_with_its_tree_fits_into_twenty_kilobytes);
  return UNITY_END();
}
