// S8a, a pass or the card that fills the row, for as long as it can be taken back. It is in the
// flash already; the table is still the one before it, so there is nothing here to be revealed.
#include <bit>

#include "engine/ui/mice_flight.h"
#include "engine/ui/pieces.h"
#include "engine/ui/row.h"
#include "engine/ui/tabletop.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kWaitMs = 700;         // at every speed
constexpr int kDoublePressMs = 200;  // the second press of B that passes takes nothing back
static_assert(kWaitMs == kFlightMs);

bool is_pass(const Action& action) { return action.kind == Action::Kind::Pass; }

// What the pass that waits pays.
int gain(const View& view) {
  return view.phase == Phase::Auction ? view.mouse[std::popcount(view.passed)] : 0;
}

void enter(App& app) {
  const Action* waiting = app.session().waiting();
  if (waiting == nullptr) return;
  if (is_pass(*waiting)) sound_of_pass(app, gain(app.view()));
  app.lock(kDoublePressMs);
  app.timers().advance_after(0, kWaitMs);
}

void key(App& app, Key key) {
  if (key == Key::B) app.take_back();
}

void draw_key(const App& app, Page& page, int left) {
  const int gap = page.size().gap;
  const Rect bar = page.size().table ? draw_edge(page) : page.cut_bottom(page.texts().key_bar);
  page.filling(bar.inset(4 * gap, gap / 2), app.say(Text::TakeBackHint).c_str(), left);
}

// Not inlined, like the next one: their lines must not lie on the stack while the rest is drawn.
[[gnu::noinline]] void draw_pass_title(const App& app, Page& page, Seat seat, int mice) {
  Line title = Line(app.name(seat)).add(": ").add(app.say(Text::Pass));
  if (mice > 0) title.add(" ").add(app.say(Text::Gains, mice));
  draw_turn_title(app, page, seat, title);
}

[[gnu::noinline]] void draw_table(const App& app, Page& page, Seat seat, int mice) {
  const char* const name = app.name(seat);
  const Line said = mice > 0 ? app.say(Text::PassesTakes, name, app.say(Noun::Mouse, mice))
                             : app.say(Text::PassesEmpty, name);
  draw_middle(app, page, said.c_str());
}

void draw_pass(const App& app, Page& page, const View& view, RowPicture& row, int left) {
  const int mice = gain(view);
  const int place = std::popcount(view.passed) + 1;
  if (mice > 0) {
    row.payout[place] = 0;
    row.taken[place] = true;
  }
  draw_pass_title(app, page, view.turn, mice);
  const Rect area = draw_row(page, row);
  draw_key(app, page, left);
  draw_mats(app, page);
  if (page.size().table) draw_table(app, page, view.turn, mice);
  if (mice == 0) return;
  const Rect from = row_payout(page, row_place(page, area, row.places, place));
  draw_mice_flight(page, from, mat_of(app, page, view.turn), mice, 256 - left);
}

void draw_placed(const App& app, Page& page, const View& view, RowPicture& row, int left) {
  row.cards[view.row_size] = {.owner = view.turn, .face = {}, .up = false};
  draw_wood_title(app, page, app.say(Text::PlacesCard, app.name(view.turn)));
  draw_row(page, row);
  draw_key(app, page, left);
  draw_mats(app, page);
  if (page.size().table) draw_sack(page, page.free(), Sack::Tied);
}

void draw(const App& app, Page& page) {
  const Action* waiting = app.session().waiting();
  if (waiting == nullptr) return;
  const View& view = app.view();
  const int left = app.timers().left_of(kWaitMs);
  RowPicture row = row_of(view, app.table().history().past(view.round).mice_laid);
  if (is_pass(*waiting)) {
    draw_pass(app, page, view, row, left);
  } else {
    draw_placed(app, page, view, row, left);
  }
}

}  // namespace

const Screen kTakeBackScreen = {.enter = enter,
                                .key = key,
                                .draw = draw,
                                .menu = false,
                                .felt = true,
                                .live = true,
                                .key_timing = KeyTiming::Immediate};

}  // namespace felicity::ui
