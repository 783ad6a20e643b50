#include "engine/session/bot_turns.h"

#include <algorithm>

namespace felicity::session {
namespace {

constexpr std::uint8_t kHabitsKnown = 2;  // in the encoding of this version of the bots

}  // namespace

// A byte a way; doubts beyond its range are as good as certainty.
bots::OpponentModel habits_of(const Person& person) {
  bots::OpponentModel habits = bots::prior();
  if (person.habits[0] != kHabitsKnown) return habits;
  const std::uint8_t* from = person.habits + 1;
  for (bots::Surprise& doubt : habits.bid) doubt = *from++;
  for (bots::Surprise& doubt : habits.place) doubt = *from++;
  return habits;
}

void set_habits(Person& person, const bots::OpponentModel& habits) {
  static_assert(1 + bots::kBidStrategies + bots::kPlaceStrategies <= sizeof person.habits);
  std::uint8_t* to = person.habits;
  const auto put = [&](bots::Surprise doubt) {
    *to++ = static_cast<std::uint8_t>(std::clamp<bots::Surprise>(doubt, 0, 255));
  };
  put(kHabitsKnown);
  for (const bots::Surprise doubt : habits.bid) put(doubt);
  for (const bots::Surprise doubt : habits.place) put(doubt);
}

// The bot stays linked as it is (Link).
// cppcheck-suppress operatorEqVarError
BotTurns& BotTurns::operator=(const BotTurns& other) {
  if (this == &other) return *this;
  turn_ = other.turn_ == Turn::None ? Turn::None : Turn::Begun;
  seat_ = other.seat_;
  seed_ = other.seed_;
  return *this;
}

void BotTurns::begin(Seat seat, std::uint64_t seed) {
  seat_ = seat;
  seed_ = seed;
  turn_ = Turn::Begun;
}

void BotTurns::think(const Table& table, const Roster* known) {
  if (turn_ == Turn::Outside) return;
  if (turn_ == Turn::Begun) ask(table, known);
  turn_ = bot_->think() ? Turn::Decided : Turn::Thinking;
}

void BotTurns::ask(const Table& table, const Roster* known) {
  const Player& player = table.player(seat_);
  view_ = table.view_of(seat_);
  if (known != nullptr) recall_habits(table, *known);
  bot_->ask({.view = &view_,
             .history = &table.history(),
             .style = {player.kind, player.character},
             .seed = seed_,
             .habits = known != nullptr ? habits_ : nullptr});
}

void BotTurns::recall_habits(const Table& table, const Roster& known) {
  for (Seat seat = 0; seat < table.players(); ++seat) {
    const Player& player = table.player(seat);
    const bool human = player.kind == Player::Kind::Human;
    const int index = human ? known.find(player.name, player.name_size) : -1;
    habits_[seat] = index < 0 ? bots::prior() : habits_of(known.at(index));
  }
}

}  // namespace felicity::session
