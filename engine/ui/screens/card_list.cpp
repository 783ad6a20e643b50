// The ten animals: picture, name, points and a word about each.
#include "engine/ui/app.h"
#include "engine/ui/cards.h"

namespace felicity::ui {
namespace {

using namespace gfx;

void enter(App&) {}

void move(App& app, int by) {
  app.memory().cursor = static_cast<std::int16_t>((app.memory().cursor + by + kFaces) % kFaces);
}

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

void draw(const App& app, Page& page) {
  const Face face = static_cast<Face>(app.memory().cursor);
  const Line name = app.say(card_name(face));
  const Line worth = is_dog(face) ? Line() : count(page.language(), Noun::Point, points(face));
  const Paragraph words = app.say(about_card(face));
  const CardSize card = card_size(page);
  page.title(app.say(Text::Cards).c_str(),
             Line().add(app.memory().cursor + 1).add("/").add(kFaces).c_str());
  if (page.small()) {
    Rect top = page.cut_top(card.h + 1);
    draw_card(page, top.x + 1, top.y, face);
    top.cut_left(card.w + 5);
    page.fitted(top.cut_top(top.h / 2), name.c_str(), kInk, Align::Left);
    draw_text(page.canvas(), top, *page.size().text, worth.c_str(), kInk);
    const Rect rest = page.free().inset(1, 0);
    const Font* font = page.size().text;
    if (count_lines(*font, words.c_str(), rest.w) * font->height > rest.h) font = page.size().tiny;
    draw_paragraph(page.canvas(), rest, *font, words.c_str(), kInk);
    return;
  }
  page.keys(app.say(Text::Next).c_str(), app.say(Text::Back).c_str());
  draw_cells(page, face);
  Rect top = page.cut_top(card.h + 4 * page.size().gap);
  top = top.inset(8, 2 * page.size().gap);
  draw_card(page, top.x, top.y, face);
  top.cut_left(card.w + 10);
  page.fitted(top.cut_top(worth.empty() ? top.h : top.h / 2), name.c_str(), kInk, Align::Left);
  draw_text(page.canvas(), top, *page.size().bold, worth.c_str(), kInk);
  page.paragraph(words.c_str());
}

}  // namespace

const Screen kCardListScreen = {enter, key, draw};

}  // namespace felicity::ui
