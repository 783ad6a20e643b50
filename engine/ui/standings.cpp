#include "engine/ui/standings.h"

#include "engine/ui/app.h"
#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

using namespace gfx;

void draw_cell(Page& page, Rect cell, const Short& number, int points) {
  page.label(cell, number.c_str(), points < 0 ? kAlarm : kInk);
}

}  // namespace

std::optional<int> open_total(const View& view, Seat seat) {
  const std::optional<Mice> mice = view.money[seat];
  if (view.house.money != Money::Open || !mice.has_value()) return std::nullopt;
  return view.cat_points[seat] + *mice + view.bids[seat];
}

void draw_standings(Page& page, const View& view) {
  const bool open = view.house.money == Money::Open;
  const int line = page.texts().bold->height + page.size().spare_gap;
  const int tab = page.texts().bold->height;
  const Rect area = page.cut_top(open ? 2 * line : line).inset(page.size().margin, 0);
  for (Seat seat = 0; seat < view.players; ++seat) {
    Rect cell(area.x + seat * area.w / view.players, area.y, area.w / view.players, line);
    draw_tab(page, cell.cut_left(tab).inset(0, page.size().spare_gap), seat);
    cell.cut_left(page.size().gap);
    draw_cell(page, cell, Short(view.cat_points[seat]), view.cat_points[seat]);
    if (const std::optional<int> total = open_total(view, seat)) {
      draw_cell(page, cell.moved(0, line), Short("=", *total), *total);
    }
  }
  page.cut_top(page.size().spare_gap);
}

}  // namespace felicity::ui
