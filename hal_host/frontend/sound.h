// A tune of the piezo as samples.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/notes.h"

namespace felicity::host {

inline constexpr int kSampleRate = 44'100;
inline constexpr int kSoftMs = 4;  // of each rise and fall; the last fall comes after the last note

// A square wave, a little rounded, with soft ends so that nothing clicks; volume 0..3.
std::vector<std::int16_t> tune_samples(std::span<const Note> notes, int times, int volume);

}  // namespace felicity::host
