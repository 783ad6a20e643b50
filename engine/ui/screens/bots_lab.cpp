// S17, the bots lab: choose bots, let them play many games, count their wins.
#include <algorithm>
#include <span>

#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/pieces.h"
#include "engine/ui/player_kinds.h"

namespace felicity::ui {
namespace {

using namespace gfx;

struct LabMemory {
  std::int16_t cursor;
  bool playing;  // the table of wins is shown
};

constexpr int kStart = 0;
constexpr int kPlayers = 1;
constexpr int kGames = 2;
constexpr int kBeforeSeats = 3;

int entry_count(const App& app) { return kBeforeSeats + app.session().bot_match().players; }
bool is_seat(int row) { return row >= kBeforeSeats; }
Seat seat_at(int row) { return static_cast<Seat>(row - kBeforeSeats); }

void move(App& app, int by) {
  move_cursor(app, app.memory<LabMemory>().cursor, by, entry_count(app));
}

void change(App& app, int by) {
  BotMatch& lab = app.session().bot_match();
  const int row = app.memory<LabMemory>().cursor;
  if (row == kPlayers) {
    lab.players = static_cast<std::uint8_t>(wrapped(lab.players, by, kMinSeats, kMaxSeats));
  } else if (row == kGames) {
    const int last = static_cast<int>(std::size(BotMatch::kGames)) - 1;
    lab.size = static_cast<std::uint8_t>(wrapped(lab.size, by, 0, last));
  } else if (is_seat(row)) {
    turn_kind(lab.seats[seat_at(row)], by, /*human_too=*/false);
  } else {
    return;
  }
  app.sound(Tune::Click);
}

void press(App& app) {
  const int row = app.memory<LabMemory>().cursor;
  if (row == kStart) {
    claim_table(app, [](App& taken) {
      taken.memory<LabMemory>().playing = true;
      taken.begin(kBotMatchMode);
    });
  } else if (is_seat(row)) {
    turn_character(app.session().bot_match().seats[seat_at(row)]);
    app.sound(Tune::Click);
  } else {
    change(app, 1);
  }
}

void key_table(App& app, Key key) {
  if (key != Key::B && (key != Key::A || app.session().mode().in_background)) return;
  if (app.session().mode().in_background) return app.abandon();
  app.memory<LabMemory>().playing = false;
}

void key(App& app, Key key) {
  if (app.memory<LabMemory>().playing) return key_table(app, key);
  switch (key) {
    case Key::Up: move(app, -1); break;
    case Key::Down: move(app, 1); break;
    case Key::Left: change(app, -1); break;
    case Key::Right: change(app, 1); break;
    case Key::A: press(app); break;
    case Key::B: app.back(); break;
    case Key::X:
    case Key::Menu: break;
  }
}

// "B  hard bot", and its character where there is room.
Line bot_name(const App& app, Seat seat, bool with_character) {
  const Player& player = app.session().bot_match().seats[seat];
  Line words = Line(seat_number(seat)).add(" ").add(app.say(kind_name(player.kind)));
  if (with_character && player.character != Player::Character::Plain) {
    words.add(", ").add(app.say(character_name(player.character)));
  }
  return words;
}

void draw_entry(const App& app, Page& page, int row, Rect inside) {
  const bool chosen = row == app.memory<LabMemory>().cursor;
  const BotMatch& lab = app.session().bot_match();
  if (row == kStart) {
    draw_text(page.canvas(), inside, *page.texts().bold, app.say(Text::LetThemPlay).c_str(),
              chosen ? on(kAccent) : kInk, Align::Centre);
  } else if (row == kPlayers) {
    page.entry(inside, chosen, app.say(Text::Players).c_str(), Short(lab.players).c_str(), chosen);
  } else if (row == kGames) {
    page.entry(inside, chosen, app.say(Text::StatGames).c_str(), Short(lab.games()).c_str(),
               chosen);
  } else {
    const Seat seat = seat_at(row);
    page.entry(inside, chosen, seat_number(seat), app.say(kind_name(lab.seats[seat].kind)).c_str(),
               chosen);
  }
}

void draw_choice(const App& app, Page& page) {
  const int chosen = app.memory<LabMemory>().cursor;
  page.title(app.say(Text::BotsLab).c_str());
  if (is_seat(chosen)) {
    const Player& player = app.session().bot_match().seats[seat_at(chosen)];
    page.hint(app.say(Text::StyleIs, app.say(character_name(player.character))).c_str());
  } else {
    page.hint(page.spare(app.say(Text::ChooseBots).c_str()));
  }
  page.rows(entry_count(app), chosen,
            [&](int i, Rect inside) { draw_entry(app, page, i, inside); });
}

// The share of wins of every seat.
void draw_table(const App& app, Page& page) {
  const BotMatch& lab = app.session().bot_match();
  page.title(app.say(Text::BotsLab).c_str(),
             page.spare(app.say(Text::GameOf, lab.played, lab.games()).c_str()));
  const Line foot = app.session().mode().in_background
                        ? app.say(Text::StopLab)
                        : app.say(Text::GameOf, lab.played, lab.games());
  page.hint(page.small() && app.session().mode().in_background
                ? Line(lab.played, "/", lab.games(), "  ", foot).c_str()
                : foot.c_str());
  const Metrics& size = page.size();
  const int height = std::min<int>(page.free().h / lab.players, 2 * page.texts().line);
  for (Seat seat = 0; seat < lab.players; ++seat) {
    Rect line = page.cut_top(height).inset(size.margin, 0);
    const Short share(lab.share(seat), "%");
    if (size.lab_bars) {
      Rect bar = line.cut_bottom(height / 3).inset(0, 2);
      const int width = bar.w * lab.share(seat) / 100;
      page.canvas().frame(bar, kFaint);
      page.canvas().pattern(bar.cut_left(width), seat_pattern(seat), on(seat_colour(seat)),
                            seat_colour(seat));
    }
    const bool roomy = size.lab_bars || height > page.texts().text->height;
    const Font& font = roomy ? *page.texts().text : *size.least;
    draw_text(page.canvas(), line.cut_right(text_width(font, "100%")), font, share.c_str(), kInk,
              Align::Right);
    const Line name = bot_name(app, seat, size.lab_bars);
    draw_text(page.canvas(), line,
              fit({&font, page.texts().tiny, size.least}, name.c_str(), line.w), name.c_str(),
              kInk);
  }
}

void draw(const App& app, Page& page) {
  if (app.memory<LabMemory>().playing) return draw_table(app, page);
  draw_choice(app, page);
}

}  // namespace

const Screen kBotsLabScreen = {.key = key, .draw = draw, .menu = false, .whole = true};

}  // namespace felicity::ui
