#include "engine/gfx/canvas.h"

#include "engine/gfx/eight_pixels.h"

namespace felicity::gfx {
namespace {

constexpr int kLargestSide = 1024;

// Of eight pixels from left on, of which only so many exist, those within the clip.
inline unsigned visible_bits(int left, int exist, Rect clip) {
  const int from = clip.x - left, to = std::min(exist, clip.right() - left);
  if (from >= 8 || to <= 0) return 0;
  return 0xFFu >> std::max(from, 0) & ~(0xFFu >> std::min(to, 8));
}

// How far a rounded corner steps in, row by row from the outside.
constexpr uint8_t kCorner[4][4] = {{0}, {1, 0}, {2, 1, 0}, {3, 1, 1, 0}};

int fitting_radius(Rect area, int radius) {
  return std::clamp(std::min({radius, area.w / 2, area.h / 2}), 0, 3);
}

}  // namespace

Canvas::Canvas(int width, int height, Depth depth, std::span<uint8_t> buffer)
    : pixels_(buffer.data()), depth_(depth) {
  const bool usable = width > 0 && width <= kLargestSide && width % 8 == 0 && height > 0 &&
                      height <= kLargestSide && buffer.size() >= bytes(width, height, depth) &&
                      reinterpret_cast<std::uintptr_t>(pixels_) % 4 == 0;
  if (usable) bounds_ = clip_ = {0, 0, width, height};
}

Rect Canvas::set_clip(Rect clip) {
  const Rect old = clip_;
  clip_ = bounds_.intersect(clip);
  return old;
}

Rect Canvas::narrow_clip(Rect clip) { return set_clip(clip_.intersect(clip)); }

bool Canvas::misses(int x, int y, int w, int h) const {
  return clip_.is_empty() || x >= clip_.right() || y >= clip_.bottom() || x <= clip_.x - w ||
         y <= clip_.y - h;
}

// Mono: blend(byte, mask, column) gives the new byte; mask has the rows of the page that count.
template <typename Blend>
void Canvas::each_page(Rect area, Blend blend) {
  for (int top = area.y & ~7; top < area.bottom(); top += 8) {
    int mask = 0xFF;
    if (top < area.y) mask &= 0xFF << (area.y - top);
    if (top + 8 > area.bottom()) mask &= 0xFF >> (top + 8 - area.bottom());
    uint8_t* bytes = line(top);
    for (int x = area.x; x < area.right(); ++x) {
      bytes[x] = blend(bytes[x], static_cast<uint8_t>(mask), x);
    }
  }
}

// Colour: blend(word, mask, y) gives the new word; mask has the pixels of the word that count.
template <typename Blend>
void Canvas::each_row(Rect area, Blend blend) {
  const int first = area.x / 8 * 4, last = (area.right() - 1) / 8 * 4;
  const uint32_t head = kAll >> 4 * (area.x % 8), tail = kAll << 4 * (-area.right() & 7);
  for (int y = area.y; y < area.bottom(); ++y) {
    uint8_t* bytes = line(y) + first;
    uint8_t* end = line(y) + last;
    if (first == last) {
      store(bytes, blend(load(bytes), head & tail, y));
      continue;
    }
    store(bytes, blend(load(bytes), head, y));
    for (bytes += 4; bytes != end; bytes += 4) store(bytes, blend(load(bytes), kAll, y));
    store(end, blend(load(end), tail, y));
  }
}

void Canvas::fill(Rect area, Colour colour) {
  area = area.intersect(clip_);
  if (area.is_empty()) return;
  if (is_mono()) {
    const uint8_t value = lit_on_mono(colour) ? 0xFF : 0x00;
    each_page(area, [value](uint8_t old, uint8_t mask, int) { return merge(old, value, mask); });
  } else {
    const uint32_t value = eight_of(colour);
    each_row(area, [value](uint32_t old, uint32_t mask, int) { return merge(old, value, mask); });
  }
}

void Canvas::pattern(Rect area, const Pattern& pattern, Colour ink, Colour paper) {
  const Rect visible = area.intersect(clip_);
  if (visible.is_empty()) return;
  if (is_mono()) {
    // Pages are as high as the pattern: one set of columns serves them all.
    uint8_t columns[8];
    for (int x = 0; x < 8; ++x) {
      int set = 0;
      for (int y = 0; y < 8; ++y) set |= (pattern.rows[(y - area.y) & 7] >> (7 - x) & 1) << y;
      const int lit = (lit_on_mono(ink) ? set : 0) | (lit_on_mono(paper) ? ~set : 0);
      columns[(x + area.x) & 7] = static_cast<uint8_t>(lit);
    }
    each_page(visible, [&columns](uint8_t old, uint8_t mask, int x) {
      return merge(old, columns[x & 7], mask);
    });
  } else {
    // And a word is as wide as it: one word serves a row.
    uint32_t rows[8];
    for (int y = 0; y < 8; ++y) {
      const uint8_t bits = std::rotr(pattern.rows[y], area.x & 7);
      rows[(y + area.y) & 7] = merge(eight_of(paper), eight_of(ink), widen(bits));
    }
    each_row(visible,
             [&rows](uint32_t old, uint32_t mask, int y) { return merge(old, rows[y & 7], mask); });
  }
}

void Canvas::frame(Rect area, Colour colour) { frame_rounded(area, 0, colour); }

void Canvas::fill_rounded(Rect area, int radius, Colour colour) {
  radius = fitting_radius(area, radius);
  for (int i = 0; i < radius; ++i) {
    const int in = kCorner[radius][i];
    hline(area.x + in, area.y + i, area.w - 2 * in, colour);
    hline(area.x + in, area.bottom() - 1 - i, area.w - 2 * in, colour);
  }
  fill(area.inset(0, radius), colour);
}

void Canvas::frame_rounded(Rect area, int radius, Colour colour) {
  if (area.is_empty()) return;
  radius = fitting_radius(area, radius);
  const uint8_t* corner = kCorner[radius];
  const int last_row = area.bottom() - 1, last_column = area.right() - 1;
  hline(area.x + corner[0], area.y, area.w - 2 * corner[0], colour);
  hline(area.x + corner[0], last_row, area.w - 2 * corner[0], colour);
  for (int i = 1; i < radius; ++i) {
    const int length = std::max(1, corner[i - 1] - corner[i]);
    for (const int y : {area.y + i, last_row - i}) {
      hline(area.x + corner[i], y, length, colour);
      hline(last_column - corner[i] - length + 1, y, length, colour);
    }
  }
  const int straight = std::max(radius, 1);
  vline(area.x, area.y + straight, area.h - 2 * straight, colour);
  vline(last_column, area.y + straight, area.h - 2 * straight, colour);
}

void Canvas::draw(const Sprite& sprite, int x, int y) { draw(sprite, x, y, kInk, kPaper); }

void Canvas::draw(const Sprite& sprite, int x, int y, Colour ink) {
  if (sprite.is_colour()) return draw_colour(sprite, x, y);
  stamp(sprite.bits, sprite.w, sprite.h, x, y, ink);
}

void Canvas::draw(const Sprite& sprite, int x, int y, Colour ink, Colour paper) {
  draw(sprite, x, y, ink);
  if (sprite.is_colour()) return;
  const uint8_t* paper_bits = sprite.bits + (sprite.w + 7) / 8 * sprite.h;
  stamp(paper_bits, sprite.w, sprite.h, x, y, paper);
}

void Canvas::draw_mirrored(const Sprite& sprite, int x, int y, Colour ink, Colour paper) {
  if (misses(x, y, sprite.w, sprite.h)) return;
  const int words = (sprite.w + 7) / 8;
  const auto bit = [&](int column, int row) {
    return (sprite.bits[row * words + column / 8] >> (7 - column % 8) & 1) != 0;
  };
  for (int row = 0; row < sprite.h; ++row) {
    for (int column = 0; column < sprite.w; ++column) {
      const int at = x + sprite.w - 1 - column;
      if (sprite.is_colour()) {
        const uint32_t eight = sprite.pixels[row * words + column / 8];
        const int by = 28 - column % 8 * 4;
        if ((eight >> by & 15) == sprite.clear || is_mono()) continue;
        const uint32_t shown = on_ground(eight, ground_);
        set(at, y + row, static_cast<Colour>(shown >> by & 15));
      } else if (bit(column, row)) {
        set(at, y + row, ink);
      } else if (bit(column, sprite.h + row)) {
        set(at, y + row, paper);
      }
    }
  }
}

void Canvas::turn() {
  uint8_t* first = pixels_;
  uint8_t* last = pixels_ + bytes(bounds_.w, bounds_.h, depth_) - 1;
  const auto turned = [this](uint8_t byte) {
    unsigned bits = static_cast<unsigned>(byte << 4 | byte >> 4);  // colour: just two pixels
    if (is_mono()) {
      bits = (bits & 0xCC) >> 2 | (bits & 0x33) << 2;
      bits = (bits & 0xAA) >> 1 | (bits & 0x55) << 1;
    }
    return static_cast<uint8_t>(bits);
  };
  for (; first < last; ++first, --last) {
    const uint8_t byte = turned(*first);
    *first = turned(*last);
    *last = byte;
  }
}

void Canvas::draw_colour(const Sprite& sprite, int x, int y) {
  if (is_mono() || misses(x, y, sprite.w, sprite.h)) return;
  const int top = std::max<int>(y, clip_.y), bottom = std::min(y + sprite.h, clip_.bottom());
  const int words = (sprite.w + 7) / 8, step = stride();
  const uint32_t clear = sprite.clear * 0x11111111u;
  for (int i = 0; i < words; ++i) {
    const int left = x + 8 * i, at = (left >> 3) * 4, by = (left & 7) * 4;
    const uint32_t window = widen(visible_bits(left, sprite.w - 8 * i, clip_));
    const uint32_t* from = sprite.pixels + (top - y) * words + i;
    uint8_t* row = line(top);
    for (int rows = bottom - top; rows > 0; --rows, from += words, row += step) {
      const uint32_t mask = not_zero(*from ^ clear) * 15 & window;
      if (mask == 0) continue;
      put_eight(row, at, by, on_ground(*from, ground_), mask);
    }
  }
}

void Canvas::stamp(const uint8_t* bits, int w, int h, int x, int y, Colour ink) {
  if (misses(x, y, w, h)) return;
  const int top = std::max<int>(y, clip_.y), bottom = std::min(y + h, clip_.bottom());
  const int bytes = (w + 7) / 8;
  for (int i = 0; i < bytes; ++i) {
    const int left = x + 8 * i;
    const unsigned window = visible_bits(left, w - 8 * i, clip_);
    if (window == 0) continue;
    const uint8_t* from = bits + (top - y) * bytes + i;
    if (is_mono()) {
      stamp_mono(from, bytes, window, left, top, bottom, lit_on_mono(ink));
    } else {
      stamp_colour(from, bytes, window, left, top, bottom, eight_of(ink));
    }
  }
}

// One byte of each row, from row top to the one above bottom, `next` bytes apart.
void Canvas::stamp_colour(const uint8_t* from, int next, unsigned window, int left, int top,
                          int bottom, uint32_t value) {
  const int at = (left >> 3) * 4, by = (left & 7) * 4, step = stride();
  uint8_t* row = line(top);
  for (int rows = bottom - top; rows > 0; --rows, from += next, row += step) {
    const unsigned bits = *from & window;
    if (bits != 0) put_eight(row, at, by, value, widen(bits));
  }
}

void Canvas::stamp_mono(const uint8_t* from, int next, unsigned window, int left, int top,
                        int bottom, bool lit) {
  const int step = stride();
  uint8_t* page = line(top);
  int mask = 1 << (top & 7);
  for (int rows = bottom - top; rows > 0; --rows, from += next) {
    int at = left;
    for (uint32_t bits = (*from & window) << 24; bits != 0; bits <<= 1, ++at) {
      if (bits >> 31 == 0) continue;
      page[at] = static_cast<uint8_t>(lit ? page[at] | mask : page[at] & ~mask);
    }
    mask <<= 1;
    if (mask > 0x80) mask = 1, page += step;
  }
}

Colour Canvas::at(int x, int y) const {
  if (!bounds_.contains(x, y)) return kPaper;
  if (is_mono()) return line(y)[x] >> (y & 7) & 1 ? kInk : kPaper;
  return static_cast<Colour>(x % 2 ? line(y)[x / 2] & 0x0F : line(y)[x / 2] >> 4);
}

}  // namespace felicity::gfx
