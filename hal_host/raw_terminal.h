// The terminal while the game has it: no echo, no lines, another screen, no cursor. Whatever ends
// the program, the terminal comes back as it was.
#pragma once

#include <csignal>

#include <string>
#include <string_view>

#include "hal_host/terminal_cells.h"

namespace felicity::host {

class RawTerminal {
 public:
  RawTerminal();
  ~RawTerminal() { give_back(); }
  RawTerminal(const RawTerminal&) = delete;
  RawTerminal& operator=(const RawTerminal&) = delete;

  static void give_back();  // safe in a signal handler, and twice

  CellSize size() const;
  void write(std::string_view text) const;
  // Waits for bytes, for a signal, or so long. False: the terminal has gone.
  bool read(std::string& bytes, int milliseconds);
  int signal() const;   // that asked to end, or 0
  bool take_resized();  // since the last call

 private:
  sigset_t while_waiting_;
};

}  // namespace felicity::host
