// All others have passed: the last player takes the sack for one mouse, or leaves it. Sacks for
// which there is one right answer, whatever the character.
#include <cstdio>

#include "engine/rules/game.h"
#include "tests/bots/bot_game.h"
#include "tests/unity_main.h"

namespace felicity::bots {
namespace {

constexpr Face kGood[] = {Face::Cat15, Face::Cat11, Face::Cat8, Face::Cat5, Face::Cat3};
constexpr Mice kPurse = 5;

Face card_of(bool good, Seat set) { return good ? kGood[set] : Face::CatMinus8; }

// A round of `left` cards in hand, bids over, the last seat to act; the sack holds five good cats
// or nothing but bad ones.
BotGame at_last_chance(int players, int left, Seat start, bool good) {
  constexpr Face kOther[] = {Face::CatMinus5, Face::Rabbit, Face::SmallDog};
  Position position;
  position.setup.players = static_cast<std::uint8_t>(players);
  position.setup.start = start;
  int mice = total_mice(players);
  for (Seat seat = 0; seat < players; ++seat) {
    position.hands[seat].add(card_of(good, seat));
    for (int i = 1; i < left; ++i) position.hands[seat].add(kOther[i - 1]);
    position.money[seat] = kPurse;
    mice -= kPurse;
  }
  position.bank = static_cast<Mice>(mice);
  if (players == 3) {
    position.dummy_count = static_cast<std::uint8_t>(left);
    position.dummy_deck[0] = card_of(good, kDummySet);
    for (int i = 1; i < left; ++i) position.dummy_deck[i] = kOther[i - 1];
  }
  BotGame sitting(position);
  TEST_ASSERT_TRUE_MESSAGE(sitting.good(), "the position cannot be");
  while (sitting.state().phase == Phase::Place) {
    const Seat seat = sitting.state().turn;
    sitting.play(Action::place(seat, card_of(good, seat)));
  }
  while (sitting.state().phase == Phase::Auction) sitting.play(Action::pass(sitting.state().turn));
  TEST_ASSERT_TRUE(sitting.good() && sitting.state().phase == Phase::LastChance);
  return sitting;
}

void expect_everywhere(bool good, Action::Kind wanted) {
  constexpr int kSimulations = 100;
  Bot bot;
  for (int players = kMinSeats; players <= kMaxSeats; ++players) {
    for (int left = 1; left <= 3; ++left) {
      for (int character = 0; character < Player::kCharacters; ++character) {
        const Seat start = static_cast<Seat>((left + character) % players);
        const BotGame sitting = at_last_chance(players, left, start, good);
        for (int level = 1; level < 3; ++level) {
          const Action answer = sitting.ask(bot, style_of(level, character), 7, kSimulations);
          char what[96];
          std::snprintf(what, sizeof what, "%d players, %d cards, level %d, character %d", players,
                        left, level, character);
          TEST_ASSERT_TRUE_MESSAGE(answer.kind == wanted, what);
        }
      }
    }
  }
}

void a_sack_of_good_cats_is_bought_for_a_mouse() { expect_everywhere(true, Action::Kind::Buy); }

void a_sack_of_bad_cats_is_left() { expect_everywhere(false, Action::Kind::Pass); }

}  // namespace
}  // namespace felicity::bots

int main() {
  using namespace felicity::bots;
  UNITY_BEGIN();
  RUN_TEST(a_sack_of_good_cats_is_bought_for_a_mouse);
  RUN_TEST(a_sack_of_bad_cats_is_left);
  return UNITY_END();
}
