// S14, learn: six short lessons, then a guided round; what has been read is ticked. Below them the
// rules, the cards and the keys.
#include <bit>
#include <span>

#include "engine/gfx/art/icons.h"
#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/lessons.h"

namespace felicity::ui {
namespace {

using namespace gfx;

struct Reference {
  Text label;
  const Screen* screen;
};
constexpr Reference kReferences[] = {
    {Text::Rules, &kRulesScreen},
    {Text::Cards, &kCardListScreen},
    {Text::Keys, &kKeysPageScreen},
};
constexpr int kTicked = kLessons + 1;  // the guided round is the last
constexpr int kEntries = kTicked + static_cast<int>(std::size(kReferences));

void enter(App& app) {  // at the first that has not been read
  const int read = app.settings().lessons_read;
  const int first = std::countr_one(static_cast<unsigned>(read));
  app.memory<ListMemory>().cursor = static_cast<std::int16_t>(first % kTicked);
}

void move(App& app, int by) { step_cursor(app.memory<ListMemory>().cursor, by, kEntries); }

void choose(App& app, int index) {
  if (index < kLessons) {
    app.open(kLessonScreen);
    app.memory<LessonMemory>().lesson = static_cast<std::int16_t>(index);
  } else if (index >= kTicked) {
    app.open(*kReferences[index - kTicked].screen);
  } else {
    claim_table(app, [](App& taken) { taken.begin(kLessonMode); });
  }
}

void key(App& app, Key key) {
  switch (key) {
    case Key::Up:
    case Key::Left: move(app, -1); break;
    case Key::Down:
    case Key::Right: move(app, 1); break;
    case Key::A: choose(app, app.memory<ListMemory>().cursor); break;
    case Key::B: app.back(); break;
    case Key::X:
    case Key::Menu: break;
  }
}

Text label(const App& app, int index) {
  if (index < kLessons) return lesson(index, app.keys().buttons()).title;
  return index < kTicked ? Text::GuidedRound : kReferences[index - kTicked].label;
}

void draw(const App& app, Page& page) {
  const Sprite tick = page.sized(kTickSmall, kTick);
  page.title(app.say(Text::Learn).c_str());
  page.spare_keys(app.say(Text::Ok).c_str(), app.say(Text::Back).c_str());
  page.rows(kEntries, app.memory<ListMemory>().cursor, [&](int i, Rect inside) {
    const bool chosen = i == app.memory<ListMemory>().cursor;
    const Rect end = inside.cut_right(tick.w + 1);
    if (i < kTicked && (app.settings().lessons_read >> i & 1) != 0) {
      page.canvas().draw(tick, end.x + 1, end.y + (end.h - tick.h) / 2,
                         chosen ? on(kAccent) : kInk);
    }
    page.entry(inside, chosen, app.say(label(app, i)).c_str(), "");
  });
}

}  // namespace

const Screen kLearnScreen = {
    .enter = enter, .key = key, .draw = draw, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
