// S7L, the last chance: all have passed, the whole row is up, one mouse buys it. With secret mice
// the keys look the same whatever the seat owns, until a purchase is refused.
#include "engine/ui/refusal.h"
#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"
#include "engine/ui/tabletop.h"
#include "engine/ui/tips.h"

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

bool is_refused(const App& app) { return app.memory<LastChanceMemory>().refused; }

void enter(App& app) {
  app.sound(Tune::LastChance);
  begin_turn(app);
}

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

void draw_small(const App& app, Page& page, bool refused, bool buys) {
  const Line buy = app.say(Text::BuyForOne);
  const Line leave = app.say(Text::LeaveIt);
  page.button(page.cut_bottom(page.texts().key_bar), "B", leave.c_str(), !buys);
  if (!refused) return page.button(page.cut_bottom(page.texts().key_bar), "A", buy.c_str(), buys);
  // Over the feet of the animals, and in place of a key that does nothing more.
  const Rect plate(page.free().x, page.free().y - 1, page.free().w, page.free().h + 1);
  draw_refusal(app, page, plate, Text::NoMiceToBuy);
}

void draw(const App& app, Page& page) {
  const View& view = app.view();
  draw_turn_title(app, page, view.turn, turn_words(app, page, Text::LastChance),
                  is_refused(app) ? 256 : app.timers().progress());
  draw_row(page, row_of(view, app.table().history().past(view.round).mice_laid));
  const bool refused = is_refused(app);
  const bool buys = !refused && open_limit(view).value_or(1) > 0;
  if (page.small()) return draw_small(app, page, refused, buys);
  const Colour own = seat_colour(view.turn);
  draw_big_keys(page, {.word = app.say(Text::BuyForOne), .fill = buys ? own : kWood},
                {.word = app.say(Text::LeaveIt), .fill = buys ? kWood : own});
  draw_mats(app, page);
  if (refused) return draw_refusal(app, page, page.free(), Text::NoMiceToBuy);
  const bool four = app.keys().buttons() == Buttons::Four;
  const auto tip = app.session().tip();
  const Line words =
      tip.has_value() ? say_tip(app, *tip) : app.say(Text::PeekHelp, four ? "X" : "◄");
  draw_middle(app, page, words.c_str());
}

}  // namespace

const Screen kLastChanceScreen = {
    .enter = enter, .key = key, .draw = draw, .felt = true, .bids = true};

}  // namespace felicity::ui
