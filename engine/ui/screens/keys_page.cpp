// The keys: the device with those it has, and what they do.
#include <algorithm>

#include "engine/ui/app.h"
#include "engine/ui/paging.h"

namespace felicity::ui {
namespace {

using namespace gfx;

// Places are percent of the drawn device, from its left upper corner.
struct DrawnKey {
  const char* name;
  std::uint8_t x, y;
};
constexpr DrawnKey kCross[] = {{"▲", 15, 25}, {"▼", 15, 75}, {"◄", 6, 50}, {"►", 24, 50}};
constexpr DrawnKey kTwo[] = {{"A", 91, 35}, {"B", 79, 65}};
constexpr DrawnKey kDiamond[] = {{"A", 94, 50}, {"B", 85, 78}, {"X", 85, 22}, {"Y", 76, 50}};
constexpr DrawnKey kStick[] = {{"▲", 85, 22}, {"▼", 85, 78}, {"◄", 76, 50}, {"►", 94, 50}};
constexpr DrawnKey kPushed[] = {{"A", 85, 50}};
constexpr DrawnKey kCorners[] = {{"A", 9, 22}, {"B", 9, 78}, {"X", 91, 22}, {"Y", 91, 78}};

Paragraph words(const App& app, int /*index*/) {
  switch (app.keys().buttons()) {
    case Buttons::Six: return app.say(Prose::KeysSix);
    case Buttons::Eight: return app.say(Prose::KeysEight);
    case Buttons::Five: return app.say(Prose::KeysFive);
    case Buttons::Four: break;
  }
  return app.say(Prose::KeysFour);
}

// A small panel has the drawing on a page of its own.
int pages_of_drawing(const App& app) { return app.panel().small() ? 1 : 0; }

int page_total(const App& app) {
  return pages_of_drawing(app) + page_count(app, words(app, 0).c_str());
}

void turn(App& app, int by) {
  std::int16_t& page = app.memory<PagesMemory>().page;
  page = static_cast<std::int16_t>(std::clamp(page + by, 0, page_total(app) - 1));
}

void key(App& app, Key key) {
  switch (key) {
    case Key::A:
      if (app.memory<PagesMemory>().page + 1 == page_total(app)) return app.back();
      turn(app, 1);
      break;
    case Key::Down:
    case Key::Right: turn(app, 1); break;
    case Key::Up:
    case Key::Left: turn(app, -1); break;
    case Key::B: app.back(); break;
    case Key::X:
    case Key::Menu: break;
  }
}

// With the picture turned by 180 degrees the keys lie the other way round, and so do the arrows.
template <int kCount>
void draw_keys(const App& app, Page& page, Rect device, const DrawnKey (&keys)[kCount],
               bool arrows) {
  const Font& font = *page.texts().text;
  const int side = font.height + 2;
  const bool turned = app.settings().left_handed;
  for (int i = 0; i < kCount; ++i) {
    const DrawnKey& at = keys[i];
    const int x = device.x + device.w * (turned ? 100 - at.x : at.x) / 100;
    const int y = device.y + device.h * (turned ? 100 - at.y : at.y) / 100;
    const Rect cap(x - side / 2, y - side / 2, side, side);
    page.canvas().fill_rounded(cap, page.size().corner, arrows ? kInk : kAccent);
    // The arrow that points up is the one at the top, whichever button lies there.
    const char* const name = arrows && turned ? keys[i ^ 1].name : at.name;
    draw_text(page.canvas(), cap, font, name, on(arrows ? kInk : kAccent), Align::Centre);
  }
}

void draw_device(const App& app, Page& page, Rect area) {
  const int height = std::min<int>(area.h, area.w * 45 / 100);
  const Rect device = area.centred(std::min<int>(area.w, height * 5 / 2), height);
  page.canvas().frame_rounded(device, page.size().corner, kInk);
  const Rect panel = device.centred(device.w * 36 / 100, device.h * 70 / 100);
  page.canvas().frame(panel, kInk);
  switch (app.keys().buttons()) {
    case Buttons::Six:
      draw_keys(app, page, device, kCross, true);
      draw_keys(app, page, device, kTwo, false);
      break;
    case Buttons::Eight:
      draw_keys(app, page, device, kCross, true);
      draw_keys(app, page, device, kDiamond, false);
      break;
    case Buttons::Five:
      draw_keys(app, page, device, kStick, true);
      draw_keys(app, page, device, kPushed, false);
      break;
    case Buttons::Four: draw_keys(app, page, device, kCorners, false); break;
  }
}

void draw(const App& app, Page& page) {
  const int total = page_total(app);
  const int now = std::min<int>(app.memory<PagesMemory>().page, total - 1);
  const Short number(now + 1, "/", total);
  page.title(app.say(Text::Keys).c_str(), total > 1 ? number.c_str() : "");
  const int text_page = now - pages_of_drawing(app);
  if (text_page < 0) return draw_device(app, page, page.free().inset(2));
  page.keys(app.say(now + 1 == total ? Text::Done : Text::Next).c_str(),
            app.say(Text::Back).c_str());
  page.passage(words(app, 0).c_str(), text_page);
  if (pages_of_drawing(app) == 0) draw_device(app, page, page.free().inset(4));
}

}  // namespace

const Screen kKeysPageScreen = {.key = key, .draw = draw, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
