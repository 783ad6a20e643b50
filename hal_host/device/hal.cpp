// engine/hal.h on a PC: every call goes to the machine in use.
#include "engine/hal.h"

#include <cstdio>
#include <cstdlib>

#include "hal_host/device/machine.h"

namespace felicity::host {
namespace {

constexpr int kPanicStatus = 70;

Machine& machine() {
  if (Machine::in_use() == nullptr) hal::panic(__FILE__, __LINE__);
  return *Machine::in_use();
}

}  // namespace

Machine* Machine::in_use_ = nullptr;

Machine::~Machine() {
  if (in_use_ == this) in_use_ = nullptr;
}

bool Machine::may_write() {
  const hal::Power now = power();
  return now.cable || now.millivolts == 0 || now.millivolts >= least_millivolts_;
}

}  // namespace felicity::host

namespace felicity::hal {

using host::machine;

Moment now_ms() { return machine().now_ms(); }
void idle_until(Moment then) { machine().idle_until(then); }
void sleep_deeply() { machine().sleep_deeply(); }
std::uint8_t keys() { return machine().keys(); }
void entropy(std::uint8_t (&key)[32]) { machine().entropy(key); }
bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) {
  return machine().show(canvas, palette, changed);
}
void play(std::span<const Note> notes, int times, int volume) {
  machine().play(notes, times, volume);
}
bool has_sound() { return machine().has_sound(); }
void brightness(int percent) { machine().brightness(percent); }
PanelCheck check_panel() { return machine().check_panel(); }
void led(int red, int green, int blue) { machine().led(red, green, blue); }
Power power() { return machine().power(); }
void write_above(int millivolts) { machine().write_above(millivolts); }
bool flash_read(std::uint32_t at, void* out, std::uint32_t size) {
  return machine().flash().read(at, out, size);
}
bool flash_program(std::uint32_t at, const std::uint8_t (&page)[256]) {
  return machine().may_write() && machine().flash().program(at, page);
}
bool flash_erase(std::uint32_t at) { return machine().may_write() && machine().flash().erase(at); }
std::span<const std::uint8_t> skin() { return machine().skin(); }
LastReset last_reset() { return machine().last_reset(); }

void panic(const char* file, int line) {
  if (host::Machine* const machine = host::Machine::in_use(); machine != nullptr) {
    machine->before_panic(file, line);
  }
  std::fprintf(stderr, "felicity: bug at %s:%d\n", file, line);
  std::fflush(nullptr);
  std::_Exit(host::kPanicStatus);
}

}  // namespace felicity::hal
