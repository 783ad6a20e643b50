#include "engine/ui/players_strip.h"

#include "engine/gfx/art/icons.h"
#include "engine/gfx/fonts/fonts.h"
#include "engine/ui/round_summary.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kSeatsHeight = 37;
constexpr int kSideName = 20;
constexpr int kPurse = 32;  // width of the mice that lie open

Rect seat_cell(Rect strip, int players, Seat seat) {
  return {strip.x + seat * strip.w / players, strip.y,
          (seat + 1) * strip.w / players - seat * strip.w / players, strip.h};
}

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
    draw_text(canvas, area, fit({&kText14, &kText12}, out.c_str(), area.w), out.c_str(), kFaint,
              Align::Centre);
  } else if (state.bid > 0) {
    draw_text(canvas, area, kBold16, Short(state.bid).c_str(), kInk, Align::Centre);
  } else if (state.turn && view.phase != Phase::Place) {
    draw_text(canvas, area, kBold16, "?", kInk, Align::Centre);
  }
}

void draw_square_cell(const App& app, Page& page, Rect cell, Seat seat) {
  Canvas& canvas = page.canvas();
  const Colour fill = seat_colour(seat);
  Rect box = cell.inset(1, 0);
  const Rect band = box.cut_top(4);
  canvas.pattern(band, seat_pattern(seat), on(fill), fill);
  const Rect plate = box.cut_top(16);
  canvas.fill(plate, fill);
  const char* name = app.name(seat);
  const Rect whole(cell.x, plate.y, cell.w, plate.h);
  const Font& font = fit({&kBold16, &kText14, &kText12}, name, whole.w);
  draw_text(canvas, whole, font, name, on(fill), Align::Centre);
  draw_state(app, page, box, seat);
  if (seat_state(app, seat).turn) {
    canvas.frame_rounded(cell, 1, kAccent);
    canvas.frame_rounded(cell.inset(1), 1, kAccent);
  }
}

Line bid_of(const App& app, Seat seat) {
  const SeatState state = seat_state(app, seat);
  Line bid;
  if (state.passed) bid.add("–");
  if (state.bid > 0) bid.add(state.bid);
  return bid;
}

// Letters, bids and, after a bar, what lies in the purses: where mice lie open.
void draw_open_line(const App& app, Page& page, Rect line) {
  const View& view = app.view();
  for (Seat seat = 0; seat < view.players; ++seat) {
    Rect cell = seat_cell(line, view.players, seat);
    draw_letter(page, cell.cut_left(7), seat);
    if (view.players < kMaxSeats) cell.cut_left(1);  // five leave no room for a gap
    const Short mice(view.money[seat].value_or(0));
    const Font& font = *page.size().least;
    draw_text(page.canvas(), cell.cut_right(text_width(font, mice.c_str())), font, mice.c_str(),
              kInk);
    const Rect bar = cell.cut_right(2);
    page.canvas().vline(bar.x, bar.y + 1, bar.h - 2, kInk);
    page.label(cell, bid_of(app, seat).c_str(), kInk);
  }
}

// Letters and bids, then the name of the highest bidder.
void draw_small_line(const App& app, Page& page, Rect line) {
  const View& view = app.view();
  if (view.house.money == Money::Open) return draw_open_line(app, page, line);
  const int width = view.players == kMaxSeats ? 17 : 21;
  for (Seat seat = 0; seat < view.players; ++seat) {
    Rect cell = line.cut_left(width);
    draw_letter(page, cell.cut_left(7), seat);
    cell.cut_left(1);
    page.label(cell, bid_of(app, seat).c_str(), kInk);
  }
  Line high(view.high > 0 ? app.name(view.high_by) : "");
  if (view.players < kMaxSeats) high.add(" ").add(view.high);  // five leave no room to repeat it
  page.label(line, high.c_str(), kInk, Align::Right);
}

}  // namespace

void draw_seats(const App& app, Page& page) {
  if (page.small()) return draw_small_line(app, page, page.cut_bottom(page.texts().line));
  if (!page.side().is_empty()) return;
  const Rect strip = page.cut_bottom(kSeatsHeight);
  const int players = app.table().history().players();
  for (Seat seat = 0; seat < players; ++seat) {
    draw_square_cell(app, page, seat_cell(strip, players, seat), seat);
  }
}

void draw_square_seats(const App& app, Page& page) {
  if (!page.small()) draw_seats(app, page);
}

Rect seat_spot(const App& app, const Page& page, Seat seat) {
  const int players = app.table().history().players();
  const Rect side = page.side();
  if (!side.is_empty()) {
    return {side.x, side.y + seat * side.h / players, side.w, side.h / players};
  }
  Rect whole = page.whole();
  return seat_cell(whole.cut_bottom(kSeatsHeight), players, seat);
}

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
