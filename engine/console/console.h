// The USB console: a line in, an answer out, chunk by chunk as the cable takes it.
//
// It cannot reveal a secret: DeviceInfo hands out public pictures, finished games and facts about
// the machine, nothing else. Every answer ends with a line "ok" or "error: reason".
#pragma once

#include <optional>

#include "engine/console/record_lines.h"
#include "engine/gfx/canvas.h"
#include "engine/hal.h"

namespace felicity::console {

// What a report of a fault needs to know of the machine; no names and no cards.
struct Hardware {
  const char* chip = "";      // with its revision
  const char* module = "";    // "Pico", "Pico W", ...
  const char* reset_by = "";  // what reset the chip last
  std::uint32_t seconds = 0;  // since then
  hal::Power power = {};
  int pages_used = 0;  // of the save region
  int pages = 0;
  std::uint32_t pages_written = 0;  // since the device was new, the most of one region
};

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
  const char* skin = "none";  // "used ", then its title; "not used: ", then why
  const char* skin_title = "";
  Hardware hardware = {};
  bool game_is_under_way = false;
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
  const gfx::Canvas* canvas = nullptr;  // nullptr: the picture is secret
  const gfx::Palette* palette = nullptr;
  std::uint32_t number = 0;  // differs for every picture
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

// What an answer needs to know between two of its chunks.
struct Answer {
  explicit Answer(DeviceInfo& of) : device(of) {}

  DeviceInfo& device;
  const char* error = nullptr;  // an answer that ends with this ends with "error: ..."
  int step = 0;                 // chunks so far, of this part
  int part = 0;                 // of an answer that joins several
  bool leaves = false;          // for the boot loader, after this answer
  int games = 0;                // finished ones when the line was typed
  int game = 0;                 // the next to send
  int last_game = 0;
  Record record;
  std::optional<RecordLines> lines;
  std::uint32_t shot_number = 0;
  int column = 0;  // of the row being sent
};

struct Command;  // a row of the table in console.cpp

class Console {
 public:
  explicit Console(DeviceInfo& device) : answer_(device) {}

  // A typed byte. Not while an answer is being sent: call next() until it returns false first.
  void feed(char byte);
  // The next chunk of the answer; false: there is none.
  bool next(Chunk& chunk);
  // The answer to `bootsel` is complete: the machine has to start its boot loader.
  bool wants_boot_loader() const { return answer_.leaves && command_ == nullptr; }
  // The cable was pulled: drops what was typed and the rest of the answer.
  void reset();

 private:
  static constexpr int kMostTyped = 32;

  void begin();
  void end(Chunk& chunk);

  Answer answer_;
  const Command* command_ = nullptr;  // being answered
  char typed_[kMostTyped + 1] = {};
  int typed_size_ = 0;  // kMostTyped + 1: too long
};

}  // namespace felicity::console
