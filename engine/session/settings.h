// What the players of a device choose once and keep. A setting is a member of Settings, a row of
// kSettings that the settings screen walks, and a line of its page in save_format.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>

#include "engine/rules/game.h"
#include "engine/session/battery.h"
#include "engine/text/language.h"

namespace felicity::session {

using text::kLanguages;
using text::Language;

inline constexpr int kLessons = 6;  // pages to read; the guided round comes after them

enum class Speed : std::uint8_t { Slow, Normal, Fast, Off };
inline constexpr int kSpeeds = static_cast<int>(Speed::Off) + 1;
inline constexpr int kBrightest = 5;
inline constexpr int kLoudest = 3;
inline constexpr std::uint8_t kSleepMinutes[] = {0, 1, 2, 5, 10};  // to choose from; 0: never
inline constexpr int kMostSleepMinutes = kSleepMinutes[std::size(kSleepMinutes) - 1];

struct Settings {
  Language language = Language::English;
  std::uint8_t brightness = 4;  // 1..kBrightest: never dark
  std::uint8_t volume = 2;      // 1..kLoudest
  bool mute = false;
  Speed speed = Speed::Normal;
  bool large_text = false;
  bool night = false;
  bool left_handed = false;
  bool toggle_hand = false;        // one-hand mode: press to see, press to hide
  std::uint8_t sleep_minutes = 2;  // 0: never
  bool usb_console = false;
  bool tracker = false;
  bool all_in_warning = false;
  bool bots_learn = false;  // how named people play is remembered across games
  Battery battery = Battery::Lithium;
  // The table as it was last set up.
  std::uint8_t players = 4;
  Edition edition = Edition::English2007;
  HouseRules house;
  bool tips = false;              // for beginners, in their own hands
  std::uint8_t lessons_read = 0;  // a bit per lesson, the guided round last
  bool first_start = false;       // of this device: the language is still to be asked
  bool operator==(const Settings&) const = default;
};

// A line of the settings screen.
struct Setting {
  enum class Shown : std::uint8_t {
    Words,     // words[value]
    OfMost,    // "3/5"; a value of 0 is words[0]
    Language,  // in the language itself
    Minutes,   // of sleep_minutes; 0 is words[0]
  };

  text::Text label;
  bool colour_only = false;  // not on a panel without colours
  bool measured = false;     // not on a board that cannot measure its battery
  bool sound_only = false;   // not on a board without sound
  bool two_keys = false;     // not on a board that has only a joystick: it presses one at a time
  int (*get)(const Settings& settings);
  void (*set)(Settings& settings, int value);
  const text::Text* words = nullptr;
  std::uint8_t low = 0;
  std::uint8_t high = 1;
  bool stops = false;  // at either end, instead of going on at the other
  Shown shown = Shown::Words;
  bool explained = false;  // A opens help; otherwise A changes the value
  text::Prose help = {};
};

int volume_step(const Settings& settings);  // 0: mute
void set_volume_step(Settings& settings, int step);
int sleep_step(const Settings& settings);  // an index of kSleepMinutes
void set_sleep_step(Settings& settings, int step);

template <auto member>
int get(const Settings& settings) {
  return static_cast<int>(settings.*member);
}
template <auto member>
void set(Settings& settings, int value) {
  auto& field = settings.*member;
  field = static_cast<std::remove_reference_t<decltype(field)>>(value);
}

inline constexpr text::Text kOffOn[] = {text::Text::Off, text::Text::On};
inline constexpr text::Text kSpeedWords[] = {text::Text::SpeedSlow, text::Text::SpeedNormal,
                                             text::Text::SpeedFast, text::Text::Off};
inline constexpr text::Text kThemeWords[] = {text::Text::ThemeDay, text::Text::ThemeNight};
inline constexpr text::Text kShowWords[] = {text::Text::ShowByHolding, text::Text::ShowByPressing};
inline constexpr text::Text kMuted[] = {text::Text::SoundMuted};
inline constexpr text::Text kNever[] = {text::Text::Never};
inline constexpr text::Text kBatteryWords[] = {text::Text::BatteryLithium, text::Text::BatteryThree,
                                               text::Text::BatteryTwo, text::Text::BatteryNone};

// In the order of the screen.
inline constexpr Setting kSettings[] = {
    {.label = text::Text::SetLanguage,
     .get = get<&Settings::language>,
     .set = set<&Settings::language>,
     .high = kLanguages - 1,
     .shown = Setting::Shown::Language},
    {.label = text::Text::SetBrightness,
     .get = get<&Settings::brightness>,
     .set = set<&Settings::brightness>,
     .low = 1,
     .high = kBrightest,
     .stops = true,
     .shown = Setting::Shown::OfMost},
    {.label = text::Text::SetVolume,
     .sound_only = true,
     .get = volume_step,
     .set = set_volume_step,
     .words = kMuted,
     .high = kLoudest,
     .shown = Setting::Shown::OfMost},
    {.label = text::Text::SetAnimation,
     .get = get<&Settings::speed>,
     .set = set<&Settings::speed>,
     .words = kSpeedWords,
     .high = kSpeeds - 1},
    {.label = text::Text::SetLargeText,
     .get = get<&Settings::large_text>,
     .set = set<&Settings::large_text>,
     .words = kOffOn},
    {.label = text::Text::SetTheme,
     .colour_only = true,
     .get = get<&Settings::night>,
     .set = set<&Settings::night>,
     .words = kThemeWords},
    {.label = text::Text::SetLeftHanded,
     .get = get<&Settings::left_handed>,
     .set = set<&Settings::left_handed>,
     .words = kOffOn},
    {.label = text::Text::SetShowHand,
     .two_keys = true,
     .get = get<&Settings::toggle_hand>,
     .set = set<&Settings::toggle_hand>,
     .words = kShowWords},
    {.label = text::Text::SetSleep,
     .get = sleep_step,
     .set = set_sleep_step,
     .words = kNever,
     .high = std::size(kSleepMinutes) - 1,
     .shown = Setting::Shown::Minutes},
    {.label = text::Text::SetBattery,
     .measured = true,
     .get = get<&Settings::battery>,
     .set = set<&Settings::battery>,
     .words = kBatteryWords,
     .high = kBatteries - 1,
     .explained = true,
     .help = text::Prose::HelpBattery},
    {.label = text::Text::SetUsbConsole,
     .get = get<&Settings::usb_console>,
     .set = set<&Settings::usb_console>,
     .words = kOffOn,
     .explained = true,
     .help = text::Prose::HelpUsbConsole},
    {.label = text::Text::SetTracker,
     .get = get<&Settings::tracker>,
     .set = set<&Settings::tracker>,
     .words = kOffOn,
     .explained = true,
     .help = text::Prose::HelpTracker},
    {.label = text::Text::SetAllInWarning,
     .get = get<&Settings::all_in_warning>,
     .set = set<&Settings::all_in_warning>,
     .words = kOffOn,
     .explained = true,
     .help = text::Prose::HelpAllIn},
    {.label = text::Text::SetBotsLearn,
     .get = get<&Settings::bots_learn>,
     .set = set<&Settings::bots_learn>,
     .words = kOffOn,
     .explained = true,
     .help = text::Prose::HelpBotsLearn},
};

// The setting some steps further.
void change(const Setting& setting, Settings& settings, int by);

}  // namespace felicity::session
