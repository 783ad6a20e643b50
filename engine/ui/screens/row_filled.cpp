// S6, the row is full: the sack is tied up and its first card turns over.
#include "engine/ui/players_strip.h"
#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kTurnMs = 600;
constexpr int kReadMs =
    1600;  // round nine: the sentence that the last cards are placed automatically

bool is_automatic(const App& app) { return app.view().round == kRounds; }

void enter(App& app) {
  app.sound(Tune::Meow);
  app.timers().animate(kTurnMs);
  app.timers().advance_after(is_automatic(app) ? kReadMs : 0);
}

void key(App& app, Key) { app.next(); }

void draw(const App& app, Page& page) {
  const Short round(app.view().round, "/", kRounds);
  page.title(app.say(Text::SackClosed).c_str(), page.spare(round.c_str()));
  RoundSummary summary = summary_of(app.table());
  summary.row.flipping = summary.fresh;
  summary.row.flip = app.timers().progress();
  draw_row(page, summary.row);
  draw_square_seats(app, page);
  Rect rest = page.free().inset(page.size().gap, 0);
  draw_sack_aside(page, rest, Sack::Tied);
  page.caption(rest, app.say(is_automatic(app) ? Text::LastCards : Text::FirstCardUp).c_str());
}

}  // namespace

const Screen kRowFilledScreen = {.enter = enter, .key = key, .draw = draw};

}  // namespace felicity::ui
