#include "engine/ui/players_strip.h"

#include "engine/gfx/art/icons.h"
#include "engine/gfx/fonts/fonts.h"
#include "engine/ui/round_summary.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kSideName = 20;
constexpr int kPurse = 32;  // width of the mice that lie open

// The bid, or that the seat is out; where mice lie open, the purse too.
void draw_state(const App& app, Page& page, Rect area, Seat seat) {
  Canvas& canvas = page.canvas();
  const SeatState state = seat_state(app, seat);
  const View& view = app.view();
  const std::optional<Mice>& money = view.money[seat];
  const bool open = view.house.money == Money::Open && money.has_value();
  if (open && money) {
    Rect right = area.cut_right(kPurse);
    if (*money < 100) {  // three digits need the mouse's room
      const Rect mouse = right.cut_right(19);
      draw_mouse(page, mouse.x + 10, mouse.y + mouse.h / 2);
    }
    draw_text(canvas, right, kText12, Short(*money).c_str(), kInk, Align::Right);
  }
  if (state.passed) {
    const Line out = open ? Line("–") : app.say(Text::Passed);
    draw_text(canvas, area, kText12, out.c_str(), kFaint, Align::Centre);
  } else if (state.bid > 0) {
    draw_text(canvas, area, kBold12, Short(state.bid).c_str(), kInk, Align::Centre);
  } else if (state.turn && view.phase != Phase::Place) {
    draw_text(canvas, area, kBold12, "?", kInk, Align::Centre);
  }
}

}  // namespace

void draw_players_strip(const App& app, Page& page) {
  Rect strip = page.side();
  // No small page has one: without the first question its image would hold all that follows.
  if (page.small() || strip.is_empty()) return;
  Canvas& canvas = page.canvas();
  canvas.fill(strip, kPaper);
  canvas.vline(strip.x, strip.y, strip.h, kFaint);
  strip.cut_left(2);
  const View& view = app.view();
  const int height = strip.h / view.players;
  for (Seat seat = 0; seat < view.players; ++seat) {
    Rect box = strip.cut_top(height).inset(1);
    const SeatState state = seat_state(app, seat);
    if (state.turn) {
      canvas.frame_rounded(box, 3, kAccent);
      canvas.frame_rounded(box.inset(1), 3, kAccent);
    }
    box = box.inset(3);
    draw_name(page, box.cut_top(kSideName), seat, app.name(seat));
    const bool placed = view.phase == Phase::Place && view.hand_size[seat] == kRounds - view.round;
    if (!placed || view.house.money == Money::Open) draw_state(app, page, box, seat);
    if (placed) {
      if (view.house.money == Money::Open) box.cut_right(kPurse);
      canvas.draw(kHandCards, box.x + (box.w - 11) / 2, box.y + (box.h - 9) / 2, kInk);
    }
  }
}

}  // namespace felicity::ui
