#include "engine/ui/tabletop.h"

#include <algorithm>
#include <span>

#include "engine/gfx/art/sack.h"
#include "engine/ui/idle_life.h"
#include "engine/ui/pieces.h"
#include "engine/ui/round_summary.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kSlideMs = 150;
constexpr int kRise = 4;    // of the mat whose turn it is
constexpr int kBand = 4;    // of a mat's pattern
constexpr int kPlate = 15;  // height of a name on a mat
constexpr int kHighName = 14;
constexpr int kNumber = 18;  // width of a bid on a mat
constexpr int kCap = 19;     // of a round button

Rect cell_of(Rect strip, int players, Seat seat) {
  const int left = seat * strip.w / players;
  return {strip.x + left, strip.y, (seat + 1) * strip.w / players - left, strip.h};
}

// A heap of mice, as many as there is room for: three in the lower row, two on top of them.
void draw_heap(Page& page, Rect area, int mice) {
  constexpr Extent kPlaces[] = {{0, 7}, {10, 7}, {5, 0}, {20, 7}, {15, 0}};
  constexpr int kMouse = 16;
  const int columns = std::clamp((area.w - kMouse) / 10 + 1, 1, 3);
  const int room = columns == 1 ? 1 : columns == 2 ? 3 : 5;
  const int count = std::min(mice, room);
  const int width = count == 1 ? kMouse : count <= 3 ? kMouse + 10 : kMouse + 20;
  const int left = area.x + (area.w - width) / 2;
  for (int i = 0; i < count; ++i) {
    draw_mouse(page, left + kPlaces[i].w + kMouse / 2, area.y + kPlaces[i].h + 6);
  }
}

// What lies in the purse, where mice lie open: a plate at the right end, which is cut off.
void draw_purse(Page& page, Rect& area, const View& view, Seat seat) {
  const std::optional<Mice>& money = view.money[seat];
  if (view.house.money != Money::Open || !money) return;
  const Short mice(*money);
  const Font& font = *page.size().note;
  const Rect plate = area.cut_right(text_width(font, mice.c_str()) + 4).inset(0, 2);
  page.canvas().fill_rounded(plate, 2, kCardFace);
  draw_text(page.canvas(), plate, font, mice.c_str(), kCardInk, Align::Centre);
}

// Not inlined: its line must not lie on the stack while other mats are drawn.
[[gnu::noinline]] void draw_passed(const App& app, Page& page, Rect area, Colour ink) {
  const bool open = app.view().house.money == Money::Open;  // the purse needs the room
  const Line out = open ? Line("–") : app.say(Text::Passed);
  draw_text(page.canvas(), area, *page.size().note, out.c_str(), ink, Align::Centre);
}

void draw_bid_on_mat(const App& app, Page& page, Rect area, Seat seat, Colour ink) {
  const SeatState state = seat_state(app, seat);
  draw_purse(page, area, app.view(), seat);
  if (state.passed) return draw_passed(app, page, area, ink);
  const Rect animal = area.cut_left(9);
  draw_avatar(page, state.bid > 0 ? animal : area, seat, ink, kCardFace);
  if (state.bid == 0) return;
  const Rect number = area.cut_right(kNumber);
  if (area.w >= 14) draw_heap(page, area, state.bid);
  draw_text(page.canvas(), number, *page.size().cell, Short(state.bid).c_str(), ink, Align::Centre);
}

// The seat that began the round has a flag on its mat, on a small panel a bar under its animal.
bool is_start(const App& app, Seat seat) {
  const int round = app.screen().shows_past ? summary_of(app.table()).round : app.view().round;
  return app.table().history().past(round).start == seat;
}

void draw_flag(Canvas& canvas, int x, int y) {
  canvas.fill({x, y, 2, 12}, kInk);
  for (int row = 0; row < 7; ++row) {
    canvas.fill({x + 2, y + row, 2 * (row < 4 ? row : 6 - row) + 1, 1}, kInk);
  }
}

// A seat that has passed leaves only the outline of its mat.
void draw_mat(const App& app, Page& page, Rect cell, Seat seat) {
  Canvas& canvas = page.canvas();
  const SeatState state = seat_state(app, seat);
  const Colour fill = seat_colour(seat);
  const int rise = state.turn ? kRise : 0;
  Rect mat = Rect(cell.x + 1, cell.y + kRise + 1, cell.w - 2, cell.h - kRise - 2).moved(0, -rise);
  if (state.passed) {
    canvas.frame_rounded(mat, 3, fill);
  } else {
    canvas.fill_rounded(mat, 3, fill);
  }
  if (state.turn) {
    canvas.frame_rounded(mat.inset(-1), 3, kInk);
    canvas.frame_rounded(mat, 3, kInk);
  }
  Rect inside = mat.inset(1);
  const Colour ink = state.passed ? fill : on(fill);
  const Rect band = inside.cut_top(kBand).inset(state.turn ? 3 : 2, 0);
  if (!state.passed) canvas.pattern(band, seat_pattern(seat), ink, fill);
  const Rect plate = inside.cut_bottom(kPlate);
  page.label({cell.x, plate.y, cell.w, plate.h}, app.name(seat), ink, Align::Centre);
  draw_bid_on_mat(app, page, inside, seat, ink);
  if (is_start(app, seat)) draw_flag(canvas, mat.right() - 10, mat.y - 4);
}

Line bid_of(const App& app, Seat seat) {
  const SeatState state = seat_state(app, seat);
  Line bid;
  if (state.passed) bid.add("–");
  if (state.bid > 0) bid.add(state.bid);
  return bid;
}

Line no_bid(const App& app) {
  const bool ended = app.view().phase == Phase::LastChance;
  return app.say(ended ? Text::NobodyHasBid : Text::NoBidYet);
}

// Animals and bids in one line, the purses under them where mice lie open.
void draw_small_seats(const App& app, Page& page, Rect area) {
  const View& view = app.view();
  const bool open = view.house.money == Money::Open;
  const Rect bids = area.cut_top(area.h / 2);
  for (Seat seat = 0; seat < view.players; ++seat) {
    Rect cell = cell_of(bids, view.players, seat);
    const Rect animal = cell.cut_left(page.size().card_tab.w);
    draw_tab(page, animal, seat);
    // A flagpole beside the animal: a line below would touch the words.
    if (is_start(app, seat)) page.canvas().vline(animal.x - 1, animal.y, animal.h, kInk);
    cell.cut_left(1);
    page.label(cell, bid_of(app, seat).c_str(), kInk);
    if (!open) continue;
    const Short mice(view.money[seat].value_or(0));
    page.label(cell_of(area, view.players, seat), mice.c_str(), kInk, Align::Centre);
  }
  if (open) return;
  const Line line = view.high == 0 ? no_bid(app) : Line(app.name(view.high_by));
  page.label(area, line.c_str(), kInk);
}

struct HighBid {
  int mice = 0;
  Seat by = kNobody;
};

// Of the auction that is shown: a View may be that of the next round.
HighBid high_bid(const App& app) {
  HighBid high;
  const int players = app.table().history().players();
  for (Seat seat = 0; seat < players; ++seat) {
    const int bid = seat_state(app, seat).bid;
    if (bid > high.mice) high = {bid, seat};
  }
  return high;
}

// Neither is inlined: the line of one must not lie on the stack while the other is drawn.
[[gnu::noinline]] void draw_no_bid(const App& app, Page& page, Rect area) {
  page.caption(area, no_bid(app).c_str());
}

[[gnu::noinline]] void draw_high_bid(const App& app, Page& page, Rect area, HighBid high) {
  const Colour fill = seat_colour(high.by);
  page.canvas().fill_rounded(area, 3, fill);
  page.canvas().frame_rounded(area, 3, kInk);
  const Rect name = area.cut_bottom(kHighName).inset(2, 0).moved(0, -1);
  page.label(name, app.name(high.by), on(fill), Align::Centre);
  draw_text(page.canvas(), area, *page.size().huge, Short(high.mice).c_str(), on(fill),
            Align::Centre);
}

// The number in a lit plate; the seats and the bidder at its right.
void draw_small_middle(const App& app, Page& page, Rect area) {
  const View& view = app.view();
  const bool roomy = area.h >= page.size().huge->height;  // large text has wider bars
  const Font& font = roomy ? *page.size().huge : *page.size().large;
  area.cut_top(std::max(0, area.h - page.size().middle));
  const Rect plate = area.cut_left(text_width(font, "00") + 4);
  area.cut_left(2);
  if (view.high == 0) {
    page.canvas().frame_rounded(plate, 1, kInk);
    draw_mouse(page, plate.x + plate.w / 2, plate.y + plate.h / 2);
  } else {
    page.canvas().fill_rounded(plate, 1, kInk);
    draw_text(page.canvas(), plate, font, Short(view.high).c_str(), on(kInk), Align::Centre);
  }
  if (view.house.money != Money::Open && view.players < kMaxSeats) {  // who leave room for it
    const Sprite sack = kSackTiny;
    const Rect place = area.cut_right(sack.w);
    draw_living(page, sack, kSackTinyLife, place.x, place.bottom() - sack.h);
  }
  draw_small_seats(app, page, area);
}

// A round button as on the case.
void draw_cap(Page& page, Rect area, const char* letter, Colour cap, Colour ink) {
  Canvas& canvas = page.canvas();
  constexpr std::uint8_t kStep[] = {6, 4, 3, 2, 1, 1};  // of a disc, row by row from the outside
  constexpr int kSteps = static_cast<int>(std::size(kStep));
  for (int i = 0; i < kSteps; ++i) {
    canvas.hline(area.x + kStep[i], area.y + i, area.w - 2 * kStep[i], cap);
    canvas.hline(area.x + kStep[i], area.bottom() - 1 - i, area.w - 2 * kStep[i], cap);
  }
  canvas.fill(area.inset(0, kSteps), cap);
  draw_text(canvas, area, *page.size().cell, letter, ink, Align::Centre);
}

void draw_big_key(Page& page, Rect area, const char* letter, const BigKey& key) {
  Canvas& canvas = page.canvas();
  const int gap = page.size().gap;
  const bool filled = key.fill != kWood;
  const Colour ink = on(key.fill);
  if (filled) {
    canvas.fill_rounded(area, 3, key.fill);
  } else {
    canvas.frame_rounded(area, 3, ink);
  }
  Rect inside = area.inset(gap, 0);
  draw_cap(page, inside.cut_left(kCap).centred(kCap, kCap), letter, ink, key.fill);
  inside.cut_left(gap);
  if (key.amount.empty()) return page.caption(inside, key.word.c_str(), Align::Left, ink);
  const Font& font = *page.size().amount;
  const int room = text_width(font, key.amount.c_str());
  draw_text(canvas, inside.cut_right(room), font, key.amount.c_str(), ink, Align::Right);
  page.label(inside, key.word.c_str(), ink);
}

}  // namespace

void begin_turn(App& app) { app.timers().animate(kSlideMs); }

namespace {

Short round_shown(const App& app) {
  const int round = app.screen().shows_past ? summary_of(app.table()).round : app.view().round;
  return Short(round, "/", kRounds);
}

}  // namespace

void draw_turn_title(const App& app, Page& page, Seat seat, const Line& title, int slid) {
  page.title(title.c_str(), round_shown(app).c_str(), {.fill = seat_colour(seat), .slid = slid});
}

void draw_wood_title(const App& app, Page& page, const Line& title) {
  page.title(title.c_str(), page.spare(round_shown(app).c_str()), {.fill = kWoodEdge});
}

Rect draw_edge(Page& page) {
  Rect edge = page.cut_bottom(page.size().edge);
  if (!page.size().table) return edge;
  page.canvas().fill(edge, kWood);
  page.canvas().fill(edge.cut_top(2), kWoodEdge);
  return edge;
}

Rect draw_big_keys(Page& page, const BigKey& a, const BigKey& b) {
  const int gap = page.size().gap;
  Rect bar = draw_edge(page).inset(gap / 2, 1);
  const Rect left = bar.cut_left((bar.w - gap) / 2);
  bar.cut_left(gap);
  draw_big_key(page, left, "A", a);
  draw_big_key(page, bar, "B", b);
  return left;
}

void draw_on_edge(Page& page, std::string_view words) {
  if (!page.size().table) return page.caption(page.free(), words);
  page.caption(draw_edge(page).inset(page.size().gap, 0), words, Align::Centre, on(kWood));
}

void draw_mats(const App& app, Page& page) {
  if (!page.size().table) return;
  const Rect strip = page.cut_bottom(page.size().mats);
  const int players = app.table().history().players();
  for (Seat seat = 0; seat < players; ++seat) {
    draw_mat(app, page, cell_of(strip, players, seat), seat);
  }
}

Rect mat_of(const App& app, const Page& page, Seat seat) {
  Rect whole = page.whole();
  whole.cut_bottom(page.size().edge);
  return cell_of(whole.cut_bottom(page.size().mats), app.table().history().players(), seat);
}

Seat just_placed(const App& app) {
  Seat seat = kNobody;
  for (const Event& event : app.table().last()) {
    if (event.kind == Event::Kind::Placed) seat = event.seat;
  }
  return seat;
}

void draw_drop(Page& page, Rect area, Seat owner, int fallen) {
  const CardSize sack = sack_size(page);
  const CardSize card = card_size(page);
  const Rect place = area.centred(sack.w, sack.h).moved(0, (area.h - sack.h) / 4);
  const int mouth = place.y + sack.h / 4;
  const int top = area.y - page.size().payout - card.h / 2;  // before the row
  const Rect clip = page.canvas().narrow_clip({area.x, top, area.w, mouth - top});
  draw_back(page, place.x + (sack.w - card.w) / 2, top + (mouth - top) * fallen / 256, owner);
  page.canvas().set_clip(clip);
  draw_sack(page, place, Sack::Tied);
}

Rect right_of_sack(const Page& page) {
  Rect area = page.free();
  return area.cut_right((area.w - sack_size(page).w) / 2 - page.size().gap);
}

void draw_middle(const App& app, Page& page, std::string_view words) {
  Rect area = page.free();
  if (!page.size().table) return draw_small_middle(app, page, area);
  const Rect right = right_of_sack(page);
  const Rect left = area.cut_left(right.w);
  area.cut_right(right.w);
  draw_sack(page, area, Sack::Tied);
  // One row of the mice above it is free, and the digits need it.
  const Rect inside = left.inset(page.size().gap, 0);
  const Rect plate(inside.x, inside.y - 1, inside.w, inside.h + 1);
  const HighBid high = high_bid(app);
  if (high.mice == 0) {
    draw_no_bid(app, page, plate);
  } else {
    draw_high_bid(app, page, plate, high);
  }
  page.caption(right, words);
}

}  // namespace felicity::ui
