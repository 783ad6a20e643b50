// What a fuzz target promises: a broken promise ends it with a reason, and the input is kept.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

inline void demand(bool truth, std::string_view why = "a broken promise") {
  if (truth) return;
  std::fprintf(stderr, "%.*s\n", static_cast<int>(why.size()), why.data());
  std::abort();
}
