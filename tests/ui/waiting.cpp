// One person against three bots: how long the person waits, by the clock of the device, when no key
// skips anything. And the tick of an auction in which no person bids any more.
#include <algorithm>
#include <cstdio>
#include <set>

#include "tests/effort.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

using Kind = Player::Kind;
using session::Pace;

// A turn of the firmware's loop. A hard bot computes about 305 slices, one a turn, and every second
// turn is one of wait(): 0.46 s for a decision, more than the 0.45 s of the slowest on the chip.
constexpr int kLoopMs = 3;

VirtualDevice against_bots(const Panel& panel, Kind kind, std::uint64_t seed) {
  VirtualDevice device(panel, seed);
  seat_players(device, 4);
  for (Seat seat = 1; seat < 4; ++seat) {
    Player& player = device.app().saves().change_seating().seats[seat];
    player.kind = kind;
    player.character = static_cast<Player::Character>(seat % Player::kCharacters);
  }
  device.app().change_settings().speed = ui::Speed::Normal;
  device.set_loop_ms(kLoopMs);
  device.app().begin(ui::kGameMode);
  return device;
}

// ---- how a person plays -------------------------------------------------------------------------

// The person is to press a key, and the key counts.
bool is_at_a_key(const VirtualDevice& device) {
  for (const ui::Screen* screen :
       {&ui::kCoverScreen, &ui::kHandScreen, &ui::kAuctionScreen, &ui::kLastChanceScreen,
        &ui::kResultScreen, &ui::kScoringScreen, &ui::kPodiumScreen}) {
    if (at(device, *screen)) return device.app().settled();
  }
  return false;
}

// Any card; bids as long as the price is below what the sack seems to be worth, then passes.
class Person {
 public:
  Person(VirtualDevice& device, std::uint64_t seed)
      : device_(device), random_(Random::from_seed(seed)) {}

  void press_keys() {
    if (at(device_, ui::kResultScreen) || at(device_, ui::kScoringScreen)) {
      device_.press(hal::kA);
    } else {
      ButtonPlayer(device_).play(decide());
    }
  }

 private:
  static constexpr int kMostWorth = 12;

  int draw(int count) { return static_cast<int>(below(random_, static_cast<unsigned>(count))); }

  Action decide() {
    const Choices open = choices(device_.truth());
    if (open.phase == Phase::Place) {
      worth_ = draw(kMostWorth);
      return Action::place(open.seat, open.cards.at(draw(open.cards.size())));
    }
    const int mice = open.bid_low + draw(2);
    const bool bids = open.bid_low > 0 && mice <= std::min<int>(worth_, open.bid_high);
    return bids ? Action::bid(open.seat, mice) : Action::pass(open.seat);
  }

  VirtualDevice& device_;
  Random random_;
  int worth_ = 0;
};

// ---- the waiting --------------------------------------------------------------------------------

struct Waits {
  int sum = 0;      // from a person's key until the next one counts
  int pauses = 0;   // of that while a bot has its turn
  int longest = 0;  // at once
};

// The time in which a pass or a card can be taken back is the person's own.
void wait_for_a_key(VirtualDevice& device, Waits& waits) {
  const std::uint64_t from = device.now();
  int waited = 0;
  while (!is_at_a_key(device)) {
    const std::uint64_t before = device.now();
    const bool is_own = at(device, ui::kTakeBackScreen);
    if (at(device, ui::kWaitScreen)) waits.pauses += kLoopMs;
    device.wait(kLoopMs);
    if (!is_own) waited += static_cast<int>(device.now() - before);
    TEST_ASSERT_LESS_THAN_MESSAGE(60'000, device.now() - from, "the game stands still");
  }
  waits.sum += waited;
  waits.longest = std::max(waits.longest, waited);
}

Waits play_game(const Panel& panel, Kind kind, std::uint64_t seed) {
  Waits waits;
  VirtualDevice device = against_bots(panel, kind, seed);
  Person person(device, seed);
  for (wait_for_a_key(device, waits); !at(device, ui::kPodiumScreen);
       wait_for_a_key(device, waits)) {
    person.press_keys();
  }
  return waits;
}

Waits worst_of(Kind kind, const char* level, int games) {
  Waits worst;
  for (int game = 0; game < games; ++game) {
    const Panel& panel = game % 2 == 0 ? kOled : kWide;
    const Waits waits = play_game(panel, kind, static_cast<std::uint64_t>(game + 1));
    worst.sum = std::max(worst.sum, waits.sum);
    worst.pauses = std::max(worst.pauses, waits.pauses);
    worst.longest = std::max(worst.longest, waits.longest);
  }
  std::printf(
      "%d games against three %s bots: waiting %.0f s at most, bots' pauses %.0f s of it, "
      "%.1f s at once\n",
      games, level, worst.sum / 1e3, worst.pauses / 1e3, worst.longest / 1e3);
  return worst;
}

void three_normal_bots_do_not_keep_a_person_waiting() {
  const Waits worst = worst_of(Kind::NormalBot, "normal", by_effort(4, 20, 200));
  TEST_ASSERT_LESS_OR_EQUAL(120'000, worst.sum);
  TEST_ASSERT_LESS_OR_EQUAL(35'000, worst.pauses);
  TEST_ASSERT_LESS_OR_EQUAL(6'000, worst.longest);
}

// A hard bot has to think: the sum stays below the bound all the same.
void three_hard_bots_need_little_longer() {
  const Waits worst = worst_of(Kind::HardBot, "hard", by_effort(2, 6, 40));
  TEST_ASSERT_LESS_OR_EQUAL(120'000, worst.sum);
}

// ---- the tick -----------------------------------------------------------------------------------

bool is_bidding(const View& view) {
  return view.phase == Phase::Auction || view.phase == Phase::LastChance;
}

// The lengths of bots' turns in auctions, with and without a person who still bids.
struct Turns {
  std::set<int> with_person;
  std::set<int> without;
  int count = 0;  // without
};

void watch_bot_turns(Turns& turns, Kind kind, std::uint64_t seed, int loop_ms) {
  VirtualDevice device = against_bots(kOled, kind, seed);
  device.set_loop_ms(loop_ms);
  Person person(device, seed);
  while (!device.app().table().over()) {
    const View& view = device.app().view();
    if (at(device, ui::kWaitScreen) && is_bidding(view)) {
      const bool alone = view.has_passed(0);
      const int moves = device.record().moves.size();
      const std::uint64_t from = device.now();
      while (device.record().moves.size() == moves) device.wait(loop_ms);
      (alone ? turns.without : turns.with_person).insert(static_cast<int>(device.now() - from));
      turns.count += alone ? 1 : 0;
    } else if (is_at_a_key(device)) {
      person.press_keys();
    } else {
      device.wait(loop_ms);
    }
  }
}

// Whatever a bot holds and however long it thinks: an answer's time does not depend on it.
void an_auction_without_people_has_one_tick_for_each_level() {
  constexpr Kind kLevels[] = {Kind::EasyBot, Kind::NormalBot, Kind::HardBot};
  constexpr int kMost[] = {80, 80, 600};
  for (int level = 0; level < 3; ++level) {
    Turns turns;
    for (std::uint64_t seed = 1; seed <= by_effort(3U, 6U, 40U); ++seed) {
      watch_bot_turns(turns, kLevels[level], seed, kLoopMs);
    }
    TEST_ASSERT_GREATER_THAN(20, turns.count);
    TEST_ASSERT_EQUAL(1, turns.without.size());
    TEST_ASSERT_LESS_OR_EQUAL(kMost[level], *turns.without.begin());
    // Where people bid the pause is drawn by lot, except that a hard bot has to think.
    if (level < 2) TEST_ASSERT_GREATER_THAN(10, turns.with_person.size());
    std::printf("%d turns without a person, one every %d ms\n", turns.count,
                *turns.without.begin());
  }
}

// On a machine that is too slow for the tick the turn takes a step of 200 ms longer, or two, and
// never ends when the bot is ready.
void a_late_answer_waits_for_a_step_of_the_clock() {
  constexpr int kSlowMs = 20;
  Turns turns;
  watch_bot_turns(turns, Kind::HardBot, 1, kSlowMs);
  TEST_ASSERT_GREATER_THAN(600, *turns.without.rbegin());
  for (const int length : turns.without) TEST_ASSERT_EQUAL(0, (length - 600) % 200);
}

// A demo and a replay are watched: they keep the pace of a game with people.
void a_game_without_people_at_the_table_does_not_hurry() {
  VirtualDevice device = against_bots(kOled, Kind::NormalBot, 3);
  device.app().abandon();
  device.app().saves().change_seating().seats[0].kind = Kind::NormalBot;
  device.app().change_settings().sleep_minutes = 0;
  device.app().begin(ui::kGameMode);
  for (int i = 0; i < 4000 && !device.app().table().over(); ++i) {
    TEST_ASSERT_TRUE(device.app().session().pace() == Pace::Watched);
    device.wait(100);
  }
  TEST_ASSERT_TRUE(device.app().table().over());
  const Record record = device.record();
  device.app().watch(record);
  for (int i = 0; i < 200; ++i) {
    TEST_ASSERT_TRUE(device.app().session().pace() == Pace::Watched);
    device.wait(100);
  }
}

// All pass: no person bids any more, but there is no bot to wait for.
void people_among_themselves_are_not_hurried() {
  VirtualDevice device = new_game(kOled, 4, 3, ui::Speed::Normal);
  Random random = Random::from_seed(3);
  ButtonPlayer player(device);
  while (device.app().view().phase == Phase::Place) {
    player.play(player.decide(random));
    player.skip_to_turn();
  }
  int shown_ms = 0;  // four passes, and the time in which they can be taken back
  while (!at(device, ui::kResultScreen)) {
    const bool is_pass = at(device, ui::kTakeBackScreen) || at(device, ui::kPassScreen);
    TEST_ASSERT_TRUE(device.app().session().pace() == Pace::Played);
    if (is_at_a_key(device)) {
      device.hold(hal::kB, 50);
      device.release(hal::kB);
      continue;
    }
    device.wait(kLoopMs);
    if (is_pass) shown_ms += kLoopMs;
  }
  TEST_ASSERT_GREATER_OR_EQUAL(4 * 1000, shown_ms);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(three_normal_bots_do_not_keep_a_person_waiting);
  RUN_TEST(three_hard_bots_need_little_longer);
  RUN_TEST(an_auction_without_people_has_one_tick_for_each_level);
  RUN_TEST(a_late_answer_waits_for_a_step_of_the_clock);
  RUN_TEST(a_game_without_people_at_the_table_does_not_hurry);
  RUN_TEST(people_among_themselves_are_not_hurried);
  return UNITY_END();
}
