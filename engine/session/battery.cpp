#include "engine/session/battery.h"

#include <algorithm>
#include <span>

namespace felicity::session {
namespace {

constexpr int kWarning = 10;  // percent
constexpr int kWarningEnds = 15;
constexpr int kLow = 5;
constexpr int kLowEnds = 8;
constexpr int kFlicker = 2;    // percent by which a charge has to rise before it is shown
constexpr int kReadings = 4;   // in the mean
constexpr int kMostFall = 40;  // of the mean at a reading, in millivolts: more is a load
constexpr int kSure = 3;       // readings in a row that make an empty battery
constexpr std::uint32_t kIntervalMs = 10'000;
constexpr std::uint32_t kNearEndMs = 1'000;

struct Point {
  std::int16_t millivolts;
  std::int8_t percent;
};

constexpr int kPoints = 8;

struct Scale {
  std::int16_t most;  // in millivolts; above it something else feeds the board
  Point points[kPoints];
};

// Under a load of some ten milliamperes. The AA scales are those of alkaline cells, 1.55 V each
// when fresh, behind a diode that takes 0.25 V. The first point is the cut-off: 3.2 V for lithium,
// 0.95 V a cell for three AA; two AA end at 1.08 V a cell, because the converter of a Pico needs
// 1.8 V.
// clang-format off
constexpr Scale kScales[] = {
    {4400, {{3200, 0}, {3500, 5}, {3600, 10}, {3700, 22},
            {3800, 50}, {3900, 66}, {4000, 80}, {4200, 100}}},
    {5000, {{2600, 0}, {2750, 5}, {2900, 10}, {3050, 16},
            {3350, 35}, {3650, 60}, {3950, 80}, {4400, 100}}},
    {3300, {{1900, 0}, {1950, 5}, {2000, 10}, {2050, 16},
            {2150, 30}, {2350, 58}, {2550, 80}, {2850, 100}}},
};
// clang-format on
static_assert(std::size(kScales) == kBatteries - 1);

}  // namespace

int cut_off(Battery battery) {
  return battery == Battery::None ? 0 : kScales[static_cast<int>(battery)].points[0].millivolts;
}

int percent_at(Battery battery, int millivolts) {
  if (battery == Battery::None || millivolts == 0) return hal::kNoBattery;
  const Scale& scale = kScales[static_cast<int>(battery)];
  if (millivolts > scale.most) return hal::kNoBattery;
  if (millivolts <= scale.points[0].millivolts) return 0;
  for (int i = 1; i < kPoints; ++i) {
    const Point from = scale.points[i - 1];
    const Point to = scale.points[i];
    if (millivolts >= to.millivolts) continue;
    return from.percent + (millivolts - from.millivolts) * (to.percent - from.percent) /
                              (to.millivolts - from.millivolts);
  }
  return 100;
}

std::uint32_t Gauge::interval_ms() const {
  return below_ > 0 || level_ == Level::Empty ? kNearEndMs : kIntervalMs;
}

void Gauge::read(const hal::Power& power, Battery battery) {
  const bool is_other = battery != battery_ || power.cable != power_.cable;
  power_ = power;
  battery_ = battery;
  const bool known = !power.of_cable && percent_at(battery, power.millivolts) >= 0;
  if (!known || is_other || percent_ == hal::kNoBattery) {
    begin();
  } else {
    go_on();
  }
  if (!known) percent_ = hal::kNoBattery;
  const bool counts = known && !power.cable;
  below_ = counts && power.millivolts < cut_off(battery)
               ? static_cast<std::uint8_t>(std::min(below_ + 1, kSure))
               : 0;
  level_ = counts ? next_level() : Level::Fine;
  if (level_ == Level::Fine) warned_ = false;
}

// Another battery, or the cable was plugged in or pulled out: what was before does not count.
void Gauge::begin() {
  millivolts_ = power_.millivolts;
  percent_ = percent_at(battery_, millivolts_);
  level_ = Level::Fine;
  below_ = 0;
}

// Asleep there is no load, and few readings come: then each counts as it is.
void Gauge::go_on() {
  const int apart = power_.millivolts - millivolts_;
  millivolts_ += level_ == Level::Empty ? apart : std::max(apart / kReadings, -kMostFall);
  const int now = percent_at(battery_, millivolts_);
  if (now < percent_ || now > percent_ + kFlicker) percent_ = now;
}

Gauge::Level Gauge::next_level() const {
  const auto within = [&](Level level, int begins, int ends) {
    return percent_ <= (level_ >= level ? ends : begins);
  };
  if (below_ == kSure) return Level::Empty;
  if (level_ == Level::Empty && percent_ <= kWarningEnds) return Level::Empty;
  if (within(Level::Low, kLow, kLowEnds)) return Level::Low;
  if (within(Level::Warning, kWarning, kWarningEnds)) return Level::Warning;
  return Level::Fine;
}

}  // namespace felicity::session
