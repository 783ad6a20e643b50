// S14, a word of advice during the guided round, with the row as it lies.
#include "engine/ui/app.h"
#include "engine/ui/illustration.h"
#include "engine/ui/paging.h"
#include "engine/ui/pieces.h"
#include "engine/ui/row.h"

namespace felicity::ui {
namespace {

Prose advice(const App& app) { return app.memory<GuideMemory>().words; }

Paragraph words(const App& app, int) {
  return app.say(advice(app), app.name(app.memory<GuideMemory>().about));
}

// ▲ and ◄ go back a page, every other key goes on.
void key(App& app, Key key) {
  if (key == Key::Menu) return;
  const bool back = key == Key::Up || key == Key::Left;
  const bool turned = turn_page(app, app.memory<GuideMemory>().pages, back ? -1 : 1, 1, words);
  if (!turned && !back) app.next();
}

void draw(const App& app, Page& page) {
  const View& view = app.view();
  const Paragraph text = words(app, 0);
  const int page_now = app.memory<GuideMemory>().pages.page;
  const int count = page_count(app, text.c_str());
  const Short number(page_now + 1, "/", count);
  page.title(app.say(Text::GuidedRound).c_str(), count > 1 ? number.c_str() : "");
  page.keys(app.say(Text::Next).c_str(), {});
  page.passage(text.c_str(), page_now);
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
