// The menu, over any public screen, under a line with the cat points so far. The cursor starts on
// the sound: mute is two presses away.
#include "engine/ui/app.h"
#include "engine/ui/standings.h"

namespace felicity::ui {
namespace {

enum class Entry : std::uint8_t {
  Sound,
  TakeBack,
  Rules,
  Cards,
  Keys,
  History,
  Tracker,
  Settings,
  Pause,
  Leave,
  Abandon,
};
constexpr int kEntries = static_cast<int>(Entry::Abandon) + 1;

bool offered(const App& app, Entry entry) {
  const bool playing = app.table().running() && !app.table().over();
  switch (entry) {
    case Entry::Sound: return has_sound();
    case Entry::Rules:
    case Entry::Cards:
    case Entry::Keys: return true;
    case Entry::TakeBack: return app.session().can_take_back();
    case Entry::History: return app.table().running();
    case Entry::Tracker: return app.table().running() && app.settings().tracker;
    case Entry::Settings:
      return !app.screens().any([](const Screen& open) { return open.settings; });
    case Entry::Pause: return playing;
    case Entry::Leave: return playing && app.session().mode().saves;
    case Entry::Abandon: return app.table().running();
  }
  return false;
}

// The entry itself, not its line: it stays chosen when the settings change what is offered.
struct MenuMemory {
  Entry chosen;
};

Entry chosen(const App& app) { return app.memory<MenuMemory>().chosen; }

struct Entries {
  Entry list[kEntries] = {};
  int count = 0;
  int cursor = 0;  // its place in the list
};
Entries entries(const App& app) {
  Entries shown;
  for (int i = 0; i < kEntries; ++i) {
    const Entry entry = static_cast<Entry>(i);
    if (entry == chosen(app)) shown.cursor = shown.count;
    if (offered(app, entry)) shown.list[shown.count++] = entry;
  }
  return shown;
}

void enter(App& app) { app.memory<MenuMemory>().chosen = entries(app).list[0]; }

Text label(const App& app, Entry entry) {
  switch (entry) {
    case Entry::Sound: return app.settings().mute ? Text::SoundOn : Text::Mute;
    case Entry::TakeBack: return Text::TakeBack;
    case Entry::Rules: return Text::Rules;
    case Entry::Cards: return Text::Cards;
    case Entry::Keys: return Text::Keys;
    case Entry::History: return Text::History;
    case Entry::Tracker: return Text::SetTracker;
    case Entry::Settings: return Text::Settings;
    case Entry::Pause: return Text::Pause;
    case Entry::Leave: return Text::PlayerLeaves;
    case Entry::Abandon:
      if (app.session().mode().recorded) return Text::Done;
      return app.table().over() ? Text::Home : Text::Abandon;
  }
  return Text::Menu;
}

void abandon(App& app) { app.abandon(); }

void choose(App& app, Entry entry) {
  switch (entry) {
    case Entry::Sound:
      app.change_settings().mute = !app.settings().mute;
      app.sound(Tune::Click);
      break;
    case Entry::TakeBack: app.take_back(); break;
    case Entry::Rules: app.open(kRulesScreen); break;
    case Entry::Cards: app.open(kCardListScreen); break;
    case Entry::Keys: app.open(kKeysPageScreen); break;
    case Entry::History: app.open(kHistoryScreen); break;
    case Entry::Tracker: app.open(kTrackerScreen); break;
    case Entry::Settings: app.open(kSettingsScreen); break;
    case Entry::Pause:  // in place of the menu: the next press is back in the game
      app.back();
      app.open(kPauseScreen);
      break;
    case Entry::Leave: app.open(kLeaveScreen); break;
    case Entry::Abandon:
      if (app.session().mode().recorded) return app.abandon();
      if (app.table().over()) return app.go(kHomeScreen);
      app.ask(Text::ReallyAbandon, {}, abandon, /*loses=*/true);
      break;
  }
}

void move(App& app, int by) {
  const Entries shown = entries(app);
  app.memory<MenuMemory>().chosen = shown.list[wrapped(shown.cursor, by, 0, shown.count - 1)];
}

void key(App& app, Key key) {
  switch (key) {
    case Key::Up: move(app, -1); break;
    case Key::Down: move(app, 1); break;
    case Key::A: choose(app, chosen(app)); break;
    case Key::B:
    case Key::Menu: app.back(); break;
    case Key::Left:
    case Key::Right:
    case Key::X: break;
  }
}

void draw(const App& app, Page& page) {
  const bool scores = app.table().running();
  page.title(app.say(Text::Menu).c_str(), scores ? app.say(Text::CatPoints).c_str() : "");
  if (scores) draw_standings(page, app.view());
  page.spare_keys(app.say(Text::Ok).c_str(), app.say(Text::Back).c_str());
  const Entries shown = entries(app);
  page.list(
      shown.count, shown.cursor, [&](int i) { return app.say(label(app, shown.list[i])); },
      [&](int i) {
        const bool whose = shown.list[i] == Entry::TakeBack;
        return whose ? Line(app.name(app.table().last_actor())) : Line();
      });
}

}  // namespace

const Screen kMenuScreen = {
    .enter = enter, .key = key, .draw = draw, .menu = false, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
