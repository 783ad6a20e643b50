// A tone of the piezo as samples.
#pragma once

#include <cstdint>
#include <vector>

namespace felicity::host {

inline constexpr int kSampleRate = 44'100;

// A square wave, a little rounded, with soft ends so that nothing clicks; volume 0..3.
std::vector<std::int16_t> tone_samples(int hertz, int milliseconds, int volume);

}  // namespace felicity::host
