#include "firmware/hardware_facts.h"

#include <algorithm>

#include "drivers/clock_rp2040.h"
#include "drivers/pico_module.h"
#include "drivers/this_board.h"
#include "engine/store/page.h"
#include "hardware/structs/vreg_and_chip_reset.h"
#include "hardware/watchdog.h"
#include "pico/platform.h"

namespace felicity::firmware {
namespace {

const char* chip() {
  switch (rp2040_rom_version()) {
    case 1: return "RP2040 B0";
    case 2: return "RP2040 B1";
    case 3: return "RP2040 B2";
    default: return "RP2040 of an unknown revision";
  }
}

const char* module() {
  if constexpr (drivers::kBoard.module != boards::Module::Pico) return drivers::kBoard.title;
  switch (drivers::module()) {
    case drivers::PicoModule::Plain: return "Pico";
    case drivers::PicoModule::W: return "Pico W";
    case drivers::PicoModule::Copy: break;
  }
  return "a module without a sense of VSYS";
}

// A reset by the watchdog leaves CHIP_RESET as it was.
const char* reset_by() {
  const std::uint32_t cause = vreg_and_chip_reset_hw->chip_reset;
  if (watchdog_caused_reboot()) return "the watchdog";
  if ((cause & VREG_AND_CHIP_RESET_CHIP_RESET_HAD_RUN_BITS) != 0) return "the RUN pin";
  if ((cause & VREG_AND_CHIP_RESET_CHIP_RESET_HAD_PSM_RESTART_BITS) != 0) return "a debugger";
  return "power-on";
}

}  // namespace

console::Hardware hardware_facts() {
  console::Hardware facts = {.chip = chip(),
                             .module = module(),
                             .reset_by = reset_by(),
                             .seconds = static_cast<std::uint32_t>(drivers::now_us() / 1'000'000),
                             .power = hal::power(),
                             .pages = store::kSaveBytes / store::kPageBytes};
  for (std::uint32_t at = 0; at < store::kSaveBytes; at += store::kPageBytes) {
    store::PageHead head = {};
    if (!hal::flash_read(at, &head, sizeof head) || head.is_blank()) continue;
    ++facts.pages_used;
    if (head.is_ours()) facts.pages_written = std::max(facts.pages_written, head.sequence);
  }
  return facts;
}

}  // namespace felicity::firmware
