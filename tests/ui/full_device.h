// The flash of a device that was played for years: the ring of finished games is full, the roster
// has no room for another person or letter, every setting is changed, and a game is under way.
#pragma once

#include "tests/power/failing_flash.h"

namespace felicity::tests {

inline constexpr int kFullGames = 1152;

// The first of these names sat in every game; all have 16 bytes, eight letters of two.
inline constexpr int kFullNames = 16;
const char* full_name(int index);

// Over: the last game has ended, and the power failed before it was archived.
enum class LastGame : std::uint8_t { Playing, Over };
FailingFlash full_device(LastGame last = LastGame::Playing);

}  // namespace felicity::tests
