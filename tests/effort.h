// How much work a randomised test does. ./test --quick and slow builds set FELICITY_QUICK, the long
// forms of tests run with FELICITY_LONG.
#pragma once

#include <cstdlib>

namespace felicity {

enum class Effort { Short, Normal, Long };

inline const Effort kEffort = std::getenv("FELICITY_LONG") != nullptr    ? Effort::Long
                              : std::getenv("FELICITY_QUICK") != nullptr ? Effort::Short
                                                                         : Effort::Normal;

template <class Count>
Count by_effort(Count if_short, Count normal, Count if_long) {
  return kEffort == Effort::Short ? if_short : kEffort == Effort::Long ? if_long : normal;
}

}  // namespace felicity
