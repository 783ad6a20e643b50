// A board in the hand: its canvas and the game on it.
#pragma once

#include <cstdint>
#include <vector>

#include "boards/board.h"
#include "engine/ui/app.h"

namespace felicity::host {

class Front;  // machine.h

// The game asks the machine that is plugged in, so plug one in before app().start().
class Device {
 public:
  explicit Device(const boards::Board& board, gfx::TextWatch* watch = nullptr);

  ui::App& app() { return app_; }
  const ui::App& app() const { return app_; }
  // After app().start(), until the front wants to leave.
  void run(Front& front);
  // The same with a game of the past, until it is over or left.
  void watch(Front& front, const Record& record);

 private:
  void step(Front& front);

  std::vector<std::uint32_t> memory_;  // of the canvas, which wants it aligned to four bytes
  bots::Bot thinker_;
  ui::App app_;
};

}  // namespace felicity::host
