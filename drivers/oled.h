// OLED panels. The two controllers share a bus, a switch, a contrast, and a memory of bytes that
// are eight pixels downwards, as in the mono canvas; oled.cpp drives all that. They differ in how
// they are set up and addressed: display_ssd1306.cpp, display_sh1106.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>

#include "drivers/bus_i2c.h"
#include "drivers/bus_spi.h"
#include "drivers/this_board.h"
#include "engine/gfx/canvas.h"

namespace felicity::drivers {

class Oled {
 public:
  using Bus = std::conditional_t<kBoard.bus.kind == boards::BusKind::I2c, I2cBus, SpiBus>;

  // False: it does not answer, and is set up again before the next picture.
  bool start();
  // False also while it is switched off: whether it still has power is then unknown.
  bool is_ready() const { return ready_ && !switched_off_; }
  void brightness(int percent);
  // A panel that was lost while lit and then switched off counts as dark.
  bool is_dark() const { return dark_ || (!ready_ && percent_ == 0); }
  hal::PanelCheck check() const { return bus_.check(); }

  // A panel that was without power for a moment is dark, but acknowledges bytes as before. On I2C
  // its status bit "dark" can be polled, on SPI nothing can be read.
  bool is_due_for_poll() const;
  // Polls if due. True: it has to be set up and filled again.
  bool has_forgotten();

  void commands(std::span<const std::uint8_t> bytes);
  void pixels(const gfx::Canvas& canvas, int left, int count, int page);
  void begin_pixels() { bus_.begin_pixels(); }
  void end_pixels() { bus_.end(); }
  // The end of a picture: true if all of it arrived.
  bool finish();

 private:
  void send_brightness();

  Bus bus_;
  bool ready_ = false;
  bool dark_ = true;  // the picture must be there before it is lit
  bool switched_off_ = false;
  int percent_ = 0;
  std::uint64_t polled_at_ = 0;
  int dark_polls_ = 0;  // in a row that returned "dark" or failed, although it was lit
};

// ---- display_ssd1306, display_sh1106 ------------------------------------------------------------
extern const std::span<const std::uint8_t> kOledSetUp;
void send_area(Oled& oled, const gfx::Canvas& canvas, gfx::Rect area);

}  // namespace felicity::drivers
