// S18, asleep: an icon, nothing else. What wakes the device is the app's business; while a key of a
// locked device is held, the icon is A with a bar that fills as long as A is held.
#include "engine/gfx/art/moon.h"
#include "engine/ui/app.h"

namespace felicity::ui {
namespace {

using namespace gfx;

void draw_empty_battery(Page& page, Rect area) {
  Canvas& canvas = page.canvas();
  const int unit = page.size().sleep_unit;
  const Rect body = area.centred(18 * unit, 10 * unit);
  for (int i = 0; i < unit; ++i) canvas.frame(body.inset(i), kInk);
  canvas.fill({body.right(), body.y + 3 * unit, unit, 4 * unit}, kInk);
  canvas.fill({body.x + 2 * unit, body.y + 2 * unit, unit, 6 * unit}, kAlarm);
}

void draw_lock(Page& page, Rect area, int held) {
  Canvas& canvas = page.canvas();
  const int unit = page.size().sleep_unit;
  Rect sign = area.centred(18 * unit, 18 * unit);
  Rect bar = sign.cut_bottom(4 * unit);
  const Rect button = sign.centred(12 * unit, 12 * unit).moved(0, -unit);
  canvas.fill_rounded(button, 3, kInk);
  draw_text(canvas, button, *page.size().large, "A", on(kInk), Align::Centre);
  canvas.frame(bar, kInk);
  bar = bar.inset(unit);
  canvas.fill(bar.cut_left(bar.w * held / 256), kInk);
}

void draw(const App& app, Page& page) {
  const Rect area = page.canvas().bounds();
  const Chrome& device = app.panel().chrome();
  if (device.waking >= 0) return draw_lock(page, area, device.waking);
  if (device.level == Gauge::Level::Empty) return draw_empty_battery(page, area);
  const Sprite moon = page.sized(kMoonSmall, kMoonLarge);
  const Rect place = area.centred(moon.w, moon.h);
  page.canvas().draw(moon, place.x, place.y, kInk);
}

}  // namespace

const Screen kSleepScreen = {.draw = draw, .menu = false, .whole = true, .sleeps = true};

}  // namespace felicity::ui
