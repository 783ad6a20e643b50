// UTF-8, as far as names and lines of text need it.
#pragma once

#include <cstddef>

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

}  // namespace felicity
