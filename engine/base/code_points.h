// Text is UTF-8 everywhere; this is the one place that takes it apart.
#pragma once

#include <string_view>

namespace felicity {

inline constexpr char32_t kBadCode = 0xFFFD;

// Takes the next code point off a text that is not empty. A byte that does not belong to a
// well-formed sequence gives kBadCode, and only that byte is taken.
char32_t next_code(std::string_view& rest);

int count_codes(std::string_view text);

}  // namespace felicity
