#include "drivers/early_reset.h"

#include "drivers/clock_timer.h"
#include "drivers/output_pin.h"
#include "drivers/panel_reset.h"
#include "drivers/st7789_wire.h"
#include "hardware/structs/xosc.h"
#include "hardware/watchdog.h"
#include "pico/platform.h"

extern "C" {
extern const std::uint32_t __bss_start__;  // of the linker
extern const std::uint32_t __bss_end__;
}

namespace felicity::drivers {
namespace {

constexpr boards::Bus kBus = kBoard.bus;
constexpr std::uint32_t kFastestMegahertz = chip::kFastestStartMegahertz;
constexpr std::uint32_t kCommandUs = 5'000;  // since the last change of sleep

bool crystal_ran = false;      // at the reset of the panel
std::uint64_t clock_began_at;  // when the crystal ran and the timer counted

// The timer stands still: these count cycles of the processor.
void wait_at_least_us(std::uint32_t us) { busy_wait_at_least_cycles(us * kFastestMegahertz); }

// A part of the wait has passed: memory was cleared since the reset of the chip.
void wait_for_sleep_change() {
  const auto cleared = static_cast<std::uint32_t>(&__bss_end__ - &__bss_start__);
  constexpr std::uint32_t kWanted = kCommandUs * kFastestMegahertz;
  const std::uint32_t passed = cleared * chip::kCyclesToClearWord;
  if (passed < kWanted) busy_wait_at_least_cycles(kWanted - passed);
}

// By the pins: the SPI block has no clock yet. The panel reads a bit when the clock rises.
void send_by_pins(std::uint8_t byte) {
  gpio_put(gpio(kBus.cs), false);
  for (int bit = 7; bit >= 0; --bit) {
    gpio_put(gpio(kBus.sck), false);
    gpio_put(gpio(kBus.mosi), (byte >> bit & 1) != 0);
    gpio_put(gpio(kBus.sck), true);
  }
  gpio_put(gpio(kBus.cs), true);
}

void reset_panel() {
  if constexpr (kHasResetWire) {
    start_output(kBoard.panel.reset, false);
    wait_at_least_us(kResetUs);
    gpio_put(gpio(kBoard.panel.reset), true);
  } else {
    for (const boards::Pin pin : {kBus.cs, kBus.sck, kBus.mosi}) start_output(pin, true);
    start_output(kBus.dc, false);  // a command
    if (!panel_was_without_power()) wait_for_sleep_change();
    send_by_pins(st7789::kSoftReset);
  }
}

// What the crystal's start takes is counted in cycles of the crystal, so no tolerance of the ring
// oscillator is in it. After a reset by the watchdog the crystal still runs.
std::uint32_t crystal_us() {
  if (crystal_ran) return 0;
  return (xosc_hw->startup & XOSC_STARTUP_DELAY_BITS) * 256 / (XOSC_HZ / 1'000'000);
}

}  // namespace

// A reset by the watchdog does not show in the cause.
bool panel_was_without_power() { return chip::had_power_on() && !watchdog_caused_reboot(); }

std::uint64_t after_early_reset(std::uint32_t us) {
  const std::uint32_t passed = crystal_us();
  return clock_began_at + (us > passed ? us - passed : 0);
}

}  // namespace felicity::drivers

// The SDK calls what this section holds, in the order of its numbers: 00100 releases the pins from
// reset, 00500 starts the crystal and the clocks.
extern "C" {

void runtime_init_panel_reset() {
  using namespace felicity::drivers;
  crystal_ran = (xosc_hw->status & XOSC_STATUS_STABLE_BITS) != 0;
  reset_panel();
}

void runtime_init_panel_clock() { felicity::drivers::clock_began_at = felicity::drivers::now_us(); }

[[gnu::used, gnu::section(".preinit_array.00499")]] void (*const felicity_panel_reset)() =
    runtime_init_panel_reset;
[[gnu::used, gnu::section(".preinit_array.00501")]] void (*const felicity_panel_clock)() =
    runtime_init_panel_clock;
}
