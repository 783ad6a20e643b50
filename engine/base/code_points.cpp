#include "engine/base/code_points.h"

#include "engine/base/utf8.h"

namespace felicity {

char32_t next_code(std::string_view& rest) {
  const std::size_t size = utf8_size(rest.data(), rest.size());
  if (size == 0) {
    rest.remove_prefix(1);
    return kBadCode;
  }
  constexpr unsigned char kFirstBits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
  char32_t code = static_cast<unsigned char>(rest[0]) & kFirstBits[size];
  for (std::size_t i = 1; i < size; ++i) {
    code = code << 6 | (static_cast<unsigned char>(rest[i]) & 0x3F);
  }
  rest.remove_prefix(size);
  return code;
}

int count_codes(std::string_view text) {
  int codes = 0;
  for (; !text.empty(); ++codes) next_code(text);
  return codes;
}

}  // namespace felicity
