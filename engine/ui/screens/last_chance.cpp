// S7L, the last chance: all have passed, the whole row is up, one mouse buys it. With secret mice
// the keys look the same whatever the seat owns, until a purchase is refused.
#include "engine/ui/players_strip.h"
#include "engine/ui/refusal.h"
#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"

namespace felicity::ui {
namespace {

using namespace gfx;

struct LastChanceMemory {
  bool refused;
};

void buy(App& app) {
  if (app.play(Action::buy(app.view().turn)) == Verdict::Ok) return;
  app.memory<LastChanceMemory>().refused = true;
  shake_refusal(app);
}

void enter(App& app) { app.sound(Tune::LastChance); }

void key(App& app, Key key) {
  const Seat seat = app.view().turn;
  switch (key) {
    case Key::A: buy(app); break;
    case Key::B: (void)app.play(Action::pass(seat)); break;
    case Key::Left:
    case Key::X: app.reveal_to(seat, kPeekScreen, key); break;
    case Key::Up:
    case Key::Down:
    case Key::Right:
    case Key::Menu: break;
  }
}

void draw(const App& app, Page& page) {
  const View& view = app.view();
  const Short round(view.round, "/", kRounds);
  page.title(app.say(Text::LastChance, app.name(view.turn)).c_str(), page.spare(round.c_str()));
  const Rect row = draw_row(page, row_of(view, app.table().history().past(view.round).mice_laid));
  const bool refused = app.memory<LastChanceMemory>().refused;
  const bool buys = !refused && open_limit(view).value_or(1) > 0;
  const Line buy = app.say(Text::BuyForOne);
  const Line leave = app.say(Text::LeaveIt);
  if (page.small()) {
    page.button(page.cut_bottom(page.free().h / 2), "B", leave.c_str(), !buys);
    page.button(page.free(), "A", buy.c_str(), buys);
    const int payout = page.size().payout;  // no mice lie there any more
    const Rect plate(row.x, row.bottom() - payout, row.w, payout);
    if (refused) draw_refusal(app, page, plate, Text::NoMiceToBuy);
    return;
  }
  draw_seats(app, page);
  const bool four = app.keys().buttons() == Buttons::Four;
  page.hint(app.say(Text::PeekHelp, four ? "X" : "◄").c_str());
  const int key_bar = page.texts().key_bar - page.size().gap;
  page.button(page.cut_bottom(key_bar).inset(page.size().gap, 1), "B", leave.c_str(), !buys);
  page.button(page.cut_bottom(key_bar).inset(page.size().gap, 1), "A", buy.c_str(), buys);
  if (refused) return draw_refusal(app, page, page.free(), Text::NoMiceToBuy);
  page.fitted(page.free(), app.say(Text::NobodyHasBid).c_str(), kInk);
}

}  // namespace

const Screen kLastChanceScreen = {.enter = enter, .key = key, .draw = draw, .bids = true};

}  // namespace felicity::ui
