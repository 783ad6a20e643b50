// Smooth shapes on a plain buffer, for what surrounds the game's own sharp pixels.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/gfx/font.h"

namespace felicity::host {

using Argb = std::uint32_t;  // 0xAARRGGBB

struct Point {
  float x = 0, y = 0;
};

struct Box {
  float x = 0, y = 0, w = 0, h = 0;
  Point centre() const { return {x + w / 2, y + h / 2}; }
  Box inset(float by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }
  Box moved(float across, float down) const { return {x + across, y + down, w, h}; }
};

// From top to bottom of what is filled.
struct Shade {
  Argb top;
  Argb bottom;
};
constexpr Shade plain(Argb colour) { return {colour, colour}; }

class Painting {
 public:
  Painting(int width, int height)
      : width_(width), height_(height), pixels_(static_cast<std::size_t>(width * height)) {}

  int width() const { return width_; }
  int height() const { return height_; }
  const Argb* pixels() const { return pixels_.data(); }

  // `soft` is the width of the edge in pixels: 1 is sharp, more is a shadow.
  void rounded(Box box, float radius, Shade shade, float soft = 1);
  void circle(Point centre, float radius, Shade shade, float soft = 1);
  void triangle(Point a, Point b, Point c, float radius, Shade shade, float soft = 1);
  // Pixels of the font, each a square of this size, centred.
  void text(Point centre, const gfx::Font& font, int size, std::string_view text, Argb colour);

 private:
  template <class Distance>
  void fill(Box area, Shade shade, float soft, Distance distance);
  void blend(int x, int y, Argb colour, float cover);

  int width_;
  int height_;
  std::vector<Argb> pixels_;
};

}  // namespace felicity::host
