// A page to draw on: a canvas with a title bar, key labels, lists and paragraphs in the sizes that
// suit it. Screens say what there is; the page knows how large the panel is.
#pragma once

#include <string_view>

#include "engine/gfx/canvas.h"
#include "engine/gfx/font.h"
#include "engine/session/settings.h"
#include "engine/skin/skin.h"
#include "engine/text/say.h"
#include "engine/ui/metrics.h"

namespace felicity::ui {

// Nearly every line of a screen names something of these two.
using namespace session;  // NOLINT(google-build-using-namespace)
using namespace text;     // NOLINT(google-build-using-namespace)

// Of the animal in a picture: see idle_life.h.
enum class Pose : std::uint8_t { Still, Blink, Flick };

// State of the device, shown in the corner of every public page.
struct Chrome {
  int battery = hal::kNoBattery;  // percent
  bool measured = false;          // the voltage of the battery or of the cable is
  bool charging = false;
  Gauge::Level level = Gauge::Level::Fine;
  int waking = -1;  // how long A was held to unlock, 0..256; -1: no sign of it
  bool mute = false;
  bool not_saved = false;
  bool menu = false;          // B held opens it here
  bool four_buttons = false;  // its rows are changed with X and Y held
  Pose pose = Pose::Still;
};

class Page {
 public:
  // `seats`: a wide panel keeps a strip at its right for them. `chrome` outlives the page.
  Page(gfx::Canvas& canvas, const Settings& settings, const Chrome& chrome, const skin::Skin& skin,
       bool seats);

  gfx::Canvas& canvas() { return canvas_; }
  const Metrics& size() const { return metrics_for(canvas_); }
  const TextSizes& texts() const { return *texts_; }  // as large as the settings want them
  bool small() const { return is_small(canvas_); }
  // The picture that suits the panel.
  gfx::Sprite sized(const gfx::Sprite& few, const gfx::Sprite& many) const {
    return small() ? few : many;
  }
  // For numbers in a line of a table: the usual font, or a lower one where it is too high.
  const gfx::Font& low_font(const gfx::Font* usual, int height) const {
    return usual->height <= height ? *usual : *size().note;
  }
  // A text that a small page leaves out.
  const char* spare(const char* text) const { return small() ? "" : text; }
  Language language() const { return language_; }
  const skin::Skin& skin() const { return skin_; }

  // The part of the page that is still free; the widgets below cut their share off it.
  gfx::Rect free() const { return free_; }
  gfx::Rect cut_top(int height) { return free_.cut_top(height); }
  gfx::Rect cut_bottom(int height) { return free_.cut_bottom(height); }
  gfx::Rect cut_right(int width) { return free_.cut_right(width); }
  gfx::Rect whole() const { return main_; }
  // The strip for the seats; empty where there is none.
  gfx::Rect side() const { return side_; }

  void clear(gfx::Colour paper = gfx::kPaper);
  void title(std::string_view left, std::string_view right = {}) { title(left, right, {}); }
  // `slid`: how far it has come in from the left, 0..256.
  struct Bar {
    gfx::Colour fill = gfx::kInk;
    int slid = 256;
  };
  void title(std::string_view left, std::string_view right, Bar look);
  // What A and B do, as two buttons along the bottom; an empty text leaves its button out. Two
  // buttons: `main` is the filled one.
  enum class MainKey : std::uint8_t { A, B };
  void keys(std::string_view a, std::string_view b, MainKey main = MainKey::A);
  // The same where A is held: it fills, 0..256, and B is the filled button.
  void held_keys(std::string_view a, std::string_view b, int filled);
  void spare_keys(std::string_view a, std::string_view b);  // a small page leaves them out
  // A title and what A and B do; a small page has A in place of `right`, and nothing of B.
  void heading(std::string_view left, std::string_view right, const char* a, std::string_view b);
  // One faint line along the bottom. Without a text a small page uses the room for other things.
  void hint(std::string_view text);
  void line(std::string_view text, gfx::Align align = gfx::Align::Left);
  void headline(std::string_view text);  // bold and centred, in the largest font that fits
  // As much as fits of the free part; the result has the line to go on with.
  gfx::ParagraphLayout paragraph(std::string_view text, int first_line = 0,
                                 gfx::Align align = gfx::Align::Left);

  // A list with one chosen line, scrolled so that it can be seen; `item(index)` gives the label,
  // `value(index)` what stands at its right end.
  template <class Item, class Value>
  void list(int count, int chosen, Item item, Value value) {
    ListFrame frame = begin_list(count, chosen);
    for (int i = frame.first; i < frame.last; ++i) {
      list_line(frame, i == chosen, item(i).c_str(), value(i).c_str());
    }
  }
  template <class Item>
  void list(int count, int chosen, Item item) {
    list(count, chosen, item, [](int) { return Line(); });
  }

  // The same with lines of any kind: `draw(index, inside)` fills one, without its chosen ground.
  template <class Draw>
  void rows(int count, int chosen, Draw draw) {
    ListFrame frame = begin_list(count, chosen);
    for (int i = frame.first; i < frame.last; ++i) draw(i, list_ground(frame, i == chosen));
  }
  // A label and its value in a line of rows(); `arrows`: between the keys that change it, if they
  // fit.
  void entry(gfx::Rect inside, bool chosen, std::string_view label, const char* value,
             bool arrows = false);

  // Cuts the value off the right end of the chosen line, between the keys that change it; without
  // the keys where that is wider than `width`.
  void turning(gfx::Rect& inside, const char* value, int width);

  // A long text between a title and the keys, page by page; beyond the last comes the last again. A
  // page ends with a sentence if that leaves less than half of it empty.
  int pages(std::string_view text) const;
  void passage(std::string_view text, int number);

  // Marks the part that a key of this screen changes alone: see App::redraw_marked_only().
  void mark(gfx::Rect area) { marked_ = area; }
  gfx::Rect marked() const { return marked_; }
  // Says where an animal is that can change its pose.
  void live(gfx::Rect area) { alive_ = alive_.join(area); }
  gfx::Rect alive() const { return alive_; }
  Pose pose() const { return chrome_.pose; }

  // One button: its key's name in a box, then its text.
  void button(gfx::Rect area, std::string_view key, std::string_view text, bool strong);
  // A button whose key is held: it fills from the left, 0..256.
  void filling(gfx::Rect area, std::string_view text, int filled);
  // A sentence or two in an area, wrapped, in the largest text font in which all of it fits.
  void caption(gfx::Rect area, std::string_view text, gfx::Align align = gfx::Align::Centre,
               gfx::Colour ink = gfx::kInk);
  // One line in an area, in bold, text or tiny, whichever fits its width and height.
  void label(gfx::Rect area, std::string_view text, gfx::Colour ink,
             gfx::Align align = gfx::Align::Left);
  // Text in an area, in the largest of the page's fonts that fits.
  void fitted(gfx::Rect area, std::string_view text, gfx::Colour ink,
              gfx::Align align = gfx::Align::Centre);

 private:
  struct ListFrame {
    gfx::Rect area;
    int first;
    int last;
  };
  ListFrame begin_list(int count, int chosen);
  void list_line(ListFrame& frame, bool chosen, std::string_view label, const char* value);
  struct KeyBar {
    gfx::Rect a, b;
  };
  KeyBar cut_key_bar();
  gfx::Rect list_ground(ListFrame& frame, bool chosen);
  struct CaptionFit {
    const gfx::Font* font;
    int leading;
    int height = 0;
  };
  CaptionFit fit_caption(gfx::Rect area, std::string_view text) const;
  int draw_chrome(int right, int y, gfx::Colour ink);
  std::string_view next_page(std::string_view& rest) const;
  const gfx::Font& fit_into(gfx::Rect area, std::string_view text) const;

  gfx::Canvas& canvas_;
  const skin::Skin& skin_;
  const TextSizes* texts_;
  Language language_;
  const Chrome& chrome_;
  gfx::Rect main_;
  gfx::Rect side_;
  gfx::Rect free_;
  gfx::Rect marked_;
  gfx::Rect alive_;
};

}  // namespace felicity::ui
