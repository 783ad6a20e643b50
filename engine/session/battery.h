// The charge of a battery: a scale and a cut-off for each kind of cell, and what follows from the
// charge. A voltage sags under load and recovers afterwards, so no single reading decides.
#pragma once

#include "engine/hal.h"

namespace felicity::session {

enum class Battery : std::uint8_t { Lithium, ThreeCells, TwoCells, None };
inline constexpr int kBatteries = static_cast<int>(Battery::None) + 1;

// In millivolts. Below it nothing is written, and the device sleeps. 0: no limit.
int cut_off(Battery battery);
// 0..100; hal::kNoBattery: not measured, or more than a battery of this kind ever has.
int percent_at(Battery battery, int millivolts);

class Gauge {
 public:
  enum class Level : std::uint8_t { Fine, Warning, Low, Empty };

  void read(const hal::Power& power, Battery battery);

  Battery battery() const { return battery_; }  // of the last reading
  int percent() const { return percent_; }      // or hal::kNoBattery
  Level level() const { return level_; }
  bool on_cable() const { return power_.cable; }
  bool is_charging() const { return power_.charging == hal::Power::Charging::Yes; }
  bool measures() const { return power_.millivolts > 0; }
  // Until the next reading. Near the cut-off it is soon, because a cell falls steeply there, and so
  // that a cable is noticed.
  std::uint32_t interval_ms() const;
  // True once each time the charge falls to the warning.
  bool wants_warning() const {
    return !warned_ && (level_ == Level::Warning || level_ == Level::Low);
  }
  void set_warned() { warned_ = true; }

 private:
  void begin();
  void go_on();
  Level next_level() const;

  Battery battery_ = Battery::Lithium;
  Level level_ = Level::Fine;
  bool warned_ = false;
  std::uint8_t below_ = 0;  // readings in a row below the cut-off
  int percent_ = hal::kNoBattery;
  int millivolts_ = 0;  // the mean of the last readings
  hal::Power power_;    // the last reading
};

}  // namespace felicity::session
