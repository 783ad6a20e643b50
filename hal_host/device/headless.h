// A board in memory, for key scripts: it remembers the texts of the game.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "boards/board.h"
#include "engine/gfx/font.h"
#include "hal_host/device/flash.h"
#include "hal_host/device/memory_device.h"

namespace felicity::host {

// The texts drawn in the last frame.
class ScreenTexts {
 public:
  ScreenTexts();
  ScreenTexts(const ScreenTexts&) = delete;
  ScreenTexts& operator=(const ScreenTexts&) = delete;

  gfx::TextWatch* watch() { return &watch_; }
  const gfx::TextWatch& faults() const { return watch_; }
  // Texts drawn from now on belong to a new frame.
  void begin_frame() { stale_ = true; }
  // Clears the texts if the frame drew none.
  void end_frame();

  // Finds a part of one text, or of the lines of a paragraph joined by spaces.
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

class Headless final : public MemoryDevice {
 public:
  explicit Headless(const boards::Board& board, const Chance& chance = Chance::from_seed(1),
                    Flash flash = Flash());

  using MemoryDevice::device;
  Picture picture() const { return panel().picture(); }
  const ScreenTexts& texts() const { return texts_; }
  std::uint8_t key_bits() const { return key_bits_; }  // of the board
  // Called for every part of the picture that is sent.
  std::function<void(gfx::Rect changed)> on_show;

  // From now on a cable feeds the board.
  void plug_in_cable();
  // Power on and first picture; `before_it` may change settings before it is drawn.
  void start(const std::function<void(ui::App&)>& before_it = nullptr);
  void set_keys(std::uint8_t held);
  void pass(std::uint32_t milliseconds);
  // False: after this long something still moves.
  bool settle(std::uint32_t milliseconds = 10'000);

  FlashChip& flash() override { return flash_; }

 private:
  void step() override;
  void shown(gfx::Rect changed) override;

  ScreenTexts texts_;
  Flash flash_;
  std::uint8_t key_bits_;
  bool senses_cable_;
  bool adc_sees_cable_;
};

}  // namespace felicity::host
