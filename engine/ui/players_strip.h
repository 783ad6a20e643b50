// The players with their bids and passes, as everyone at the table may see them.
#pragma once

#include "engine/gfx/rect.h"
#include "engine/rules/card.h"

namespace felicity::ui {

class App;
class Page;

// Along the bottom of a square page, in one line on a small one; nothing where there is a strip
// beside the page. Cuts its share off the page.
void draw_seats(const App& app, Page& page);
// The same, but nothing on a small page.
void draw_square_seats(const App& app, Page& page);
// Where mice that fly to a seat land, on any panel.
gfx::Rect seat_spot(const App& app, const Page& page, Seat seat);
// Beside the square page of a wide panel, on every public screen.
void draw_players_strip(const App& app, Page& page);

}  // namespace felicity::ui
