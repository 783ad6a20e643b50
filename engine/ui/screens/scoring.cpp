// S12, the final scoring: mice, then negative cats, then positive cats from the smallest up; the
// players change places as the sums grow.
#include <algorithm>

#include "engine/session/ranking.h"
#include "engine/ui/app.h"
#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kColumnMs = 900;
constexpr int kCatsMs = 3000;

// Sums after each thing that is counted.
enum Count : int { kNothing, kMice, kNegative, kFirstPositive, kAll = kFirstPositive + 4 };
constexpr int kColumns = 3;  // mice, negative cats, positive cats: one press each

struct ScoringMemory {
  std::uint8_t column;  // that is being counted
};

struct Sheet {
  int players = 0;
  int mice[kMaxSeats] = {};
  int negative[kMaxSeats] = {};
  int positive[kMaxSeats][5] = {};  // by face, from 3 to 15
};

Sheet sheet_of(const View& view) {
  Sheet sheet;
  sheet.players = view.players;
  for (Seat seat = 0; seat < view.players; ++seat) sheet.mice[seat] = view.scores.mice[seat];
  for (int i = 0; i < view.won_count; ++i) {
    const Face face = view.won[i].card().face();
    const Seat taker = view.won[i].taker();
    if (points(face) < 0) sheet.negative[taker] += points(face);
    if (points(face) > 0) {
      sheet.positive[taker][static_cast<int>(face) - static_cast<int>(Face::Cat3)] += points(face);
    }
  }
  return sheet;
}

int positive_until(const Sheet& sheet, Seat seat, int counted) {
  int sum = 0;
  for (int i = kFirstPositive; i <= counted; ++i) sum += sheet.positive[seat][i - kFirstPositive];
  return sum;
}

int sum_until(const Sheet& sheet, Seat seat, int counted) {
  return (counted >= kMice ? sheet.mice[seat] : 0) +
         (counted >= kNegative ? sheet.negative[seat] : 0) + positive_until(sheet, seat, counted);
}

// The line of this seat. When all is counted it is that of the final ranking, which breaks ties.
int rank_of(const Sheet& sheet, const Ranking& final_ranks, Seat seat, int counted) {
  int rank = 0;
  if (counted == kAll) {
    while (final_ranks.seat[rank] != seat) ++rank;
    return rank;
  }
  const int own = sum_until(sheet, seat, counted);
  for (Seat other = 0; other < sheet.players; ++other) {
    const int sum = sum_until(sheet, other, counted);
    rank += sum > own || (sum == own && other < seat);
  }
  return rank;
}

// What is counted at this moment, and how far the step to it has come.
struct Moment {
  int counted;
  int way;  // 0..256
  bool is_last() const { return counted == kAll && way == 256; }
};
Moment moment(const App& app) {
  const int step = app.memory<ScoringMemory>().column;
  const int progress = app.timers().progress();
  if (step == 0) return {kMice, progress};
  if (step == 1) return {kNegative, progress};
  const int fifth = std::min(4, progress * 5 / 256);
  return {kFirstPositive + fifth, std::min(256, progress * 5 - fifth * 256)};
}

constexpr Tune kColumnTunes[kColumns] = {Tune::Squeak, Tune::Pass, Tune::Meow};

void count_next(App& app) {
  app.sound(kColumnTunes[app.memory<ScoringMemory>().column]);
  app.timers().animate(app.memory<ScoringMemory>().column == kColumns - 1 ? kCatsMs : kColumnMs);
}

void enter(App& app) { count_next(app); }

void key(App& app, Key key) {
  std::uint8_t& column = app.memory<ScoringMemory>().column;
  const bool last = column == kColumns - 1;
  switch (key) {
    case Key::A:
      if (app.timers().progress() < 256) {
        app.timers().animate(0);
      } else if (last) {
        app.next();
      } else {
        ++column;
        count_next(app);
      }
      break;
    case Key::B:
      if (last && app.timers().progress() == 256) {
        app.next();
      } else {
        column = kColumns - 1;
        app.timers().animate(0);
      }
      break;
    case Key::Up:
    case Key::Down:
    case Key::Left:
    case Key::Right:
    case Key::X: app.timers().animate(0); break;
    case Key::Menu: break;
  }
}

// What is being counted now.
Line headline(const App& app, const Moment& now) {
  if (now.counted == kMice) return app.say(Text::Mice);
  if (now.counted == kNegative) return app.say(Text::NegativeCats);
  if (now.is_last()) return app.say(Text::Total);
  const int face = static_cast<int>(Face::Cat3) + now.counted - kFirstPositive;
  return app.say(Text::PositiveCats).add(": ").add(face_label(static_cast<Face>(face)));
}

// R47: empty unless the first place was tied; with the numbers that decide.
Line tie(const App& app) {
  const View& view = app.view();
  const Scores& scores = view.scores;
  if (std::popcount(scores.winners) > 1) return app.say(Text::SharedVictory);
  const Ranking ranks = ranking(scores, view.players, view.house.tie_break);
  const Seat first = ranks.seat[0];
  const Seat second = ranks.seat[1];
  if (scores.total[first] != scores.total[second]) return Line();
  return app.say(Text::TieMoreCats, int{scores.cats[first]}, int{scores.cats[second]});
}

// The same widths as in the lines below: mice, minus, plus, sum.
void draw_heads(Page& page) {
  Rect line = page.cut_top(page.texts().line).inset(page.size().gap, 0);
  for (const char* sign : {"=", "+", "-"}) {
    draw_text(page.canvas(), line.cut_right(page.size().score_column), *page.texts().bold, sign,
              kInk, Align::Right);
  }
  draw_mouse(page, line.right() - 10, line.y + line.h / 2);
}

void draw_player(const App& app, Page& page, Rect line, Seat seat, const Sheet& sheet,
                 int counted) {
  Canvas& canvas = page.canvas();
  const Font& font = page.low_font(page.size().score, line.h);
  const int column = page.size().score_column;
  const Short total(sum_until(sheet, seat, counted));
  draw_text(canvas, line.cut_right(column), page.low_font(page.size().cell, line.h), total.c_str(),
            kInk, Align::Right);
  const auto cell = [&](bool shown, int value) {
    Line words;
    if (shown) words.add(value > 0 ? "+" : "").add(value);
    draw_text(canvas, line.cut_right(column),
              fit({&font, page.size().note}, words.c_str(), column - 2), words.c_str(),
              value < 0 ? kAlarm : kInk, Align::Right);
  };
  cell(counted >= kFirstPositive, positive_until(sheet, seat, counted));
  cell(counted >= kNegative, sheet.negative[seat]);
  cell(counted >= kMice, sheet.mice[seat]);
  line.cut_right(page.size().gap);
  draw_name(page, line.centred(line.w, std::min<int>(line.h, 20)), seat, app.name(seat));
}

void draw_title(const App& app, Page& page, const Moment& now) {
  if (page.small()) {
    page.title(headline(app, now).c_str(), Line("A ", app.say(Text::Next)).c_str());
    return;
  }
  page.title(app.say(Text::FinalScoring).c_str());
  const Line b = app.session().mode().recorded ? app.say(Text::Back)
                 : now.is_last()               ? Line()
                                               : app.say(Text::ShowAll);
  page.keys(app.say(Text::Next).c_str(), b.c_str());
}

// What is being counted; at the end, how a tie was broken.
void draw_foot(const App& app, Page& page, const Moment& now) {
  const Line tied = now.is_last() ? tie(app) : Line();
  if (!page.small()) {
    page.caption(page.cut_bottom(2 * page.texts().text->height).inset(page.size().gap, 0),
                 tied.empty() ? headline(app, now).c_str() : tied.c_str());
  } else if (!tied.empty()) {
    page.caption(page.cut_bottom(2 * page.size().note->height), tied.c_str());
  }
}

void draw(const App& app, Page& page) {
  const View& view = app.view();
  if (view.phase != Phase::Over) return;
  const Moment now = moment(app);
  draw_title(app, page, now);
  draw_foot(app, page, now);
  if (page.size().score_heads) draw_heads(page);
  const Sheet sheet = sheet_of(view);
  const Ranking ranks = ranking(view.scores, view.players, view.house.tie_break);
  const Rect table = page.free().inset(page.size().spare_gap, 0);
  const int height = std::min(table.h / view.players, int{page.size().score_line});
  for (Seat seat = 0; seat < view.players; ++seat) {
    const int from = rank_of(sheet, ranks, seat, now.counted - 1) * height;
    const int to = rank_of(sheet, ranks, seat, now.counted) * height;
    const int late = std::max(0, now.way - 128) * 2;  // first the number, then the move
    const int y = table.y + from + (to - from) * late / 256;
    draw_player(app, page, Rect(table.x, y, table.w, height).inset(0, page.size().score_pad), seat,
                sheet, now.counted);
  }
}

}  // namespace

const Screen kScoringScreen = {.enter = enter, .key = key, .draw = draw, .whole = true};

}  // namespace felicity::ui
