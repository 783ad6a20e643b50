// A device in memory: panel, buttons, speaker, light, and a clock that moves only by run_until()
// and settle_until(). Key scripts, tests and fuzzers play on it; each brings the flash it needs.
#pragma once

#include <cstdint>
#include <vector>

#include "hal_host/device/device.h"
#include "hal_host/device/entropy_source.h"
#include "hal_host/device/lithium.h"
#include "hal_host/device/machine.h"
#include "hal_host/device/picture.h"

namespace felicity::host {

// The pixels sent to the panel, in the format of the canvas: copying a tile is cheaper than
// converting its pixels.
class PanelMemory {
 public:
  explicit PanelMemory(const Shape& shape);

  void copy(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed);
  Picture picture() const;
  const gfx::Palette* palette() const { return palette_; }
  std::vector<std::uint32_t>& words() { return words_; }
  const std::vector<std::uint32_t>& words() const { return words_; }

 private:
  Shape shape_;
  std::vector<std::uint32_t> words_;
  const gfx::Palette* palette_ = nullptr;
};

class MemoryDevice : public Machine {
 public:
  static constexpr int kFullBattery = 87;  // any number, so that pictures show the sign

  // Also makes this the machine in use, because the game may call engine/hal.h.
  ui::App& app() {
    use();
    return device_.app();
  }
  const ui::App& app() const { return device_.app(); }
  // Milliseconds; the 32 bits of the game's clock wrap, these do not.
  std::uint64_t now() const { return now_; }
  hal::Moment moment() const { return hal::Moment(static_cast<std::uint32_t>(now_)); }
  std::uint8_t held() const { return held_; }
  // What the panel shows.
  const PanelMemory& panel() const { return panel_; }
  int light() const { return light_; }

  // ---- engine/hal.h
  hal::Moment now_ms() override { return moment(); }
  void idle_until(hal::Moment then) override;
  std::uint8_t keys() override { return held_; }
  void entropy(std::uint8_t (&key)[32]) override;
  bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) override;
  void play(std::span<const Note> /*notes*/, int /*times*/, int /*volume*/) override {}
  bool has_sound() override { return has_sound_; }
  void brightness(int percent) override { light_ = percent; }
  void led(int /*red*/, int /*green*/, int /*blue*/) override {}
  hal::PanelCheck check_panel() override { return check_; }
  hal::Power power() override { return power_; }

 protected:
  MemoryDevice(const Shape& shape, const Chance& chance, std::uint64_t now);
  MemoryDevice(const MemoryDevice& other) = default;
  ~MemoryDevice() = default;

  // One turn of the firmware's loop.
  virtual void step();
  // A picture has reached the panel.
  virtual void shown(gfx::Rect /*changed*/) {}

  // Steps the game whenever it asks to be woken, but not more often than this, as the firmware's
  // loop does.
  void run_until(std::uint64_t end, std::int32_t least_step_ms);
  // The same until nothing moves any more. False: something still moves at `end`.
  bool settle_until(std::uint64_t end, std::int32_t least_step_ms);

  Device& device() { return device_; }
  const Device& device() const { return device_; }
  PanelMemory& panel_memory() { return panel_; }
  bool takes_pictures() const;
  void hold_keys(std::uint8_t held) { held_ = held; }
  void set_check(const hal::PanelCheck& check) { check_ = check; }
  void set_power(const hal::Power& power) { power_ = power; }
  // Of one cell of lithium; hal::kNoBattery: a board that cannot measure it.
  void set_charge(int percent) { power_ = {.millivolts = millivolts_at(percent)}; }

 private:
  std::uint64_t next_step(std::uint64_t latest, std::int32_t least_step_ms);

  Device device_;
  PanelMemory panel_;
  Chance chance_;
  hal::PanelCheck check_;
  bool has_sound_;
  std::uint64_t now_;
  std::uint8_t held_ = 0;
  hal::Power power_ = {.millivolts = millivolts_at(kFullBattery)};
  int light_ = 0;
};

}  // namespace felicity::host
