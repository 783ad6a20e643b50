// The ten animals: picture, name, points and a word about each.
#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/pieces.h"
#include "engine/ui/skinned.h"

namespace felicity::ui {
namespace {

using namespace gfx;

void move(App& app, int by) { step_cursor(app.memory<ListMemory>().cursor, by, kFaces); }

void key(App& app, Key key) {
  switch (key) {
    case Key::A:
    case Key::Down:
    case Key::Right: move(app, 1); break;
    case Key::Up:
    case Key::Left: move(app, -1); break;
    case Key::B: app.back(); break;
    case Key::X:
    case Key::Menu: break;
  }
}

// All ten as cells, so that one sees where one is.
void draw_cells(Page& page, Face chosen) {
  const CardSize size = cell_size(page);
  const Rect strip = page.cut_top(size.h + 2 * page.size().gap);
  const Rect cells = strip.centred(kFaces * size.w + kFaces - 1, size.h);
  int index = 0;
  for (const Face face : CardSet::full()) {
    draw_cell(page, {cells.x + index * (size.w + 1), cells.y, size.w, size.h}, face,
              face == chosen);
    ++index;
  }
}

Line worth(const Page& page, Face face) {
  return is_dog(face) ? Line() : count(page.language(), Noun::Point, points(face));
}

// The card with its name, and beneath that what it is worth.
void draw_picture(const App& app, Page& page, Rect area, Face face) {
  const CardSize card = card_size(page);
  const Line words = worth(page, face);
  draw_card(page, area.x, area.y, face);
  area.cut_left(card.w + page.size().aside);
  const bool alone = words.empty() && !page.small();
  page.fitted(area.cut_top(alone ? area.h : area.h / 2), animal_name(app, face).c_str(), kInk,
              Align::Left);
  draw_text(page.canvas(), area, *page.texts().bold, words.c_str(), kInk);
}

void draw_words(const App& app, Page& page, Face face) {
  const Paragraph words = app.say(about_card(face));
  if (!page.small()) {
    page.paragraph(words.c_str());
    return;
  }
  page.caption(page.free().inset(1, 0), words.c_str(), Align::Left);
}

void draw_title(const App& app, Page& page) {
  page.title(app.say(Text::Cards).c_str(),
             Short(app.memory<ListMemory>().cursor + 1, "/", kFaces).c_str());
  page.spare_keys(app.say(Text::Next).c_str(), app.say(Text::Back).c_str());
}

void draw(const App& app, Page& page) {
  const Face face = static_cast<Face>(app.memory<ListMemory>().cursor);
  const int height = card_size(page).h;
  draw_title(app, page);
  if (page.small()) {
    Rect top = page.cut_top(height + 1);
    top.cut_left(1);
    draw_picture(app, page, top, face);
  } else {
    draw_cells(page, face);
    const int gap = 2 * page.size().gap;
    draw_picture(app, page, page.cut_top(height + 2 * gap).inset(8, gap), face);
  }
  draw_words(app, page, face);
}

}  // namespace

const Screen kCardListScreen = {.key = key, .draw = draw, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
