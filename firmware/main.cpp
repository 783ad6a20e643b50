// Felicity on an RP2040: its parts as named objects, and the loop.
#include <new>

#include "drivers/board_parts.h"
#include "drivers/clock_timer.h"
#include "drivers/this_board.h"
#include "engine/hal.h"
#include "engine/ui/app.h"
#include "firmware/crash_report.h"
#include "firmware/usb_console.h"
#include "pico/platform.h"

namespace {

using namespace felicity;
using drivers::kBoard;

constexpr gfx::Depth kDepth =
    kBoard.panel.depth == boards::Depth::Mono ? gfx::Depth::Mono : gfx::Depth::Colour;
static_assert(kDepth == gfx::Depth::FELICITY_DEPTH, "board.h and board.cmake disagree");
constexpr ui::Buttons kButtons = kBoard.buttons == boards::Buttons::Four    ? ui::Buttons::Four
                                 : kBoard.buttons == boards::Buttons::Five  ? ui::Buttons::Five
                                 : kBoard.buttons == boards::Buttons::Eight ? ui::Buttons::Eight
                                                                            : ui::Buttons::Six;
constexpr std::size_t kCanvasBytes =
    gfx::Canvas::bytes(kBoard.panel.width, kBoard.panel.height, kDepth);

// Not cleared at start, when the chip still runs at 6 MHz: each picture begins by filling its
// background, and a bot clears its tree before it thinks.
alignas(4) std::uint8_t __uninitialized_ram(canvas_memory)[kCanvasBytes];
alignas(bots::Bot) std::uint8_t __uninitialized_ram(bot_memory)[sizeof(bots::Bot)];

gfx::Canvas canvas(kBoard.panel.width, kBoard.panel.height, kDepth, canvas_memory);
bots::Bot& bot =
    *new (bot_memory) bots::Bot;           // shared by all computer players: one decides at a time
session::Saves saves;                      // settings, seating, roster, and the store
session::Session the_session(saves, bot);  // the table and what it is used for
ui::Panel panel(canvas);                   // from a screen to the display
ui::App app(panel, kButtons, the_session);

}  // namespace

int main() {
  firmware::start_crash_report();
  drivers::start_clock();
  drivers::start_buttons();
  drivers::start_usb_power();  // finds out which module it is, which the LED depends on
  drivers::start_led();
  drivers::start_sound();
  drivers::start_battery();
  drivers::start_display();
  app.start(hal::now_ms());
  for (;;) {
    firmware::feed_watchdog(hal::now_ms());
    drivers::serve_panel();
    if (drivers::panel_has_forgotten()) panel.has_forgotten();
    app.step(hal::now_ms(), hal::keys());
    firmware::serve_usb(app, saves);
    hal::idle_until(drivers::panel_or(app.wake_at()));
  }
}
