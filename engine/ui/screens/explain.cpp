// A word about a setting or a house rule, page by page.
#include <algorithm>

#include "engine/ui/app.h"
#include "engine/ui/paging.h"

namespace felicity::ui {
namespace {

Paragraph words(const App& app, int /*index*/) {
  return app.say(app.memory<ExplainMemory>().words);
}

void key(App& app, Key key) {
  if (read_on(app, key, app.memory<ExplainMemory>().pages, 1, words)) app.back();
}

void draw(const App& app, Page& page) {
  const Paragraph text = words(app, 0);
  const int count = page_count(app, text.c_str());
  const int now = std::min<int>(app.memory<ExplainMemory>().pages.page, count - 1);
  Line where;
  if (count > 1) where.add(now + 1).add("/").add(count);
  page.title(app.say(app.memory<ExplainMemory>().title).c_str(), where.c_str());
  const bool last = now + 1 == count;
  page.keys(app.say(last ? Text::Ok : Text::Next).c_str(), last ? "" : app.say(Text::Back).c_str());
  page.passage(text.c_str(), now);
}

}  // namespace

const Screen kExplainScreen = {.key = key, .draw = draw, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
