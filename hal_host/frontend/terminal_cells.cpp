#include "hal_host/frontend/terminal_cells.h"

#include <algorithm>
#include <limits>

#include "engine/base/code_points.h"

namespace felicity::host {
namespace {

// An OLED's cold white on its black glass.
constexpr Rgb kLit = {0xCF, 0xEA, 0xFF};
constexpr Rgb kBright = {0xF4, 0xFB, 0xFF};  // for dots, which are small
constexpr Rgb kDark = {0x08, 0x0D, 0x14};

// Bits: upper left, upper right, lower left, lower right.
constexpr const char* kQuarters[] = {" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛",
                                     "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"};

int grain_width(Grain grain) { return grain == Grain::Fine ? 1 : 2; }
int grain_height(Grain grain) { return grain == Grain::Fine ? 2 : 4; }

int square(int x) { return x * x; }

int distance(Rgb a, Rgb b) {
  return square(a.red - b.red) + square(a.green - b.green) + square(a.blue - b.blue);
}

// The mean of those whose bit is set.
Rgb mean(const Rgb* colours, int count, unsigned chosen) {
  int red = 0, green = 0, blue = 0, number = 0;
  for (int i = 0; i < count; ++i) {
    if ((chosen >> i & 1) == 0) continue;
    red += colours[i].red, green += colours[i].green, blue += colours[i].blue;
    ++number;
  }
  number = std::max(number, 1);
  return {static_cast<std::uint8_t>(red / number), static_cast<std::uint8_t>(green / number),
          static_cast<std::uint8_t>(blue / number)};
}

// Of xterm's 256 colours, the one that looks most alike: a wrong tint shows more than a wrong
// brightness.
int colour_256(Rgb wanted) {
  constexpr int kLevels[] = {0, 95, 135, 175, 215, 255};
  constexpr int kCube = 16, kGreys = 232, kEnd = 256;
  int best = kCube, least = std::numeric_limits<int>::max();
  for (int i = kCube; i < kEnd; ++i) {
    const bool grey = i >= kGreys;
    const int cube = i - kCube, level = 8 + 10 * (i - kGreys);
    const int red = (grey ? level : kLevels[cube / 36]) - wanted.red;
    const int green = (grey ? level : kLevels[cube / 6 % 6]) - wanted.green;
    const int blue = (grey ? level : kLevels[cube % 6]) - wanted.blue;
    const int loss = square(red) + square(green) + square(blue) +
                     3 * (square(red - green) + square(green - blue));
    if (loss >= least) continue;
    least = loss;
    best = i;
  }
  return best;
}

std::string move_to(int column, int row) {
  return "\x1b[" + std::to_string(row + 1) + ";" + std::to_string(column + 1) + "H";
}

}  // namespace

CellSize cells_for(int width, int height, Grain grain) {
  const int w = grain_width(grain), h = grain_height(grain);
  return {(width + w - 1) / w, (height + h - 1) / h};
}

CellScreen::CellScreen(int width, int height, bool mono, bool true_colour)
    : picture_(width, height, mono), true_colour_(true_colour) {}

bool CellScreen::resize(CellSize terminal) {
  terminal_ = terminal;
  redraw_all_ = true;
  size_ = {};
  for (const Grain grain : {Grain::Coarse, Grain::Fine}) {
    const CellSize needed = cells_for(picture_.width, picture_.height, grain);
    const bool fits = needed.columns <= terminal.columns && needed.rows < terminal.rows;
    if (!fits) continue;
    grain_ = grain;
    size_ = needed;
  }
  cells_.assign(static_cast<std::size_t>(size_.columns * size_.rows), Cell());
  show(picture_, {0, 0, picture_.width, picture_.height});
  return size_.rows > 0;
}

void CellScreen::set_help(std::string_view line) {
  help_ = line;
  redraw_all_ = true;
}

Rgb CellScreen::colour_at(int x, int y) const {
  if (x >= picture_.width || y >= picture_.height) return kDark;
  const std::uint16_t pixel = picture_.at(x, y);
  if (picture_.mono) return pixel != 0 ? kLit : kDark;
  return widen(pixel);
}

CellScreen::Cell CellScreen::cell_at(int column, int row) const {
  if (grain_ == Grain::Fine) {
    return {colour_at(column, 2 * row), colour_at(column, 2 * row + 1), 0};
  }
  return picture_.mono ? braille_at(column, row) : quarters_at(column, row);
}

CellScreen::Cell CellScreen::braille_at(int column, int row) const {
  constexpr std::uint8_t kDots[4][2] = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};
  unsigned dots = 0;
  for (int y = 0; y < 4; ++y) {
    for (int x = 0; x < 2; ++x) {
      if (colour_at(2 * column + x, 4 * row + y) == kLit) dots |= kDots[y][x];
    }
  }
  return {kBright, kDark, static_cast<std::uint16_t>(dots)};
}

// Four quarters, two colours: the split that loses least.
CellScreen::Cell CellScreen::quarters_at(int column, int row) const {
  Rgb quarter[4];
  for (int i = 0; i < 4; ++i) {
    const int x = 2 * column + i % 2, y = 4 * row + i / 2 * 2;
    const Rgb pair[] = {colour_at(x, y), colour_at(x, y + 1)};
    quarter[i] = mean(pair, 2, 3);
  }
  Cell best = {};
  int least = std::numeric_limits<int>::max();
  for (unsigned split = 0; split < 8; ++split) {  // the other eight only swap ink and paper
    const Rgb ink = mean(quarter, 4, split), paper = mean(quarter, 4, ~split);
    int loss = 0;
    for (int i = 0; i < 4; ++i) loss += distance(quarter[i], (split >> i & 1) != 0 ? ink : paper);
    if (loss >= least) continue;
    least = loss;
    best = {ink, paper, static_cast<std::uint16_t>(split)};
  }
  return best;
}

void CellScreen::show(const Picture& picture, gfx::Rect changed) {
  if (&picture != &picture_) picture_ = picture;
  const int w = grain_width(grain_), h = grain_height(grain_);
  const int right = std::min((changed.right() + w - 1) / w, size_.columns);
  const int bottom = std::min((changed.bottom() + h - 1) / h, size_.rows);
  for (int row = changed.y / h; row < bottom; ++row) {
    for (int column = changed.x / w; column < right; ++column) {
      cells_[static_cast<std::size_t>(row * size_.columns + column)] = cell_at(column, row);
    }
  }
}

std::string CellScreen::glyph_text(const Cell& cell) const {
  if (grain_ == Grain::Fine) return "▀";
  if (!picture_.mono) return kQuarters[cell.glyph];
  return {'\xE2', static_cast<char>(0xA0 | cell.glyph >> 6),
          static_cast<char>(0x80 | (cell.glyph & 0x3F))};  // U+2800 + dots
}

std::string CellScreen::colour_text(Rgb colour, bool paper) const {
  const std::string kind = paper ? "\x1b[48;" : "\x1b[38;";
  if (!true_colour_) return kind + "5;" + std::to_string(colour_256(colour)) + "m";
  return kind + "2;" + std::to_string(colour.red) + ";" + std::to_string(colour.green) + ";" +
         std::to_string(colour.blue) + "m";
}

std::string CellScreen::take_changes() {
  const int left = (terminal_.columns - size_.columns) / 2;
  const int top = (terminal_.rows - 1 - size_.rows) / 2;
  std::string out;
  if (redraw_all_) {
    out += "\x1b[0m\x1b[2J";
    if (size_.rows > 0) {
      const int width = count_codes(help_);
      out += move_to(std::max(0, (terminal_.columns - width) / 2), top + size_.rows) + help_;
    }
  }
  Cell pen = {};
  bool has_pen = false;
  for (int row = 0; row < size_.rows; ++row) {
    bool here = false;  // the cursor stands before this cell
    for (int column = 0; column < size_.columns; ++column) {
      const auto index = static_cast<std::size_t>(row * size_.columns + column);
      const Cell& cell = cells_[index];
      const bool same = !redraw_all_ && index < sent_.size() && sent_[index] == cell;
      if (same) {
        here = false;
        continue;
      }
      if (!here) out += move_to(left + column, top + row);
      if (!has_pen || !(pen.ink == cell.ink)) out += colour_text(cell.ink, false);
      if (!has_pen || !(pen.paper == cell.paper)) out += colour_text(cell.paper, true);
      out += glyph_text(cell);
      pen = cell;
      has_pen = here = true;
    }
  }
  if (has_pen) out += "\x1b[0m";
  sent_ = cells_;
  redraw_all_ = false;
  return out;
}

}  // namespace felicity::host
