// The turn of a bot, or of a game that is replayed: the table as it lies.
#include "engine/ui/bot_face.h"
#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"
#include "engine/ui/tabletop.h"

namespace felicity::ui {
namespace {

using namespace gfx;

// A bot cannot be hurried: a press meant for the turn that follows must not count here. A replay
// can be: it has no turns of its own.
void key(App& app, Key key) {
  if (key == Key::A && app.session().mode().recorded) app.timers().advance_after(0);
}

void draw_title(const App& app, Page& page, const View& view) {
  if (view.phase == Phase::Place) {
    return draw_wood_title(app, page, app.say(Text::RoundOf, view.round, kRounds));
  }
  draw_turn_title(app, page, view.turn, app.say(Text::ToBid, app.name(view.turn)),
                  app.timers().progress());
}

void draw_turn(const App& app, Page& page, const View& view) {
  const Rect badge = draw_edge(page).inset(2 * page.size().spare_gap, page.size().spare_gap / 2);
  const Text does = view.phase == Phase::Place ? Text::PlacesCard : Text::Thinks;
  draw_name(page, badge, view.turn, app.say(does, app.name(view.turn)).c_str());
}

void draw_table(const App& app, Page& page, const View& view) {
  draw_middle(app, page, app.say(Text::BankHas, int{view.bank}).c_str());
}

void draw(const App& app, Page& page) {
  const View& view = app.view();
  draw_title(app, page, view);
  draw_row(page, row_of(view, app.table().history().past(view.round).mice_laid));
  draw_turn(app, page, view);
  draw_mats(app, page);
  draw_bot_face(app, page, view.turn);
  if (view.phase != Phase::Place) return draw_table(app, page, view);
  if (page.free().h >= sack_size(page).h) draw_sack(page, page.free(), Sack::Tied);
}

}  // namespace

const Screen kWaitScreen = {
    .key = key, .draw = draw, .felt = true, .awaits_bot = true, .idle_flash = true};

}  // namespace felicity::ui
