// Something is being erased, which a slow flash takes half a minute for: how far it is. No key does
// anything, and nothing else goes on.
#include <algorithm>

#include "engine/ui/app.h"
#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

using namespace gfx;

// A mouse runs along the bar.
void draw_bar(Page& page, Rect bar, int percent) {
  const int border = page.size().erasing_border;
  page.canvas().frame_rounded(bar, page.size().corner, kInk);
  Rect inside = bar.inset(border);
  const Rect done = inside.cut_left(inside.w * percent / 100);
  page.canvas().fill(done, kAccent);
  const int half = page.size().erasing_mouse;
  draw_mouse(page, std::clamp(done.right(), bar.x + half, bar.right() - half), bar.y - half);
}

void draw(const App& app, Page& page) {
  const int percent = app.saves().erase_percent();
  page.title(app.say(Text::Erasing).c_str(), Short(percent, "%").c_str());
  Rect area = inset(page.free(), page.size().erasing_area);
  page.caption(area.cut_bottom(page.size().erasing_lines * page.texts().text->height),
               app.say(Text::LeaveSwitchedOn).c_str());
  area.cut_bottom(page.size().gap);
  const Rect bar = area.cut_bottom(page.size().erasing_bar);
  if (page.size().erasing_sack) {
    const CardSize sack = sack_size(page);
    draw_sack(page, area.centred(sack.w, sack.h), Sack::Tied);
  }
  draw_bar(page, bar, percent);
}

}  // namespace

const Screen kErasingScreen = {.draw = draw, .menu = false};

}  // namespace felicity::ui
