#include "engine/bots/bot.h"

#include <span>

#include "engine/bots/simple_bots.h"

namespace felicity::bots {
namespace {

// A row for each Player::Kind: how it answers. Null: by simulation.
using Answer = Action (*)(const View& view, const History& history, const Personality& personality,
                          Dice& dice);
constexpr Answer kAnswers[] = {
    normal_answer,  // a human's seat, where one is simulated
    easy_answer,
    normal_answer,
    nullptr,
};
static_assert(std::size(kAnswers) == Player::kKinds);

Answer answer_of(Player::Kind level) { return kAnswers[static_cast<int>(level)]; }

}  // namespace

bool simulates(Player::Kind level) { return answer_of(level) == nullptr; }

void Bot::ask(const Question& question) {
  const Personality& personality = personality_of(question.style.character);
  Dice dice(question.seed);
  const Answer how = answer_of(question.style.level);
  searching_ = how == nullptr;
  if (searching_) {
    search_.begin(*question.view, *question.history, question.habits, question.use_beliefs,
                  personality, dice, question.simulations);
  } else {
    answer_ = how(*question.view, *question.history, personality, dice);
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
