// S5, the hand: for one pair of eyes, only while A is held.
#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

using namespace gfx;

constexpr int kAutoHideMs = 6000;

Face chosen_face(const App& app) {
  return app.secret_view().hand.at(app.memory<HandMemory>().chosen);
}

// The cursor starts on a random card, so that counting clicks reveals nothing.
void enter(App& app) {
  const int cards = app.secret_view().hand.size();
  app.memory<HandMemory>().chosen =
      static_cast<std::int16_t>(app.session().chance(static_cast<unsigned>(cards)));
  if (app.settings().toggle_hand) app.timers().hide_after(kAutoHideMs);
}

void move(App& app, int by) {
  step_cursor(app.memory<HandMemory>().chosen, by, app.secret_view().hand.size());
}

void play(App& app) { (void)app.play(Action::place(app.secret_view().viewer, chosen_face(app))); }

bool is_alone(const App& app) { return app.session().is_alone(app.view().turn); }

// While A is held B is free to play the card. In a hand that stays open B means "back", except on a
// board with four buttons, which has no ▲ to play with.
bool b_plays(const App& app) {
  const bool stays = app.settings().toggle_hand || is_alone(app);
  return !stays || app.keys().buttons() == Buttons::Four;
}

void key(App& app, Key key) {
  if (app.settings().toggle_hand) app.timers().hide_after(kAutoHideMs);
  switch (key) {
    case Key::Left: move(app, -1); break;
    case Key::Right: move(app, 1); break;
    case Key::Up: play(app); break;
    case Key::B:
      if (b_plays(app)) {
        play(app);
      } else {
        app.back();
      }
      break;
    case Key::A:  // only in a hand that stays open can A come again
      app.back();
      break;
    case Key::Down:
    case Key::X:
    case Key::Menu: break;
  }
}

void draw(const App& app, Page& page) {
  const View& view = app.secret_view();
  const Face face = chosen_face(app);
  const bool four = app.keys().buttons() == Buttons::Four;
  page.title(app.name(view.viewer),
             app.say(Noun::Mouse, view.money[view.viewer].value_or(0)).c_str());
  draw_hand(page, view.hand, app.memory<HandMemory>().chosen);
  const Line play = four ? app.say(Text::IntoSackFour) : app.say(Text::IntoSack, "▲");
  const Line hide = app.settings().toggle_hand ? app.say(Text::PressHides, kAutoHideMs / 1000)
                    : is_alone(app)            ? app.say(Text::AHides)
                                               : app.say(Text::ReleaseHides);
  page.hint(hide.c_str());
  Line name;
  if (!is_dog(face)) name.add(face_label(face)).add("  ");
  name.add(app.say(card_name(face)));
  if (page.small()) {
    Rect bottom = page.free();
    const Rect picture = bottom.cut_left(28);
    draw_animal(page, picture, face);
    page.label(bottom.cut_top(bottom.h / 2), name.c_str(), kInk);
    page.label(bottom, play.c_str(), kInk);
    return;
  }
  page.cut_top(6);
  page.headline(name.c_str());
  page.line(play.c_str(), Align::Centre);
}

}  // namespace

const Screen kHandScreen = {
    .enter = enter, .key = key, .draw = draw, .secret = true, .may_stay = true, .menu = false};

}  // namespace felicity::ui
