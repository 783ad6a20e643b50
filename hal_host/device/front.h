// Where time, keys, picture and sound meet the person: a window or a terminal.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/gfx/rect.h"
#include "engine/hal.h"
#include "engine/text/language.h"
#include "hal_host/device/picture.h"

namespace felicity::host {

class Front {
 public:
  virtual hal::Moment now_ms() = 0;
  virtual void idle_until(hal::Moment then) = 0;
  virtual std::uint8_t keys() = 0;
  virtual void show(const Picture& picture, gfx::Rect changed) = 0;
  virtual void play(std::span<const Note> notes, int times, int volume) = 0;
  virtual void brightness(int percent) = 0;
  virtual void led(int /*red*/, int /*green*/, int /*blue*/) {}  // where there is one
  // A secret is on the panel as long as its key is held. A terminal cannot see a key being
  // released, so it has to know. `stays`: no key is held.
  virtual void secret_shown(bool /*shown*/, bool /*stays*/) {}
  // What the front says itself is said in the language of the game.
  virtual void speak(text::Language) {}
  // A name is written: keys with letters are letters, not buttons.
  virtual void takes_letters(bool) {}
  // The letters typed since the last call.
  virtual std::u16string take_letters() { return {}; }
  // One line for the person, until the next one: a program at the table has failed.
  virtual void notify(const std::string& line) = 0;
  virtual bool wants_to_leave() const { return false; }
  // Restores the terminal or closes the window before a message about a bug is printed.
  virtual void give_up() {}

 protected:
  ~Front() = default;
};

}  // namespace felicity::host
