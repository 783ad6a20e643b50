// A device nobody holds: its time is virtual, its keys are set, and it remembers what was shown.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "boards/board.h"
#include "engine/gfx/font.h"
#include "hal_host/device/device.h"
#include "hal_host/device/entropy_source.h"
#include "hal_host/device/machine.h"

namespace felicity::host {

// The texts of the last frame, as people read them.
class ScreenTexts {
 public:
  ScreenTexts();
  ScreenTexts(const ScreenTexts&) = delete;
  ScreenTexts& operator=(const ScreenTexts&) = delete;

  gfx::TextWatch* watch() { return &watch_; }
  const gfx::TextWatch& faults() const { return watch_; }
  // What is drawn from now on belongs to a new frame.
  void begin_frame() { stale_ = true; }
  // A frame without any text came: nothing is to be read any more.
  void end_frame();

  // A part of one text, or of the lines of a paragraph joined by spaces.
  bool has(std::string_view wanted) const;
  std::string all() const;  // one text a line

 private:
  struct Drawn {
    std::string text;
    gfx::Rect where;
  };
  void add(std::string_view text, gfx::Rect where);
  bool continues(std::size_t index) const;

  gfx::TextWatch watch_;
  std::vector<Drawn> drawn_;
  bool stale_ = false;
};

struct Beep {
  std::uint64_t at;
  int hertz, milliseconds, volume;
  bool operator==(const Beep&) const = default;
};

class Headless final : public Front {
 public:
  explicit Headless(const boards::Board& board, const Chance& chance = Chance::from_seed(1),
                    Flash flash = Flash());

  ui::App& app() { return device_.app(); }
  const Picture& picture() const { return machine_.picture; }
  const ScreenTexts& texts() const { return texts_; }
  std::uint8_t key_bits() const { return key_bits_; }  // of the board
  std::uint8_t held() const { return held_; }
  const std::vector<Beep>& beeps() const { return beeps_; }
  int brightness() const { return brightness_; }
  // Told of every part of the picture that is sent.
  std::function<void(gfx::Rect changed)> on_show;

  // Power on and first picture; `before_it` changes what was found in the flash.
  void start(const std::function<void(ui::App&)>& before_it = nullptr);
  void set_keys(std::uint8_t held);
  // The game is stepped whenever it wants to be, as the firmware's loop does it.
  void pass(std::uint32_t milliseconds);
  // False: after this long something still moved.
  bool settle(std::uint32_t milliseconds = 10'000);

  hal::Moment now_ms() override { return hal::Moment(static_cast<std::uint32_t>(now_)); }
  void idle_until(hal::Moment then) override;
  std::uint8_t keys() override { return held_; }
  void show(const Picture& picture, gfx::Rect changed) override;
  void beep(int hertz, int milliseconds, int volume) override {
    beeps_.push_back({now_, hertz, milliseconds, volume});
  }
  void brightness(int percent) override { brightness_ = percent; }
  int battery() override { return battery_; }

 private:
  void step();
  std::uint64_t next_step(std::uint64_t latest);

  std::uint64_t now_ = 0;  // milliseconds; only what the game is shown of it wraps
  std::uint8_t held_ = 0;
  std::uint8_t key_bits_;
  int battery_;
  int brightness_ = 0;
  std::vector<Beep> beeps_;
  ScreenTexts texts_;
  Machine machine_;
  Device device_;
};

}  // namespace felicity::host
