// A picture made of characters: two pixels a cell if it fits, else eight.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/gfx/rect.h"
#include "hal_host/device/picture.h"

namespace felicity::host {

struct CellSize {
  int columns = 0;
  int rows = 0;
};

// How many pixels a cell shows. Both keep them square.
enum class Grain : std::uint8_t {
  Fine,    // 1 x 2: an upper half block, two colours
  Coarse,  // 2 x 4: mono as braille, every dot; colour as quarters, each of two pixels
};

CellSize cells_for(int width, int height, Grain grain);

class CellScreen {
 public:
  CellScreen(int width, int height, bool mono, bool true_colour);

  // Redraws the whole terminal. False: the picture does not fit and is not drawn.
  bool resize(CellSize terminal);
  void set_help(std::string_view line);  // beneath the picture
  void show(const Picture& picture, gfx::Rect changed);

  // The escape sequences for the cells that have changed.
  std::string take_changes();

 private:
  struct Cell {
    Rgb ink, paper;
    std::uint16_t glyph;  // Grain::Coarse: which of its parts are ink
    bool operator==(const Cell&) const = default;
  };

  Cell cell_at(int column, int row) const;
  Cell braille_at(int column, int row) const;
  Cell quarters_at(int column, int row) const;
  Rgb colour_at(int x, int y) const;
  std::string glyph_text(const Cell& cell) const;
  std::string colour_text(Rgb colour, bool paper) const;

  Picture picture_;
  bool true_colour_;
  Grain grain_ = Grain::Fine;
  CellSize terminal_;
  CellSize size_;  // of the picture; 0 x 0 while it does not fit
  std::vector<Cell> cells_, sent_;
  std::string help_;
  bool redraw_all_ = true;  // the contents of the terminal are unknown
};

}  // namespace felicity::host
