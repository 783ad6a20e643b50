#include "firmware/usb_console.h"

#include "drivers/board_parts.h"
#include "drivers/this_board.h"
#include "engine/base/version.h"
#include "engine/console/console.h"
#include "engine/hal.h"
#include "hardware/regs/addressmap.h"
#include "tusb.h"

// Of the linker: where the image ends in flash, and what is taken of the RAM from the start.
extern "C" const char __flash_binary_start, __flash_binary_end, __end__;

namespace felicity::firmware {
namespace {

using drivers::kBoard;

std::uint32_t distance(const char& from, const char& to) {
  return static_cast<std::uint32_t>(&to - &from);
}

class Game final : public console::DeviceInfo {
 public:
  void look_at(ui::App& app) { app_ = &app; }

  console::Facts facts() override {
    const hal::LastReset trouble = hal::last_reset();
    const bool bug = trouble.kind == hal::LastReset::Kind::Bug;
    const bool hang = trouble.kind == hal::LastReset::Kind::Hang;
    return {.version = kVersion,
            .board = kBoard.name,
            .width = kBoard.panel.width,
            .height = kBoard.panel.height,
            .flash_used = distance(__flash_binary_start, __flash_binary_end),
            .flash_bytes = kBoard.flash_bytes,
            .ram_used =
                static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(&__end__)) - SRAM_BASE,
            .ram_bytes = SRAM_END - SRAM_BASE,
            .started_by = bug    ? "a bug"
                          : hang ? "a hang"
                                 : "power",
            .bug_file = bug ? trouble.file : nullptr,
            .bug_line = trouble.line};
  }

  console::SelfTest self_test() override {
    return {.panel = app_->panel(),
            .held = app_->held(),
            .stuck = app_->stuck(),
            .together = app_->pressed_together(),
            .battery = app_->battery(),
            .usb_power = drivers::on_usb_power(),
            .flash_fine = !app_->saving_fails(),
            .chance_fine = drivers::entropy_is_healthy()};
  }

  console::Picture picture() override {
    return {.canvas = app_->public_picture(),
            .palette = app_->settings().night ? &gfx::kNight : &gfx::kDay,
            .number = app_->pictures()};
  }

  int games() override { return app_->finished_count(); }

  // Games are asked for one after the other: the next one is a single step away.
  bool game(int index, Record& record) override {
    if (index != next_) {
      mark_ = store::kAfterAll;
      (void)app_->pass_finished(mark_, index);
    }
    next_ = index + 1;
    return app_->next_finished(mark_, record);
  }

 private:
  ui::App* app_ = nullptr;
  store::Mark mark_ = store::kAfterAll;
  int next_ = 0;
};

Game game;
console::Console talk(game);
console::Chunk piece;  // said, but not yet all on its way
std::uint32_t sent = 0;
bool is_wanted = false;
bool is_on = false;

// D+ is pulled up only while the cable feeds the board: without VBUS it would feed a PC that is off
// (USB 2.0, 7.1.5), and USB would run on the battery. A board that cannot sense a cable counts as
// fed.
bool may_be_on() { return is_wanted && drivers::on_usb_power(); }

bool has_work() { return may_be_on() != is_on || (is_on && tud_task_event_ready()); }

void switch_to(bool on) {
  if (on == is_on) return;
  is_on = on;
  if (on && !tusb_inited()) tusb_init();
  if (on) tud_connect();
  if (!on) tud_disconnect();
}

// Who looks for a fault, or cannot read the settings, may ask; also after it is gone, to be told
// so.
bool is_needed(const ui::App& app) {
  static bool was_needed = false;
  was_needed = was_needed || app.panel_is_silent() || app.is_open(ui::kSelfTestScreen);
  return was_needed;
}

void fall_silent() {
  talk.reset();
  piece = console::Chunk();
  sent = 0;
}

// As much as the cable takes now; false: it is full.
bool speak() {
  for (;;) {
    if (sent == piece.size()) {
      sent = 0;
      if (!talk.next(piece)) return true;
    }
    const std::uint32_t left = piece.size() - sent;
    sent += tud_cdc_write(piece.c_str() + sent, left);
    if (sent < piece.size()) return false;
  }
}

}  // namespace

void serve_usb(ui::App& app) {
  game.look_at(app);
  is_wanted = app.settings().usb_console || is_needed(app);
  drivers::end_idle_when(has_work);
  switch_to(may_be_on());
  if (!is_on) return;
  tud_task();
  if (!tud_cdc_connected()) return fall_silent();
  while (speak() && tud_cdc_available() != 0) talk.take(static_cast<char>(tud_cdc_read_char()));
  tud_cdc_write_flush();
}

}  // namespace felicity::firmware
