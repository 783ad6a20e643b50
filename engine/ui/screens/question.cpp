// Yes or no, or something to be read once. Deaf for a moment: the press that led here must not
// answer too. A yes that costs a game, a name or the settings is held while its key fills, and no
// is the filled key.
#include "engine/ui/app.h"
#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

using namespace gfx;

void enter(App& app) { app.lock(250); }

// With five buttons the one that is not held is a press, and B is the other way to hold it.
bool has_five(const App& app) { return app.keys().buttons() == Buttons::Five; }

void key(App& app, Key key) {
  const bool yes = key == Key::A && !app.question().loses;
  if (yes || key == Key::B || (key == Key::A && has_five(app))) app.answer(yes);
}

void held(App& app) { app.answer(app.question().loses || !has_five(app)); }

void draw(const App& app, Page& page) {
  if (app.question().is_notice) {
    page.keys(app.say(Text::Ok).c_str(), "");
  } else if (app.question().loses) {
    page.held_keys(app.say(Text::HoldYes).c_str(), app.say(Text::No).c_str(), app.keys().filled());
  } else {
    page.keys(app.say(Text::Yes).c_str(), app.say(Text::No).c_str());
  }
  const Line question = app.question().words;
  const Rect area = page.free().inset(page.size().question_side, 0);
  const Font& font = fit({page.texts().title, page.texts().bold}, question.c_str(), area.w);
  const int leading = page.texts().leading;
  const int lines = count_lines(font, question.c_str(), area.w);
  const int height = height_of_lines(font, lines, leading);
  if (height > area.h) return page.caption(area, question.c_str());
  const CardSize sack = sack_size(page);
  const int above = sack.h + 4 * page.size().gap;
  const bool picture = height + above + 4 * page.size().gap <= area.h;
  Rect middle = area.centred(area.w, height + (picture ? above : 0));
  if (picture) draw_sack(page, middle.cut_top(sack.h), Sack::Tied);
  draw_paragraph(page.canvas(), middle.cut_bottom(height), font, question.c_str(), kInk,
                 Align::Centre, 0, leading);
}

}  // namespace

const Screen kQuestionScreen = {.enter = enter,
                                .key = key,
                                .draw = draw,
                                .held = held,
                                .menu = false,
                                .key_timing = KeyTiming::Question};

}  // namespace felicity::ui
