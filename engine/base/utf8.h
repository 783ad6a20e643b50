// UTF-8, as far as names and lines of text need it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace felicity {

// How many bytes the character at the front takes; 0 if it is no good UTF-8. `left` is at least 1.
constexpr std::size_t utf8_size(const char* text, std::size_t left) {
  const auto at = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = at(0);
  if (first < 0x80) return 1;
  const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || size > left) return 0;
  for (std::size_t i = 1; i < size; ++i) {
    if ((at(i) & 0xC0U) != 0x80U) return 0;
  }
  const unsigned second = at(1);
  if (first == 0xE0 && second < 0xA0) return 0;  // longer than need be
  if (first == 0xED && second > 0x9F) return 0;  // half of a surrogate pair
  if (first == 0xF0 && second < 0x90) return 0;  // longer than need be
  if (first == 0xF4 && second > 0x8F) return 0;  // beyond the last code point
  return size;
}

// The character that takes `size` bytes, as utf8_size() found.
constexpr char32_t utf8_code(const char* text, std::size_t size) {
  const auto at = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (size == 1) return at(0);
  char32_t code = at(0) & (0x7FU >> size);
  for (std::size_t i = 1; i < size; ++i) code = code << 6 | (at(i) & 0x3FU);
  return code;
}

// Characters that cannot be seen where they stand: control characters, spaces, joiners, fillers,
// variation selectors, and marks that turn the direction of reading (U+202E). Two names that differ
// only in these look alike. The no-break space (U+00A0) is the one space that a name may have.
constexpr bool is_invisible(char32_t code) {
  struct Range {
    std::uint16_t first, last;
  };
  constexpr Range kRanges[] = {
      {0x0000, 0x0020}, {0x007F, 0x009F}, {0x00AD, 0x00AD}, {0x034F, 0x034F}, {0x061C, 0x061C},
      {0x115F, 0x1160}, {0x1680, 0x1680}, {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x2000, 0x200F},
      {0x2028, 0x202F}, {0x205F, 0x206F}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0x3164, 0x3164},
      {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF}};
  for (const Range& range : kRanges) {
    if (code >= range.first && code <= range.last) return true;
  }
  return code >= 0xE0000 && code <= 0xE0FFF;  // tags and more selectors
}

}  // namespace felicity
