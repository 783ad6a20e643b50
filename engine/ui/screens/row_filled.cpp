// S6, the row is full: the last card falls into the sack, it is tied up, and the first card turns
// over.
#include <algorithm>

#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"
#include "engine/ui/tabletop.h"

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
  draw_wood_title(app, page, app.say(Text::SackClosed));
  RoundSummary summary = summary_of(app.table());
  summary.row.flipping = summary.fresh;
  const int progress = app.timers().progress();
  summary.row.flip = std::max(0, progress * 2 - 256);
  draw_row(page, summary.row);
  draw_on_edge(page, app.say(is_automatic(app) ? Text::LastCards : Text::FirstCardUp).c_str());
  draw_mats(app, page);
  if (!page.size().table) return;
  const int fallen = std::min(256, progress * 2);
  draw_drop(page, page.free(), just_placed(app), fallen);
}

}  // namespace

const Screen kRowFilledScreen = {.enter = enter, .key = key, .draw = draw, .felt = true};

}  // namespace felicity::ui
