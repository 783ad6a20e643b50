// S11, the sacks so far: all of it lay open once.
#include "engine/ui/common_keys.h"
#include "engine/ui/round_summary.h"
#include "engine/ui/row.h"

namespace felicity::ui {
namespace {

using namespace gfx;

int ended_rounds(const History& history) {
  const bool over = history.past(history.round()).outcome != PastRound::Outcome::Open;
  return history.round() - history.first_round() + (over ? 1 : 0);
}

const PastRound& round_at(const History& history, int index) {
  return history.past(history.first_round() + index);
}

void enter(App& app) {
  const int count = ended_rounds(app.table().history());
  app.memory<ListMemory>().cursor = static_cast<std::int16_t>(count > 0 ? count - 1 : 0);
}

void move(App& app, int by) {
  step_cursor(app.memory<ListMemory>().cursor, by, ended_rounds(app.table().history()));
}

void key(App& app, Key key) {
  switch (key) {
    case Key::Up: move(app, -1); break;
    case Key::Down: move(app, 1); break;
    case Key::A:
    case Key::B: app.back(); break;
    case Key::Left:
    case Key::Right:
    case Key::X:
    case Key::Menu: break;
  }
}

// The same four columns for the heads and for every round.
struct Columns {
  Rect round, winner, price, value;
};
Columns columns(const Page& page, Rect line) {
  Columns column;
  column.round = line.cut_left(page.size().history_round);
  column.value = line.cut_right(line.w * 3 / 10);
  column.price = line.cut_right(line.w * 3 / 8);
  column.winner = line;
  return column;
}

void draw_heads(const App& app, Page& page) {
  const Font& font = *page.size().note;
  const Rect line = page.cut_top(font.height + 1).inset(page.size().margin, 0);
  const Columns column = columns(page, line);
  const auto head = [&](Rect area, Text text, Align align) {
    const Line words = app.say(text);
    draw_text(page.canvas(), area, font, words.c_str(), kFaint, align);
  };
  head(column.round, Text::ColumnRound, Align::Left);
  head(column.winner, Text::ColumnWinner, Align::Left);
  head(column.price, Text::ColumnPrice, Align::Right);
  head(column.value, Text::ColumnValue, Align::Right);
}

void draw_line(const App& app, Page& page, int number, Rect line, bool chosen) {
  const PastRound& past = app.table().history().past(number);
  const Columns column = columns(page, line);
  const Font& font = *page.texts().text;
  const Colour ink = chosen ? on(kAccent) : kInk;
  Canvas& canvas = page.canvas();
  draw_text(canvas, column.round, font, Short(number).c_str(), ink);
  const char* name = app.name(past.winner);
  draw_text(canvas, column.winner,
            fit({&font, page.texts().tiny, page.size().least}, name, column.winner.w), name, ink);
  if (past.winner == kNobody) return;
  draw_text(canvas, column.price, font, Short(past.price).c_str(), ink, Align::Right);
  draw_text(canvas, column.value, font, Short(past.value).c_str(), ink, Align::Right);
}

void draw_cards(const App& app, Page& page, const PastRound& past) {
  const bool won = past.winner != kNobody;
  const unsigned crossed = won ? dog_places(past) : 0U;
  const int players = app.table().history().players();
  if (page.small()) {
    const CardSize size = cell_size(page);
    Rect strip = page.cut_bottom(size.h);
    for (int i = 0; i < past.up; ++i) {
      Rect cell = strip.cut_left(strip.w / (past.up - i));
      cell = cell.centred(size.w + 7, size.h);
      draw_tab(page, cell.cut_right(7).centred(7, 9), past.row[i].owner());
      if ((crossed >> i & 1U) != 0) {
        draw_lost_cell(page, cell, past.row[i].face());
      } else {
        draw_cell(page, cell, past.row[i].face());
      }
    }
    return;
  }
  const CardSize size = card_size(page);
  const Line why = won ? why_chased(app, past) : app.say(Text::NobodyTookSack);
  page.caption(page.cut_bottom(2 * page.texts().text->height).inset(page.size().gap, 0),
               why.c_str());
  const Rect strip = page.cut_bottom(size.h + page.size().gap);
  for (int i = 0; i < past.up; ++i) {
    const Rect place = row_place(page, strip, row_places(players), i);
    draw_card(page, place.x, place.y, past.row[i].face(), false, past.row[i].owner());
    if ((crossed >> i & 1U) != 0) draw_cross(page, place.inset(1));
  }
}

void draw(const App& app, Page& page) {
  const History& history = app.table().history();
  const int rounds = ended_rounds(history);
  page.title(app.say(Text::History).c_str());
  if (rounds == 0) {
    page.keys("", app.say(Text::Back).c_str());
    page.caption(page.free(), app.say(Text::NoSackYet).c_str());
    return;
  }
  const int chosen = app.memory<ListMemory>().cursor;
  draw_cards(app, page, round_at(history, chosen));
  draw_heads(app, page);
  page.rows(rounds, chosen, [&](int index, Rect line) {
    draw_line(app, page, history.first_round() + index, line, index == chosen);
  });
}

}  // namespace

const Screen kHistoryScreen = {
    .enter = enter, .key = key, .draw = draw, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
