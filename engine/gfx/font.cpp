#include "engine/gfx/font.h"

#include <algorithm>

#include "engine/base/code_points.h"

namespace felicity::gfx {

const uint8_t* Font::glyph(char32_t code) const {
  const auto found = std::lower_bound(codes.begin(), codes.end(), code);
  if (found == codes.end() || *found != code) return nullptr;
  return glyphs + (found - codes.begin()) * glyph_bytes();
}

namespace {

constexpr int kMostRowBytes = 40;  // of a glyph that must be unpacked: 10x20 is the largest

// From bit after bit to rows of whole bytes, as a canvas stamps them. Fonts as wide as whole bytes
// are that already.
const uint8_t* rows_of(const Font& font, const uint8_t* glyph, uint8_t (&rows)[kMostRowBytes]) {
  if (font.width % 8 == 0) return glyph;
  unsigned bits = 0;
  int count = 0;
  uint8_t* to = rows;
  for (int y = 0; y < font.height; ++y) {
    for (int left = font.width; left > 0; left -= 8) {
      const int taken = std::min(left, 8);
      if (count < taken) {
        bits = bits << 8 | *glyph++;
        count += 8;
      }
      count -= taken;
      *to++ = static_cast<uint8_t>(bits >> count << (8 - taken));
    }
  }
  return rows;
}

}  // namespace

int text_width(const Font& font, std::string_view text) { return count_codes(text) * font.width; }

int draw_text(Canvas& canvas, int x, int y, const Font& font, std::string_view text, Colour ink) {
  const int end = Rect(x, y, 0, 0).x + text_width(font, text);
  TextWatch* watch = canvas.watch();
  if (watch != nullptr && !text.empty()) {
    const Rect where(x, y, text_width(font, text), font.height);
    const bool seen = !where.intersect(canvas.clip()).is_empty();
    if (!canvas.clip().contains(where)) ++watch->clipped;
    if (seen && watch->drawn != nullptr) watch->drawn(watch->listener, text, where);
  }
  const Rect clip = canvas.clip();
  if (watch == nullptr && (y >= clip.bottom() || y + font.height <= clip.y)) return end;
  for (; !text.empty() && x < canvas.width(); x += font.width) {
    const char32_t code = next_code(text);
    if (const uint8_t* glyph = font.glyph(code)) {
      uint8_t rows[kMostRowBytes];
      canvas.stamp(rows_of(font, glyph, rows), font.width, font.height, x, y, ink);
    } else {
      canvas.fill({x, y, font.width - 1, font.height - 1}, ink);
      if (watch != nullptr) ++watch->missing;
    }
  }
  return end;
}

void draw_text(Canvas& canvas, Rect area, const Font& font, std::string_view text, Colour ink,
               Align align) {
  const int spare = std::max(0, area.w - text_width(font, text));
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

void draw_enlarged(Canvas& canvas, Rect area, const Font& font, std::string_view text, Colour ink,
                   int times) {
  const int width = text_width(font, text) * times;
  const Rect where = area.centred(width, font.height * times);
  if (TextWatch* watch = canvas.watch(); watch != nullptr) {
    if (!area.contains(where) || !canvas.clip().contains(where)) ++watch->clipped;
    if (watch->drawn != nullptr) watch->drawn(watch->listener, text, where);
  }
  if (where.intersect(canvas.clip()).is_empty()) return;
  for (int x = where.x; !text.empty(); x += font.width * times) {
    const uint8_t* glyph = font.glyph(next_code(text));
    for (int bit = 0; glyph != nullptr && bit < font.width * font.height; ++bit) {
      if ((glyph[bit / 8] >> (7 - bit % 8) & 1) == 0) continue;
      canvas.fill({x + bit % font.width * times, where.y + bit / font.width * times, times, times},
                  ink);
    }
  }
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
  const int most = std::max(1, width / font.width);
  const std::string_view text = rest;
  std::size_t end = text.size(), next = end, space = 0;
  int columns = 0;
  for (std::string_view scan = text; !scan.empty(); ++columns) {
    const std::size_t here = text.size() - scan.size();
    const char32_t code = next_code(scan);
    if (code == '\n') {
      end = here, next = here + 1;
      break;
    }
    if (code == ' ') space = here;
    if (columns == most) {  // this one does not fit any more
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
                               Colour ink, Align align, int first_line) {
  ParagraphLayout result = {};
  TextWatch* watch = canvas.watch();
  const int room = area.h / font.height;
  while (!text.empty()) {
    const std::string_view line = next_line(font, text, area.w);
    const int row = result.lines++ - first_line;
    if (row < 0 || row >= room) continue;
    // Nothing was dropped between this line and the rest, so no space or '\n' parts them.
    const bool split = !text.empty() && line.data() + line.size() == text.data();
    if (split && watch != nullptr) ++watch->split_words;
    const int y = area.y + row * font.height;
    draw_text(canvas, {area.x, y, area.w, font.height}, font, line, ink, align);
    ++result.drawn;
  }
  result.height = result.drawn * font.height;
  if (first_line + result.drawn < result.lines && watch != nullptr) ++watch->unfinished;
  return result;
}

}  // namespace felicity::gfx
