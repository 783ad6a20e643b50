// A PC that answers engine/hal.h. The functions there are plain; they ask the machine that is
// plugged in, and that one asks its front: a window, a terminal, or nobody at all.
#pragma once

#include <cstdint>

#include "boards/board.h"
#include "engine/gfx/rect.h"
#include "engine/hal.h"
#include "hal_host/device/entropy_source.h"
#include "hal_host/device/flash.h"
#include "hal_host/device/picture.h"

namespace felicity::host {

// Where time, keys, picture and sound meet the person.
class Front {
 public:
  virtual hal::Moment now_ms() = 0;
  virtual void idle_until(hal::Moment then) = 0;
  virtual std::uint8_t keys() = 0;
  virtual void show(const Picture& picture, gfx::Rect changed) = 0;
  virtual void beep(int hertz, int milliseconds, int volume) = 0;
  virtual void brightness(int percent) = 0;
  virtual int battery() = 0;
  virtual void led(int /*red*/, int /*green*/, int /*blue*/) {}  // where there is one
  // A secret is on the panel as long as its key is held: a front that cannot see keys being let
  // go must know.
  virtual void secret_shown(bool) {}
  virtual bool wants_to_leave() const { return false; }
  // Gives the screen back before the last words of a program.
  virtual void give_up() {}

 protected:
  ~Front() = default;
};

// Plugged in as long as it lives; one at a time.
struct Machine {
  Machine(const boards::Board& board, Front& of, const Chance& from, Flash with);
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  Front& front;
  Chance chance;
  Flash flash;
  Picture picture;  // what the panel shows now
  hal::PanelCheck panel;
};

}  // namespace felicity::host
