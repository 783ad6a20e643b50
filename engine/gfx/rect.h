// A rectangle on the canvas, and the ways a screen divides one.
#pragma once

#include <algorithm>
#include <cstdint>

namespace felicity::gfx {

struct Rect {
  int16_t x = 0, y = 0, w = 0, h = 0;

  constexpr Rect() = default;
  // Takes plain int arithmetic; far outside any canvas, values stick at the end of 16 bits.
  constexpr Rect(int left, int top, int width, int height)
      : x(stick(left)), y(stick(top)), w(stick(width)), h(stick(height)) {}

  constexpr bool operator==(const Rect&) const = default;

  constexpr int right() const { return x + w; }   // the first column outside
  constexpr int bottom() const { return y + h; }  // the first row outside
  constexpr bool is_empty() const { return w <= 0 || h <= 0; }
  constexpr bool contains(int px, int py) const {
    return px >= x && px < right() && py >= y && py < bottom();
  }
  constexpr bool contains(Rect other) const {
    return other.x >= x && other.right() <= right() && other.y >= y && other.bottom() <= bottom();
  }

  constexpr Rect intersect(Rect other) const {
    const int left = std::max(x, other.x), top = std::max(y, other.y);
    const int width = std::min(right(), other.right()) - left;
    const int height = std::min(bottom(), other.bottom()) - top;
    return width > 0 && height > 0 ? Rect(left, top, width, height) : Rect();
  }
  // The smallest rectangle around both; an empty one adds nothing.
  constexpr Rect join(Rect other) const {
    if (is_empty()) return other;
    if (other.is_empty()) return *this;
    const int left = std::min(x, other.x), top = std::min(y, other.y);
    return {left, top, std::max(right(), other.right()) - left,
            std::max(bottom(), other.bottom()) - top};
  }
  constexpr Rect inset(int by) const { return inset(by, by); }
  constexpr Rect inset(int across, int down) const {
    return {x + across, y + down, w - 2 * across, h - 2 * down};
  }
  constexpr Rect moved(int across, int down) const { return {x + across, y + down, w, h}; }
  constexpr Rect centred(int width, int height) const {
    return {x + (w - width) / 2, y + (h - height) / 2, width, height};
  }

  // Cuts a piece off and returns it; this rectangle keeps the rest. Never more than there is.
  constexpr Rect cut_left(int width) {
    const Rect piece(x, y, std::clamp<int>(width, 0, std::max<int>(w, 0)), h);
    *this = {piece.right(), y, w - piece.w, h};
    return piece;
  }
  constexpr Rect cut_top(int height) {
    const Rect piece(x, y, w, std::clamp<int>(height, 0, std::max<int>(h, 0)));
    *this = {x, piece.bottom(), w, h - piece.h};
    return piece;
  }
  constexpr Rect cut_right(int width) {
    const int part = std::clamp<int>(width, 0, std::max<int>(w, 0));
    w = stick(w - part);
    return {right(), y, part, h};
  }
  constexpr Rect cut_bottom(int height) {
    const int part = std::clamp<int>(height, 0, std::max<int>(h, 0));
    h = stick(h - part);
    return {x, bottom(), w, part};
  }

 private:
  static constexpr int16_t stick(int value) {
    return static_cast<int16_t>(std::clamp<int>(value, INT16_MIN, INT16_MAX));
  }
};

static_assert(sizeof(Rect) == 8);

}  // namespace felicity::gfx
