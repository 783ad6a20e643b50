// S15, settings: every change takes effect at once.
#include <algorithm>
#include <span>

#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/paging.h"

namespace felicity::ui {
namespace {

using namespace gfx;

// Lines below the settings: something to do instead of something to choose.
struct Command {
  Text label;
  void (*press)(App& app);
};

// The language stays, so that what follows can be read; so do the table as it was set up and the
// kind of battery, with which a wrong cut-off would end the game.
void reset(App& app) {
  Settings& settings = app.change_settings();
  const Settings before = settings;
  settings = Settings();
  settings.language = before.language;
  settings.battery = before.battery;
  settings.first_start = before.first_start;
  settings.players = before.players;
  settings.edition = before.edition;
  settings.house = before.house;
}

// The list may have become shorter in the menu.
int chosen_name(const App& app) {
  return std::min<int>(app.memory<SettingsMemory>().name, app.saves().roster().count() - 1);
}

void erase_name(App& app) {
  const Person& person = app.saves().roster().at(chosen_name(app));
  app.memory<SettingsMemory>().name = 0;
  app.erase({person.name, person.name_size});
}

constexpr Command kCommands[] = {
    {Text::ResetSettings, [](App& app) { app.ask(Text::ReallyReset, {}, reset, /*loses=*/true); }},
    {Text::EraseName,
     [](App& app) {
       SettingsMemory& memory = app.memory<SettingsMemory>();
       memory.naming = true;
       memory.name = 0;
     }},
    {Text::EraseAll,
     [](App& app) {
       const auto yes = [](App& asked) { asked.erase({}); };
       app.ask(Text::ReallyEraseAll, {}, yes, /*loses=*/true);
     }},
    {Text::SelfTest, [](App& app) { app.open(kSelfTestScreen); }},
    {Text::About, [](App& app) { explain(app, Text::About, Prose::AboutGame); }},
};
constexpr int kCommandCount = static_cast<int>(std::size(kCommands));

// ---- lines -------------------------------------------------------------------------------------

bool is_shown(const App& app, const Setting& setting) {
  if (setting.measured && !app.panel().chrome().measured) return false;
  if (setting.sound_only && !has_sound()) return false;
  if (setting.two_keys && app.keys().buttons() == Buttons::Five) return false;
  return !setting.colour_only || app.panel().in_colour();
}

int setting_count(const App& app) {
  int count = 0;
  for (const Setting& setting : kSettings) count += is_shown(app, setting);
  return count;
}

int line_count(const App& app) { return setting_count(app) + kCommandCount; }

// nullptr: the line is a command.
const Setting* setting_at(const App& app, int line) {
  for (const Setting& setting : kSettings) {
    if (is_shown(app, setting) && line-- == 0) return &setting;
  }
  return nullptr;
}

const Command& command_at(const App& app, int line) { return kCommands[line - setting_count(app)]; }

// ---- keys --------------------------------------------------------------------------------------

void change(App& app, int by) {
  const Setting* setting = setting_at(app, app.memory<SettingsMemory>().cursor);
  if (setting == nullptr) return;
  session::change(*setting, app.change_settings(), by);
  app.sound(Tune::Click);
}

// Out of line: tools/stack-bound knows this function by its name as one that calls a pointer.
[[gnu::noinline]] void press(App& app) {
  const Setting* setting = setting_at(app, app.memory<SettingsMemory>().cursor);
  if (setting == nullptr) return command_at(app, app.memory<SettingsMemory>().cursor).press(app);
  if (!setting->explained) return change(app, 1);
  explain(app, setting->label, setting->help);
}

void key_names(App& app, Key key) {
  SettingsMemory& memory = app.memory<SettingsMemory>();
  switch (key) {
    case Key::Up: move_cursor(app, memory.name, -1, app.saves().roster().count()); break;
    case Key::Down: move_cursor(app, memory.name, 1, app.saves().roster().count()); break;
    case Key::A:
      if (app.saves().roster().count() == 0) return app.sound(Tune::Buzz);
      app.ask(Text::ReallyEraseName, app.saves().roster().at(chosen_name(app)).name, erase_name,
              /*loses=*/true);
      break;
    case Key::B:
    case Key::Left: memory.naming = false; break;
    case Key::Right:
    case Key::X:
    case Key::Menu: break;
  }
}

void key_settings(App& app, Key key) {
  switch (key) {
    case Key::Up: move_cursor(app, app.memory<SettingsMemory>().cursor, -1, line_count(app)); break;
    case Key::Down:
      move_cursor(app, app.memory<SettingsMemory>().cursor, 1, line_count(app));
      break;
    case Key::Left: change(app, -1); break;
    case Key::Right: change(app, 1); break;
    case Key::A: press(app); break;
    case Key::B: app.back(); break;
    case Key::X:
    case Key::Menu: break;
  }
}

void key(App& app, Key key) {
  if (app.memory<SettingsMemory>().naming) return key_names(app, key);
  key_settings(app, key);
}

// ---- drawing -----------------------------------------------------------------------------------

Line value(const App& app, const Setting& setting) {
  const Settings& now = app.settings();
  const int value = setting.get(now);
  switch (setting.shown) {
    case Setting::Shown::Words: return app.say(setting.words[value]);
    case Setting::Shown::OfMost:
      return value == 0 ? app.say(setting.words[0]) : Line(value, "/", int{setting.high});
    case Setting::Shown::Language: return Line(language_pack(now.language).name);
    case Setting::Shown::Minutes: break;
  }
  return value == 0 ? app.say(setting.words[0]) : app.say(Text::MinutesAre, int{now.sleep_minutes});
}

void draw_names(const App& app, Page& page) {
  const Roster& people = app.saves().roster();
  page.title(app.say(Text::EraseName).c_str());
  if (people.count() == 0) return page.line(app.say(Text::NoNamesYet).c_str());
  page.list(
      people.count(), chosen_name(app), [&](int i) { return Line(people.at(i).name); },
      [&](int i) {
        return count(app.settings().language, Noun::Game, people.at(i)[Figure::Games]);
      });
}

void draw_heading(const App& app, Page& page) {
  const Setting* setting = setting_at(app, app.memory<SettingsMemory>().cursor);
  page.title(app.say(Text::Settings).c_str());
  const bool explained = setting != nullptr && setting->explained;
  const Line hint = setting == nullptr ? Line()
                    : explained        ? app.say(Text::WhatIsThis)
                                       : change_hint(app);
  page.hint(hint.c_str());
}

void draw_line(const App& app, Page& page, int line, Rect inside) {
  const bool chosen = line == app.memory<SettingsMemory>().cursor;
  const Setting* setting = setting_at(app, line);
  const Line words = setting != nullptr ? value(app, *setting) : Line();
  const Text label = setting != nullptr ? setting->label : command_at(app, line).label;
  page.entry(inside, chosen, app.say(label).c_str(), words.c_str(), chosen && setting != nullptr);
}

void draw(const App& app, Page& page) {
  if (app.memory<SettingsMemory>().naming) return draw_names(app, page);
  draw_heading(app, page);
  page.rows(line_count(app), app.memory<SettingsMemory>().cursor,
            [&](int i, Rect inside) { draw_line(app, page, i, inside); });
}

}  // namespace

const Screen kSettingsScreen = {.key = key, .draw = draw, .settings = true};

}  // namespace felicity::ui
