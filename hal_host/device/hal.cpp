// engine/hal.h on a PC.
#include "engine/hal.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "engine/gfx/canvas.h"
#include "hal_host/device/boards.h"
#include "hal_host/device/machine.h"

namespace felicity::host {
namespace {

Machine* plugged_in = nullptr;

constexpr int kPanicStatus = 70;
constexpr std::uint16_t kLit = 0xFFFF;
constexpr std::uint16_t kDark = 0;

// The board's own panel, in good order.
hal::PanelCheck panel_of(const boards::Board& board) {
  if (board.bus.kind == boards::BusKind::Spi) return {};
  return {.answer = hal::PanelCheck::Answer::Fine, .address = board.bus.address};
}

Machine& machine() {
  if (plugged_in == nullptr) hal::panic(__FILE__, __LINE__);
  return *plugged_in;
}

}  // namespace

Machine::Machine(const boards::Board& board, Front& of, const Chance& from, Flash with)
    : front(of),
      chance(from),
      flash(std::move(with)),
      picture(board.panel.width, board.panel.height, is_mono(board)),
      panel(panel_of(board)) {
  if (plugged_in != nullptr) hal::panic(__FILE__, __LINE__);
  plugged_in = this;
}

Machine::~Machine() { plugged_in = nullptr; }

}  // namespace felicity::host

namespace felicity::hal {

using host::machine;

Moment now_ms() { return machine().front.now_ms(); }

void idle_until(Moment then) { machine().front.idle_until(then); }

std::uint8_t keys() { return machine().front.keys(); }

void entropy(std::uint8_t (&key)[32]) {
  if (!machine().chance.draw(key)) panic(__FILE__, __LINE__);
}

bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) {
  host::Picture& picture = machine().picture;
  const gfx::Rect area =
      changed.intersect(canvas.bounds()).intersect({0, 0, picture.width, picture.height});
  for (int y = area.y; y < area.bottom(); ++y) {
    for (int x = area.x; x < area.right(); ++x) {
      const gfx::Colour colour = canvas.at(x, y);
      picture.at(x, y) = !canvas.is_mono()     ? palette[colour]
                         : colour == gfx::kInk ? host::kLit
                                               : host::kDark;
    }
  }
  machine().front.show(picture, area);
  return true;
}

void beep(int hertz, int milliseconds, int volume) {
  machine().front.beep(hertz, milliseconds, volume);
}

void brightness(int percent) { machine().front.brightness(percent); }

PanelCheck check_panel() { return machine().panel; }

void led(int red, int green, int blue) { machine().front.led(red, green, blue); }

int battery() { return machine().front.battery(); }

bool flash_read(std::uint32_t at, void* out, std::uint32_t size) {
  return machine().flash.read(at, out, size);
}

bool flash_program(std::uint32_t at, const std::uint8_t (&page)[256]) {
  return machine().flash.program(at, page);
}

bool flash_erase(std::uint32_t at) { return machine().flash.erase(at); }

LastReset last_reset() { return {}; }  // a program that ended badly has said so and is gone

void panic(const char* file, int line) {
  if (host::plugged_in != nullptr) host::plugged_in->front.give_up();
  std::fprintf(stderr, "felicity: a bug was found at %s:%d\n", file, line);
  std::fflush(nullptr);
  std::_Exit(host::kPanicStatus);
}

}  // namespace felicity::hal
