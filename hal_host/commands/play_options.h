// A device on this PC: in a window, in the terminal, or headless for a key script. What the
// commands that show one have in common.
#pragma once

#include <optional>
#include <string>

#include "boards/board.h"
#include "engine/rules/record.h"
#include "engine/session/settings.h"
#include "hal_host/commands/commands.h"
#include "hal_host/commands/guest_seats.h"
#include "hal_host/commands/options.h"
#include "hal_host/device/entropy_source.h"
#include "hal_host/device/flash.h"

namespace felicity::ui {
class App;
}  // namespace felicity::ui

namespace felicity::host {

struct PlayOptions {
  enum class Where : std::uint8_t { Anywhere, Window, Terminal, Headless };

  Where where = Where::Anywhere;
  std::string script;                    // its path, for a headless device
  bool cable = false;                    // that device is at its USB cable
  const boards::Board* board = nullptr;  // nullptr: whatever suits the front
  Chance chance;
  Flash flash;
  std::optional<text::Language> language;  // nothing: as it was the last time
  std::optional<session::Speed> speed;
  int scale = 0;
  GuestSeats guests;
  std::vector<std::uint8_t> skin;   // empty: the game looks as it is
  const Record* watched = nullptr;  // a game to be played back; when it is over, so is the program

  // Not headless: a window or a terminal shows the game to a player.
  bool is_for_a_person() const;
  void apply(ui::App& app) const;
};

// --board, --window, --terminal, --headless, --script, --language, --speed and --scale. Empty, or
// what is wrong.
[[nodiscard]] std::string read_play_options(PlayOptions& wishes, const Options& options);

// Returns when the person leaves or the script ends: the exit status.
int show_device(PlayOptions& wishes, const Command& command);

}  // namespace felicity::host
