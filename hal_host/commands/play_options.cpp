#include "hal_host/commands/play_options.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>

#include "hal_host/commands/help.h"
#include "hal_host/device/boards.h"
#include "hal_host/device/device.h"
#include "hal_host/device/pc_machine.h"
#include "hal_host/device/script.h"
#include "hal_host/frontend/open_window.h"
#include "hal_host/frontend/terminal.h"
#include "hal_host/protocol/files.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

constexpr int kMostScale = 32;

// ---- the three fronts

// Time of a script is virtual: it waits for programs, whose time is not.
void seat_guests(GuestSeats& guests, Device& device, bool waits) {
  if (guests.empty()) return;
  guests.sit_down(device);
  device.before_step = [&guests, &device, waits] { return guests.step(device, waits); };
}

int show_to_script(PlayOptions& wishes) {
  const std::string& path = wishes.script;
  std::string script;
  if (const std::string error = read_text(path, script, /*or_stdin=*/true); !error.empty()) {
    std::fprintf(stderr, "%s: %s\n", path.c_str(), error.c_str());
    return kWrongUsage;
  }
  const boards::Board& board = wishes.board != nullptr ? *wishes.board : kDefaultBoard;
  Headless device(board, wishes.chance, std::move(wishes.flash));
  if (wishes.cable) device.plug_in_cable();
  device.set_skin(wishes.skin);
  device.start([&](ui::App& app) {
    device.device().saves().set_first_start(false);  // a script chooses no language
    wishes.apply(app);
  });
  seat_guests(wishes.guests, device.device(), /*waits=*/true);
  ScriptRunner runner(device);
  if (wishes.watched != nullptr) {
    device.app().watch(*wishes.watched);
    runner.is_over = [&] { return !device.app().session().mode().recorded; };
  }
  const ScriptRunner::Fault fault = runner.run(script);
  if (fault.line == 0) return 0;
  std::fprintf(stderr, "%s:%d: %s\n", path.c_str(), fault.line, fault.error.c_str());
  return 1;
}

void show_on(Front& front, const boards::Board& board, PlayOptions& wishes) {
  PcMachine machine(board, front, wishes.chance, std::move(wishes.flash));
  machine.set_skin(wishes.skin);
  const auto device = std::make_unique<Device>(shape_of(board));
  device->app().start(front.now_ms());
  wishes.apply(device->app());
  seat_guests(wishes.guests, *device, /*waits=*/false);
  wishes.guests.on_fault = [&front](const std::string& line) { front.notify(line); };
  if (wishes.watched == nullptr) return device->run(front);
  device->watch(front, *wishes.watched);
}

int show_in_terminal(PlayOptions& wishes, const Command& command) {
  if (!Terminal::is_there()) {
    std::fprintf(stderr,
                 "felicity %s: there is neither a display nor a terminal here. "
                 "A key script runs without: --script FILE%s.\n",
                 command.name, wishes.watched == nullptr ? "" : "; --text prints the game");
    return kWrongUsage;
  }
  const boards::Board* board = wishes.board;
  if (board == nullptr) {
    board = Terminal::has_room_for(kDefaultBoard) ? &kDefaultBoard : &kSmallBoard;
  }
  // What a program writes would be drawn over the picture.
  if (isatty(STDERR_FILENO) == 1) wishes.guests.drop_messages();
  int ended_by = 0;
  {
    Terminal terminal(*board);
    show_on(terminal, *board, wishes);
    ended_by = terminal.signal();
  }
  return ended_by == 0 ? 0 : 128 + ended_by;
}

// Empty, or why there is no window.
std::string show_in_window(PlayOptions& wishes) {
  const boards::Board& board = wishes.board != nullptr ? *wishes.board : kDefaultBoard;
  return with_window(board, wishes.scale, [&](Front& front) { show_on(front, board, wishes); });
}

bool has_display() {
  const auto is_set = [](const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
  };
  return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
}

// ---- the command line

bool set_language(std::optional<text::Language>& language, const std::string& word) {
  for (int i = 0; i < text::kLanguages; ++i) {
    if (word != text::kLanguagePacks[i]->code) continue;
    language = static_cast<text::Language>(i);
    return true;
  }
  return false;
}

bool set_speed(std::optional<ui::Speed>& speed, const std::string& word) {
  struct Named {
    const char* word;
    ui::Speed speed;
  };
  constexpr Named kSpeeds[] = {{"slow", ui::Speed::Slow},
                               {"normal", ui::Speed::Normal},
                               {"fast", ui::Speed::Fast},
                               {"off", ui::Speed::Off}};
  for (const Named& named : kSpeeds) {
    if (word != named.word) continue;
    speed = named.speed;
    return true;
  }
  return false;
}

std::string board_names() {
  std::string names;
  for (const boards::Board* board : kBoards) {
    if (!names.empty()) names += board == *(std::end(kBoards) - 1) ? " or " : ", ";
    names += board->name;
  }
  return names;
}

std::string read_where(PlayOptions& wishes, const Options& options) {
  const bool nowhere = options.has("headless") || options.has("script");
  if (options.has("window") + options.has("terminal") + nowhere > 1) {
    return "--window, --terminal or --headless (--script): only one";
  }
  if (nowhere && !options.has("script")) return "--headless needs a --script FILE";
  using enum PlayOptions::Where;
  wishes.where = nowhere                   ? Headless
                 : options.has("terminal") ? Terminal
                 : options.has("window")   ? Window
                                           : Anywhere;
  wishes.script = options.value("script");
  return "";
}

}  // namespace

bool PlayOptions::is_for_a_person() const {
  switch (where) {
    case Where::Anywhere: return (kHasWindow && has_display()) || host::Terminal::is_there();
    case Where::Window: return true;
    case Where::Terminal: return host::Terminal::is_there();
    case Where::Headless: break;
  }
  return false;
}

void PlayOptions::apply(ui::App& app) const {
  if (language) {
    app.change_settings().language = *language;
    app.change_settings().first_start = false;
  }
  if (speed) app.change_settings().speed = *speed;
}

std::string read_play_options(PlayOptions& wishes, const Options& options) {
  std::string error = read_where(wishes, options);
  if (!error.empty()) return error;
  if (options.has("board")) {
    wishes.board = board_of(options.value("board"));
    if (wishes.board == nullptr) return "--board is " + board_names();
  }
  if (options.has("language") && !set_language(wishes.language, options.value("language"))) {
    return "--language is " + language_codes();
  }
  if (options.has("speed") && !set_speed(wishes.speed, options.value("speed"))) {
    return "--speed is slow, normal, fast or off";
  }
  if (options.has("scale")) {
    const auto scale = whole_number(options.value("scale"));
    if (!scale || *scale < 1 || *scale > kMostScale) return "--scale is 1 to 32";
    wishes.scale = *scale;
  }
  return "";
}

int show_device(PlayOptions& wishes, const Command& command) {
  using Where = PlayOptions::Where;
  if (wishes.where == Where::Headless) return show_to_script(wishes);
  const bool anywhere = wishes.where == Where::Anywhere;
  if (wishes.where == Where::Window || (anywhere && has_display())) {
    const std::string error = show_in_window(wishes);
    if (error.empty()) return 0;
    if (!anywhere) {
      std::fprintf(stderr, "felicity %s: no window can be opened: %s\n", command.name,
                   error.c_str());
      return kWrongUsage;
    }
  }
  if (anywhere && !kHasWindow && Terminal::is_there()) {
    std::fprintf(stderr, "felicity %s: built without SDL 2, so the game is in this terminal.\n",
                 command.name);
  }
  return show_in_terminal(wishes, command);
}

}  // namespace felicity::host
