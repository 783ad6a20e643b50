// S13, the podium: the ranking; page two: the series, the best sack, the code of the game.
#include <algorithm>

#include "engine/base/hex.h"
#include "engine/gfx/art/icons.h"
#include "engine/session/ranking.h"
#include "engine/ui/app.h"
#include "engine/ui/pieces.h"
#include "engine/ui/remark.h"
#include "engine/ui/row.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kRiseMs = 1200;
constexpr int kDeafMs = 400;  // the last hasty press of the scoring is no rematch
constexpr int kPages = 2;

Short hexadecimal(std::uint32_t code) {
  char digits[9] = {};
  for (int i = 7; i >= 0; --i, code >>= 4) digits[i] = kUpperHex[code & 15U];
  return Short(digits);
}

const PastRound* best_sack(const History& history) {
  const PastRound* best = nullptr;
  for (int round = history.first_round(); round <= history.round(); ++round) {
    const PastRound& past = history.past(round);
    if (past.winner == kNobody) continue;
    if (best == nullptr || past.value > best->value) best = &past;
  }
  return best;
}

struct PodiumMemory {
  std::uint8_t page;
};

void enter(App& app) {
  app.sound(Tune::Fanfare);
  app.timers().animate(kRiseMs);
  app.lock(kDeafMs);
}

void turn_page(App& app, int by) {
  std::uint8_t& page = app.memory<PodiumMemory>().page;
  page = static_cast<std::uint8_t>(wrapped(page, by, 0, kPages - 1));
}

void key(App& app, Key key) {
  if (app.timers().progress() < 256) return app.timers().animate(0);
  switch (key) {
    case Key::A:
      if (app.session().mode().recorded) return app.abandon();
      app.begin(kGameMode);
      break;
    case Key::B: app.go(kHomeScreen); break;
    case Key::Down:
    case Key::Right: turn_page(app, 1); break;
    case Key::Up:
    case Key::Left: turn_page(app, -1); break;
    case Key::X:
    case Key::Menu: break;
  }
}

Line who_won(const App& app, const Scores& scores, const Ranking& ranks) {
  const int winners = std::popcount(scores.winners);
  if (winners == 1) return app.say(Text::Wins, app.name(ranks.seat[0]));
  if (winners == 2) {
    return app.say(Text::WinTogether, app.name(ranks.seat[0]), app.name(ranks.seat[1]));
  }
  return app.say(Text::SharedVictory);
}

// R47: with the cat points where they decide a place.
Short total_of(const View& view, const Ranking& ranks, int rank) {
  const Scores& scores = view.scores;
  const Seat seat = ranks.seat[rank];
  for (int other = 0; other < view.players; ++other) {
    const bool equal = scores.total[ranks.seat[other]] == scores.total[seat];
    if (equal && ranks.place[other] != ranks.place[rank]) {
      return Short(scores.total[seat], " (", scores.cats[seat], ")");
    }
  }
  return Short(scores.total[seat]);
}

Line game_code(const App& app) { return app.say(Text::GameCode, hexadecimal(app.table().code())); }

// A cat over the name, or only a crown at the end.
void draw_winner(Page& page, Rect name) {
  if (page.size().podium_crown == 0) {
    const CardSize cat = animal_size(page);
    draw_animal(page, {name.x, name.y - cat.h, name.w, cat.h}, Face::Cat15);
  } else {
    page.canvas().draw(kCrown, name.x + name.w / 2 - 5, name.y - 9, kInk);
  }
}

// Second, first, third, as on any podium; the steps grow, then names and the crown come.
void draw_steps(const App& app, Page& page, const View& view, const Ranking& ranks) {
  Canvas& canvas = page.canvas();
  const Rect area = page.free().inset(page.size().gap, 0);
  const int middle = page.size().podium_middle > 0 ? page.size().podium_middle : area.w / 3;
  const int side = (area.w - middle) / 2;
  const Metrics& size = page.size();
  const int name = size.podium_name;
  const int room = area.h - name - size.podium_crown;
  const int rise = app.timers().progress();
  for (int i = 0; i < 3; ++i) {
    const Seat seat = ranks.seat[i];
    const int place = ranks.place[i];
    const int tall = size.podium_least + (room - size.podium_above) * (3 - place) / 3;
    const int height = std::max(1, tall * rise / 256);
    const int left = i == 0 ? side : i == 1 ? 0 : side + middle;
    const Rect block(area.x + left, area.bottom() - height, i == 0 ? middle : side, height);
    const Colour fill = seat_colour(seat);
    if (rise < 256) {  // whose step it is shows when all have risen
      canvas.fill(block.inset(1, 0), kFaint);
      continue;
    }
    canvas.pattern(block.inset(1, 0), seat_pattern(seat), on(fill), fill);
    const Short total = total_of(view, ranks, i);
    const Font& number = fit({size.podium_number, size.cell}, total.c_str(), block.w - 4);
    const Rect plate = Rect(block.x, block.y + size.podium_plate, block.w, number.height + 2)
                           .centred(text_width(number, total.c_str()) + 4, number.height);
    if (plate.bottom() <= area.bottom()) {
      canvas.fill_rounded(plate, 1, kPaper);
      draw_text(canvas, plate, number, total.c_str(), kInk, Align::Centre);
    }
    const int width = std::max(side, middle);
    const Rect above = Rect(block.x, block.y - name, block.w, name).centred(width, name);
    const char* who = app.name(seat);
    page.label(above, who, kInk, Align::Centre);
    if (place == 0) draw_winner(page, above);
  }
}

// Between the headline and the cat over the first step.
void draw_winners_remark(const App& app, Page& page) {
  const Remark remark = remark_of_winner(app.table());
  if (remark.seat == kNobody) return;
  const Rect top = page.free().cut_top(page.size().note->height);
  page.label(top, translate(page.language(), remark.words), kInk, Align::Centre);
}

void draw_podium(const App& app, Page& page, const View& view, const Ranking& ranks) {
  if (app.session().mode().recorded) {
    page.keys(app.say(Text::Done).c_str(), "");
  } else {
    page.keys(app.say(Text::Rematch).c_str(), app.say(Text::Home).c_str());
  }
  if (!page.small()) {
    const bool risen = app.timers().progress() == 256;
    for (int i = view.players - 1; i >= 3; --i) {
      const Rect line = page.cut_bottom(page.texts().text->height + 2);
      if (!risen) continue;
      const Line rest(ranks.place[i] + 1, ". ", app.name(ranks.seat[i]));
      page.entry(line.inset(page.size().gap * 2, 0), false, rest.c_str(),
                 total_of(view, ranks, i).c_str());
    }
    page.cut_bottom(page.size().gap);
    const Line won = risen ? who_won(app, view.scores, ranks) : Line();
    if (std::popcount(view.scores.winners) == 1) {
      page.headline(won.c_str());
      if (risen) draw_winners_remark(app, page);
    } else {
      page.caption(page.cut_top(2 * page.texts().text->height), won.c_str());
    }
  }
  draw_steps(app, page, view, ranks);
}

void draw_best_sack(const App& app, Page& page) {
  const PastRound* best = best_sack(app.table().history());
  if (best == nullptr) return;
  const Line words = app.say(Text::BestSackOf, app.name(best->winner),
                             count(app.settings().language, Noun::Point, best->value));
  if (page.small()) {
    page.caption(page.cut_bottom(2 * page.size().note->height), words.c_str());
    return;
  }
  const Rect row = page.cut_bottom(card_size(page).h + page.size().gap);
  for (int i = 0; i < best->up; ++i) {
    const Rect place = row_place(page, row, best->up, i);
    draw_card(page, place.x, place.y, best->row[i].face(), false, best->row[i].owner());
  }
  page.caption(page.cut_bottom(page.texts().text->height + page.size().gap), words.c_str());
}

void draw_table(const App& app, Page& page, const View& view, const Ranking& ranks) {
  const int height = std::min<int>(page.free().h / view.players, page.texts().line);
  const Font& font = page.low_font(page.size().cell, height);
  const int column = text_width(font, "00000");
  for (int i = 0; i < view.players; ++i) {
    const Seat seat = ranks.seat[i];
    Rect line = inset(page.cut_top(height), page.size().podium_line);
    const auto put = [&](Rect area, const Short& words, Align align) {
      draw_text(page.canvas(), area, font, words.c_str(), kInk, align);
    };
    put(line.cut_left(text_width(font, "00")), Short(ranks.place[i] + 1), Align::Left);
    if (!app.session().mode().recorded) {
      put(line.cut_right(column),
          Short(app.saves().seating().wins[seat], "/", app.saves().seating().games), Align::Right);
    }
    put(line.cut_right(column), Short(view.scores.total[seat]), Align::Right);
    line.cut_right(page.size().gap);
    draw_name(page, line, seat, app.name(seat));
  }
}

Line title(const App& app, const Page& page, const Scores& scores, const Ranking& ranks) {
  if (app.memory<PodiumMemory>().page == 0) {
    if (!page.small() || app.timers().progress() < 256) return app.say(Text::Ranking);
    const bool shared = std::popcount(scores.winners) > 1;
    return shared ? app.say(Text::SharedVictory) : who_won(app, scores, ranks);
  }
  if (page.small()) return game_code(app);
  return app.say(app.session().mode().recorded ? Text::Ranking : Text::Series);
}

void draw_title(const App& app, Page& page, const Scores& scores, const Ranking& ranks) {
  const Short number(page.spare("▲▼ "), app.memory<PodiumMemory>().page + 1, "/", kPages);
  page.title(title(app, page, scores, ranks).c_str(), number.c_str());
}

void draw(const App& app, Page& page) {
  const View& view = app.view();
  if (view.phase != Phase::Over) return;
  const Ranking ranks = ranking(view.scores, view.players, view.house.tie_break);
  draw_title(app, page, view.scores, ranks);
  if (app.memory<PodiumMemory>().page == 0) return draw_podium(app, page, view, ranks);
  page.hint(page.spare(game_code(app).c_str()));
  draw_best_sack(app, page);
  draw_table(app, page, view, ranks);
}

}  // namespace

const Screen kPodiumScreen = {.enter = enter, .key = key, .draw = draw, .whole = true};

}  // namespace felicity::ui
