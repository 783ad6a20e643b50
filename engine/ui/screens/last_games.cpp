// The finished games, the newest first: players and totals of one game a page.
#include <algorithm>

#include "engine/gfx/art/icons.h"
#include "engine/session/ranking.h"
#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

using namespace gfx;

void look_up(App& app, int index) {
  if (!app.archive().look_up(index)) return app.sound(Tune::Buzz);
  app.memory<LastGamesMemory>() = {.game = static_cast<std::int16_t>(index), .found = true};
}

void enter(App& app) { look_up(app, 0); }

void key(App& app, Key key) {
  switch (key) {
    case Key::Right:
    case Key::Down: return look_up(app, app.memory<LastGamesMemory>().game + 1);
    case Key::Left:
    case Key::Up: return look_up(app, app.memory<LastGamesMemory>().game - 1);
    case Key::A:
      return claim_table(app, [](App& taken) {
        if (!taken.watch(taken.memory<LastGamesMemory>().game)) taken.back();
      });
    case Key::B: return app.back();
    case Key::X:
    case Key::Menu: break;
  }
}

void draw(const App& app, Page& page) {
  if (!app.memory<LastGamesMemory>().found) {
    page.title(app.say(Text::LastGames).c_str());
    return page.line(app.say(Text::NoGamesYet).c_str());
  }
  const FinishedGame& game = app.archive().game();
  const Line watch = app.say(Text::Watch);
  page.heading(app.say(Text::GameNumber, game.number).c_str(), "▲▼", watch.c_str(),
               app.say(Text::Back).c_str());
  const Ranking ranks = ranking(game.scores, game.players, game.tie_break);
  const Sprite crown = kCrown;
  const int height = std::min<int>(page.free().h / game.players, page.texts().line);
  for (int i = 0; i < game.players; ++i) {
    const Seat seat = ranks.seat[i];
    Rect line = page.cut_top(height).inset(page.size().margin, 0);
    const Short total(game.scores.total[seat]);
    const Font& font = *page.size().cell;
    draw_text(page.canvas(), line.cut_right(text_width(font, "0000")), font, total.c_str(), kInk,
              Align::Right);
    const Rect mark = line.cut_right(crown.w + page.size().gap);
    if ((game.scores.winners >> seat & 1) != 0) {
      page.canvas().draw(crown, mark.x, mark.y + (mark.h - crown.h) / 2, kInk);
    }
    draw_name(page, line, seat, game.names[seat]);
  }
}

}  // namespace

const Screen kLastGamesScreen = {
    .enter = enter, .key = key, .draw = draw, .whole = true, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
