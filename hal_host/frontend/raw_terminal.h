// The terminal while the game has it: no echo, no lines, another screen, no cursor. Whatever ends
// or stops the program, the terminal comes back as it was.
#pragma once

#include <string>
#include <string_view>

#include "hal_host/frontend/terminal_cells.h"

namespace felicity::host {

class RawTerminal {
 public:
  RawTerminal();
  ~RawTerminal() { give_back(); }
  RawTerminal(const RawTerminal&) = delete;
  RawTerminal& operator=(const RawTerminal&) = delete;

  // Safe in a signal handler, and twice. A terminal that takes nothing any more costs a second.
  static void give_back();

  CellSize size() const;
  // All of it, however slow the terminal is, unless a signal asks to end or to stop.
  void write(std::string_view text) const;
  // Waits for bytes, for a signal, or so long. Stops here if that was asked for, and takes the
  // terminal again afterwards. False: the terminal has gone.
  bool read(std::string& bytes, int milliseconds);
  // Asks all of this job to stop, as a terminal does at Ctrl-Z.
  void stop_job() const;
  int signal() const;       // that asked to end, or 0
  bool take_resized();      // since the last call
  bool take_taken_again();  // since the last call: nothing of what was written is there any more
};

}  // namespace felicity::host
