#include "engine/ui/common_keys.h"

#include <algorithm>

#include "engine/ui/app.h"

namespace felicity::ui {

void step_cursor(std::int16_t& cursor, int by, int count) {
  if (count == 0) return;
  const int at = std::min<int>(cursor, count - 1);
  cursor = static_cast<std::int16_t>(wrapped(at, by, 0, count - 1));
}

void move_cursor(App& app, std::int16_t& cursor, int by, int count) {
  if (count == 0) return;
  step_cursor(cursor, by, count);
  app.sound(Tune::Click);
}

void claim_table(App& app, void (*then)(App&)) {
  if (app.session().would_lose_game())
    return app.ask(Text::ReallyAbandon, {}, then, /*loses=*/true);
  then(app);
}

Line change_hint(const App& app) {
  return app.keys().buttons() == Buttons::Four ? app.say(Text::HoldToChange) : Line();
}

bool hand_is_toggled(const App& app) {
  return app.settings().toggle_hand || app.keys().buttons() == Buttons::Five;
}

void close_on_a_or_b(App& app, Key key) {
  if (key == Key::A || key == Key::B) app.back();
}

}  // namespace felicity::ui
