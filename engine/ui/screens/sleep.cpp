// S18, asleep: an icon, nothing else. Any key wakes, which is the app's business.
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

void draw(const App& app, Page& page) {
  const Rect area = page.canvas().bounds();
  if (!battery_is_safe(app.panel().battery())) return draw_empty_battery(page, area);
  const Sprite moon = page.sized(kMoonSmall, kMoonLarge);
  const Rect place = area.centred(moon.w, moon.h);
  page.canvas().draw(moon, place.x, place.y, kInk);
}

}  // namespace

const Screen kSleepScreen = {.draw = draw, .menu = false, .whole = true, .sleeps = true};

}  // namespace felicity::ui
