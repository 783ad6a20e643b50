// The way from a screen to the panel: draws it, sends the tiles that changed, sets backlight and
// LED.
#pragma once

#include "engine/base/link.h"
#include "engine/gfx/changed.h"
#include "engine/hal.h"
#include "engine/ui/screen.h"

namespace felicity::ui {

class Panel {
 public:
  static constexpr std::uint32_t kFrameMs = 40;

  explicit Panel(gfx::Canvas& canvas) : canvas_(canvas) {}

  void start(hal::Moment now) {
    drawn_at_ = now;
    (void)skin_.take(hal::skin());  // the boot screen shows a fault
  }
  // The bytes of hal::skin() are others now.
  void change_skin();
  const skin::Skin& skin() const { return skin_; }
  // The next step draws everything.
  void redraw() { dirty_ = true; }
  bool is_dirty() const { return dirty_; }
  // Only what draw() has marked on its page changed: a number that is turned shows as fast as it
  // can be drawn.
  void redraw_marked_only(const Settings& settings);
  // A key may change the picture; end_key() after it.
  bool begin_key();
  void end_key(bool was_dirty);
  // The panel was without power: the next step sends all of the picture.
  void has_forgotten() { lost_ = true; }
  bool is_lost() const { return lost_; }
  // Another palette or another way up changes pixels that no tile sees.
  void forget_tiles() { tiles_.forget(); }

  // What is due: all, the marked part or nothing. `moves`: an animation or a live screen.
  void draw_if_due(const App& app, bool moves);
  void draw(const App& app) { draw(app, canvas_->bounds()); }
  // Of the animal in the picture, where there is one; nothing else is drawn for it.
  void set_pose(const App& app, Pose pose);
  bool is_alive() const { return !parts_.alive.is_empty(); }
  // Only after the picture: a panel keeps the old one through sleep and restart, and it may be a
  // hand.
  void update_backlight(int percent);
  // A dark panel cannot show what is wrong with it: the LED is lit while a wire of its bus is held
  // low, and blinks while the panel does not answer. Otherwise it is dark, but `pressed` lights it,
  // each press in another colour, and `turn` in the colour of the seat whose turn has just begun.
  void update_led(hal::Moment now, bool pressed, Seat turn);
  static bool is_silent();
  static hal::PanelCheck check() { return hal::check_panel(); }  // the result of probing its bus

  bool in_colour() const { return !canvas_->is_mono(); }
  bool small() const { return is_small(*canvas_); }
  int battery() const { return chrome_.battery; }             // percent, or hal::kNoBattery
  int pages(const App& app, std::string_view passage) const;  // of Page::passage
  Chrome& chrome() { return chrome_; }
  const Chrome& chrome() const { return chrome_; }
  hal::Moment drawn_at() const { return drawn_at_; }
  // The picture on the panel. nullptr: it may be for one pair of eyes, whatever is open by now.
  const gfx::Canvas* public_picture() const { return drawn_secret_ ? nullptr : &*canvas_; }
  const gfx::Palette& palette() const { return *palette_; }
  // How many there were that were not like the one before: a slow reader notices another one.
  std::uint32_t pictures() const { return pictures_; }

 private:
  // Of the picture that is shown: what draw() has marked, and where the animal is that moves.
  struct Parts {
    gfx::Rect marked;
    gfx::Rect alive;
  };

  void draw(const App& app, gfx::Rect part);
  bool may_draw_part(const Settings& settings) const;

  bool dirty_ = true;
  bool marked_dirty_ = false;
  bool lost_ = false;
  bool drawn_secret_ = true;
  bool moved_ = false;  // the picture of the last step was one of several
  bool pressed_ = false;
  std::uint8_t pressed_colour_ = 0;
  std::int8_t brightness_ = -1;
  Link<gfx::Canvas> canvas_;
  hal::Moment drawn_at_;
  std::uint32_t pictures_ = 0;
  Chrome chrome_;
  Parts parts_;
  const gfx::Palette* palette_ = &gfx::kDay;  // of the picture that is shown
  skin::Skin skin_;
  gfx::ChangedTiles tiles_;
};

}  // namespace felicity::ui
