#include "engine/bots/bot.h"

#include "engine/bots/simple_bots.h"

namespace felicity::bots {

void Bot::ask(const Question& question) {
  const Personality& personality = personality_of(question.style.character);
  Dice dice(question.seed);
  searching_ = false;
  switch (question.style.level) {
    case Player::Kind::EasyBot:
      answer_ = easy_answer(*question.view, *question.history, personality, dice);
      break;
    case Player::Kind::Human:
    case Player::Kind::NormalBot:
      answer_ = normal_answer(*question.view, *question.history, personality, dice);
      break;
    case Player::Kind::HardBot:
      searching_ = true;
      search_.begin(*question.view, *question.history, question.habits, question.use_beliefs,
                    personality, dice, question.simulations);
      break;
  }
}

bool Bot::think() {
  if (!searching_) return true;
  if (!search_.step()) return false;
  answer_ = search_.answer();
  return true;
}

Action decide(Bot& bot, const Question& question) {
  bot.ask(question);
  while (!bot.think()) {
  }
  return bot.answer();
}

}  // namespace felicity::bots
