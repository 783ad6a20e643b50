// A PC as the device: a front for the person, a flash that may be a file.
#pragma once

#include "boards/board.h"
#include "hal_host/device/entropy_source.h"
#include "hal_host/device/flash.h"
#include "hal_host/device/front.h"
#include "hal_host/device/machine.h"
#include "hal_host/device/picture.h"

namespace felicity::host {

// In use as long as it lives.
class PcMachine final : public Machine {
 public:
  PcMachine(const boards::Board& board, Front& front, const Chance& chance, Flash flash);

  hal::Moment now_ms() override { return front_.now_ms(); }
  void idle_until(hal::Moment then) override { front_.idle_until(then); }
  std::uint8_t keys() override { return front_.keys(); }
  void entropy(std::uint8_t (&key)[32]) override;
  bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) override;
  void play(std::span<const Note> notes, int times, int volume) override {
    front_.play(notes, times, volume);
  }
  bool has_sound() override { return has_sound_; }
  void brightness(int percent) override { front_.brightness(percent); }
  void led(int red, int green, int blue) override { front_.led(red, green, blue); }
  hal::PanelCheck check_panel() override { return panel_; }
  FlashChip& flash() override { return flash_; }
  void before_panic(const char*, int) override { front_.give_up(); }

 private:
  Front& front_;
  Chance chance_;
  Flash flash_;
  bool has_sound_;
  Picture picture_;  // what the panel shows now
  hal::PanelCheck panel_;
};

}  // namespace felicity::host
