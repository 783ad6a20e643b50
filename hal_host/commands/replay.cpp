#include "hal_host/commands/commands.h"
#include "hal_host/commands/options.h"
#include "hal_host/commands/play_options.h"
#include "hal_host/commands/record_file.h"
#include "hal_host/device/save_path.h"
#include "hal_host/protocol/report.h"
#include "hal_host/protocol/state_json.h"

namespace felicity::host {
namespace {

std::string state_lines(const Record& record) {
  Replay replay(record);
  Action action;
  Events events;
  std::string text = state_line(replay.state(), events) + "\n";
  while (!replay.at_end() && replay.step(action, events)) {
    text += state_line(replay.state(), events) + "\n";
  }
  return text;
}

int play_back(const Record& record, PlayOptions& wishes) {
  wishes.watched = &record;
  // Language, theme and the rest are those of the person who asks.
  if (wishes.is_for_a_person()) copy_from_home(wishes.flash);
  return show_device(wishes, kReplayCommand);
}

// Empty, or what is wrong.
std::string read_command(Options& options, PlayOptions& wishes,
                         const std::vector<std::string>& words) {
  constexpr const char* kOfTheScreen[] = {"board",  "language", "speed",    "scale",
                                          "script", "window",   "terminal", "headless"};
  std::string error =
      options.parse(words, {.with_value = {"board", "language", "speed", "scale", "script"},
                            .flags = {"json", "text", "window", "terminal", "headless"},
                            .most_arguments = 1});
  if (!error.empty()) return error;
  if (options.arguments().empty()) return "which FILE?";
  if (options.has("json") && options.has("text")) return "--json or --text, not both";
  for (const char* name : kOfTheScreen) {
    if (!options.has(name) || !(options.has("json") || options.has("text"))) continue;
    return std::string("--") + name + " is for the screen, not for --json or --text";
  }
  return read_play_options(wishes, options);
}

int run(const std::vector<std::string>& words) {
  Options options;
  PlayOptions wishes;
  const std::string error = read_command(options, wishes, words);
  if (!error.empty()) return wrong_usage(kReplayCommand, error);
  Record record;
  if (!read_record_file(record, options.arguments()[0])) return kWrongUsage;
  if (options.has("json")) return print(state_lines(record));
  if (options.has("text")) return print(report(record));
  return play_back(record, wishes);
}

}  // namespace

const Command kReplayCommand = {
    "replay", "plays a recorded game back",
    "usage: felicity replay FILE [--board NAME] [--window|--terminal] [--language L] [--speed S]\n"
    "                            [--scale N]\n"
    "       felicity replay FILE --script KEYS [--headless] [...]\n"
    "       felicity replay FILE --json|--text\n"
    "\n"
    "Plays the game back on the screen that felicity play would take. A goes on at once, B "
    "leaves,\n"
    "Y or a long B opens the menu; when it is over, the program ends. Nothing is saved.\n"
    "\n"
    "  --board NAME     as for felicity play, like the options below\n"
    "  --window         in a window; what you get without an option where there is a display\n"
    "  --terminal       in this terminal\n"
    "  --script KEYS    a key script watches, - for stdin; time is virtual\n"
    "  --headless       nowhere: --script watches\n"
    "  --language L     {languages}; without it, like all settings, as in felicity play\n"
    "  --speed S        slow, normal, fast or off: then only the results wait to be read\n"
    "  --scale N        of the window: a pixel of the panel is N x N\n"
    "\n"
    "  --text           instead a readable report of the sacks\n"
    "  --json           instead the state lines of felicity rules: one for the setup, one for "
    "each\n"
    "                   action\n",
    run};

}  // namespace felicity::host
