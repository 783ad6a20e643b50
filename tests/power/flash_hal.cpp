// The flash of engine/hal.h, for programs that need no other part of a device.
#include "engine/hal.h"
#include "tests/power/failing_flash.h"

namespace felicity::hal {

using tests::FailingFlash;

bool flash_read(std::uint32_t at, void* out, std::uint32_t size) {
  return FailingFlash::in_use->read(at, out, size);
}
bool flash_program(std::uint32_t at, const std::uint8_t (&page)[256]) {
  return FailingFlash::in_use->program(at, page);
}
bool flash_erase(std::uint32_t at) { return FailingFlash::in_use->erase(at); }

}  // namespace felicity::hal
