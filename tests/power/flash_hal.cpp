// The flash of engine/hal.h, for programs that need no other part of a device.
#include "engine/hal.h"
#include "tests/power/flash.h"

namespace felicity::hal {

using tests::Flash;

bool flash_read(std::uint32_t at, void* out, std::uint32_t size) {
  return Flash::in_use->read(at, out, size);
}
bool flash_program(std::uint32_t at, const std::uint8_t (&page)[256]) {
  return Flash::in_use->program(at, page);
}
bool flash_erase(std::uint32_t at) { return Flash::in_use->erase(at); }

}  // namespace felicity::hal
