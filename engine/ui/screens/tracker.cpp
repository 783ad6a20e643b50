// The tracker: the faces each set has not shown yet. The same for all, and nothing but what a
// player with a good memory knows.
#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

using namespace gfx;

void draw_set(const App& app, Page& page, Rect area, Seat set, int players) {
  const CardSet shown = app.view().shown[set];
  const CardSize size = cell_size(page);
  const bool named = page.size().tracker_names;
  if (!named) {
    draw_tab(page, area.cut_left(7), set);
  } else {
    const Line name = set < players ? Line(app.name(set)) : app.say(Text::Dummy);
    draw_name(page, area.cut_top(area.h - size.h - 1), set, name.c_str());
    area.cut_top(1);
  }
  for (int i = 0; i < kFaces; ++i) {
    const Face face = static_cast<Face>(i);
    const Rect cell = area.cut_left(area.w / (kFaces - i));
    if (shown.has(face)) {
      draw_text(page.canvas(), cell, *page.size().cell, "·", kFaint, Align::Centre);
    } else if (!named) {
      draw_face_label(page, cell, face, kInk, kPaper);
    } else {
      draw_cell(page, cell.inset(1, 0), face);
    }
  }
}

void draw(const App& app, Page& page) {
  page.title(app.say(Text::NotYetShown).c_str());
  const int players = app.view().players;
  const int sets = sets_in_use(players);
  for (Seat set = 0; set < sets; ++set) {
    const int height = page.free().h / (sets - set);
    const Rect area = page.cut_top(height).inset(page.size().spare_gap, 0);
    draw_set(app, page, area.centred(area.w, page.size().tracker_set), set, players);
  }
}

}  // namespace

const Screen kTrackerScreen = {.key = close_on_a_or_b, .draw = draw};

}  // namespace felicity::ui
