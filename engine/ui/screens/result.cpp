// S10, the round's result: winner, price and animals, and the mice of the next round.
#include <algorithm>

#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kSmallNext = 12;  // two lines of the smallest font
constexpr int kDemoMs = 3000;   // with bots only, no key is pressed

void enter(App& app) {
  const PastRound& past = *summary_of(app.table()).past;
  const Tune taken = past.value < 0 ? Tune::Womp : Tune::Win;
  app.sound(past.winner == kNobody ? Tune::Meow : taken);
  // Without animations nothing else of a game of the past stays long enough to be seen.
  const bool stays = app.session().mode().recorded && app.settings().speed == Speed::Off;
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

Line taken(const App& app, const PastRound& past) {
  if (past.winner == kNobody) return app.say(Text::NobodyTookSack);
  return app.say(Text::TakesSack, app.name(past.winner), app.say(Noun::Mouse, past.price));
}

Line worth(const App& app, const PastRound& past) {
  if (past.winner == kNobody) return app.say(Text::ToTheBox);
  return app.say(Text::SackWorth, count(app.settings().language, Noun::Point, past.value));
}

void draw_taken(const App& app, Page& page, Rect area, const PastRound& past) {
  page.caption(area, taken(app, past).c_str());
}

// In one line: a small panel needs the room for the reason.
Line taken_briefly(const App& app, const PastRound& past) {
  if (past.winner == kNobody) return app.say(Text::NobodyTookSack);
  return app.say(Text::BuysFor, app.name(past.winner), app.say(Noun::Mouse, past.price));
}

void draw_worth(const App& app, Page& page, Rect area, const PastRound& past) {
  page.fitted(area, worth(app, past).c_str(), kInk);
}

void draw_next(const App& app, Page& page, Rect area, const PastRound& past) {
  page.caption(area, mice_next(app, past).c_str());
}

void draw_cells(Page& page, const PastRound& past, unsigned crossed) {
  const CardSize cell = cell_size(page);
  Rect cells = page.cut_top(cell.h + 1);
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

void draw_cards(Page& page, const PastRound& past, int players, unsigned crossed) {
  const Rect row = page.cut_top(card_size(page).h + page.size().gap);
  for (int i = 0; i < past.up; ++i) {
    const Rect place = row_place(page, row, row_places(players), i);
    draw_card(page, place.x, place.y, past.row[i].face(), false, past.row[i].owner());
    if ((crossed >> i & 1) != 0) draw_cross(page, place.inset(1));
  }
}

void draw_title(const App& app, Page& page, int round) {
  page.heading(app.say(Text::RoundOf, round, kRounds).c_str(), "", app.say(Text::Next).c_str(),
               app.session().mode().recorded ? app.say(Text::Back).c_str() : "");
}

void draw_why(const App& app, Page& page, Rect area, const PastRound& past) {
  page.caption(area, why_chased(app, past).c_str());
}

void draw_small(const App& app, Page& page, const PastRound& past, unsigned crossed) {
  page.label(page.cut_top(page.texts().text->height), taken_briefly(app, past).c_str(), kInk,
             Align::Centre);
  draw_cells(page, past, crossed);
  if (!mice_next(app, past).empty()) draw_next(app, page, page.cut_bottom(kSmallNext), past);
  const Line why = why_chased(app, past);
  page.caption(page.free(), why.empty() ? worth(app, past).c_str() : why.c_str());
}

void draw(const App& app, Page& page) {
  const RoundSummary summary = summary_of(app.table());
  const PastRound& past = *summary.past;
  const bool won = past.winner != kNobody;
  const unsigned crossed = won ? dog_places(past) : (1U << past.up) - 1U;
  draw_title(app, page, summary.round);
  if (page.small()) return draw_small(app, page, past, crossed);
  draw_cards(page, past, app.table().players(), crossed);
  const int line = page.texts().text->height;
  const int sentence = 2 * line + page.size().large->height;
  Rect middle = page.cut_top(std::max(sack_size(page).h, sentence)).inset(page.size().gap, 0);
  draw_sack(page, middle.cut_left(sack_size(page).w + page.size().gap),
            won ? Sack::Open : Sack::Tied);
  draw_worth(app, page, middle.cut_bottom(page.size().large->height), past);
  draw_taken(app, page, middle, past);
  Rect rest = page.free().inset(page.size().gap, 0);
  draw_why(app, page, rest.cut_top(rest.h / 2), past);
  page.canvas().hline(rest.x, rest.y, rest.w, kFaint);
  rest.cut_top(2);
  draw_next(app, page, rest, past);
}

}  // namespace

const Screen kResultScreen = {.enter = enter, .key = key, .draw = draw};

}  // namespace felicity::ui
