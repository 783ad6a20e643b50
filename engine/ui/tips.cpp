#include "engine/ui/tips.h"

namespace felicity::ui {
namespace {

static_assert(text::name_from(Text::TipGoodCards, bots::Hint::kReasons) == Text::TipBid);

Line say_action(const App& app, const bots::Hint& tip) {
  switch (tip.action.kind) {
    case Action::Kind::Bid: return app.say(Text::TipBid, int{tip.most});
    case Action::Kind::Pass: return app.say(Text::TipPass);
    case Action::Kind::Buy: return app.say(Text::TipBuy);
    case Action::Kind::Place: break;  // the card has a mark
  }
  return Line();
}

}  // namespace

Line say_reason(const App& app, const bots::Hint& tip) {
  return app.say(text::name_from(Text::TipGoodCards, tip.reason));
}

Line say_tip(const App& app, const bots::Hint& tip) {
  return say_action(app, tip).add("\n").add(say_reason(app, tip));
}

Line turn_words(const App& app, const Page& page, Text title) {
  const auto tip = app.session().tip();
  if (tip.has_value() && !page.size().table) return say_action(app, *tip);
  return app.say(title, app.name(app.view().turn));
}

}  // namespace felicity::ui
