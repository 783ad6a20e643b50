// S16a, the second page of the self-test: a frame on all four edges; in colour stripes that show
// exchanged or missing colours, and steps of grey; on mono patterns that show exchanged rows and
// columns. Any key leaves.
#include <span>

#include "engine/ui/app.h"

namespace felicity::ui {
namespace {

using namespace gfx;

// Of kPure, in the order of the screen.
constexpr struct {
  Colour fill;
  const char* letter;
} kStripes[] = {{Colour::Orange, "R"}, {Colour::Sky, "G"}, {Colour::Green, "B"},
                {Colour::Yellow, ""},  {Colour::Blue, ""}, {Colour::Vermillion, ""},
                {Colour::White, ""}};
constexpr Colour kGreys[] = {Colour::Black,   Colour::Purple,    Colour::DarkGrey,
                             Colour::MidGrey, Colour::LightGrey, Colour::DarkBrown,
                             Colour::Brown,   Colour::Cream,     Colour::White};

// `draw(index, area)` for each of so many parts from left to right.
template <class Draw>
void in_columns(Rect area, int count, Draw draw) {
  for (int i = 0; i < count; ++i) {
    const int left = area.w * i / count;
    const int right = area.w * (i + 1) / count;
    draw(i, Rect(area.x + left, area.y, right - left, area.h));
  }
}

void draw_colours(Page& page, Rect area) {
  Canvas& canvas = page.canvas();
  const Rect greys = area.cut_bottom(area.h / 3);
  in_columns(area, std::size(kStripes), [&](int i, Rect stripe) {
    canvas.fill(stripe, kStripes[i].fill);
    draw_text(canvas, stripe, *page.size().large, kStripes[i].letter, Colour::Black, Align::Centre);
  });
  in_columns(greys, std::size(kGreys), [&](int i, Rect step) { canvas.fill(step, kGreys[i]); });
}

// A pixel lit of one, of two in a row, of two in a column, of four and of all.
bool is_lit(int pattern, int x, int y) {
  switch (pattern) {
    case 0: return true;
    case 1: return x % 2 == 0;
    case 2: return y % 2 == 0;
    case 3: return (x + y) % 2 == 0;
    default: return x % 4 == 0 && y % 4 == 0;
  }
}

void draw_patterns(Page& page, Rect area) {
  constexpr int kPatterns = 5;
  Canvas& canvas = page.canvas();
  in_columns(area, kPatterns, [&](int i, Rect part) {
    const Rect inside = part.inset(1, 0);
    for (int y = inside.y; y < inside.bottom(); ++y) {
      for (int x = inside.x; x < inside.right(); ++x) {
        if (is_lit(i, x, y)) canvas.set(x, y, kInk);
      }
    }
  });
}

void draw(const App&, Page& page) {
  Canvas& canvas = page.canvas();
  const Rect edges = canvas.bounds();
  const Rect inside = edges.inset(page.size().gap + 1, page.size().gap + 1);
  if (canvas.is_mono()) {
    canvas.frame(edges, kInk);
    return draw_patterns(page, inside);
  }
  canvas.clear(Colour::Black);
  canvas.frame(edges, Colour::White);
  draw_colours(page, inside);
}

void key(App& app, Key) { app.back(); }

}  // namespace

const Screen kTestPatternScreen = {
    .key = key, .draw = draw, .menu = false, .whole = true, .diagnoses = true, .pure = true};

}  // namespace felicity::ui
