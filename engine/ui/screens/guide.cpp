// S14, a word of advice during the guided round, with the row as it lies.
#include "engine/ui/app.h"
#include "engine/ui/illustration.h"
#include "engine/ui/paging.h"
#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

Prose advice(const App& app) { return static_cast<Prose>(app.memory().value); }

Paragraph words(const App& app, int) { return app.say(advice(app), app.name(app.memory().seat)); }

// Any key but the ways back.
void key(App& app, Key key) {
  switch (key) {
    case Key::Up:
    case Key::Left: turn_page(app, -1, 1, words); break;
    case Key::A:
    case Key::B:
    case Key::Down:
    case Key::Right:
    case Key::X:
      if (!turn_page(app, 1, 1, words)) app.next();
      break;
    case Key::Menu: break;
  }
}

void draw(const App& app, Page& page) {
  const View& view = app.view();
  const Paragraph text = words(app, 0);
  const int pages = app.pages(text.c_str());
  const Short number(app.memory().top + 1, "/", pages);
  page.title(app.say(Text::GuidedRound).c_str(), pages > 1 ? number.c_str() : "");
  page.keys(app.say(Text::Next).c_str(), {});
  page.passage(text.c_str(), app.memory().top);
  const int row = card_size(page).h + row_payout(page, {}).h;
  // The first card turns over on the next screen, not here.
  const bool turned = view.phase == Phase::Auction && advice(app) != Prose::GuideFirstCard;
  if (turned && page.free().h >= row) {
    page.cut_top((page.free().h - row) / 2);
    draw_row(page, row_of(view, app.table().history().past(view.round).mice_laid));
  } else {
    illustrate(page, advice(app));
  }
}

}  // namespace

const Screen kGuideScreen = {.key = key, .draw = draw};

}  // namespace felicity::ui
