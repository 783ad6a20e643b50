// Statistics: the last games, then every person by name; A opens the figures of one.
#include <algorithm>

#include "engine/ui/app.h"

namespace felicity::ui {
namespace {

using namespace gfx;

struct StatisticsMemory {
  std::int16_t cursor;
  bool person;  // one is shown, not the list
};

constexpr int kLastGames = 0;  // the line above the names

// Games of bots alone are finished games, but of no person.
bool is_empty(const App& app) {
  return app.saves().roster().count() == 0 && app.archive().count() == 0;
}

int lines(const App& app) { return 1 + app.saves().roster().count(); }

int chosen_line(const App& app) {
  return std::min<int>(app.memory<StatisticsMemory>().cursor, lines(app) - 1);
}

void move(App& app, int by) {
  StatisticsMemory& memory = app.memory<StatisticsMemory>();
  const int first = memory.person ? 1 : 0;
  memory.cursor = static_cast<std::int16_t>(wrapped(chosen_line(app), by, first, lines(app) - 1));
  app.sound(Tune::Click);
}

void key(App& app, Key key) {
  switch (key) {
    case Key::Up:
    case Key::Left: move(app, -1); break;
    case Key::Down:
    case Key::Right: move(app, 1); break;
    case Key::A:
      if (is_empty(app)) return;
      if (chosen_line(app) == kLastGames) return app.open(kLastGamesScreen);
      app.memory<StatisticsMemory>().person = !app.memory<StatisticsMemory>().person;
      break;
    case Key::B:
      if (!app.memory<StatisticsMemory>().person) return app.back();
      app.memory<StatisticsMemory>().person = false;
      break;
    case Key::X:
    case Key::Menu: break;
  }
}

// Half points and more count up, below zero down.
int mean(int sum, int games) { return (2 * sum + (sum < 0 ? -games : games)) / (2 * games); }

Short shown(const Person& person, const Statistic& row, std::int32_t figure) {
  const std::int32_t games = person[Figure::Games];
  switch (row.shown) {
    case Statistic::Shown::WithShare:
      return games == 0 ? Short(figure) : Short(figure, " (", 100 * figure / games, "%)");
    case Statistic::Shown::MeanOfAGame: return games == 0 ? Short("–") : Short(mean(figure, games));
    case Statistic::Shown::AboveZero: return figure == 0 ? Short("–") : Short(figure);
    case Statistic::Shown::Number:
    case Statistic::Shown::InTheHeading: break;
  }
  return games == 0 ? Short("–") : Short(figure);
}

void draw_person(const App& app, Page& page, const Person& person) {
  page.title(person.name, count(page.language(), Noun::Game, person[Figure::Games]).c_str());
  const int height =
      std::min<int>(page.free().h / kStatisticLines, page.texts().line + page.size().gap);
  const Rect area = page.free();
  for (int i = 0; i < kFigures; ++i) {
    const Statistic& row = kStatistics[i];
    if (row.shown == Statistic::Shown::InTheHeading) continue;
    const Rect line = {area.x, area.y + row.line * height, area.w, height};
    page.entry(line.inset(page.size().margin, 0), false, app.say(row.label).c_str(),
               shown(person, row, person.figures[i]).c_str());
  }
}

void draw_names(const App& app, Page& page, const Roster& people, int chosen) {
  page.list(
      lines(app), chosen,
      [&](int i) {
        return i == kLastGames ? app.say(Text::LastGames) : Line(people.at(i - 1).name);
      },
      [&](int i) {
        if (i == kLastGames) return Line("►");
        return count(page.language(), Noun::Win, people.at(i - 1)[Figure::Wins]);
      });
}

void draw(const App& app, Page& page) {
  const Roster& people = app.saves().roster();
  const int chosen = chosen_line(app);
  if (chosen > kLastGames && app.memory<StatisticsMemory>().person) {
    return draw_person(app, page, people.at(chosen - 1));
  }
  page.title(app.say(Text::Statistics).c_str());
  if (is_empty(app)) return page.line(app.say(Text::NoGamesYet).c_str());
  draw_names(app, page, people, chosen);
}

}  // namespace

const Screen kStatisticsScreen = {
    .key = key, .draw = draw, .whole = true, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
