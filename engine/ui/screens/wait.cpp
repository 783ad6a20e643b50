// The turn of a bot, or of a game that is replayed: the table as it lies.
#include "engine/ui/bot_face.h"
#include "engine/ui/players_strip.h"
#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"

namespace felicity::ui {
namespace {

using namespace gfx;

// A bot cannot be hurried: a press meant for the turn that follows must not count here. A replay
// can be: it has no turns of its own.
void key(App& app, Key key) {
  if (key == Key::A && app.session().mode().recorded) app.timers().advance_after(0);
}

void draw_bids(const App& app, Page& page, const View& view) {
  const Rect middle = page.free().inset(2 * page.size().gap, 0);
  const bool open = view.house.money == Money::Open;
  if (page.small() && (view.high > 0 || open)) return draw_seats(app, page);
  const Line bid = view.high == 0 ? app.say(Text::NoBidYet)
                                  : app.say(Text::Bids, app.name(view.high_by), int{view.high});
  page.fitted(middle, bid.c_str(), kInk);
}

// A small page has no room for a face, but for the word of the bot's character.
Line small_word(const App& app, const Page& page) {
  return page.small() ? bot_word(app, app.view().turn) : Line();
}

void draw_title(const App& app, Page& page, const View& view) {
  if (view.phase == Phase::Place) {
    return page.title(app.say(Text::RoundOf, view.round, kRounds).c_str(),
                      small_word(app, page).c_str());
  }
  page.title(app.say(Text::ToBid, app.name(view.turn)).c_str(),
             Short(view.round, "/", kRounds).c_str());
}

void draw_turn(const App& app, Page& page, const View& view) {
  const int badge = page.small() ? page.texts().line : page.size().large->height + 8;
  const Text does = view.phase == Phase::Place ? Text::PlacesCard : Text::Thinks;
  draw_name(page, inset(page.cut_bottom(badge), page.size().wait_name), view.turn,
            app.say(does, app.name(view.turn)).c_str());
}

void draw(const App& app, Page& page) {
  const View& view = app.view();
  draw_title(app, page, view);
  draw_row(page, row_of(view, app.table().history().past(view.round).mice_laid));
  draw_square_seats(app, page);
  draw_turn(app, page, view);
  draw_bot_face(app, page, view.turn);
  if (view.phase != Phase::Place) return draw_bids(app, page, view);
  if (page.free().h >= sack_size(page).h) draw_sack(page, page.free(), Sack::Tied);
}

}  // namespace

const Screen kWaitScreen = {.key = key, .draw = draw, .awaits_bot = true, .idle_flash = true};

}  // namespace felicity::ui
