#include "engine/ui/panel.h"

#include "engine/ui/app.h"
#include "engine/ui/players_strip.h"
#include "engine/ui/skinned.h"

namespace felicity::ui {
namespace {

// A wide panel shows the seats of a game that lies on the table.
bool shows_seats(const App& app) {
  const Screen& screen = app.screen();
  return !screen.secret && !screen.whole && !screen.felt && app.table().running();
}

const gfx::Palette& palette_for(const Screen& screen, const skin::Skin& skin, bool night) {
  using enum skin::Ground;
  if (screen.pure) return gfx::kPure;
  if (screen.felt) return palette_of(skin, night ? FeltNight : Felt);
  return palette_of(skin, night ? Night : Day);
}

gfx::Ground ground_of(const Screen& screen, bool night) {
  if (screen.felt) return gfx::Ground::Felt;
  return night ? gfx::Ground::Night : gfx::Ground::Day;
}

// The way to the menu, or to B of five, over the title. Not inlined: its line must not lie on the
// stack while a screen is drawn.
[[gnu::noinline]] void draw_hold(const App& app, Page& page, Key key) {
  const gfx::Rect whole = page.whole();
  const Line word = key == Key::B ? Line("B") : app.say(Text::Menu);
  page.filling({whole.x, whole.y, whole.w, page.texts().bar}, word.c_str(), app.keys().filled());
}

}  // namespace

void Panel::change_skin() {
  (void)skin_.take(hal::skin());
  tiles_.forget();
  dirty_ = true;
}

void Panel::redraw_marked_only(const Settings& settings) {
  marked_dirty_ = !parts_.marked.is_empty() && may_draw_part(settings);
}

// A picture that is turned, or whose texts are read, is drawn as a whole.
bool Panel::may_draw_part(const Settings& settings) const {
  return !settings.left_handed && canvas_->watch() == nullptr;
}

bool Panel::begin_key() {
  const bool was_dirty = dirty_;
  dirty_ = true;
  marked_dirty_ = false;
  return was_dirty;
}

void Panel::end_key(bool was_dirty) {
  if (marked_dirty_) dirty_ = was_dirty;
}

void Panel::draw_if_due(const App& app, bool moves) {
  const bool stops = moved_ && !moves;
  moved_ = moves;
  const bool posed = marked_dirty_ && chrome_.pose != Pose::Still;
  if (dirty_ || lost_ || stops || posed || (moves && app.timers().now() - drawn_at_ >= kFrameMs)) {
    chrome_.pose = Pose::Still;
    draw(app, canvas_->bounds());
  } else if (marked_dirty_) {
    draw(app, parts_.marked);
  }
}

// Not a picture of its own: neither its time nor its number changes.
void Panel::set_pose(const App& app, Pose pose) {
  if (pose == chrome_.pose) return;
  chrome_.pose = pose;
  const hal::Moment still_since = drawn_at_;
  const std::uint32_t pictures = pictures_;
  draw(app, may_draw_part(app.settings()) ? parts_.alive : canvas_->bounds());
  drawn_at_ = still_since;
  pictures_ = pictures;
}

void Panel::draw(const App& app, gfx::Rect part) {
  const Settings& settings = app.settings();
  const Screen& screen = app.screen();
  canvas_->set_ground(ground_of(screen, settings.night));
  chrome_.mute = settings.mute;
  chrome_.menu = screen.menu;
  canvas_->set_clip(part);
  Page page(*canvas_, settings, chrome_, skin_, shows_seats(app));
  page.clear();
  screen.draw(app, page);
  draw_players_strip(app, page);
  if (Key key = {}; app.keys().fills_to(key)) draw_hold(app, page, key);
  canvas_->set_clip(canvas_->bounds());
  parts_.marked = page.marked();
  if (part == canvas_->bounds()) parts_.alive = page.alive();
  if (settings.left_handed) canvas_->turn();
  drawn_secret_ = screen.secret || app.table().cover_is_open();
  drawn_at_ = app.timers().now();
  dirty_ = marked_dirty_ = false;
  const gfx::Palette& palette = palette_for(screen, skin_, settings.night);
  if (lost_ || &palette != palette_) tiles_.forget();
  palette_ = &palette;
  const gfx::Rect changed = tiles_.update(*canvas_, part);
  if (changed.is_empty()) return;
  ++pictures_;
  lost_ = !hal::show(*canvas_, palette, changed);
}

void Panel::update_backlight(int percent) {
  if (percent == brightness_ || (lost_ && percent > brightness_)) return;
  brightness_ = static_cast<std::int8_t>(percent);
  hal::brightness(percent);
}

bool Panel::is_silent() {
  const hal::PanelCheck::Answer answer = hal::check_panel().answer;
  return answer != hal::PanelCheck::Answer::Fine && answer != hal::PanelCheck::Answer::OneWay;
}

int Panel::pages(const App& app, std::string_view passage) const {
  gfx::Canvas measured = *canvas_;
  return Page(measured, app.settings(), chrome_, skin_, shows_seats(app)).pages(passage);
}

void Panel::update_led(hal::Moment now, bool pressed, Seat turn) {
  constexpr std::uint32_t kBlinkMs = 500;
  enum Colours : std::uint8_t { kDark, kRed, kGreen, kBlue, kAll };
  int colours = kDark;
  if (is_silent()) {
    lost_ = true;
    const bool is_low = hal::check_panel().answer == hal::PanelCheck::Answer::WireLow;
    if (is_low || (now - hal::Moment()) / kBlinkMs % 2 == 0) colours = kAll;
  } else {
    if (pressed && !pressed_) pressed_colour_ = pressed_colour_ % kBlue + kRed;
    pressed_ = pressed;
    if (pressed) colours = pressed_colour_;
  }
  if (colours == kDark && turn < kMaxSeats) {
    // As the colours of the seats look on an LED, and not brighter than a picture.
    constexpr std::uint8_t kSeats[kMaxSeats][3] = {
        {0, 12, 30}, {30, 8, 0}, {0, 25, 4}, {22, 0, 18}, {25, 18, 0}};
    return hal::led(kSeats[turn][0], kSeats[turn][1], kSeats[turn][2]);
  }
  const auto percent = [&](int of) { return colours == of || colours == kAll ? 100 : 0; };
  hal::led(percent(kRed), percent(kGreen), percent(kBlue));
}

}  // namespace felicity::ui
