// A page to draw on: a canvas with a title bar, key labels, lists and paragraphs in the sizes that
// suit it. Screens say what there is; the page knows how large the panel is.
#pragma once

#include <string_view>

#include "engine/gfx/canvas.h"
#include "engine/gfx/font.h"
#include "engine/session/settings.h"
#include "engine/text/say.h"

namespace felicity::ui {

// Nearly every line of a screen names something of these two.
using namespace session;  // NOLINT(google-build-using-namespace)
using namespace text;     // NOLINT(google-build-using-namespace)

struct Extent {
  std::uint8_t w, h;
};
// An area without this much at either side, above and below.
constexpr gfx::Rect inset(gfx::Rect area, Extent by) { return area.inset(by.w, by.h); }

// The sizes of one kind of panel: every number of a layout that differs from panel to panel. A new
// panel is a new table of these; Page::small() is for what is composed in another way.
struct Metrics {
  const gfx::Font* tiny;   // where room is short
  const gfx::Font* text;   // what is read
  const gfx::Font* bold;   // titles, names, chosen things
  const gfx::Font* large;  // amounts, names on a cover
  const gfx::Font* huge;   // the one number a screen is about
  const gfx::Font* cell;   // numbers in tables; large text leaves it as it is
  const gfx::Font* least;  // the last resort of large text
  const gfx::Font* face;   // the number on a card
  const gfx::Font* score;  // the columns of the final scoring
  std::uint8_t bar;        // height of the title bar
  std::uint8_t line;       // height of a line in a list
  std::uint8_t key_bar;    // height of the key labels
  std::uint8_t gap;        // between things
  std::uint8_t margin;     // beside a line of a list
  std::uint8_t corner;     // how round boxes are

  // Parts of a page
  std::uint8_t indent;         // beside a paragraph
  std::uint8_t pad;            // inside a button, beside its letter
  std::uint8_t aside;          // between a picture and its words
  std::uint8_t hint_lead;      // what a hint is higher than its font
  std::uint8_t rail;           // the thumb beside a long list
  Extent key_pad;              // around the key labels
  std::uint8_t chosen_inset;   // of the ground under a chosen line
  std::uint8_t chosen_corner;  // and how round it is
  std::uint8_t stroke;         // a thick line

  // Cards, rows, names
  Extent cell_box;          // a card as a cell with its label
  Extent back_plate;        // with the letter on a card's back
  std::uint8_t back_frame;  // around its pattern
  std::uint8_t card_head;   // height of a card's number
  std::uint8_t card_tab;    // width of its owner's letter
  std::uint8_t row_gap;     // between the cards of a row, at most
  std::uint8_t payout;      // height of the mice under a row
  std::uint8_t stripe;      // the patterned end of a name

  // Parts of one screen
  Extent cover_plate, cover_pad, cover_letter;
  std::uint8_t cover_button, cover_line;  // what they are higher than their font
  Extent pause_plate, pause_pad;
  Extent wait_name;
  Extent erasing_area;
  std::uint8_t erasing_border, erasing_bar, erasing_mouse;
  std::uint8_t question_side;
  std::uint8_t history_round;
  std::uint8_t tracker_set;
  std::uint8_t score_column, score_line, score_pad;
  std::uint8_t podium_name, podium_crown, podium_least, podium_above, podium_plate;
  Extent podium_line;
  std::uint8_t test_button, test_under, test_mark;
  std::uint8_t sleep_unit;
};
const Metrics& metrics_for(const gfx::Canvas& canvas, bool large_text);

// State of the device, shown in the corner of every public page.
struct Chrome {
  int battery = -1;  // percent; -1: not known
  bool mute = false;
  bool not_saved = false;
};

class Page {
 public:
  Page(gfx::Canvas& canvas, const Settings& settings, const Chrome& chrome);

  gfx::Canvas& canvas() { return canvas_; }
  const Metrics& size() const { return *size_; }
  bool small() const { return canvas_.is_mono(); }
  // The picture that suits the panel.
  gfx::Sprite sized(const gfx::Sprite& few, const gfx::Sprite& many) const {
    return small() ? few : many;
  }
  // For what matters less; a panel without shades has only ink.
  gfx::Colour faint() const { return small() ? gfx::kInk : gfx::kFaint; }
  Language language() const { return language_; }

  // The part of the page that is still free; the widgets below cut their share off it.
  gfx::Rect free() const { return free_; }
  gfx::Rect cut_top(int height) { return free_.cut_top(height); }
  gfx::Rect cut_bottom(int height) { return free_.cut_bottom(height); }
  gfx::Rect cut_right(int width) { return free_.cut_right(width); }
  gfx::Rect whole() const { return main_; }
  // The part of a wide panel next to its square page; empty on the others.
  gfx::Rect side() const { return side_; }

  void clear(gfx::Colour paper = gfx::kPaper);
  void title(std::string_view left, std::string_view right = {});
  // What A and B do, as two buttons along the bottom; an empty text leaves its button out.
  void keys(std::string_view a, std::string_view b);
  void hint(std::string_view text);  // one faint line along the bottom
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
  // A label and its value in a line of rows(); `arrows`: between the arrows that change it, if they
  // fit.
  void entry(gfx::Rect inside, bool chosen, std::string_view label, const char* value,
             bool arrows = false);

  // A long text between a title and the keys, page by page; beyond the last comes the last again.
  int pages(std::string_view text) const;
  void passage(std::string_view text, int number);

  // Marks the part that a key of this screen changes alone: see App::redraw_marked_only().
  void mark(gfx::Rect area) { marked_ = area; }
  gfx::Rect marked() const { return marked_; }

  // One button: its key's name in a box, then its text.
  void button(gfx::Rect area, std::string_view key, std::string_view text, bool strong);
  // A sentence or two in an area, wrapped, in the largest text font in which all of it fits.
  void caption(gfx::Rect area, std::string_view text, gfx::Align align = gfx::Align::Centre);
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
  gfx::Rect list_ground(ListFrame& frame, bool chosen);
  int draw_chrome(int right, int y);
  const gfx::Font& fit_into(gfx::Rect area, std::string_view text) const;

  gfx::Canvas& canvas_;
  const Metrics* size_;
  Language language_;
  Chrome chrome_;
  gfx::Rect main_;
  gfx::Rect side_;
  gfx::Rect free_;
  gfx::Rect marked_;
};

}  // namespace felicity::ui
