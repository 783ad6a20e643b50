// A game with everything that is needed to ask its bots.
#pragma once

#include "engine/bots/bot.h"
#include "engine/rules/random.h"
#include "engine/rules/state.h"

namespace felicity::bots {

class BotGame {
 public:
  explicit BotGame(const Deal& deal) { sit(begin(state_, deal)); }
  explicit BotGame(const Position& position) { sit(begin(state_, position)); }
  static BotGame from_seed(const Setup& setup, std::uint64_t seed) {
    Random random = Random::from_seed(seed);
    return BotGame(deal(setup, random));
  }

  const State& state() const { return state_; }
  const History& history() const { return history_; }
  bool over() const { return !good_ || state_.phase == Phase::Over; }
  bool good() const { return good_; }  // false once an action was refused

  void play(const Action& action) {
    Events events;
    good_ = good_ && apply(state_, action, events) == Verdict::Ok;
    history_.note(events);
  }

  // What the bot of the seat to act answers. `truth` may be another game that looks the same.
  Action ask(Bot& bot, Style style, std::uint64_t seed, int simulations) const {
    return ask_about(state_, bot, style, seed, simulations);
  }
  Action ask_about(const State& truth, Bot& bot, Style style, std::uint64_t seed,
                   int simulations) const {
    const View view = view_for(truth, truth.turn);
    Question question;
    question.view = &view;
    question.history = &history_;
    question.style = style;
    question.seed = seed;
    question.simulations = simulations;
    return decide(bot, question);
  }

 private:
  void sit(Verdict verdict) {
    good_ = verdict == Verdict::Ok;
    if (good_) history_ = History(state_);
  }

  State state_;
  History history_;
  bool good_ = false;
};

inline Style style_of(int level, int character) {
  constexpr Player::Kind kLevels[] = {Player::Kind::EasyBot, Player::Kind::NormalBot,
                                      Player::Kind::HardBot};
  return {kLevels[level], static_cast<Player::Character>(character)};
}

// Stands for an action in a list of answers.
inline std::uint8_t code_of(const Action& action) {
  switch (action.kind) {
    case Action::Kind::Place: return static_cast<std::uint8_t>(200 + static_cast<int>(action.face));
    case Action::Kind::Bid: return static_cast<std::uint8_t>(action.mice);
    case Action::Kind::Pass: return 0;
    case Action::Kind::Buy: return 220;
  }
  return 255;
}

}  // namespace felicity::bots
