// The flash of a PC behaves like a chip's: in memory, in a file, and when it is worn out.
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>

#include "engine/store/page.h"
#include "hal_host/device/flash.h"
#include "tests/unity_main.h"

namespace {

using felicity::host::Flash;

constexpr std::uint32_t kPage = 256;
using Page = std::uint8_t[kPage];

class File {
 public:
  File() {
    const int file = mkstemp(name_);
    TEST_ASSERT_TRUE(file >= 0);
    close(file);
    unlink(name_);
  }
  ~File() { unlink(name_); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  std::string path() const { return name_; }

  std::string bytes() const {
    std::string all(Flash::kBytes + 1, '\0');
    std::FILE* file = std::fopen(name_, "rb");
    TEST_ASSERT_NOT_NULL(file);
    all.resize(std::fread(all.data(), 1, all.size(), file));
    std::fclose(file);
    return all;
  }

 private:
  char name_[32] = "/tmp/felicity-flash-XXXXXX";
};

std::uint8_t byte_at(Flash& flash, std::uint32_t at) {
  std::uint8_t byte = 0;
  TEST_ASSERT_TRUE(flash.read(at, &byte, 1));
  return byte;
}

bool program(Flash& flash, std::uint32_t at, std::uint8_t value) {
  Page page;
  std::memset(page, value, sizeof page);
  return flash.program(at, page);
}

// Without a page like this in it, a file is something else's.
void program_own_page(Flash& flash) {
  felicity::store::Page own = {};
  own.head = {.magic = felicity::store::PageHead::kMagic, .kind = 0, .schema = 1, .sequence = 1};
  own.crc = own.sum();
  Page page;
  std::memcpy(page, &own, sizeof page);
  TEST_ASSERT_TRUE(flash.program(Flash::kBytes - kPage, page));
}

void bits_fall_by_programming_and_rise_by_erasing_a_whole_sector() {
  Flash flash;
  const std::uint32_t sector = 3 * Flash::kSectorBytes;
  TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(flash, sector));
  TEST_ASSERT_TRUE(program(flash, sector + kPage, 0x3C));
  TEST_ASSERT_TRUE(program(flash, sector + kPage, 0xF0));
  TEST_ASSERT_EQUAL_HEX8(0x30, byte_at(flash, sector + kPage));
  TEST_ASSERT_EQUAL_HEX8(0x30, byte_at(flash, sector + 2 * kPage - 1));
  TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(flash, sector + 2 * kPage));
  TEST_ASSERT_TRUE(program(flash, sector - kPage, 0));
  TEST_ASSERT_TRUE(flash.erase(sector));
  TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(flash, sector + kPage));
  TEST_ASSERT_EQUAL_HEX8(0x00, byte_at(flash, sector - 1));
}

void only_whole_pages_and_sectors_inside_are_written() {
  Flash flash;
  TEST_ASSERT_FALSE(program(flash, 1, 0));
  TEST_ASSERT_FALSE(program(flash, Flash::kBytes, 0));
  TEST_ASSERT_FALSE(program(flash, 0U - kPage, 0));
  TEST_ASSERT_FALSE(flash.erase(kPage));
  TEST_ASSERT_FALSE(flash.erase(Flash::kBytes));
  std::uint8_t two[2];
  TEST_ASSERT_FALSE(flash.read(Flash::kBytes - 1, two, 2));
  TEST_ASSERT_FALSE(flash.read(~0U, two, 2));
  TEST_ASSERT_TRUE(flash.read(Flash::kBytes - 2, two, 2));
}

void a_file_holds_what_was_written_at_once() {
  const File file;
  Flash flash;
  TEST_ASSERT_EQUAL_STRING("", flash.keep_in(file.path()).c_str());
  std::string wanted(Flash::kBytes, '\xFF');
  TEST_ASSERT_TRUE(file.bytes() == wanted);
  TEST_ASSERT_TRUE(program(flash, Flash::kBytes - kPage, 0x5A));
  wanted.replace(Flash::kBytes - kPage, kPage, kPage, '\x5A');
  TEST_ASSERT_TRUE(file.bytes() == wanted);
  TEST_ASSERT_TRUE(flash.erase(Flash::kBytes - Flash::kSectorBytes));
  TEST_ASSERT_TRUE(file.bytes() == std::string(Flash::kBytes, '\xFF'));
}

void a_file_belongs_to_one_flash_until_its_end() {
  const File file;
  Flash second;
  {
    Flash first;
    TEST_ASSERT_EQUAL_STRING("", first.keep_in(file.path()).c_str());
    program_own_page(first);
    TEST_ASSERT_TRUE(program(first, 0, 0x11));
    Flash moved(std::move(first));
    TEST_ASSERT_EQUAL_STRING("in use by another program", second.keep_in(file.path()).c_str());
    TEST_ASSERT_EQUAL_HEX8(0xFF, byte_at(second, 0));
    TEST_ASSERT_TRUE(program(moved, kPage, 0x22));
  }
  TEST_ASSERT_EQUAL_STRING("", second.keep_in(file.path()).c_str());
  TEST_ASSERT_EQUAL_HEX8(0x11, byte_at(second, 0));
  TEST_ASSERT_EQUAL_HEX8(0x22, byte_at(second, kPage));
}

void a_worn_out_flash_refuses_writes_and_a_copy_leaves_the_file_alone() {
  const File file;
  {
    Flash flash;
    TEST_ASSERT_EQUAL_STRING("", flash.keep_in(file.path()).c_str());
    program_own_page(flash);
    TEST_ASSERT_TRUE(program(flash, 0, 0x11));
    flash.refuse_writes();
    TEST_ASSERT_FALSE(program(flash, 0, 0));
    TEST_ASSERT_FALSE(flash.erase(0));
    TEST_ASSERT_EQUAL_HEX8(0x11, byte_at(flash, 0));
  }
  const std::string before = file.bytes();
  Flash copy;
  TEST_ASSERT_EQUAL_STRING("", copy.copy(file.path()).c_str());
  TEST_ASSERT_EQUAL_HEX8(0x11, byte_at(copy, 0));
  TEST_ASSERT_TRUE(copy.erase(0));
  TEST_ASSERT_TRUE(program(copy, 0, 0x22));
  TEST_ASSERT_EQUAL_HEX8(0x22, byte_at(copy, 0));
  TEST_ASSERT_TRUE(file.bytes() == before);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(bits_fall_by_programming_and_rise_by_erasing_a_whole_sector);
  RUN_TEST(only_whole_pages_and_sectors_inside_are_written);
  RUN_TEST(a_file_holds_what_was_written_at_once);
  RUN_TEST(a_file_belongs_to_one_flash_until_its_end);
  RUN_TEST(a_worn_out_flash_refuses_writes_and_a_copy_leaves_the_file_alone);
  return UNITY_END();
}
