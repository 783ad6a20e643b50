#include "engine/session/settings.h"

#include <algorithm>

namespace felicity::session {

int volume_step(const Settings& settings) { return settings.mute ? 0 : settings.volume; }

// Silence is the step below the softest and leaves the volume as it was.
void set_volume_step(Settings& settings, int step) {
  settings.mute = step == 0;
  if (step > 0) settings.volume = static_cast<std::uint8_t>(step);
}

// A saved number of minutes that is no longer offered counts as the last one.
int sleep_step(const Settings& settings) {
  constexpr int kLast = static_cast<int>(std::size(kSleepMinutes)) - 1;
  const auto* at =
      std::find(std::begin(kSleepMinutes), std::end(kSleepMinutes), settings.sleep_minutes);
  return std::min(static_cast<int>(at - kSleepMinutes), kLast);
}

void set_sleep_step(Settings& settings, int step) { settings.sleep_minutes = kSleepMinutes[step]; }

void change(const Setting& setting, Settings& settings, int by) {
  const int low = setting.low;
  const int high = setting.high;
  const int to = setting.get(settings) + by;
  const int span = high - low + 1;
  const int wrapped = low + ((to - low) % span + span) % span;
  setting.set(settings, setting.stops ? std::clamp(to, low, high) : wrapped);
}

}  // namespace felicity::session
