// The USB console: a line in, an answer out, piece by piece as the cable takes it.
//
// It can tell nothing that is not public: it only knows what DeviceInfo hands out, and that is the
// picture everybody may see, games that are over, and the machine. Every answer ends with a line
// "ok" or "error: reason".
#pragma once

#include <optional>

#include "engine/console/record_lines.h"
#include "engine/gfx/canvas.h"
#include "engine/hal.h"

namespace felicity::console {

struct Facts {
  const char* version;
  const char* board;
  int width;  // of the panel
  int height;
  std::uint32_t flash_used;  // bytes
  std::uint32_t flash_bytes;
  std::uint32_t ram_used;  // that is taken from the start; there is no other
  std::uint32_t ram_bytes;
  const char* started_by;  // "power", "a hang", "a bug"
  const char* bug_file;    // where it was found; nullptr without one
  int bug_line;
};

struct SelfTest {
  hal::PanelCheck panel;
  std::uint8_t held;      // hal::KeyBit, now
  std::uint8_t stuck;     // of these: too long for a thumb
  std::uint8_t together;  // of these: pressed in the same moment as another one
  int battery;            // percent, or hal::kNoBattery
  bool usb_power;
  bool flash_fine;   // it reads back what was written
  bool chance_fine;  // what deals are drawn from does not stand still
};

// The picture that is on the panel.
struct Picture {
  const gfx::Canvas* canvas = nullptr;  // nullptr: it is not for everybody's eyes
  const gfx::Palette* palette = nullptr;
  std::uint32_t number = 0;  // another one for every picture
};

class DeviceInfo {
 public:
  virtual Facts facts() = 0;
  virtual SelfTest self_test() = 0;
  virtual Picture picture() = 0;
  virtual int games() = 0;  // finished, the newest first; takes some hundredths of a second
  virtual bool game(int index, Record& record) = 0;  // false: it can no longer be read

 protected:
  ~DeviceInfo() = default;
};

using Chunk = text::TextBuffer<96>;

class Console {
 public:
  explicit Console(DeviceInfo& answers) : answers_(answers) {}

  // While it speaks it does not listen: the byte has to be kept for later.
  bool listens() const { return command_ == Command::None; }
  void take(char byte);
  // The next piece of what it has to say; false: nothing.
  bool next(Chunk& piece);
  // The cable was pulled: what was typed and what was to be said is forgotten.
  void reset();

 private:
  enum class Command : std::uint8_t {
    None,
    Help,
    Info,
    Games,
    Game,
    Shot,
    SelfTest,
    TooLong,
    Unknown,
    NoSuchGame,
  };
  static constexpr int kMostTyped = 32;

  Command read();
  Command read_game(const char* number);
  void count_games();
  void end(Chunk& piece, const char* error = nullptr);
  void help(Chunk& piece);
  void info(Chunk& piece);
  void self_test(Chunk& piece);
  void games(Chunk& piece);
  void shot(Chunk& piece);
  void shot_header(Chunk& piece, const Picture& picture) const;
  void shot_row(Chunk& piece, const Picture& picture);

  DeviceInfo& answers_;
  Command command_ = Command::None;
  int step_ = 0;  // how much of the answer has been said
  char typed_[kMostTyped + 1] = {};
  int typed_size_ = 0;  // kMostTyped + 1: too long
  int games_ = 0;       // there were when the line was typed
  int game_ = 0;        // the next to tell
  int last_game_ = 0;
  Record record_;
  std::optional<RecordLines> lines_;
  std::uint32_t shot_number_ = 0;
  int column_ = 0;  // of the row being sent
};

}  // namespace felicity::console
