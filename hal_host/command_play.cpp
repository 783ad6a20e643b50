#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "hal_host/boards.h"
#include "hal_host/commands.h"
#include "hal_host/device.h"
#include "hal_host/flash_trace.h"
#include "hal_host/options.h"
#include "hal_host/save_place.h"
#include "hal_host/script.h"
#include "hal_host/terminal.h"
#include "hal_host/window.h"
#include "hal_host/words.h"

namespace felicity::host {
namespace {

constexpr std::uint64_t kHeadlessSeed = 1;
constexpr int kMostScale = 32;

struct Wishes {
  const boards::Board* board = nullptr;  // nullptr: whatever suits the front
  Chance chance;
  Flash flash;
  std::optional<ui::Language> language;  // nothing: as it was the last time
  std::optional<ui::Speed> speed;
  int scale = 0;

  void apply(ui::App& app) const {
    if (language) app.change_settings().language = *language;
    if (speed) app.change_settings().speed = *speed;
  }
};

// ---- the three fronts ---------------------------------------------------------------------------

int play_headless(Wishes& wishes, const std::string& path) {
  std::FILE* file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (file == nullptr) {
    std::fprintf(stderr, "%s: %s\n", path.c_str(), std::strerror(errno));
    return kWrongUsage;
  }
  std::string script;
  char chunk[4096];
  for (std::size_t got = 0; (got = std::fread(chunk, 1, sizeof chunk, file)) > 0;) {
    script.append(chunk, got);
  }
  const bool unread = std::ferror(file) != 0;
  if (file != stdin) std::fclose(file);
  if (unread) {
    std::fprintf(stderr, "%s: it cannot be read\n", path.c_str());
    return kWrongUsage;
  }
  Headless device(wishes.board != nullptr ? *wishes.board : *kBoards[0], wishes.chance,
                  std::move(wishes.flash));
  device.start([&](ui::App& app) { wishes.apply(app); });
  const ScriptRunner::Fault fault = ScriptRunner(device).run(script);
  if (fault.line == 0) return 0;
  std::fprintf(stderr, "%s:%d: %s\n", path.c_str(), fault.line, fault.reason.c_str());
  return 1;
}

int play_on(Front& front, const boards::Board& board, Wishes& wishes) {
  const Machine machine(board, front, wishes.chance, std::move(wishes.flash));
  const auto device = std::make_unique<Device>(board);
  device->app().start(front.now_ms());
  wishes.apply(device->app());
  device->run(front);
  return 0;
}

int play_in_terminal(Wishes& wishes) {
  if (!Terminal::is_there()) {
    std::fprintf(stderr,
                 "felicity play: there is neither a display nor a terminal here. "
                 "A key script runs without: --script FILE.\n");
    return kWrongUsage;
  }
  const boards::Board* board = wishes.board;
  if (board == nullptr) {
    board = Terminal::has_room_for(*kBoards[0]) ? kBoards[0] : &boards::pico_oled::kBoard;
  }
  int ended_by = 0;
  {
    Terminal terminal(*board);
    play_on(terminal, *board, wishes);
    ended_by = terminal.signal();
  }
  return ended_by == 0 ? 0 : 128 + ended_by;
}

// False: there is no window, and why.
bool play_in_window(Wishes& wishes, std::string& why, int& status) {
  const boards::Board& board = wishes.board != nullptr ? *wishes.board : *kBoards[0];
  Window window(board);
  why = window.open(wishes.scale);
  if (!why.empty()) return false;
  status = play_on(window, board, wishes);
  return true;
}

bool has_display() {
  const auto is_set = [](const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
  };
  return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
}

// ---- the command line ---------------------------------------------------------------------------

bool set_language(std::optional<ui::Language>& language, const std::string& word) {
  constexpr const char* kWords[ui::kLanguages] = {"en", "de", "nl", "sk"};
  for (int i = 0; i < ui::kLanguages; ++i) {
    if (word != kWords[i]) continue;
    language = static_cast<ui::Language>(i);
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

// Empty, or what is wrong.
std::string read_wishes(Wishes& wishes, const Options& options, bool headless) {
  if (options.has("board")) {
    wishes.board = board_of(options.value("board"));
    if (wishes.board == nullptr) return "--board is " + board_names();
  }
  if (options.has("seed") && options.has("entropy")) return "--seed or --entropy, not both";
  if (headless) wishes.chance = Chance::from_seed(kHeadlessSeed);
  if (options.has("seed")) {
    const auto seed = seed_of(options.value("seed"));
    if (!seed) return "--seed is a whole number, 0 to 18446744073709551615";
    wishes.chance = Chance::from_seed(*seed);
  }
  if (options.has("entropy")) {
    const auto chance = Chance::from_hex(options.value("entropy"));
    if (!chance) return "--entropy is 64 hexadecimal digits";
    wishes.chance = *chance;
  }
  if (options.has("language") && !set_language(wishes.language, options.value("language"))) {
    return "--language is en, de, nl or sk";
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

// ---- what outlives the program ------------------------------------------------------------------

// False: there is no saving in the file that was asked for.
bool open_save(Flash& flash, const Options& options, bool for_a_person) {
  if (options.has("save")) {
    const std::string path = options.value("save");
    const std::string wrong = flash.keep_in(path);
    if (!wrong.empty()) std::fprintf(stderr, "%s: %s\n", path.c_str(), wrong.c_str());
    return wrong.empty();
  }
  if (options.has("no-save") || !for_a_person) return true;
  const std::string wrong = keep_at_home(flash);
  if (wrong.empty()) return true;
  std::fprintf(stderr, "felicity play: this game is not saved: %s\n", wrong.c_str());
  flash.refuse_writes();  // the game tells, too
  return true;
}

int play_traced(Wishes& wishes, const Options& options) {
  FlashTrace trace;
  const std::string path = options.value("flash-trace");
  const auto fault = [&](const std::string& wrong, int status) {
    std::fprintf(stderr, "%s: %s\n", path.c_str(), wrong.c_str());
    return status;
  };
  if (options.has("flash-trace")) {
    std::error_code no_such_file;
    if (std::filesystem::equivalent(path, options.value("save"), no_such_file)) {
      return fault("it is the save itself", kWrongUsage);
    }
    const std::string wrong = trace.follow(wishes.flash, path);
    if (!wrong.empty()) return fault(wrong, kWrongUsage);
  }
  const int status = play_headless(wishes, options.value("script"));
  const std::string wrong = trace.end();
  return wrong.empty() ? status : fault(wrong, 1);
}

int run(const std::vector<std::string>& words) {
  Options options;
  std::string wrong =
      options.parse(words, {.with_value = {"board", "seed", "entropy", "language", "speed", "scale",
                                           "script", "save", "flash-trace"},
                            .flags = {"window", "terminal", "headless", "no-save"}});
  if (!wrong.empty()) return wrong_usage(kPlayCommand, wrong);
  const bool headless = options.has("headless") || options.has("script");
  if (options.has("window") + options.has("terminal") + headless > 1) {
    return wrong_usage(kPlayCommand, "--window, --terminal or --headless (--script): only one");
  }
  if (headless && !options.has("script")) {
    return wrong_usage(kPlayCommand, "--headless needs a --script FILE");
  }
  if (options.has("flash-trace") && !headless) {
    return wrong_usage(kPlayCommand, "--flash-trace needs a --script FILE");
  }
  Wishes wishes;
  wrong = read_wishes(wishes, options, headless);
  if (!wrong.empty()) return wrong_usage(kPlayCommand, wrong);
  if (options.has("save") && options.has("no-save")) {
    return wrong_usage(kPlayCommand, "--save FILE or --no-save, not both");
  }
  const bool in_window = !options.has("terminal") && (options.has("window") || has_display());
  const bool for_a_person = !headless && (in_window || Terminal::is_there());
  if (!open_save(wishes.flash, options, for_a_person)) return kWrongUsage;
  if (headless) return play_traced(wishes, options);
  if (in_window) {
    int status = 0;
    if (play_in_window(wishes, wrong, status)) return status;
    if (options.has("window")) {
      std::fprintf(stderr, "felicity play: no window can be opened: %s\n", wrong.c_str());
      return kWrongUsage;
    }
  }
  return play_in_terminal(wishes);
}

}  // namespace

const Command kPlayCommand = {
    "play", "plays the game in a window or in this terminal",
    "usage: felicity play [--board NAME] [--window|--terminal] [--language L] [--speed S]\n"
    "                     [--scale N] [--seed N|--entropy HEX] [--save FILE|--no-save]\n"
    "       felicity play --script FILE [--headless] [--flash-trace FILE] [...]\n"
    "\n"
    "  --board NAME     picosystem (240x240), pico_display_2 (320x240, four buttons),\n"
    "                   pico_oled (128x64) or another of felicity boards; without it picosystem,\n"
    "                   or what the terminal has room for\n"
    "  --window         in a window; what you get without an option where there is a display\n"
    "  --terminal       in this terminal, also over ssh\n"
    "  --headless       nowhere: --script plays, time is virtual\n"
    "  --script FILE    a key script, - for stdin; wrong in line N: FILE:N: reason, exit status 1\n"
    "  --language L     en, de, nl or sk; without it as the last time, at first en\n"
    "  --speed S        of animations: slow, normal, fast or off; without it as the last time\n"
    "  --scale N        of the window: a pixel of the panel is N x N\n"
    "  --seed N         the same seed deals the same cards; headless: 1, else chance decides\n"
    "  --entropy HEX    64 hexadecimal digits: all the chance of the first deal\n"
    "  --save FILE      what the device keeps in its flash is kept in FILE, made if missing; "
    "without\n"
    "                   it in felicity/save.flash under $XDG_DATA_HOME or ~/.local/share,\n"
    "                   but a script saves only where --save says\n"
    "  --no-save        forgets everything at the end\n"
    "  --flash-trace FILE  what a script erases and programs in the flash, a line each, into FILE\n"
    "\n"
    "Keys: arrows; A: a, Enter, Space; B: b, Esc, Backspace; x; y.\n"
    "Window: the mouse presses the drawn buttons, with the right button they stay down until\n"
    "clicked again; fingers and game controllers work too; F11 full screen; Ctrl-Q leaves.\n"
    "Terminal: m menu; Shift makes a long press; a key that shows something secret counts as held\n"
    "until it is pressed again; q leaves.\n"
    "Four buttons: up and down are X and Y, left and right are X and Y held.\n",
    run};

}  // namespace felicity::host
