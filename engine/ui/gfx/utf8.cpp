#include "engine/ui/gfx/utf8.h"

namespace felicity::gfx {

char32_t next_code(std::string_view& rest) {
  const auto byte = [&rest](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) {
    rest.remove_prefix(1);
    return first;
  }
  std::size_t length = 1;
  char32_t code = kBadCode, least = 0;
  if (first >= 0xF0 && first <= 0xF4) {
    length = 4, code = first & 0x07, least = 0x10000;
  } else if (first >= 0xE0 && first <= 0xEF) {
    length = 3, code = first & 0x0F, least = 0x800;
  } else if (first >= 0xC2 && first <= 0xDF) {
    length = 2, code = first & 0x1F, least = 0x80;
  }
  bool good = length <= rest.size();
  for (std::size_t i = 1; good && i < length; ++i) {
    good = (byte(i) & 0xC0) == 0x80;
    code = code << 6 | (byte(i) & 0x3F);
  }
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (!good || code < least || surrogate || code > 0x10FFFF) {
    rest.remove_prefix(1);
    return kBadCode;
  }
  rest.remove_prefix(length);
  return code;
}

int count_codes(std::string_view text) {
  int codes = 0;
  for (; !text.empty(); ++codes) next_code(text);
  return codes;
}

}  // namespace felicity::gfx
