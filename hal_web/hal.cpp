// engine/hal.h in a web page. The page has the clock, the keys, the speaker and the disk; picture
// and flash are memory of this module that the page reads.
#include "engine/hal.h"

#include <cstring>

#include "engine/gfx/canvas.h"
#include "hal_host/device/boards.h"
#include "hal_host/device/lithium.h"
#include "hal_web/imports.h"
#include "hal_web/machine.h"

namespace felicity::web {
namespace {

constexpr std::uint8_t kErased = 0xFF;
constexpr std::uint32_t kOpaque = 0xFF000000;
constexpr std::uint32_t kWhite = 0xFFFFFFFF;

Machine the_machine;

// Red in the lowest byte, as RGBA lies in memory. The high bits fill the low ones, so that full
// stays full.
constexpr std::uint32_t rgba_of(std::uint16_t rgb565) {
  const std::uint32_t red = rgb565 >> 11;
  const std::uint32_t green = rgb565 >> 5 & 0x3F;
  const std::uint32_t blue = rgb565 & 0x1F;
  return kOpaque | (blue << 3 | blue >> 2) << 16 | (green << 2 | green >> 4) << 8 |
         (red << 3 | red >> 2);
}

constexpr bool holds(std::uint32_t at, std::uint32_t size) {
  return at <= store::kSaveBytes && size <= store::kSaveBytes - at;
}

}  // namespace

Machine& machine() { return the_machine; }

}  // namespace felicity::web

namespace felicity::hal {

using namespace web;

Moment now_ms() { return machine().now; }
// Never called: between two steps the page waits for its own events.
void idle_until(Moment /*then*/) {}
std::uint8_t keys() { return machine().held; }
void entropy(std::uint8_t (&key)[32]) { page_entropy(key); }

bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) {
  const gfx::Rect area = changed.intersect(canvas.bounds());
  for (int y = area.y; y < area.bottom(); ++y) {
    std::uint32_t* const row = machine().rgba + y * canvas.width();
    for (int x = area.x; x < area.right(); ++x) {
      const gfx::Colour colour = canvas.at(x, y);
      if (canvas.is_mono()) {
        row[x] = colour == gfx::kInk ? kWhite : kOpaque;
      } else {
        row[x] = rgba_of(palette[colour]);
      }
    }
  }
  page_shown(area.x, area.y, area.w, area.h);
  return true;
}

void play(std::span<const Note> notes, int times, int volume) {
  page_tune(volume);
  Sequencer sequencer(notes, times);
  for (Step step; sequencer.next(step);) page_step(step.hertz, step.milliseconds);
  page_step(0, 0);
}
bool has_sound() { return host::has_sound(*machine().board); }
void brightness(int percent) { page_brightness(percent); }
PanelCheck check_panel() { return host::panel_of(*machine().board); }
void led(int red, int green, int blue) { page_led(red, green, blue); }
// A page is fed by the computer it is open on, unless a test gives it a battery.
Power power() {
  return {.millivolts = host::millivolts_at(machine().battery),
          .cable = machine().battery == kNoBattery};
}
void write_above(int /*millivolts*/) {}  // a page writes until it is closed
void sleep_deeply() {}                   // a page has no deeper sleep

bool flash_read(std::uint32_t at, void* out, std::uint32_t size) {
  if (!holds(at, size)) return false;
  std::memcpy(out, machine().flash + at, size);
  return true;
}

bool flash_program(std::uint32_t at, const std::uint8_t (&page)[256]) {
  if (at % sizeof page != 0 || !holds(at, sizeof page)) return false;
  if (!page_flash(at, sizeof page)) return false;
  std::uint8_t* const bytes = machine().flash + at;
  for (std::size_t i = 0; i < sizeof page; ++i) bytes[i] &= page[i];  // only clears bits
  return true;
}

bool flash_erase(std::uint32_t at) {
  if (at % store::kSectorBytes != 0 || !holds(at, store::kSectorBytes)) return false;
  if (!page_flash(at, store::kSectorBytes)) return false;
  std::memset(machine().flash + at, kErased, store::kSectorBytes);
  return true;
}

std::span<const std::uint8_t> skin() { return machine().skin; }
LastReset last_reset() { return {}; }

void panic(const char* file, int line) {
  page_panic(file, line);  // throws
  __builtin_trap();
}

}  // namespace felicity::hal
