// The drawn device around the panel in a window: layout and looks.
#pragma once

#include <cstdint>
#include <vector>

#include "boards/board.h"
#include "engine/gfx/rect.h"
#include "engine/text/language.h"
#include "hal_host/frontend/paint.h"

namespace felicity::host {

class Case {
 public:
  explicit Case(const boards::Board& board) : board_(board) {}

  // The window that shows every pixel of the panel as a square of this size.
  gfx::Rect window_at(int scale) const;
  // The device in the middle of a window, as large as whole pixels allow.
  void place(int width, int height);

  int scale() const { return scale_; }
  gfx::Rect panel() const { return panel_; }
  std::uint8_t button_at(int x, int y) const;  // its bit, or 0

  // Everything but the panel's own pixels, the legend in this language.
  Painting paint_body(text::Language language) const;
  void paint_buttons(Painting& painting, std::uint8_t held) const;
  void paint_led(Painting& painting, Argb colour) const;
  static constexpr Argb kUnlit = 0xFF8A8470;
  static constexpr Argb kLegend = 0xFFD8DEE2;

 private:
  struct Button {
    std::uint8_t bit;
    Point centre;
    float radius;
    const char* label;
    Argb colour;
  };
  // Measures of the device in pixels of the window.
  struct Measures {
    float unit;  // all sizes of the case are multiples of it
    float side;  // left and right of the panel
    float ends;  // above and below
    float margin;
    float width, height;  // of the whole window
  };
  Measures measure(int scale) const;
  void add_cross(Point centre, float reach);
  void paint_legend(Painting& painting, text::Language language) const;
  void paint_cross(Painting& painting, std::uint8_t held) const;

  const boards::Board& board_;
  gfx::Rect window_;
  int scale_ = 1;
  float unit_ = 1;
  Box body_;
  gfx::Rect panel_;
  std::vector<Button> buttons_;
};

}  // namespace felicity::host
