// Choice of the player who leaves the table; a bot takes the seat.
#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

bool is_human(const App& app, Seat seat) {
  return app.table().player(seat).kind == Player::Kind::Human;
}

int humans(const App& app) {
  int count = 0;
  for (Seat seat = 0; seat < app.view().players; ++seat) count += is_human(app, seat);
  return count;
}

Seat human_at(const App& app, int index) {
  Seat seat = 0;
  while (!is_human(app, seat) || index-- > 0) ++seat;
  return seat;
}

void move(App& app, int by) { step_cursor(app.memory<ListMemory>().cursor, by, humans(app)); }

void key(App& app, Key key) {
  switch (key) {
    case Key::Up: move(app, -1); break;
    case Key::Down: move(app, 1); break;
    case Key::A:  // after the question this screen is on top again, with its cursor
      app.ask(
          Text::ReallyLeave, app.name(human_at(app, app.memory<ListMemory>().cursor)),
          [](App& asked) { asked.leave(human_at(asked, asked.memory<ListMemory>().cursor)); },
          /*loses=*/true);
      break;
    case Key::B: app.back(); break;
    case Key::Left:
    case Key::Right:
    case Key::X:
    case Key::Menu: break;
  }
}

void draw(const App& app, Page& page) {
  page.title(app.say(Text::WhoLeaves).c_str());
  page.keys(app.say(Text::Ok).c_str(), app.say(Text::Back).c_str());
  page.list(
      humans(app), app.memory<ListMemory>().cursor,
      [&](int i) { return Line(app.name(human_at(app, i))); },
      [&](int i) { return Line(seat_number(human_at(app, i))); });
}

}  // namespace

const Screen kLeaveScreen = {.key = key, .draw = draw, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
