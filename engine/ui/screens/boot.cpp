// S0, power on: title, author and version, and whether to resume the saved game.
#include <algorithm>

#include "engine/base/version.h"
#include "engine/gfx/art/logo.h"
#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/idle_life.h"
#include "engine/ui/skinned.h"

namespace felicity::ui {
namespace {

using namespace gfx;

// How often ▲ has counted: it repeats while it is held.
struct BootMemory {
  std::uint8_t steps;
};

constexpr int kHeldSteps = 5;  // the press itself and four repeats: about 0.7 s

bool has_four(const App& app) { return app.keys().buttons() == Buttons::Four; }

// A four-button board has no way up: there it is X, turned round with the device.
const char* self_test_key(const App& app) {
  if (!has_four(app)) return "▲";
  return app.settings().left_handed ? "Y" : "X";
}

void self_test(App& app) {
  app.memory<BootMemory>().steps = 0;
  app.open(kSelfTestScreen);
}

// A game that waits is left only on purpose.
void go_on(App& app) {
  if (!app.session().can_resume()) go_home(app);
}

void key(App& app, Key key) {
  switch (key) {
    case Key::A:
      if (app.session().can_resume()) {
        app.resume();
      } else {
        go_home(app);
      }
      break;
    case Key::B: go_home(app); break;
    case Key::Up:
      if (has_four(app)) {
        go_on(app);
      } else if (++app.memory<BootMemory>().steps == kHeldSteps) {
        self_test(app);
      }
      break;
    case Key::Left:
      if (has_four(app)) {
        self_test(app);
      } else {
        go_on(app);
      }
      break;
    case Key::Down:
    case Key::Right:
    case Key::X:
    case Key::Menu: go_on(app); break;
  }
}

void draw_logo(Page& page) {
  const Sprite logo = page.sized(kLogoSmall, kLogoLarge);
  const Rect strip = page.cut_top(logo.h);
  draw_living(page, logo, *page.size().logo, strip.x + (strip.w - logo.w) / 2, strip.y);
}

// Shows how often the device was started during this game, so that a restart cannot be hidden.
void draw_resume(const App& app, Page& page) {
  Short count;
  count.add(app.session().boots())
      .add(app.session().boots() == PublicSession::kMostBoots ? "+" : "");
  const Line starts = app.say(Text::Restarts, count.c_str());
  page.caption(page.cut_bottom(2 * page.texts().text->height + page.size().gap), starts.c_str());
  const Line what = app.table().running() ? app.say(Text::ResumeRound, app.view().round)
                                          : app.say(Text::ResumeGame);
  page.fitted(page.free().inset(page.size().gap, 0), what.c_str(), kInk);
}

// Out of line, so that its lines are not on the stack while a game to resume is drawn.
[[gnu::noinline]] void draw_greeting(const App& app, Page& page) {
  page.hint(app.say(Text::HoldForSelfTest, self_test_key(app)).c_str());
  page.spare_keys(app.say(Text::Start).c_str(), "");
  draw_logo(page);
  page.cut_top(2 * page.size().spare_gap);
  if (app.saves().too_new()) return page.caption(page.free(), app.say(Text::SaveTooNew).c_str());
  const skin::Skin& skin = app.panel().skin();
  Line under = words_on(app, skin);
  if (!under.empty() && !skin.is_used()) return page.caption(page.free(), under.c_str());
  if (under.empty()) under = app.say(Text::Subtitle);
  const int height = std::min<int>(page.texts().bold->height, page.free().h);
  page.label(page.cut_top(height), under.c_str(), kInk, Align::Centre);
  const Font& credit = *page.texts().fine;
  if (page.free().h < credit.height) return;
  draw_text(page.canvas(), page.free(), credit, app.say(Text::GameBy).c_str(), kInk, Align::Centre);
}

// The logo leaves a small panel no room for a bar of keys: the one that goes on is in the title.
[[gnu::noinline]] void draw_title(const App& app, Page& page) {
  Short aside;
  if (page.small()) {
    if (!app.session().can_resume()) aside.add("A ").add(app.say(Text::Start));
  } else if (app.panel().battery() >= 0) {
    aside.add(app.panel().battery()).add("%");
  }
  page.title(app.say(Text::VersionIs, kVersion).c_str(), aside.c_str());
}

void draw(const App& app, Page& page) {
  draw_title(app, page);
  page.cut_top(4 * page.size().spare_gap);
  if (app.session().can_resume()) {
    page.keys(app.say(Text::Resume).c_str(), app.say(Text::Home).c_str());
    if (page.size().resume_logo) draw_logo(page);
    draw_resume(app, page);
    return;
  }
  draw_greeting(app, page);
}

}  // namespace

const Screen kBootScreen = {.key = key, .draw = draw, .menu = false, .whole = true};

}  // namespace felicity::ui
