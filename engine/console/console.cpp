#include "engine/console/console.h"

#include <algorithm>
#include <cstring>

#include "engine/base/hex.h"
#include "engine/console/hardware_lines.h"
#include "engine/hal.h"

namespace felicity::console {
namespace {

using hal::PanelCheck;

constexpr const char* kEnd = "\r\n";  // terminals need both; programs accept both

void add_keys(Chunk& chunk, const char* what, std::uint8_t keys) {
  constexpr const char* kNames[] = {" up", " down", " left", " right", " A", " B", " X", " Y"};
  chunk.add(what);
  for (int bit = 0; bit < 8; ++bit) {
    if ((keys >> bit & 1) != 0) chunk.add(kNames[bit]);
  }
  if (keys == 0) chunk.add(" none");
}

void add_hex(Chunk& chunk, unsigned value) {
  const char digits[] = {kLowerHex[value >> 4 & 15], kLowerHex[value & 15], 0};
  chunk.add(digits);
}

// Both wires failing together points to the supply.
void add_wire(Chunk& chunk, PanelCheck::Wire wire, bool loose) {
  if (wire == PanelCheck::kBoth) {
    chunk.add("SDA and SCL are ").add(loose ? "loose" : "held low");
    chunk.add(": is VCC there, is the rail cut?");
  } else {
    chunk.add(wire == PanelCheck::kData ? "SDA is " : "SCL is ");
    chunk.add(loose ? "loose, nothing pulls it up" : "held low: a wrong row, a short?");
  }
}

void add_panel(Chunk& chunk, const PanelCheck& panel) {
  using Answer = PanelCheck::Answer;
  chunk.add("display: ");
  switch (panel.answer) {
    case Answer::Fine:
      chunk.add("fine, it answers at 0x");
      add_hex(chunk, panel.address);
      chunk.add(" (shifted by two pixels? flash the other OLED's file)");
      break;
    case Answer::Silent: chunk.add("nobody answers at 0x3c or 0x3d: is GND loose?"); break;
    case Answer::Swapped: chunk.add("SDA and SCL are swapped"); break;
    case Answer::WireLoose: add_wire(chunk, panel.wire, /*loose=*/true); break;
    case Answer::WireLow: add_wire(chunk, panel.wire, /*loose=*/false); break;
    case Answer::OneWay: chunk.add("this kind of bus cannot tell"); break;
  }
}

// Five or six bits widened by repeating the high ones.
void add_colour(Chunk& chunk, std::uint16_t rgb565) {
  const unsigned red = rgb565 >> 11, green = rgb565 >> 5 & 63U, blue = rgb565 & 31U;
  chunk.add("#");
  add_hex(chunk, red << 3 | red >> 2);
  add_hex(chunk, green << 2 | green >> 4);
  add_hex(chunk, blue << 3 | blue >> 2);
}

// One letter a colour; a mono panel is lit or dark.
constexpr auto& kColourLetters = kLowerHex;
constexpr char kMonoLetters[] = ".#";
constexpr int kShotTitle = 3;  // lines before the colours

int colours_of(const gfx::Canvas& canvas) { return canvas.is_mono() ? 2 : gfx::kColours; }

char letter_at(const gfx::Canvas& canvas, int x, int y) {
  const gfx::Colour colour = canvas.at(x, y);
  return canvas.is_mono() ? kMonoLetters[gfx::lit_on_mono(colour)]
                          : kColourLetters[static_cast<int>(colour)];
}

void count_games(Answer& answer) {
  answer.games = answer.last_game = answer.device.games();
  answer.game = 0;
}

// ---- the answers: the next chunk, or false after the last; answer.error: why it ends early
// -------

bool refuse(Answer& answer, const char* error) {
  answer.error = error;
  return false;
}

bool info(Answer& answer, Chunk& chunk) {
  const Facts facts = answer.device.facts();
  const auto bytes = [&](const char* of, std::uint32_t used, std::uint32_t all) {
    chunk.add(of).add(static_cast<int>(used)).add(" of ").add(static_cast<int>(all)).add(" bytes");
  };
  switch (answer.step) {
    case 0: chunk.add("felicity ").add(facts.version); break;
    case 1: chunk.add("board ").add(facts.board); break;
    case 2: chunk.add("panel ").add(facts.width).add("x").add(facts.height); break;
    case 3: bytes("flash ", facts.flash_used, facts.flash_bytes); break;
    case 4: bytes("ram ", facts.ram_used, facts.ram_bytes); break;
    case 5:
      chunk.add("started by ").add(facts.started_by);
      if (facts.bug_file != nullptr) {
        chunk.add(" at ").add(facts.bug_file).add(":").add(facts.bug_line);
      }
      break;
    case 6: chunk.add("finished games ").add(answer.device.games()); break;
    case 7: chunk.add("skin ").add(facts.skin).add(facts.skin_title); break;
    default: return false;
  }
  chunk.add(kEnd);
  return true;
}

bool self_test(Answer& answer, Chunk& chunk) {
  const SelfTest found = answer.device.self_test();
  switch (answer.step) {
    case 0: add_panel(chunk, found.panel); break;
    case 1: add_keys(chunk, "buttons held:", found.held); break;
    case 2: add_keys(chunk, "buttons stuck:", found.stuck); break;
    case 3: add_keys(chunk, "buttons shorted:", found.together); break;
    case 4:
      chunk.add("battery: ");
      if (found.battery == hal::kNoBattery) chunk.add("this board cannot tell");
      if (found.battery != hal::kNoBattery) chunk.add(found.battery).add(" %");
      break;
    case 5: chunk.add("power: ").add(found.usb_power ? "cable" : "battery"); break;
    case 6:
      chunk.add("flash: ").add(found.flash_fine ? "fine" : "does not keep what is written");
      break;
    case 7:
      chunk.add("chance: ").add(found.chance_fine ? "fine" : "the ring oscillator stands still");
      break;
    default: return false;
  }
  chunk.add(kEnd);
  return true;
}

bool hardware(Answer& answer, Chunk& chunk) {
  if (!hardware_line(answer.device.facts().hardware, answer.step, chunk)) return false;
  chunk.add(kEnd);
  return true;
}

bool report(Answer& answer, Chunk& chunk) {
  constexpr bool (*kParts[])(Answer&, Chunk&) = {info, hardware, self_test};
  for (; answer.part < static_cast<int>(std::size(kParts)); ++answer.part) {
    if (kParts[answer.part](answer, chunk)) return true;
    answer.step = 0;
  }
  return false;
}

// The boot loader lets a PC read the whole flash, and with it every hand. So it takes a hand on the
// device to leave a game for it.
void begin_bootsel(Answer& answer, const char*) {
  answer.leaves =
      !answer.device.facts().game_is_under_way || (answer.device.self_test().held & hal::kA) != 0;
  if (!answer.leaves) {
    answer.error = "a game is under way, a PC could read its cards: hold A on the device";
  }
}

bool bootsel(Answer&, Chunk&) { return false; }

// A comment before each game: the lines after it are the file of that game.
bool games(Answer& answer, Chunk& chunk) {
  if (answer.lines) {
    RecordLine line;
    if (answer.lines->next(line)) {
      chunk.add(line).add(kEnd);
      return true;
    }
    answer.lines.reset();
  }
  if (answer.game == answer.last_game) return false;
  if (!answer.device.game(answer.game, answer.record)) {
    return refuse(answer, "this game can no longer be read");
  }
  ++answer.game;
  answer.lines.emplace(answer.record);
  chunk.add("# game ").add(answer.game).add(" of ").add(answer.games).add(kEnd);
  return true;
}

void shot_header(const Answer& answer, Chunk& chunk, const Picture& picture) {
  const gfx::Canvas& canvas = *picture.canvas;
  const int colours = colours_of(canvas);
  switch (answer.step) {
    case 0: chunk.add("/* XPM */"); break;
    case 1: chunk.add("static char *felicity[] = {"); break;
    case 2:
      chunk.add("\"").add(canvas.width()).add(" ").add(canvas.height()).add(" ").add(colours);
      chunk.add(" 1\",");
      break;
    default: {
      const int colour = answer.step - kShotTitle;
      const char letter[] = {canvas.is_mono() ? kMonoLetters[colour] : kColourLetters[colour], 0};
      chunk.add("\"").add(letter).add(" c ");
      if (canvas.is_mono()) chunk.add(colour == 0 ? "#000000" : "#ffffff");
      if (!canvas.is_mono())
        add_colour(chunk, (*picture.palette)[static_cast<gfx::Colour>(colour)]);
      chunk.add("\",");
    }
  }
  chunk.add(kEnd);
}

bool shot_row(Answer& answer, Chunk& chunk, const Picture& picture) {
  constexpr int kLetters = 80;  // in a chunk
  const gfx::Canvas& canvas = *picture.canvas;
  const int row = answer.step - kShotTitle - colours_of(canvas);
  if (row == canvas.height()) {
    chunk.add("};").add(kEnd);
    return true;
  }
  if (row > canvas.height()) return false;
  char letters[kLetters + 1];
  const int count = std::min(canvas.width() - answer.column, kLetters);
  for (int i = 0; i < count; ++i) letters[i] = letter_at(canvas, answer.column + i, row);
  letters[count] = 0;
  if (answer.column == 0) chunk.add("\"");
  chunk.add(letters);
  answer.column += count;
  if (answer.column < canvas.width()) {
    --answer.step;  // the same row again
    return true;
  }
  answer.column = 0;
  chunk.add(row + 1 < canvas.height() ? "\"," : "\"").add(kEnd);
  return true;
}

// The picture is read while it is sent. If it changes meanwhile, the rest is not sent: it would be
// of another picture, and that one might be secret.
bool shot(Answer& answer, Chunk& chunk) {
  const Picture picture = answer.device.picture();
  if (picture.canvas == nullptr) return refuse(answer, "this picture is for one pair of eyes");
  if (answer.step == 0) answer.shot_number = picture.number;
  if (picture.number != answer.shot_number) {
    return refuse(answer, "the picture has changed, ask again");
  }
  if (answer.step >= kShotTitle + colours_of(*picture.canvas)) {
    return shot_row(answer, chunk, picture);
  }
  shot_header(answer, chunk, picture);
  return true;
}

void begin_game(Answer& answer, const char* number) {
  constexpr int kMost = 9999;
  int value = 0;
  for (; *number >= '0' && *number <= '9' && value <= kMost; ++number) {
    value = value * 10 + (*number - '0');
  }
  const bool is_number = *number == 0 && value >= 1 && value <= kMost;
  if (is_number) count_games(answer);
  if (!is_number || value > answer.games) {
    answer.error = "game N: N is one of the finished games, from 1";
    return;
  }
  answer.game = value - 1;
  answer.last_game = value;
}

void begin_games(Answer& answer, const char*) { count_games(answer); }

bool help(Answer& answer, Chunk& chunk);

}  // namespace

// A word of the console. A word that ends with a space takes an argument.
struct Command {
  const char* word;
  const char* help;
  bool (*next)(Answer& answer, Chunk& chunk);
  void (*begin)(Answer& answer, const char* argument) = nullptr;
};

namespace {

constexpr Command kCommands[] = {
    {"help", "help      these lines", help},
    {"info", "info      version, board, memory, how it started", info},
    {"games", "games     every finished game, as .felicity records", games, begin_games},
    {"game ", "game N    one of them, as a .felicity record", games, begin_game},
    {"shot", "shot      the picture on the panel as an XPM file, unless it is for one pair of eyes",
     shot},
    {"selftest", "selftest  display, buttons, battery, flash, chance", self_test},
    {"report", "report    all of info and selftest, chip, supply and saves, for a bug report",
     report},
    {"bootsel", "bootsel   restarts as the drive RPI-RP2; during a game only while A is held",
     bootsel, begin_bootsel},
};

bool help(Answer& answer, Chunk& chunk) {
  if (answer.step == static_cast<int>(std::size(kCommands))) return false;
  chunk.add(kCommands[answer.step].help).add(kEnd);
  return true;
}

// The argument of a line that begins with this word; nullptr: another line.
const char* argument_of(const char* line, const Command& command) {
  const std::size_t size = std::strlen(command.word);
  if (std::strncmp(line, command.word, size) != 0) return nullptr;
  return line[size] == 0 || command.word[size - 1] == ' ' ? line + size : nullptr;
}

}  // namespace

// ---- what is typed ------------------------------------------------------------------------------

void Console::feed(char byte) {
  if (byte == '\r' || byte == '\n') {
    if (typed_size_ > 0) begin();  // the second byte of a line end follows an empty line
    typed_size_ = 0;
    return;
  }
  if (typed_size_ > kMostTyped) return;
  if (byte == '\b' || byte == '\x7F') {
    typed_size_ = std::max(typed_size_ - 1, 0);
    return;
  }
  // No word has a control character in it; a zero would end the line too early.
  const bool is_control = static_cast<unsigned char>(byte) < ' ';
  if (typed_size_ < kMostTyped) typed_[typed_size_] = is_control ? '?' : byte;
  ++typed_size_;
}

void Console::begin() {
  command_ = &kCommands[0];
  answer_.leaves = false;
  if (typed_size_ > kMostTyped) {
    answer_.error = "no command is as long as that, try help";
    return;
  }
  typed_[typed_size_] = 0;
  for (const Command& command : kCommands) {
    const char* argument = argument_of(typed_, command);
    if (argument == nullptr) continue;
    command_ = &command;
    if (command.begin != nullptr) command.begin(answer_, argument);
    return;
  }
  answer_.error = "there is no such command, try help";
}

void Console::reset() {
  answer_.leaves = false;
  command_ = nullptr;
  typed_size_ = 0;
  answer_.error = nullptr;
  answer_.step = 0;
  answer_.part = 0;
  answer_.column = 0;
  answer_.lines.reset();
}

// ---- what is sent -------------------------------------------------------------------------------

void Console::end(Chunk& chunk) {
  chunk = Chunk();
  if (answer_.column != 0) chunk.add(kEnd);  // in the middle of a row
  if (answer_.error != nullptr) chunk.add("error: ").add(answer_.error);
  if (answer_.error == nullptr) chunk.add("ok");
  chunk.add(kEnd);
  const bool leaves = answer_.leaves;
  reset();
  answer_.leaves = leaves;
}

bool Console::next(Chunk& chunk) {
  chunk = Chunk();
  if (command_ == nullptr) return false;
  if (answer_.error != nullptr || !command_->next(answer_, chunk)) {
    end(chunk);
  } else {
    ++answer_.step;
  }
  return true;
}

}  // namespace felicity::console
