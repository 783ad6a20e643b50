// How much a property test does: --short for slow builds (sanitizers, mutants), --long for a night.
#pragma once

#include <cstring>

namespace felicity::property {

enum class Effort { Short, Normal, Long };
inline Effort effort = Effort::Normal;

inline void take_effort(int argc, char** argv) {
  if (argc > 1 && std::strcmp(argv[1], "--short") == 0) effort = Effort::Short;
  if (argc > 1 && std::strcmp(argv[1], "--long") == 0) effort = Effort::Long;
}

inline long by_effort(long if_short, long normal, long if_long) {
  return effort == Effort::Short ? if_short : effort == Effort::Long ? if_long : normal;
}

}  // namespace felicity::property
