// The players with their bids and passes, beside the pages of a wide panel.
#pragma once

namespace felicity::ui {

class App;
class Page;

// On every page that leaves room for it: not on the table itself, where each seat has a mat.
void draw_players_strip(const App& app, Page& page);

}  // namespace felicity::ui
