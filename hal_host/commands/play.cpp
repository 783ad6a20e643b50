#include <cstdio>
#include <filesystem>

#include "hal_host/commands/commands.h"
#include "hal_host/commands/options.h"
#include "hal_host/commands/play_options.h"
#include "hal_host/commands/skin_file.h"
#include "hal_host/device/flash_trace.h"
#include "hal_host/device/save_path.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

constexpr std::uint64_t kHeadlessSeed = 1;

// Empty, or what is wrong.
std::string read_chance(PlayOptions& wishes, const Options& options) {
  if (options.has("seed") && options.has("entropy")) return "--seed or --entropy, not both";
  if (wishes.where == PlayOptions::Where::Headless)
    wishes.chance = Chance::from_seed(kHeadlessSeed);
  if (options.has("seed")) {
    const auto seed = seed_of(options.value("seed"));
    if (!seed) return std::string("--seed is ") + kSeedRange;
    wishes.chance = Chance::from_seed(*seed);
  }
  if (options.has("entropy")) {
    const auto chance = Chance::from_hex(options.value("entropy"));
    if (!chance) return "--entropy is 64 hexadecimal digits";
    wishes.chance = *chance;
  }
  return "";
}

// False: there is no saving in the file that was asked for.
bool open_save(Flash& flash, const Options& options, bool for_a_person) {
  if (options.has("save")) {
    const std::string path = options.value("save");
    const std::string error = flash.keep_in(path);
    if (!error.empty()) std::fprintf(stderr, "%s: %s\n", path.c_str(), error.c_str());
    return error.empty();
  }
  if (options.has("no-save") || !for_a_person) return true;
  if (options.has("seat")) {
    // The seats, the game and its result are those of the program: nothing of it is kept.
    copy_from_home(flash);
    return true;
  }
  const std::string error = keep_at_home(flash);
  if (error.empty()) return true;
  std::fprintf(stderr, "felicity play: this game is not saved: %s\n", error.c_str());
  flash.refuse_writes();  // the game reports it, too
  return true;
}

int play_traced(PlayOptions& wishes, const Options& options) {
  FlashTrace trace;
  const std::string path = options.value("flash-trace");
  const auto fault = [&](const std::string& error, int status) {
    std::fprintf(stderr, "%s: %s\n", path.c_str(), error.c_str());
    return status;
  };
  if (options.has("flash-trace")) {
    std::error_code no_such_file;
    if (std::filesystem::equivalent(path, options.value("save"), no_such_file)) {
      return fault("it is the save itself", kWrongUsage);
    }
    const std::string error = trace.follow(wishes.flash, path);
    if (!error.empty()) return fault(error, kWrongUsage);
  }
  const int status = show_device(wishes, kPlayCommand);
  std::fputs(wishes.guests.faults().c_str(), stderr);
  const std::string error = trace.end();
  return error.empty() ? status : fault(error, 1);
}

int run(const std::vector<std::string>& words) {
  Options options;
  std::string error =
      options.parse(words, {.with_value = {"board", "seed", "entropy", "language", "speed", "scale",
                                           "script", "save", "flash-trace", "skin"},
                            .flags = {"window", "terminal", "headless", "no-save", "cable"},
                            .repeated = {"seat"}});
  PlayOptions wishes;
  if (error.empty()) error = read_play_options(wishes, options);
  if (error.empty()) error = read_chance(wishes, options);
  if (error.empty() && options.has("save") && options.has("no-save")) {
    error = "--save FILE or --no-save, not both";
  }
  if (error.empty() && options.has("flash-trace") && !options.has("script")) {
    error = "--flash-trace needs a --script FILE";
  }
  if (error.empty() && options.has("cable") && !options.has("script")) {
    error = "--cable needs a --script FILE";
  }
  for (const std::string& seat : options.values("seat")) {
    if (error.empty()) error = wishes.guests.add(seat);
  }
  wishes.cable = options.has("cable");
  if (error.empty()) error = wishes.guests.check();
  if (!error.empty()) return wrong_usage(kPlayCommand, error);
  if (options.has("skin")) {
    const std::string path = options.value("skin");
    error = read_skin(path, wishes.skin);
    if (!error.empty()) {
      std::fprintf(stderr, "%s: %s\n", path.c_str(), error.c_str());
      return kWrongUsage;
    }
  }
  if (options.has("seed") || options.has("script")) wishes.guests.use_fixed_seeds();
  if (!open_save(wishes.flash, options, wishes.is_for_a_person())) return kWrongUsage;
  return play_traced(wishes, options);
}

}  // namespace

const Command kPlayCommand = {
    "play", "plays the game in a window or in this terminal",
    "usage: felicity play [--board NAME] [--window|--terminal] [--language L] [--speed S]\n"
    "                     [--scale N] [--seed N|--entropy HEX] [--save FILE|--no-save]\n"
    "                     [--seat SEAT=exec:COMMAND ...] [--skin FILE]\n"
    "       felicity play --script FILE [--headless] [--cable] [--flash-trace FILE] [...]\n"
    "\n"
    "  --board NAME     picosystem (240x240), pico_display_2 (320x240, four buttons),\n"
    "                   pico_oled (128x64) or another of felicity boards; without it picosystem,\n"
    "                   or what the terminal has room for\n"
    "  --window         in a window; what you get without an option where there is a display\n"
    "  --terminal       in this terminal, also over ssh\n"
    "  --headless       nowhere: --script plays, time is virtual\n"
    "  --script FILE    a key script, - for stdin; wrong in line N: FILE:N: reason, exit status 1\n"
    "  --cable          a script's device is at its USB cable: a Pico cannot measure its battery "
    "there\n"
    "  --language L     {languages}; without it as the last time, at first en\n"
    "  --speed S        of animations: slow, normal, fast or off; without it as the last time\n"
    "  --scale N        of the window: a pixel of the panel is N x N\n"
    "  --seed N         the same seed deals the same cards; headless: 1, else chance decides\n"
    "  --entropy HEX    64 hexadecimal digits: all the chance of the first deal\n"
    "  --save FILE      what the device keeps in its flash is kept in FILE, made if missing; "
    "without\n"
    "                   it in felicity/save.flash under $XDG_DATA_HOME or ~/.local/share,\n"
    "                   but a script saves only where --save says\n"
    "  --no-save        forgets everything at the end\n"
    "  --seat SEAT=exec:COMMAND  a program that speaks the bot protocol sits in this seat, 0 to 4 "
    "for\n"
    "                   1 to 5, as in --seat 2=exec:\"python3 mybot.py\"; it has 5 s for an "
    "answer, "
    "and\n"
    "                   a normal bot plays on for one that fails. Saved only where --save says\n"
    "  --skin FILE      other pictures, names, tunes and colours: see felicity skin\n"
    "  --flash-trace FILE  what a script erases and programs in the flash, a line each, into FILE\n"
    "\n"
    "Keys: arrows; A: a, Enter, Space; B: b, Esc, Backspace; x; y.\n"
    "Window: the mouse presses the drawn buttons; one that shows a hand stays down until it is\n"
    "clicked again, with the right button any does; fingers and game controllers work too; F11 "
    "full screen; Ctrl-Q leaves.\n"
    "Terminal: m menu; Shift makes a long press; a key that shows something secret counts as held\n"
    "until it is pressed again; Ctrl-Z stops, q leaves.\n"
    "Four buttons: up and down are X and Y, left and right are X and Y held.\n",
    run};

}  // namespace felicity::host
