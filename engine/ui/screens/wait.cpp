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
    const Line round = app.say(Text::RoundOf, view.round, kRounds);
    // A small page has no room for a face, but for the word of the bot's character.
    const Line word = page.size().table ? Line() : bot_word(app, view.turn);
    return page.title(round.c_str(), word.c_str(), {.fill = kWoodEdge});
  }
  draw_turn_title(app, page, view.turn, app.say(Text::ToBid, app.name(view.turn)),
                  app.timers().progress());
}

void draw_turn(const App& app, Page& page, const View& view) {
  const Rect badge = draw_edge(page).inset(2 * page.size().spare_gap, page.size().spare_gap / 2);
  const Text does = view.phase == Phase::Place ? Text::PlacesCard : Text::Thinks;
  draw_name(page, badge, view.turn, app.say(does, app.name(view.turn)).c_str());
}

void draw(const App& app, Page& page) {
  const View& view = app.view();
  draw_title(app, page, view);
  draw_row(page, row_of(view, app.table().history().past(view.round).mice_laid));
  draw_turn(app, page, view);
  draw_mats(app, page);
  const bool has_face = draw_bot_face(app, page, right_of_sack(page), view.turn);
  if (view.phase != Phase::Place) {
    const Line bank = has_face ? Line() : app.say(Text::BankHas, int{view.bank});
    return draw_middle(app, page, bank.c_str());
  }
  if (page.size().table || page.free().h >= sack_size(page).h)
    draw_sack(page, page.free(), Sack::Tied);
}

}  // namespace

const Screen kWaitScreen = {
    .key = key, .draw = draw, .felt = true, .awaits_bot = true, .idle_flash = true};

}  // namespace felicity::ui
