// The voltage that the game takes for this charge of a cell of lithium.
#pragma once

#include "engine/session/battery.h"

namespace felicity::host {

// 0, not measured, for hal::kNoBattery.
inline int millivolts_at(int percent) {
  constexpr auto kCell = session::Battery::Lithium;
  if (percent == hal::kNoBattery) return 0;
  int millivolts = session::cut_off(kCell);
  while (session::percent_at(kCell, millivolts) < percent) ++millivolts;
  return millivolts;
}

}  // namespace felicity::host
