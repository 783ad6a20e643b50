#include "firmware/crash_report.h"

#include <algorithm>

#include "engine/hal.h"
#include "hardware/structs/watchdog.h"
#include "hardware/sync.h"
#include "hardware/watchdog.h"

extern "C" char __flash_binary_start[];
extern "C" char __flash_binary_end[];

namespace felicity::firmware {
namespace {

constexpr std::uint32_t kWatchdogMs = 2000;
constexpr std::uint32_t kMinute = 60;  // in seconds

// Scratch 0 and 1: file and line of a bug. Scratch 2: how long the last runs took. The SDK and the
// boot ROM use 4 to 7; that of the RP2350 also 2 and 3, when it restarts the chip after an update.
constexpr int kFile = 0;
constexpr int kLine = 1;
constexpr int kRuns = 2;
constexpr std::uint32_t kBugMark = 0xB0600000;
constexpr std::uint32_t kRunsMark = 0xF3110000;
constexpr std::uint32_t kMarkMask = 0xFFF00000;
constexpr std::uint32_t kLineMask = 0x000FFFFF;

hal::LastReset last;
hal::Moment began;
std::uint32_t this_run = 0;    // in seconds; stays at Runs::kLong
std::uint32_t run_before = 0;  // the Runs::last_run of this run

// Three abnormal ends within a minute: two runs that both began after an abnormal end and lasted
// less than a minute together.
struct Runs {
  static constexpr std::uint32_t kLong = 254;     // or longer, or begun by power-on
  static constexpr std::uint32_t kPowerOn = 255;  // of last_run: this run began with power-on
  std::uint32_t this_run;                         // in seconds, at most kLong
  std::uint32_t last_run;                         // the same of the run before
};

volatile std::uint32_t& scratch(int index) { return watchdog_hw->scratch[index]; }

void write(Runs runs) {
  scratch(kRuns) = kRunsMark | runs.last_run << 8 | std::min(runs.this_run, Runs::kLong);
}

bool read(Runs& runs) {
  const std::uint32_t word = scratch(kRuns);
  runs = {word & 0xFF, word >> 8 & 0xFF};
  return (word & 0xFFFF0000) == kRunsMark;
}

bool in_this_image(std::uint32_t address) {
  return address >= reinterpret_cast<std::uint32_t>(__flash_binary_start) &&
         address < reinterpret_cast<std::uint32_t>(__flash_binary_end);
}

hal::LastReset read_report() {
  hal::LastReset found;
  const std::uint32_t file = scratch(kFile);
  const std::uint32_t line = scratch(kLine);
  if ((line & kMarkMask) == kBugMark && in_this_image(file)) {
    found.kind = hal::LastReset::Kind::Bug;
    found.file = reinterpret_cast<const char*>(file);
    found.line = static_cast<int>(line & kLineMask);
  } else if (watchdog_enable_caused_reboot()) {
    found.kind = hal::LastReset::Kind::Hang;
  }
  scratch(kLine) = 0;
  return found;
}

}  // namespace

void start_crash_report() {
  began = hal::now_ms();
  last = read_report();
  Runs runs = {};
  const bool ended_abnormally = last.kind != hal::LastReset::Kind::None && read(runs);
  last.repeated = ended_abnormally && runs.this_run + runs.last_run < kMinute;
  run_before = Runs::kPowerOn;
  if (ended_abnormally) run_before = runs.last_run == run_before ? Runs::kLong : runs.this_run;
  write({0, run_before});
  watchdog_enable(kWatchdogMs, /*pause_on_debug=*/true);
}

void feed_watchdog(hal::Moment now) {
  if (this_run < Runs::kLong) this_run = (now - began) / 1000;
  write({this_run, run_before});
  watchdog_update();
}

}  // namespace felicity::firmware

namespace felicity::hal {

LastReset last_reset() { return firmware::last; }

void panic(const char* file, int line) {
  using namespace firmware;
  (void)save_and_disable_interrupts();
  scratch(kFile) = reinterpret_cast<std::uint32_t>(file);
  scratch(kLine) = kBugMark | (static_cast<std::uint32_t>(line) & kLineMask);
  watchdog_reboot(0, 0, 0);
  for (;;) __wfi();
}

}  // namespace felicity::hal

// A panic of the SDK, which gives no file and line.
extern "C" [[noreturn]] void felicity_sdk_panic(const char*, ...) {
  felicity::hal::panic("Pico SDK", 0);
}

// A wild pointer, or an address without memory.
extern "C" void isr_hardfault() { felicity::hal::panic("hard fault", 0); }
