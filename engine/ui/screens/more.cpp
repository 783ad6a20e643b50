// S1a, more: what is not needed for a game.
#include <span>

#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"

namespace felicity::ui {
namespace {

struct Entry {
  Text label;
  const Screen* screen;
};
constexpr Entry kEntries[] = {
    {Text::Statistics, &kStatisticsScreen},
    {Text::BotsLab, &kBotsLabScreen},
};
constexpr int kCount = static_cast<int>(std::size(kEntries));

void key(App& app, Key key) {
  std::int16_t& cursor = app.memory<ListMemory>().cursor;
  switch (key) {
    case Key::Up: move_cursor(app, cursor, -1, kCount); break;
    case Key::Down: move_cursor(app, cursor, 1, kCount); break;
    case Key::A:
    case Key::Right: app.open(*kEntries[cursor].screen); break;
    case Key::B:
    case Key::Left: app.back(); break;
    case Key::X:
    case Key::Menu: break;
  }
}

void draw(const App& app, Page& page) {
  page.title(app.say(Text::More).c_str());
  page.spare_keys(app.say(Text::Ok).c_str(), app.say(Text::Back).c_str());
  page.list(kCount, app.memory<ListMemory>().cursor,
            [&](int i) { return app.say(kEntries[i].label); });
}

}  // namespace

const Screen kMoreScreen = {
    .key = key, .draw = draw, .whole = true, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
