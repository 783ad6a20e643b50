// The terminal in raw mode: no echo, no line editing, alternate screen, no cursor. It is restored
// however the program ends or stops.
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

  // Safe in a signal handler and when called twice. Gives up after a second if writing blocks.
  static void give_back();

  CellSize size() const;
  // Writes all of it, however slow the terminal is, unless a signal requests end or stop.
  void write(std::string_view text) const;
  // Waits for bytes, a signal or the timeout. A requested stop happens here; the terminal is set up
  // again afterwards. False: the terminal was closed.
  bool read(std::string& bytes, int milliseconds);
  // Stops the whole job, as a terminal does at Ctrl-Z.
  void stop_job() const;
  int signal() const;       // that requested the end, or 0
  bool take_resized();      // since the last call
  bool take_taken_again();  // since the last call: everything has to be drawn again
};

}  // namespace felicity::host
