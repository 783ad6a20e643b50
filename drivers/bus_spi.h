// A panel on SPI. It cannot answer, so no transfer fails.
#pragma once

#include <cstdint>

#include "drivers/this_board.h"
#include "engine/hal.h"
#include "hardware/spi.h"

namespace felicity::drivers {

inline spi_inst_t* panel_spi() { return SPI_INSTANCE(kBoard.bus.instance); }

// Pins and SPI block; nothing is sent.
void start_spi();
// Mode 3, in words of this many bits: the block then sends without a pause between two words; in
// mode 0 it inserts one.
inline void set_spi_word(unsigned bits) {
  spi_set_format(panel_spi(), bits, SPI_CPOL_1, SPI_CPHA_1, SPI_MSB_FIRST);
}

class SpiBus {
 public:
  bool open() {
    start_spi();
    return true;
  }

  void begin_commands() { begin(false); }
  void begin_pixels() { begin(true); }
  void put(const std::uint8_t* bytes, int count);
  void end();
  bool flush() { return true; }

  hal::PanelCheck check() const { return {}; }

 private:
  void begin(bool pixels);
};

}  // namespace felicity::drivers
