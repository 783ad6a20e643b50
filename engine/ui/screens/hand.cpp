// S5, the hand: for one pair of eyes, only while A is held.
#include <algorithm>

#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/pieces.h"
#include "engine/ui/skinned.h"
#include "engine/ui/tips.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kAutoHideMs = 6000;

Face chosen_face(const App& app) {
  return app.secret_view().hand.at(app.memory<HandMemory>().chosen);
}

// In one-hand mode the hand hides a while after the last key.
void stay(App& app) {
  if (hand_is_toggled(app)) app.timers().hide_after(kAutoHideMs);
}

// The cursor starts on a random card, so that counting clicks reveals nothing.
void enter(App& app) {
  const int cards = app.secret_view().hand.size();
  app.memory<HandMemory>().chosen =
      static_cast<std::int16_t>(app.session().chance(static_cast<unsigned>(cards)));
  stay(app);
}

void move(App& app, int by) {
  step_cursor(app.memory<HandMemory>().chosen, by, app.secret_view().hand.size());
}

bool is_alone(const App& app) { return app.session().is_alone(app.view().turn); }

// To the card over or under it; a shorter second row has none under the last. In a single row to
// the card before or after it.
void move_row(App& app, int by) {
  const int cards = app.secret_view().hand.size();
  const int columns = hand_columns(app.panel().small(), cards);
  if (columns == cards) return move(app, by);
  std::int16_t& chosen = app.memory<HandMemory>().chosen;
  const int other = chosen < columns ? chosen + columns : chosen - columns;
  chosen = static_cast<std::int16_t>(std::min(other, cards - 1));
}

void held(App& app) { (void)app.play(Action::place(app.secret_view().viewer, chosen_face(app))); }

void key(App& app, Key key) {
  stay(app);
  switch (key) {
    case Key::Up: move_row(app, -1); break;
    case Key::Down: move_row(app, 1); break;
    case Key::Left: move(app, -1); break;
    case Key::Right: move(app, 1); break;
    case Key::B:
      if (hand_is_toggled(app) || is_alone(app)) app.back();
      break;
    case Key::A:  // only in a hand that stays open can A come again
      app.back();
      break;
    case Key::X:
    case Key::Menu: break;
  }
}

// The place of the advised card; -1: none.
int advised(const std::optional<bots::Hint>& tip, CardSet hand) {
  int index = 0;
  for (const Face face : hand) {
    if (tip.has_value() && tip->action.face == face) return index;
    ++index;
  }
  return -1;
}

void draw(const App& app, Page& page) {
  const View& view = app.secret_view();
  const Face face = chosen_face(app);
  const bool four = app.keys().buttons() == Buttons::Four;
  page.title(app.name(view.viewer),
             app.say(Noun::Mouse, view.money[view.viewer].value_or(0)).c_str());
  const std::optional<bots::Hint> tip = app.session().tip();
  draw_hand(page, view.hand, app.memory<HandMemory>().chosen, advised(tip, view.hand));
  const Line place = four ? app.say(Text::IntoSackFour) : app.say(Text::IntoSack, "▲");
  const int filled = app.keys().filled();
  const Line hide = hand_is_toggled(app) ? app.say(Text::PressHides, kAutoHideMs / 1000)
                    : is_alone(app)      ? app.say(Text::AHides)
                                         : app.say(Text::ReleaseHides);
  page.hint(tip.has_value() ? say_reason(app, *tip).c_str() : hide.c_str());
  Line name;
  if (!is_dog(face)) name.add(face_label(face)).add("  ");
  name.add(animal_name(app, face));
  if (page.small()) {
    Rect bottom = inset(page.free(), page.size().hand_pad);
    const Rect picture = bottom.cut_left(28);
    draw_animal(page, picture, face);
    page.label(bottom.cut_top(bottom.h / 2), name.c_str(), kInk);
    return page.filling(bottom, place.c_str(), filled);
  }
  page.cut_top(6);
  page.headline(name.c_str());
  const Metrics& size = page.size();
  page.filling(page.cut_top(page.texts().key_bar).inset(4 * size.gap, size.gap / 2), place.c_str(),
               filled);
}

}  // namespace

const Screen kHandScreen = {.enter = enter,
                            .key = key,
                            .draw = draw,
                            .held = held,
                            .secret = true,
                            .may_stay = true,
                            .menu = false,
                            .key_timing = KeyTiming::InHand};

}  // namespace felicity::ui
