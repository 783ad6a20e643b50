#include "engine/gfx/font.h"

#include <algorithm>
#include <span>

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

void unpack(const Typeface& face, int place, uint16_t* rows) {
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
    rows[y] = static_cast<uint16_t>(bits >> count << (16 - width));
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

// One of the two rows that a row becomes, with four pixels for each of the upper sixteen. One of
// the four takes the value of the two neighbours at its corner where these are alike and their
// opposites are not: a step becomes a slope, a corner is rounded. Not in `sharp` columns.
uint32_t enlarged(uint32_t here, uint32_t near, uint32_t far, uint32_t sharp) {
  const uint32_t left = here >> 1, right = here << 1;
  const auto corner = [&](uint32_t side, uint32_t opposite) {
    const uint32_t takes = ~(side ^ near) & (side ^ opposite) & (near ^ far) & ~sharp;
    return spread((here & ~takes) | (near & takes));
  };
  return corner(left, right) | corner(right, left) >> 1;
}

constexpr uint32_t upper(uint16_t row) { return uint32_t{row} << 16; }

// Rounded corners would make a star of a plus, and of a D an O.
uint16_t sharp_columns(char32_t code) {
  switch (code) {
    case U'+': return 0xFFFF;
    case U'D':
    case U'Ď': return 0x8000;
    default: return 0;
  }
}

void enlarge(uint16_t* rows, int height, uint32_t sharp) {
  uint32_t below = 0;
  for (int y = height - 1; y >= 0; --y) {
    const uint32_t here = upper(rows[y]), above = y > 0 ? upper(rows[y - 1]) : 0;
    rows[2 * y] = static_cast<uint16_t>(enlarged(here, above, below, sharp) >> 16);
    rows[2 * y + 1] = static_cast<uint16_t>(enlarged(here, below, above, sharp) >> 16);
    below = here;
  }
}

}  // namespace

bool Font::has(char32_t code) { return place_of(code) >= 0; }

Glyph::Glyph(const Font& font, char32_t code)
    : height_(font.face->height), is_halved_(font.times > 1), sharp_(sharp_columns(code)) {
  const int place = place_of(code);
  const int width = face_width(*font.face, place);
  if (place >= 0) {
    unpack(*font.face, place, rows_);
  } else {
    std::fill_n(rows_, height_, static_cast<uint16_t>(~(0xFFFF >> width)));
    rows_[height_ - 1] = 0;
  }
  for (int y = 0; font.bold != 0 && y < height_; ++y) {
    rows_[y] = static_cast<uint16_t>(rows_[y] | rows_[y] >> 1);
  }
  if (font.times > 2) {
    enlarge(rows_, height_, upper(sharp_));
    height_ = static_cast<uint8_t>(2 * height_);
    sharp_ = static_cast<uint16_t>((spread(upper(sharp_)) | spread(upper(sharp_)) >> 1) >> 16);
  }
  width_ = static_cast<uint8_t>((width + font.bold) * font.times);
}

uint32_t Glyph::row(int y) const {
  if (!is_halved_) return upper(rows_[y]);
  const int from = y / 2;
  const uint32_t above = from > 0 ? upper(rows_[from - 1]) : 0;
  const uint32_t below = from + 1 < height_ ? upper(rows_[from + 1]) : 0;
  return y % 2 == 0 ? enlarged(upper(rows_[from]), above, below, upper(sharp_))
                    : enlarged(upper(rows_[from]), below, above, upper(sharp_));
}

namespace {

// On the deepest stack: one frame with draw_text() is smaller than two.
[[gnu::always_inline]] inline void stamp(Canvas& canvas, const Glyph& glyph, int height, int x,
                                         int y, Colour ink) {
  uint8_t bytes[24];  // as many rows at once as fit
  const int count = (glyph.width() + 7) / 8;
  const int most = static_cast<int>(sizeof bytes) / count;
  for (int first = 0; first < height; first += most) {
    const int rows = std::min(most, height - first);
    uint8_t* to = bytes;
    for (int row = first; row < first + rows; ++row) {
      const uint32_t bits = glyph.row(row);
      for (int i = 0; i < count; ++i) *to++ = static_cast<uint8_t>(bits >> (24 - 8 * i));
    }
    canvas.stamp(bytes, glyph.width(), rows, x, y + first, ink);
  }
}

}  // namespace

int text_width(const Font& font, std::string_view text) {
  if (text.empty()) return 0;
  int width = -font.times;
  while (!text.empty()) width += advance(font, next_code(text));
  return width;
}

namespace {

// An image for one kind of panel has none: what reporting needs is not on its deepest stack.
TextWatch* watch_of(const Canvas& canvas) {
  return kKnowsMono && kKnowsColour ? canvas.watch() : nullptr;
}

void report(const Canvas& canvas, TextWatch& watch, Rect corner, const Font& font,
            std::string_view text) {
  if (text.empty()) return;
  const Rect where(corner.x, corner.y, text_width(font, text), font.height);
  const bool seen = !where.intersect(canvas.clip()).is_empty();
  if (!canvas.clip().contains(where)) ++watch.clipped;
  if (seen && watch.drawn != nullptr) watch.drawn(watch.listener, text, where);
  while (!text.empty()) {
    if (!Font::has(next_code(text))) ++watch.missing;
  }
}

}  // namespace

void draw_text(Canvas& canvas, int x, int y, const Font& font, std::string_view text, Colour ink) {
  const Rect corner(x, y, 0, 0);  // no further away than 16 bits reach
  if (TextWatch* watch = watch_of(canvas)) report(canvas, *watch, corner, font, text);
  x = corner.x;
  y = corner.y;
  const Rect clip = canvas.clip();
  if (y >= clip.bottom() || y + font.height <= clip.y) return;
  while (!text.empty() && x < clip.right()) {
    const char32_t code = next_code(text);
    const int next = x + advance(font, code);
    if (next > clip.x) stamp(canvas, Glyph(font, code), font.height, x, y, ink);
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

namespace {

// Nothing was dropped between a line and what follows it, so no space or '\n' parts them.
bool is_split(std::string_view line, std::string_view rest) {
  return !rest.empty() && line.data() + line.size() == rest.data();
}

}  // namespace

bool splits_word(const Font& font, std::string_view text, int width) {
  while (!text.empty()) {
    const std::string_view line = next_line(font, text, width);
    if (is_split(line, text)) return true;
  }
  return false;
}

int count_lines(const Font& font, std::string_view text, int width) {
  int lines = 0;
  for (; !text.empty(); ++lines) next_line(font, text, width);
  return lines;
}

ParagraphLayout draw_paragraph(Canvas& canvas, Rect area, const Font& font, std::string_view text,
                               Colour ink, Align align, int first_line, int leading) {
  ParagraphLayout result = {};
  TextWatch* watch = watch_of(canvas);
  const int pitch = font.height + leading;
  const int room = (area.h + leading) / pitch;
  while (!text.empty()) {
    const std::string_view line = next_line(font, text, area.w);
    const int row = result.lines++ - first_line;
    if (row < 0 || row >= room) continue;
    if (watch != nullptr && is_split(line, text)) ++watch->split_words;
    const int y = area.y + row * pitch;
    draw_text(canvas, {area.x, y, area.w, font.height}, font, line, ink, align);
    ++result.drawn;
  }
  result.height = height_of_lines(font, result.drawn, leading);
  if (first_line + result.drawn < result.lines && watch != nullptr) ++watch->unfinished;
  return result;
}

}  // namespace felicity::gfx
