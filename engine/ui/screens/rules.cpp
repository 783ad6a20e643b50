// The rules, one after the other.
#include "engine/ui/app.h"
#include "engine/ui/illustration.h"
#include "engine/ui/paging.h"

namespace felicity::ui {
namespace {

Paragraph rule_at(const App& app, int index) { return app.say(rule(index)); }

void key(App& app, Key key) {
  if (read_on(app, key, app.memory<PagesMemory>(), kRules, rule_at)) app.back();
}

void draw(const App& app, Page& page) {
  const PagesMemory& at = app.memory<PagesMemory>();
  const int index = at.text;
  const bool last =
      index + 1 == kRules && at.page + 1 == page_count(app, rule_at(app, index).c_str());
  page.title(app.say(Text::Rules).c_str(), Short(index + 1, "/", kRules).c_str());
  page.keys(app.say(last ? Text::Done : Text::Next).c_str(), app.say(Text::Back).c_str());
  page.passage(rule_at(app, index).c_str(), at.page);
  illustrate(page, rule(index));
}

}  // namespace

const Screen kRulesScreen = {.key = key, .draw = draw, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
