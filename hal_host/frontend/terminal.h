// The game in a terminal, also over ssh.
#pragma once

#include <chrono>
#include <string>
#include <utility>

#include "boards/board.h"
#include "hal_host/device/front.h"
#include "hal_host/frontend/raw_terminal.h"
#include "hal_host/frontend/terminal_cells.h"
#include "hal_host/frontend/terminal_keys.h"

namespace felicity::host {

class Terminal final : public Front {
 public:
  static bool is_there();  // stdin and stdout are terminals
  // Whether this board's picture fits into it as it is now.
  static bool has_room_for(const boards::Board& board);

  explicit Terminal(const boards::Board& board);

  hal::Moment now_ms() override;
  void idle_until(hal::Moment then) override;
  std::uint8_t keys() override { return keys_.held(); }
  void show(const Picture& picture, gfx::Rect changed) override { cells_.show(picture, changed); }
  void play(std::span<const Note>, int, int) override {}
  void brightness(int) override {}
  void secret_shown(bool shown, bool stays) override { keys_.secret_shown(shown, stays); }
  void takes_letters(bool takes) override;
  void speak(text::Language language) override;
  std::u16string take_letters() override { return std::exchange(letters_, {}); }
  // In place of the help line.
  void notify(const std::string& line) override {
    notice_ = line;
    cells_.set_help(help());
  }
  bool wants_to_leave() const override { return leaves_; }
  void give_up() override { RawTerminal::give_back(); }

  int signal() const { return raw_.signal(); }

 private:
  void resize();
  void come_back();
  void paint();
  std::string too_small() const;
  std::string help() const;
  bool apply_strokes();

  const boards::Board& board_;
  RawTerminal raw_;
  CellScreen cells_;
  StrokeReader strokes_;
  HeldKeys keys_;
  std::u16string letters_;  // typed
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::string notice_;
  bool fits_ = false;
  bool leaves_ = false;
  bool tells_releases_ = false;
  bool takes_letters_ = false;
  text::Language language_ = text::Language::English;
  hal::Moment escape_at_;  // when a lone escape counts as a key
};

}  // namespace felicity::host
