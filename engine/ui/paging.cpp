#include "engine/ui/paging.h"

#include <algorithm>

namespace felicity::ui {

bool turn_page(App& app, PagesMemory& at, int by, int texts,
               Paragraph (*text)(const App&, int index)) {
  const auto pages = [&](int index) { return app.pages(text(app, index).c_str()); };
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

}  // namespace felicity::ui
