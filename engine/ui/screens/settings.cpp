// S15, settings: every change is in force at once.
#include <algorithm>
#include <iterator>

#include "engine/ui/app.h"

namespace felicity::ui {
namespace {

using namespace gfx;

enum class Row : std::uint8_t {
  Language,
  Brightness,
  Volume,
  Speed,
  LargeText,
  Theme,
  LeftHanded,
  ShowHand,
  Sleep,
  UsbConsole,
  Tracker,
  AllIn,
  BotsLearn,
  Reset,
  EraseName,
  EraseAll,
  SelfTest,
  About,
};
constexpr int kRows = static_cast<int>(Row::About) + 1;

enum Step : std::uint8_t { kSettings, kNames };

constexpr std::uint8_t kSleepMinutes[] = {0, 1, 2, 5, 10};

// A panel without colours has no theme.
int row_count(const App& app) { return app.in_colour() ? kRows : kRows - 1; }

Row row_at(const App& app, int index) {
  const bool skips = !app.in_colour() && index >= static_cast<int>(Row::Theme);
  return static_cast<Row>(std::clamp(index + (skips ? 1 : 0), 0, kRows - 1));
}

Row chosen_row(const App& app) { return row_at(app, app.memory().cursor); }

std::uint8_t turned_sleep(std::uint8_t minutes, int by) {
  const auto* at = std::find(std::begin(kSleepMinutes), std::end(kSleepMinutes), minutes);
  const int last = static_cast<int>(std::size(kSleepMinutes)) - 1;
  const int index = std::min(static_cast<int>(at - kSleepMinutes), last);
  return kSleepMinutes[wrapped(index, by, 0, last)];
}

// Silence is the step below the softest.
void turn_volume(Settings& settings, int by) {
  const int volume = wrapped(settings.mute ? 0 : settings.volume, by, 0, 3);
  settings.mute = volume == 0;
  if (volume > 0) settings.volume = static_cast<std::uint8_t>(volume);
}

void change(App& app, int by) {
  Settings& now = app.change_settings();
  switch (chosen_row(app)) {
    case Row::Language:
      now.language =
          static_cast<Language>(wrapped(static_cast<int>(now.language), by, 0, kLanguages - 1));
      break;
    case Row::Brightness:
      now.brightness = static_cast<std::uint8_t>(std::clamp(now.brightness + by, 1, 5));
      break;
    case Row::Volume: turn_volume(now, by); break;
    case Row::Speed:
      now.speed = static_cast<Speed>(wrapped(static_cast<int>(now.speed), by, 0, 3));
      break;
    case Row::LargeText: now.large_text = !now.large_text; break;
    case Row::Theme: now.night = !now.night; break;
    case Row::LeftHanded: now.left_handed = !now.left_handed; break;
    case Row::ShowHand: now.toggle_hand = !now.toggle_hand; break;
    case Row::Sleep: now.sleep_minutes = turned_sleep(now.sleep_minutes, by); break;
    case Row::UsbConsole: now.usb_console = !now.usb_console; break;
    case Row::Tracker: now.tracker = !now.tracker; break;
    case Row::AllIn: now.all_in_warning = !now.all_in_warning; break;
    case Row::BotsLearn: now.bots_learn = !now.bots_learn; break;
    case Row::Reset:
    case Row::EraseName:
    case Row::EraseAll:
    case Row::SelfTest:
    case Row::About: return;
  }
  app.tone(Tone::Click);
}

// What this screen shows, but the language: whoever resets still wants to read what follows.
void reset(App& app) {
  Settings& settings = app.change_settings();
  const Settings before = settings;
  settings = Settings();
  settings.language = before.language;
  settings.players = before.players;
  settings.edition = before.edition;
  settings.house = before.house;
}

// The list may have become shorter in the menu.
int chosen_name(const App& app) {
  return std::min<int>(app.memory().top, app.roster().count() - 1);
}

void erase_name(App& app) {
  const int chosen = chosen_name(app);
  app.memory().top = 0;
  app.erase_name(chosen);
}

void press(App& app) {
  switch (chosen_row(app)) {
    case Row::Language:
    case Row::Brightness:
    case Row::Volume:
    case Row::Speed:
    case Row::LargeText:
    case Row::Theme:
    case Row::LeftHanded:
    case Row::ShowHand:
    case Row::Sleep: return change(app, 1);
    case Row::UsbConsole: return app.explain(Text::SetUsbConsole, Prose::HelpUsbConsole);
    case Row::Tracker: return app.explain(Text::SetTracker, Prose::HelpTracker);
    case Row::AllIn: return app.explain(Text::SetAllInWarning, Prose::HelpAllIn);
    case Row::BotsLearn: return app.explain(Text::SetBotsLearn, Prose::HelpBotsLearn);
    case Row::Reset: return app.ask(Text::ReallyReset, {}, reset);
    case Row::EraseName:
      app.memory().step = kNames;
      app.memory().top = 0;
      return;
    case Row::EraseAll:
      return app.ask(Text::ReallyEraseAll, {}, [](App& asked) { asked.erase_everything(); });
    case Row::SelfTest: return app.open(kSelfTestScreen);
    case Row::About: return app.explain(Text::About, Prose::AboutGame);
  }
}

void step_along(App& app, std::int16_t& at, int count, int by) {
  if (count == 0) return;
  at = static_cast<std::int16_t>((at + by + count) % count);
  app.tone(Tone::Click);
}

void key_names(App& app, Key key) {
  Memory& memory = app.memory();
  switch (key) {
    case Key::Up: step_along(app, memory.top, app.roster().count(), -1); break;
    case Key::Down: step_along(app, memory.top, app.roster().count(), 1); break;
    case Key::A:
      if (app.roster().count() == 0) return app.tone(Tone::Buzz);
      app.ask(Text::ReallyEraseName, app.roster().at(chosen_name(app)).name, erase_name);
      break;
    case Key::B:
    case Key::Left: memory.step = kSettings; break;
    case Key::Right:
    case Key::X:
    case Key::Menu: break;
  }
}

void key_settings(App& app, Key key) {
  switch (key) {
    case Key::Up: step_along(app, app.memory().cursor, row_count(app), -1); break;
    case Key::Down: step_along(app, app.memory().cursor, row_count(app), 1); break;
    case Key::Left: change(app, -1); break;
    case Key::Right: change(app, 1); break;
    case Key::A: press(app); break;
    case Key::B: app.back(); break;
    case Key::X:
    case Key::Menu: break;
  }
}

void key(App& app, Key key) {
  if (app.memory().step == kNames) return key_names(app, key);
  key_settings(app, key);
}

// ---- drawing -----------------------------------------------------------------------------------

Text label(Row row) {
  switch (row) {
    case Row::Language: return Text::SetLanguage;
    case Row::Brightness: return Text::SetBrightness;
    case Row::Volume: return Text::SetVolume;
    case Row::Speed: return Text::SetAnimation;
    case Row::LargeText: return Text::SetLargeText;
    case Row::Theme: return Text::SetTheme;
    case Row::LeftHanded: return Text::SetLeftHanded;
    case Row::ShowHand: return Text::SetShowHand;
    case Row::Sleep: return Text::SetSleep;
    case Row::UsbConsole: return Text::SetUsbConsole;
    case Row::Tracker: return Text::SetTracker;
    case Row::AllIn: return Text::SetAllInWarning;
    case Row::BotsLearn: return Text::SetBotsLearn;
    case Row::Reset: return Text::ResetSettings;
    case Row::EraseName: return Text::EraseName;
    case Row::EraseAll: return Text::EraseAll;
    case Row::SelfTest: return Text::SelfTest;
    case Row::About: break;
  }
  return Text::About;
}

Text speed_name(Speed speed) {
  switch (speed) {
    case Speed::Slow: return Text::SpeedSlow;
    case Speed::Normal: return Text::SpeedNormal;
    case Speed::Fast: return Text::SpeedFast;
    case Speed::Off: break;
  }
  return Text::Off;
}

Line of(int value, int most) { return Line(value, "/", most); }

Line value(const App& app, Row row) {
  const Settings& now = app.settings();
  const auto on_off = [&](bool on) { return app.say(on ? Text::On : Text::Off); };
  switch (row) {
    case Row::Language: return Line(language_pack(now.language).name);
    case Row::Brightness: return of(now.brightness, 5);
    case Row::Volume: return now.mute ? app.say(Text::SoundMuted) : of(now.volume, 3);
    case Row::Speed: return app.say(speed_name(now.speed));
    case Row::LargeText: return on_off(now.large_text);
    case Row::Theme: return app.say(now.night ? Text::ThemeNight : Text::ThemeDay);
    case Row::LeftHanded: return on_off(now.left_handed);
    case Row::ShowHand:
      return app.say(now.toggle_hand ? Text::ShowByPressing : Text::ShowByHolding);
    case Row::Sleep:
      return now.sleep_minutes == 0 ? app.say(Text::Never)
                                    : app.say(Text::MinutesAre, int{now.sleep_minutes});
    case Row::UsbConsole: return on_off(now.usb_console);
    case Row::Tracker: return on_off(now.tracker);
    case Row::AllIn: return on_off(now.all_in_warning);
    case Row::BotsLearn: return on_off(now.bots_learn);
    case Row::Reset:
    case Row::EraseName:
    case Row::EraseAll:
    case Row::SelfTest:
    case Row::About: break;
  }
  return Line();
}

void draw_names(const App& app, Page& page) {
  const Roster& people = app.roster();
  page.title(app.say(Text::EraseName).c_str());
  if (people.count() == 0) return page.line(app.say(Text::NoNamesYet).c_str());
  page.list(
      people.count(), chosen_name(app), [&](int i) { return Line(people.at(i).name); },
      [&](int i) { return count(app.settings().language, Noun::Game, people.at(i).games); });
}

void draw_heading(const App& app, Page& page) {
  const Row row = chosen_row(app);
  page.title(app.say(Text::Settings).c_str());
  const bool explained =
      row == Row::UsbConsole || row == Row::Tracker || row == Row::AllIn || row == Row::BotsLearn;
  if (explained || !page.small()) page.hint(explained ? app.say(Text::WhatIsThis).c_str() : "");
}

void draw_row(const App& app, Page& page, Row row, Rect inside, bool chosen) {
  const Line words = value(app, row);
  page.entry(inside, chosen, app.say(label(row)).c_str(), words.c_str(), chosen && !words.empty());
}

void draw(const App& app, Page& page) {
  if (app.memory().step == kNames) return draw_names(app, page);
  draw_heading(app, page);
  const int chosen = app.memory().cursor;
  page.rows(row_count(app), chosen,
            [&](int i, Rect inside) { draw_row(app, page, row_at(app, i), inside, i == chosen); });
}

}  // namespace

const Screen kSettingsScreen = {.key = key, .draw = draw};

}  // namespace felicity::ui
