#include "hal_host/frontend/paint.h"

#include <algorithm>
#include <cmath>

#include "engine/base/code_points.h"

namespace felicity::host {
namespace {

float dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
Point minus(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
float cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

float to_edge(Point p, Point from, Point to) {
  const Point edge = minus(to, from), there = minus(p, from);
  const float along = std::clamp(dot(there, edge) / dot(edge, edge), 0.0F, 1.0F);
  const Point off = {there.x - edge.x * along, there.y - edge.y * along};
  return std::sqrt(dot(off, off));
}

int part(Argb colour, int shift) { return static_cast<int>(colour >> shift & 0xFF); }

Argb mix(Argb from, Argb to, float share) {
  Argb mixed = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const float value = static_cast<float>(part(from, shift)) +
                        static_cast<float>(part(to, shift) - part(from, shift)) * share;
    mixed |= static_cast<Argb>(std::lround(value)) << shift;
  }
  return mixed;
}

}  // namespace

void Painting::blend(int x, int y, Argb colour, float cover) {
  Argb& pixel = pixels_[static_cast<std::size_t>(y * width_ + x)];
  const float share = cover * static_cast<float>(part(colour, 24)) / 255;
  pixel = share >= 1 ? colour : mix(pixel, colour | 0xFF000000, share) | 0xFF000000;
}

// `distance` is how far a point lies outside the shape; negative inside.
template <class Distance>
void Painting::fill(Box area, Shade shade, float soft, Distance distance) {
  const auto first = [](float at) { return std::max(0, static_cast<int>(std::floor(at))); };
  const int left = first(area.x - soft), top = first(area.y - soft);
  const int right = std::min(width_, static_cast<int>(std::ceil(area.x + area.w + soft)));
  const int bottom = std::min(height_, static_cast<int>(std::ceil(area.y + area.h + soft)));
  for (int y = top; y < bottom; ++y) {
    const float down = std::clamp((static_cast<float>(y) - area.y) / area.h, 0.0F, 1.0F);
    const Argb colour = mix(shade.top, shade.bottom, down);
    for (int x = left; x < right; ++x) {
      const Point here = {static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
      const float cover = 0.5F - distance(here) / soft;
      if (cover > 0) blend(x, y, colour, std::min(cover, 1.0F));
    }
  }
}

void Painting::rounded(Box box, float radius, Shade shade, float soft) {
  const Point centre = box.centre();
  const Point half = {box.w / 2 - radius, box.h / 2 - radius};
  fill(box, shade, soft, [=](Point p) {
    const Point q = {std::abs(p.x - centre.x) - half.x, std::abs(p.y - centre.y) - half.y};
    const Point out = {std::max(q.x, 0.0F), std::max(q.y, 0.0F)};
    return std::sqrt(dot(out, out)) + std::min(std::max(q.x, q.y), 0.0F) - radius;
  });
}

void Painting::circle(Point centre, float radius, Shade shade, float soft) {
  const Box box = {centre.x - radius, centre.y - radius, 2 * radius, 2 * radius};
  fill(box, shade, soft, [=](Point p) {
    const Point off = minus(p, centre);
    return std::sqrt(dot(off, off)) - radius;
  });
}

// Corners clockwise on the screen.
void Painting::triangle(Point a, Point b, Point c, float radius, Shade shade, float soft) {
  const float left = std::min({a.x, b.x, c.x}) - radius, top = std::min({a.y, b.y, c.y}) - radius;
  const Box box = {left, top, std::max({a.x, b.x, c.x}) + radius - left,
                   std::max({a.y, b.y, c.y}) + radius - top};
  fill(box, shade, soft, [=](Point p) {
    const float edge = std::min({to_edge(p, a, b), to_edge(p, b, c), to_edge(p, c, a)});
    const bool inside = cross(minus(b, a), minus(p, a)) >= 0 &&
                        cross(minus(c, b), minus(p, b)) >= 0 &&
                        cross(minus(a, c), minus(p, c)) >= 0;
    return (inside ? -edge : edge) - radius;
  });
}

void Painting::text(Point centre, const gfx::Font& font, int size, std::string_view text,
                    Argb colour) {
  const int left = static_cast<int>(centre.x) - gfx::text_width(font, text) * size / 2;
  const int top = static_cast<int>(centre.y) - font.height * size / 2;
  for (int at = left; !text.empty();) {
    const gfx::Glyph glyph(font, next_code(text));
    for (int y = 0; y < font.height * size; ++y) {
      for (int x = 0; x < glyph.width() * size; ++x) {
        const bool inside = at + x >= 0 && at + x < width_ && top + y >= 0 && top + y < height_;
        if (inside && glyph.is_lit(x / size, y / size)) blend(at + x, top + y, colour, 1);
      }
    }
    at += (glyph.width() + font.times) * size;
  }
}

}  // namespace felicity::host
