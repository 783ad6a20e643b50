#include "hal_host/frontend/sound.h"

#include <algorithm>

namespace felicity::host {

std::vector<std::int16_t> tone_samples(int hertz, int milliseconds, int volume) {
  constexpr float kLoudest[] = {0, 1500, 4000, 9000};
  constexpr int kSoftMs = 4;
  constexpr int kLongestMs = 5000;
  const int length = std::clamp(milliseconds, 0, kLongestMs) * kSampleRate / 1000;
  const int soft = std::max(1, std::min(kSoftMs * kSampleRate / 1000, length / 2));
  const float loud = kLoudest[std::clamp(volume, 0, 3)];
  const float step = 2 * static_cast<float>(std::max(hertz, 1)) / kSampleRate;
  std::vector<std::int16_t> samples;
  samples.reserve(static_cast<std::size_t>(length));
  float phase = 0, smooth = 0;
  for (int i = 0; i < length; ++i) {
    const float square = phase < 1 ? 1.0F : -1.0F;
    smooth += (square - smooth) * 0.35F;  // a piezo cannot jump between levels
    const float ends =
        static_cast<float>(std::min({i, length - 1 - i, soft})) / static_cast<float>(soft);
    samples.push_back(static_cast<std::int16_t>(smooth * loud * ends));
    phase += step;
    if (phase >= 2) phase -= 2;
  }
  return samples;
}

}  // namespace felicity::host
