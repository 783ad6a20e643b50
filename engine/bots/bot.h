// A computer player: View and public History in, one Action out. It computes in slices of at most
// 5 ms, between which screen and keys are served.
#pragma once

#include "engine/bots/search.h"
#include "engine/rules/record.h"

namespace felicity::bots {

// A bot's level and character.
struct Style {
  Player::Kind level = Player::Kind::NormalBot;
  Player::Character character = Player::Character::Plain;
};

// Games a hard bot simulates for a decision: about 0.3 s on the chip.
inline constexpr int kSimulations = 3000;

// A bot of this level simulates games before it answers; the others answer at once.
bool simulates(Player::Kind level);

struct Question {
  const View* view = nullptr;        // of the seat that is to act
  const History* history = nullptr;  // of the same game
  Style style;
  std::uint64_t seed = 0;                 // a new one for every decision, or it is predictable
  int simulations = kSimulations;         // easy and normal bots need none
  const OpponentModel* habits = nullptr;  // one per seat from earlier games, or nothing
  bool use_beliefs = true;  // false: others may hold and do anything, to measure beliefs by
};

// The same question has the same answer on every machine, whatever happens between two slices.
class Bot {
 public:
  // View, History and OpponentModel must stay as they are until the bot has decided.
  void ask(const Question& question);
  bool think();  // one slice of at most 5 ms on the chip; true: decided
  Action answer() const { return answer_; }
  // Decided without thinking: a legal action.
  void set_answer(const Action& action) { answer_ = action; }

 private:
  Action answer_;
  bool searching_ = false;
  Search search_;
};
static_assert(sizeof(Bot) <= 20 * 1024);

// All slices at once.
Action decide(Bot& bot, const Question& question);

}  // namespace felicity::bots
