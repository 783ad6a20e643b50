// S7p, own mice: for one pair of eyes, only while the key is held. Nothing else but what all can
// count: the own cat points, and the total where mice lie open.
#include "engine/ui/app.h"
#include "engine/ui/pieces.h"
#include "engine/ui/standings.h"
#include "engine/ui/tips.h"

namespace felicity::ui {
namespace {

using namespace gfx;

void draw(const App& app, Page& page) {
  const View& view = app.secret_view();
  if (view.viewer == kNobody) return;
  page.hint(app.say(Text::ReleaseHides).c_str());
  page.headline(app.say(Text::MiceOf, app.name(view.viewer)).c_str());
  Line points(app.say(Text::CatPoints), ": ", int{view.cat_points[view.viewer]});
  if (const std::optional<int> total = open_total(view, view.viewer)) {
    points.add(", ").add(app.say(Text::Total)).add(": ").add(*total);
  }
  page.label(page.cut_bottom(page.texts().line), points.c_str(), kInk, Align::Centre);
  if (const auto tip = app.session().tip()) {
    page.label(page.cut_bottom(page.texts().line), say_reason(app, *tip).c_str(), kFaint,
               Align::Centre);
  }
  const Short mice(view.money[view.viewer].value_or(0));
  const Font& font = *page.size().huge;
  const int width = text_width(font, mice.c_str());
  const Rect middle = page.free();
  draw_text(page.canvas(), middle, font, mice.c_str(), kInk, Align::Centre);
  const int aside = text_width(font, "0");
  draw_mouse(page, middle.x + (middle.w + width) / 2 + aside, middle.y + middle.h / 2);
}

}  // namespace

const Screen kPeekScreen = {
    .draw = draw, .secret = true, .menu = false, .key_timing = KeyTiming::Immediate};

}  // namespace felicity::ui
