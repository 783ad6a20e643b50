#include "engine/ui/refusal.h"

#include <algorithm>

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kShakeMs = 320;
constexpr int kSwings = 4;
constexpr int kLines = 3;  // no plate is higher

// How far the plate is from its place: less with every swing.
int swing(const App& app, int most) {
  const int progress = app.timers().progress();
  const int distance = most * (256 - progress) / 256;
  return progress * 2 * kSwings / 256 % 2 == 0 ? distance : -distance;
}

}  // namespace

std::optional<int> open_limit(const View& view) {
  const std::optional<Mice>& money = view.money[view.turn];
  if (view.house.money != Money::Open || !money) return std::nullopt;
  return *money + view.bids[view.turn];
}

void shake_refusal(App& app) { app.timers().animate(kShakeMs); }

Line has_only(const App& app) {
  const View& view = app.view();
  const int mice = open_limit(view).value_or(0);
  return app.say(Text::HasOnly, app.name(view.turn), app.say(Noun::Mouse, mice));
}

void draw_refusal(const App& app, Page& page, Rect area, Text secret_words) {
  const Line words = open_limit(app.view()) ? has_only(app) : app.say(secret_words);
  const int side = page.size().gap + 1;  // room for the swings
  const Rect place = area.cut_bottom(std::min<int>(area.h, kLines * page.texts().line));
  const Rect plate = place.inset(side, 0).moved(swing(app, side), 0);
  page.canvas().fill_rounded(plate, page.size().corner, kAlarm);
  page.caption(plate.inset(page.size().gap, 0), words.c_str(), Align::Centre, on(kAlarm));
}

}  // namespace felicity::ui
