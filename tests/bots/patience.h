// How long the tests of the bots may take: --long for a night, FELICITY_QUICK for slow builds.
#pragma once

#include <cstdlib>

#include "tests/property/effort.h"

namespace felicity::bots {

using property::by_effort;

inline void take_patience(int argc, char** argv) {
  property::take_effort(argc, argv);
  if (std::getenv("FELICITY_QUICK") != nullptr) property::effort = property::Effort::Short;
}

}  // namespace felicity::bots
