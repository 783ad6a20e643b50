// A panel on SPI: it only listens, so nothing can be refused.
#pragma once

#include <cstdint>

#include "engine/hal.h"

namespace felicity::drivers {

class SpiBus {
 public:
  bool open();

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
