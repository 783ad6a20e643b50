// usage: make_flash_corpus FOLDER
// Writes a few devices for the fuzzer to start from, in the form that tests/fuzz/flash.cpp reads:
// just begun, in the middle of a game, after a game, and one with pages of a newer version.
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "tests/power/device_life.h"

using namespace felicity;
using namespace felicity::store;
using namespace felicity::tests;

namespace {

std::vector<std::uint8_t> input_of(const FailingFlash& flash, std::uint32_t most_pages,
                                   bool newer) {
  std::vector<std::uint8_t> bytes = {1, 100};  // the power fails in the second write
  const auto add = [&](unsigned value) { bytes.push_back(static_cast<std::uint8_t>(value)); };
  for (std::uint32_t place = 0; place < kSectors * kPagesInSector && most_pages > 0; ++place) {
    Page page;
    std::memcpy(&page, flash.bytes(place * kPageBytes), sizeof page);
    if (!page.is_sound()) continue;
    --most_pages;
    add(place & 255U);
    add(place >> 8);
    add(1);
    add(page.head.kind);
    add(page.head.schema + (newer ? 1U : 0U));
    add(page.head.sequence & 255U);
    add(page.head.sequence >> 8 & 255U);
    add(page.size);
    bytes.insert(bytes.end(), page.payload, page.payload + page.size);
  }
  return bytes;
}

bool write(const std::string& path, const std::vector<std::uint8_t>& bytes) {
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return false;
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  return std::fclose(file) == 0 && written;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: make_flash_corpus FOLDER\n");
    return 2;
  }
  const SaveScript story(1);
  DeviceLife life(story);
  bool good = life.start();
  const std::string folder = std::string(argv[1]) + "/";
  good = good && life.run(4) && write(folder + "begun", input_of(life.flash, 8, false));
  good = good && life.run(20) && write(folder + "under-way", input_of(life.flash, 20, false));
  good = good && write(folder + "newer", input_of(life.flash, 4, true));
  good = good && life.run_to_the_end() && life.start();
  good = good && write(folder + "ended", input_of(life.flash, 16, false));
  if (!good) std::fprintf(stderr, "cannot write to %s\n", argv[1]);
  return good ? 0 : 1;
}
