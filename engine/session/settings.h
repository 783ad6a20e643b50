// What a table chooses once and keeps.
#pragma once

#include <cstdint>

#include "engine/rules/game.h"
#include "engine/text/language.h"

namespace felicity::session {

using text::kLanguages;
using text::Language;

enum class Speed : std::uint8_t { Slow, Normal, Fast, Off };

struct Settings {
  Language language = Language::English;
  std::uint8_t brightness = 4;  // 1..5: never dark
  std::uint8_t volume = 2;      // 1..3
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
  // The table as it was last set up.
  std::uint8_t players = 4;
  Edition edition = Edition::English2007;
  HouseRules house;
  std::uint8_t lessons_read = 0;  // a bit per lesson, the guided round last
  bool operator==(const Settings&) const = default;
};

}  // namespace felicity::session
