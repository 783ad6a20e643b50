// S10, the round's result: winner, price and animals, and the mice of the next round. The ground is
// the winner's colour, and the picture is as glad or as sad as the sack is worth.
#include <algorithm>

#include "engine/ui/remark.h"
#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kSmallNext = 14;  // two lines of the smallest font
constexpr int kDemoMs = 3000;   // with bots only, no key is pressed
constexpr int kFlightMs = 400;  // the sack flies to its place, and its value is counted
constexpr int kFeast = 20;      // points above which there is confetti

void enter(App& app) {
  const RoundSummary round = summary_of(app.table());
  const PastRound& past = *round.past;
  const Tune taken = past.value < 0 ? Tune::Womp : Tune::Win;
  app.sound(past.winner == kNobody ? Tune::Meow : taken);
  // Without animations nothing else of a game of the past stays long enough to be seen.
  const bool stays = app.session().mode().recorded && app.settings().speed == Speed::Off;
  app.timers().animate(kFlightMs);
  if (app.session().is_demo() && !stays) app.timers().advance_after(kDemoMs);
}

void key(App& app, Key key) {
  if (key == Key::A) app.next();
}

Line mice_next(const App& app, const PastRound& past) {
  switch (past.mouse) {
    case PastRound::Mouse::Refilled: return app.say(Text::Refilled);
    case PastRound::Mouse::BankTooSmall: return app.say(Text::BankTooSmall);
    case PastRound::Mouse::AllPassed: return app.say(Text::NoMiceNext);
    case PastRound::Mouse::Open:
    case PastRound::Mouse::LastRound: break;
  }
  return Line();
}

Remark remark_for(const App& app, const RoundSummary& summary) {
  switch (summary.past->mouse) {
    case PastRound::Mouse::Refilled:
    case PastRound::Mouse::LastRound: return remark_on(app.table(), summary.round);
    case PastRound::Mouse::BankTooSmall:
    case PastRound::Mouse::AllPassed:
    case PastRound::Mouse::Open: break;
  }
  return Remark();
}

Line taken(const App& app, const PastRound& past) {
  if (past.winner == kNobody) return app.say(Text::NobodyTookSack);
  return app.say(Text::BuysFor, app.name(past.winner), app.say(Noun::Mouse, past.price));
}

Line worth(const App& app, const PastRound& past) {
  if (past.winner == kNobody) return app.say(Text::ToTheBox);
  const int counted = past.value * app.timers().progress() / 256;
  return app.say(Text::SackWorth, count(app.settings().language, Noun::Point, counted));
}

// On the colour of the winner.
Colour ink_of(const PastRound& past) {
  return past.winner == kNobody ? kInk : on(seat_colour(past.winner));
}

void draw_taken(const App& app, Page& page, Rect area, const PastRound& past) {
  page.caption(area, taken(app, past).c_str(), Align::Centre, ink_of(past));
}

void draw_worth(const App& app, Page& page, Rect area, const PastRound& past) {
  page.fitted(area, worth(app, past).c_str(), ink_of(past));
}

// That there are mice again, which is usual, gives way to what a bot has to say.
void draw_next(const App& app, Page& page, Rect area, const RoundSummary& summary) {
  const PastRound& past = *summary.past;
  const Remark remark = remark_for(app, summary);
  if (remark.seat != kNobody) return draw_remark(page, area, remark);
  const Colour ink = page.size().result_cards ? ink_of(past) : kInk;
  page.caption(area, mice_next(app, past).c_str(), Align::Centre, ink);
}

void draw_cells(Page& page, const PastRound& past, unsigned crossed) {
  const CardSize cell = cell_size(page);
  Rect cells = page.cut_top(cell.h + page.texts().gap);
  for (int i = 0; i < past.up; ++i) {
    const Rect here = {cells.cut_left(cell.w + 1).x, cells.y, cell.w, cell.h};
    const bool lost = (crossed >> i & 1) != 0;
    if (lost) {
      draw_lost_cell(page, here, past.row[i].face());
    } else {
      draw_cell(page, here, past.row[i].face());
    }
  }
  page.fitted(cells, past.winner == kNobody ? "" : Short("= ", past.value).c_str(), kInk);
}

// An animal that has run away left its prints; what no seat took is crossed out.
void draw_cards(Page& page, const PastRound& past, int players, unsigned lost) {
  const Rect row = page.cut_top(card_size(page).h + page.size().gap);
  const bool ran = past.winner != kNobody;
  for (int i = 0; i < past.up; ++i) {
    const Rect place = row_place(page, row, row_places(players), i);
    const bool gone = (lost >> i & 1) != 0;
    if (gone && ran) {
      page.canvas().frame_rounded(place, page.size().corner, kCardInk);
      draw_prints(page, place);
      continue;
    }
    draw_card(page, place.x, place.y, past.row[i].face(), false, past.row[i].owner());
    if (gone) draw_cross(page, place.inset(1));
  }
}

// Scattered over an area, each piece where it always falls; they come down while the sack flies.
void draw_confetti(Page& page, Rect area, Colour ground, int progress) {
  constexpr Colour kPieces[] = {Colour::Orange, Colour::Sky,        Colour::Green, Colour::Yellow,
                                Colour::Purple, Colour::Vermillion, Colour::White};
  constexpr int kCount = 60;
  unsigned place = 7;
  for (int i = 0; i < kCount; ++i) {
    place = place * 1103515245U + 12345U;
    const int x = area.x + static_cast<int>(place >> 8) % area.w;
    const int y = area.y + static_cast<int>(place >> 17) % area.h * progress / 256;
    const Colour colour = kPieces[i % 7];
    if (colour == ground) continue;
    page.canvas().fill({x, y, 2 + i % 2, 4 - i % 2}, colour);
  }
}

// Round the cat that no player wanted.
void draw_flies(Page& page, Rect area, int progress) {
  constexpr int kSack = 56;  // the size of the sack that these are for
  constexpr Extent kFlies[] = {{2, 9}, {12, 1}, {46, 5}, {51, 18}, {6, 24}, {32, 0}};
  const CardSize sack = sack_size(page);
  for (const Extent& fly : kFlies) {
    const int x = area.x + fly.w * sack.w / kSack;
    const int y = area.y + fly.h * sack.h / kSack + progress / 64 % 2;
    page.canvas().fill({x, y, 3, 2}, Colour::Black);
    page.canvas().fill({x - 1, y - 1, 1, 1}, Colour::LightGrey);
    page.canvas().fill({x + 3, y - 1, 1, 1}, Colour::LightGrey);
  }
}

// From the middle of the table to its place; a sack that costs points holds a sad cat.
void draw_prize(Page& page, Rect place, const PastRound& past, int progress) {
  const Rect whole = page.whole();
  const int rest = 256 - progress;
  const Rect flying =
      place.moved((whole.w / 2 - place.x - place.w / 2) * rest / 256, -place.h / 2 * rest / 256);
  if (past.winner == kNobody) return draw_sack(page, place, Sack::Tied);
  if (past.value >= 0) return draw_sack(page, flying, Sack::Open);
  draw_animal(page, flying, Face::CatMinus8);
  draw_flies(page, flying, progress);
}

// Texts without arguments as they are: each copy of one would be a line on the deepest stack.
void draw_title(const App& app, Page& page, int round) {
  const Language language = page.language();
  page.heading(app.say(Text::RoundOf, round, kRounds).c_str(), "", translate(language, Text::Next),
               app.session().mode().recorded ? translate(language, Text::Back) : "");
}

void draw_why(const App& app, Page& page, Rect area, const PastRound& past) {
  page.caption(area, why_chased(app, past).c_str(), Align::Centre, ink_of(past));
}

void draw_small(const App& app, Page& page, const RoundSummary& summary, unsigned crossed) {
  const PastRound& past = *summary.past;
  page.label(page.cut_top(page.texts().text->height), taken(app, past).c_str(), kInk,
             Align::Centre);
  draw_cells(page, past, crossed);
  const bool last = past.mouse == PastRound::Mouse::LastRound;
  if (!last || remark_for(app, summary).seat != kNobody) {
    draw_next(app, page, page.cut_bottom(kSmallNext), summary);
  }
  const Line why = why_chased(app, past);
  page.caption(page.free(), why.empty() ? worth(app, past).c_str() : why.c_str());
}

void draw(const App& app, Page& page) {
  const RoundSummary summary = summary_of(app.table());
  const PastRound& past = *summary.past;
  const bool won = past.winner != kNobody;
  const unsigned crossed = won ? dog_places(past) : (1U << past.up) - 1U;
  draw_title(app, page, summary.round);
  if (!page.size().result_cards) return draw_small(app, page, summary, crossed);
  const Colour ground = won ? seat_colour(past.winner) : kPaper;
  const int progress = app.timers().progress();
  page.canvas().fill(page.free(), ground);
  if (won && past.value > kFeast) draw_confetti(page, page.free(), ground, progress);
  draw_cards(page, past, app.table().players(), crossed);
  const int line = page.texts().text->height;
  const int sentence = 2 * line + page.size().large->height;
  Rect middle = page.cut_top(std::max(sack_size(page).h, sentence)).inset(page.size().gap, 0);
  const Rect prize = middle.cut_left(sack_size(page).w + page.size().gap);
  draw_worth(app, page, middle.cut_bottom(page.size().large->height), past);
  draw_taken(app, page, middle, past);
  Rect rest = page.free().inset(page.size().gap, 0);
  draw_why(app, page, rest.cut_top(rest.h / 2), past);
  page.canvas().hline(rest.x, rest.y, rest.w, on(ground));
  rest.cut_top(2);
  draw_next(app, page, rest, summary);
  draw_prize(page, prize, past, progress);
}

}  // namespace

const Screen kResultScreen = {.enter = enter, .key = key, .draw = draw, .whole = true};

}  // namespace felicity::ui
