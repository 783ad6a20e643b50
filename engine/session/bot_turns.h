// Turns of computer players: the bot that thinks for all of them, and what it is handed. And what
// bots remember of named people from game to game.
#pragma once

#include "engine/base/link.h"
#include "engine/bots/bot.h"
#include "engine/session/roster.h"
#include "engine/session/table.h"

namespace felicity::session {

// What bots remember of a person; the prior where they remember nothing.
bots::OpponentModel habits_of(const Person& person);
void set_habits(Person& person, const bots::OpponentModel& habits);

class BotTurns {
 public:
  explicit BotTurns(bots::Bot& bot) : bot_(bot) {}
  BotTurns(const BotTurns&) = delete;
  // A copy asks its own bot again: what a bot has thought so far is not copied.
  BotTurns& operator=(const BotTurns& other);
  ~BotTurns() = default;

  // The bot is asked with the first slice. The seed decides its answer, so it is a new one for
  // every turn.
  void begin(Seat seat, std::uint64_t seed);
  // Decides nothing more until the next begin().
  void stop() { turn_ = Turn::None; }
  bool thinking() const { return turn_ >= Turn::Begun; }
  // One slice for the seat whose turn it is. `known`: the people whose habits bots may use, or
  // nullptr.
  void think(const Table& table, const Roster* known);
  Action answer() const { return bot_->answer(); }

  // ---- a seat that is decided for outside of the engine -----------------------------------------
  // Begun, and neither asked nor left outside yet.
  bool is_begun() const { return turn_ == Turn::Begun; }
  // The bot is not asked: the turn waits for decide(), or for begin(), which asks the bot after
  // all.
  void leave_outside() { turn_ = Turn::Outside; }
  bool is_outside() const { return turn_ == Turn::Outside; }
  void decide(const Action& action) {
    bot_->set_answer(action);
    turn_ = Turn::Decided;
  }

 private:
  enum class Turn : std::uint8_t { None, Decided, Begun, Thinking, Outside };

  void ask(const Table& table, const Roster* known);
  void recall_habits(const Table& table, const Roster& known);

  Turn turn_ = Turn::None;
  Seat seat_ = kNobody;
  Link<bots::Bot> bot_;
  std::uint64_t seed_ = 0;
  View view_;  // the bot is handed these two
  bots::OpponentModel habits_[kMaxSeats];
};

}  // namespace felicity::session
