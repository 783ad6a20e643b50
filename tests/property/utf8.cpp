// utf8_size against the definition: a character is good if it is how some code point is written.
#include <cstdint>
#include <cstdio>

#include "engine/base/utf8.h"
#include "tests/unity_main.h"

namespace felicity::property {
namespace {

// The bytes of a code point; 0 if it has none.
std::size_t write(std::uint32_t point, char* out) {
  const auto tail = [&](int shift) { return static_cast<char>(0x80U | (point >> shift & 0x3FU)); };
  if (point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF)) return 0;
  if (point < 0x80) {
    out[0] = static_cast<char>(point);
    return 1;
  }
  const std::size_t size = point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  constexpr unsigned kLead[] = {0, 0, 0xC0, 0xE0, 0xF0};
  out[0] = static_cast<char>(kLead[size] | point >> (6 * (size - 1)));
  for (std::size_t i = 1; i < size; ++i) out[i] = tail(static_cast<int>(6 * (size - 1 - i)));
  return size;
}

void every_code_point_has_its_size_and_no_shorter_one() {
  for (std::uint32_t point = 0; point <= 0x10FFFF; ++point) {
    char text[4] = {};
    const std::size_t size = write(point, text);
    for (std::size_t left = 1; left <= 4 && size > 0; ++left) {
      TEST_ASSERT_EQUAL(left < size ? 0 : size, utf8_size(text, left));
    }
  }
}

// Every first two bytes with every kind of third and fourth.
void every_other_byte_sequence_is_refused() {
  constexpr unsigned kKinds[] = {0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF};
  long good = 0, tried = 0;
  for (unsigned front = 0; front < 0x10000; ++front) {
    for (unsigned third : kKinds) {
      for (unsigned fourth : kKinds) {
        const char text[4] = {static_cast<char>(front >> 8), static_cast<char>(front),
                              static_cast<char>(third), static_cast<char>(fourth)};
        const unsigned lead = front >> 8, second = front & 0x3FU;
        const std::uint32_t points[5] = {
            0, lead, (lead & 0x1FU) << 6 | second,
            (lead & 0xFU) << 12 | second << 6 | (third & 0x3FU),
            (lead & 7U) << 18 | second << 12 | (third & 0x3FU) << 6 | (fourth & 0x3FU)};
        std::size_t expected = 0;
        for (std::size_t size = 1; size <= 4; ++size) {
          char written[4] = {};
          bool same = write(points[size], written) == size;
          for (std::size_t i = 0; i < size; ++i) same = same && written[i] == text[i];
          if (same) expected = size;
        }
        TEST_ASSERT_EQUAL(expected, utf8_size(text, 4));
        good += expected > 0 ? 1 : 0;
        ++tried;
      }
    }
  }
  std::printf("%ld strings of four bytes, %ld begin with a character\n", tried, good);
}

}  // namespace
}  // namespace felicity::property

int main() {
  using namespace felicity::property;
  UNITY_BEGIN();
  RUN_TEST(every_code_point_has_its_size_and_no_shorter_one);
  RUN_TEST(every_other_byte_sequence_is_refused);
  return UNITY_END();
}
