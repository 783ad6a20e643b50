#include "tests/unity_main.h"

#include <unistd.h>

#include <cstdio>
#include <string>

#include "hal_host/device/picture.h"

using namespace felicity::host;

namespace {

std::string scratch_file() { return "picture_" + std::to_string(getpid()) + ".png"; }

Picture colourful() {
  Picture picture(240, 240, false);
  constexpr std::uint16_t kInks[] = {0x0000, 0xFFFF, 0xE4E0, 0x55BD, 0x04EE, 0x0841, 0xF738};
  for (int y = 0; y < 240; ++y) {
    for (int x = 0; x < 240; ++x) picture.at(x, y) = kInks[(x / 3 + y * y / 7) % 7];
  }
  return picture;
}

void comes_back(const Picture& picture) {
  const std::string path = scratch_file();
  TEST_ASSERT_EQUAL_STRING("", write_png(picture, path).c_str());
  Picture read;
  TEST_ASSERT_EQUAL_STRING("", read_png(read, path).c_str());
  std::remove(path.c_str());
  TEST_ASSERT_TRUE(read == picture);
  TEST_ASSERT_EQUAL_INT(picture.mono, read.mono);
  TEST_ASSERT_EQUAL_HEX32(checksum(picture), checksum(read));
}

void a_picture_comes_back_from_its_file_pixel_by_pixel() {
  comes_back(colourful());
  Picture mono(128, 64, true);
  for (int x = 0; x < 128; ++x) mono.at(x, x / 2) = 0xFFFF;
  comes_back(mono);
  comes_back(Picture(128, 64, true));
}

void colours_are_widened_by_repeating_their_bits() {
  TEST_ASSERT_TRUE(widen(0x0000) == (Rgb{0, 0, 0}));
  TEST_ASSERT_TRUE(widen(0xFFFF) == (Rgb{255, 255, 255}));
  TEST_ASSERT_TRUE(widen(0x8410) == (Rgb{132, 130, 132}));
  TEST_ASSERT_TRUE(widen(0x0821) == (Rgb{8, 4, 8}));
}

// The values are those of zlib.crc32 in Python.
void the_checksum_is_the_standard_crc_32() {
  Picture digits(9, 1, true);
  TEST_ASSERT_EQUAL_HEX32(0xE60914AE, checksum(digits));  // nine zero bytes
  Picture colour(2, 1, false);
  colour.at(0, 0) = 0x3132;
  colour.at(1, 0) = 0x3334;
  TEST_ASSERT_EQUAL_HEX32(0x9BE3E0A3, checksum(colour));  // "1234"
  digits.at(0, 0) = 0xFFFF;
  TEST_ASSERT_EQUAL_HEX32(0xF17200ED, checksum(digits));
}

void a_failed_read_or_write_gives_a_reason() {
  TEST_ASSERT_EQUAL_STRING("No such file or directory",
                           write_png(colourful(), "no/such/folder.png").c_str());
  TEST_ASSERT_EQUAL_STRING("the picture is empty", write_png(Picture(), scratch_file()).c_str());
  Picture picture;
  TEST_ASSERT_EQUAL_STRING("No such file or directory", read_png(picture, "none.png").c_str());
  const std::string path = scratch_file();
  std::FILE* file = std::fopen(path.c_str(), "wb");
  std::fputs("this is no picture", file);
  std::fclose(file);
  TEST_ASSERT_FALSE(read_png(picture, path).empty());
  TEST_ASSERT_EQUAL_STRING("", write_png(colourful(), path).c_str());
  TEST_ASSERT_EQUAL_INT(0, truncate(path.c_str(), 300));
  TEST_ASSERT_FALSE(read_png(picture, path).empty());
  std::remove(path.c_str());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_picture_comes_back_from_its_file_pixel_by_pixel);
  RUN_TEST(colours_are_widened_by_repeating_their_bits);
  RUN_TEST(the_checksum_is_the_standard_crc_32);
  RUN_TEST(a_failed_read_or_write_gives_a_reason);
  return UNITY_END();
}
