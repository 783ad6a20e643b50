#include "engine/ui/paging.h"

#include <algorithm>

namespace felicity::ui {

int page_count(const App& app, std::string_view text) { return app.panel().pages(app, text); }

void explain(App& app, Text title, Prose words) {
  app.open(kExplainScreen);
  app.memory<ExplainMemory>() = {.pages = {}, .title = title, .words = words};
}

bool turn_page(App& app, PagesMemory& at, int by, int texts,
               Paragraph (*text)(const App&, int index)) {
  const auto pages = [&](int index) { return page_count(app, text(app, index).c_str()); };
  const int count = pages(at.text);
  const int page = std::min<int>(at.page, count - 1) + by;  // the settings may have changed count
  if (page >= 0 && page < count) {
    at.page = static_cast<std::int16_t>(page);
    return true;
  }
  const int index = at.text + by;
  if (index < 0 || index >= texts) return false;
  at.text = static_cast<std::int16_t>(index);
  at.page = static_cast<std::int16_t>(by > 0 ? 0 : pages(index) - 1);
  return true;
}

bool read_on(App& app, Key key, PagesMemory& at, int texts,
             Paragraph (*text)(const App&, int index)) {
  switch (key) {
    case Key::A: return !turn_page(app, at, 1, texts, text);
    case Key::Down:
    case Key::Right: turn_page(app, at, 1, texts, text); break;
    case Key::Up:
    case Key::Left: turn_page(app, at, -1, texts, text); break;
    case Key::B: app.back(); break;
    case Key::X:
    case Key::Menu: break;
  }
  return false;
}

}  // namespace felicity::ui
