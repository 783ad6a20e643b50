// Seats that play by themselves: how they get their turn, and how a person's seat becomes theirs.
#include "engine/ui/bot_turns.h"

#include <algorithm>

#include "engine/hal.h"
#include "engine/ui/app.h"
#include "engine/ui/lesson.h"

namespace felicity::ui {
namespace {

// A moment to be watched, drawn by lot: its length tells nothing about what the seat holds.
constexpr int kPlaceMs = 400;
constexpr int kBidMs = 500;
constexpr unsigned kMoreMs = 700;
// A hard bot needs up to a second, less where it has little to choose from. Nobody sees the
// difference: it never answers sooner.
constexpr int kHardMs = 1200;

constexpr std::uint8_t kHabitsKnown = 1;  // and as this version of the bots understands them

}  // namespace

Text kind_name(Player::Kind kind) {
  switch (kind) {
    case Player::Kind::Human: return Text::Human;
    case Player::Kind::EasyBot: return Text::EasyBot;
    case Player::Kind::NormalBot: return Text::NormalBot;
    case Player::Kind::HardBot: break;
  }
  return Text::HardBot;
}

Text character_name(Player::Character character) {
  switch (character) {
    case Player::Character::Plain: return Text::StylePlain;
    case Player::Character::Cautious: return Text::StyleCareful;
    case Player::Character::Bold: return Text::StyleBold;
    case Player::Character::Trickster: break;
  }
  return Text::StyleTricky;
}

void turn_kind(Player& player, int by, bool human_too) {
  const int first = human_too ? 0 : 1;
  const int kind = wrapped(static_cast<int>(player.kind), by, first, Player::kKinds - 1);
  player.kind = static_cast<Player::Kind>(kind);
  if (player.kind == Player::Kind::Human) player.character = Player::Character::Plain;
}

void turn_character(Player& player) {
  const int character = wrapped(static_cast<int>(player.character), 1, 0, Player::kCharacters - 1);
  player.character = static_cast<Player::Character>(character);
}

bool App::is_automatic(Seat seat) const {
  return seat < table_.players() &&
         (is_watching() || table_.player(seat).kind != Player::Kind::Human);
}

bool App::is_demo() const {
  for (Seat seat = 0; seat < table_.players(); ++seat) {
    if (!is_automatic(seat)) return false;
  }
  return true;
}

// ---- what bots remember of people --------------------------------------------------------------

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
  static_assert(1 + bots::kBidWays + bots::kPlaceWays <= sizeof person.habits);
  std::uint8_t* to = person.habits;
  const auto put = [&](bots::Surprise doubt) {
    *to++ = static_cast<std::uint8_t>(std::clamp<bots::Surprise>(doubt, 0, 255));
  };
  put(kHabitsKnown);
  for (const bots::Surprise doubt : habits.bid) put(doubt);
  for (const bots::Surprise doubt : habits.place) put(doubt);
}

void App::recall_habits() {
  for (Seat seat = 0; seat < table_.players(); ++seat) {
    const Player& player = table_.player(seat);
    const int known = is_automatic(seat) ? -1 : roster_.find(player.name, player.name_size);
    habits_[seat] = known < 0 ? bots::prior() : habits_of(roster_.at(known));
  }
}

// Before the game is counted: whoever has it in the statistics was learned from already.
void App::learn_habits() {
  if (!settings_.bots_learn) return;
  const View& end = view();
  for (Seat seat = 0; seat < table_.players(); ++seat) {
    if (is_automatic(seat)) continue;
    const Player& player = table_.player(seat);
    Roster& people = change_roster();
    Person& person = people.change(people.meet(player.name, player.name_size));
    if (person.last_game == note_.number) continue;
    bots::OpponentModel habits = habits_of(person);
    bots::learn(habits, end, table_.history(), seat);
    set_habits(person, habits);
  }
}

// ---- a turn ------------------------------------------------------------------------------------

void App::begin_bot_turn() {
  const Seat seat = view().turn;
  const Player& player = table_.player(seat);
  const int least = view().phase == Phase::Place ? kPlaceMs : kBidMs;
  const int pause = scaled(least + static_cast<int>(chance(kMoreMs)));
  const bool searches = player.kind == Player::Kind::HardBot && is_kept();
  advancing_ = true;
  advance_at_ = now_ + static_cast<std::uint32_t>(std::max(pause, searches ? kHardMs : 0));
  if (is_kept()) ask_thinker(seat);
}

void App::ask_thinker(Seat seat) {
  const std::uint64_t low = chance_.word();
  think_seed_ = std::uint64_t{chance_.word()} << 32 | low;
  put_question(seat);
}

void App::put_question(Seat seat) {
  const Player& player = table_.player(seat);
  asked_ = table_.view_of(seat);
  const bool learned = settings_.bots_learn && is_kept();
  if (learned) recall_habits();
  thinker_->ask({.view = &asked_,
                 .history = &table_.history(),
                 .style = {player.kind, player.character},
                 .seed = think_seed_,
                 .habits = learned ? habits_ : nullptr});
  thinking_ = true;
}

// The same question to another head.
void App::use_thinker(bots::Bot& thinker) {
  thinker_ = &thinker;
  if (in_bot_match() || (is_open(kWaitScreen) && is_kept())) put_question(asked_.viewer);
}

Action App::automatic_action() {
  switch (use_) {
    case Use::Lesson: return guided_action(table_.view_of(view().turn));
    case Use::Watching: return table_.recorded(watched_);
    case Use::Game:
    case Use::BotMatch: break;
  }
  return thinker_->answer();
}

void App::play_automatic() {
  if (is_watching()) last_key_at_ = now_;  // whoever watches presses nothing, and is there
  if (play(automatic_action()) != Verdict::Ok) hal::panic(__FILE__, __LINE__);
}

// Whoever goes is played by a bot from here on, under the same name: all cards stay where they are.
void App::leave(Seat seat) {
  while (depth_ > 0) back();
  table_.give_to_bot(seat);
  save_game();
  if (view().turn == seat && !advancing_ && !animating_) open_turn();
}

}  // namespace felicity::ui
