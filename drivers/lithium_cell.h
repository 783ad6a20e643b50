// The charge of one cell of lithium from its voltage.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace felicity::drivers {

class LithiumCell {
 public:
  // Percent for this voltage. Small changes come and go with the load: they leave it as it was.
  int percent(int millivolts) {
    const int now = std::clamp((millivolts - kEmpty) * 100 / (kFull - kEmpty), 0, 100);
    if (last_ < 0 || std::abs(now - last_) > kFlicker) last_ = now;
    return last_;
  }
  // The next voltage is taken as it is.
  void forget() { last_ = -1; }

 private:
  static constexpr int kEmpty = 3200;
  static constexpr int kFull = 4200;
  static constexpr int kFlicker = 2;

  int last_ = -1;
};

}  // namespace felicity::drivers
