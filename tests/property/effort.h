// How much a test of chance does: --short or FELICITY_QUICK for slow builds and for ./test --quick,
// --long for a night.
#pragma once

#include <cstdlib>
#include <cstring>

namespace felicity::property {

enum class Effort { Short, Normal, Long };
inline Effort effort = Effort::Normal;

inline void take_effort(int argc, char** argv) {
  if (std::getenv("FELICITY_QUICK") != nullptr) effort = Effort::Short;
  if (argc > 1 && std::strcmp(argv[1], "--short") == 0) effort = Effort::Short;
  if (argc > 1 && std::strcmp(argv[1], "--long") == 0) effort = Effort::Long;
}

inline long by_effort(long if_short, long normal, long if_long) {
  return effort == Effort::Short ? if_short : effort == Effort::Long ? if_long : normal;
}

}  // namespace felicity::property
