// S0a, the language, asked once: at the first start of a device, and after everything was erased.
// Each language has its own name; no other word is needed.
#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"

namespace felicity::ui {
namespace {

void enter(App& app) {
  app.memory<ListMemory>().cursor = static_cast<std::int16_t>(app.settings().language);
}

void offer_guided_round(App& app) {
  app.ask(Text::FirstTime, {}, [](App& asked) { asked.begin(kLessonMode); });
}

void choose(App& app) {
  Settings& settings = app.change_settings();
  settings.language = static_cast<Language>(app.memory<ListMemory>().cursor);
  settings.first_start = false;
  app.go(kHomeScreen);
  offer_guided_round(app);
}

void key(App& app, Key key) {
  std::int16_t& cursor = app.memory<ListMemory>().cursor;
  switch (key) {
    case Key::Up: move_cursor(app, cursor, -1, kLanguages); break;
    case Key::Down: move_cursor(app, cursor, 1, kLanguages); break;
    case Key::A:
    case Key::Right: choose(app); break;
    case Key::B:
    case Key::Left:
    case Key::X:
    case Key::Menu: break;
  }
}

void draw(const App& app, Page& page) {
  page.title(app.say(Text::Title).c_str());
  page.keys(app.say(Text::Ok).c_str(), {});
  page.list(kLanguages, app.memory<ListMemory>().cursor,
            [](int i) { return Line(text::kLanguagePacks[i]->name); });
}

}  // namespace

const Screen kLanguageScreen = {.enter = enter,
                                .key = key,
                                .draw = draw,
                                .menu = false,
                                .whole = true,
                                .key_timing = KeyTiming::VerticalOnly};

void go_home(App& app) { app.go(app.settings().first_start ? kLanguageScreen : kHomeScreen); }

}  // namespace felicity::ui
