// An OLED on I2C. Every byte may be refused and every wait has a timeout: a panel that was pulled
// off, or shorted wires, cost milliseconds and never hang the game.
#pragma once

#include <cstdint>

#include "engine/hal.h"

namespace felicity::drivers {

class I2cBus {
 public:
  // Frees the wires, if a panel holds them after a reset in the middle of a byte, and finds the
  // address that answers. False: no panel was found; check() returns the reason.
  bool open();

  // A message is a row of commands or a row of pixels.
  void begin_commands() { begin(0x00); }
  void begin_pixels() { begin(0x40); }
  void put(const std::uint8_t* bytes, int count);
  void end();
  // Waits until everything is on the wire. True: the panel acknowledged each byte.
  bool flush();
  // One byte from the panel, after a flush. Its kind follows from the last message: the status
  // after commands. False: the panel does not answer.
  bool read(std::uint8_t& byte);

  hal::PanelCheck check() const { return check_; }

 private:
  void begin(std::uint8_t control);
  void push(std::uint32_t word);
  bool free_wires();
  bool answers(std::uint8_t address);

  std::uint8_t held_back_ = 0;  // the last byte of a message carries the stop
  bool failed_ = false;
  hal::PanelCheck check_ = {.answer = hal::PanelCheck::Answer::Silent};
};

}  // namespace felicity::drivers
