// The functions of engine/hal.h that engine/session needs besides the flash.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "engine/hal.h"

namespace felicity::hal {

// The same key every time: a game begun twice is the same game.
void entropy(std::uint8_t (&key)[32]) { std::memset(key, 7, sizeof key); }

void panic(const char* file, int line) {
  std::fprintf(stderr, "panic at %s:%d\n", file, line);
  std::abort();
}

}  // namespace felicity::hal
