// Yes or no, or something to be read once. Deaf for a moment: the press that led here must not
// answer too.
#include "engine/ui/app.h"
#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

using namespace gfx;

void enter(App& app) { app.lock(250); }

void key(App& app, Key key) {
  if (key == Key::A || key == Key::B) app.answer(key == Key::A);
}

void draw(const App& app, Page& page) {
  if (app.question().is_notice) {
    page.keys(app.say(Text::Ok).c_str(), "");
  } else {
    page.keys(app.say(Text::Yes).c_str(), app.say(Text::No).c_str());
  }
  const Line question = app.question().words;
  const Font& font = *page.texts().bold;
  const Rect area = page.free().inset(page.size().question_side, 0);
  const int height = count_lines(font, question.c_str(), area.w) * font.height;
  if (height > area.h) return page.caption(area, question.c_str());
  const CardSize sack = sack_size(page);
  const int above = sack.h + 4 * page.size().gap;
  const bool picture = height + above + 4 * page.size().gap <= area.h;
  Rect middle = area.centred(area.w, height + (picture ? above : 0));
  if (picture) draw_sack(page, middle.cut_top(sack.h), Sack::Tied);
  draw_paragraph(page.canvas(), middle.cut_bottom(height), font, question.c_str(), kInk,
                 Align::Centre);
}

}  // namespace

const Screen kQuestionScreen = {.enter = enter, .key = key, .draw = draw, .menu = false};

}  // namespace felicity::ui
