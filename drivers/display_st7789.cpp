// ST7789, 240 x 240 or 320 x 240: set-up, sleep and light, with the waits of the ST7789V datasheet.
// serve_panel() waits for the long ones, 120 ms each, while the game goes on.
#include <algorithm>

#include "drivers/board_parts.h"
#include "drivers/clock_timer.h"
#include "drivers/early_reset.h"
#include "drivers/light_pwm.h"
#include "drivers/panel_reset.h"
#include "drivers/st7789_wire.h"
#include "drivers/this_board.h"
#include "engine/hal.h"
#include "hardware/gpio.h"
#include "hardware/sync.h"

namespace felicity::drivers {
namespace {

using namespace st7789;

constexpr boards::Panel kPanel = kBoard.panel;
static_assert(kPanel.controller == boards::Controller::St7789,
              "board.h and board.cmake name different controllers");
constexpr boards::Light kBacklight = {.pin = kPanel.backlight};
constexpr unsigned kTearing = static_cast<unsigned>(kPanel.tearing);

constexpr std::uint8_t k16Bits = 0x55;
constexpr std::uint32_t kReadyUs = 5'000;  // after a reset or a change of sleep
// From a reset to sleep out, between two changes of sleep, and of a reset out of sleep out.
constexpr std::uint32_t kSleepChangeUs = 120'000;
constexpr std::uint32_t kLightUs = kPanel.light_after_ms * 1'000;  // from sleep out to the light
constexpr std::uint32_t kCatchUpUs = 3'000;                        // see let_scan_pass()

bool set_up_done = false;  // since it slept
bool awake = false;
bool on = false;
bool lit = false;
int wanted = 0;                 // per cent of light
std::uint64_t scan_began_at;    // no scan began later; written by an interrupt
std::uint64_t ready_at;         // the next command
std::uint64_t sleep_change_at;  // the next sleep in or out
std::uint64_t light_at;

// Shown as soon as the panel takes commands. Pointers suffice: the engine has one canvas, and draws
// into it only right before hal::show().
const gfx::Canvas* late_canvas = nullptr;
const gfx::Palette* late_palette = nullptr;

void wait_for(std::uint64_t at) {
  wait_until(at, [] { return false; });
}

void command_in_time(Command code) {
  wait_for(ready_at);
  command(code);
}

// Repeated at every wake, so that a register changed by interference does not stay until power-off.
void set_up() {
  wait_for(ready_at);
  command(kPixelFormat, k16Bits);
  command(kMemoryOrder, kPanel.madctl);
  if (kPanel.inverted) command(kInvert);
  if (is_there(kPanel.tearing)) command(kTearingOn, 0);
  for (const boards::Register& row : kPanel.registers) {
    command(static_cast<Command>(row.command), std::span(row.bytes).first(row.count));
  }
  set_up_done = true;
}

// The buttons share this interrupt: only an edge of this pin is the start of a scan.
void on_tearing() {
  if ((gpio_get_irq_event_mask(kTearing) & GPIO_IRQ_EDGE_FALL) == 0) return;
  gpio_acknowledge_irq(kTearing, GPIO_IRQ_EDGE_FALL);
  scan_began_at = now_us();
}

void start_tearing() {
  gpio_init(kTearing);
  gpio_add_raw_irq_handler(kTearing, on_tearing);
  watch_scan(true);
}

// A picture is torn where writing and scanning cross. Writing a line takes 61 us, scanning one 73:
// a write that starts before the scan stays ahead of it, one that starts when the scan is 38 lines
// down never catches up. Only in between does it have to wait.
void let_scan_pass() {
  if (!is_there(kPanel.tearing) || !lit) return;
  const std::uint32_t before = save_and_disable_interrupts();
  const std::uint64_t past = scan_began_at + kCatchUpUs;
  restore_interrupts(before);
  wait_for(past);
}

void sleep_change(Command code) {
  command_in_time(code);
  awake = code == kSleepOut;
  const std::uint64_t now = now_us();
  ready_at = now + kReadyUs;
  sleep_change_at = now + kSleepChangeUs;
  light_at = now + kLightUs;
}

void count_from_reset() {
  const bool woken_by_wire = kHasResetWire && !panel_was_without_power();
  ready_at = after_early_reset(woken_by_wire ? kSleepChangeUs : kReadyUs);
  sleep_change_at = after_early_reset(kSleepChangeUs);
}

bool send(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect area) {
  if (!set_up_done) set_up();
  if (area == canvas.bounds()) let_scan_pass();
  return send_area(canvas, palette, area);
}

// What the panel still needs, in this order. Light is the last: without a picture, and until the
// panel's voltages are up, the glass is white. A panel that may be woken is woken before it gets a
// picture that came late, because its voltages need longer than the picture.
enum class Step { None, Wake, Send, SwitchOn, Light, Sleep };

Step next_step(std::uint64_t& at) {
  const std::uint64_t wake_at = std::max(ready_at, sleep_change_at);
  if (wanted > 0 && !awake && (late_canvas == nullptr || has_come(wake_at))) {
    at = wake_at;
    return Step::Wake;
  }
  at = ready_at;
  if (late_canvas != nullptr) return Step::Send;
  if (wanted > 0 && !on) return Step::SwitchOn;
  at = wanted > 0 ? light_at : wake_at;
  if (wanted > 0 && !lit) return Step::Light;
  return wanted == 0 && awake ? Step::Sleep : Step::None;
}

void take(Step step) {
  switch (step) {
    case Step::None: break;
    case Step::Wake: sleep_change(kSleepOut); break;
    case Step::Send:
      if (send(*late_canvas, *late_palette, late_canvas->bounds())) late_canvas = nullptr;
      break;
    case Step::SwitchOn:
      if (!set_up_done) set_up();
      command(kDisplayOn);
      on = true;
      break;
    case Step::Light:
      set_light(kBacklight, wanted);
      lit = true;
      break;
    case Step::Sleep:
      sleep_change(kSleepIn);
      set_up_done = false;
      break;
  }
}

}  // namespace

bool panel_is_dark() { return wanted == 0 && !awake; }

// The panel cannot be read.
bool panel_is_due() { return false; }

bool panel_has_forgotten() { return false; }

// Of a scan that began unwatched only that is known: it began before the watch did.
void watch_scan(bool on) {
  if (!is_there(kPanel.tearing)) return;
  gpio_set_irq_enabled(kTearing, GPIO_IRQ_EDGE_FALL, on);  // forgets an edge from before
  if (on) scan_began_at = now_us();
}

void start_display() {
  start_light(kBacklight);
  if (is_there(kPanel.tearing)) start_tearing();
  start_wire();
  count_from_reset();
}

void serve_panel() {
  for (;;) {
    std::uint64_t at = 0;
    const Step step = next_step(at);
    if (step == Step::None || !has_come(at)) return;
    take(step);
  }
}

hal::Moment panel_or(hal::Moment then) {
  std::uint64_t at = 0;
  if (next_step(at) == Step::None) return then;
  const auto own = hal::Moment(static_cast<std::uint32_t>((at + 999) / 1000));
  const hal::Moment now = hal::now_ms();
  return own.left(now) < then.left(now) ? own : then;
}

}  // namespace felicity::drivers

namespace felicity::hal {

// A sleeping panel takes pixels, so the picture is there before the light. After a reset the whole
// picture is sent later, by serve_panel().
bool show(const gfx::Canvas& canvas, const gfx::Palette& palette, gfx::Rect changed) {
  using namespace drivers;
  gfx::Rect area = changed.intersect(canvas.bounds());
  if (area.is_empty()) return true;
  if (late_canvas != nullptr || !has_come(ready_at)) {
    late_canvas = &canvas;
    late_palette = &palette;
    serve_panel();
    return true;
  }
  const int right = area.right() + area.right() % 2;  // whole bytes of the canvas
  area = {area.x & ~1, area.y, right - (area.x & ~1), area.h};
  return send(canvas, palette, area);
}

void brightness(int percent) {
  using namespace drivers;
  wanted = percent;
  if (percent == 0 || lit) set_light(kBacklight, percent);
  if (percent == 0) {
    if (on) command_in_time(st7789::kDisplayOff);
    on = lit = false;
  }
  serve_panel();
}

PanelCheck check_panel() { return {}; }

}  // namespace felicity::hal
