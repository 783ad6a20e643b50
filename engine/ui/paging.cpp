#include "engine/ui/paging.h"

#include <algorithm>

namespace felicity::ui {

bool turn_page(App& app, int by, int texts, Paragraph (*text)(const App&, int index)) {
  Memory& memory = app.memory();
  const auto pages = [&](int index) { return app.pages(text(app, index).c_str()); };
  const int count = pages(memory.cursor);
  const int top = std::min<int>(memory.top, count - 1) + by;  // the settings may have changed count
  if (top >= 0 && top < count) {
    memory.top = static_cast<std::int16_t>(top);
    return true;
  }
  const int index = memory.cursor + by;
  if (index < 0 || index >= texts) return false;
  memory.cursor = static_cast<std::int16_t>(index);
  memory.top = static_cast<std::int16_t>(by > 0 ? 0 : pages(index) - 1);
  return true;
}

}  // namespace felicity::ui
