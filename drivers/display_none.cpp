// A board without a panel: pictures are dropped.
#include "drivers/board_parts.h"
#include "engine/gfx/canvas.h"
#include "engine/hal.h"

void felicity::drivers::start_display() {}
bool felicity::drivers::panel_is_dark() { return false; }
void felicity::drivers::serve_panel() {}
felicity::hal::Moment felicity::drivers::panel_or(hal::Moment then) { return then; }
bool felicity::drivers::panel_is_due() { return false; }
bool felicity::drivers::panel_has_forgotten() { return false; }
void felicity::drivers::watch_scan(bool) {}
bool felicity::hal::show(const gfx::Canvas&, const gfx::Palette&, gfx::Rect) { return true; }
void felicity::hal::brightness(int) {}
felicity::hal::PanelCheck felicity::hal::check_panel() { return {}; }
