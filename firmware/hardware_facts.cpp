#include "firmware/hardware_facts.h"

#include <algorithm>

#include "drivers/clock_timer.h"
#include "drivers/pico_module.h"
#include "drivers/this_board.h"
#include "engine/store/page.h"
#include "hardware/watchdog.h"

namespace felicity::firmware {
namespace {

const char* module() {
  if constexpr (drivers::kBoard.module != boards::Module::Pico) return drivers::kBoard.title;
  switch (drivers::module()) {
    case drivers::PicoModule::Plain: return drivers::chip::kPico;
    case drivers::PicoModule::W: return drivers::chip::kPicoW;
    case drivers::PicoModule::Copy: break;
  }
  return "a module without a sense of VSYS";
}

const char* reset_by() {
  if (watchdog_caused_reboot()) return "the watchdog";
  if (drivers::chip::had_run_pin()) return "the RUN pin";
  if (drivers::chip::had_debugger()) return "a debugger";
  return "power-on";
}

}  // namespace

console::Hardware hardware_facts() {
  console::Hardware facts = {.chip = drivers::chip::name(),
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
