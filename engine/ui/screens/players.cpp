// S2, players: the seats and the rules of the next game. Start is the first line: most tables only
// press A.
#include <cstring>
#include <span>

#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/paging.h"
#include "engine/ui/pieces.h"
#include "engine/ui/player_kinds.h"

namespace felicity::ui {
namespace {

using namespace gfx;

enum class Row : std::uint8_t { Start, Count, Seat, Tips, Edition, HouseRule };
constexpr int kBeforeSeats = 2;
constexpr int kAfterSeats = 2 + kHouseRuleCount;

// The words of kHouseRules.
struct HouseRuleText {
  Text label;
  Text values[2];
  Prose help;
};
constexpr HouseRuleText kHouseRuleTexts[] = {
    {Text::HouseRabbit, {Text::Off, Text::On}, Prose::HelpRabbit},
    {Text::HouseTie, {Text::TieCatPoints, Text::TieShared}, Prose::HelpTie},
    {Text::HouseMoney, {Text::MoneySecret, Text::MoneyOpen}, Prose::HelpMoney},
};
static_assert(std::size(kHouseRuleTexts) == kHouseRuleCount);

int row_count(const App& app) { return kBeforeSeats + app.settings().players + kAfterSeats; }

Row row_at(const App& app, int index) {
  if (index < kBeforeSeats) return index == 0 ? Row::Start : Row::Count;
  const int after = index - kBeforeSeats - app.settings().players;
  if (after < 0) return Row::Seat;
  return after == 0 ? Row::Tips : after == 1 ? Row::Edition : Row::HouseRule;
}

// The house rule of a row; they are the last ones.
int rule_at(const App& app, int index) { return index - row_count(app) + kHouseRuleCount; }

Seat seat_at(int index) { return static_cast<Seat>(index - kBeforeSeats); }

const Player& player_at(const App& app, Seat seat) { return app.saves().seating().seats[seat]; }
Player& change_player(App& app, Seat seat) { return app.saves().change_seating().seats[seat]; }

bool is_earlier_name(const App& app, Seat seat, const char* name) {
  for (Seat other = 0; other < seat; ++other) {
    if (std::strcmp(player_at(app, other).name, name) == 0) return true;
  }
  return false;
}

// Gives every seat a name of its own.
void name_everybody(App& app) {
  for (Seat seat = 0; seat < app.settings().players; ++seat) {
    Player& player = change_player(app, seat);
    for (int i = seat; player.name_size == 0 || is_earlier_name(app, seat, player.name); ++i) {
      const char* name = preset_name(app.settings().language, i);
      (void)set_name(player, name, std::strlen(name));
    }
  }
}

void enter(App& app) { name_everybody(app); }

void move(App& app, int by) {
  move_cursor(app, app.memory<ListMemory>().cursor, by, row_count(app));
}

void change(App& app, Row row, int by) {
  Settings& settings = app.change_settings();
  HouseRules& house = settings.house;
  app.sound(Tune::Click);
  switch (row) {
    case Row::Count:
      settings.players =
          static_cast<std::uint8_t>(wrapped(settings.players, by, kMinSeats, kMaxSeats));
      name_everybody(app);
      break;
    case Row::Edition:
      settings.edition =
          static_cast<Edition>(wrapped(static_cast<int>(settings.edition), by, 0, kEditions - 1));
      house = house_rules_of(settings.edition);
      break;
    case Row::HouseRule: {
      const int rule = rule_at(app, app.memory<ListMemory>().cursor);
      set_value(house, rule, 1 - value_of(house, rule));
      break;
    }
    case Row::Seat:
      turn_kind(change_player(app, seat_at(app.memory<ListMemory>().cursor)), by,
                /*human_too=*/true);
      break;
    case Row::Tips: settings.tips = !settings.tips; break;
    case Row::Start: break;
  }
}

void begin(App& app) { app.begin(kGameMode); }

void start(App& app) {
  if (app.session().can_resume()) {
    app.ask(Text::ReallyAbandon, {}, begin, /*loses=*/true);
  } else {
    begin(app);
  }
}

// A person has a name, a bot a character.
void describe(App& app, Seat seat) {
  if (player_at(app, seat).kind != Player::Kind::Human) {
    app.sound(Tune::Click);
    return turn_character(change_player(app, seat));
  }
  app.open(kNameScreen);
  app.memory<NameMemory>().seat = seat;
}

void press(App& app) {
  const int index = app.memory<ListMemory>().cursor;
  switch (row_at(app, index)) {
    case Row::Start: return start(app);
    case Row::Count: return change(app, Row::Count, 1);
    case Row::Seat: return describe(app, seat_at(index));
    case Row::Edition: return explain(app, Text::Edition, Prose::HelpEdition);
    case Row::HouseRule: {
      const HouseRuleText& texts = kHouseRuleTexts[rule_at(app, index)];
      return explain(app, texts.label, texts.help);
    }
    case Row::Tips: return explain(app, Text::Tips, Prose::HelpTips);
  }
}

void key(App& app, Key key) {
  switch (key) {
    case Key::Up: move(app, -1); break;
    case Key::Down: move(app, 1); break;
    case Key::Left: change(app, row_at(app, app.memory<ListMemory>().cursor), -1); break;
    case Key::Right: change(app, row_at(app, app.memory<ListMemory>().cursor), 1); break;
    case Key::A: press(app); break;
    case Key::B: app.back(); break;
    case Key::X:
    case Key::Menu: break;
  }
}

Text edition_name(const Settings& settings) {
  if (!(settings.house == house_rules_of(settings.edition))) return Text::EditionOwn;
  return text::edition_name(settings.edition);
}

// At the right end of the row; the chosen one between the keys that change it.
void draw_kind(const App& app, Page& page, Rect& inside, Seat seat, bool chosen) {
  const Line kind = app.say(kind_name(player_at(app, seat).kind));
  if (chosen) {
    const Metrics& size = page.size();
    const int name = text_width(*size.least, player_at(app, seat).name);
    const int badge = size.stripe + size.aside + 4;
    return page.turning(inside, kind.c_str(), inside.w - badge - name);
  }
  const Font& font =
      fit({page.texts().text, page.texts().tiny, page.size().least}, kind.c_str(), inside.w / 2);
  draw_text(page.canvas(), inside.cut_right(text_width(font, kind.c_str())), font, kind.c_str(),
            kInk, Align::Right);
}

void draw_seat(const App& app, Page& page, Rect inside, Seat seat, bool chosen) {
  const Colour ink = chosen ? on(kAccent) : kInk;
  const Font& bold = *page.texts().bold;
  draw_text(page.canvas(), inside.cut_left(text_width(bold, "A")), bold, seat_number(seat), ink);
  inside.cut_left(page.size().pad);
  draw_kind(app, page, inside, seat, chosen);
  inside.cut_right(page.size().aside);
  if (!page.canvas().is_mono()) {
    return draw_name(page, inside.inset(0, 1), seat, player_at(app, seat).name);
  }
  // Without colours a badge would look like the chosen line.
  page.canvas().pattern(inside.cut_left(8), seat_pattern(seat), ink, chosen ? kAccent : kPaper);
  inside.cut_left(2);
  const char* name = player_at(app, seat).name;
  draw_text(page.canvas(), inside,
            fit({page.texts().text, page.texts().tiny, page.size().least}, name, inside.w), name,
            ink);
}

void draw_row(const App& app, Page& page, int index, Rect inside) {
  const Settings& now = app.settings();
  const bool chosen = index == app.memory<ListMemory>().cursor;
  const auto entry = [&](Text label, Text value) {
    page.entry(inside, chosen, app.say(label).c_str(), app.say(value).c_str(), chosen);
  };
  switch (row_at(app, index)) {
    case Row::Start:
      draw_text(page.canvas(), inside, *page.texts().bold, app.say(Text::Start).c_str(),
                chosen ? on(kAccent) : kInk, Align::Centre);
      break;
    case Row::Count:
      page.entry(inside, chosen, app.say(Text::Players).c_str(), Short(now.players).c_str(),
                 chosen);
      break;
    case Row::Seat: draw_seat(app, page, inside, seat_at(index), chosen); break;
    case Row::Edition: entry(Text::Edition, edition_name(now)); break;
    case Row::HouseRule: {
      const int rule = rule_at(app, index);
      const HouseRuleText& texts = kHouseRuleTexts[rule];
      entry(texts.label, texts.values[value_of(now.house, rule)]);
      break;
    }
    case Row::Tips: entry(Text::Tips, now.tips ? Text::On : Text::Off); break;
  }
}

Line hint_for_seat(const App& app, Seat seat) {
  const Player& player = player_at(app, seat);
  if (player.kind == Player::Kind::Human) return app.say(Text::ChangeName);
  return app.say(Text::StyleIs, app.say(character_name(player.character)));
}

Line hint_for(const App& app, int index) {
  switch (row_at(app, index)) {
    case Row::Seat: return hint_for_seat(app, seat_at(index));
    case Row::Edition:
    case Row::HouseRule:
    case Row::Tips: return app.say(Text::WhatIsThis);
    case Row::Count: return change_hint(app);
    case Row::Start: break;
  }
  return Line();
}

void draw_heading(const App& app, Page& page) {
  page.title(app.say(Text::NewGame).c_str());
  const Line hint = hint_for(app, app.memory<ListMemory>().cursor);
  page.hint(hint.c_str());
}

void draw(const App& app, Page& page) {
  const int chosen = app.memory<ListMemory>().cursor;
  draw_heading(app, page);
  page.rows(row_count(app), chosen, [&](int i, Rect inside) { draw_row(app, page, i, inside); });
}

}  // namespace

const Screen kPlayersScreen = {.enter = enter, .key = key, .draw = draw};

}  // namespace felicity::ui
