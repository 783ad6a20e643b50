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

// Pages of the rules before this one.
int pages_before(const App& app, int index) {
  int pages = 0;
  for (int i = 0; i < index; ++i) pages += page_count(app, rule_at(app, i).c_str());
  return pages;
}

void draw(const App& app, Page& page) {
  const PagesMemory& at = app.memory<PagesMemory>();
  const int index = at.text;
  const int now = pages_before(app, index) + at.page + 1;
  const int all = pages_before(app, kRules);
  page.title(app.say(Text::Rules).c_str(), Short(now, "/", all).c_str());
  page.keys(app.say(now == all ? Text::Done : Text::Next).c_str(), app.say(Text::Back).c_str());
  page.passage(rule_at(app, index).c_str(), at.page);
  illustrate(page, rule(index));
}

}  // namespace

const Screen kRulesScreen = {.key = key, .draw = draw, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
