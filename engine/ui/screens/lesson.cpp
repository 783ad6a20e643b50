// S14, a lesson: two texts with a picture each, in as many pages as the panel needs.
#include "engine/ui/app.h"
#include "engine/ui/illustration.h"
#include "engine/ui/lessons.h"
#include "engine/ui/paging.h"

namespace felicity::ui {
namespace {

constexpr int kTexts = 2;

Lesson lesson_of(const App& app) {
  return lesson(app.memory<LessonMemory>().lesson, app.keys().buttons());
}

Paragraph text_at(const App& app, int index) { return app.say(lesson_of(app).page[index]); }

// The list beneath goes on to the one after it.
void finish(App& app) {
  const int done = app.memory<LessonMemory>().lesson;
  app.change_settings().lessons_read |= static_cast<std::uint8_t>(1 << done);
  app.back();
  app.memory<ListMemory>().cursor = static_cast<std::int16_t>(done + 1);
}

void key(App& app, Key key) {
  if (read_on(app, key, app.memory<LessonMemory>().pages, kTexts, text_at)) finish(app);
}

void draw(const App& app, Page& page) {
  const PagesMemory& at = app.memory<LessonMemory>().pages;
  const int first = page_count(app, text_at(app, 0).c_str());
  const int all = first + page_count(app, text_at(app, 1).c_str());
  const int now = at.text * first + at.page + 1;
  page.title(app.say(lesson_of(app).title).c_str(), Short(now, "/", all).c_str());
  page.keys(app.say(now == all ? Text::Done : Text::Next).c_str(), app.say(Text::Back).c_str());
  page.passage(text_at(app, at.text).c_str(), at.page);
  illustrate(page, lesson_of(app).page[at.text]);
}

}  // namespace

const Screen kLessonScreen = {.key = key, .draw = draw, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
