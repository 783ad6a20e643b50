// S14, a word of advice during the guided round, with the row as it lies.
#include "engine/ui/app.h"
#include "engine/ui/illustration.h"
#include "engine/ui/paging.h"
#include "engine/ui/pieces.h"
#include "engine/ui/round_summary.h"
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

// The row as the learner knows it at this moment: cards that turn over on the next screen are
// backs here, cards that went to the box in the last one are crossed.
RowPicture row_now(const App& app) {
  const RoundSummary summary = summary_of(app.table());
  RowPicture row = summary.row;
  if (!summary.ended) return row;
  const bool coming = advice(app) == Prose::GuideDogs;
  for (int i = 0; i < row.places; ++i) {
    if (coming && (summary.fresh >> i & 1) != 0) row.cards[i].up = false;
  }
  if (!coming && summary.won != nullptr) row.crossed = dog_places(*summary.past);
  return row;
}

// Before the first card there is no row; the sentence after the round is not about it.
bool has_row(const App& app) {
  const Prose words = advice(app);
  return words != Prose::GuideStart && words != Prose::GuidePlace &&
         words != Prose::GuideFirstCard && words != Prose::GuideEnd;
}

void draw(const App& app, Page& page) {
  const Paragraph text = words(app, 0);
  const int page_now = app.memory<GuideMemory>().pages.page;
  const int count = page_count(app, text.c_str());
  const Short number(page_now + 1, "/", count);
  page.title(app.say(Text::GuidedRound).c_str(), count > 1 ? number.c_str() : "");
  page.keys(app.say(Text::Next).c_str(), {});
  page.passage(text.c_str(), page_now);
  const int row = card_size(page).h + row_payout(page, {}).h;
  if (has_row(app) && page.free().h >= row) {
    page.cut_top((page.free().h - row) / 2);
    draw_row(page, row_now(app));
  } else {
    illustrate(page, advice(app));
  }
}

}  // namespace

const Screen kGuideScreen = {.key = key, .draw = draw};

}  // namespace felicity::ui
