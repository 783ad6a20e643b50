// A flash as text: only pages that are not blank, each as a line `page N` and eight lines of 32
// bytes in hexadecimal. `#` starts a comment.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "tests/power/failing_flash.h"

namespace felicity::tests {

inline std::string as_text(const FailingFlash& flash) {
  std::string text;
  char word[32];
  for (std::uint32_t page = 0; page < flash.sectors() * FailingFlash::kSector / FailingFlash::kPage;
       ++page) {
    if (flash.is_blank(page)) continue;
    std::snprintf(word, sizeof word, "page %u\n", page);
    text += word;
    for (std::uint32_t i = 0; i < FailingFlash::kPage; ++i) {
      std::snprintf(word, sizeof word, "%02x", flash.byte(page * FailingFlash::kPage + i));
      text += word;
      if (i % 32 == 31) text += '\n';
    }
  }
  return text;
}

// False: no such file, or malformed.
inline bool read_text(FailingFlash& flash, const char* path) {
  std::FILE* file = std::fopen(path, "r");
  if (file == nullptr) return false;
  char line[256];
  std::uint32_t at = 0;
  std::uint32_t left = 0;  // bytes of the page
  bool good = true;
  while (good && std::fgets(line, sizeof line, file) != nullptr) {
    line[std::strcspn(line, "#\n")] = '\0';
    unsigned page = 0;
    if (line[0] == '\0') continue;
    if (std::sscanf(line, "page %u", &page) == 1) {
      good = left == 0 && page < flash.sectors() * FailingFlash::kSector / FailingFlash::kPage;
      at = page * FailingFlash::kPage;
      left = FailingFlash::kPage;
      continue;
    }
    good = left >= 32 && std::strlen(line) == 64;
    for (int i = 0; good && i < 64; i += 2, ++at, --left) {
      const char digits[] = {line[i], line[i + 1], '\0'};
      char* end = nullptr;
      flash.set_byte(at, static_cast<std::uint8_t>(std::strtoul(digits, &end, 16)));
      good = end == digits + 2;
    }
  }
  std::fclose(file);
  return good && left == 0;
}

}  // namespace felicity::tests
