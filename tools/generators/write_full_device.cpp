// Writes the flash of a full device: write_full_device FILE playing|over
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "engine/store/store.h"
#include "tests/ui/full_device.h"
#include "tests/unity_main.h"  // player complain through Unity

using felicity::tests::FailingFlash;
using felicity::tests::LastGame;

int main(int argc, char** argv) {
  const bool over = argc == 3 && std::strcmp(argv[2], "over") == 0;
  if (argc != 3 || (!over && std::strcmp(argv[2], "playing") != 0)) {
    std::fprintf(stderr, "usage: write_full_device FILE playing|over\n");
    return 2;
  }
  const FailingFlash flash =
      felicity::tests::full_device(over ? LastGame::Over : LastGame::Playing);
  std::FILE* const file = std::fopen(argv[1], "wb");
  bool written = file != nullptr;
  for (std::uint32_t sector = 0; written && sector < felicity::store::kSectors; ++sector) {
    const std::uint8_t* const bytes = flash.bytes(sector * FailingFlash::kSector);
    written = std::fwrite(bytes, 1, FailingFlash::kSector, file) == FailingFlash::kSector;
  }
  if (file != nullptr && std::fclose(file) != 0) written = false;
  if (!written) std::perror(argv[1]);
  return written ? EXIT_SUCCESS : EXIT_FAILURE;
}
