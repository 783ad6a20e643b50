// S10, the round's result: who pays what for which animals, and what that means for the next round.
#include <algorithm>

#include "engine/ui/tale.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kDemoMs = 3000;  // nobody is there to press a key

void enter(App& app) {
  if (tale_of(app.table()).won != nullptr) app.tone(Tone::Win);
  if (app.is_demo()) app.advance_after(kDemoMs);
}

void key(App& app, Key key) {
  switch (key) {
    case Key::A: app.next(); break;
    case Key::B:
    case Key::Up:
    case Key::Down:
    case Key::Left:
    case Key::Right:
    case Key::X:
    case Key::Menu: break;
  }
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
  return app.say(Text::TakesSack, app.name(past.winner), app.mice(past.price));
}

Line worth(const App& app, const PastRound& past) {
  if (past.winner == kNobody) return app.say(Text::ToTheBox);
  return app.say(Text::SackWorth, count(app.settings().language, Noun::Point, past.value));
}

void draw_small(const App& app, Page& page, const Tale& tale) {
  const PastRound& past = *tale.past;
  const Font& text = *page.size().text;
  const CardSize cell = cell_size(page);
  page.caption(page.cut_top(2 * text.height), taken(app, past).c_str());
  page.cut_top(1);
  Rect cells = page.cut_top(cell.h + 1);
  for (int i = 0; i < past.up; ++i) {
    const Rect here = {cells.cut_left(cell.w + 1).x, cells.y, cell.w, cell.h};
    draw_cell(page, here, past.row[i].face());
    if ((tale.row.crossed >> i & 1) != 0) draw_cross(page, here);
  }
  page.fitted(cells, past.winner == kNobody ? "" : Line("= ").add(past.value).c_str(), kInk);
  const Line next = mice_next(app, past);
  page.caption(page.free(), next.empty() ? worth(app, past).c_str() : next.c_str());
}

void draw(const App& app, Page& page) {
  Tale tale = tale_of(app.table());
  const PastRound& past = *tale.past;
  const Line round = app.say(Text::RoundOf, tale.round, kRounds);
  const bool won = past.winner != kNobody;
  tale.row.crossed = won ? dog_places(past) : static_cast<std::uint8_t>((1U << past.up) - 1U);
  if (page.small()) {
    page.title(round.c_str(), Line("A ").add(app.say(Text::Next)).c_str());
    return draw_small(app, page, tale);
  }
  page.title(round.c_str());
  page.keys(app.say(Text::Next).c_str(), "");
  const Rect row = page.cut_top(card_size(page).h + page.size().gap);
  for (int i = 0; i < past.up; ++i) {
    const Rect place = row_place(page, row, tale.row.places, i);
    draw_card(page, place.x, place.y, past.row[i].face(), false, past.row[i].owner());
    if ((tale.row.crossed >> i & 1) != 0) draw_cross(page, place.inset(1));
  }
  const int line = page.size().text->height;
  const int sentence = 2 * line + page.size().large->height;
  Rect middle = page.cut_top(std::max(sack_size(page).h, sentence)).inset(page.size().gap, 0);
  draw_sack(page, middle.cut_left(sack_size(page).w + page.size().gap),
            won ? Sack::Open : Sack::Tied);
  page.fitted(middle.cut_bottom(page.size().large->height), worth(app, past).c_str(), kInk);
  page.caption(middle, taken(app, past).c_str());
  const Line next = mice_next(app, past);
  Rect rest = page.free().inset(page.size().gap, 0);
  page.caption(rest.cut_top(rest.h / 2), why_chased(app, past).c_str());
  page.canvas().hline(rest.x, rest.y, rest.w, kFaint);
  rest.cut_top(2);
  page.caption(rest, next.c_str());
}

}  // namespace

const Screen kResultScreen = {enter, key, draw};

}  // namespace felicity::ui
