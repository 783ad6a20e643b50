// S1, home: where everything begins.
#include <algorithm>

#include "engine/gfx/art/logo.h"
#include "engine/gfx/art/sack.h"
#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"
#include "engine/ui/idle_life.h"

namespace felicity::ui {
namespace {

using namespace gfx;

enum class Entry : std::uint8_t {
  Resume,
  PlayTogether,
  Rematch,
  PlayBots,
  Learn,
  More,
  Settings,
};

// Only what can be done now is offered.
struct Entries {
  Entry list[7];
  int count = 0;
  void add(Entry entry) { list[count++] = entry; }
};

bool everybody_is_named(const App& app) {
  for (Seat seat = 0; seat < app.settings().players; ++seat) {
    if (app.saves().seating().seats[seat].name_size == 0) return false;
  }
  return true;
}

Entries entries(const App& app) {
  Entries offered;
  if (app.session().can_resume()) offered.add(Entry::Resume);
  offered.add(Entry::PlayTogether);
  if (!app.session().can_resume() && everybody_is_named(app)) offered.add(Entry::Rematch);
  offered.add(Entry::PlayBots);
  offered.add(Entry::Learn);
  offered.add(Entry::More);
  offered.add(Entry::Settings);
  return offered;
}

Text label(Entry entry) {
  switch (entry) {
    case Entry::Resume: return Text::Resume;
    case Entry::PlayTogether: return Text::PlayTogether;
    case Entry::Rematch: return Text::Rematch;
    case Entry::PlayBots: return Text::PlayBots;
    case Entry::Learn: return Text::Learn;
    case Entry::More: return Text::More;
    case Entry::Settings: break;
  }
  return Text::Settings;
}

// Both open S2; they differ in who sits at the table.
void play_together(App& app) {
  app.saves().change_seating().seat_people(app.settings().players);
  app.open(kPlayersScreen);
}

void play_against_bots(App& app) {
  app.saves().change_seating().seat_bots(app.settings().players);
  app.open(kPlayersScreen);
}

void choose(App& app, Entry entry) {
  switch (entry) {
    case Entry::Resume: return app.resume();
    case Entry::PlayTogether: return play_together(app);
    case Entry::Rematch: return app.begin(kGameMode);
    case Entry::PlayBots: return play_against_bots(app);
    case Entry::Learn: return app.open(kLearnScreen);
    case Entry::More: return app.open(kMoreScreen);
    case Entry::Settings: return app.open(kSettingsScreen);
  }
}

int cursor(const App& app, const Entries& offered) {
  return std::min<int>(app.memory<ListMemory>().cursor, offered.count - 1);
}

void move(App& app, int by) {
  move_cursor(app, app.memory<ListMemory>().cursor, by, entries(app).count);
}

void key(App& app, Key key) {
  const Entries offered = entries(app);
  switch (key) {
    case Key::Up: move(app, -1); break;
    case Key::Down: move(app, 1); break;
    case Key::A:
    case Key::Right: choose(app, offered.list[cursor(app, offered)]); break;
    case Key::B:
    case Key::Left:
    case Key::X:
    case Key::Menu: break;
  }
}

// Not inlined: its lines must not lie on the stack while the list is drawn.
[[gnu::noinline]] Line value_of(const App& app, const Page& page, Entry entry) {
  if (entry != Entry::Resume || !app.table().running()) return Line();
  return Line(page.spare(app.say(Text::RoundOf, app.view().round, kRounds).c_str()));
}

void draw(const App& app, Page& page) {
  const Entries offered = entries(app);
  page.title(app.say(Text::Title).c_str());
  const Sprite picture = page.sized(kSackSmall, kLogoLarge);
  if (page.small()) {
    const Rect side = page.cut_right(picture.w + page.size().gap);
    draw_living(page, picture, kSackSmallLife, side.x, side.bottom() - picture.h);
  } else {
    const Rect strip = page.cut_top(picture.h + page.size().gap);
    draw_living(page, picture, kLogoLargeLife, strip.x + (strip.w - picture.w) / 2, strip.y);
  }
  page.list(
      offered.count, cursor(app, offered), [&](int i) { return app.say(label(offered.list[i])); },
      [&](int i) { return value_of(app, page, offered.list[i]); });
}

}  // namespace

const Screen kHomeScreen = {
    .key = key, .draw = draw, .whole = true, .key_timing = KeyTiming::VerticalOnly};

}  // namespace felicity::ui
