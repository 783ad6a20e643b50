#include "engine/console/console.h"

#include <algorithm>
#include <cstring>

#include "engine/hal.h"

namespace felicity::console {
namespace {

using hal::PanelCheck;

constexpr const char* kEnd = "\r\n";  // a terminal needs both, everybody else takes both

constexpr const char* kHelp[] = {
    "help      these lines",
    "info      version, board, memory, how it started",
    "games     every finished game, as .felicity records",
    "game N    one of them, as a .felicity record",
    "shot      the picture on the panel as an XPM file, unless it is for one pair of eyes",
    "selftest  display, buttons, battery, flash, chance",
};
constexpr int kHelpLines = static_cast<int>(std::size(kHelp));

void add_keys(Chunk& piece, const char* what, std::uint8_t keys) {
  constexpr const char* kNames[] = {" up", " down", " left", " right", " A", " B", " X", " Y"};
  piece.add(what);
  for (int bit = 0; bit < 8; ++bit) {
    if ((keys >> bit & 1) != 0) piece.add(kNames[bit]);
  }
  if (keys == 0) piece.add(" none");
}

void add_hex(Chunk& piece, unsigned value) {
  constexpr char kDigits[] = "0123456789abcdef";
  const char digits[] = {kDigits[value >> 4 & 15], kDigits[value & 15], 0};
  piece.add(digits);
}

// Both at once are rather the supply's fault than theirs.
void add_wire(Chunk& piece, PanelCheck::Wire wire, bool loose) {
  if (wire == PanelCheck::kBoth) {
    piece.add("SDA and SCL are ").add(loose ? "loose" : "held low");
    piece.add(": is VCC there, is the rail cut?");
  } else {
    piece.add(wire == PanelCheck::kData ? "SDA is " : "SCL is ");
    piece.add(loose ? "loose, nothing pulls it up" : "held low: a wrong row, a short?");
  }
}

void add_panel(Chunk& piece, const PanelCheck& panel) {
  using Answer = PanelCheck::Answer;
  piece.add("display: ");
  switch (panel.answer) {
    case Answer::Fine:
      piece.add("fine, it answers at 0x");
      add_hex(piece, panel.address);
      piece.add(" (shifted by two pixels? flash the other OLED's file)");
      break;
    case Answer::Silent: piece.add("nobody answers at 0x3c or 0x3d: is GND loose?"); break;
    case Answer::Swapped: piece.add("SDA and SCL are swapped"); break;
    case Answer::WireLoose: add_wire(piece, panel.wire, /*loose=*/true); break;
    case Answer::WireLow: add_wire(piece, panel.wire, /*loose=*/false); break;
    case Answer::OneWay: piece.add("this kind of bus cannot tell"); break;
  }
}

// Five or six bits widened by repeating the high ones.
void add_colour(Chunk& piece, std::uint16_t rgb565) {
  const unsigned red = rgb565 >> 11, green = rgb565 >> 5 & 63U, blue = rgb565 & 31U;
  piece.add("#");
  add_hex(piece, red << 3 | red >> 2);
  add_hex(piece, green << 2 | green >> 4);
  add_hex(piece, blue << 3 | blue >> 2);
}

// One letter a colour; a mono panel is lit or dark.
constexpr char kColourLetters[] = "0123456789abcdef";
constexpr char kMonoLetters[] = ".#";
constexpr int kShotTitle = 3;  // lines before the colours

int colours_of(const gfx::Canvas& canvas) { return canvas.is_mono() ? 2 : gfx::kColours; }

char letter_at(const gfx::Canvas& canvas, int x, int y) {
  const gfx::Colour colour = canvas.at(x, y);
  return canvas.is_mono() ? kMonoLetters[gfx::lit_on_mono(colour)]
                          : kColourLetters[static_cast<int>(colour)];
}

}  // namespace

// ---- what is typed ------------------------------------------------------------------------------

void Console::take(char byte) {
  if (byte == '\r' || byte == '\n') {
    // Also the second half of a line end: an empty line asks nothing.
    if (typed_size_ > 0) command_ = read();
    typed_size_ = 0;
    return;
  }
  if (typed_size_ > kMostTyped) return;
  if (byte == '\b' || byte == '\x7F') {
    typed_size_ = std::max(typed_size_ - 1, 0);
    return;
  }
  // No command has such a byte in it; as a zero it would hide what follows.
  const bool is_control = static_cast<unsigned char>(byte) < ' ';
  if (typed_size_ < kMostTyped) typed_[typed_size_] = is_control ? '?' : byte;
  ++typed_size_;
}

Console::Command Console::read() {
  struct Named {
    const char* name;
    Command command;
  };
  constexpr Named kCommands[] = {{"help", Command::Help},
                                 {"info", Command::Info},
                                 {"games", Command::Games},
                                 {"shot", Command::Shot},
                                 {"selftest", Command::SelfTest}};
  constexpr char kGame[] = "game ";
  constexpr std::size_t kGameSize = sizeof kGame - 1;
  step_ = 0;
  if (typed_size_ > kMostTyped) return Command::TooLong;
  typed_[typed_size_] = 0;
  if (std::strncmp(typed_, kGame, kGameSize) == 0) return read_game(typed_ + kGameSize);
  for (const Named& named : kCommands) {
    if (std::strcmp(typed_, named.name) != 0) continue;
    if (named.command == Command::Games) count_games();
    return named.command;
  }
  return Command::Unknown;
}

Console::Command Console::read_game(const char* number) {
  constexpr int kMost = 9999;
  int value = 0;
  for (; *number >= '0' && *number <= '9' && value <= kMost; ++number) {
    value = value * 10 + (*number - '0');
  }
  if (*number != 0 || value < 1 || value > kMost) return Command::NoSuchGame;
  count_games();
  if (value > games_) return Command::NoSuchGame;
  game_ = value - 1;
  last_game_ = value;
  return Command::Game;
}

// Reads the head of every finished page: called only by the commands that print the number.
void Console::count_games() {
  games_ = last_game_ = answers_.games();
  game_ = 0;
}

void Console::reset() {
  command_ = Command::None;
  typed_size_ = 0;
  column_ = 0;
  lines_.reset();
}

// ---- what is said -------------------------------------------------------------------------------

void Console::end(Chunk& piece, const char* error) {
  piece = Chunk();
  if (column_ != 0) piece.add(kEnd);  // in the middle of a row
  if (error != nullptr) piece.add("error: ").add(error);
  if (error == nullptr) piece.add("ok");
  piece.add(kEnd);
  reset();
}

bool Console::next(Chunk& piece) {
  piece = Chunk();
  switch (command_) {
    case Command::None: return false;
    case Command::Help: help(piece); break;
    case Command::Info: info(piece); break;
    case Command::Games:
    case Command::Game: games(piece); break;
    case Command::Shot: shot(piece); break;
    case Command::SelfTest: self_test(piece); break;
    case Command::TooLong: end(piece, "no command is as long as that, try help"); break;
    case Command::Unknown: end(piece, "there is no such command, try help"); break;
    case Command::NoSuchGame: end(piece, "game N: N is one of the finished games, from 1"); break;
  }
  ++step_;
  return true;
}

void Console::help(Chunk& piece) {
  if (step_ == kHelpLines) return end(piece);
  piece.add(kHelp[step_]).add(kEnd);
}

void Console::info(Chunk& piece) {
  const Facts facts = answers_.facts();
  const auto bytes = [&](const char* of, std::uint32_t used, std::uint32_t all) {
    piece.add(of).add(static_cast<int>(used)).add(" of ").add(static_cast<int>(all)).add(" bytes");
  };
  switch (step_) {
    case 0: piece.add("felicity ").add(facts.version); break;
    case 1: piece.add("board ").add(facts.board); break;
    case 2: piece.add("panel ").add(facts.width).add("x").add(facts.height); break;
    case 3: bytes("flash ", facts.flash_used, facts.flash_bytes); break;
    case 4: bytes("ram ", facts.ram_used, facts.ram_bytes); break;
    case 5:
      piece.add("started by ").add(facts.started_by);
      if (facts.bug_file != nullptr) {
        piece.add(" at ").add(facts.bug_file).add(":").add(facts.bug_line);
      }
      break;
    case 6: piece.add("finished games ").add(answers_.games()); break;
    default: return end(piece);
  }
  piece.add(kEnd);
}

void Console::self_test(Chunk& piece) {
  const SelfTest found = answers_.self_test();
  switch (step_) {
    case 0: add_panel(piece, found.panel); break;
    case 1: add_keys(piece, "buttons held:", found.held); break;
    case 2: add_keys(piece, "buttons stuck:", found.stuck); break;
    case 3: add_keys(piece, "buttons shorted:", found.together); break;
    case 4:
      piece.add("battery: ");
      if (found.battery == hal::kNoBattery) piece.add("this board cannot tell");
      if (found.battery != hal::kNoBattery) piece.add(found.battery).add(" %");
      break;
    case 5: piece.add("power: ").add(found.usb_power ? "cable" : "battery"); break;
    case 6:
      piece.add("flash: ").add(found.flash_fine ? "fine" : "does not keep what is written");
      break;
    case 7:
      piece.add("chance: ").add(found.chance_fine ? "fine" : "the ring oscillator stands still");
      break;
    default: return end(piece);
  }
  piece.add(kEnd);
}

// Between two games stands a comment: a file of one game is what follows it.
void Console::games(Chunk& piece) {
  if (lines_) {
    RecordLine line;
    if (lines_->next(line)) {
      piece.add(line).add(kEnd);
      return;
    }
    lines_.reset();
  }
  if (game_ == last_game_) return end(piece);
  if (!answers_.game(game_, record_)) return end(piece, "this game can no longer be read");
  ++game_;
  lines_.emplace(record_);
  piece.add("# game ").add(game_).add(" of ").add(games_).add(kEnd);
}

// The picture is read while it is sent. If it changes meanwhile, the rest is not sent: it would be
// of another picture, and that one might be secret.
void Console::shot(Chunk& piece) {
  const Picture picture = answers_.picture();
  if (picture.canvas == nullptr) return end(piece, "this picture is for one pair of eyes");
  if (step_ == 0) shot_number_ = picture.number;
  if (picture.number != shot_number_) return end(piece, "the picture has changed, ask again");
  if (step_ < kShotTitle + colours_of(*picture.canvas)) return shot_header(piece, picture);
  shot_row(piece, picture);
}

void Console::shot_header(Chunk& piece, const Picture& picture) const {
  const gfx::Canvas& canvas = *picture.canvas;
  const int colours = colours_of(canvas);
  switch (step_) {
    case 0: piece.add("/* XPM */"); break;
    case 1: piece.add("static char *felicity[] = {"); break;
    case 2:
      piece.add("\"").add(canvas.width()).add(" ").add(canvas.height()).add(" ").add(colours);
      piece.add(" 1\",");
      break;
    default: {
      const int colour = step_ - kShotTitle;
      const char letter[] = {canvas.is_mono() ? kMonoLetters[colour] : kColourLetters[colour], 0};
      piece.add("\"").add(letter).add(" c ");
      if (canvas.is_mono()) piece.add(colour == 0 ? "#000000" : "#ffffff");
      if (!canvas.is_mono())
        add_colour(piece, (*picture.palette)[static_cast<gfx::Colour>(colour)]);
      piece.add("\",");
    }
  }
  piece.add(kEnd);
}

void Console::shot_row(Chunk& piece, const Picture& picture) {
  constexpr int kLetters = 80;  // in a piece
  const gfx::Canvas& canvas = *picture.canvas;
  const int row = step_ - kShotTitle - colours_of(canvas);
  if (row == canvas.height()) {
    piece.add("};").add(kEnd);
    return;
  }
  if (row > canvas.height()) return end(piece);
  char letters[kLetters + 1];
  const int count = std::min(canvas.width() - column_, kLetters);
  for (int i = 0; i < count; ++i) letters[i] = letter_at(canvas, column_ + i, row);
  letters[count] = 0;
  if (column_ == 0) piece.add("\"");
  piece.add(letters);
  column_ += count;
  if (column_ < canvas.width()) {
    --step_;  // the same row again
    return;
  }
  column_ = 0;
  piece.add(row + 1 < canvas.height() ? "\"," : "\"").add(kEnd);
}

}  // namespace felicity::console
