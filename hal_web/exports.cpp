// The game as functions for the page. The page calls step() when a key changes and when the time
// that the last step() returned is over.
#include "hal_web/exports.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <optional>

#include "engine/gfx/font.h"
#include "engine/ui/typing.h"
#include "hal_host/device/boards.h"
#include "hal_web/game.h"
#include "hal_web/imports.h"
#include "hal_web/machine.h"

namespace felicity::web {
namespace {

std::optional<host::Device> device;
gfx::TextWatch watch;

void step_with(hal::Moment now, std::uint8_t held) {
  machine().now = now;
  machine().held = held;
  device->app().step(now, held);
}

}  // namespace

host::Device* game() { return device ? &*device : nullptr; }

// ---- boards
FELICITY_EXPORT("board_count") int board_count() { return std::size(host::kBoards); }
FELICITY_EXPORT("board_name") const char* board_name(int board) {
  return host::kBoards[board]->name;
}
FELICITY_EXPORT("board_title") const char* board_title(int board) {
  return host::kBoards[board]->title;
}
FELICITY_EXPORT("width") int width() { return machine().board->panel.width; }
FELICITY_EXPORT("height") int height() { return machine().board->panel.height; }
FELICITY_EXPORT("is_mono") bool is_mono() { return host::is_mono(*machine().board); }
FELICITY_EXPORT("key_bits") int key_bits() { return host::key_bits(*machine().board); }

// ---- languages
FELICITY_EXPORT("language_count") int language_count() { return text::kLanguages; }
FELICITY_EXPORT("language_code") const char* language_code(int language) {
  return text::kLanguagePacks[language]->code;
}

// ---- memory that the page shares
FELICITY_EXPORT("picture") std::uint32_t* picture() { return machine().rgba; }
FELICITY_EXPORT("flash") std::uint8_t* flash() { return machine().flash; }
FELICITY_EXPORT("flash_bytes") std::uint32_t flash_bytes() { return store::kSaveBytes; }
FELICITY_EXPORT("sector_bytes") std::uint32_t sector_bytes() { return store::kSectorBytes; }

// ---- the game
// Power on, with the flash that the page has filled. `language` -1: the saved one.
FELICITY_EXPORT("start") void start(int board, int battery, std::uint32_t now, int language) {
  machine().board = host::kBoards[board];
  machine().battery = boards::measures_battery(*machine().board) ? battery : hal::kNoBattery;
  machine().now = hal::Moment(now);
  device.emplace(host::shape_of(*machine().board));
  watch = {};
  watch.drawn = [](void*, std::string_view text, gfx::Rect where) {
    page_text(text.data(), static_cast<int>(text.size()), where.x, where.y, where.w, where.h);
  };
  device->watch_texts(&watch);
  device->app().start(machine().now);
  if (language >= 0 && language < text::kLanguages) {
    session::Settings& settings = device->app().change_settings();
    settings.language = static_cast<text::Language>(language);
    settings.first_start = false;
  }
}

// Returns the milliseconds until the next step if no key changes; 0: at once.
FELICITY_EXPORT("step") int step(std::uint32_t now, int held) {
  step_with(hal::Moment(now), static_cast<std::uint8_t>(held));
  return std::max(device->app().wake_at().left(machine().now), 0);
}

// A name is written: keys with letters are letters, not buttons. A letter that was typed is drawn
// by the next step().
FELICITY_EXPORT("takes_letters") bool takes_letters() { return ui::takes_letters(device->app()); }
FELICITY_EXPORT("type_letter") void type_letter(int letter) {
  ui::type_letter(device->app(), static_cast<char16_t>(letter));
}

// Nothing moves and keys are taken.
FELICITY_EXPORT("settled") bool settled() { return device->app().settled(); }
// The picture is for one pair of eyes.
FELICITY_EXPORT("is_secret") bool is_secret() {
  return device->panel().public_picture() == nullptr;
}

// Closes a secret screen although no key changed: the player has left the page. Without a held key
// it closes itself, except in one-hand mode, where A closes it.
FELICITY_EXPORT("cover") void cover(std::uint32_t now) {
  step_with(hal::Moment(now), 0);
  if (!is_secret()) return;
  step_with(hal::Moment(now), hal::kA);
  step_with(hal::Moment(now), 0);
}

FELICITY_EXPORT("is_night") bool is_night() { return device->app().settings().night; }
FELICITY_EXPORT("language") int language() {
  return static_cast<int>(device->app().settings().language);
}
FELICITY_EXPORT("set_speed") void set_speed(int speed) {
  device->app().change_settings().speed = static_cast<session::Speed>(speed);
}

}  // namespace felicity::web
