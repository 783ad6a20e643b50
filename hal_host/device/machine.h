// The machine under the game on a PC, as an object. engine/hal.h is plain functions; they reach the
// machine in use.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/gfx/rect.h"
#include "engine/hal.h"

namespace felicity::host {

class FlashChip {
 public:
  virtual bool read(std::uint32_t at, void* out, std::uint32_t size) = 0;
  virtual bool program(std::uint32_t at, const std::uint8_t (&page)[256]) = 0;
  virtual bool erase(std::uint32_t at) = 0;

 protected:
  FlashChip() = default;
  FlashChip(const FlashChip&) = default;
  FlashChip& operator=(const FlashChip&) = default;
  ~FlashChip() = default;
};

class Machine {
 public:
  // Calls of engine/hal.h go to this machine from now on, until it ends or another one is used.
  void use() { in_use_ = this; }
  static Machine* in_use() { return in_use_; }  // nullptr: none

  virtual hal::Moment now_ms() = 0;
  virtual void idle_until(hal::Moment then) = 0;
  virtual std::uint8_t keys() = 0;
  virtual void entropy(std::uint8_t (&key)[32]) = 0;
  virtual bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) = 0;
  virtual void play(std::span<const Note> notes, int times, int volume) = 0;
  virtual bool has_sound() = 0;
  virtual void brightness(int percent) = 0;
  virtual void led(int red, int green, int blue) = 0;
  virtual hal::PanelCheck check_panel() = 0;
  // A PC's own battery is not measured, and a PC needs no lock for the pocket.
  virtual hal::Power power() { return {.cable = true}; }
  virtual void sleep_deeply() {}  // a PC has no deeper sleep
  void write_above(int millivolts) { least_millivolts_ = millivolts; }
  bool may_write();
  virtual FlashChip& flash() = 0;
  virtual hal::LastReset last_reset() { return {}; }
  // Before the device is started.
  void set_skin(const std::vector<std::uint8_t>& skin) {
    skin_ = std::make_shared<const std::vector<std::uint8_t>>(skin);
  }
  std::span<const std::uint8_t> skin() const {
    return skin_ == nullptr ? std::span<const std::uint8_t>() : *skin_;
  }
  // Before a bug is reported and the program ends.
  virtual void before_panic(const char* /*file*/, int /*line*/) {}

 protected:
  Machine() = default;
  Machine(const Machine& other) : least_millivolts_(other.least_millivolts_), skin_(other.skin_) {}
  Machine& operator=(const Machine&) = delete;
  ~Machine();

 private:
  static Machine* in_use_;

  int least_millivolts_ = 0;
  // A copy of a device shows the same bytes: its game has their address.
  std::shared_ptr<const std::vector<std::uint8_t>> skin_;
};

}  // namespace felicity::host
