// How everybody did: a list of names, then one person.
#include <algorithm>

#include "engine/ui/app.h"

namespace felicity::ui {
namespace {

using namespace gfx;

enum Step : std::uint8_t { kList, kPerson };

void enter(App&) {}

void move(App& app, int by) {
  const int count = app.people().count();
  if (count == 0) return;
  app.memory().cursor = static_cast<std::int16_t>((app.memory().cursor + by + count) % count);
  app.tone(Tone::Click);
}

void key(App& app, Key key) {
  switch (key) {
    case Key::Up:
    case Key::Left: move(app, -1); break;
    case Key::Down:
    case Key::Right: move(app, 1); break;
    case Key::A:
      if (app.people().count() == 0) return;
      app.memory().step = app.memory().step == kList ? kPerson : kList;
      break;
    case Key::B:
      if (app.memory().step == kList) return app.back();
      app.memory().step = kList;
      break;
    case Key::X:
    case Key::Menu: break;
  }
}

// Half points and more count up, below zero down.
int average(const Person& person) {
  const int games = person.games;
  if (games == 0) return 0;
  return (2 * person.points + (person.points < 0 ? -games : games)) / (2 * games);
}

Line wins(const Person& person) {
  Line words = Line().add(person.wins);
  if (person.games > 0) words.add(" (").add(100 * person.wins / person.games).add("%)");
  return words;
}

void draw_person(const App& app, Page& page, const Person& person) {
  page.title(person.name, count(page.language(), Noun::Game, person.games).c_str());
  const auto known = [](int number, bool is_known) {
    return is_known ? Line().add(number) : Line("–");
  };
  struct {
    Text label;
    Line value;
  } const lines[] = {
      {Text::StatWins, wins(person)},
      {Text::StatAverage, known(average(person), person.games > 0)},
      {Text::StatBestScore, known(person.best_score, person.games > 0)},
      {Text::StatBestSack, known(person.best_sack, person.best_sack > 0)},
      {Text::StatDearestDog, known(person.dearest_dog, person.dearest_dog > 0)},
  };
  const int height = std::min<int>(page.free().h / 5, page.size().line + page.size().gap);
  for (const auto& line : lines) {
    page.entry(page.cut_top(height).inset(page.size().margin, 0), false,
               app.say(line.label).c_str(), line.value.c_str());
  }
}

void draw(const App& app, Page& page) {
  const People& people = app.people();
  const int chosen = std::min<int>(app.memory().cursor, people.count() - 1);
  if (people.count() > 0 && app.memory().step == kPerson) {
    return draw_person(app, page, people.at(chosen));
  }
  page.title(app.say(Text::Statistics).c_str());
  if (people.count() == 0) return page.line(app.say(Text::NoGamesYet).c_str());
  page.list(
      people.count(), chosen, [&](int i) { return Line(people.at(i).name); },
      [&](int i) { return count(page.language(), Noun::Win, people.at(i).wins); });
}

}  // namespace

const Screen kStatisticsScreen = {enter, key, draw};

}  // namespace felicity::ui
