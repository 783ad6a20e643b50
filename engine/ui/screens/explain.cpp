// A word about a setting or a house rule, page by page.
#include <algorithm>

#include "engine/ui/app.h"
#include "engine/ui/paging.h"

namespace felicity::ui {
namespace {

Paragraph words(const App& app) { return app.say(app.memory<ExplainMemory>().words); }

int pages(const App& app) { return page_count(app, words(app).c_str()); }

// The settings may have changed how many there are.
int number(const App& app) {
  return std::min<int>(app.memory<ExplainMemory>().page, pages(app) - 1);
}

void turn(App& app, int by) {
  const int to = number(app) + by;
  if (to < 0 || to >= pages(app)) return;
  app.memory<ExplainMemory>().page = static_cast<std::int16_t>(to);
}

void key(App& app, Key key) {
  switch (key) {
    case Key::A:
      if (number(app) + 1 == pages(app)) {
        app.back();
      } else {
        turn(app, 1);
      }
      break;
    case Key::Down:
    case Key::Right: turn(app, 1); break;
    case Key::Up:
    case Key::Left: turn(app, -1); break;
    case Key::B: app.back(); break;
    case Key::X:
    case Key::Menu: break;
  }
}

void draw(const App& app, Page& page) {
  const int count = pages(app);
  const int now = number(app);
  Line where;
  if (count > 1) where.add(now + 1).add("/").add(count);
  page.title(app.say(app.memory<ExplainMemory>().title).c_str(), where.c_str());
  const bool last = now + 1 == count;
  page.keys(app.say(last ? Text::Ok : Text::Next).c_str(), last ? "" : app.say(Text::Back).c_str());
  page.passage(words(app).c_str(), now);
}

}  // namespace

const Screen kExplainScreen = {.key = key, .draw = draw, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
