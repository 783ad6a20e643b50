// S16, the self-test: the edges of the panel, the buttons as they are, a tone, the LED (which
// App lights), the bus of the panel, the battery.
#include <algorithm>

#include "engine/base/hex.h"
#include "engine/ui/app.h"

namespace felicity::ui {
namespace {

using namespace gfx;

// In the order of App::held().
constexpr const char* kLabels[] = {"▲", "▼", "◄", "►", "A", "B", "X", "Y"};
constexpr int kButtons = 8;
constexpr int kTestLines = 6;
constexpr int kA = 4;
constexpr int kB = 5;
constexpr int kX = 6;
constexpr int kY = 7;

struct SelfTestMemory {
  std::uint16_t seen;  // a bit for every button that was pressed
};

bool is_set(unsigned bits, int button) { return (bits >> button & 1) != 0; }

int first_of(unsigned bits) {
  int button = 0;
  while (!is_set(bits, button)) ++button;
  return button;
}

// A device held the other way round has other arrows, but the same letters.
unsigned as_held(const App& app, unsigned bits) {
  if (!app.settings().left_handed) return bits;
  return (bits & 0xF0) | (bits & 5) << 1 | (bits & 10) >> 1;
}

bool has_five(const App& app) { return app.keys().buttons() == Buttons::Five; }

unsigned needed(const App& app) {
  if (has_five(app)) return 0x1F;
  return app.keys().buttons() == Buttons::Four ? 0xF0 : 0x3F;
}

int button_of(const App& app, Key key) {
  if (key == Key::Menu) return is_set(app.keys().held(), kB) ? kB : kY;
  if (key == Key::B && has_five(app)) return kA;
  const int index = static_cast<int>(key);
  if (app.keys().buttons() != Buttons::Four || key == Key::A || key == Key::B) return index;
  const bool towards_x = key == Key::Up || key == Key::Left;
  return towards_x != app.settings().left_handed ? kX : kY;
}

void leave(App& app) {
  app.back();
  app.open(kTestPatternScreen);
}

void key(App& app, Key key) {
  std::uint16_t& seen = app.memory<SelfTestMemory>().seen;
  seen = static_cast<std::uint16_t>(seen | 1U << button_of(app, key));
  switch (key) {
    case Key::A: app.sound(Tune::Win); break;
    case Key::Menu:
      if (is_set(app.keys().held(), kB)) return leave(app);
      app.sound(Tune::Click);
      break;
    case Key::B:
      if (has_five(app)) return leave(app);
      app.sound(Tune::Click);
      break;
    case Key::Up:
    case Key::Down:
    case Key::Left:
    case Key::Right:
    case Key::X: app.sound(Tune::Click); break;
  }
}

Line verdict(const App& app) {
  const unsigned stuck = as_held(app, app.keys().stuck());
  const unsigned together = as_held(app, app.keys().pressed_together());
  if (together != 0) {
    const int one = first_of(together);
    const int other = first_of(together & ~(1U << one));
    return app.say(Text::ButtonsShorted, kLabels[one], kLabels[other]);
  }
  if (stuck != 0) return app.say(Text::ButtonStuck, kLabels[first_of(stuck)]);
  const unsigned seen = app.memory<SelfTestMemory>().seen;
  return app.say((seen & needed(app)) == needed(app) ? Text::ButtonsFine : Text::TestButtons);
}

// "I2C 0x3C"; a bus of one way is SPI.
Line bus_of(PanelCheck panel) {
  if (panel.answer == PanelCheck::Answer::OneWay) return Line("SPI");
  const char digits[] = {kUpperHex[panel.address >> 4], kUpperHex[panel.address & 15], 0};
  return Line("I2C 0x").add(digits);
}

Line battery(const App& app) {
  return app.panel().battery() < 0 ? app.say(Text::BatteryUnknown)
                                   : app.say(Text::BatteryAt, app.panel().battery());
}

// `shared`: there is no line left for the battery alone.
Line display(const App& app, bool shared) {
  if (Panel::is_silent()) return app.say(Text::DisplaySilent);
  const Line bus = bus_of(Panel::check());
  return shared ? Line(bus).add("  ").add(battery(app)) : app.say(Text::DisplayBus, bus);
}

// Filled: held now. Underlined: was pressed.
void draw_buttons(const App& app, Page& page, Rect strip) {
  Canvas& canvas = page.canvas();
  const unsigned held = as_held(app, app.keys().held());
  const unsigned seen = app.memory<SelfTestMemory>().seen;
  const unsigned shown = needed(app) | seen | held;
  const int cell = strip.w / kButtons;
  int count = 0;
  for (int i = 0; i < kButtons; ++i) count += is_set(shown, i) ? 1 : 0;
  int x = strip.x + (strip.w - count * cell) / 2;
  for (int i = 0; i < kButtons; ++i) {
    if (!is_set(shown, i)) continue;
    Rect box = Rect(x, strip.y, cell, strip.h).inset(1, 0);
    const Rect under = box.cut_bottom(page.size().test_under);
    const bool lit = is_set(held, i);
    if (lit) canvas.fill_rounded(box, page.size().corner, kAccent);
    canvas.frame_rounded(box, page.size().corner, is_set(seen, i) ? kInk : kFaint);
    draw_text(canvas, box, *page.size().cell, kLabels[i], lit ? on(kAccent) : kInk, Align::Centre);
    if (is_set(seen, i)) canvas.fill(under.inset(1, page.size().test_mark).moved(0, 1), kInk);
    x += cell;
  }
}

void draw(const App& app, Page& page) {
  Canvas& canvas = page.canvas();
  canvas.frame(canvas.bounds(), kInk);
  Rect area = canvas.bounds().inset(page.size().gap, 2 * page.size().gap);
  const int buttons = page.size().cell->height + page.size().test_button;
  const int room = area.h - buttons - page.size().gap;
  const bool shared = page.size().test_lines < kTestLines;
  const int height =
      std::min(room / page.size().test_lines, page.texts().text->height + 4 * page.size().gap);
  const auto line = [&](Rect strip, const Line& words) {
    page.fitted(strip.centred(strip.w, std::min<int>(strip.h, page.texts().bold->height)),
                words.c_str(), kInk);
  };
  line(area.cut_top(height), app.say(Text::TestEdges));
  draw_buttons(app, page, area.cut_top(buttons));
  area.cut_top(page.size().gap);
  line(area.cut_top(height), verdict(app));
  line(area.cut_bottom(height), app.say(Text::TestNext, has_five(app) ? "A" : "B"));
  line(area.cut_top(height), app.say(has_sound() ? Text::TestToneAndLed : Text::TestLed));
  line(area.cut_top(height), display(app, shared));
  if (!shared) line(area.cut_top(height), battery(app));
}

}  // namespace

const Screen kSelfTestScreen = {.key = key,
                                .draw = draw,
                                .menu = false,
                                .whole = true,
                                .live = true,
                                .lights_led = true,
                                .diagnoses = true};

}  // namespace felicity::ui
