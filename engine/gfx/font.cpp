#include "engine/gfx/font.h"

#include <algorithm>
#include <iterator>

#include "engine/base/code_points.h"

namespace felicity::gfx {

namespace {

// The place of a character in the tables of every face; -1: there is none.
int place_of(char32_t code) {
  if (code >= kFirstCode && code <= kLastCode) return static_cast<int>(code) - kFirstCode;
  const auto* found = std::lower_bound(std::begin(kMoreCodes), std::end(kMoreCodes), code);
  if (found == std::end(kMoreCodes) || *found != code) return -1;
  return kAsciiGlyphs + static_cast<int>(found - std::begin(kMoreCodes));
}

// In pixels of the face. A box is as wide as a digit.
int face_width(const Typeface& face, int place) {
  return face.widths[place >= 0 ? place : '0' - kFirstCode];
}

int advance(const Font& font, char32_t code) {
  return (face_width(*font.face, place_of(code)) + font.bold + 1) * font.times;
}

void unpack(const Typeface& face, int place, uint32_t* rows) {
  int at = place - place % kGlyphGroup;
  const uint8_t* from = face.bits + face.starts[place / kGlyphGroup];
  for (; at < place; ++at) from += (face.widths[at] * face.height + 7) / 8;
  const int width = face.widths[place];
  uint32_t bits = 0;
  int count = 0;
  for (int y = 0; y < face.height; ++y) {
    while (count < width) {
      bits = bits << 8 | *from++;
      count += 8;
    }
    count -= width;
    rows[y] = bits >> count << (32 - width);
  }
}

// A zero after each of the upper sixteen bits.
uint32_t spread(uint32_t bits) {
  bits >>= 16;
  bits = (bits | bits << 8) & 0x00FF00FF;
  bits = (bits | bits << 4) & 0x0F0F0F0F;
  bits = (bits | bits << 2) & 0x33333333;
  return ((bits | bits << 1) & 0x55555555) << 1;
}

// Four pixels for each. One of the four takes the value of the two neighbours at its corner where
// these are alike and their opposites are not: a step becomes a slope, a corner is rounded.
void enlarge(uint32_t* rows, int height) {
  uint32_t below = 0;
  for (int y = height - 1; y >= 0; --y) {
    const uint32_t here = rows[y], above = y > 0 ? rows[y - 1] : 0;
    const uint32_t left = here >> 1, right = here << 1;
    const auto corner = [&](uint32_t one, uint32_t other, uint32_t facing_one,
                            uint32_t facing_other) {
      const uint32_t takes = ~(one ^ other) & (one ^ facing_one) & (other ^ facing_other);
      return spread((here & ~takes) | (one & takes));
    };
    rows[2 * y] = corner(left, above, right, below) | corner(right, above, left, below) >> 1;
    rows[2 * y + 1] = corner(left, below, right, above) | corner(right, below, left, above) >> 1;
    below = here;
  }
}

}  // namespace

bool Font::has(char32_t code) { return place_of(code) >= 0; }

Glyph::Glyph(const Font& font, char32_t code) {
  const int place = place_of(code);
  const int width_there = face_width(*font.face, place);
  int height = font.face->height;
  if (place >= 0) {
    unpack(*font.face, place, rows);
  } else {
    std::fill_n(rows, height, ~(~0U >> width_there));
    rows[height - 1] = 0;
  }
  for (int y = 0; font.bold != 0 && y < height; ++y) rows[y] |= rows[y] >> 1;
  for (int times = 1; times < font.times; times *= 2, height *= 2) enlarge(rows, height);
  width = static_cast<uint8_t>((width_there + font.bold) * font.times);
}

namespace {

void stamp(Canvas& canvas, const Glyph& glyph, int height, int x, int y, Colour ink) {
  uint8_t bytes[sizeof glyph.rows];
  const int count = (glyph.width + 7) / 8;
  uint8_t* to = bytes;
  for (int row = 0; row < height; ++row) {
    for (int i = 0; i < count; ++i) *to++ = static_cast<uint8_t>(glyph.rows[row] >> (24 - 8 * i));
  }
  canvas.stamp(bytes, glyph.width, height, x, y, ink);
}

}  // namespace

int text_width(const Font& font, std::string_view text) {
  if (text.empty()) return 0;
  int width = -font.times;
  while (!text.empty()) width += advance(font, next_code(text));
  return width;
}

void draw_text(Canvas& canvas, int x, int y, const Font& font, std::string_view text, Colour ink) {
  const Rect corner(x, y, 0, 0);  // no further away than 16 bits reach
  x = corner.x;
  y = corner.y;
  TextWatch* watch = canvas.watch();
  if (watch != nullptr && !text.empty()) {
    const Rect where(x, y, text_width(font, text), font.height);
    const bool seen = !where.intersect(canvas.clip()).is_empty();
    if (!canvas.clip().contains(where)) ++watch->clipped;
    if (seen && watch->drawn != nullptr) watch->drawn(watch->listener, text, where);
  }
  const Rect clip = canvas.clip();
  const bool seen = y < clip.bottom() && y + font.height > clip.y;
  while (!text.empty()) {
    const char32_t code = next_code(text);
    const int next = x + advance(font, code);
    if (seen && x < clip.right() && next > clip.x) {
      stamp(canvas, Glyph(font, code), font.height, x, y, ink);
    }
    if (watch != nullptr && !Font::has(code)) ++watch->missing;
    x = next;
  }
}

void draw_text(Canvas& canvas, Rect area, const Font& font, std::string_view text, Colour ink,
               Align align) {
  const int spare = align == Align::Left ? 0 : std::max(0, area.w - text_width(font, text));
  int x = area.x;
  switch (align) {
    case Align::Left: break;
    case Align::Centre: x += spare / 2; break;
    case Align::Right: x += spare; break;
  }
  const Rect clip = canvas.narrow_clip(area);
  draw_text(canvas, x, area.y + (area.h - font.height) / 2, font, text, ink);
  canvas.set_clip(clip);
}

const Font& fit(std::initializer_list<const Font*> fonts, std::string_view text, int width) {
  const Font* chosen = *fonts.begin();
  for (const Font* font : fonts) {
    chosen = font;
    if (text_width(*font, text) <= width) break;
  }
  return *chosen;
}

std::string_view next_line(const Font& font, std::string_view& rest, int width) {
  const std::string_view text = rest;
  std::size_t end = text.size(), next = end, space = 0;
  int used = -font.times;
  for (std::string_view scan = text; !scan.empty();) {
    const std::size_t here = text.size() - scan.size();
    const char32_t code = next_code(scan);
    if (code == '\n') {
      end = here, next = here + 1;
      break;
    }
    if (code == ' ') space = here;
    used += advance(font, code);
    if (used > width && here > 0) {  // this one does not fit any more
      end = next = space > 0 ? space : here;
      while (next < text.size() && text[next] == ' ') ++next;
      if (next < text.size() && text[next] == '\n') ++next;
      break;
    }
  }
  while (end > 0 && text[end - 1] == ' ') --end;
  rest.remove_prefix(next);
  std::string_view line = text;
  line.remove_suffix(text.size() - end);
  return line;
}

int count_lines(const Font& font, std::string_view text, int width) {
  int lines = 0;
  for (; !text.empty(); ++lines) next_line(font, text, width);
  return lines;
}

ParagraphLayout draw_paragraph(Canvas& canvas, Rect area, const Font& font, std::string_view text,
                               Colour ink, Align align, int first_line, int leading) {
  ParagraphLayout result = {};
  TextWatch* watch = canvas.watch();
  const int pitch = font.height + leading;
  const int room = (area.h + leading) / pitch;
  while (!text.empty()) {
    const std::string_view line = next_line(font, text, area.w);
    const int row = result.lines++ - first_line;
    if (row < 0 || row >= room) continue;
    // Nothing was dropped between this line and the rest, so no space or '\n' parts them.
    const bool split = !text.empty() && line.data() + line.size() == text.data();
    if (split && watch != nullptr) ++watch->split_words;
    const int y = area.y + row * pitch;
    draw_text(canvas, {area.x, y, area.w, font.height}, font, line, ink, align);
    ++result.drawn;
  }
  result.height = height_of_lines(font, result.drawn, leading);
  if (first_line + result.drawn < result.lines && watch != nullptr) ++watch->unfinished;
  return result;
}

}  // namespace felicity::gfx
