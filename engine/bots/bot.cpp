#include "engine/bots/bot.h"

namespace felicity::bots {

void Bot::ask(const Question& question) {
  const Choices& open = question.view->choices;
  switch (open.phase) {
    case Phase::Place: answer_ = Action::place(open.seat, open.cards.lowest()); break;
    case Phase::Auction:
      answer_ = open.bid_low > 0 && open.bid_low < 7 ? Action::bid(open.seat, open.bid_low)
                                                     : Action::pass(open.seat);
      break;
    case Phase::LastChance:
      answer_ = open.buy ? Action::buy(open.seat) : Action::pass(open.seat);
      break;
    case Phase::Over: break;
  }
}

bool Bot::think() { return true; }

Action decide(Bot& bot, const Question& question) {
  bot.ask(question);
  while (!bot.think()) {
  }
  return bot.answer();
}

void learn(Habits& habits, const View&, const History&, Seat) { ++habits.games; }

}  // namespace felicity::bots
