#include "firmware/usb_console.h"

#include "drivers/board_parts.h"
#include "drivers/clock_timer.h"
#include "drivers/this_board.h"
#include "engine/base/version.h"
#include "engine/console/console.h"
#include "engine/hal.h"
#include "firmware/hardware_facts.h"
#include "hardware/regs/addressmap.h"
#include "pico/bootrom.h"
#include "tusb.h"

// From the linker: the ends of the image in flash, and the end of static RAM.
extern "C" const char __flash_binary_start, __flash_binary_end, __end__;

namespace felicity::firmware {
namespace {

using drivers::kBoard;

std::uint32_t distance(const char& from, const char& to) {
  return static_cast<std::uint32_t>(&to - &from);
}

class GameInfo final : public console::DeviceInfo {
 public:
  void set_parts(const ui::App& app, session::Saves& saves) {
    app_ = &app;
    saves_ = &saves;
  }

  console::Facts facts() override {
    const hal::LastReset reset = hal::last_reset();
    const bool bug = reset.kind == hal::LastReset::Kind::Bug;
    const bool hang = reset.kind == hal::LastReset::Kind::Hang;
    return {.version = kVersion,
            .board = kBoard.name,
            .width = kBoard.panel.width,
            .height = kBoard.panel.height,
            .flash_used = distance(__flash_binary_start, __flash_binary_end),
            .flash_bytes = drivers::kFlashBytes,
            .ram_used =
                static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(&__end__)) - SRAM_BASE,
            .ram_bytes = SRAM_END - SRAM_BASE,
            .started_by = bug    ? "a bug"
                          : hang ? "a hang"
                                 : "power",
            .bug_file = bug ? reset.file : nullptr,
            .bug_line = reset.line,
            .skin = skin_state(),
            .skin_title = skin_words(),
            .hardware = hardware_facts(),
            .game_is_under_way = game_is_under_way()};
  }

  console::SelfTest self_test() override {
    return {.panel = app_->panel().check(),
            .held = app_->keys().held(),
            .stuck = app_->keys().stuck(),
            .together = app_->keys().pressed_together(),
            .battery = app_->panel().battery(),
            .usb_power = drivers::on_usb_power(),
            .flash_fine = !saves_->store().failing(),
            .chance_fine = drivers::entropy_is_healthy()};
  }

  console::Picture picture() override {
    return {.canvas = app_->panel().public_picture(),
            .palette = &app_->panel().palette(),
            .number = app_->panel().pictures()};
  }

  int games() override { return saves_->store().finished_count(); }

  // The console reads games in order: the next one is a single step away.
  bool game(int index, Record& record) override {
    if (index != next_) {
      mark_ = store::kAfterAll;
      (void)saves_->store().skip_finished(mark_, index);
    }
    next_ = index + 1;
    store::GameMeta meta;
    return saves_->store().next_finished(mark_, record, meta);
  }

 private:
  // A game that was found at the start may be resumed only once the start is written.
  bool game_is_under_way() const {
    return !saves_->start_is_written() || app_->session().can_resume();
  }

  const char* skin_state() const {
    const skin::Skin& skin = app_->panel().skin();
    if (skin.fault() == skin::Fault::Absent) return "none";
    return skin.is_used() ? "used " : "not used: ";
  }
  const char* skin_words() const {
    const skin::Skin& skin = app_->panel().skin();
    if (skin.fault() == skin::Fault::Absent) return "";
    return skin.is_used() ? skin.title() : skin::explain(skin.fault());
  }

  const ui::App* app_ = nullptr;
  session::Saves* saves_ = nullptr;
  store::PageRef mark_ = store::kAfterAll;
  int next_ = 0;
};

GameInfo info;
console::Console usb_console(info);
console::Chunk chunk;         // of an answer, being sent
std::uint32_t sent = 0;       // bytes of it
bool fault_was_seen = false;  // since power-on
bool is_wanted = false;
bool is_on = false;

// D+ is pulled up only while a cable feeds the board: without VBUS it would feed a PC that is off
// (USB 2.0, 7.1.5), and USB would run on the battery. A board without a pin for VBUS counts as fed;
// a Pico W, which cannot sense the cable, tries while its panel is lit.
bool may_be_on() { return is_wanted && drivers::usb_may_connect(); }

drivers::UsbState usb_state() {
  if (!is_on) return drivers::UsbState::Off;
  const bool is_used = tud_mounted() && !tud_suspended();
  return is_used ? drivers::UsbState::Active : drivers::UsbState::Connected;
}

bool has_work() { return may_be_on() != is_on || (is_on && tud_task_event_ready()); }

void switch_to(bool on) {
  if (on == is_on) return;
  is_on = on;
  if (on && !tusb_inited()) tusb_init();
  if (on) tud_connect();
  if (!on) tud_disconnect();
}

// A player who sees no picture cannot open the settings. It stays on after the fault is mended, so
// that the console can report that.
bool is_needed(const ui::App& app) {
  fault_was_seen = fault_was_seen || ui::Panel::is_silent() || app.screen().diagnoses;
  return fault_was_seen;
}

void drop_answer() {
  usb_console.reset();
  chunk = console::Chunk();
  sent = 0;
}

// Sends as much as USB takes now; false: its buffer is full.
bool send_answer() {
  for (;;) {
    if (sent == chunk.size()) {
      sent = 0;
      if (!usb_console.next(chunk)) return true;
    }
    const std::uint32_t left = chunk.size() - sent;
    sent += tud_cdc_write(chunk.c_str() + sent, left);
    if (sent < chunk.size()) return false;
  }
}

// The panel keeps its picture in the boot loader, and that may be a hand: so it goes dark first.
void start_boot_loader() {
  constexpr std::uint32_t kLastBytesUs = 50'000;  // of the answer, on their way to the PC
  hal::brightness(0);
  const std::uint64_t end = drivers::now_us() + kLastBytesUs;
  while (!drivers::has_come(end)) tud_task();
  rom_reset_usb_boot(0, 0);
}

}  // namespace

void serve_usb(const ui::App& app, session::Saves& saves) {
  info.set_parts(app, saves);
  is_wanted = app.settings().usb_console || is_needed(app);
  drivers::end_idle_when(has_work);
  switch_to(may_be_on());
  if (is_on) tud_task();
  drivers::set_usb_state(usb_state());
  if (!is_on) return;
  if (!tud_cdc_connected()) return drop_answer();
  while (send_answer() && tud_cdc_available() != 0)
    usb_console.feed(static_cast<char>(tud_cdc_read_char()));
  tud_cdc_write_flush();
  if (usb_console.wants_boot_loader() && sent == chunk.size()) start_boot_loader();
}

}  // namespace felicity::firmware
